"""Why the instinct for Auf Heller und Pfennig likes an action, as the key of a sentence and its numbers."""

from __future__ import annotations

from collections.abc import Mapping

from .minds import STALL_COST, instinct, piece_of
from .pieces import DRAW, RANKS, STALL, State


def reason(state: State, seat: int, action: int) -> tuple[str, Mapping[str, int]]:
    """What the action brings if the round ended now; for a stall, beside what one of its rank usually brings."""
    if action == DRAW:
        return "draw", {}
    liked = instinct(state, seat, action)
    piece = piece_of(state, seat, action)
    if piece >= STALL:
        rank = (piece - STALL) % RANKS
        return "stall", {"gain": round(liked + STALL_COST[rank]), "usual": round(STALL_COST[rank]), "rank": rank + 1}
    if round(liked) > 0:
        return "square", {"gain": round(liked)}
    return "least", {"loss": -round(liked)}
