"""Puzzles: those that ship can be read, say what they mean, and hold when they are thought through again."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from comptoir import games
from comptoir.kernel.chance import derived_seed
from comptoir.kernel.contract import Game
from comptoir.kernel.errors import UnknownName
from comptoir.kernel.visibility import view
from comptoir.lab.mining import ALIKE, adds, check, decisions, mean_and_error, puzzle_in
from comptoir.players.puzzles import (
    BadPuzzle,
    from_json,
    puzzle_named,
    puzzle_of_the_day,
    puzzles_of,
    to_json,
    write_puzzles,
)
from tests.shipped import WITH_PUZZLES

HELLER = games.find("heller")
NAMED = pytest.mark.parametrize("game", [games.find(name) for name in WITH_PUZZLES], ids=lambda game: game.name)


@NAMED
def test_the_puzzles_of_a_game_can_be_read_and_written_again(game: Game[Any]) -> None:
    known = puzzles_of(game)
    assert len(known) >= 60
    answers = Counter(one.answer for one in known.values())
    assert max(answers.values()) * ALIKE <= len(known)
    assert {one.level for one in known.values()} == {1, 2, 3}
    assert {one.position.state.seats for one in known.values()} == set(range(game.least_seats, game.most_seats + 1))
    written = json.loads(write_puzzles(list(known.values())))
    assert [to_json(from_json(game, one)) for one in written] == written


@NAMED
def test_a_puzzle_is_a_decision_with_an_answer_that_is_above_the_others(game: Game[Any]) -> None:
    for one in puzzles_of(game).values():
        legal = game.legal(one.position.state, one.seat)
        assert one.seat in game.to_act(one.position.state)
        assert len(legal) > 2
        assert {choice.action for choice in one.choices} <= set(legal)
        assert one.margin >= 0.06
        assert one.margin >= 2.5 * one.error
        assert all(one.choices[0].chance > other.chance for other in one.choices[1:])


@NAMED
def test_a_puzzle_is_the_same_in_every_world_its_seat_could_believe_in(game: Game[Any]) -> None:
    """What is stored is a world that somebody imagined: it gives nothing away that the seat did not see."""
    from comptoir.kernel.chance import Imagined

    for one in list(puzzles_of(game).values())[::10]:
        other = game.imagine(one.position.view, one.seat, Imagined(7))
        assert view(other, one.seat).to_json() == one.position.view.to_json()


@NAMED
def test_a_sample_holds_when_it_is_thought_through_again(game: Game[Any]) -> None:
    easiest = sorted(puzzles_of(game).values(), key=lambda one: -one.margin)[:2]
    assert [check(one, 0.2, seed=5).favourite for one in easiest] == [one.answer for one in easiest]


def test_what_is_known_already_or_too_much_of_one_kind_is_not_taken() -> None:
    known = list(puzzles_of(HELLER).values())
    alike = [one for one in known if one.answer == known[0].answer]
    others = [one for one in known if one.answer != known[0].answer]
    assert adds(known[0], others, len(known))
    assert not adds(others[0], others, len(known))
    assert not adds(alike[-1], alike[:2], 6)


def test_everybody_has_the_same_puzzle_today_and_another_tomorrow() -> None:
    game = HELLER
    many = len(puzzles_of(game))
    days = [puzzle_of_the_day(game, day) for day in range(many)]
    assert len({one.id for one in days if one is not None}) == many
    assert puzzle_of_the_day(game, many) is days[0]


def test_a_puzzle_that_is_not_there_or_wrong_is_told_in_a_sentence() -> None:
    game = HELLER
    with pytest.raises(UnknownName, match="has no puzzle"):
        puzzle_named(game, "nothing")
    good = to_json(next(iter(puzzles_of(game).values())))
    for wrong in ({"level": 4}, {"choices": good["choices"][:1]}, {"position": {**good["position"], "look": "all"}}):
        with pytest.raises(BadPuzzle, match="needs two choices"):
            from_json(game, {**good, **wrong})
    with pytest.raises(BadPuzzle, match="cannot be read"):
        from_json(game, {"id": "x"})


def test_the_same_seed_finds_the_same_puzzle() -> None:
    first, again = puzzle_in("heller", 0, 0), puzzle_in("heller", 0, 0)
    assert first is not None
    assert again is not None
    assert to_json(first) == to_json(again)
    assert first.id in puzzles_of(HELLER)


def test_what_is_looked_at_is_a_choice_that_was_not_sealed() -> None:
    game = games.find("pfusch")
    sealed = game.lookahead.sealed if game.lookahead else None
    assert sealed is not None
    found = list(decisions(game, 2, derived_seed("a test of puzzles"), 3))
    assert not any(sealed(one.state) for one in found)


def test_an_error_is_what_searches_differ_by() -> None:
    assert mean_and_error([0.5, 0.5, 0.5]) == (0.5, 0.0)
    mean, error = mean_and_error([0.4, 0.6])
    assert (mean, round(error, 3)) == (0.5, 0.1)
    assert mean_and_error([0.3])[1] == 1.0
