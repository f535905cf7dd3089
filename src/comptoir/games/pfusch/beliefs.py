"""What a seat can know: worlds it may believe in, and what must add up in every one of them."""

from __future__ import annotations

from ...kernel.chance import Chance
from ...kernel.visibility import View, restore
from .pieces import (
    BRIBE,
    DECEMBER,
    FIELDS,
    MATERIAL,
    OUT,
    OVER,
    PLASTER,
    SITES,
    SIZE,
    TOKEN_CHOICE,
    TOKENS,
    TOKENS_EACH,
    WOOD,
    WOOD_EACH,
    State,
)

# ---- worlds ----


def imagine(view: View, seat: int, chance: Chance) -> State:
    """A world in which this seat would see this view: what is inside the others' blocks, stocks and hands, at random."""
    state = restore(FIELDS, State(), view)
    for other in range(state.seats):
        if other != seat:
            has_chosen = view.choice_count[other] > 0
            if has_chosen and state.phase == BRIBE:
                state.choice[other] = TOKEN_CHOICE + any_token(state, other, chance)
            imagine_wood(state, other, has_chosen and state.phase != BRIBE, chance)
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


def imagine_wood(state: State, seat: int, block_in_hand: bool, chance: Chance) -> None:
    """Spread the wood that this seat may have used over the places nobody looked into; the rest is its stock.

    The places: blocks of the project, the block in hand, and earlier buildings within the bounds everyone knows.
    """
    places = unknown_blocks(state, seat)
    project = len(places)
    earlier = state.sunk_most[seat] - state.sunk_least[seat]
    left = wood_left(state, seat)
    many = project + int(block_in_hand) + earlier
    if state.phase == OVER and state.strikes[seat] < OUT:
        used = left - state.saved[seat]  # the end has shown what was saved
    else:
        used = min(left, sum(chance.below(2) for _ in range(many)))
    for block in places:
        state.blocks[block] = PLASTER
    for block in range(seat * SIZE, seat * SIZE + SIZE):
        if state.known[block]:
            state.blocks[block] = WOOD
    if block_in_hand:
        state.choice[seat] = PLASTER
    state.wood[seat] = left
    for place in some_of(many, used, chance):
        if place < project:
            state.blocks[places[place]] = WOOD
        elif place == project and block_in_hand:
            state.choice[seat] = WOOD
            continue  # its wood is still in the stock
        state.wood[seat] -= 1


def unknown_blocks(state: State, seat: int) -> list[int]:
    """The blocks of a seat's project that were never probed."""
    first = seat * SIZE
    return [block for block in range(first, first + state.height[seat]) if not state.known[block]]


def wood_left(state: State, seat: int) -> int:
    """F17: the wood not yet accounted for: of nine blocks those not handed in and not seen by everyone."""
    first = seat * SIZE
    seen = sum(state.known[first : first + SIZE]) + state.sunk_least[seat]
    return WOOD_EACH - state.handed[seat] - seen


def some_of(many: int, wanted: int, chance: Chance) -> list[int]:
    """So many of the numbers below `many`, each choice equally likely."""
    left = list(range(many))
    return [left.pop(chance.below(len(left))) for _ in range(wanted)]


# ---- what must add up ----


def audit(state: State) -> list[str]:
    """F1, F6, F7 and F17: whether wood, tokens, sites and signs are all there."""
    faults = []
    for seat in range(state.seats):
        faults += [f"seat {seat}: {fault}" for fault in [*audit_wood(state, seat), *audit_tokens(state, seat)]]
        faults += [f"seat {seat}: {fault}" for fault in audit_project(state, seat)]
    if state.free != [site for site in range(SITES) if state.sites[site] and not state.owners[site]]:
        faults.append("the list of free sites is not that of the town")
    if state.waiting != waited_for(state):
        faults.append(f"the seats waited for are not {state.waiting}")
    return faults


def waited_for(state: State) -> list[int]:
    """F4, F8: those whose sealed choice is missing, in order; else, by the rules, whoever is waited for and not out."""
    if state.phase in (MATERIAL, BRIBE):
        return [seat for seat in range(state.seats) if not state.choice[seat] and state.strikes[seat] < OUT]
    if state.phase == OVER:
        return []
    return [seat for seat in sorted(set(state.waiting)) if state.strikes[seat] < OUT]


def audit_wood(state: State, seat: int) -> list[str]:
    """F1, F17: nine blocks: in stock, in the project, handed in, and in earlier buildings within what everyone knows."""
    project = state.blocks[seat * SIZE : (seat + 1) * SIZE]
    sunk = WOOD_EACH - state.wood[seat] - state.handed[seat] - project.count(WOOD)
    faults = []
    if not state.sunk_least[seat] <= sunk <= state.sunk_most[seat]:
        faults.append(f"{sunk} wooden blocks are in earlier buildings, outside what is known")
    if state.choice[seat] == WOOD and not state.wood[seat]:
        faults.append("wood was chosen that is not in stock")
    if state.phase == OVER and state.saved[seat] != (state.wood[seat] if state.strikes[seat] < OUT else 0):
        faults.append("the wood saved is not the wood in stock")
    return faults


def audit_tokens(state: State, seat: int) -> list[str]:
    """F1, F8: each of the eleven tokens is in hand or on the calendar; a token chosen is still in hand."""
    hand = state.tokens[seat * TOKENS : (seat + 1) * TOKENS]
    spent = state.calendar[seat * DECEMBER : (seat + 1) * DECEMBER]
    faults = []
    if any(hand[token] + spent.count(token + 1) != TOKENS_EACH[token] for token in range(TOKENS)):
        faults.append("the eleven tokens do not add up")
    chosen = state.choice[seat]
    if chosen and (chosen >= TOKEN_CHOICE) != (state.phase == BRIBE):
        faults.append("the sealed choice is of another phase")
    if chosen >= TOKEN_CHOICE and not hand[chosen - TOKEN_CHOICE]:
        faults.append("a token was chosen that is not in hand")
    return faults


def audit_project(state: State, seat: int) -> list[str]:
    """F7: one project, of no more blocks than its site needs; what is known of it is true."""
    first = seat * SIZE
    height = state.height[seat]
    blocks = state.blocks[first : first + SIZE]
    faults = []
    if 0 in blocks[:height] or any(blocks[height:]):
        faults.append("the project has not the blocks its height tells")
    if any(state.known[first + place] and blocks[place] != WOOD for place in range(SIZE)):
        faults.append("a block known to be of wood is not")
    sign = state.sign[seat]
    if bool(sign) != bool(height) or (sign and state.owners[sign - 1] != seat + 1):
        faults.append("the sign stands by no building of its owner")
    elif sign and height > state.sites[sign - 1]:
        faults.append("the project is higher than its site allows")
    if state.strikes[seat] == OUT and sign:
        faults.append("a builder who is out still builds")
    return faults
