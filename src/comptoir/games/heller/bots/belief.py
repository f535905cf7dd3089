"""Worlds a seat may believe in."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Chance
from ....kernel.native import i64
from ....kernel.visibility import View, restore
from ..pieces import DECK, FIELDS, KINDS, PIECE_NAMES, SQUARES, STALL, State

# Squares counted in one number: two bits a kind, for there are no more than two of any.
SQUARE_IN: Final = [1 << 2 * (piece - 1) if 0 < piece < STALL else 0 for piece in range(len(PIECE_NAMES))]
ALL_SQUARES: Final = sum(SQUARE_IN[piece] for piece in SQUARES)


def imagine(view: View, seat: int, chance: Chance) -> State:
    """A world in which this seat would see this view: the squares it cannot see, dealt at random."""
    state = restore(FIELDS, State(), view)
    if state.no_luck:
        return state
    unseen = list(SQUARES)
    for piece in [*state.market, *state.secret, *state.drawn]:
        if 0 < piece < STALL:
            unseen.remove(piece)
    chance.shuffle(unseen, DECK)
    for other in range(state.seats):
        if view.secret_count[other] and not state.secret[other]:
            state.secret[other] = unseen.pop()
        if view.drawn_count[other] and not state.drawn[other]:
            state.drawn[other] = unseen.pop()
    state.pile = unseen
    return state


def worked_out(state: State, seat: int) -> list[list[int]]:
    """H3: of each kind, how many squares lie neither on the market nor with this seat. H25: in the open all are seen."""
    if state.no_luck:
        return [[0] * KINDS]
    unseen: i64 = ALL_SQUARES
    for piece in state.market:
        unseen -= SQUARE_IN[piece]
    unseen -= SQUARE_IN[state.secret[seat]] + SQUARE_IN[state.drawn[seat]]
    return [[unseen >> 2 * kind & 3 for kind in range(KINDS)]]
