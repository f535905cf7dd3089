"""The greedy player: what the game's instinct likes best in a few worlds its seat could believe in."""

from __future__ import annotations

from typing import Any

from ..kernel.chance import Imagined
from ..kernel.contract import Game, Reason
from ..kernel.visibility import View
from .advice import Advice, Alternative

WORLDS = 3


class Greedy:
    """Adds up the instinct for each action over a few imagined worlds and takes the best; ties by lot."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.chance = Imagined(seed)

    def choose(self, view: View, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        liking = self.likings(view, actions)
        best = max(liking)
        favourites = [action for action, liked in zip(actions, liking, strict=True) if liked == best]
        return favourites[self.chance.below(len(favourites))]

    def likings(self, view: View, actions: list[int]) -> list[float]:
        """The instinct for each action, added up over the worlds."""
        liking = [0.0] * len(actions)
        for _ in range(WORLDS):
            world = self.game.imagine(view, view.seat, self.chance)
            for at, action in enumerate(actions):
                liking[at] += self.game.instinct(world, view.seat, action)
        return liking

    def consider(self, view: View, actions: list[int]) -> Advice:
        """The same choice with its runners-up. Estimates are what the instinct says, in the game's own units, not chances."""
        liking = self.likings(view, actions)
        tried = [Alternative(action, liked / WORLDS, WORLDS, []) for action, liked in zip(actions, liking, strict=True)]
        tried.sort(key=lambda one: (-one.estimate, one.action))
        return Advice(tried[0].action, tried[0].estimate, tried, WORLDS)


def explain(game: Game[Any], view: View, action: int, seed: int) -> Reason | None:
    """Why the instinct likes an action, in a world its seat could believe in; None if the game does not say."""
    if game.reason is None:
        return None
    return game.reason(game.imagine(view, view.seat, Imagined(seed)), view.seat, action)
