"""Corners of Nuts worth a fixture."""

from __future__ import annotations

from tests.games.reaches import Reached, told

WANTED: dict[str, Reached] = {
    "two-seats": lambda match: match.record.seats == 2,
    "three-seats": lambda match: match.record.seats == 3,
    "four-seats": lambda match: match.record.seats == 4,
    "nuts-left-in-the-bowl": lambda match: match.state.pot > 0,
    "left-and-cracked-later": lambda match: bool(told(match, "left") and told(match, "cracked")),
    "nobody-cracked-any": lambda match: max(match.scores) == 0,
    "shared-victory": lambda match: len(match.winners) > 1 and max(match.scores) > 0,
}
