"""Setting up Pfeffersäcke: money, disks, covered places."""

from __future__ import annotations

from typing import Final

from ...kernel.chance import FIRST_SEAT, Chance
from ...kernel.events import Tell
from . import pieces as box
from .board import Board
from .masks import derive
from .pieces import State

HIGH: Final = box.HIGH_VALUE - box.LEAST_VALUE  # P7: the place in a hand of the first high disk


def set_up(board: Board, seats: int, chance: Chance, tell: Tell | None) -> State:
    """P5: everyone begins with money, safe-conducts, posts and one point; lots decide who begins."""
    if seats not in board.laid_out:
        board.laid_out[seats] = lay_out(board, seats)
    state: State = board.laid_out[seats].clone()
    state.starter = state.turn = chance.pick(seats, FIRST_SEAT)
    if tell is not None:
        tell_laid_out(board, seats, tell)
    deal(board, state, chance, tell)
    if tell is not None:
        tell(box.BEGINS, (state.starter,))
    return state


def lay_out(board: Board, seats: int) -> State:
    """What is the same in every game of so many: all but the lot and the disks.

    P36: two seats play without the covered places. P6: others with Wittenberg open from the start, unless five play.
    """
    state = State()
    state.seats = seats
    state.starter = state.turn = 0
    state.round = 0
    state.phase = box.FOUNDING
    state.conduct = box.NO_CONDUCT
    state.opened = state.quiet = 0
    state.ended = box.NOT_ENDED
    state.money = [box.START_MONEY[seats]] * seats
    state.points = [box.START_POINTS] * seats
    state.safe_conducts = [box.SAFE_CONDUCTS] * seats
    state.stock = [box.POSTS] * seats
    state.won = [0] * seats
    state.won_value = [0] * seats
    state.city = [box.SHUT] * box.CITIES
    state.free = board.value[:]
    state.spaces = [0] * (box.CITIES * box.MOST_VALUE)
    state.village = [0] * box.VILLAGES
    state.villages_left = box.VILLAGES
    state.centre = []
    state.hand = [0] * (seats * box.VALUES)
    state.placed = [0] * (seats * box.VALUES)
    if seats == 2:
        for city in board.covered:
            state.city[city] = box.COVERED
        for village in board.closed:
            state.village[village - box.CITIES] = box.CLOSED_VILLAGE
        state.villages_left -= len(board.closed)
    elif opens_wittenberg(seats):
        state.city[board.wittenberg] = box.OPEN_CITY
    derive(board, state)
    return state


def tell_laid_out(board: Board, seats: int, tell: Tell) -> None:
    """P36 and P6: which places are covered, and which is open."""
    if seats == 2:
        for place in [*board.covered, *board.closed]:
            tell(box.COVERED_AT_START, (place,))
    elif opens_wittenberg(seats):
        tell(box.OPENED_AT_START, (board.wittenberg,))


def opens_wittenberg(seats: int) -> bool:
    """P6: unless five play, its disk lies there before the deal. P36: not when two play, either."""
    return seats not in (2, 5)


def deal(board: Board, state: State, chance: Chance, tell: Tell | None) -> None:
    """P7: the disks of value 5 to 8 first, the same number to each; the rest of them with the others."""
    seats = state.seats
    disks = dealt_disks(board, state)
    each = len(disks) // seats
    high = [disk for disk in disks if disk >= HIGH]
    chance.shuffle(high, box.DISKS)
    dealt_first = high_each(len(high), seats) * seats
    rest = [disk for disk in disks if disk < HIGH] + high[dealt_first:]
    chance.shuffle(rest, box.DISKS)
    for at, disk in enumerate(high[:dealt_first] + rest):
        state.hand[at % seats * box.VALUES + disk] += 1
    if tell is not None:
        for seat in range(seats):
            tell(box.DEALT, (seat, each))


def dealt_disks(board: Board, state: State) -> list[int]:
    """P4: a disk of its value for each city, as places in a hand, but for the covered ones and one used before the deal.

    It can be asked at any time: what is covered and what was open at the start does not change.
    """
    used = board.wittenberg if opens_wittenberg(state.seats) else -1
    return [
        board.value[city] - box.LEAST_VALUE for city in range(box.CITIES) if state.city[city] != box.COVERED and city != used
    ]


def high_each(high: int, seats: int) -> int:
    """P7: how many disks of value 5 to 8 everyone gets at least."""
    return high // seats


def high_disks_owed(board: Board, state: State, seat: int) -> int:
    """P7: how many high disks this seat must still hold, by the way they were dealt."""
    dealt = sum(disk >= HIGH for disk in dealt_disks(board, state))
    return still_owed(state, seat, high_each(dealt, state.seats))


def still_owed(state: State, seat: int, high_dealt: int) -> int:
    """P7: of so many high disks that everyone was dealt first, those this seat has not placed."""
    owed = high_dealt
    for slot in range(seat * box.VALUES + HIGH, (seat + 1) * box.VALUES):
        owed -= state.placed[slot]
    return owed if owed > 0 else 0
