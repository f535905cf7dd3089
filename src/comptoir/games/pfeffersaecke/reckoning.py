"""Settling posts, winning cities, the three ends and the final reckoning of Pfeffersäcke."""

from __future__ import annotations

from ...kernel.events import Tell
from ...kernel.native import i64
from . import pieces as box
from .board import Board
from .masks import mark_scarce
from .pieces import MOST_VALUE, OPEN_CITY, State


def finish_turn(board: Board, state: State, seat: int, tell: Tell | None) -> None:
    """P18, then P26 to P28: posts leave the centres, and only after the complete turn is the end looked for."""
    while state.centre:  # each leaves its centre before it is told of: nobody is shown a post in two places
        settle(board, state, seat, state.centre.pop(0), tell)
    state.quiet = 0 if state.opened else state.quiet + 1
    state.ended = end_reached(state)
    if state.ended:
        reckon(board, state, tell)


# ---- settling ----


def settle(board: Board, state: State, seat: int, city: int, tell: Tell | None) -> None:
    """P18: from the centre to the next free space from the arrow."""
    free: i64 = state.free[city]
    space: i64 = board.value[city] - free
    at: i64 = city * MOST_VALUE + space
    state.spaces[at] = seat + 1
    state.free[city] = free - 1
    if free - 1 < 2:
        mark_scarce(board, state, city)
    if tell is not None:
        tell(box.SETTLED, (seat, city, space + 1))
    if state.city[city] == OPEN_CITY:
        decide(board, state, seat, city, tell)


def decide(board: Board, state: State, seat: int, city: int, tell: Tell | None) -> None:
    """P19, P33 and P35: more than half of all spaces wins the full value. P20: else the last space ends it for half.

    P21: the disk leaves the game, so the city scores no more.
    """
    value: i64 = board.value[city]
    needed = majority(value)
    if value - state.free[city] < needed:
        return  # not even all posts there together would do
    if posts_in(state, seat, city) >= needed:
        win(state, seat, city, value, value, box.P19, tell)
    elif not state.free[city]:
        win(state, strongest_in(state, city), city, value, value // 2, box.P20, tell)


def majority(value: int) -> int:
    """P19: the fewest posts that are more than half of all spaces."""
    return value // 2 + 1


def posts_in(state: State, seat: int, city: int) -> int:
    """How many spaces of a city a seat holds; the centre is none."""
    own: i64 = seat + 1
    many: i64 = 0
    for resident in state.spaces[city * MOST_VALUE : (city + 1) * MOST_VALUE]:
        if resident == own:
            many += 1
    return many


def strongest_in(state: State, city: int) -> int:
    """P20 and P34: the seat with most posts; among equals the one whose post is nearest the arrow."""
    best = -1
    most = 0
    for resident in box.spaces_of(state, city):
        if resident and posts_in(state, resident - 1, city) > most:
            best = resident - 1
            most = posts_in(state, best, city)
    return best


def win(state: State, seat: int, city: int, value: int, amount: int, rule: int, tell: Tell | None) -> None:
    """P19 and P20: points for the winner; the disk goes, the posts stay."""
    state.points[seat] += amount
    state.won[seat] += 1
    state.won_value[seat] += value
    state.city[city] = box.DECIDED
    state.lying &= ~(1 << city)
    if tell is not None:
        tell(box.CITY_SCORED, (seat, amount, rule, city, posts_in(state, seat, city)))


# ---- the end ----


def end_reached(state: State) -> int:
    """P26: no village left. P27: no disk on the board or in a hand. P28: a whole round without an opening."""
    if not state.villages_left:
        return box.BY_VILLAGES
    if not state.lying and not any(state.hand):
        return box.BY_DISKS
    return box.BY_QUIET if state.quiet == state.seats else box.NOT_ENDED


def reckon(board: Board, state: State, tell: Tell | None) -> None:
    """P29: two points for each region with a post, one for each full twenty florins."""
    if tell is not None:
        tell(box.GAME_ENDED, (box.P26 + state.ended - box.BY_VILLAGES,))
    for seat in range(state.seats):
        for region in regions_of(board, state, seat):
            state.points[seat] += box.REGION_POINTS
            if tell is not None:
                tell(box.REGION_SCORED, (seat, box.REGION_POINTS, box.P29, region))
        for_florins = state.money[seat] // box.FLORINS_A_POINT
        state.points[seat] += for_florins
        if tell is not None and for_florins:
            tell(box.FLORINS_SCORED, (seat, for_florins, box.P29, state.money[seat]))


def regions_of(board: Board, state: State, seat: int) -> list[int]:
    """P29: the regions in which this seat has a post."""
    return [region for region, places in enumerate(board.in_region) if state.present[seat] & places]
