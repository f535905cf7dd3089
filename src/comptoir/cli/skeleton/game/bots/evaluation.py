"""How good an action looks."""

from __future__ import annotations

from ..pieces import CARDS, CRACK, LAY, State


def instinct(state: State, seat: int, action: int) -> float:
    """High cards, and crack what there is."""
    return float(action - LAY) / CARDS if action < CRACK else float(action == CRACK)
