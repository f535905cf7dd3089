"""The games: each folder here is one, and offers it as `GAME`; nothing else has to be told of a new one.

A package of its own brings a game by an entry point of the group `comptoir.games`: `nuts = "nuts_and_more.nuts:GAME"`. Every
process finds it there, the bots' workers too. `extra` holds games that only this process knows: for notebooks and tests.
"""

from __future__ import annotations

import copyreg
import json
import pkgutil
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from ..kernel.contract import BoardKit, Game
from ..kernel.errors import BadRecord, UnknownName, shown
from ..kernel.record import Record

GROUP = "comptoir.games"
BOARDS_IN_USE = 64  # games on boards that are not built in, each made in a few milliseconds

extra: dict[str, Game[Any]] = {}


@cache
def _folders() -> frozenset[str]:
    return frozenset(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def _installed() -> dict[str, EntryPoint]:
    return {found.name: found for found in entry_points(group=GROUP)}


@cache
def _in_folder(name: str) -> Game[Any]:
    game: Game[Any] = import_module(f"{__name__}.{name}").GAME
    return game


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted({*_folders(), *_installed(), *extra}))


def find(name: str, revision: int | None = None) -> Game[Any]:
    """The game of that name: by its newest rules, or by those of the revision asked for."""
    game = _current(name)
    return game if revision is None else game.of_revision(revision)


def _current(name: str) -> Game[Any]:
    if name in extra:
        return extra[name]
    if name in _folders():
        return _in_folder(name)
    if name not in _installed():
        raise UnknownName(f"there is no game {shown(name)}; the games are {', '.join(names())}")
    game: Game[Any] = _installed()[name].load()
    if game.name != name:
        raise UnknownName(f"the entry point {name!r} of {GROUP} gives the game {game.name!r}: both need the same name")
    return game


def on_board(name: str, revision: int, board: str | None) -> Game[Any]:
    """The game of that name and revision, on another board if its data is given as JSON (`board_text`)."""
    return find(name, revision) if board is None else _on_board(name, revision, board)


@lru_cache(BOARDS_IN_USE)
def _on_board(name: str, revision: int, board: str) -> Game[Any]:
    return kit_of(find(name, revision)).on(json.loads(board))


def kit_of(game: Game[Any]) -> BoardKit:
    """What a game whose board is data brings along."""
    if game.board is None:
        raise UnknownName(f"{game.name} has no board to replace")
    return game.board


def board_text(game: Game[Any]) -> str | None:
    """The data of the board that a game is played on, as JSON; None if it is its own."""
    return None if game.board is None or game.board.built_in else written_board(game.board.data)


def written_board(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _pickled(game: Game[Any]) -> tuple[Callable[..., Game[Any]], tuple[str, int, str | None]]:
    """A game is pickled by its name: whoever reads it has the rules. So one made up in this process cannot be."""
    board = board_text(game)
    known = find(game.name, game.revision) if game.name in names() else None
    if known is None or (board is None and known is not game):
        raise TypeError(f"this {game.name} is not the one that others find by its name, so it cannot be pickled")
    return on_board, (game.name, game.revision, board)


copyreg.pickle(Game, _pickled)


def of_record(record: Record) -> Game[Any]:
    """The game a record was played with, by its own rules, and on its own board if it has one."""
    game = find(record.game, record.revision)
    if record.board is None:
        return game
    if game.board is None:
        raise BadRecord(f"{game.name} has no board to replace", 1)
    return game.board.on(record.board)
