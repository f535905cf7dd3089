"""A review: decisions and fortune add up, what was taken back is not judged, a blunder shows."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir import games
from comptoir.kernel.chance import Imagined, derived_seed
from comptoir.kernel.match import Match
from comptoir.kernel.visibility import view
from comptoir.players import player
from comptoir.players.review import Review, luck, review, sparkline
from comptoir.players.search import Search
from tests.players.test_honesty import positions, unseen_squares


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


def test_fortune_is_luck_and_what_the_others_did(reviewed: tuple[Match[Any], Review]) -> None:
    _, found = reviewed
    for seat in range(2):
        assert found.luck(seat) + found.others(seat) == pytest.approx(found.fortune(seat))


def test_luck_is_what_was_drawn_and_evens_out() -> None:
    """Heller: a seat draws each unseen square in turn. Some are lucky, some are not, and by their odds they cancel out."""
    game = games.find("heller")
    state = next(one for one in positions(game, 2, 9, 4) if len(one.pile) > 5 and not any(one.drawn))
    seat = state.turn
    draw = game.actions.start("draw")
    lucks = {}
    for square in set(state.pile):
        drawn = state.clone()
        drawn.pile.remove(square)
        drawn.pile.append(square)
        game.play(drawn, seat, draw, Imagined(1), None)
        judge = Search(game, 11)
        lucks[square] = [luck(judge, view(state, seat), seat, draw, view(drawn, seat)) for _ in range(6)]
    means = {square: sum(found) / len(found) for square, found in lucks.items()}
    assert max(means.values()) - min(means.values()) > 0.05
    unseen = unseen_squares(state, seat)
    known = {square: many for square, many in unseen.items() if square in means}
    average = sum(means[square] * many for square, many in known.items()) / sum(known.values())
    assert abs(average) < 0.03


def test_where_nothing_is_drawn_there_is_no_luck() -> None:
    """Heller without luck: all squares lie face up."""
    game = games.find("heller")
    match = Match(game, 2, {"no_luck": True}, derived_seed("review", 2), ["greedy", "beginner"])
    bots = [player(name, game, seat) for seat, name in enumerate(match.record.players)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    found = review(game, match.record, iterations=8)
    assert [found.luck(seat) for seat in range(2)] == [0.0, 0.0]


def test_a_sparkline_goes_from_low_to_high() -> None:
    assert sparkline([0.0, 0.5, 1.0], 10) == "▁▅█"
    assert len(sparkline([0.5] * 200, 60)) == 60
