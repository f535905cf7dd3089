"""Records: replayed and verified."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from .basics import SeatLetter
from .tables import Frame, Result


class RecordText(Struct, forbid_unknown_fields=True):
    record: Annotated[str, Meta(min_length=1, description="a record as JSON lines")]


class KeepRecord(RecordText):
    """A finished game of mine that was played elsewhere; `seat`: which was mine."""

    seat: SeatLetter | None = None


class Step(Struct):
    """One entry of a replayed game, as the looker saw it."""

    n: int
    seat: str | None
    action: dict[str, Any] | None
    undo: int | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    scores: list[int]  # what each seat would have, had the game ended here
    film: list[Frame]


class Replay(Struct):
    game: str
    revision: int
    options: dict[str, Any]
    players: list[str]
    seat: str
    verified: bool
    steps: list[Step]
    result: Result | None


class Verdict(Struct):
    """Whether a record is genuine; if not, why and on which line."""

    genuine: bool
    detail: str
    line: int | None = None
    result: Result | None = None
