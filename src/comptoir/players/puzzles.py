"""Puzzles: decisions of played games in which one action is clearly best, by what the seat that decides can see.

They lie in a game's folder, `puzzles.json`, as `lab.mining` found them. What nobody at that seat could see is not in them: the
position is one that the seat could believe in.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from .. import games
from ..kernel.contract import Game
from ..kernel.errors import ComptoirError, UnknownName, shown
from ..kernel.positions import StoredPosition, read_position, write_position
from ..kernel.visibility import looker

FILE = "puzzles.json"
LEVELS = (1, 2, 3)


class BadPuzzle(ComptoirError):
    """A puzzle that cannot be one."""


@dataclass(frozen=True)
class Choice:
    """An action of a puzzle: the chance to win after it, and how far that may be off (a standard error)."""

    action: int
    chance: float
    error: float


@dataclass(frozen=True)
class Puzzle:
    """A decision. `choices` has what was thought worth a try, the answer first; `margin` is how far it is above the second."""

    id: str
    position: StoredPosition
    n: int  # the entry of its game at which it was to be decided
    choices: tuple[Choice, ...]
    margin: float
    error: float
    level: int

    @property
    def answer(self) -> int:
        return self.choices[0].action

    @property
    def seat(self) -> int:
        return looker(self.position.look, self.position.state.seats)


def to_json(puzzle: Puzzle) -> dict[str, Any]:
    text = puzzle.position.game.actions.text
    return {
        "id": puzzle.id,
        "n": puzzle.n,
        "level": puzzle.level,
        "margin": round(puzzle.margin, 3),
        "error": round(puzzle.error, 3),
        "choices": [[text(one.action), round(one.chance, 3), round(one.error, 3)] for one in puzzle.choices],
        "position": json.loads(write_position(puzzle.position)),
    }


def from_json(game: Game[Any], written: Mapping[str, Any]) -> Puzzle:
    try:
        name = str(written["id"])
        position = read_position(game, name, json.dumps(written["position"]))
        choices = tuple(Choice(game.actions.parse(action), chance, error) for action, chance, error in written["choices"])
        found = Puzzle(name, position, written["n"], choices, written["margin"], written["error"], written["level"])
    except (KeyError, TypeError, ValueError, UnknownName) as error:
        raise BadPuzzle(f"a puzzle of {game.name} cannot be read: {error}") from None
    if len(choices) < 2 or found.level not in LEVELS or found.seat < 0:
        raise BadPuzzle(f"puzzle {name} of {game.name} needs two choices, a level from 1 to 3, and a seat that looks")
    return found


def write_puzzles(puzzles: Sequence[Puzzle]) -> str:
    """One a line, so that a change shows which."""
    return "[\n" + ",\n".join(json.dumps(to_json(one), ensure_ascii=False) for one in puzzles) + "\n]\n"


def puzzles_of(game: Game[Any]) -> dict[str, Puzzle]:
    """The puzzles of a game by id, in the order of their file; none if it has no such file."""
    return _read(game.name, game.revision)


@cache
def _read(name: str, revision: int) -> dict[str, Puzzle]:
    game = games.find(name, revision)
    path = game.folder / FILE
    if not path.is_file():
        return {}
    found = [from_json(game, one) for one in json.loads(path.read_text(encoding="utf-8"))]
    return {one.id: one for one in found}


def puzzle_named(game: Game[Any], name: str) -> Puzzle:
    known = puzzles_of(game)
    if name not in known:
        raise UnknownName(f"{game.name} has no puzzle {shown(name)}")
    return known[name]


def days_in_turn(game: Game[Any]) -> list[str]:
    """The ids of a game's puzzles as they follow each other day by day: easy and hard ones mixed."""
    return sorted(puzzles_of(game))


def puzzle_of_the_day(game: Game[Any], day: int) -> Puzzle | None:
    """The same for everybody: days are counted from any day on."""
    known = days_in_turn(game)
    return puzzle_named(game, known[day % len(known)]) if known else None
