"""The score sheet of Pfusch: wood saved and blocks built. The wood of the others is a secret until the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ...kernel.sheet import ASIDE, COUNTED, LATER, Line, Role, Row, SheetRules
from ...kernel.visibility import View, restore
from . import pieces as box
from .pieces import Plan, State
from .rules import in_business, standing, standing_blocks

KINDS = dict.fromkeys(("saved", "finished", "unfinished", "caught"), ())


def rows(plan: Plan, view: View, lines: Sequence[Line], start: Sequence[int]) -> list[Row]:
    """F21: profits by their three reasons. F18: nothing for builders who are out; F17: how often each was caught."""
    state = restore(plan.fields, State(), view)
    seats = range(state.seats)
    over = state.phase == box.OVER
    built = [standing_blocks(state, seat) if in_business(state, seat) else (0, 0) for seat in seats]
    wood = state.saved if over else [view.wood[seat] if in_business(state, seat) else 0 for seat in seats]

    def row(key: str, blocks: Sequence[int | None], each: int, role: Role = COUNTED) -> Row:
        found = [at for at, line in enumerate(lines) if line["reason"] == key]
        return Row(key, [None if many is None else many * each for many in blocks], role, blocks, {}, found)

    return [
        row("saved", wood, box.FOR_SAVED_WOOD, COUNTED if over else LATER),
        row("finished", [blocks[0] for blocks in built], box.FOR_FINISHED),
        row("unfinished", [blocks[1] for blocks in built], box.FOR_UNFINISHED),
        Row("caught", state.strikes, ASIDE),
    ]


def sheet_in(plan: Plan) -> SheetRules:
    return SheetRules(partial(rows, plan), KINDS, standing, ("out",))
