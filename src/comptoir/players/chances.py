"""Honest chances: what a search expects is a lead, squeezed between 0 and 1; here it becomes a chance to win.

How it does was measured for each game and each table size, in games between equals (`tools/calibrate.py`, docs/hints.md). The
log-odds of winning grow with the log-odds of what is expected, early in a game by another line than late: a search that peeks
at no secret begins modestly. The numbers lie in the game's folder, `bots/chances.json`; a game that nobody has measured has no
chances to tell.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..kernel.contract import Game

SURE: Final = 0.001  # nothing expected is nearer to 0 or 1 than this


class Chances(NamedTuple):
    """What was measured. Offsets and slopes are pairs: at the end of a game, and what is added at its beginning."""

    entries: Mapping[int, int]  # by table size: as long as a game usually is
    offsets: Mapping[int, tuple[float, float]]  # by table size
    slopes: tuple[float, float]

    def of(self, seats: int, n: int, estimate: float) -> float:
        """The chance of a seat to win that may expect so much at entry `n`."""
        ahead = to_come(self.entries[seats], n)
        offset, slope = (late + ahead * early for late, early in (self.offsets[seats], self.slopes))
        return 1 / (1 + exp(-(offset + max(slope, 0.0) * log_odds(estimate))))  # more expected is never a worse chance


def to_come(entries: int, n: int) -> float:
    """How much of a game is still to come at entry `n`, from 1 to 0."""
    return max(0.0, 1 - n / entries)


def log_odds(share: float) -> float:
    bounded = min(max(share, SURE), 1 - SURE)
    return log(bounded / (1 - bounded))


def chance_of(game: Game[Any], seats: int, n: int, estimate: float) -> float | None:
    """The chance of a seat to win; None if nobody has measured that for this game and table size."""
    found = measured_on(game)
    return None if found is None or seats not in found.offsets else found.of(seats, n, estimate)


def honest_chance(game: Game[Any], seats: int, n: int, estimate: float) -> float:
    """The same; what is expected itself where nobody has measured."""
    found = chance_of(game, seats, n, estimate)
    return estimate if found is None else found


def measured_on(game: Game[Any]) -> Chances | None:
    """What was measured holds on the board that the game comes with."""
    return None if game.board is not None and not game.board.built_in else measured(game.folder)


@cache
def measured(folder: Path) -> Chances | None:
    file = folder / "bots" / "chances.json"
    if not file.exists():
        return None
    found = json.loads(file.read_text(encoding="utf-8"))
    entries = {int(seats): many for seats, many in found["entries"].items()}
    return Chances(entries, {int(seats): tuple(pair) for seats, pair in found["offsets"].items()}, tuple(found["slopes"]))
