"""What a seat can know of the others in Pfusch, and worlds that agree with it."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.chance import Chance
from ....kernel.visibility import View, restore
from ..pieces import BRIBE, OUT, OVER, PLASTER, TOKEN_CHOICE, TOKENS, WOOD, WOOD_EACH, Plan, State

# How the wood of a seat is imagined: the plan, the state, the seat, whether it has a block in hand, chance.
WoodGuess = Callable[[Plan, State, int, bool, Chance], None]


def imagine(plan: Plan, view: View, seat: int, chance: Chance) -> State:
    """A world in which this seat would see this view: what is inside the others' blocks, stocks and hands, at random."""
    return imagine_others(plan, restore(plan.fields, State(), view), view, seat, wood_by_lot, chance)


def imagine_others(plan: Plan, state: State, view: View, seat: int, guess_wood: WoodGuess, chance: Chance) -> State:
    """Fill in what this seat does not see: sealed tokens at random, the others' wood as guessed."""
    for other in range(state.seats):
        if other != seat:
            has_chosen = view.choice_count[other] > 0
            if has_chosen and state.phase == BRIBE:
                state.choice[other] = TOKEN_CHOICE + any_token(state, other, chance)
            guess_wood(plan, state, other, has_chosen and state.phase != BRIBE, chance)
    return state


def any_token(state: State, seat: int, chance: Chance) -> int:
    """One of the tokens in hand, each piece equally likely."""
    hand = state.tokens[seat * TOKENS : (seat + 1) * TOKENS]
    nth = chance.below(sum(hand))
    token = 0
    while nth >= hand[token]:
        nth -= hand[token]
        token += 1
    return token


def wood_by_lot(plan: Plan, state: State, seat: int, block_in_hand: bool, chance: Chance) -> None:
    """A coin for every place that may hold wood, as far as there is wood: it says how many do, the lot says which."""
    places = len(unknown_blocks(plan, state, seat)) + int(block_in_hand) + earlier_places(state, seat)
    left = wood_left(plan, state, seat)
    if state.phase == OVER and state.strikes[seat] < OUT:
        used = left - state.saved[seat]  # the end has shown what was saved
    else:
        used = min(left, sum(chance.below(2) for _ in range(places)))
    lay_wood(plan, state, seat, block_in_hand, some_of(places, used, chance))


def lay_wood(plan: Plan, state: State, seat: int, block_in_hand: bool, wooden: list[int]) -> None:
    """Wood in these of the places nobody looked into, plaster in all others; what wood is left is the seat's stock.

    The places are numbered: the unknown blocks of the project, the block in hand if there is one, earlier buildings.
    """
    unknown = unknown_blocks(plan, state, seat)
    for block in range(seat * plan.size, seat * plan.size + state.height[seat]):
        state.blocks[block] = WOOD if state.known[block] else PLASTER
    if block_in_hand:
        state.choice[seat] = PLASTER
    state.wood[seat] = wood_left(plan, state, seat)
    for place in wooden:
        if place == len(unknown) and block_in_hand:
            state.choice[seat] = WOOD  # which is still in the stock
            continue
        state.wood[seat] -= 1
        if place < len(unknown):
            state.blocks[unknown[place]] = WOOD


# ---- what everyone knows ----


def unknown_blocks(plan: Plan, state: State, seat: int) -> list[int]:
    """The blocks of a seat's project that were never probed."""
    first = seat * plan.size
    return [block for block in range(first, first + state.height[seat]) if not state.known[block]]


def earlier_places(state: State, seat: int) -> int:
    """How many places in earlier buildings may hold wood, besides those where it was seen."""
    return state.sunk_most[seat] - state.sunk_least[seat]


def seen_in(plan: Plan, state: State, seat: int) -> int:
    """How many blocks of wood everyone has seen in a seat's project."""
    seen = 0
    for block in range(seat * plan.size, (seat + 1) * plan.size):
        seen += state.known[block]
    return seen


def wood_left(plan: Plan, state: State, seat: int) -> int:
    """F17: the wood not yet accounted for: of nine blocks those not handed in and not seen by everyone."""
    return WOOD_EACH - state.handed[seat] - state.sunk_least[seat] - seen_in(plan, state, seat)


def some_of(many: int, wanted: int, chance: Chance) -> list[int]:
    """So many of the numbers below `many`, each choice equally likely."""
    left = list(range(many))
    return [left.pop(chance.below(len(left))) for _ in range(wanted)]


def worked_out(plan: Plan, state: State, seat: int) -> list[list[int]]:
    """F13, F17: of each seat, the wood that everyone must still reckon with, and the places that may hold some of it."""
    seats = range(state.seats)
    places = [state.height[other] - seen_in(plan, state, other) + earlier_places(state, other) for other in seats]
    return [[wood_left(plan, state, other) for other in seats], places]
