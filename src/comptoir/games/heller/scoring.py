"""Scoring a round of Auf Heller und Pfennig: every row and column, part by part.

What lies in a part is one number: a field of bits for each thing that counts. So walking along a line is adding.
"""

from __future__ import annotations

from typing import Final

from ...kernel.events import Tell
from ...kernel.native import i64
from .pieces import BUYER, EARNED, EYE, FIRE, GOLD, KINDS, LINES, NUISANCE, RANKS, STALL, STALL_NAMES, State

# Places in pieces.RULE of the clause that decided a part's worth.
BY_H15: Final = 2
BY_H16: Final = 3
BY_H18: Final = 4
BY_H19: Final = 5

# The fields, a byte each: the ranks of every seat's stalls, then these. Six cells fill none of them.
FIELD: Final = 8
FULL: Final = (1 << FIELD) - 1
BUYERS: Final = 32
NUISANCES: Final = 40
SACK: Final = 48
WATCHED: Final = 56


def counted(piece: int) -> int:
    """H15, H16, H18: what a piece adds to the part it lies in."""
    if piece >= STALL:
        return (piece - STALL) % RANKS + 1 << (piece - STALL) // RANKS * FIELD
    if BUYER <= piece < NUISANCE:
        return piece - BUYER + 1 << BUYERS
    if NUISANCE <= piece < GOLD:
        return piece - NUISANCE + 1 << NUISANCES
    return {GOLD: 1 << SACK, EYE: 1 << WATCHED}.get(piece, 0)


COUNTED: Final = [counted(piece) for piece in range(KINDS + 1 + len(STALL_NAMES))]


def ranks_in(part: i64) -> i64:
    """The ranks of every seat's stalls, a byte each, seat 0's the lowest."""
    return part & (1 << BUYERS) - 1


def buyers_in(part: i64) -> i64:
    return part >> BUYERS & FULL


def nuisances_in(part: i64) -> i64:
    return part >> NUISANCES & FULL


def worth(part: i64) -> i64:
    """H15, H16, H18, H19: buyers (none under the eye) minus nuisances, twice that with the sack."""
    plain: i64 = -nuisances_in(part)
    if not part >> WATCHED:
        plain += buyers_in(part)
    return plain * 2 if part >> SACK & FULL else plain


def reason(part: i64) -> int:
    """The clause to show as the reason for a part's worth."""
    sack = part >> SACK & FULL
    if part >> WATCHED:
        return BY_H19 if sack else BY_H18
    return BY_H16 if sack else BY_H15


def earnings(state: State, tell: Tell | None) -> list[int]:
    """H14, H15: worth times ranks over every row and every column; each line of the sheet is told."""
    total = [0] * state.seats
    market = state.market
    for index, line in enumerate(LINES):
        part: i64 = 0
        begun = 0
        for at, cell in enumerate(line):
            piece = market[cell]
            if piece == FIRE:  # H17: the line is cut here, and each part counts for itself
                pay(state, part, index, begun, at, total, tell)
                part = 0
                begun = at + 1
            else:
                part += COUNTED[piece]
        pay(state, part, index, begun, len(line), total, tell)
    return total


def pay(state: State, part: i64, index: int, begun: int, end: int, total: list[int], tell: Tell | None) -> None:
    """H15: a part pays every seat its worth for each rank there. It reaches from one place of the line to before another."""
    each = worth(part)
    ranks: i64 = part
    for seat in range(state.seats):
        mine: i64 = ranks & FULL
        ranks >>= FIELD
        if mine:
            total[seat] += each * mine
            if tell is not None:
                line = LINES[index]
                detail = (buyers_in(part), nuisances_in(part), each, mine)
                tell(EARNED, (seat, each * mine, reason(part), state.round, index, line[begun], line[end - 1], *detail))
