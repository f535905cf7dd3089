"""The apprentice: between a beginner and a merchant."""

from __future__ import annotations

from typing import Any

from ..kernel.contract import Game
from ..kernel.visibility import View
from .greedy import Greedy
from .random import Eager


class Apprentice(Greedy):
    """Every other time does as a merchant would, and otherwise whatever comes to mind."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        super().__init__(game, seed)
        self.whim = Eager(game, seed + 1)

    def choose(self, view: View, actions: list[int]) -> int:
        return super().choose(view, actions) if self.chance.below(2) else self.whim.choose(view, actions)
