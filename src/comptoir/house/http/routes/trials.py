"""Trying things out from a stored position: pictures of the rulebook, lessons. Nobody has to be known, and nothing is kept."""

from __future__ import annotations

from litestar.params import FromPath, JSONBody

from .... import games
from ....kernel.errors import UnknownName
from ....kernel.positions import StoredPosition, load_position
from ....table import trial, wire
from ....table.errors import NotFound
from . import route


def _stored(name: str, position: str) -> StoredPosition:
    try:
        return load_position(games.find(name), position)
    except UnknownName as error:
        raise NotFound(str(error)) from None


@route("GET /api/games/{name:str}/positions/{position:str}", "A stored position of a game", sync_to_thread=True)
def begin(name: FromPath[str], position: FromPath[str]) -> wire.Tried:
    return trial.attempt(_stored(name, position), wire.Try())


@route(
    "POST /api/games/{name:str}/positions/{position:str}",
    "What a stored position looks like after these actions of mine; nothing is kept",
    403, 409, 413, 422, answer=200, limit="read", sync_to_thread=True,
)  # fmt: skip
def attempt(name: FromPath[str], position: FromPath[str], data: JSONBody[wire.Try]) -> wire.Tried:
    return trial.attempt(_stored(name, position), data)


HANDLERS = [begin, attempt]
