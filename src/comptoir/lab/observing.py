"""What a learner is given: its seat's view as numbers, their bounds, the mask of legal actions, and what a game was worth.

Everything here is made from a `View`, so nothing that is hidden from a seat can be in it.
"""

from __future__ import annotations

from typing import Any

from ..kernel import encoding
from ..kernel.contract import Game
from ..kernel.schema import observation
from ..kernel.state import COUNTED, COUNTS, NOBODY, NUMBER, OWNER_COUNTED, SEATS, Field
from ..kernel.visibility import View


def seen_numbers(game: Game[Any], seen: View) -> list[int]:
    """The seat itself, then its view as `kernel.schema.observation` writes it: -1 for what is hidden or not there."""
    return [seen.seat, *observation(game.fields, seen)]


def highest_numbers(game: Game[Any], seats: int) -> list[int]:
    """The highest value each entry of `seen_numbers` can have; the lowest of all is -1."""
    highest = [seats - 1]
    for field in game.fields.by_name.values():
        if field.who not in (COUNTED, NOBODY):
            entries = 1 if field.kind == NUMBER else field.length(seats)
            highest += [field.high - field.low] * entries
        if field.who in (OWNER_COUNTED, COUNTED):
            highest += _highest_counts(field, seats)
    return highest


def _highest_counts(field: Field, seats: int) -> list[int]:
    each = field.high if field.kind == COUNTS else 1
    if field.shape[0] == SEATS:
        return [field.row_width() * each] * seats
    return [field.length(seats) * each]


def worth(game: Game[Any], state: Any) -> list[float]:
    """What a finished game was worth to each seat: see `kernel.encoding.worth`."""
    return encoding.worth(game.winners(state), state.seats)
