"""What was different in revision 1 of Nuts: what a round is worth."""

from __future__ import annotations

from comptoir.kernel.chance import Chance
from comptoir.kernel.events import Tell

from .pieces import State
from .rules import play_by


def one_a_card(cards: list[int]) -> int:
    """N3: a round brought a nut for each card laid."""
    return len(cards)


def play(state: State, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
    play_by(one_a_card, state, seat, action, tell)
