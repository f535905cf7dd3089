"""Observations of many games as packed numbers: what `Layout.read` gives, written where a batch is read from, and masks."""

from __future__ import annotations

from typing import Any, Final

from .build import compiled
from .encoding import ALL_ENTRIES, BY_SEAT, HOW_MANY, HOW_MANY_BY_SEAT, ONE, OWN_ROW, TALLY, Layout, Part
from .native import i32, i64, u8, vec
from .state import COUNTS, PILE

WHOLE: Final = 65535  # a liking of 1


class Rows:
    """A row for each table: what the seat that is asked there observes, codes and amounts apart."""

    codes: vec[i32]
    amounts: vec[i32]
    code_width: i64
    amount_width: i64

    def __init__(self, layout: Layout, tables: int) -> None:
        self.layout = layout
        self.code_width = layout.codes
        self.amount_width = layout.amounts
        self.codes = vec[i32]([0] * (tables * layout.codes))
        self.amounts = vec[i32]([0] * (tables * layout.amounts))
        self.parts = [Column(part) for part in layout.declared_parts]
        self.further = [Column(part) for part in layout.parts[len(self.parts) :]]
        order = list(layout.declared.by_name)
        self.places = [order.index(part.field.name) for part in layout.declared_parts]
        self.work_out = layout.work_out
        self.one_by_one: bool = compiled()

    def arrays(self) -> tuple[Any, Any]:
        """Codes and amounts, to be read through the buffer protocol; the same memory for good."""
        return self.codes, self.amounts

    def show(self, table: int, state: Any, seat: int) -> None:
        """What this seat observes there now: the same as `Layout.read`. Compiled number by number, else list by list."""
        if not self.one_by_one:
            self.copy(table, state, seat)
            return
        row: i64 = table
        values: list[Any] = state.values()
        at = 0
        for part in self.parts:
            self.write(part, row, values[self.places[at]], seat)
            at += 1  # noqa: SIM113 (compiled, `enumerate` makes a tuple each time)
        if self.work_out is not None:
            worked_out: list[list[int]] = self.work_out(state, seat)
            for at, part in enumerate(self.further):
                self.write(part, row, worked_out[at], seat)

    def write(self, part: Column, row: i64, value: Any, seat: i64) -> None:
        if part.is_code:
            part.write(self.codes, row * self.code_width + part.place, value, seat)
        else:
            part.write(self.amounts, row * self.amount_width + part.place, value, seat)

    def copy(self, table: int, state: Any, seat: int) -> None:
        codes: list[int] = []
        amounts: list[int] = []
        self.layout.read_apart(state, seat, codes, amounts)
        rows: Any
        for rows, numbers in ((self.codes, codes), (self.amounts, amounts)):
            rows[table * len(numbers) : (table + 1) * len(numbers)] = vec[i32](numbers)


