"""Bots as somebody else would write them."""

from __future__ import annotations

from typing import Any

from comptoir.kernel.contract import Game
from comptoir.kernel.visibility import View
from comptoir.players import Budget, Player
from comptoir.players.greedy import Greedy
from comptoir.players.search import Search


class Last:
    """The last legal action."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game

    def choose(self, view: View, actions: list[int]) -> int:
        return actions[-1]


class Pondering(Last):
    """The same, but it can be told how long to think."""

    def think_for(self, budget: Budget) -> None:
        self.budget = budget


class Contrary(Greedy):
    """Whatever the instinct likes least."""

    def values(self, view: View, actions: list[int]) -> list[float]:
        return [-value for value in super().values(view, actions)]


class Curious(Search):
    """Counts the worlds it thinks about."""

    worlds = 0

    def iterate(self, state: Any, thinker: int) -> None:
        self.worlds += 1
        super().iterate(state, thinker)


def by_hand(game: Game[Any], seed: int) -> Player:
    return Last(game, seed)


NOT_A_PLAYER = 7
