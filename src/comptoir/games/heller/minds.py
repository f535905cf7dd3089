"""What players think: worlds a seat may believe in, and an instinct for a good move."""

from __future__ import annotations

from ...kernel.chance import Chance
from ...kernel.visibility import View, restore
from .pieces import (
    BUYER,
    CELLS,
    COLUMNS,
    DECK,
    DRAW,
    EMPTY,
    EYE,
    FIELDS,
    FIRE,
    GOLD,
    NUISANCE,
    RANKS,
    ROWS,
    SECRET,
    SQUARES,
    STALL,
    TAKE,
    State,
)
from .rules import cell_of


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


# From each cell the ways left and right along its row, up and down its column: the cells in the order in which they are met.
def _ray(cell: int, step: int, many: int) -> tuple[int, ...]:
    return tuple(cell + step * far for far in range(1, many + 1))


RAYS = tuple(
    (
        (_ray(cell, -1, cell % COLUMNS), _ray(cell, 1, COLUMNS - 1 - cell % COLUMNS)),
        (_ray(cell, -COLUMNS, cell // COLUMNS), _ray(cell, COLUMNS, ROWS - 1 - cell // COLUMNS)),
    )
    for cell in range(CELLS)
)

DRAW_BASE = 1.0  # a draw keeps one's stalls and shows a square first

# What a stall kept is worth, by rank: those of rank 1 come back each round, the others are for one round only (H21).
STALL_COST = (3.0, 7.0, 11.0, 15.0)


def instinct(state: State, seat: int, action: int) -> float:
    """How much better off this seat would be than the average of the others if the round ended after this action.

    A stall spent is worth what a stall of its rank usually brings; a draw keeps all of them.
    """
    if action == DRAW:
        return DRAW_BASE
    cell = cell_of(action)
    piece = piece_of(state, seat, action)
    row, column = RAYS[cell]
    gain = line_gain(state, seat, row, piece) + line_gain(state, seat, column, piece)
    lead = gain / (state.seats - 1)
    return lead - STALL_COST[(piece - STALL) % RANKS] if piece >= STALL else lead


def piece_of(state: State, seat: int, action: int) -> int:
    """What an action would put on the market."""
    if action < SECRET:
        return STALL + seat * RANKS + action // CELLS
    if action < DRAW:
        return state.secret[seat]
    if action < TAKE:
        return state.drawn[seat]
    return (action - TAKE) // CELLS + 1


def line_gain(state: State, seat: int, rays: tuple[tuple[int, ...], tuple[int, ...]], piece: int) -> int:
    """What a piece changes in one line: this seat's lead over each of the others, added up."""
    buyers, nuisances, gold, eye, lead = look(state, seat, rays[0])
    more_buyers, more_nuisances, more_gold, more_eye, more_lead = look(state, seat, rays[1])
    whole_lead = lead + more_lead
    before = worth(buyers + more_buyers, nuisances + more_nuisances, gold + more_gold, eye + more_eye)
    if piece >= STALL:
        return before * ((piece - STALL) % RANKS + 1) * (state.seats - 1)
    if piece == FIRE:
        one_side = worth(buyers, nuisances, gold, eye) * lead
        return one_side + worth(more_buyers, more_nuisances, more_gold, more_eye) * more_lead - before * whole_lead
    if not whole_lead:
        return 0
    if piece == EYE:
        eye += 1
    elif piece == GOLD:
        gold += 1
    elif piece >= NUISANCE:
        nuisances += piece - NUISANCE + 1
    else:
        buyers += piece - BUYER + 1
    after = worth(buyers + more_buyers, nuisances + more_nuisances, gold + more_gold, eye + more_eye)
    return (after - before) * whole_lead


def look(state: State, seat: int, ray: tuple[int, ...]) -> tuple[int, int, int, int, int]:
    """H17: what lies this way as far as the next fire: buyers, nuisances, sacks, eyes, and this seat's lead in ranks."""
    market = state.market
    buyers = nuisances = gold = eye = lead = 0
    for cell in ray:
        piece = market[cell]
        if piece == EMPTY:
            continue
        if piece >= STALL:
            stall = piece - STALL
            rank = stall % RANKS + 1
            lead += rank * (state.seats - 1) if stall // RANKS == seat else -rank
        elif piece < NUISANCE:
            buyers += piece - BUYER + 1
        elif piece < GOLD:
            nuisances += piece - NUISANCE + 1
        elif piece == FIRE:
            break
        elif piece == GOLD:
            gold += 1
        else:
            eye += 1
    return buyers, nuisances, gold, eye, lead


def worth(buyers: int, nuisances: int, gold: int, eye: int) -> int:
    """H15, H16, H18, H19: the worth of a part."""
    total = -nuisances if eye else buyers - nuisances
    return total * 2 if gold else total


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