class Column:
    """A part of an observation, ready to be written: its place in a row, and what each code is to each seat."""

    form: i64
    width: i64
    place: i64
    low: i64
    shift: i64
    kinds: i64
    seats: i64
    field_width: i64
    seen: vec[i32]

    def __init__(self, part: Part) -> None:
        self.form, self.width, self.place = part.form, part.width, part.place
        self.low, self.shift, self.kinds = part.low, part.shift, part.size_of_tally
        self.seats, self.field_width = part.seats, part.row_width
        self.is_code, self.names_seats = part.is_code, part.field.names_seats
        self.is_pile, self.sums_up = part.field.kind == PILE, part.field.kind == COUNTS
        self.seen = vec[i32]([code for codes in part.relative for code in codes])

    def write(self, out: vec[i32], at: i64, value: Any, seat: i64) -> None:
        """What `Part.add` appends, written from a place on. Rows of seats that are not there stay 0."""
        form = self.form
        if form == ONE:
            number: i64 = value
            out[at] = i32(self.seen_as(number, seat))
            return
        entries: list[int] = value
        width = self.width
        if form == ALL_ENTRIES:
            self.write_entries(out, at, entries, 0, seat)
        elif form == BY_SEAT:
            self.write_entries(out, at, entries, seat * width, seat)
        elif form == OWN_ROW:
            for place in range(width):
                own: i64 = entries[seat * width + place]
                out[at + place] = i32(self.seen_as(own, seat))
        elif form == HOW_MANY:
            out[at] = i32(self.how_many(entries, 0, len(entries)))
        elif form == HOW_MANY_BY_SEAT:
            self.write_counts(out, at, entries, seat)
        elif form == TALLY:
            self.write_tally(out, at, entries, seat)

    def seen_as(self, number: i64, seat: i64) -> i64:
        """A number, as this seat sees it."""
        return i64(self.seen[seat * self.kinds + number - self.low]) if self.names_seats else number - self.shift

    def write_entries(self, out: vec[i32], at: i64, entries: list[int], first: i64, seat: i64) -> None:
        """All entries, as this seat sees them, those from the `first` on before the others."""
        count: i64 = len(entries)
        end = at + count
        place = at + count - first if first > 0 else at
        shift = self.shift
        seen = self.seen
        lowest = seat * self.kinds - self.low
        names_seats = self.names_seats
        for entry in entries:
            number: i64 = entry
            out[place] = seen[lowest + number] if names_seats else i32(number - shift)
            place += 1
            if place == end:
                place = at

    def write_tally(self, out: vec[i32], at: i64, entries: list[int], seat: i64) -> None:
        """How many of each code there are."""
        for place in range(at, at + self.width):
            out[place] = 0
        for entry in entries:
            out[at + self.seen_as(entry, seat)] += 1

    def write_counts(self, out: vec[i32], at: i64, entries: list[int], seat: i64) -> None:
        """How many there are in each seat's row, one's own first."""
        wide = self.field_width
        for step in range(self.seats):
            owner = seat + step
            if owner >= self.seats:
                owner -= self.seats
            out[at + step] = i32(self.how_many(entries, owner * wide, (owner + 1) * wide))

    def how_many(self, entries: list[int], first: i64, end: i64) -> i64:
        """`Field.how_many` of some entries."""
        if self.is_pile:
            return len(entries)
        many: i64 = 0
        sums = self.sums_up
        for at in range(first, end):
            entry: i64 = entries[at]
            if sums:
                many += entry
            elif entry != 0:
                many += 1
        return many


class Masks:
    """For each table a byte an action: 1 where it is legal."""

    bytes: vec[u8]

    def __init__(self, tables: int, actions: int) -> None:
        self.actions = actions
        self.bytes = vec[u8]([0] * (tables * actions))
        self.legal: list[list[int]] = [[] for _ in range(tables)]

    def array(self) -> Any:
        """To be read through the buffer protocol; the same memory for good."""
        return self.bytes

    def set(self, table: int, legal: list[int]) -> None:
        written = self.bytes
        first: i64 = table * self.actions
        for action in self.legal[table]:
            place: i64 = action
            written[first + place] = 0
        for action in legal:
            place = action
            written[first + place] = 1
        self.legal[table] = legal

    def allows(self, table: int, action: int) -> bool:
        return 0 <= action < self.actions and self.bytes[table * self.actions + action] == 1


class Likings:
    """For each table a number an action: how near it comes to what the instinct likes best, `WHOLE` for that; 0 if illegal."""

    numbers: vec[i32]

    def __init__(self, tables: int, actions: int) -> None:
        self.actions = actions
        self.numbers = vec[i32]([0] * (tables * actions))
        self.legal: list[list[int]] = [[] for _ in range(tables)]

    def array(self) -> Any:
        """To be read through the buffer protocol; the same memory for good."""
        return self.numbers

    def set(self, table: int, legal: list[int], near: list[float]) -> None:
        numbers = self.numbers
        first: i64 = table * self.actions
        for action in self.legal[table]:
            old: i64 = action
            numbers[first + old] = 0
        for at, action in enumerate(legal):
            place: i64 = action
            numbers[first + place] = i32(max(1, int(near[at] * WHOLE)))
        self.legal[table] = legal
