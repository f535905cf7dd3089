"""The score sheet of Pfeffersäcke: villages, cities, regions and florins."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.sheet import ASIDE, LATER, Line, Row, SheetRules, began, summed
from ...kernel.visibility import View, restore
from . import pieces as box
from .masks import derive
from .pieces import FIELDS, State
from .reckoning import regions_of
from .rules import Rules

# The row of each kind of line, and of cities by the clause: P19 is a majority, P20 half of the value.
ROWS = {"village_scored": "villages", "P19": "majorities", "P20": "halves"}
IN_THE_END = {"region_scored": "regions", "florins_scored": "florins"}
ASIDES = ("won", "won_value")
KINDS = dict.fromkeys(("start", *ROWS.values(), *IN_THE_END.values(), *ASIDES), ())


def sheet_on(rules: Rules) -> SheetRules:
    """The sheet on one board."""

    def rows(view: View, lines: Sequence[Line], start: Sequence[int]) -> list[Row]:
        """P6, P15, P19, P20: points as they came. P29: regions and florins count in the end. P31: what decides ties."""
        found = began(start) + [of(view, lines, key) for key in ROWS.values()]
        if view.ended:
            found += [of(view, lines, key) for key in IN_THE_END.values()]
        else:
            found += in_the_end(view)
        return found + [Row("won", view.won, ASIDE), Row("won_value", view.won_value, ASIDE)]

    def of(view: View, lines: Sequence[Line], key: str) -> Row:
        return summed(key, lines, view.seats, kind, counted=key != "florins")

    def kind(line: Line) -> str:
        told = line["rule"] if line["event"] == "city_scored" else line["event"]
        return (ROWS | IN_THE_END)[told]

    def in_the_end(view: View) -> list[Row]:
        state = restore(FIELDS, State(), view)
        derive(rules.board, state)
        regions = [len(regions_of(rules.board, state, seat)) for seat in range(state.seats)]
        return [
            Row("regions", [many * box.REGION_POINTS for many in regions], LATER, regions),
            Row("florins", [money // box.FLORINS_A_POINT for money in state.money], LATER, state.money),
        ]

    return SheetRules(rows, KINDS, rules.standing, ASIDES)
