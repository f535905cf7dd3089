"""The score sheet of Die Weinhändler: gold for passengers and for barrels, by the pier where they went ashore."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ...kernel.sheet import ASIDE, Line, Row, SheetRules, began, summed
from ...kernel.visibility import View, restore
from .pieces import MOORINGS, NORTH_PIER, River, State
from .rules import barrels_aboard, standing

KINDS = dict.fromkeys(("start", "passengers", "north", "south", "aboard"), ())


def rows(river: River, view: View, lines: Sequence[Line], start: Sequence[int]) -> list[Row]:
    """W23: passengers pay their fare, barrels by the pier of Nantes. W25: barrels still aboard decide a tie."""

    def kind(line: Line) -> str:
        if line["card"].startswith("passenger"):
            return "passengers"
        return "north" if line["pier"] == MOORINGS[NORTH_PIER] else "south"

    paid = ("passengers", "north", "south")
    aboard = barrels_aboard(river, restore(river.fields, State(), view))
    return [
        *began(start),
        *(summed(key, lines, view.seats, kind, counted=True) for key in paid),
        Row("aboard", aboard, ASIDE),
    ]


def sheet_on(river: River) -> SheetRules:
    return SheetRules(partial(rows, river), KINDS, partial(standing, river), ("aboard",))
