"""How two builders who think ahead, or who have learned, play on in imagined games: by odds counted in their games.

Whoever a grandmaster meets is no merchant, as `rollout.py` has them. `thinkers.json` says how often such builders used plaster
in what looked alike to them, which tokens they preferred, and which block they probed; `python -m tools.thinkers` counts
it. The odds of what they choose among few things are made of weights, so that they hold for whatever is there to choose.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from ....kernel.chance import Chance
from .. import pieces as box
from ..pieces import DECEMBER, TOKENS, Plan, State
from ..rules import has_project
from . import rollout as merchants
from .belief import unknown_blocks
from .evaluation import USUAL_SIZE, stakes, unseen

FILE: Final = Path(__file__).parent / "thinkers.json"
FINE: Final = 1000

# What is told apart where material is chosen: the month, how often one was caught, the size of the building, the place of the
# block, how many blocks of it nobody has looked into, and how many of these are plaster.
STRIKES: Final = 3
SIZES: Final = 3  # buildings of two blocks, of three, of more
PLACES: Final = 3
UNSEEN: Final = 4
CROOKED: Final = 3
GROUND, BETWEEN, TOP = 0, 1, 2
ALIKE: Final = STRIKES * PLACES * CROOKED  # what is told apart where nothing finer was seen often enough
SITUATIONS: Final = DECEMBER * STRIKES * SIZES * PLACES * UNSEEN * CROOKED

# And where a token is: the month, what is at stake, and what the best target would lose.
STAKES: Final = 3
HIGH_STAKE: Final = 2.5
PURSES: Final = DECEMBER * STAKES * STAKES

FLOORS: Final = 5  # of the blocks nobody has looked into, from the top; so many are told apart


class Habits:
    """What was counted, as whole numbers."""

    plaster: list[int]  # of a thousand, by situation
    tokens: list[int]  # weights, by purse and token
    floors: list[int]  # weights, by how many unknown blocks there are and how far from the top
    __slots__ = tuple(__annotations__)

    def __init__(self, read: dict[str, Any]) -> None:
        alike: list[int] = read["alike"]
        self.plaster = [alike[alike_at(at)] for at in range(SITUATIONS)]
        for at, part in read["plaster"]:
            self.plaster[at] = part
        self.tokens = read["tokens"]
        self.floors = read["floors"]


def situation(month: int, strikes: int, size: int, place: int, unknown: int, crooked: int) -> int:
    """Where material is chosen, as everything that is told apart."""
    big = min(size - 2, SIZES - 1) if size > 2 else 0
    where = TOP if place >= size - 1 else GROUND if place == 0 else BETWEEN
    found = ((month - 1) * STRIKES + min(strikes, STRIKES - 1)) * SIZES + big
    return ((found * PLACES + where) * UNSEEN + min(unknown, UNSEEN - 1)) * CROOKED + min(crooked, CROOKED - 1)


def alike_at(at: int) -> int:
    """The same, but for the month, the size and what is unknown."""
    crooked = at % CROOKED
    where = at // (CROOKED * UNSEEN) % PLACES
    strikes = at // (CROOKED * UNSEEN * PLACES * SIZES) % STRIKES
    return (strikes * PLACES + where) * CROOKED + crooked


def situation_of(plan: Plan, state: State, seat: int) -> int:
    """The situation of a seat that chooses its material."""
    size = USUAL_SIZE
    place = unknown = crooked = 0
    if has_project(state, seat):
        height = state.height[seat]
        planned = state.sites[state.sign[seat] - 1]
        if height < planned:
            size = planned
            place = height
            unknown, crooked = unseen(plan, state, seat)
    return situation(state.month, state.strikes[seat], size, place, unknown, crooked)


def purse_of(plan: Plan, state: State, seat: int) -> int:
    """The purse of a seat that chooses its bribe."""
    danger, target = stakes(plan, state, seat)
    return ((state.month - 1) * STAKES + graded(danger)) * STAKES + graded(target)


def graded(stake: float) -> int:
    return 0 if stake <= 0 else 1 if stake <= HIGH_STAKE else 2


def rollout(plan: Plan, state: State, seat: int, chance: Chance) -> int:
    """F5 to F14: what one of two builders who think may do; on sites and in bargains what a merchant does."""
    phase = state.phase
    if phase == box.MATERIAL and state.wood[seat]:
        odds = HABITS.plaster[situation_of(plan, state, seat)]
        return box.MAKE_PLASTER if chance.below(FINE) < odds else box.MAKE_WOOD
    if phase == box.BRIBE:
        return box.PAY + token(plan, state, seat, chance)
    if phase in (box.INSPECT, box.INFORM):
        return probe(plan, state, seat, chance)
    return merchants.rollout(plan, state, seat, chance)


def token(plan: Plan, state: State, seat: int, chance: Chance) -> int:
    """F8: one of those in hand, by their weights."""
    first = purse_of(plan, state, seat) * TOKENS
    mine = seat * TOKENS
    return drawn([HABITS.tokens[first + one] if state.tokens[mine + one] else 0 for one in range(TOKENS)], chance)


def probe(plan: Plan, state: State, seat: int, chance: Chance) -> int:
    """F14: of the other's blocks that nobody has looked into one by its weight; else one that harms nobody."""
    unknown = unknown_blocks(plan, state, 1 - seat)
    if unknown:
        many = min(len(unknown), FLOORS)
        first = (many - 1) * FLOORS
        return plan.probe + unknown[len(unknown) - 1 - drawn(HABITS.floors[first : first + many], chance)]
    return merchants.harmless_probe(plan, state, seat, chance)


def drawn(weights: list[int], chance: Chance) -> int:
    """A place, in proportion to its weight."""
    left = chance.below(sum(weights))
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return at
    return len(weights) - 1


HABITS: Final = Habits(json.loads(FILE.read_text(encoding="utf-8")))
