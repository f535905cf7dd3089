"""The games. Each folder here is one game and offers it as `GAME`; nothing else has to be told of a new one."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from ..kernel.contract import Game
from ..kernel.errors import BadRecord, UnknownName
from ..kernel.record import Record


@cache
def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


def find(name: str, revision: int | None = None) -> Game[Any]:
    """The game of that name, and of that revision if one is asked for."""
    if name not in names():
        raise UnknownName(f"there is no game {name!r}; the games are {', '.join(names())}")
    game: Game[Any] = import_module(f"{__name__}.{name}").GAME
    if revision is not None and revision != game.revision:
        raise UnknownName(f"{name} has no revision {revision}; this house plays revision {game.revision}")
    return game


def of_record(record: Record) -> Game[Any]:
    """The game a record was played with, on its own board if it has one."""
    game = find(record.game, record.revision)
    if record.board is None:
        return game
    if game.board is None:
        raise BadRecord(f"{game.name} has no board to replace", 1)
    return game.board.on(record.board)
