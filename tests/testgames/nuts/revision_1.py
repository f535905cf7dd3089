"""What was different in revision 1 of Nuts: what a round is worth."""

from __future__ import annotations

from comptoir.cli.skeleton.game import rules
from comptoir.cli.skeleton.game.pieces import LAYING, State
from comptoir.kernel.chance import Chance
from comptoir.kernel.events import Tell


def play(state: State, seat: int, action: int, chance: Chance, tell: Tell | None) -> None:
    """N3: a round brought a nut for each card laid."""
    before, laying = state.pot, state.phase == LAYING
    rules.play(state, seat, action, chance, tell)
    if laying and state.phase != LAYING:
        state.pot = before + state.seats
