"""Puzzles: what somebody is asked, what is said to their answer, and which they have tried."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from .lessons import Tried
from .playing import Reason


class PuzzleInfo(Struct):
    """A puzzle in a list. `level`: from 1 to 3, by how often it is missed."""

    id: str
    level: int
    seats: int


class PuzzleSeries(Struct):
    """The puzzles of a game, the easiest first; none if it has none."""

    puzzles: list[PuzzleInfo]


class TodaysPuzzles(Struct):
    """The puzzle of the day of each game that has any, the same for everybody. `day`: days since 1970, in UTC."""

    day: int
    puzzles: dict[str, str]


class Posed(Tried):
    """A puzzle as the seat sees it that has to decide. The answer is not in it."""

    id: str
    level: int


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    action: Annotated[dict[str, int | str], Meta(max_length=8)]


class PuzzleChoice(Struct):
    """A choice that was thought worth a try: the chance to win by it among equals, and the standard error of that."""

    action: dict[str, Any]
    chance: float
    error: float


class Attempted(Struct):
    """The first attempt of somebody at a puzzle: only that one counts. `day`: days since 1970, in UTC."""

    game: str
    puzzle: str
    right: bool
    day: int


class Attempts(Struct):
    attempts: list[Attempted]


class Solution(Struct):
    """What is said to an attempt. `choices`: all that was thought worth a try, the answer first; `margin`: how far the answer
    is above the second, with its standard `error`. `counts`: the first attempt, this one or an earlier one."""

    right: bool
    choices: list[PuzzleChoice]
    margin: float
    error: float
    reason: Reason | None
    counts: Attempted
