"""What notices say, in the language of the channel. They name the game and who is at the table: nothing of the cards."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from ... import games
from ...table.clocks import deadline
from ...texts import Texts, game_texts
from .outbox import Told

MOST_LINES = 20  # of one message
HOUR = 3_600_000


class Line(NamedTuple):
    """One notice as it is read: a sentence, and the address behind it within the house."""

    text: str
    path: str


@cache
def texts(language: str) -> Texts:
    return Texts(Path(__file__).parent, language)


def line(told: Told, person: str, language: str, now: int) -> Line:
    """The sentence of a notice about a table, or about the channel itself."""
    table, due = told.table, told.due
    if table is None:
        return Line(texts(language).get(f"notice-{due.kind}"), "/me")
    game = game_texts(games.find(table.game, table.revision).folder, language).get("title")
    others = [seat.name for seat in told.seats if seat.human and seat.person != person]
    said = texts(language).get(f"notice-{due.kind}", game=game, players=", ".join(others), others=len(others))
    left = min((ends for seat in told.seats if seat.person == person and (ends := deadline(table.clock, seat))), default=None)
    if due.kind in ("turn", "late") and left is not None:
        said += " " + texts(language).get("notice-left", hours=max(1, round((left - now) / HOUR)))
    return Line(said, f"/table/{table.id}")


def subject(lines: list[Line], language: str) -> str:
    return lines[0].text if len(lines) == 1 else texts(language).get("notice-several", count=len(lines))
