"""Trials and lessons: what somebody tries from a stored position, and what comes of it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from .basics import Number
from .tables import Position


class Try(Struct, forbid_unknown_fields=True):
    """All that I have done from a stored position on. The first `settled` actions count, the others are tentative if they can
    be; `after`: the entry from which on I want to be told what happened."""

    actions: Annotated[list[Annotated[dict[str, int | str], Meta(max_length=8)]], Meta(max_length=60)] = []
    settled: Annotated[int, Meta(ge=0, le=60)] = 0
    after: Number = 0


class Tried(Struct):
    """What a trial looks like now, and how many of my actions count."""

    position: Position
    settled: int


class Saying(Struct):
    """A sentence of a course: its key among the course's words, and the numbers and words in it."""

    key: str
    numbers: dict[str, int | str]


class Judgement(Struct):
    """What is said to an answer."""

    right: bool
    key: str
    numbers: dict[str, int | str]


class Taught(Tried):
    """A lesson as it stands: the verdict once the answer is complete, what is said meanwhile, and the action to light if the
    learner wants to be shown the way."""

    verdict: Judgement | None
    said: list[Saying]
    way: dict[str, Any] | None


class Coaching(Struct):
    """What the coach of a first game could say now, the most fitting first, and whether the course is finished by now.

    `decision` counts what the learner has done so far: as long as it is the same, so is what the learner has to decide,
    whatever the others do meanwhile.
    """

    lines: list[Saying]
    enough: bool
    decision: int


class StepInfo(Struct):
    """A step of a course. Its words are `STEP-title`, `STEP-task` and so on."""

    id: str
    teaches: list[str]  # ids of rules
    note: str | None  # the line under the board, by its key
    light: list[str]  # things lit on the board
    around: list[str]  # places that a large board shows from near
    refused: list[str]  # rules whose refusal has words of its own here


class CourseInfo(Struct):
    """The course of a game; without steps if it has none. `first_game`: the id of the last step, a game with a coach."""

    steps: list[StepInfo]
    first_game: str | None
