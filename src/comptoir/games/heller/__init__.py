"""Auf Heller und Pfennig: merchants set up stalls near good customers and away from bad ones. 2–4 seats."""

from __future__ import annotations

from pathlib import Path

from ...kernel.contract import Bots, Box, Game, Option, WorkedOut, assemble, rule_ids
from ...kernel.state import EVERYONE, counts
from . import outlook, pictures, rules
from .audit import audit
from .bots import belief, evaluation, lookahead, reasons
from .figures import figures
from .pieces import (
    ACTIONS,
    COLUMNS,
    EVENTS,
    FIELDS,
    KINDS,
    LINE_NAMES,
    MOST_ROUNDS,
    RANKS,
    ROWS,
    SQUARE_NAMES,
    SQUARES,
    STALL,
    State,
)  # fmt: skip
from .sheet import SHEET

GAME: Game[State] = assemble(
    "heller",
    Path(__file__).parent,
    Box(ACTIONS, EVENTS, FIELDS, {"lines": LINE_NAMES, "rows": ROWS, "columns": COLUMNS, "ranks": RANKS, "stall": STALL}),
    rules.new,
    rules,
    Bots(belief.imagine, evaluation.instinct, reasons.REASONS, reasons.reason, lookahead.LOOKAHEAD),
    pictures,
    audit,
    seats=(2, 4),
    rule_ids=rule_ids("H", 25),
    options={"open_end": Option((False, True), "H23"), "no_luck": Option((False, True), "H25")},
    prompts=("turn", "open", "place"),
    prompt_facts=rules.prompt_facts,
    refusals=rules.REFUSALS,
    refusal_facts=rules.refusal_facts,
    details=outlook.details,
    outlook=outlook.outlook,
    longest=MOST_ROUNDS * (30 + len(SQUARES)),
    figures=figures,
    sheet=SHEET,
    round="round",
    play_out=rules.play_out,
    worked_out=WorkedOut({"unseen": counts(EVERYONE, (KINDS,), 2, SQUARE_NAMES)}, belief.worked_out),
    derive=rules.derive,
)
