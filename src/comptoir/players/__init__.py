"""Players: they get what a seat sees and what it may do, and answer with an action. None ever meets the state of the table.

The levels of the house are `beginner`, `apprentice`, `merchant`, `master` and `grandmaster`; the others are for measuring. A
player that thinks takes a budget with its name: `search:800` thinks for 800 imagined games a move, `search:50ms` for 50 ms.

Whoever asks for a player takes anybody's (`player`): one plugged in by name (an entry point of the group `comptoir.levels`, or
`COMPTOIR_LEVELS="sharp=my_bots:Sharp"`), a class as `my_bots:Sharp`, a class or function in hand that makes a player from a
game and a seed, or a player itself.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from operator import index
from typing import Any, Protocol, SupportsIndex, TypeAlias, runtime_checkable

from ..kernel.asking import Asking
from ..kernel.contract import Game
from ..kernel.errors import UnknownName, shown
from ..kernel.match import Match
from ..kernel.visibility import View
from . import pickling as pickling
from .advice import Advice, Alternative
from .apprentice import Apprentice
from .budget import Budget, parse_budget
from .grandmaster import grandmaster
from .greedy import Greedy, explain
from .learned import Learned
from .random import Eager, Random
from .search import Search

__all__ = [
    "LEVELS", "PLAYERS", "Advice", "Alternative", "AnyPlayer", "Budget", "Maker", "Player", "Thinker", "explain", "levels",
    "parse_budget", "play_match", "player", "without_budget",
]  # fmt: skip


@runtime_checkable
class Player(Protocol):
    """One bot at one seat. It is given a view and the legal actions; it has no way to the state behind them."""

    def choose(self, view: View, actions: list[int]) -> int: ...


@runtime_checkable
class Thinker(Player, Protocol):
    """A player that thinks for as long as it is told."""

    def think_for(self, budget: Budget) -> None: ...


Maker = Callable[[Game[Any], int], Player]
AnyPlayer: TypeAlias = str | Maker | Player

GROUP = "comptoir.levels"
LEVELS: tuple[str, ...] = ("beginner", "apprentice", "merchant", "master", "grandmaster")

WANTED = "A player is an object with choose(view, actions), or what makes one: called with a game and a seed, as a class is"

PLAYERS: dict[str, Maker] = {
    "beginner": Eager,  # does something, whatever it is
    "apprentice": Apprentice,
    "merchant": Greedy,  # takes what looks best now
    "master": Search,  # thinks ahead, for a number of imagined games: a seed gives one game
    "random": Random,
    "eager": Eager,
    "greedy": Greedy,
    "search": Search,
    "learned": Learned,  # a network alone, for games that have one
    "grandmaster": grandmaster,  # thinks ahead with that network; a master where there is none
}


class Plugged:
    """A level that an installed package brings. It is loaded when somebody asks for such a player, so that one that cannot be
    is in the way of no other."""

    def __init__(self, entry: Any) -> None:
        self.entry = entry

    def __repr__(self) -> str:
        return f"the entry point {self.entry.name!r} = {self.entry.value!r} of {GROUP}"

    def __call__(self, game: Game[Any], seed: int) -> Player:
        try:
            make: Any = self.entry.load()
        except Exception as error:  # whatever goes wrong in a package of somebody else's
            raise UnknownName(f"{self!r} cannot be loaded: {type(error).__name__}: {error}") from error
        made: Player = make(game, seed)
        return made


@cache
def levels() -> dict[str, Maker]:
    """Every level by name, weakest first: ours, then those plugged in as entry points of the group `comptoir.levels`, then
    those that whoever runs this names in COMPTOIR_LEVELS."""
    from importlib.metadata import entry_points  # takes longer to import than all players

    known = {name: PLAYERS[name] for name in LEVELS}
    for plugged in entry_points(group=GROUP):
        known.setdefault(plugged.name, Plugged(plugged))
    for written in os.environ.get("COMPTOIR_LEVELS", "").split():
        name, _, where = written.partition("=")
        known.setdefault(name, _imported(where))
    return known


def player(wanted: AnyPlayer, game: Game[Any], seed: SupportsIndex, budget: Budget | None = None) -> Player:
    """A player: by name, by where its class is (`my_bots:Sharp`), by a class or function that makes one, or itself.

    The same seed, views and actions give the same choices, unless it plays by the clock. `budget` is for players that think and
    have none in their name (`search:400`, `my_bots:Sharp:50ms`); the others do without.
    """
    if not isinstance(wanted, str):
        made = wanted if isinstance(wanted, Player) and not isinstance(wanted, type) else _made(wanted, game, index(seed))
        if budget is not None and isinstance(made, Thinker):
            made.think_for(budget)
        return made
    plain, written = without_budget(wanted)
    made = player(_maker(plain), game, seed, budget if written is None else parse_budget(written))
    if written is not None and not isinstance(made, Thinker):
        raise UnknownName(f"{wanted!r}: {plain} takes no budget, for it does not think longer or shorter")
    return made


def _made(make: Any, game: Game[Any], seed: int) -> Player:
    """What a class or a function makes. A function that chooses would be called with a game and a seed like any other, and who
    wrote it must be told: it cannot be told apart from one that makes a player."""
    try:
        made = make(game, seed)
    except (TypeError, AttributeError) as error:
        raise UnknownName(f"{make!r} makes no player when it is called with a game and a seed: {error}. {WANTED}") from error
    if not isinstance(made, Player):
        raise UnknownName(f"{make!r} makes no player: called with a game and a seed, it gave {shown(made)}. {WANTED}")
    return made


def without_budget(name: str) -> tuple[str, str | None]:
    """`search:400` and `my_bots:Sharp:400` as name and budget; None where there is none."""
    plain, _, last = name.rpartition(":")
    known = plain and (_is_known(plain) or ":" in plain)
    return (plain, last) if known else (name, None)


def _is_known(name: str) -> bool:
    return name in PLAYERS or name in levels()


def _maker(name: str) -> Maker:
    if name in PLAYERS:
        return PLAYERS[name]
    if name in levels():
        return levels()[name]
    if ":" in name:
        return _imported(name)
    known = dict.fromkeys([*PLAYERS, *levels()])
    raise UnknownName(f"there is no player {name!r}; the players are {', '.join(known)}, or a class as module:Class")


def _imported(where: str) -> Maker:
    """What `my_bots:Sharp` names; it may lie in the folder one stands in."""
    module, _, name = where.partition(":")
    if "" not in sys.path:
        sys.path.append("")
    try:
        found: Maker = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownName(f"there is no player {where!r}: {error}") from None
    return found


def play_match(match: Match[Any], players: Sequence[Player]) -> None:
    """Play a match to its end, each seat by its player. Of sealed choices none shows before the last is made."""
    asking = Asking(match)
    while waiting := asking.waiting:
        seat = waiting[0]
        asking.play(seat, players[seat].choose(match.view(seat), match.legal(seat)))
