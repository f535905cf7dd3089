"""Puzzles at a host: what is told before an attempt, and what after it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from comptoir import games
from comptoir.kernel.chance import Imagined
from comptoir.kernel.contract import Game
from comptoir.kernel.state import snapshot
from comptoir.players.puzzles import puzzles_of
from comptoir.table import puzzles, wire
from comptoir.table.errors import BadRequest, NotFound, Refused
from tests.shipped import WITH_PUZZLES

NAMED = pytest.mark.parametrize("game", [games.find(name) for name in WITH_PUZZLES], ids=lambda game: game.name)
NOON = 20_000 * puzzles.A_DAY + puzzles.A_DAY // 2


def written(told: object) -> bytes:
    return msgspec.json.encode(told)


@NAMED
def test_nothing_that_is_told_before_an_attempt_depends_on_the_answer(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """With the choices in another order, so that another one is the answer, the same bytes are sent."""
    known = puzzles_of(game)
    told = [written(puzzles.series(game.name)), *(written(puzzles.posed(game.name, one)) for one in known)]
    turned = {name: replace(one, choices=one.choices[::-1], margin=0.5, error=0.1) for name, one in known.items()}
    assert all(turned[name].answer != one.answer for name, one in known.items())
    monkeypatch.setattr(puzzles, "puzzles_of", lambda _: turned)
    monkeypatch.setattr(puzzles, "puzzle_named", lambda _, name: turned[name])
    assert told == [written(puzzles.series(game.name)), *(written(puzzles.posed(game.name, one)) for one in known)]


@NAMED
def test_a_puzzle_is_posed_and_solved_the_same_in_every_world_its_seat_could_believe_in(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    differs = 0
    for one in list(puzzles_of(game).values())[::6]:
        world = game.imagine(one.position.view, one.seat, Imagined(11))
        differs += snapshot(world) != snapshot(one.position.state)
        other = replace(one, position=replace(one.position, state=world))
        answer = wire.PuzzleAnswer(game.actions.to_json(one.answer))
        told = []
        for puzzle in (one, other):
            monkeypatch.setattr(puzzles, "puzzle_named", lambda *_, found=puzzle: found)
            told.append(written([puzzles.posed(game.name, one.id), puzzles.judged(game.name, one.id, answer, NOON)]))
        assert told[0] == told[1]
    assert differs, "the worlds are others"


@NAMED
def test_every_puzzle_is_posed_to_the_seat_that_decides_and_its_answer_is_right(game: Game[Any]) -> None:
    levels = [one.level for one in puzzles.series(game.name).puzzles]
    assert levels == sorted(levels)
    for one in puzzles_of(game).values():
        posed = puzzles.posed(game.name, one.id)
        assert posed.position.seat == "ABCDEF"[one.seat]
        assert posed.position.prompt is not None
        assert [seat.kind for seat in posed.position.table.seats].count("bot") == one.position.state.seats - 1
        assert game.actions.to_json(one.answer) in posed.position.legal
        right = puzzles.judged(game.name, one.id, wire.PuzzleAnswer(game.actions.to_json(one.answer)), NOON)
        assert right.right
        assert right.choices[0].action == game.actions.to_json(one.answer)
        assert right.reason is not None
        wrong = puzzles.judged(game.name, one.id, wire.PuzzleAnswer(game.actions.to_json(one.choices[1].action)), NOON)
        assert not wrong.right
        assert wrong.counts == wire.Attempted(game.name, one.id, False, 20_000)
        assert wrong.choices == right.choices


def test_today_changes_at_midnight_in_utc_and_is_the_same_for_everybody() -> None:
    midnight = 20_000 * puzzles.A_DAY
    today = puzzles.today(midnight)
    assert today == puzzles.today(midnight + puzzles.A_DAY - 1)
    assert today.day == 20_000
    assert set(today.puzzles) == set(WITH_PUZZLES)
    tomorrow = puzzles.today(midnight + puzzles.A_DAY)
    assert all(tomorrow.puzzles[name] != one for name, one in today.puzzles.items())
    assert all(one == puzzles.ids()[name][20_000 % len(puzzles.ids()[name])] for name, one in today.puzzles.items())


def test_what_makes_no_sense_is_told_and_is_no_attempt() -> None:
    game = games.find("heller")
    one = next(one for one in puzzles_of(game).values() if game.actions.text(one.answer) == "draw")
    with pytest.raises(NotFound, match="has no puzzle"):
        puzzles.posed(game.name, "nothing")
    with pytest.raises(NotFound, match="no game"):
        puzzles.series("chess")
    with pytest.raises(BadRequest):
        puzzles.judged(game.name, one.id, wire.PuzzleAnswer({"name": "fly"}), NOON)
    with pytest.raises(Refused) as refused:
        puzzles.judged(game.name, one.id, wire.PuzzleAnswer({"name": "place", "cell": "a1"}), NOON)
    assert refused.value.rule
