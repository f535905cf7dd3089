"""Events: what a game tells while it is played. Every parameter declares who sees it, as every field of a state does.

>>> from .actions import SEAT, Param
>>> kinds = Events(drew=event(everyone(SEAT), owner(Param("square", ("fire", "eye"))), reveals=True))
>>> kinds.kinds[0].name, kinds.kinds[0].reveals
('drew', True)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .actions import Param
from .errors import UndeclaredField
from .state import EVERYONE, NOBODY, OWNER

# A listener: called with the code of an event kind and its values.
Tell = Callable[[int, tuple[int, ...]], None]


class Seen:
    """A parameter of an event, with who sees it."""

    def __init__(self, param: Param, who: str) -> None:
        if who not in (EVERYONE, OWNER, NOBODY):
            raise UndeclaredField(f"event parameter {param.name} is seen by everyone, its owner or nobody, not by {who!r}")
        self.param = param
        self.who = who


class EventKind:
    """A kind of event. `reveals`: it may show its seat something hidden before, so the step cannot be taken back.
    `sheet`: it is a line of the score sheet, and has a `rule`, a `seat` and an `amount`. `shown`: how many milliseconds people
    need to see it. `counting`: it belongs to what is counted at a break of the game, such as the end of a round."""

    def __init__(self, name: str, seen: Sequence[Seen], reveals: bool, sheet: bool, shown: int, counting: bool) -> None:
        given: Sequence[Any] = seen  # whatever a game may have written there
        for one in given:
            if not isinstance(one, Seen):
                raise UndeclaredField(f"event {name}: {getattr(one, 'name', one)} does not say who may see it")
        if any(one.who == OWNER for one in seen) and (not seen or seen[0].param.name != "seat"):
            raise UndeclaredField(f"event {name}: what only its owner sees needs a seat as first parameter")
        if sheet and not {"seat", "amount", "rule"} <= {one.param.name for one in seen}:
            raise UndeclaredField(f"event {name}: a line of the score sheet has a seat, an amount and a rule")
        self.name = name
        self.seen = tuple(seen)
        self.reveals = reveals
        self.sheet = sheet
        self.shown = shown
        self.counting = counting


def everyone(param: Param) -> Seen:
    return Seen(param, EVERYONE)


def owner(param: Param) -> Seen:
    return Seen(param, OWNER)


Declared = tuple[tuple[Seen, ...], bool, bool, int, bool]
A_GLANCE = 200  # milliseconds for an event that says nothing of it


def event(*seen: Seen, reveals: bool = False, sheet: bool = False, shown: int = A_GLANCE, counting: bool = False) -> Declared:
    return seen, reveals, sheet, shown, counting


class Events:
    """The kinds of events a game tells, numbered in order of declaration."""

    def __init__(self, **kinds: Declared) -> None:
        self.kinds = [EventKind(name, *declared) for name, declared in kinds.items()]
        self._codes = {kind.name: code for code, kind in enumerate(self.kinds)}

    def code(self, name: str) -> int:
        return self._codes[name]


class Event:
    """Something that happened: a kind and its values, before the gate."""

    __slots__ = ("kind", "values")

    def __init__(self, kind: EventKind, values: tuple[int, ...]) -> None:
        if len(values) != len(kind.seen):
            raise UndeclaredField(f"event {kind.name} was told with {len(values)} values, not {len(kind.seen)}")
        self.kind = kind
        self.values = values
