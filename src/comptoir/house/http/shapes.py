"""What the house itself answers: how it is."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Readiness = Literal["ready", "reading only", "down", "stopping"]


class Health(Struct, omit_defaults=True):
    """Whether the house can do all it is for; if not, why."""

    status: Readiness
    reason: str | None = None
