"""Players: they get what a seat sees and what it may do, and answer with an action. None ever meets the state of the table.

The four levels of the house are `beginner`, `apprentice`, `merchant` and `master`; the others are for measuring. A player that
thinks takes a budget with its name: `search:800` thinks for 800 imagined games a move, `search:50ms` for 50 milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Protocol, runtime_checkable

from ..kernel.asking import Asking
from ..kernel.contract import Game
from ..kernel.errors import UnknownName
from ..kernel.match import Match
from ..kernel.visibility import View
from .advice import Advice, Alternative
from .apprentice import Apprentice
from .budget import Budget, parse_budget
from .greedy import Greedy, explain
from .random import Eager, Random
from .search import Search

__all__ = [
    "LEVELS", "PLAYERS", "Advice", "Alternative", "Budget", "Maker", "Player", "Thinker", "explain", "levels", "parse_budget",
    "play_match", "player",
]  # fmt: skip


class Player(Protocol):
    """One bot at one seat. It is given a view and the legal actions; it has no way to the state behind them."""

    def choose(self, view: View, actions: list[int]) -> int: ...


@runtime_checkable
class Thinker(Player, Protocol):
    """A player that thinks for as long as it is told."""

    def think_for(self, budget: Budget) -> None: ...


Maker = Callable[[Game[Any], int], Player]

LEVELS: tuple[str, ...] = ("beginner", "apprentice", "merchant", "master")

PLAYERS: dict[str, Maker] = {
    "beginner": Eager,  # does something, whatever it is
    "apprentice": Apprentice,
    "merchant": Greedy,  # takes what looks best now
    "master": Search,  # thinks ahead, for a number of imagined games: a seed gives one game
    "random": Random,
    "eager": Eager,
    "greedy": Greedy,
    "search": Search,
}


@cache
def levels() -> dict[str, Maker]:
    """Every level by name, weakest first: ours, then those plugged in as entry points of the group `comptoir.levels`."""
    from importlib.metadata import entry_points  # takes longer to import than all players

    known = {name: PLAYERS[name] for name in LEVELS}
    for plugged in entry_points(group="comptoir.levels"):
        known.setdefault(plugged.name, plugged.load())
    return known


def player(name: str, game: Game[Any], seed: int, budget: Budget | None = None) -> Player:
    """A player by name. The same seed, views and actions give the same choices, unless it plays by the clock.

    `budget` is for players that think and have none in their name; the others do without.
    """
    plain, colon, written = name.partition(":")
    make = PLAYERS.get(plain) or levels().get(plain)
    if make is None:
        raise UnknownName(f"there is no player {name!r}; the players are {', '.join(PLAYERS)}")
    made = make(game, seed)
    if colon:
        budget = parse_budget(written)
    if budget is not None and isinstance(made, Thinker):
        made.think_for(budget)
    elif colon:
        raise UnknownName(f"{name!r}: {plain} takes no budget, for it does not think longer or shorter")
    return made


def play_match(match: Match[Any], players: Sequence[Player]) -> None:
    """Play a match to its end, each seat by its player. Of sealed choices none shows before the last is made."""
    asking = Asking(match)
    while waiting := asking.waiting:
        seat = waiting[0]
        asking.play(seat, players[seat].choose(match.view(seat), match.legal(seat)))
