"""Puzzles at a host: posed as the deciding seat sees them, judged by what long thought found (`players.puzzles`).

What an attempt costs is bounded: one action is played and one reason is found; nobody searches.
"""

from __future__ import annotations

from .. import games
from ..kernel.errors import UnknownName
from ..players import explain
from ..players.puzzles import Puzzle, days_in_turn, puzzle_named, puzzle_of_the_day, puzzles_of
from . import wire
from .cast import name_bots
from .errors import NotFound
from .model import A_BOT
from .shelf import game_named
from .trial import Trial

A_DAY = 86_400_000  # milliseconds
WHO_PLAYED = "master"  # the level of the players whose games the puzzles are from


def day_of(now: int) -> int:
    """Days since 1970, in UTC."""
    return now // A_DAY


def today(now: int) -> wire.TodaysPuzzles:
    """The puzzle of the day of every game that has any."""
    day = day_of(now)
    found = {name: puzzle_of_the_day(games.find(name), day) for name in games.names()}
    return wire.TodaysPuzzles(day, {name: one.id for name, one in found.items() if one is not None})


def ids() -> dict[str, list[str]]:
    """By game: its puzzles in the order in which they are those of the day."""
    found = {name: days_in_turn(games.find(name)) for name in games.names()}
    return {name: known for name, known in found.items() if known}


def series(name: str) -> wire.PuzzleSeries:
    """The puzzles of a game, the easiest first."""
    known = sorted(puzzles_of(game_named(name)).values(), key=lambda one: one.level)
    return wire.PuzzleSeries([wire.PuzzleInfo(one.id, one.level, one.position.state.seats) for one in known])


def posed(name: str, puzzle: str) -> wire.Posed:
    """A puzzle as its seat sees it: nothing of it depends on what that seat cannot know."""
    found = _named(name, puzzle)
    trial = in_hand(found)
    return wire.Posed(trial.position(), trial.settled, found.id, found.level)


def in_hand(puzzle: Puzzle) -> Trial:
    """The position at a table: one seat is the solver's, at the others sit those whose games it is from."""
    trial = Trial(puzzle.position)
    for seat in trial.seats:
        if seat.seat != puzzle.seat:
            seat.kind, seat.level = A_BOT, WHO_PLAYED
    name_bots(trial.game, trial.seats)
    return trial


def judged(name: str, puzzle: str, asked: wire.PuzzleAnswer, now: int) -> wire.Solution:
    """What is said to an attempt. A host keeps it if it is the first, and tells the one that counts."""
    found = _named(name, puzzle)
    game, trial = found.position.game, in_hand(found)
    trial.act(asked.action)  # by the same command as at a table: what the rules forbid is refused, and does not count
    right = trial.done == [game.actions.text(found.answer)]
    reason = explain(game, found.position.view, found.answer, found.n)
    return wire.Solution(
        right=right,
        choices=[wire.PuzzleChoice(game.actions.to_json(one.action), one.chance, one.error) for one in found.choices],
        margin=found.margin,
        error=found.error,
        reason=None if reason is None else wire.Reason(reason[0], dict(reason[1])),
        counts=wire.Attempted(game.name, found.id, right, day_of(now)),
    )


def _named(name: str, puzzle: str) -> Puzzle:
    try:
        return puzzle_named(game_named(name), puzzle)
    except UnknownName as error:
        raise NotFound(str(error)) from None
