"""Levels of bots, by the names people choose. A stronger one plugs in as an entry point of the group `comptoir.levels`."""

from __future__ import annotations

from typing import Any

from ..kernel.contract import Game
from ..kernel.errors import UnknownName
from ..players import Budget, Player, player
from ..players import levels as levels
from ..players.network import is_learned

# How the house's own levels are called in the languages of the client (its texts `level-…`).
LEVEL_NAMES = {
    "beginner": ("Beginner", "Débutant", "Anfänger"),
    "apprentice": ("Apprentice", "Apprenti", "Lehrling"),
    "merchant": ("Merchant", "Marchand", "Kaufmann"),
    "master": ("Master", "Maître", "Meister"),
    "grandmaster": ("Grandmaster", "Grand maître", "Großmeister"),
}
LEARNED = "grandmaster"  # it needs a network that has learned the game, on the board it was learned on


def levels_of(game: Game[Any], other_board: bool = False) -> list[str]:
    """The levels there are in a game, weakest first; on a board of one's own without the one that learned."""
    learned = is_learned(game) and not other_board
    return [name for name in levels() if name != LEARNED or learned]


def player_of(level: str, game: Game[Any], seed: int, milliseconds: float) -> Player:
    """A bot for one move. One that thinks does so by the clock: how far it gets depends on the machine, how long it takes does
    not."""
    known = level if level in levels() else default_level()
    return player(known, game, seed, Budget(milliseconds=milliseconds))


def default_level() -> str:
    """Who stands in for people who are away."""
    return "merchant"


def check_level(name: str, game: Game[Any], other_board: bool = False) -> str:
    known = levels_of(game, other_board)
    if name not in known:
        where = " on a board of your own" if other_board and name in levels_of(game) else f" in {game.name}"
        raise UnknownName(f"there is no bot of level {name!r}{where}; the levels are {', '.join(known)}")
    return name
