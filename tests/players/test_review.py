"""A review: decisions and fortune add up, what was taken back is not judged, a blunder shows."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir import games
from comptoir.kernel.chance import derived_seed
from comptoir.kernel.match import Match
from comptoir.players import player
from comptoir.players.review import Review, review, sparkline


@pytest.fixture(scope="module")
def reviewed() -> tuple[Match[Any], Review]:
    game = games.find("pfusch")
    match = Match(game, 2, {}, derived_seed("review", 1), ["merchant", "beginner"])
    bots = [player(name, game, seat) for seat, name in enumerate(match.record.players)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    return match, review(game, match.record, iterations=10)


def test_decisions_and_fortune_add_up_to_the_way_to_the_result(reviewed: tuple[Match[Any], Review]) -> None:
    _, found = reviewed
    for seat in range(2):
        curve = found.curve(seat)
        assert found.decisions(seat) + found.fortune(seat) == pytest.approx(curve[-1][1] - curve[0][1])


def test_a_decision_never_gains(reviewed: tuple[Match[Any], Review]) -> None:
    _, found = reviewed
    assert found.judgements
    assert all(one.decision <= 0 for one in found.judgements)
    assert found.worst(3) == sorted(found.judgements, key=lambda one: (one.decision, one.n))[:3]


def test_the_winner_ends_above_the_loser(reviewed: tuple[Match[Any], Review]) -> None:
    match, found = reviewed
    (winner,) = match.winners
    assert found.ends[winner] > 0.5 > found.ends[1 - winner]


def test_only_entries_with_a_choice_are_judged(reviewed: tuple[Match[Any], Review]) -> None:
    match, found = reviewed
    assert [one.n for one in found.judgements] == sorted({one.n for one in found.judgements})
    assert len(found.judgements) < match.n


def test_a_sparkline_goes_from_low_to_high() -> None:
    assert sparkline([0.0, 0.5, 1.0], 10) == "▁▅█"
    assert len(sparkline([0.5] * 200, 60)) == 60
