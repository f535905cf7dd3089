"""Worlds a seat may believe in."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Chance
from ....kernel.swift import left_of_pieces
from ....kernel.visibility import View, restore
from ..pieces import BUYER, DECK, FIELDS, HOW_MANY, KINDS, SQUARES, STALL, State

EACH_SQUARE: Final = list(HOW_MANY)


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
    unseen = left_of_pieces(EACH_SQUARE, BUYER, state.market)
    for held in (state.secret[seat], state.drawn[seat]):
        if held:
            unseen[held - BUYER] -= 1
    return [unseen]
