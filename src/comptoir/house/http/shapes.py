"""What the house itself answers: that something was not granted, and how it is."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ...table.wire import RefusalReason


class Problem(Struct, omit_defaults=True):
    """Why a request was not granted."""

    error: str
    detail: str
    rule: str | None = None
    n: int | None = None
    refusal: RefusalReason | None = None
    most: int | None = None  # the bound that was met


Readiness = Literal["ready", "reading only", "down", "stopping"]


class Health(Struct, omit_defaults=True):
    """Whether the house can do all it is for; if not, why."""

    status: Readiness
    reason: str | None = None
