"""What players think: worlds a seat may believe in, and an instinct for a good move."""

from __future__ import annotations

from ...kernel.chance import Chance
from ...kernel.visibility import View, restore
from .pieces import (
    CELLS,
    COLUMNS,
    DECK,
    DRAW,
    FIELDS,
    LINES,
    RANKS,
    ROWS,
    SECRET,
    SQUARES,
    STALL,
    TAKE,
    State,
)
from .rules import cell_of
from .scoring import parts, ranks_in, worth_of


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


# The two lines of each cell: its row and its column.
LINES_OF = tuple((cell // COLUMNS, ROWS + cell % COLUMNS) for cell in range(CELLS))
DRAW_BASE = 1.0  # a draw keeps one's stalls and shows a square first


def instinct(state: State, seat: int, action: int) -> float:
    """How much better off this seat would be than the average of the others if the round ended after this action.

    A stall spent is worth what a stall of its rank usually brings; a draw keeps all of them.
    """
    if action == DRAW:
        return DRAW_BASE
    cell = cell_of(action)
    before = swing(state, seat, cell)
    piece = piece_of(state, seat, action)
    state.market[cell] = piece
    after = swing(state, seat, cell)
    state.market[cell] = 0
    cost = STALL_COST[(piece - STALL) % RANKS] if piece >= STALL else 0.0
    return after - before - cost


STALL_COST = (3.0, 7.0, 11.0, 15.0)


def piece_of(state: State, seat: int, action: int) -> int:
    """What an action would put on the market."""
    if action < SECRET:
        return STALL + seat * RANKS + action // CELLS
    if action < DRAW:
        return state.secret[seat]
    if action < TAKE:
        return state.drawn[seat]
    return (action - TAKE) // CELLS + 1


def swing(state: State, seat: int, cell: int) -> float:
    """This seat's lead, by the two lines that cross in this cell, over the average of the others."""
    market = state.market
    lead = 0.0
    for line in LINES_OF[cell]:
        for part in parts(market, LINES[line]):
            ranks = ranks_in(market, part, state.seats)
            lead += worth_of(market, part).total() * (ranks[seat] - (sum(ranks) - ranks[seat]) / (state.seats - 1))
    return lead


def audit(state: State) -> list[str]:
    """H2, H3: whether all squares and stalls are there."""
    faults = []
    lying = [piece for piece in state.market if 0 < piece < STALL]
    offered = [kind + 1 for kind, many in enumerate(state.offer) for _ in range(many)]
    held = [piece for piece in [*state.secret, *state.drawn] if piece]
    if sorted(lying + offered + held + state.pile) != sorted(SQUARES):
        faults.append("the 22 squares do not add up")
    if state.empty != [cell for cell in range(CELLS) if not state.market[cell]]:
        faults.append("the list of empty cells is not that of the market")
    for seat in range(state.seats):
        for rank in range(RANKS):
            placed = state.market.count(STALL + seat * RANKS + rank)
            if state.stalls[seat * RANKS + rank] + placed > (4, 3, 2, 1)[rank]:
                faults.append(f"seat {seat} has too many stalls of rank {rank + 1}")
    return faults
