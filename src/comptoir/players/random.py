"""Players without a plan: the yardstick every other one is measured against."""

from __future__ import annotations

from typing import Any

from ..kernel.chance import Imagined
from ..kernel.contract import Game
from ..kernel.visibility import View


class Random:
    """Any legal action, each equally likely."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.chance = Imagined(seed)

    def choose(self, view: View, actions: list[int]) -> int:
        return actions[self.chance.below(len(actions))]


class Eager(Random):
    """Any legal action, but one that only ends a phase just where nothing else is left."""

    def choose(self, view: View, actions: list[int]) -> int:
        doing = [action for action in actions if self.game.actions.block(action).name not in self.game.idle]
        return super().choose(view, doing or actions)
