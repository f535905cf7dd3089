"""Worlds for a builder who knows people: what is inside the others' blocks, by how tempting plaster was when they were laid.

`beliefs.imagine` tosses a fair coin for every block, which is all the rules say. Whoever thinks ahead may guess better: a
builder whose building would have been long in danger probably used wood. The guess is a guess, so it never goes beyond SURE.
"""

from __future__ import annotations

from ...kernel.chance import Chance
from ...kernel.visibility import View, restore
from . import beliefs
from .minds import ATTENTION, STRIKE_COST, TOSS_UP, USUAL_SIZE
from .pieces import (
    AUGUST,
    BRIBE,
    DECEMBER,
    FIELDS,
    MATERIAL,
    OVER,
    PLASTER,
    SIZE,
    TOKEN_CHOICE,
    WOOD,
    State,
)

FINE = 1000
SURE = 850  # of a thousand


def imagine(view: View, seat: int, chance: Chance) -> State:
    """A world in which this seat would see this view, the likelier the more it is like the others to have made it."""
    state = restore(FIELDS, State(), view)
    if state.phase == OVER:
        return beliefs.imagine(view, seat, chance)  # the end has shown what was saved: nothing is left to suspect
    for other in range(state.seats):
        if other != seat:
            has_chosen = view.choice_count[other] > 0
            if has_chosen and state.phase == BRIBE:
                state.choice[other] = TOKEN_CHOICE + beliefs.any_token(state, other, chance)
            guess_wood(state, other, has_chosen and state.phase != BRIBE, chance)
    return state


def guess_wood(state: State, seat: int, block_in_hand: bool, chance: Chance) -> None:
    """Wood or plaster for every place nobody looked into, each by its own temptation; no more wood than there can be.

    The places are those of `beliefs.imagine_wood`: the project, the block in hand, and earlier buildings.
    """
    places = beliefs.unknown_blocks(state, seat)
    project = len(places)
    wooden = [at for at, block in enumerate(places) if not is_tempted(state, seat, block % SIZE, chance)]
    if block_in_hand and not is_tempted(state, seat, state.height[seat], chance):
        wooden.append(project)
    wooden += [project + 1] * wood_in_earlier_buildings(state, seat, chance)
    left = beliefs.wood_left(state, seat)
    while len(wooden) > left:
        wooden.pop(chance.below(len(wooden)))
    for block in range(seat * SIZE, seat * SIZE + state.height[seat]):
        state.blocks[block] = WOOD if state.known[block] else PLASTER
    if block_in_hand:
        state.choice[seat] = PLASTER
    state.wood[seat] = left
    for at in wooden:
        if at == project:
            state.choice[seat] = WOOD  # still in the stock
        else:
            state.wood[seat] -= 1
            if at < project:
                state.blocks[places[at]] = WOOD


def wood_in_earlier_buildings(state: State, seat: int, chance: Chance) -> int:
    """Besides what was seen there: a guess for each place in them that may hold wood."""
    places = state.sunk_most[seat] - state.sunk_least[seat]
    if not places:
        return 0
    odds = plaster_odds(state, seat, 1, USUAL_SIZE, max(1, state.month - USUAL_SIZE))
    return sum([chance.below(FINE) >= odds for _ in range(places)])


def is_tempted(state: State, seat: int, place: int, chance: Chance) -> bool:
    """Whether this block, of the project or the one in hand, may well have been made of plaster alone."""
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
    """Of a thousand such blocks, how many are plaster: the gain of `minds.plaster_gain`, as it was when the block was laid."""
    strikes = state.strikes[seat]
    caught = height + STRIKE_COST[min(strikes, len(STRIKE_COST) - 1)]
    inspections = min(size - height, DECEMBER - month) + (month != AUGUST)
    average_height = (height + 1 + size) / 2
    gain = 1 - inspections * ATTENTION / (state.seats - 1) / average_height * (caught + (size - height) / 2 + 1)
    if abs(gain) < TOSS_UP:
        return FINE // 2
    return SURE if gain > 0 else FINE - SURE
