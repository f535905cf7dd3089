"""The score sheet of Auf Heller und Pfennig: what everybody began with, then rows and columns day by day."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.sheet import Line, Row, SheetRules, began, summed
from ...kernel.visibility import View
from .rules import standing

KINDS = {"start": (), "rows": ("round",), "columns": ("round",)}


def rows(view: View, lines: Sequence[Line], start: Sequence[int]) -> list[Row]:
    """H4, H14 and H20: money from the beginning, and what the lines of each round paid."""
    found = began(start)
    for number in range(1, max([line["round"] for line in lines], default=0) + 1):

        def kind(line: Line, number: int = number) -> str:
            return "" if line["round"] != number else "rows" if line["line"].startswith("row") else "columns"

        found += [summed(key, lines, view.seats, kind, round=number) for key in ("rows", "columns")]
    return found


SHEET = SheetRules(rows, KINDS, standing)
