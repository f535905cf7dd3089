"""Trying things out from a stored position: pictures of the rulebook, lessons. Nobody has to be known, and nothing is kept."""

from __future__ import annotations

from litestar.params import FromPath, JSONBody

from ....table import trying, wire
from . import Handler, route


def tried(what: str, summary: str) -> Handler:
    """A route that plays on from a stored position and keeps nothing: it counts as reading."""
    return route(what, f"{summary}; nothing is kept", 403, 409, 413, 422, answer=200, limit="read", sync_to_thread=True)


@route("GET /api/games/{name:str}/positions/{position:str}", "A stored position of a game", sync_to_thread=True)
def begin(name: FromPath[str], position: FromPath[str]) -> wire.Tried:
    return trying.attempt(name, position, wire.Try())


@tried("POST /api/games/{name:str}/positions/{position:str}", "What a stored position looks like after these actions of mine")
def attempt(name: FromPath[str], position: FromPath[str], data: JSONBody[wire.Try]) -> wire.Tried:
    return trying.attempt(name, position, data)


@route("GET /api/games/{name:str}/lessons", "The course of a game", sync_to_thread=True)
def course(name: FromPath[str]) -> wire.CourseInfo:
    return trying.course(name)


@route("GET /api/games/{name:str}/lessons/{step:str}", "A lesson as it begins", sync_to_thread=True)
def lesson(name: FromPath[str], step: FromPath[str]) -> wire.Taught:
    return trying.lesson(name, step, wire.Try())


@tried("POST /api/games/{name:str}/lessons/{step:str}", "A lesson after these actions of mine, judged once complete")
def answer(name: FromPath[str], step: FromPath[str], data: JSONBody[wire.Try]) -> wire.Taught:
    return trying.lesson(name, step, data)


HANDLERS = [begin, attempt, course, lesson, answer]
