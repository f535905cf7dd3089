"""Auf Heller und Pfennig: merchants set up stalls near good customers and away from bad ones. 2–4 seats."""

from __future__ import annotations

from pathlib import Path

from ...kernel.contract import Game, Option, rule_ids
from . import pictures, rules
from .audit import audit
from .bots import belief, evaluation, lookahead, reasons
from .figures import figures
from .pieces import ACTIONS, COLUMNS, EVENTS, FIELDS, MOST_ROUNDS, RANKS, ROWS, SQUARES, STALL, State

GAME: Game[State] = Game(
    name="heller",
    revision=1,
    least_seats=2,
    most_seats=4,
    rules=rule_ids("H", 25),
    folder=Path(__file__).parent,
    options={
        "open_end": Option((False, True), "H23"),
        "no_luck": Option((False, True), "H25"),
    },
    actions=ACTIONS,
    events=EVENTS,
    fields=FIELDS,
    box={"rows": ROWS, "columns": COLUMNS, "ranks": RANKS, "stall": STALL},
    new=rules.new,
    to_act=rules.to_act,
    legal=rules.legal,
    sample=rules.sample,
    refuse=rules.refuse,
    play=rules.play,
    scores=rules.scores,
    winners=rules.winners,
    imagine=belief.imagine,
    prompts=("turn", "open", "place"),
    prompt=rules.prompt,
    text=pictures.text,
    svg=pictures.svg,
    instinct=evaluation.instinct,
    idle=(),
    audit=audit,
    longest=MOST_ROUNDS * (30 + len(SQUARES)),
    lookahead=lookahead.LOOKAHEAD,
    reasons=reasons.REASONS,
    reason=reasons.reason,
    figures=figures,
    play_out=rules.play_out,
    derive=rules.derive,
)
