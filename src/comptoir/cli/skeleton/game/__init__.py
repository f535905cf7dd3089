"""Nuts: lay cards face down, and the highest may crack the nuts. 2–4 seats."""

from __future__ import annotations

from pathlib import Path

from comptoir.kernel.contract import Bots, Box, Game, assemble, rule_ids

from . import pictures, rules
from .audit import audit
from .bots import belief, evaluation, reasons
from .figures import figures
from .pieces import ACTIONS, CARDS, EVENTS, FIELDS, ROUNDS, State

GAME: Game[State] = assemble(
    "nuts",
    Path(__file__).parent,
    Box(ACTIONS, EVENTS, FIELDS, {"rounds": ROUNDS, "cards": CARDS}),
    rules.new,
    rules,
    Bots(belief.imagine, evaluation.instinct, reasons.REASONS, reasons.reason),
    pictures,
    audit,
    seats=(2, 4),
    rule_ids=rule_ids("N", 6),
    prompts=("lay", "crack"),
    phases=("lay", "crack"),
    phase=rules.phase,
    refusals=rules.REFUSALS,
    refusal_facts=rules.refusal_facts,
    idle=("leave",),
    longest=ROUNDS * 5,
    details=rules.details,
    figures=figures,
)
