"""Records: replayed, verified and reviewed."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .basics import SeatLetter
from .boards import BoardData
from .playing import Reason
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
    board: BoardData | None  # if it is not the game's own
    players: list[str]
    seat: str
    verified: bool
    steps: list[Step]
    result: Result | None


class Verdict(Struct):
    """Whether a record is genuine; if not, why and on which line. `begun`: in a position of another game."""

    genuine: bool
    detail: str
    line: int | None = None
    result: Result | None = None
    begun: bool = False


class TurningPoint(Struct):
    """A decision that cost its seat most: what was done at entry `n`, what would have been better, and the chances to win by
    each, judged by `games` imagined games, by what the seat could know."""

    n: int
    action: dict[str, Any]
    better: dict[str, Any]
    chance: float
    better_chance: float
    games: int
    reason: Reason | None


class SeatReview(Struct):
    """How a seat came to its result: `start` and `luck`, what the others' decisions have `given` and what its own `decisions`
    cost (never above 0) add up to it. `curve`: its chance before each decision of its own, by entry; in the end the result."""

    seat: str
    start: float
    luck: float
    given: float
    decisions: float
    result: float
    curve: list[tuple[int, float]]
    turning: list[TurningPoint]


class Review(Struct):
    """What is known so far. It is refined until it is `done`; `judged` of all `decisions` were looked at yet.

    `chances`: they were measured for this game and table size; otherwise numbers are leads, from 0 to 1.
    """

    status: Literal["none", "thinking", "done"]
    progress: float
    judged: int
    decisions: int
    chances: bool
    seats: list[SeatReview]
