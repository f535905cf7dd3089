"""A model of the other builders: what is inside their blocks, by how tempting plaster was when they were laid.

`belief.imagine` tosses a fair coin for every block, which is all the rules say. Whoever thinks ahead may guess better: a
builder whose building would have been long in danger probably used wood. The guess is a guess, so it never goes beyond SURE.
"""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Chance
from ....kernel.visibility import View, restore
from ..pieces import MATERIAL, OVER, Plan, State
from . import belief
from .evaluation import STRIKE_COST, USUAL_SIZE, plaster_saves

FINE: Final = 1000
SURE: Final = 850  # of a thousand


def imagine(plan: Plan, view: View, seat: int, chance: Chance) -> State:
    """A world in which this seat would see this view, the likelier the more it is like the others to have made it."""
    state = restore(plan.fields, State(), view)
    if state.phase == OVER:
        return belief.imagine(plan, view, seat, chance)  # the end has shown what was saved: nothing is left to guess
    return belief.imagine_others(plan, state, view, seat, wood_by_temptation, chance)


def wood_by_temptation(plan: Plan, state: State, seat: int, block_in_hand: bool, chance: Chance) -> None:
    """Wood or plaster for every place of `belief.lay_wood`, each by its own temptation; no more wood than there can be."""
    unknown = belief.unknown_blocks(plan, state, seat)
    wooden = [place for place, block in enumerate(unknown) if not is_tempted(state, seat, block % plan.size, chance)]
    if block_in_hand and not is_tempted(state, seat, state.height[seat], chance):
        wooden.append(len(unknown))
    wooden += [len(unknown) + int(block_in_hand)] * wood_in_earlier_buildings(state, seat, chance)
    left = belief.wood_left(plan, state, seat)
    while len(wooden) > left:
        wooden.pop(chance.below(len(wooden)))
    belief.lay_wood(plan, state, seat, block_in_hand, wooden)


def wood_in_earlier_buildings(state: State, seat: int, chance: Chance) -> int:
    """Besides what was seen there: a guess for each place in them that may hold wood."""
    places = belief.earlier_places(state, seat)
    if not places:
        return 0
    odds = plaster_odds(state, seat, 1, USUAL_SIZE, max(1, state.month - USUAL_SIZE))
    return sum([chance.below(FINE) >= odds for _ in range(places)])


def is_tempted(state: State, seat: int, place: int, chance: Chance) -> bool:
    """Whether the block at this place of the project, or the one in hand, is taken to be of plaster."""
    height = state.height[seat]
    sign = state.sign[seat]
    size = state.sites[sign - 1] if sign else USUAL_SIZE
    month = state.month
    if place < height:
        month -= height - place - int(state.phase != MATERIAL)  # a block a month; the top one this month, once all have built
    elif place == size:
        place = 0  # the block in hand begins another building
        size = USUAL_SIZE
    return chance.below(FINE) < plaster_odds(state, seat, place, size, max(1, month))


def plaster_odds(state: State, seat: int, height: int, size: int, month: int) -> int:
    """Of a thousand blocks laid on a building so high in that month, how many are plaster: by what plaster was worth then.

    Of the strikes only those of today are known; a builder who has two is taken to fear the third as the second.
    """
    caught = height + STRIKE_COST[min(state.strikes[seat], len(STRIKE_COST) - 1)]
    value = plaster_saves(state.seats, height, size, month, caught)
    if value == 0:
        return FINE // 2
    return SURE if value > 0 else FINE - SURE
