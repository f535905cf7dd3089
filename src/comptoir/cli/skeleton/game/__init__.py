"""Nuts: lay cards face down, and the highest may crack the nuts. 2–4 seats."""

from __future__ import annotations

from pathlib import Path

from comptoir.kernel.contract import Game, rule_ids

from . import pictures, rules
from .audit import audit
from .bots import belief, evaluation, reasons
from .pieces import ACTIONS, CARDS, EVENTS, FIELDS, ROUNDS, State

GAME: Game[State] = Game(
    name="nuts",
    revision=1,
    least_seats=2,
    most_seats=4,
    rules=rule_ids("N", 6),
    folder=Path(__file__).parent,
    options={},
    actions=ACTIONS,
    events=EVENTS,
    fields=FIELDS,
    box={"rounds": ROUNDS, "cards": CARDS},
    new=rules.new,
    to_act=rules.to_act,
    legal=rules.legal,
    sample=rules.sample,
    refuse=rules.refuse,
    play=rules.play,
    scores=rules.scores,
    winners=rules.winners,
    imagine=belief.imagine,
    prompts=("lay", "crack"),
    prompt=rules.prompt,
    phases=("lay", "crack"),
    phase=rules.phase,
    refusals=rules.REFUSALS,
    refusal_facts=rules.refusal_facts,
    text=pictures.text,
    svg=pictures.svg,
    instinct=evaluation.instinct,
    idle=("leave",),
    audit=audit,
    longest=ROUNDS * 5,
    details=rules.details,
    reasons=reasons.REASONS,
    reason=reasons.reason,
)
