"""Scoring a round of Auf Heller und Pfennig: every row and column, part by part.

What lies in a part is one number: a field of bits for each thing that counts. So walking along a line is adding, and a piece is
added to a part in the same way. The bots value parts too; they ask here what a part is worth.
"""

from __future__ import annotations

from typing import Final

from ...kernel.events import Tell
from ...kernel.native import i64, vec
from . import pieces as box
from .pieces import EARNED, FIRE, FIRST_CELL, LINES, LONG, STEP, State

# Places in pieces.RULE of the clause that decided a part's worth.
BY_H15: Final = 2
BY_H16: Final = 3
BY_H18: Final = 4
BY_H19: Final = 5

# Where the fields begin: a byte for the ranks of each seat's stalls, then these. The whole market fills none of them.
FIELD: Final = 8
FULL: Final = (1 << FIELD) - 1
BUYERS: Final = 32
NUISANCES: Final = 40
SACK: Final = 48  # there is one sack and one eye, so a bit is enough
WATCHED: Final = 49
GAPS: Final = 50  # empty cells
LENGTH: Final = 56  # all cells


def counted(piece: int) -> int:
    """H15, H16, H18: what a piece adds to the part it lies in."""
    return (1 << LENGTH) + counted_besides(piece)


def counted_besides(piece: int) -> int:
    """The same without the length."""
    if piece >= box.STALL:
        return box.rank_of(piece) << box.owner_of(piece) * FIELD
    if box.BUYER <= piece < box.NUISANCE:
        return piece - box.BUYER + 1 << BUYERS
    if box.NUISANCE <= piece < box.GOLD:
        return piece - box.NUISANCE + 1 << NUISANCES
    return {box.EMPTY: 1 << GAPS, box.GOLD: 1 << SACK, box.EYE: 1 << WATCHED}.get(piece, 0)


COUNTED: Final = vec[i64]([counted(piece) for piece in range(len(box.PIECE_NAMES))])


def part_along(market: list[i64], cell: i64, step: i64, many: i64) -> i64:
    """H17: what lies on so many cells from this one on, as far as the next fire: there a line is cut."""
    part: i64 = 0
    for _passed in range(many):
        piece: i64 = market[cell]
        if piece == FIRE:
            break
        part += COUNTED[piece]
        cell += step
    return part


def ranks_in(part: i64) -> i64:
    """The ranks of every seat's stalls, a byte each, seat 0's the lowest."""
    return part & (1 << BUYERS) - 1


def ranks_of(part: i64, seat: i64) -> i64:
    return part >> seat * FIELD & FULL


def buyers_in(part: i64) -> i64:
    return part >> BUYERS & FULL


def nuisances_in(part: i64) -> i64:
    return part >> NUISANCES & FULL


def gaps_in(part: i64) -> i64:
    return part >> GAPS & (1 << LENGTH - GAPS) - 1


def length_of(part: i64) -> i64:
    """How many cells it has."""
    return part >> LENGTH


def signs_in(part: i64) -> i64:
    """Which of sack and eye lie there: neither, the sack, the eye, both."""
    return part >> SACK & 3


# By those signs: what a point of buyers earns each rank in a part, and what a point of nuisances costs it.
PER_BUYER: Final = vec[i64]([1, 2, 0, 0])  # H15, H16: two with the sack. H18, H19: none under the eye
PER_NUISANCE: Final = vec[i64]([1, 2, 1, 2])  # H15, H16, H19: two with the sack, under the eye too
DECIDED_BY: Final = [BY_H15, BY_H16, BY_H18, BY_H19]  # the clause to show as the reason


def worth(part: i64) -> i64:
    """H15, H16, H18, H19: what a part earns each rank there."""
    signs: i64 = signs_in(part)
    return PER_BUYER[signs] * buyers_in(part) - PER_NUISANCE[signs] * nuisances_in(part)


def earnings(state: State, tell: Tell | None) -> list[int]:
    """H14, H15: worth times ranks over every row and every column; each line of the sheet is told."""
    total = vec[i64]([0] * state.seats)
    for line in range(len(LINES)):
        count_line(state, line, total, tell)
    return [int(amount) for amount in total]


def count_line(state: State, line: i64, total: vec[i64], tell: Tell | None) -> None:
    """H14, H17: a line is counted part by part."""
    cell: i64 = FIRST_CELL[line]
    step: i64 = STEP[line]
    left: i64 = LONG[line]
    while left > 0:
        part: i64 = part_along(state.market, cell, step, left)
        if ranks_in(part):
            pay(state, part, line, cell, total, tell)
        over: i64 = length_of(part) + 1  # the fire behind it too
        cell += over * step
        left -= over


def pay(state: State, part: i64, line: i64, cell: i64, total: vec[i64], tell: Tell | None) -> None:
    """H15: a part of a line, which begins at this cell, pays every seat its worth for each rank there."""
    each: i64 = worth(part)
    ranks: i64 = ranks_in(part)
    seat: i64 = 0
    while ranks:
        mine: i64 = ranks & FULL
        if mine:
            total[seat] = total[seat] + each * mine
            if tell is not None:
                ends = (cell, cell + (length_of(part) - 1) * STEP[line])
                detail = (buyers_in(part), nuisances_in(part), each, mine)
                tell(EARNED, (seat, each * mine, DECIDED_BY[signs_in(part)], state.round, line, *ends, *detail))
        ranks >>= FIELD
        seat += 1
