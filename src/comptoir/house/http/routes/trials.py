"""Trying things out from a stored position: pictures of the rulebook, lessons. Nobody has to be known, and nothing is kept."""

from __future__ import annotations

from typing import Any

from litestar.params import FromPath, JSONBody

from .... import games
from ....kernel.contract import Game
from ....kernel.errors import UnknownName
from ....kernel.positions import StoredPosition, load_position
from ....table import lessons, trial, wire
from ....table.errors import NotFound
from . import Handler, route


def trying(what: str, summary: str) -> Handler:
    """A route that plays on from a stored position and keeps nothing: it counts as reading."""
    return route(what, f"{summary}; nothing is kept", 403, 409, 413, 422, answer=200, limit="read", sync_to_thread=True)


def game_named(name: str) -> Game[Any]:
    try:
        return games.find(name)
    except UnknownName as error:
        raise NotFound(str(error)) from None


def _stored(name: str, position: str) -> StoredPosition:
    try:
        return load_position(game_named(name), position)
    except UnknownName as error:
        raise NotFound(str(error)) from None


@route("GET /api/games/{name:str}/positions/{position:str}", "A stored position of a game", sync_to_thread=True)
def begin(name: FromPath[str], position: FromPath[str]) -> wire.Tried:
    return trial.attempt(_stored(name, position), wire.Try())


@trying("POST /api/games/{name:str}/positions/{position:str}", "What a stored position looks like after these actions of mine")
def attempt(name: FromPath[str], position: FromPath[str], data: JSONBody[wire.Try]) -> wire.Tried:
    return trial.attempt(_stored(name, position), data)


@route("GET /api/games/{name:str}/lessons", "The course of a game", sync_to_thread=True)
def course(name: FromPath[str]) -> wire.CourseInfo:
    return lessons.described(game_named(name))


@route("GET /api/games/{name:str}/lessons/{step:str}", "A lesson as it begins", sync_to_thread=True)
def lesson(name: FromPath[str], step: FromPath[str]) -> wire.Taught:
    return _taught(name, step, wire.Try())


@trying("POST /api/games/{name:str}/lessons/{step:str}", "A lesson after these actions of mine, judged once complete")
def answer(name: FromPath[str], step: FromPath[str], data: JSONBody[wire.Try]) -> wire.Taught:
    return _taught(name, step, data)


def _taught(name: str, step: str, asked: wire.Try) -> wire.Taught:
    game = game_named(name)
    try:
        return lessons.taught(game, step, asked)
    except UnknownName as error:
        raise NotFound(str(error)) from None


HANDLERS = [begin, attempt, course, lesson, answer]
