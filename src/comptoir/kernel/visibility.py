"""The one gate. Nothing of a state or an event leaves for a seat but through `view` and `see`.

Live updates, reconnects, replays, bots, pictures and adapters all get what this module lets through.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from .actions import SEAT_LETTERS, Number, Param, Word
from .errors import UnknownName
from .events import Event
from .state import (
    COUNTED,
    EVERYONE,
    NUMBER,
    OWNER,
    OWNER_COUNTED,
    PILE,
    SEATS,
    BaseState,
    Field,
    Fields,
    fields_of,
    seats_at,
)

# Who looks: a seat from 0 on, or one of these two.
PUBLIC = -1  # a spectator: what everyone sees
ALL = -2  # the open table, for games that are over and for tests

S = TypeVar("S", bound=BaseState)


_OWN = ("fields", "game", "restored", "seat", "world")


class View:
    """What one seat sees. Plain data that holds no reference to the state it was made from.

    `fields` has each visible field under its name (one entry a row; None for a row that is hidden) and, where only the number
    is seen, `NAME_count`. Fields can be read as attributes: `view.money[2]`.
    """

    __slots__ = _OWN

    def __init__(self, game: str, seat: int, fields: dict[str, Any]) -> None:
        self.game = game
        self.seat = seat
        self.fields = fields
        self.restored = 0  # how often a state was made of it; from the second time on it is kept, to be copied
        self.world: Any = None

    def __getattr__(self, name: str) -> Any:
        if name not in _OWN and name in self.fields:
            return self.fields[name]
        raise AttributeError(f"a view shows no {name}")

    def __reduce__(self) -> tuple[type[View], tuple[str, int, dict[str, Any]]]:
        """Copied and sent by what it is made of: a compiled view knows no other way."""
        return View, (self.game, self.seat, self.fields)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (self.game, self.seat, self.fields) == (other.game, other.seat, other.fields)

    def __hash__(self) -> int:
        return hash(self.json())

    def __repr__(self) -> str:
        return f"View({self.game}, {looker_name(self.seat)})"

    def __str__(self) -> str:
        return pictures[self.game][0](self)

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return pictures[self.game][1](self)

    def to_json(self) -> dict[str, Any]:
        return {"game": self.game, "seat": looker_name(self.seat), **self.fields}

    def json(self) -> str:
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"))


# How each game draws a view, as text and as SVG; filled in by the contract.
pictures: dict[str, tuple[Callable[[View], str], Callable[[View], str]]] = {}


def looker_name(seat: int) -> str:
    """How a looker is called outside the code: A to F, public, all."""
    return "public" if seat == PUBLIC else "all" if seat == ALL else SEAT_LETTERS[seat]


def looker(name: str, seats: int) -> int:
    """The looker of that name, for a table of so many seats."""
    known = {"public": PUBLIC, "all": ALL, **{SEAT_LETTERS[seat].casefold(): seat for seat in range(seats)}}
    found = known.get(name.casefold())
    if found is None:
        raise UnknownName(f"there is no seat {name!r}; choose {', '.join(SEAT_LETTERS[:seats])}, public or all")
    return found


def view(state: BaseState, seat: int) -> View:
    """What this seat sees of the state."""
    declared = fields_of(state)
    seats = seats_at(state)
    if not ALL <= seat < seats:
        raise UnknownName(f"there is no seat {seat} at a table of {seats}")
    seen: dict[str, Any] = {}
    for name, field in declared.by_name.items():
        _look(seen, name, field, getattr(state, name), seats, seat)
    return View(declared.game, seat, seen)


def changes(before: BaseState, after: BaseState, names: Iterable[str], seat: int) -> dict[str, Any]:
    """Those of the fields of these names that look otherwise to this seat than before. What changed behind its back is not
    even named."""
    declared = fields_of(after).by_name
    was: dict[str, Any] = {}
    seen: dict[str, Any] = {}
    for name in names:
        _look(was, name, declared[name], getattr(before, name), seats_at(before), seat)
        _look(seen, name, declared[name], getattr(after, name), seats_at(after), seat)
    return {name: value for name, value in seen.items() if value != was.get(name)}


def _look(seen: dict[str, Any], name: str, field: Field, value: Any, seats: int, seat: int) -> None:
    """Put into `seen` what this field shows to this seat."""
    open_to_seat = field.who == EVERYONE or seat == ALL
    if field.kind == NUMBER:
        if open_to_seat:
            seen[name] = value
        return
    rows = _rows(field, value, seats)
    if open_to_seat:
        seen[name] = rows
    elif field.who in (OWNER, OWNER_COUNTED):
        seen[name] = [row if owner == seat else None for owner, row in enumerate(rows)]
    if field.who in (OWNER_COUNTED, COUNTED):
        if field.shape[0] == SEATS:
            width = _width(field, value, seats)
            seen[f"{name}_count"] = [field.how_many(value[at * width : (at + 1) * width]) for at in range(seats)]
        else:
            seen[f"{name}_count"] = field.how_many(value)


def _rows(field: Field, value: list[int], seats: int) -> list[Any]:
    """A flat list in rows, if it was declared with rows."""
    if len(field.shape) < 2:
        return list(value)
    width = _width(field, value, seats)
    return [value[at : at + width] for at in range(0, len(value), width)]


def _width(field: Field, value: list[int], seats: int) -> int:
    """Entries of one row. A board may have wider rows a seat than the one the field was declared for."""
    return len(value) // seats if field.shape[0] == SEATS else field.row_width()


def restore(declared: Fields, state: S, seen: View) -> S:
    """Fill a fresh state with all that a view shows; hidden entries are 0, hidden piles empty. `imagine` does the rest."""
    if seen.world is not None:
        known: S = seen.world.clone()
        return known
    seats = int(seen.fields["seats"])
    for name, field in declared.by_name.items():
        shown = seen.fields.get(name)
        if field.kind == NUMBER:
            setattr(state, name, 0 if shown is None else shown)
        elif field.kind == PILE:
            setattr(state, name, [] if shown is None else list(shown))
        else:
            setattr(state, name, flat(field, shown, seats))
    seen.restored += 1
    if seen.restored > 1:  # somebody thinks, and imagines many worlds
        seen.world = state.clone()
    return state


def flat(field: Field, shown: list[Any] | None, seats: int) -> list[int]:
    """The rows that a view shows as one list; 0 for what is hidden."""
    if shown is None:
        return [0] * field.length(seats)
    width = field.row_width()
    flat: list[int] = []
    for row in shown:
        if row is None:
            flat += [0] * width
        elif isinstance(row, int):
            flat.append(row)
        else:
            flat += row
    return flat


def see(told: Event, seat: int) -> dict[str, Word | None]:
    """What this seat sees of an event: each parameter by its word, None where it is hidden."""
    seen: dict[str, Word | None] = {"event": told.kind.name}
    for one, value in zip(told.kind.seen, told.values, strict=True):
        mine = one.who == OWNER and seat == told.values[0]
        open_to_seat = one.who == EVERYONE or mine or seat == ALL
        seen[one.param.name] = _word(one.param, value) if open_to_seat else None
    return seen


def _word(param: Param, value: int) -> Word | None:
    """Event values below 0 mean "none"."""
    return value if isinstance(param, Number) else param.word(value) if value >= 0 else None
