"""Setting up Pfeffersäcke: money, disks, covered places; and the masks that follow from a position."""

from __future__ import annotations

from ...kernel.chance import FIRST_SEAT, Chance
from ...kernel.events import Tell
from .board import Board
from .pieces import (
    BEGINS,
    CITIES,
    CLOSED_VILLAGE,
    COVERED,
    COVERED_AT_START,
    DEALT,
    DISKS,
    FOUNDING,
    HIGH_VALUE,
    LEAST_VALUE,
    MOST_VALUE,
    NO_CONDUCT,
    NOT_ENDED,
    OPEN_CITY,
    OPENED_AT_START,
    POSTS,
    SAFE_CONDUCTS,
    SHUT,
    START_MONEY,
    START_POINTS,
    VALUES,
    VILLAGES,
    State,
)


def set_up(board: Board, seats: int, chance: Chance, tell: Tell | None) -> State:
    """P5: everyone begins with money, safe-conducts, posts and one point; lots decide who begins."""
    state = State()
    state.seats = seats
    state.starter = state.turn = chance.pick(seats, FIRST_SEAT)
    state.round = 0
    state.phase = FOUNDING
    state.conduct = NO_CONDUCT
    state.opened = state.quiet = 0
    state.ended = NOT_ENDED
    state.money = [START_MONEY[seats]] * seats
    state.points = [START_POINTS] * seats
    state.safe_conducts = [SAFE_CONDUCTS] * seats
    state.stock = [POSTS] * seats
    state.won = [0] * seats
    state.won_value = [0] * seats
    state.city = [SHUT] * CITIES
    state.free = board.value[:]
    state.spaces = [0] * (CITIES * MOST_VALUE)
    state.village = [0] * VILLAGES
    state.centre = []
    state.placed = [0] * (seats * VALUES)
    lay_out(board, state, tell)
    deal(board, state, chance, tell)
    derive(board, state)
    if tell is not None:
        tell(BEGINS, (state.starter,))
    return state


def lay_out(board: Board, state: State, tell: Tell | None) -> None:
    """P36: two seats play without the covered places. P6: unless five play, Wittenberg is open from the start."""
    state.villages_left = VILLAGES
    if state.seats == 2:
        for city in board.covered:
            state.city[city] = COVERED
        for village in board.closed:
            state.village[village - CITIES] = CLOSED_VILLAGE
        state.villages_left -= len(board.closed)
        if tell is not None:
            for place in [*board.covered, *board.closed]:
                tell(COVERED_AT_START, (place,))
    elif state.seats != 5:
        state.city[board.wittenberg] = OPEN_CITY
        if tell is not None:
            tell(OPENED_AT_START, (board.wittenberg,))


def disks_to_deal(board: Board, city: list[int]) -> list[int]:
    """P4: a disk of its value for each city, as places in a hand; those used before the deal are left out."""
    return [board.value[at] - LEAST_VALUE for at in range(CITIES) if city[at] == SHUT]


def deal(board: Board, state: State, chance: Chance, tell: Tell | None) -> None:
    """P7: the disks of value 5 to 8 first, the same number to each; the rest of them with the others."""
    seats = state.seats
    disks = disks_to_deal(board, state.city)
    each = len(disks) // seats
    high = [disk for disk in disks if disk >= HIGH_VALUE - LEAST_VALUE]
    chance.shuffle(high, DISKS)
    dealt_first = high_each(len(high), seats) * seats
    rest = [disk for disk in disks if disk < HIGH_VALUE - LEAST_VALUE] + high[dealt_first:]
    chance.shuffle(rest, DISKS)
    state.hand = [0] * (seats * VALUES)
    for at, disk in enumerate(high[:dealt_first] + rest):
        state.hand[at % seats * VALUES + disk] += 1
    if tell is not None:
        for seat in range(seats):
            tell(DEALT, (seat, each))


def high_each(high: int, seats: int) -> int:
    """P7: how many disks of value 5 to 8 everyone gets at least."""
    return high // seats


def derive(board: Board, state: State) -> None:
    """The fields that follow from the others, from scratch. In play they are kept up to date step by step."""
    state.present = [0] * state.seats
    state.leaving = [0] * state.seats
    state.entering = [0] * state.seats
    state.barred = 0
    state.fresh = state.lying = state.roomy = state.wide = 0
    for city in range(CITIES):
        derive_city(board, state, city)
    for village in range(VILLAGES):
        resident = state.village[village]
        if resident:
            state.barred |= board.into[CITIES + village]
            if resident != CLOSED_VILLAGE:
                make_present(board, state, resident - 1, CITIES + village)
    for city in state.centre:
        make_present(board, state, state.turn, city)


def derive_city(board: Board, state: State, city: int) -> None:
    """What follows from one city: who is present, whether there is room, whether it may still get a disk."""
    bit = 1 << city
    for resident in state.spaces[city * MOST_VALUE : (city + 1) * MOST_VALUE]:
        if resident:
            make_present(board, state, resident - 1, city)
    if state.city[city] == SHUT:
        state.fresh |= bit
    if state.city[city] == OPEN_CITY:
        state.lying |= bit
    if state.city[city] in (SHUT, COVERED) or not state.free[city]:
        state.barred |= board.into[city]
        return
    state.roomy |= bit
    if state.free[city] > 1:
        state.wide |= bit


def make_present(board: Board, state: State, seat: int, place: int) -> None:
    """A seat has a post in a place: from now on ways lead from there, and none there again."""
    state.present[seat] |= 1 << place
    state.leaving[seat] |= board.out_of[place]
    state.entering[seat] |= board.into[place]
