"""Observations for learners, from the declarations: a row of whole numbers of fixed length, all as one seat sees it.

Everything is relative to who looks: its own row comes first, then the others in the order of play, and a seat that is named
(whose turn it is, whose stall stands there) is 0 for oneself, 1 for the next. A number is either an *amount*, left as it is and
divided by its `scale` for a network, or a *code*, one of `size` things: to be embedded, or laid out as one of so many.

`Layout.read` takes the fields of a state as they are, without a view in between, for batches of games. It reads no entry that
the gate does not let through: tests and the conformance kit compare it with `Layout.read_view`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from .actions import SEAT, ActionSpace, Word
from .events import EventKind
from .native import i64
from .state import COUNTED, COUNTS, EVERYONE, NOBODY, NUMBER, OWNER_COUNTED, PILE, SEATS, Field, Fields
from .visibility import View, flat, restore

# How a part is taken from its field.
ONE: Final = 0  # a number
ALL_ENTRIES: Final = 1  # every entry, as it stands
BY_SEAT: Final = 2  # a row a seat, one's own first
OWN_ROW: Final = 3  # one's own row; the others' are hidden
TALLY: Final = 4  # an open pile: how many of each code lie in it
HOW_MANY: Final = 5  # a hidden one: how many entries
HOW_MANY_BY_SEAT: Final = 6


class Part:
    """What one field gives to an observation: the numbers from `start` on, `length` of them, in rows of `width`."""

    form: i64
    width: i64
    low: i64
    shift: i64

    def __init__(self, name: str, field: Field, form: int, seats: int, rows: int, most_seats: int) -> None:
        self.name = name
        self.field = field
        self.form = form
        self.seats = seats
        self.start = 0  # in the whole row
        self.place = 0  # among the codes, or among the amounts
        self.is_count = form in (TALLY, HOW_MANY, HOW_MANY_BY_SEAT)
        self.is_code = not self.is_count and field.is_code
        self.low = field.low
        self.size = field.high - field.low + 1 if self.is_code else 1
        self.most_seats = most_seats
        self.width = 1 if form in (ONE, HOW_MANY, HOW_MANY_BY_SEAT) else self.size_of_tally if form == TALLY else self.row_width
        by_seat = form in (BY_SEAT, HOW_MANY_BY_SEAT)
        self.rows = rows if by_seat else field.shape[0] if form == ALL_ENTRIES else 1
        self.length = self.rows * self.width
        self.there = seats * self.width if by_seat else self.length  # less than the length at a table smaller than the layout
        self.padding: list[int] = [0] * (self.length - self.there)
        self.scale = self.most_counted(field.usual) if self.is_count else field.usual
        # For each looker: what a code is to it.
        self.relative: list[list[int]] = [field.seen_from(seat, seats) for seat in range(seats)] if field.names_seats else []
        self.shift = self.low if self.is_code or form == TALLY else 0

    @property
    def size_of_tally(self) -> int:
        return self.field.high - self.field.low + 1

    @property
    def row_width(self) -> int:
        return self.field.row_width()

    def most_counted(self, of_a_kind: int) -> int:
        """The most that can be counted, with so many of a kind."""
        field = self.field
        if self.form == TALLY:
            return 1 if field.names_seats else field.shape[0]
        each = of_a_kind if field.kind == COUNTS else 1
        return each * (field.row_width() if self.form == HOW_MANY_BY_SEAT else field.length(self.seats))

    def bounds(self) -> tuple[int, int]:
        """The lowest and the highest that each number can be."""
        if self.is_code:
            return 0, self.size - 1
        if self.is_count:
            return 0, self.most_counted(self.field.high)
        return min(self.field.low, 0), self.field.high

    def add(self, value: Any, seat: int, out: list[int]) -> None:
        """Append what this seat sees of the field's value."""
        form = self.form
        if form == ONE:
            number: int = value
            if self.relative:
                out.append(self.relative[seat][number - self.low])
            else:
                out.append(number - self.shift)
            return
        entries: list[int] = value
        if form == TALLY:
            self.add_tally(entries, seat, out)
            return
        if form == HOW_MANY:
            out.append(self.field.how_many(entries))
            return
        if form == HOW_MANY_BY_SEAT:
            entries = self.counts(entries)
        elif self.relative:
            seen = self.relative[seat]
            low = self.low
            entries = [seen[entry - low] for entry in entries]
        elif self.shift:
            shift = self.shift
            entries = [entry - shift for entry in entries]
        self.add_rows(entries, seat, out)

    def add_rows(self, entries: list[int], seat: int, out: list[int]) -> None:
        first = seat * self.width
        if self.form == ALL_ENTRIES:
            out.extend(entries)
        elif self.form == OWN_ROW:
            out.extend(entries[first : first + self.width])
        else:
            out.extend(entries[first:])
            out.extend(entries[:first])
            if self.padding:
                out.extend(self.padding)

    def add_tally(self, entries: list[int], seat: int, out: list[int]) -> None:
        tally = [0] * self.width
        for entry in entries:
            tally[self.relative[seat][entry - self.low] if self.relative else entry - self.low] += 1
        out.extend(tally)

    def counts(self, entries: list[int]) -> list[int]:
        """How many there are in each seat's row."""
        wide = self.field.row_width()
        if wide == 1 and self.field.kind != COUNTS:
            return [1 if entry else 0 for entry in entries]
        return [self.field.how_many(entries[at : at + wide]) for at in range(0, len(entries), wide)]

    def entry_names(self) -> list[str]:
        """A name for each number: `market[c4]`, `money[+1]`, `hand[own, 3]`."""
        columns = [f"{word}" for word in self.column_words()]
        if self.form in (ONE, HOW_MANY):
            return [self.name]
        if self.form in (ALL_ENTRIES, TALLY):
            return [f"{self.name}[{', '.join(words)}]" for words in self.places(columns)]
        lookers = ["own"] if self.form == OWN_ROW else ["own", *(f"+{step}" for step in range(1, self.rows))]
        if self.width == 1:
            return [f"{self.name}[{who}]" for who in lookers]
        return [f"{self.name}[{who}, {column}]" for who in lookers for column in columns]

    def places(self, columns: list[str]) -> list[list[str]]:
        if self.form == TALLY or len(self.field.shape) == 1:
            return [[column] for column in columns]
        return [[str(row), column] for row in range(self.field.shape[0]) for column in columns]

    def code_names(self) -> list[str]:
        """A name for each code, as who looks would call it."""
        field = self.field
        named = [str(word) or "-" for word in field.words] or [str(code) for code in range(self.low, self.low + self.size)]
        names = ["none"] * (self.size - len(named)) + named  # where the lowest code has no word it means none
        if field.names_seats:
            seat_codes = range(field.first_seat - self.low, self.size)
            for code in seat_codes[: field.codes_a_seat * self.most_seats]:
                owner, rest = divmod(code - seat_codes[0], field.codes_a_seat)
                who = f"+{owner}" if owner else "own"
                names[code] = who if field.codes_a_seat == 1 else f"{who}:{rest + 1}"
            if not field.words:
                names[: seat_codes[0]] = ["none"] * seat_codes[0]
        return names

    def column_words(self) -> Sequence[Word]:
        field = self.field
        if self.form == TALLY:
            if field.names_seats:
                return ["own", *(f"+{step}" for step in range(1, self.width))]
            return field.words if len(field.words) == self.width else range(field.low, field.high + 1)
        many = self.length if self.form == ALL_ENTRIES and len(field.shape) == 1 else self.width
        return field.places if len(field.places) == many else range(many)


