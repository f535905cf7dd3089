"""Why the instinct likes an action, as the key of a sentence and its numbers."""

from __future__ import annotations

from ....kernel.contract import Reason
from ..outlook import details
from ..pieces import DRAW, LAST_ROUND, SECRET, STALL, State, rank_of
from ..rules import cell_of, legal, piece_of
from .evaluation import lead_gained

REASONS: dict[str, tuple[str, ...]] = {
    "draw": ("amount",),
    "stall": ("amount",),
    "small": (),
    "square": ("amount",),
    "harmless": ("amount",),
}


def reason(state: State, seat: int, action: int) -> Reason:
    """What a stall would earn as the market lies, or what a square gains on each of the others."""
    if action == DRAW:
        return "draw", {"amount": best_stall(state, seat)}
    piece = piece_of(state, seat, action)
    amount = round(lead_gained(state, seat, cell_of(action), piece) / (state.seats - 1))
    if piece >= STALL:
        if rank_of(piece) == 1 and amount <= 0 and state.round < LAST_ROUND and not state.open_end:
            return "small", {}  # H21: it comes back
        return "stall", {"amount": amount}
    return ("square", {"amount": amount}) if amount > 0 else ("harmless", {"amount": -amount})


def best_stall(state: State, seat: int) -> int:
    """H14: the most that a stall could take as the market lies; nothing if none would."""
    stalls = [action for action in legal(state, seat) if action < SECRET]
    return max([details(state, seat, action)["earns"] for action in stalls], default=0)
