"""Why the instinct likes an action: hints tell it."""

from __future__ import annotations

from typing import Final

from comptoir.kernel.contract import Reason

from ..pieces import CRACK, LAY, State

# Each kind of reason, with the numbers in its sentence.
REASONS: Final = {"card": ("value",), "crack": ("pot",), "leave": ()}


def reason(state: State, seat: int, action: int) -> Reason:
    if action < CRACK:
        return "card", {"value": action - LAY + 1}
    return ("crack", {"pot": state.pot}) if action == CRACK else ("leave", {})
