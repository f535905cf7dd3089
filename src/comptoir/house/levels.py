"""Levels of bots, by the names people choose. A stronger one plugs in as an entry point of the group `comptoir.levels`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from ..kernel.chance import Imagined
from ..kernel.contract import Game
from ..kernel.errors import UnknownName
from ..kernel.visibility import View
from ..players import Player
from ..players.greedy import Greedy
from ..players.random import Eager

MakePlayer = Callable[[Game[Any], int], Player]
THINKS_ONE_MOVE_IN = 3


class Beginner:
    """Mostly does something, anything; one move in three it has a thought."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.chance = Imagined(seed)
        self.thinks: Player = Greedy(game, seed)
        self.does: Player = Eager(game, seed)

    def choose(self, view: View, actions: list[int]) -> int:
        mind = self.thinks if self.chance.below(THINKS_ONE_MOVE_IN) == 0 else self.does
        return mind.choose(view, actions)


@cache
def levels() -> dict[str, MakePlayer]:
    """Every level by name, weakest first."""
    known: dict[str, MakePlayer] = {"beginner": Beginner, "merchant": Greedy}
    for plugged in entry_points(group="comptoir.levels"):
        known.setdefault(plugged.name, plugged.load())
    return known


def default_level() -> str:
    """Who stands in for people who are away."""
    return "merchant"


def check_level(name: str) -> str:
    if name not in levels():
        raise UnknownName(f"there is no bot of level {name!r}; the levels are {', '.join(levels())}")
    return name
