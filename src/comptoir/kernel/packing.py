"""Observations of many games as packed numbers: what `Layout.read` gives, written where a batch is read from, and masks."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from struct import Struct
from typing import Any

from .build import compiled
from .encoding import ALL_ENTRIES, BY_SEAT, HOW_MANY, HOW_MANY_BY_SEAT, ONE, OWN_ROW, TALLY, Layout, Part
from .native import BytesWriter, i32, i64, write_i32_le


class Rows:
    """Rows of 32-bit numbers, one for each table that is shown, in order."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.writer = BytesWriter()
        self.parts = layout.declared_parts
        self.further = layout.parts[len(layout.declared_parts) :]
        names = [part.field.name for part in self.parts]
        self.values: Callable[[Any], tuple[Any, ...]] = attrgetter(*names)
        self.work_out = layout.work_out
        # Compiled, number by number; in plain Python by one call a row, from the list of all.
        self.one_by_one: bool = compiled()
        self.packed = Struct(f"={layout.size}i")

    def clear(self) -> None:
        self.writer.truncate(0)

    def add(self, state: Any, seat: int) -> None:
        """What this seat observes: the same as `Layout.read`."""
        if not self.one_by_one:
            self.writer.write(self.packed.pack(*self.layout.read(state, seat)))
            return
        values = self.values(state)
        writer = self.writer
        at = 0
        for part in self.parts:
            write_part(part, values[at], seat, writer)
            at += 1  # noqa: SIM113 (compiled, `enumerate` makes a tuple each time)
        if self.work_out is not None:
            worked_out: list[list[int]] = self.work_out(state, seat)
            for at, part in enumerate(self.further):
                write_part(part, worked_out[at], seat, writer)


def write_part(part: Part, value: Any, seat: i64, writer: BytesWriter) -> None:
    """What `Part.add` appends, written."""
    form = part.form
    if form == ONE:
        number: i64 = value
        write_i32_le(writer, i32(seen_as(part, number, seat)))
        return
    entries: list[int] = value
    width: i64 = part.width
    if form == BY_SEAT:
        first = seat * width
        write_entries(part, entries, first, len(entries), seat, writer)
        if first > 0:
            write_entries(part, entries, 0, first, seat, writer)
        if part.padding:
            write_padding(part, writer)
    elif form == ALL_ENTRIES:
        write_entries(part, entries, 0, len(entries), seat, writer)
    elif form == OWN_ROW:
        write_entries(part, entries, seat * width, (seat + 1) * width, seat, writer)
    elif form == HOW_MANY:
        write_i32_le(writer, i32(how_many(part, entries, 0, len(entries))))
    elif form == HOW_MANY_BY_SEAT:
        write_counts(part, entries, seat, writer)
    elif form == TALLY:
        write_tally(part, entries, seat, writer)


def seen_as(part: Part, number: i64, seat: i64) -> i64:
    """A single number, as this seat sees it."""
    if part.names_seats:
        found: i64 = part.relative[seat][number - part.low]
        return found
    return number - part.shift


def write_entries(part: Part, entries: list[int], first: i64, end: i64, seat: i64, writer: BytesWriter) -> None:
    """Some entries, as this seat sees them."""
    if part.names_seats:
        low: i64 = part.low
        seen = part.relative[seat]
        for at in range(first, end):
            code: i64 = entries[at]
            relative: i64 = seen[code - low]
            write_i32_le(writer, i32(relative))
        return
    shift: i64 = part.shift
    for at in range(first, end):
        number: i64 = entries[at]
        write_i32_le(writer, i32(number - shift))


def write_padding(part: Part, writer: BytesWriter) -> None:
    for _ in part.padding:
        write_i32_le(writer, 0)


def write_tally(part: Part, entries: list[int], seat: i64, writer: BytesWriter) -> None:
    """How many of each code there are."""
    tally = [0] * part.width
    for entry in entries:
        tally[seen_as(part, entry, seat)] += 1
    for many in tally:
        write_i32_le(writer, many)


def write_counts(part: Part, entries: list[int], seat: i64, writer: BytesWriter) -> None:
    """How many there are in each seat's row, one's own first."""
    wide: i64 = part.field_width
    seats: i64 = part.seats
    for step in range(seats):
        owner = seat + step
        if owner >= seats:
            owner -= seats
        write_i32_le(writer, i32(how_many(part, entries, owner * wide, (owner + 1) * wide)))
    if part.padding:
        write_padding(part, writer)


def how_many(part: Part, entries: list[int], first: i64, end: i64) -> i64:
    """`Field.how_many` of some entries."""
    if part.is_pile:
        return len(entries)
    many: i64 = 0
    sums = part.sums_up
    for at in range(first, end):
        entry: i64 = entries[at]
        if sums:
            many += entry
        elif entry != 0:
            many += 1
    return many


class Masks:
    """For each table a byte an action: 1 where it is legal."""

    def __init__(self, tables: int, actions: int) -> None:
        self.actions = actions
        self.writer = BytesWriter()
        self.writer.write(bytes(tables * actions))
        self.legal: list[list[int]] = [[] for _ in range(tables)]

    def set(self, table: int, legal: list[int]) -> None:
        writer = self.writer
        first: i64 = table * self.actions
        for action in self.legal[table]:
            place: i64 = action
            writer[first + place] = 0
        for action in legal:
            place = action
            writer[first + place] = 1
        self.legal[table] = legal

    def allows(self, table: int, action: int) -> bool:
        return 0 <= action < self.actions and self.writer[table * self.actions + action] == 1
