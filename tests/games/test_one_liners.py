"""Alone no rule of one line is as good as a merchant, in any game that has such rules; `tests/games/one_liners.py` prints how
far from it each is. With a merchant for the rest some are better than Pfusch's merchant: docs/learned.md."""

from __future__ import annotations

import pytest

from comptoir import games
from tests.games.one_liners import FOR_ANY_GAME, against, games_with_rules, rules_of

GAMES = 12


@pytest.mark.parametrize(("game", "rule"), [(game, rule) for game in games_with_rules() for rule in rules_of(game)])
def test_a_merchant_withstands_a_rule_of_one_line(game: str, rule: str) -> None:
    found = against(game, "merchant", rule, GAMES)
    assert found.share.value > 1 / games.find(game).least_seats


@pytest.mark.parametrize("game", games_with_rules())
def test_a_game_has_ten_rules_of_its_own(game: str) -> None:
    assert len(set(rules_of(game)) - set(FOR_ANY_GAME)) >= 10
