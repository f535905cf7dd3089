"""Players: they get what a seat sees and what it may do, and answer with an action. None ever meets the state of the table.

The four levels of the house are `beginner`, `apprentice`, `merchant` and `master`; the others are for measuring. The search
player takes a budget with its name: `search:800` thinks for 800 imagined games a move, `search:50ms` for 50 milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from ..kernel.contract import Game
from ..kernel.errors import UnknownName
from ..kernel.visibility import View
from .advice import Advice, Alternative
from .greedy import Greedy, explain
from .levels import Apprentice, Beginner, Master, Merchant
from .random import Eager, Random
from .search import Search

__all__ = ["LEVELS", "PLAYERS", "Advice", "Alternative", "Maker", "Player", "Thinker", "explain", "player", "player_maker"]


class Player(Protocol):
    """One bot at one seat. It is given a view and the legal actions; it has no way to the state behind them."""

    def choose(self, view: View, actions: list[int]) -> int: ...


class Thinker(Player, Protocol):
    """A player that can say what it thinks of its choices."""

    def consider(self, view: View, actions: list[int]) -> Advice: ...


Maker = Callable[[Game[Any], int], Player]

LEVELS: tuple[str, ...] = ("beginner", "apprentice", "merchant", "master")

PLAYERS: dict[str, Maker] = {
    "beginner": Beginner,
    "apprentice": Apprentice,
    "merchant": Merchant,
    "master": Master,
    "random": Random,
    "eager": Eager,
    "greedy": Greedy,
    "search": Search,
}


def player(name: str, game: Game[Any], seed: int) -> Player:
    """A player by name. The same seed, views and actions give the same choices, unless it plays by the clock."""
    return player_maker(name)(game, seed)


def player_maker(name: str) -> Maker:
    """What makes players of that name."""
    plain, colon, budget = name.partition(":")
    make = PLAYERS.get(plain)
    if make is None:
        raise UnknownName(f"there is no player {name!r}; the players are {', '.join(PLAYERS)}")
    if not colon:
        return make
    number = budget.removesuffix("ms")
    if plain != "search" or not number.isdecimal() or int(number) == 0:
        raise UnknownName(f"{name!r}: only search takes a budget, as search:800 (imagined games) or search:50ms")
    if budget == number:
        return lambda game, seed: Search(game, seed, iterations=int(number))
    return lambda game, seed: Search(game, seed, milliseconds=float(number))
