"""Whether everything in the box of Auf Heller und Pfennig is still there."""

from __future__ import annotations

from .pieces import CELLS, RANKS, SQUARES, STALL, STALLS, State


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
            if state.stalls[seat * RANKS + rank] + placed > STALLS[rank]:
                faults.append(f"seat {seat} has too many stalls of rank {rank + 1}")
    return faults
