"""The end of a game for two, thought through from a point that everybody knows."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from comptoir import games
from comptoir.games.pfusch.bots.ending import NOVEMBER, choices, go_back, is_near
from comptoir.games.pfusch.pieces import PLAN, State
from comptoir.games.pfusch.rules import Rules
from comptoir.kernel import conformance
from comptoir.kernel.chance import Imagined
from comptoir.kernel.state import same
from comptoir.kernel.visibility import PUBLIC, view
from comptoir.lab import exact, openspiel, small
from comptoir.players.ending import Endgame, Spot
from comptoir.players.grandmaster import Grandmaster

GAME = games.find("pfusch")


@cache
def endings() -> list[tuple[State, int]]:
    """Where somebody has a choice in the last two months of games for two."""
    found = []
    for seed in range(24):
        for match in conformance.play_through(GAME, 2, GAME.parse_options({}), seed, conformance.instinctive):
            state = match.state
            if not match.over and is_near(state):
                found += [(state.clone(), seat) for seat in GAME.to_act(state) if len(GAME.legal(state, seat)) > 1]
    return found


def without_choices(state: State) -> State:
    shown = state.clone()
    shown.choice = [0, 0]
    shown.waiting = []
    return shown


def test_what_was_done_since_leads_from_the_beginning_to_here() -> None:
    rules, chance, far = Rules(PLAN), Imagined(1), 0
    for state, _ in endings():
        begun, moves = go_back(PLAN, state)
        far += begun.month < state.month
        assert GAME.audit(begun) == []
        for seat, action, _ in moves:
            assert rules.refuse(begun, seat, action) is None
            rules.play(begun, seat, action, chance, None)
        assert same(without_choices(begun), without_choices(state))
    assert far > 10, "from December hardly anything leads back to November"


def test_the_beginning_looks_the_same_to_everyone_whatever_is_hidden() -> None:
    chance, different = Imagined(2), 0
    for state, seat in endings():
        world = GAME.imagine(view(state, seat), seat, chance)
        different += not same(world, state)
        (begun, moves), (other, others) = go_back(PLAN, state), go_back(PLAN, world)
        assert view(begun, PUBLIC) == view(other, PUBLIC)
        assert view(begun, seat) == view(other, seat)
        assert [move for move in moves if move[2]] == [move for move in others if move[2]]
    assert different


def test_what_is_worth_a_thought_is_allowed_and_does_not_hang_on_what_is_hidden() -> None:
    chance = Imagined(3)
    for state, seat in endings():
        world = GAME.imagine(view(state, seat), seat, chance)
        assert choices(PLAN, state, seat) == choices(PLAN, world, seat)
        assert set(choices(PLAN, state, seat)) <= set(GAME.legal(state, seat))


def test_it_chooses_alike_in_worlds_that_look_alike_and_with_the_same_seed() -> None:
    chance, different, drawn = Imagined(4), 0, 0
    for state, seat in endings()[::5]:
        world = GAME.imagine(view(state, seat), seat, chance)
        actions = GAME.legal(state, seat)
        different += not same(world, state)
        real = Grandmaster(GAME, 5, iterations=12).mixture(view(state, seat), actions)
        assert real == Grandmaster(GAME, 5, iterations=12).mixture(view(world, seat), actions)
        assert set(real) == set(actions)
        assert sum(real.values()) == pytest.approx(1)
        drawn += max(real.values()) < 1
    assert different
    assert drawn


def test_it_tells_what_it_found_of_a_watched_action_too() -> None:
    for state, seat in endings()[::9]:
        for watched in GAME.legal(state, seat):
            advice = Grandmaster(GAME, 5, iterations=6).consider(view(state, seat), GAME.legal(state, seat), watched)
            assert advice.of(watched) is not None
            assert advice.of(advice.action) is not None
            for one in advice.alternatives:
                assert 0 <= one.estimate <= 1
                assert sum(one.prospects) == pytest.approx(1)


def test_it_keeps_its_budget() -> None:
    """By number, but that what has begun is ended; by the clock it thinks once at least."""
    state, seat = next(one for one in endings() if one[0].month == NOVEMBER)
    actions = GAME.legal(state, seat)
    once = Grandmaster(GAME, 6, milliseconds=1e-9).consider(view(state, seat), actions).iterations
    assert 60 <= Grandmaster(GAME, 6, iterations=60).consider(view(state, seat), actions).iterations < 60 + 2 * once + 2
    assert once < 60


def test_each_thought_goes_on_from_the_last() -> None:
    state, seat = next(one for one in endings() if one[0].month == NOVEMBER)
    assert GAME.lookahead is not None
    assert GAME.lookahead.guidance.ending is not None
    endgame = Endgame(GAME, GAME.lookahead.guidance.ending, Imagined(6), state, seat)
    spent = []
    for _ in range(200):
        endgame.think()
        spent.append(endgame.games())
    assert sum(endgame.played) == pytest.approx(200 * 201 / 2)
    assert spent[-1] - spent[-2] < spent[0], "nothing was kept"


def test_regret_is_shared_between_what_was_missed_and_never_below_zero() -> None:
    spot = Spot([7, 8, 9])
    spot.learn([1.0, 0.5, 0.0], 0.5, 2.0)
    assert spot.regrets == [1.0, 0.0, 0.0]
    assert spot.mixture == [1.0, 0.0, 0.0]
    spot.learn([0.5, 1.0, 0.5], 0.5, 2.0)
    assert spot.mixture == [0.5, 0.5, 0.0]


def test_what_the_other_has_chosen_in_secret_is_not_a_coin() -> None:
    """In December, two strikes: whoever was not looked into in November has its new block chosen, not dealt."""
    rules = small.last_two_months(strikes=2)
    game = openspiel.SpielGame(rules, "comptoir_pfusch_november_thought_through")
    distances = [exact.distance(game, exact.Asked(game, rules, f"grandmaster:{games}", samples=2)) for games in (8, 200)]
    greedy = exact.distance(game, exact.Asked(game, rules, "greedy", samples=10))
    assert distances[1] < 0.4 * greedy
    assert distances[1] < distances[0]


def test_it_is_for_two_and_from_november_on() -> None:
    state: Any = endings()[0][0].clone()
    assert is_near(state)
    state.month = NOVEMBER - 1
    assert not is_near(state)
    state.month, state.seats = NOVEMBER, 3
    assert not is_near(state)
