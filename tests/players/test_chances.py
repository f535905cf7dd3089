"""The chances that hints tell: even at first, never worse for more expected, and none where nobody measured."""

from __future__ import annotations

from pathlib import Path
from statistics import mean

import pytest

from comptoir import games
from comptoir.kernel.chance import derived_seed
from comptoir.kernel.match import Match
from comptoir.players.chances import chance_of, measured
from comptoir.players.search import Search
from tests.shipped import MEASURED
from tests.testgames import nuts

TABLES = [(name, seats) for name in MEASURED for seats in range(games.find(name).least_seats, games.find(name).most_seats + 1)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_more_expected_is_a_better_chance_at_every_moment(name: str, seats: int) -> None:
    for n in (1, 30, 90, 1000):
        chances = [chance_of(games.find(name), seats, n, step / 20) or 0.0 for step in range(21)]
        assert chances == sorted(chances)
        assert 0 < chances[0] < chances[-1] < 1


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_first_decision_of_a_game_is_about_even(name: str, seats: int) -> None:
    game = games.find(name)
    told = []
    for deal in range(3):
        match = Match(game, seats, {}, derived_seed("even", name, seats, deal))
        seat = match.to_act[0]
        advice = Search(game, deal, 100).consider(match.view(seat), match.legal(seat))
        told.append(chance_of(game, seats, match.n, advice.estimate) or 0.0)
    assert abs(mean(told) - 1 / seats) < 0.15


def test_a_game_that_nobody_measured_tells_no_chance(tmp_path: Path) -> None:
    assert measured(tmp_path) is None
    assert chance_of(nuts.GAME, 2, 1, 0.5) is None