class Layout:
    """All parts of an observation, in order. With more `rows` than seats, those of seats that are not there are 0."""

    def __init__(
        self,
        declared: Fields,
        seats: int,
        rows: int,
        worked_out: Mapping[str, Field],
        work_out: Callable[[Any, int], list[list[int]]] | None,
    ) -> None:
        self.declared = declared
        self.seats = seats
        self.parts: list[Part] = []
        self.size = 0
        self.codes = 0  # how many of the numbers are codes, and how many amounts
        self.amounts = 0
        for name, field in declared.by_name.items():
            for title, form in forms_of(name, field):
                self._add(title, field, form, rows)
        self.declared_parts = self.parts[:]
        self.work_out = work_out
        for name, field in worked_out.items():
            self._add(name, field, BY_SEAT if field.shape[0] == SEATS else ALL_ENTRIES, rows)

    def _add(self, name: str, field: Field, form: int, rows: int) -> None:
        part = Part(name, field, form, self.seats, rows, self.declared.by_name["seats"].high)
        self.parts.append(part)
        part.start = self.size
        self.size += part.length
        if part.is_code:
            part.place = self.codes
            self.codes += part.length
        else:
            part.place = self.amounts
            self.amounts += part.length

    def read(self, state: Any, seat: int) -> list[int]:
        """What this seat observes, straight from the fields of a state."""
        out: list[int] = []
        self.read_apart(state, seat, out, out)
        return out

    def read_apart(self, state: Any, seat: int, codes: list[int], amounts: list[int]) -> None:
        """The same, codes and amounts appended to a list each."""
        for part in self.declared_parts:
            part.add(getattr(state, part.field.name), seat, codes if part.is_code else amounts)
        if self.work_out is None:
            return
        for at, values in enumerate(self.work_out(state, seat)):
            part = self.parts[len(self.declared_parts) + at]
            part.add(values, seat, codes if part.is_code else amounts)

    def read_view(self, seen: View) -> list[int]:
        """The same from a view, which has gone through the gate."""
        out: list[int] = []
        seat = seen.seat
        for part in self.declared_parts:
            if part.form == HOW_MANY:
                out.append(seen.fields[part.name])
            elif part.form == HOW_MANY_BY_SEAT:
                part.add_rows(seen.fields[part.name], seat, out)
            elif part.field.kind in (NUMBER, PILE):
                part.add(seen.fields[part.name], seat, out)
            else:
                part.add(flat(part.field, seen.fields[part.name], self.seats), seat, out)
        if self.work_out is not None:
            world = restore(self.declared, self.declared.state(), seen)
            for at, values in enumerate(self.work_out(world, seat)):
                self.parts[len(self.declared_parts) + at].add(values, seat, out)
        return out

    def names(self) -> list[str]:
        """A name for each number of an observation."""
        return [name for part in self.parts for name in part.entry_names()]


