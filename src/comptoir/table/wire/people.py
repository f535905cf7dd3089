"""Who I am to a host, and how far I am in its courses."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .basics import Name


class NewGuest(Struct, forbid_unknown_fields=True):
    name: Name


class Person(Struct):
    id: str
    name: str
    kind: Literal["guest", "account"] = "guest"


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class Learned(Struct):
    """A step of a course that I have begun; `table` is that of a first game."""

    game: str
    step: str
    done: bool
    table: str | None


class Progress(Struct):
    steps: list[Learned]
