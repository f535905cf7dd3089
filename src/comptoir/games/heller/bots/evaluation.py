"""What actions and positions are worth: the instinct for a good action, and each seat's money as it may be in the end.

Both value the parts of the market's lines by what scoring says of them.
"""

from __future__ import annotations

from typing import Final

from ....kernel.native import i64
from .. import pieces as box
from ..pieces import State
from ..rules import cell_of, piece_of
from ..scoring import (
    COUNTED,
    FIELD,
    FULL,
    PER_BUYER,
    PER_NUISANCE,
    buyers_in,
    gaps_in,
    length_of,
    nuisances_in,
    part_along,
    ranks_in,
    signs_in,
    worth,
)

# ---- instinct: how good an action looks ----

DRAW_VALUE: Final = 1.0  # a draw keeps one's stalls and shows a square first

# What a stall kept is worth, by rank: those of rank 1 come back each round, the others are for one round only (H21).
STALL_COST: Final = [3.0, 7.0, 11.0, 15.0]


def instinct(state: State, seat: int, action: int) -> float:
    """How much better off this seat would be than the average of the others if the round ended after this action.

    A stall spent is worth what a stall of its rank usually brings; a draw keeps all of them.
    """
    if action == box.DRAW:
        return DRAW_VALUE
    piece = piece_of(state, seat, action)
    lead = lead_gained(state, seat, cell_of(action), piece) / (state.seats - 1)
    return lead - STALL_COST[box.rank_of(piece) - 1] if piece >= box.STALL else lead


def lead_gained(state: State, seat: i64, cell: i64, piece: i64) -> int:
    """What a piece on this cell would add to a seat's lead in money over each of the others, summed over the others."""
    x: i64 = cell % box.COLUMNS
    y: i64 = cell // box.COLUMNS
    row: i64 = gained_in_line(state, seat, piece, cell, 1, x, box.COLUMNS - 1 - x)
    return row + gained_in_line(state, seat, piece, cell, box.COLUMNS, y, box.ROWS - 1 - y)


def gained_in_line(state: State, seat: i64, piece: i64, cell: i64, step: i64, before: i64, behind: i64) -> i64:
    """The same in one line, of which so many cells lie before this one and behind it.

    A stall adds to the lead in ranks, a square to their worth; fire cuts the line in two (H17).
    """
    one: i64 = part_along(state.market, cell - step, -step, before)
    other: i64 = part_along(state.market, cell + step, step, behind)
    whole = one + other
    seats: i64 = state.seats
    if piece >= box.STALL:
        return worth(whole) * box.rank_of(piece) * (seats - 1)
    if not ranks_in(whole):
        return 0
    lead: i64 = rank_lead(whole, seat, seats)
    before_it: i64 = worth(whole) * lead
    if piece == box.FIRE:
        return worth(one) * rank_lead(one, seat, seats) + worth(other) * rank_lead(other, seat, seats) - before_it
    return worth(whole + COUNTED[piece]) * lead - before_it


def rank_lead(part: i64, seat: i64, seats: i64) -> i64:
    """This seat's ranks in a part, once for each of the others, less theirs."""
    ranks: i64 = ranks_in(part)
    if not ranks:
        return 0
    lead: i64 = (ranks >> seat * FIELD & FULL) * seats
    while ranks:
        lead -= ranks & FULL
        ranks >>= FIELD
    return lead


# ---- evaluation: the money each seat may expect ----

# Rounded from how 500 games of merchants and masters at a table of three went on; FILLED tried out in play (docs/bot-notes.md).
KEPT: Final = [2.0, 9.0, 14.0, 20.0]  # what a stall in hand will bring, by rank, if another round follows
KEPT_LAST: Final = [1.0, 1.2, 2.0, 3.0]  # in the last round, for each turn left
MOST_TURNS: Final = 5.0  # more turns than these bring no more
LASTING: Final = 0.9  # how much of what lies in a line now will count in the end: the others do not leave it alone
FILLED: Final = 0.2  # how much of an average square a gap in a line will bring


def all_squares() -> int:
    """What all squares of the box would count together."""
    total = 0
    for square in box.SQUARES:
        total += COUNTED[square]
    return total


ALL_SQUARES: Final = all_squares()


def evaluate(state: State) -> list[float]:
    """Money, what the market will bring, and what the stalls kept for later may bring."""
    money = [float(amount) for amount in state.money]
    if state.over:
        return money
    if len(state.empty) < box.CELLS:
        add_market(state, money)
    last = is_last_round(state)
    turns = min(MOST_TURNS, len(state.empty) / state.seats)
    for seat in range(state.seats):
        own = money[seat]
        for rank in range(box.RANKS):
            kept = KEPT_LAST[rank] * turns if last else KEPT[rank]
            own += kept * float(state.stalls[seat * box.RANKS + rank])
        money[seat] = own
    return money


def is_last_round(state: State) -> bool:
    """H22: the third round. With an open end (H23) one never knows."""
    return state.round == box.LAST_ROUND and not state.open_end


def add_market(state: State, money: list[float]) -> None:
    """To each seat's money what its stalls may expect of their lines: what lies there, and squares that will fill the gaps."""
    buyers_a_gap, nuisances_a_gap = average_gap(state.market)
    for line in range(len(box.LINES)):
        cell: i64 = box.FIRST_CELL[line]
        step: i64 = box.STEP[line]
        left: i64 = box.LONG[line]
        while left > 0:
            part: i64 = part_along(state.market, cell, step, left)
            if ranks_in(part):
                gaps = float(gaps_in(part))
                add_part(part, gaps * buyers_a_gap, gaps * nuisances_a_gap, money)
            over: i64 = length_of(part) + 1
            cell += over * step
            left -= over


def average_gap(market: list[i64]) -> tuple[float, float]:
    """The buyers and the nuisances that a gap will bring: a share of the average square not on the market yet."""
    unseen: i64 = ALL_SQUARES
    for cell in range(box.CELLS):
        piece: i64 = market[cell]
        if box.EMPTY < piece < box.STALL:
            unseen -= COUNTED[piece]
    many = int(length_of(unseen))
    return (FILLED * int(buyers_in(unseen)) / many, FILLED * int(nuisances_in(unseen)) / many) if many else (0.0, 0.0)


def add_part(part: i64, more_buyers: float, more_nuisances: float, money: list[float]) -> None:
    """What a part will earn each rank, if its gaps bring so many buyers and nuisances more."""
    signs: i64 = signs_in(part)
    buyers = LASTING * int(buyers_in(part)) + more_buyers
    nuisances = LASTING * int(nuisances_in(part)) + more_nuisances
    each = int(PER_BUYER[signs]) * buyers - int(PER_NUISANCE[signs]) * nuisances
    ranks: i64 = ranks_in(part)
    seat: i64 = 0
    while ranks:
        mine: i64 = ranks & FULL
        if mine:
            money[seat] = money[seat] + each * int(mine)
        ranks >>= FIELD
        seat += 1