def forms_of(name: str, field: Field) -> list[tuple[str, int]]:
    """The parts that a field gives, each with its name: what is seen of it, and how many where only that is seen."""
    if field.who == NOBODY or field.follows:
        return []
    if field.kind == NUMBER:
        return [(name, ONE)] if field.who == EVERYONE else []
    by_seat = field.shape[0] == SEATS
    parts: list[tuple[str, int]] = []
    if field.who == EVERYONE:
        parts.append((name, TALLY if field.kind == PILE else BY_SEAT if by_seat else ALL_ENTRIES))
    elif field.who != COUNTED:
        parts.append((name, OWN_ROW))
    if field.who in (OWNER_COUNTED, COUNTED):
        parts.append((f"{name}_count", HOW_MANY_BY_SEAT if by_seat else HOW_MANY))
    return parts


class History:
    """The last events as a seat saw them: rows of a kind (0 for none), then its values, each + 1; 0 for what it did not see."""

    def __init__(self, kinds: Sequence[EventKind], seats: int, length: int) -> None:
        self.seats = seats
        self.length = length
        self.width = 1 + max(len(kind.seen) for kind in kinds)
        # Of each value of each kind: whether it names a seat, and whether only its owner sees it.
        self.of_seats: list[list[bool]] = [[names_seat(one.param.name) for one in kind.seen] for kind in kinds]
        self.open_values: list[list[bool]] = [[one.who == EVERYONE for one in kind.seen] for kind in kinds]
        self.owned: list[list[bool]] = [[one.who not in (EVERYONE, NOBODY) for one in kind.seen] for kind in kinds]

    def read(self, told: Sequence[tuple[int, tuple[int, ...]]], seat: int) -> list[int]:
        """The newest events, the newest last; rows of 0 before the first one."""
        out: list[int] = []
        newest = told[-self.length :]
        for _ in range(self.length - len(newest)):
            out.extend([0] * self.width)
        for code, values in newest:
            out.append(code + 1)
            for at in range(self.width - 1):
                out.append(self.value(code, values, at, seat) if at < len(values) else 0)
        return out

    def value(self, code: int, values: tuple[int, ...], at: int, seat: int) -> int:
        mine = self.owned[code][at] and values[0] == seat
        if not self.open_values[code][at] and not mine:
            return 0
        value = values[at]
        return (value - seat) % self.seats + 1 if self.of_seats[code][at] and value >= 0 else value + 1


def names_seat(param: str) -> bool:
    """Whether a parameter of that name is a seat: `seat`, `builder-seat`."""
    return param == "seat" or param.endswith("-seat")


def relative_actions(space: ActionSpace, seats: int, seat: int) -> list[int]:
    """For each action as this seat reads it, the code it has for all: a seat that it names is 0 for oneself, 1 for the next."""
    found: list[int] = []
    for block in space.blocks.values():
        of_seats = [param.words == SEAT.words[: param.size] for param in block.params]
        for code in range(block.start, block.start + block.size):
            values = [
                (value + seat) % seats if named and value < seats else value
                for value, named in zip(space.values(code), of_seats, strict=True)
            ]
            found.append(space.code(block.name, *values))
    return found


def closeness(values: Sequence[float], scale: float) -> list[float]:
    """How near each action comes to the best by instinct: 1 for the best, a half for one that is `scale` worse.

    Values that are no whole numbers may leave the best a hair below 1, and so not told as the best. The networks that ship have
    learned with that: reckoned otherwise, they would have to learn anew.
    """
    best = max(values)
    return [scale / (scale + best - value) for value in values]


def worth(winners: Sequence[int], seats: int) -> list[float]:
    """What a finished game was worth to each seat: 1 for winning alone, the same loss for all others, 0 in sum.

    Two seats: 1 and -1. Winners who share it share its worth. All share: 0 for everyone.
    """
    rewards = [-1.0 / (seats - 1)] * seats
    for seat in winners:
        rewards[seat] = (seats / len(winners) - 1.0) / (seats - 1)
    return rewards


def forfeited(loser: int, seats: int) -> list[float]:
    """Who does what the rules forbid loses all, and the others share it."""
    rewards = [1.0 / (seats - 1)] * seats
    rewards[loser] = -1.0
    return rewards
