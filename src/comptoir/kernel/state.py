"""State: a mutable class of ints and lists of ints, every field of which declares who may see it.

>>> class State(BaseState):
...     seats: int
...     money: list[int]
...     hand: list[int]
...     __slots__ = tuple(__annotations__)
>>> declare("example", State, seats=number(EVERYONE, 2, 4), money=slots(EVERYONE, (SEATS,), 0, 99))
Traceback (most recent call last):
comptoir.kernel.errors.UndeclaredField: example: State.hand does not say who may see it

Lists are flat. A table of one row a seat is declared with the shape `(SEATS, width)` and indexed `seat * width + column`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Self

from .actions import Word
from .errors import UndeclaredField
from .native import mypyc_attr

# Who sees a field.
EVERYONE = "everyone"
OWNER = "owner"  # the seat of its row; nobody else even learns how many
OWNER_COUNTED = "owner, others how many"
COUNTED = "only how many"
NOBODY = "nobody"

SEATS = -1  # in a shape: as many as there are seats

# What a field is, and so what "how many" means for it.
NUMBER = "number"
SLOTS = "slots"  # each entry is a code, 0 for none: how many are not 0
COUNTS = "counts"  # each entry says how many of something: their sum
PILE = "pile"  # a list that grows and shrinks: its length


class Field:
    """One declared field: what it is, who sees it, its shape, its range and the words for its codes.

    `places` are the names of the entries along the first axis that is not the seats: a market's cells. For positions that
    people write and read.
    """

    def __init__(
        self,
        kind: str,
        who: str,
        shape: tuple[int, ...],
        low: int,
        high: int,
        words: Sequence[Word],
        places: Sequence[str] = (),
    ) -> None:
        if who not in (EVERYONE, OWNER, OWNER_COUNTED, COUNTED, NOBODY):
            raise UndeclaredField(f"a field is seen by one of the five kinds of people, not by {who!r}")
        if who in (OWNER, OWNER_COUNTED) and (kind not in (SLOTS, COUNTS) or shape[0] != SEATS):
            raise UndeclaredField("a field seen by its owner needs one row a seat")
        if who == COUNTED and kind == NUMBER:
            raise UndeclaredField("a number cannot be counted")
        self.kind = kind
        self.who = who
        self.shape = shape
        self._row_width = math.prod(shape[1:])
        self.low = low
        self.high = high
        self.words: tuple[Word, ...] = tuple(words)
        self.places: tuple[str, ...] = tuple(places)
        self.name = ""  # given by `declare`
        # For learners (`kernel.encoding`).
        self.names_seats = False
        self.first_seat = 0
        self.codes_a_seat = 1
        self.usual = max(abs(low), abs(high), 1)
        self.follows = False

    def of_seats(self, first: int = 0, each: int = 1) -> Field:
        """Its codes name seats: seat A has the codes from `first` on, so many `each`, then seat B, and so on."""
        self.names_seats = True
        self.first_seat = first
        self.codes_a_seat = each
        return self

    def usually(self, most: int) -> Field:
        """Its values are seldom larger: learners see it divided by that."""
        self.usual = most
        return self

    def derived(self) -> Field:
        """It follows from other fields that the same people see: learners are not told twice."""
        self.follows = True
        return self

    @property
    def is_code(self) -> bool:
        """Whether its values are names for things, not amounts."""
        return self.kind != COUNTS and (len(self.words) > 0 or self.names_seats)

    def seen_from(self, seat: int, seats: int) -> list[int]:
        """Each code, from the lowest on, as it is to a seat, counted from the lowest: seats are counted from itself."""
        seen = []
        for code in range(self.low, self.high + 1):
            owner, rest = divmod(code - self.first_seat, self.codes_a_seat)
            if 0 <= owner < seats:
                code = self.first_seat + (owner - seat) % seats * self.codes_a_seat + rest
            seen.append(code - self.low)
        return seen

    def row_width(self) -> int:
        """Entries in one row of the first axis."""
        return self._row_width

    def length(self, seats: int) -> int:
        """Entries of the whole flat list (a pile: at most)."""
        return self.row_width() * (seats if self.shape[0] == SEATS else self.shape[0])

    def how_many(self, entries: Sequence[int]) -> int:
        if self.kind == COUNTS:
            return sum(entries)
        if self.kind == SLOTS:
            return sum(1 for entry in entries if entry)
        return len(entries)


def number(who: str, low: int, high: int, words: Sequence[Word] = ()) -> Field:
    """One integer."""
    return Field(NUMBER, who, (), low, high, words)


def flag(who: str) -> Field:
    """Yes or no: 1 or 0."""
    return number(who, 0, 1)


def slots(
    who: str, shape: tuple[int, ...], low: int, high: int, words: Sequence[Word] = (), places: Sequence[str] = ()
) -> Field:
    """A table of places; each holds a code, 0 where there is none."""
    return Field(SLOTS, who, shape, low, high, words, places)


def counts(who: str, shape: tuple[int, ...], high: int, places: Sequence[str] = ()) -> Field:
    """A table of how many there are of each thing."""
    return Field(COUNTS, who, shape, 0, high, (), places)


def pile(who: str, most: int, low: int, high: int, words: Sequence[Word] = ()) -> Field:
    """A list whose length changes: a draw pile, a discard."""
    return Field(PILE, who, (most,), low, high, words)


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseState:
    """What every game's state has: the number of seats, a picture, and a clone the game writes out by hand."""

    __slots__ = ()
    seats: int

    def clone(self) -> Self:
        raise NotImplementedError

    def values(self) -> list[Any]:
        """Every field, in the order of the declaration. A game may write it out, as it does `clone`: faster if compiled."""
        return [getattr(self, name) for name in fields_of(self).by_name]

    def __reduce__(self) -> tuple[object, ...]:
        """Copied and pickled field by field: a compiled state knows no other way."""
        return filled, (type(self), snapshot(self))

    def __str__(self) -> str:
        from .visibility import ALL, view  # the gate is built on states, so it is asked for only here

        return str(view(self, ALL))

    def _repr_svg_(self) -> str:
        from .visibility import ALL, view

        return view(self, ALL)._repr_svg_()


