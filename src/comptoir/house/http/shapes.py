"""What the house itself answers: that something was not granted, and how it is."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


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
