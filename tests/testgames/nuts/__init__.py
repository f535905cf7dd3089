"""Nuts: lay cards face down, and the highest may crack the nuts. 2–4 seats, two revisions; and one where the fewest win."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from comptoir.kernel.contract import Game, rule_ids

from . import bots, revision_1, rules
from .pieces import ACTIONS, EVENTS, FIELDS, ROUNDS, State

SECOND: Game[State] = Game(
    name="nuts",
    revision=2,
    least_seats=2,
    most_seats=4,
    rules=rule_ids("N", 6),
    folder=Path(__file__).parent,
    options={},
    actions=ACTIONS,
    events=EVENTS,
    fields=FIELDS,
    new=rules.new,
    to_act=rules.to_act,
    legal=rules.legal,
    sample=rules.sample,
    refuse=rules.refuse,
    play=rules.play,
    scores=rules.scores,
    winners=rules.winners,
    imagine=bots.imagine,
    prompts=("lay", "crack"),
    prompt=rules.prompt,
    text=bots.text,
    svg=bots.svg,
    instinct=bots.instinct,
    idle=("leave",),
    audit=rules.audit,
    longest=ROUNDS * 5,
    details=rules.details,
    reasons={"card": ("value",), "crack": ("pot",), "leave": ()},
    reason=bots.reason,
)
FIRST = replace(SECOND, revision=1, play=revision_1.play)
GAME = replace(SECOND, earlier=(FIRST,))

# Revision 3 turns the game round: the nuts are foul, and whoever has the fewest wins.
FEWEST = replace(
    SECOND, revision=3, earlier=(FIRST, SECOND), lowest_wins=True, winners=rules.winners_with_fewest, instinct=bots.dread
)