def seats_at(state: Any) -> int:
    """How many seats there are. Not by an attribute of BaseState: a plain state keeps its own on a compiled kernel too."""
    seats: int = state.seats
    return seats


class Fields:
    """The declaration of a state: its game, its class, its fields in order."""

    def __init__(self, game: str, state: type[BaseState], fields: dict[str, Field]) -> None:
        self.game = game
        self.state = state
        self.by_name = fields


_declared: dict[type[BaseState], Fields] = {}


def attributes(state: type[BaseState]) -> list[str]:
    """The attributes a state class really has, compiled (mypyc lists them) or not (slots)."""
    own = vars(state)
    names: tuple[str, ...] = own.get("__mypyc_attrs__") or own["__slots__"]
    return [name for name in names if not name.startswith("__")]


def declare(game: str, state: type[BaseState], **fields: Field) -> Fields:
    """Declare every field of a state class. A field left out is an error at import, never "public"."""
    there = attributes(state)
    annotations: dict[str, object] = getattr(state, "__annotations__", {})
    for name in there:
        if name not in fields:
            raise UndeclaredField(f"{game}: {state.__name__}.{name} does not say who may see it")
    for name, field in fields.items():
        if name not in there:
            raise UndeclaredField(f"{game}: {state.__name__} has no field {name}")
        annotated = ("int", "i64", int) if field.kind == NUMBER else ("list[int]", "list[i64]", list[int])
        if annotations.get(name, annotated[0]) not in annotated:
            raise UndeclaredField(f"{game}: {state.__name__}.{name} is declared as {field.kind}, so it must be {annotated[0]}")
    if "seats" not in fields or fields["seats"].who != EVERYONE:
        raise UndeclaredField(f"{game}: a state has a field seats, which everyone sees")
    for name, field in fields.items():
        field.name = name
    declared = Fields(game, state, fields)
    _declared.setdefault(state, declared)  # of the game's own board; on others words, ranges and lengths differ
    return declared


def fields_of(state: BaseState) -> Fields:
    found = _declared.get(type(state))
    if found is None:
        raise UndeclaredField(f"{type(state).__name__} was never declared")
    return found


def snapshot(state: BaseState) -> dict[str, Any]:
    """Every field as it is, hidden or not: to compare and to save states, never to show them."""
    taken: dict[str, Any] = {}
    for name, field in fields_of(state).by_name.items():
        value = getattr(state, name)
        taken[name] = value if field.kind == NUMBER else list(value)
    return taken


def filled(state: type[BaseState], fields: dict[str, Any]) -> BaseState:
    """A state of these fields, as `snapshot` took them."""
    made = state()
    for name, value in fields.items():
        setattr(made, name, value)
    return made


def same(one: BaseState, other: BaseState) -> bool:
    return type(one) is type(other) and snapshot(one) == snapshot(other)


def out_of_range(state: BaseState, declared: Fields | None = None) -> list[str]:
    """Fields whose value breaks their declaration, each with a sentence."""
    faults = []
    for name, field in (declared or fields_of(state)).by_name.items():
        value = getattr(state, name)
        entries = [value] if field.kind == NUMBER else value
        if field.kind == PILE and len(entries) > field.shape[0]:
            faults.append(f"{name} holds {len(entries)}, more than {field.shape[0]}")
        if field.kind in (SLOTS, COUNTS) and len(entries) != field.length(seats_at(state)):
            faults.append(f"{name} has {len(entries)} entries, not {field.length(seats_at(state))}")
        faults += [
            f"{name} holds {entry}, outside {field.low}..{field.high}"
            for entry in entries
            if not field.low <= entry <= field.high
        ]
    return faults
