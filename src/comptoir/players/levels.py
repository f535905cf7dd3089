"""Four levels, the same in every game, for people who want to choose how hard it is."""

from __future__ import annotations

from typing import Any

from ..kernel.contract import Game
from ..kernel.visibility import View
from .greedy import Greedy
from .random import Eager
from .search import Search


class Beginner(Eager):
    """Does something, whatever it is."""


class Apprentice(Greedy):
    """Every other time does as a merchant would, and otherwise whatever comes to mind."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        super().__init__(game, seed)
        self.whim = Eager(game, seed + 1)

    def choose(self, view: View, actions: list[int]) -> int:
        return super().choose(view, actions) if self.chance.below(2) else self.whim.choose(view, actions)


class Merchant(Greedy):
    """Takes what looks best now."""


class Master(Search):
    """Thinks ahead: as many imagined games as take 50 ms or less compiled (a number, so that a seed gives one game)."""
