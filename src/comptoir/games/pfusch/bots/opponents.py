"""What the other builders are like: how often a block that nobody has looked into is plaster, counted in games of many kinds.

`belief.imagine` tosses a fair coin for every block, which is all the rules say. Whoever thinks ahead may guess better, by how
often builders of all kinds used plaster in such a place: `opponents.json`, which `python -m tools.opponents` counts. It is a
guess, so it never goes beyond SURE.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from ....kernel.chance import Chance
from ....kernel.visibility import View, restore
from ..pieces import MATERIAL, OVER, Plan, State
from . import belief
from .evaluation import USUAL_SIZE

FINE: Final = 1000
SURE: Final = 850  # of a thousand
FILE: Final = Path(__file__).parent / "opponents.json"

# What is told apart, besides how many sit at the table.
AUTUMN: Final = 10  # blocks laid before this month, and from it on
STRIKES: Final = 3
SIZES: Final = 3  # buildings of two blocks, of three, of more
GROUND, BETWEEN, TOP = 0, 1, 2
PLACES: Final = 3
KINDS: Final = 2 * STRIKES * SIZES * PLACES


def counted() -> tuple[list[list[int]], list[int]]:
    """By seats from two on: of a thousand blocks of each kind how many are plaster, and of those in earlier buildings."""
    read = json.loads(FILE.read_text(encoding="utf-8"))
    return read["plaster"], read["earlier"]


PLASTER_IN, PLASTER_EARLIER = counted()


def kind(strikes: int, place: int, size: int, month: int) -> int:
    """Which kind a block is of: laid in this month at this place of a building, by who was caught so often since."""
    late = int(month >= AUTUMN)
    big = min(size - 2, SIZES - 1) if size > 2 else 0
    where = TOP if place >= size - 1 else GROUND if place == 0 else BETWEEN
    return ((late * STRIKES + min(strikes, STRIKES - 1)) * SIZES + big) * PLACES + where


def block_kind(state: State, seat: int, place: int) -> int:
    """Of the block at this place of a seat's project, or of the one in hand. A block a month: so the month is known."""
    height = state.height[seat]
    sign = state.sign[seat]
    size = state.sites[sign - 1] if sign else USUAL_SIZE
    month = state.month
    if place < height:
        month -= height - place - int(state.phase != MATERIAL)  # the top one this month, once all have built
    elif place == size:
        place = 0  # the block in hand begins another building
        size = USUAL_SIZE
    return kind(state.strikes[seat], place, size, month)


def imagine(plan: Plan, view: View, seat: int, chance: Chance) -> State:
    """A world in which this seat would see this view, the likelier the more it is like the others to have made it."""
    state = restore(plan.fields, State(), view)
    if state.phase == OVER:
        return belief.imagine(plan, view, seat, chance)  # the end has shown what was saved: nothing is left to guess
    return belief.imagine_others(plan, state, view, seat, wood_by_kind, chance)


def wood_by_kind(plan: Plan, state: State, seat: int, block_in_hand: bool, chance: Chance) -> None:
    """Wood or plaster for every place of `belief.lay_wood`, each by its own odds; no more wood than there can be."""
    unknown = belief.unknown_blocks(plan, state, seat)
    wooden = [place for place, block in enumerate(unknown) if is_wood(state, seat, block % plan.size, chance)]
    if block_in_hand and is_wood(state, seat, state.height[seat], chance):
        wooden.append(len(unknown))
    earlier = PLASTER_EARLIER[state.seats - 2]
    first = len(unknown) + int(block_in_hand)
    wooden += [first for _ in range(belief.earlier_places(state, seat)) if chance.below(FINE) >= earlier]
    left = belief.wood_left(plan, state, seat)
    while len(wooden) > left:
        wooden.pop(chance.below(len(wooden)))
    belief.lay_wood(plan, state, seat, block_in_hand, wooden)


def is_wood(state: State, seat: int, place: int, chance: Chance) -> bool:
    """Whether the block at this place of the project, or the one in hand, is taken to be of wood."""
    odds = PLASTER_IN[state.seats - 2][block_kind(state, seat, place)]
    return chance.below(FINE) >= min(SURE, max(FINE - SURE, odds))
