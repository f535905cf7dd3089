"""What every topic uses: letters, names, numbers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

SeatLetter = Annotated[str, Meta(pattern="^[A-F]$", examples=["A"])]
Name = Annotated[str, Meta(min_length=1, max_length=32, description="a name people see")]
RequestId = Annotated[
    str,
    Meta(
        min_length=8,
        max_length=64,
        pattern="^[A-Za-z0-9_-]+$",
        description="made by the client; repeat it to repeat the request",
    ),
]
Words = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="128 random bits that a person adds to the shuffle")]
Pledge = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="the SHA-256 of the words I shall add to the shuffle")]
BoardId = Annotated[str, Meta(min_length=1, max_length=32, description="a board that somebody keeps")]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Milliseconds = int
SeatCount = Annotated[int, Meta(ge=1, le=6)]
Written = Annotated[bool | int | str, Meta(description="an option's value")]


class RefusalReason(Struct):
    """Why the rules refuse something: the key of a sentence among the game's texts, `refusal-KEY`, and what is said in it."""

    key: str
    facts: dict[str, int | str]


class Problem(Struct, omit_defaults=True):
    """Why a request was not granted."""

    error: str
    detail: str
    rule: str | None = None
    n: int | None = None
    refusal: RefusalReason | None = None
    most: int | None = None  # the bound that was met
