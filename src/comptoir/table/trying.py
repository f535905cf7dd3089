"""Trials and lessons by their names: what somebody tries from a stored position or in a course. Nothing of it is kept."""

from __future__ import annotations

from ..kernel.errors import UnknownName
from ..kernel.positions import load_position
from . import lessons, trial, wire
from .errors import NotFound
from .shelf import game_named


def attempt(name: str, position: str, asked: wire.Try) -> wire.Tried:
    """A stored position of a game after these actions."""
    game = game_named(name)
    try:
        stored = load_position(game, position)
    except UnknownName as error:
        raise NotFound(str(error)) from None
    return trial.attempt(stored, asked)


def course(name: str) -> wire.CourseInfo:
    return lessons.described(game_named(name))


def lesson(name: str, step: str, asked: wire.Try) -> wire.Taught:
    """A lesson of a game's course after these actions."""
    game = game_named(name)
    try:
        return lessons.taught(game, step, asked)
    except UnknownName as error:
        raise NotFound(str(error)) from None
