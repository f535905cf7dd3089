"""Players: they get what a seat sees and what it may do, and answer with an action. None ever meets the state of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from ..kernel.contract import Game
from ..kernel.errors import UnknownName
from ..kernel.visibility import View
from .greedy import Greedy
from .random import Eager, Random


class Player(Protocol):
    """One bot at one seat. It is given a view and the legal actions; it has no way to the state behind them."""

    def choose(self, view: View, actions: list[int]) -> int: ...


PLAYERS: dict[str, Callable[[Game[Any], int], Player]] = {
    "random": Random,
    "eager": Eager,
    "greedy": Greedy,
}


def player(name: str, game: Game[Any], seed: int) -> Player:
    """A player by name. The same seed, views and actions give the same choices."""
    make = PLAYERS.get(name)
    if make is None:
        raise UnknownName(f"there is no player {name!r}; the players are {', '.join(PLAYERS)}")
    return make(game, seed)
