"""Levels of bots, by the names people choose. A stronger one plugs in as an entry point of the group `comptoir.levels`."""

from __future__ import annotations

from typing import Any

from ..kernel.contract import Game
from ..kernel.errors import UnknownName
from ..players import Budget, Player, player
from ..players import levels as levels

# How the house's own levels are called in the languages of the client (its texts `level-…`).
LEVEL_NAMES = {
    "beginner": ("Beginner", "Débutant", "Anfänger"),
    "apprentice": ("Apprentice", "Apprenti", "Lehrling"),
    "merchant": ("Merchant", "Marchand", "Kaufmann"),
    "master": ("Master", "Maître", "Meister"),
}


def player_of(level: str, game: Game[Any], seed: int, milliseconds: float) -> Player:
    """A bot for one move. One that thinks does so by the clock: how far it gets depends on the machine, how long it takes does
    not."""
    known = level if level in levels() else default_level()
    return player(known, game, seed, Budget(milliseconds=milliseconds))


def default_level() -> str:
    """Who stands in for people who are away."""
    return "merchant"


def check_level(name: str) -> str:
    if name not in levels():
        raise UnknownName(f"there is no bot of level {name!r}; the levels are {', '.join(levels())}")
    return name
