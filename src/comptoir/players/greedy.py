"""The greedy player: what the game's instinct likes best in a few worlds its seat could believe in.

Where that could be read it draws, as the game's imagined players do.
"""

from __future__ import annotations

from typing import Any, Final

from ..kernel.chance import Imagined
from ..kernel.contract import Game, Reason
from ..kernel.native import mypyc_attr
from ..kernel.visibility import View
from .advice import Advice, Alternative

WORLDS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy:
    """Adds up the instinct for each action over a few imagined worlds and takes the best; ties by lot."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.chance = Imagined(seed)
        self.mixed: Any = None if game.lookahead is None else game.lookahead.mixed

    def choose(self, view: View, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        drawn = self.drawn(view)
        if drawn in actions:
            return drawn
        values = self.values(view, actions)
        best = max(values)
        favourites = [action for action, value in zip(actions, values, strict=True) if value == best]
        return favourites[self.chance.below(len(favourites))]

    def drawn(self, view: View) -> int:
        """What is drawn because it could be read; -1 where nothing is."""
        if self.mixed is None:
            return -1
        world = self.game.imagine(view, view.seat, self.chance)
        lookahead = self.game.lookahead
        if not self.mixed(world) or lookahead is None or lookahead.rollout is None:
            return -1
        return lookahead.rollout(world, view.seat, self.chance)

    def values(self, view: View, actions: list[int]) -> list[float]:
        """The instinct for each action, added up over the worlds."""
        values = [0.0] * len(actions)
        for _ in range(WORLDS):
            world = self.game.imagine(view, view.seat, self.chance)
            for at, action in enumerate(actions):
                values[at] += self.game.instinct(world, view.seat, action)
        return values

    def consider(self, view: View, actions: list[int]) -> Advice:
        """What the instinct likes, the best first. Estimates are in the game's own units, not chances."""
        values = self.values(view, actions)
        tried = [Alternative(action, value / WORLDS, WORLDS, []) for action, value in zip(actions, values, strict=True)]
        tried.sort(key=lambda one: (-one.estimate, one.action))
        return Advice(tried[0].action, tried[0].estimate, tried, WORLDS)


def explain(game: Game[Any], view: View, action: int, seed: int) -> Reason | None:
    """Why the instinct likes an action, in a world its seat could believe in; None if the game does not say."""
    if game.reason is None:
        return None
    return game.reason(game.imagine(view, view.seat, Imagined(seed)), view.seat, action)
