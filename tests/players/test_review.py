"""A review: decisions and fortune add up, what was taken back is not judged, a blunder shows."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir import games
from comptoir.kernel.chance import derived_seed
from comptoir.kernel.match import Match
from comptoir.players import Alternative, play_match, player
from comptoir.players.review import Judgement, Review, review, sparkline


@pytest.fixture(scope="module")
def reviewed() -> tuple[Match[Any], Review]:
    game = games.find("pfusch")
    match = Match(game, 2, {}, derived_seed("review", 1), ["merchant", "beginner"])
    bots = [player(name, game, seat) for seat, name in enumerate(match.record.players)]
    play_match(match, bots)
    return match, review(game, match.record, iterations=10)


def test_decisions_gifts_and_luck_add_up_to_the_way_to_the_result(reviewed: tuple[Match[Any], Review]) -> None:
    _, found = reviewed
    for seat in range(2):
        curve = found.curve(seat)
        parts = found.decisions(seat) + found.received(seat) + found.luck(seat)
        assert parts == pytest.approx(curve[-1][1] - curve[0][1])


def test_between_two_seats_what_one_gives_away_the_other_receives(reviewed: tuple[Match[Any], Review]) -> None:
    """Two seats' utilities add up to 1 in every imagined game, so what a decision costs one it brings the other."""
    _, found = reviewed
    for one in found.judgements:
        assert one.given[one.seat] == pytest.approx(one.decision)
        assert one.given[1 - one.seat] == pytest.approx(-one.decision)
    for seat in range(2):
        first = found.of(seat)[0].n
        given = sum(one.given[seat] for one in found.of(1 - seat) if one.n > first)
        assert found.received(seat) == pytest.approx(given)


def test_a_game_without_choices_of_the_others_is_luck() -> None:
    """One seat decides twice and nobody else in between: all that is not its decision is luck."""
    sure = Alternative(1, 0.5, 1, [0.5, 0.5])
    found = Review([Judgement(3, 0, sure, sure), Judgement(4, 0, Alternative(2, 0.6, 1, [0.6, 0.4]), sure)], [1.0, 0.0])
    assert [one.luck for one in found.judgements] == pytest.approx([0.1, 0.4])
    assert found.received(0) == 0


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
