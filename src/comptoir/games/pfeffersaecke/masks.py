"""Sets of places and ways as bit masks, because the rules ask for them at every step: how a position's are made and kept.

A mask is a number whose bit n says whether place or way n is in the set. What each of the masks of a state means is in `State`.
Ways are too many for a machine's number: `one ^ one & other`, those of the one set that are not in the other, is then much
quicker than `one & ~other`.
"""

from __future__ import annotations

from ...kernel.swift import members as members
from . import pieces as box
from .board import Board
from .pieces import State


def is_present(state: State, seat: int, place: int) -> bool:
    """P17: whether this seat has a post there, in a space, a centre or a village."""
    return state.present[seat] >> place & 1 == 1


# ---- kept up to date in play ----


def add_presence(board: Board, state: State, seat: int, place: int) -> None:
    """A seat has a post in a place: from now on ways lead from there, and none there again."""
    entering = state.entering[seat] | board.into[place]
    state.entering[seat] = entering
    leaving = state.reaching[seat] | board.out_of[place]
    state.reaching[seat] = leaving ^ leaving & entering
    state.present[seat] = state.present[seat] | 1 << place


def bar(state: State, ways: int) -> None:
    """Nobody can go there now."""
    state.passable ^= state.passable & ways


def take_village(board: Board, state: State, village: int) -> None:
    """P15: nobody else can go there."""
    bar(state, board.into[box.CITIES + village])


def open_city(board: Board, state: State, city: int) -> None:
    """P9: its disk lies there, and it can be entered. Every city has at least two spaces."""
    bit = 1 << city
    state.fresh ^= bit
    state.lying |= bit
    state.roomy |= bit
    state.wide |= bit
    state.passable |= board.into[city]


def mark_scarce(board: Board, state: State, city: int) -> None:
    """P18: fewer than two spaces are free now. P16: with none left nobody can enter the city."""
    state.wide &= ~(1 << city)
    if not state.free[city]:
        state.roomy &= ~(1 << city)
        bar(state, board.into[city])


# ---- from scratch ----


def derive(board: Board, state: State) -> None:
    """All masks of a position, from what lies on the table."""
    state.present = [0] * state.seats
    state.reaching = [0] * state.seats
    state.entering = [0] * state.seats
    state.passable = board.all_ways
    state.fresh = state.lying = state.roomy = state.wide = 0
    for city in range(box.CITIES):
        derive_city(board, state, city)
    for village, resident in enumerate(state.village):
        if resident:
            take_village(board, state, village)
            if resident != box.CLOSED_VILLAGE:
                add_presence(board, state, resident - 1, box.CITIES + village)
    for city in state.centre:
        add_presence(board, state, state.turn, city)


def derive_city(board: Board, state: State, city: int) -> None:
    """What follows from one city: who is present, whether there is room, whether it may still get a disk."""
    bit = 1 << city
    for resident in box.spaces_of(state, city):
        if resident:
            add_presence(board, state, resident - 1, city)
    if state.city[city] == box.SHUT:
        state.fresh |= bit
    if state.city[city] == box.OPEN_CITY:
        state.lying |= bit
    if state.city[city] in (box.SHUT, box.COVERED) or not state.free[city]:
        bar(state, board.into[city])
        return
    state.roomy |= bit
    if state.free[city] > 1:
        state.wide |= bit
