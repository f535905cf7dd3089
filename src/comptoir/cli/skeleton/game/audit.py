"""Whether everything in the box of Nuts is still there."""

from __future__ import annotations

from .pieces import CARDS, State


def audit(state: State) -> list[str]:
    """N1: each of the twelve cards is in one place."""
    faults = []
    for card in range(CARDS):
        places = sum(state.hand[card::CARDS]) + state.gone[card] + state.rest.count(card)
        if places != 1:
            faults.append(f"the {card + 1} is in {places} places")
    return faults
