"""Why the instinct likes an action, as the key of a sentence and its numbers."""

from __future__ import annotations

from ....kernel.contract import Reason
from ..pieces import DRAW, STALL, State
from ..rules import cell_of, piece_of
from .evaluation import lead_gained

REASONS: dict[str, tuple[str, ...]] = {"draw": (), "stall": ("amount",), "square": ("amount",), "harmless": ()}


def reason(state: State, seat: int, action: int) -> Reason:
    """What a stall would earn as the market lies, or what a square gains on each of the others."""
    if action == DRAW:
        return "draw", {}
    piece = piece_of(state, seat, action)
    amount = round(lead_gained(state, seat, cell_of(action), piece) / (state.seats - 1))
    if piece >= STALL:
        return "stall", {"amount": amount}
    return ("square", {"amount": amount}) if amount > 0 else ("harmless", {})
