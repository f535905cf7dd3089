"""Observations of many games as packed numbers: what `Layout.read` gives, written where a batch is read from, and masks."""

from __future__ import annotations

from array import array
from typing import Any, Final

from .encoding import Layout, Part
from .native import i32, i64, vec
from .state import COUNTS, PILE, SLOTS
from .swift import Marks, Writer

INT: Final = array("i").itemsize
NOTHING: Final[list[list[int]]] = []
KINDS: Final = (SLOTS, COUNTS, PILE)  # as `_swift.c` numbers them
WHOLE: Final = 65535  # a liking of 1


class Rows:
    """A row for each table: what the seat that is asked there observes, codes and amounts apart."""

    def __init__(self, layout: Layout, tables: int, codes: Any = None, amounts: Any = None) -> None:
        """Codes and amounts are written into these arrays of integers, or into new ones."""
        self.layout = layout
        self.codes: Any = array("i", bytes(INT * tables * layout.codes)) if codes is None else codes
        self.amounts: Any = array("i", bytes(INT * tables * layout.amounts)) if amounts is None else amounts
        self.work_out = layout.work_out
        self.writer: Any = None
        if Writer is not None:
            buffers = self.amounts, layout.amounts, self.codes, layout.codes
            self.writer = Writer(layout.seats, tables, len(layout.declared_parts), columns(layout), *buffers)

    def arrays(self) -> tuple[Any, Any]:
        """Codes and amounts; the same memory for good."""
        return self.codes, self.amounts

    def show(self, table: int, state: Any, seat: int) -> None:
        """What this seat observes there now: the same as `Layout.read`. Compiled number by number, else list by list."""
        if self.writer is None:
            self.copy(table, state, seat)
            return
        worked_out = NOTHING if self.work_out is None else self.work_out(state, seat)
        self.writer.write(table, seat, state.values(), worked_out)

    def copy(self, table: int, state: Any, seat: int) -> None:
        codes: list[int] = []
        amounts: list[int] = []
        self.layout.read_apart(state, seat, codes, amounts)
        for rows, numbers in ((self.codes, codes), (self.amounts, amounts)):
            rows[table * len(numbers) : (table + 1) * len(numbers)] = array("i", numbers)


def columns(layout: Layout) -> list[tuple[tuple[int, ...], list[int]]]:
    """Of each part what `_swift.c` must know: where it comes from and goes to, and what each code is to each seat."""
    order = list(layout.declared.by_name)
    sources = [order.index(part.field.name) for part in layout.declared_parts]
    sources += range(len(layout.parts) - len(sources))  # what is worked out comes as it is laid out
    return [
        (column(part, source), [code for seen in part.relative for code in seen])
        for part, source in zip(layout.parts, sources, strict=True)
    ]


def column(part: Part, source: int) -> tuple[int, ...]:
    kind = KINDS.index(part.field.kind) if part.is_count else 0
    return (
        part.form, source, part.is_code, part.place, part.width, part.length, part.low, part.shift, part.size_of_tally,
        part.row_width, kind,
    )  # fmt: skip


class Masks:
    """For each table a byte an action: 1 where it is legal."""

    def __init__(self, tables: int, actions: int) -> None:
        self.actions = actions
        self.bytes: Any = array("B", bytes(tables * actions))
        self.legal: list[list[int]] = [[] for _ in range(tables)]
        self.marks: Any = None if Marks is None else Marks(tables, actions, self.bytes)

    def array(self) -> Any:
        """To be read through the buffer protocol; the same memory for good."""
        return self.bytes

    def set(self, table: int, legal: list[int]) -> None:
        if self.marks is not None:
            self.marks.mark(table, legal)
        else:
            first = table * self.actions
            for action in self.legal[table]:
                self.bytes[first + action] = 0
            for action in legal:
                self.bytes[first + action] = 1
        self.legal[table] = legal

    def allows(self, table: int, action: int) -> bool:
        if self.marks is not None:
            allowed: bool = self.marks.allows(table, action)
            return allowed
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
