"""Levels of bots, by the names people choose. A stronger one plugs in as an entry point of the group `comptoir.levels`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from ..kernel.contract import Game
from ..kernel.errors import UnknownName
from ..players import LEVELS, Maker, Player, player_maker
from ..players.search import Search


@cache
def levels() -> dict[str, Maker]:
    """Every level by name, weakest first. All of them play every game."""
    known = {name: player_maker(name) for name in LEVELS}
    for plugged in entry_points(group="comptoir.levels"):
        known.setdefault(plugged.name, plugged.load())
    return known


def player_of(level: str, game: Game[Any], seed: int, milliseconds: float) -> Player:
    """A bot for one move. One that searches does so by the clock: how far it gets depends on the machine, how long it takes
    does not."""
    make = levels().get(level) or levels()[default_level()]
    player = make(game, seed)
    if isinstance(player, Search):
        player.milliseconds = milliseconds
    return player


def default_level() -> str:
    """Who stands in for people who are away."""
    return "merchant"


def check_level(name: str) -> str:
    if name not in levels():
        raise UnknownName(f"there is no bot of level {name!r}; the levels are {', '.join(levels())}")
    return name
