"""What every topic uses: letters, names, numbers, and the answer that something is not granted."""

from __future__ import annotations

from typing import Annotated, Literal

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
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Milliseconds = int
SeatCount = Annotated[int, Meta(ge=1, le=6)]
Written = Annotated[bool | int | str, Meta(description="an option's value")]


class Problem(Struct, omit_defaults=True):
    """Why a request was not granted."""

    error: str
    detail: str
    rule: str | None = None
    n: int | None = None


Wellness = Literal["well", "stopping", "unwell"]


class Health(Struct):
    status: Wellness
    database: bool
