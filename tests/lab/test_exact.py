"""Games shrunken until they can be solved: set-ups add up, worlds are imagined as they are dealt, values and distances hold."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability
from open_spiel.python.policy import Policy, UniformRandomPolicy

from comptoir.games.pfusch.pieces import PLASTER, SIZE, WOOD
from comptoir.kernel.chance import Imagined
from comptoir.kernel.state import out_of_range
from comptoir.lab import exact, openspiel, small
from comptoir.players import player
from comptoir.players.grandmaster import Grandmaster
from comptoir.players.learned import Learned
from tests.shipped import LEARNED

RULES = small.last_two_months(strikes=2)
openspiel.register(RULES, "comptoir_pfusch_november")


@pytest.fixture(scope="module")
def game() -> Any:
    return pyspiel.load_game("comptoir_pfusch_november")


def test_every_position_of_the_small_game_adds_up(game: Any) -> None:
    states = list(exact.decisions(game.new_initial_state()))
    assert len(states) > 300
    for state in states[::7]:
        assert RULES.audit(state.node.state) == []
        assert out_of_range(state.node.state) == []


def test_openspiel_plays_the_small_game(game: Any) -> None:
    pyspiel.random_sim_test(game, num_sims=5, serialize=False, verbose=False)


def test_in_november_worlds_are_imagined_as_they_are_dealt(game: Any) -> None:
    """A fair coin for the other's block: what a player believes is the prior the exact solution uses."""
    state = game.new_initial_state().child(0).child(0)
    chance = Imagined(5)
    found = Counter(state.node.imagined(0, chance).state.blocks[SIZE] for _ in range(400))
    assert set(found) == {PLASTER, WOOD}
    assert 150 < found[WOOD] < 250


def test_a_solution_is_closer_to_equilibrium_than_greedy_and_greedy_than_chance(game: Any) -> None:
    chance = exploitability.nash_conv(game, UniformRandomPolicy(game))
    greedy = exact.distance(game, exact.Asked(game, RULES, "greedy", samples=10))
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(game, solver.average_policy()) < greedy < chance


def test_the_search_player_is_closer_to_equilibrium_than_greedy(game: Any) -> None:
    greedy = exact.distance(game, exact.Asked(game, RULES, "greedy", samples=10))
    search = exact.distance(game, exact.Asked(game, RULES, "search:60", samples=10))
    assert search < greedy - 0.1


def test_a_players_policy_is_made_of_what_it_chose(game: Any) -> None:
    state = next(exact.decisions(game.new_initial_state()))
    chances = exact.Asked(game, RULES, "random", samples=200).action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)
    assert min(chances.values()) > 0.35


def test_players_with_a_network_are_asked_with_it_in_a_small_game(game: Any) -> None:
    """It was learned for tables of five: a grandmaster who could not use it would be a master."""
    state = next(exact.decisions(game.new_initial_state()))
    for name, kind in (("grandmaster:8", Grandmaster), ("learned", Learned)):
        asked = exact.Asked(game, RULES, name, samples=2)
        assert isinstance(player(asked.contender, RULES, 1), kind)
        assert sum(asked.action_probabilities(state).values()) == pytest.approx(1)


ENDINGS = small.endings()
every_ending = pytest.mark.parametrize("name", ENDINGS)

# What each is worth to seat A, by its rules: worked out once, and known since. Three seats have no such number.
VALUES = {"heller": 1 / 6, "pfeffersaecke": 1 / 2, "pfusch": 0.447201}


def small_game(name: str) -> openspiel.SpielGame:
    return openspiel.SpielGame(ENDINGS[name], f"comptoir_{name}_ending")


def test_there_is_a_small_game_of_every_game_that_was_learned() -> None:
    assert set(LEARNED) <= set(ENDINGS)


@every_ending
def test_every_position_of_an_ending_adds_up_and_everyone_has_choices(name: str) -> None:
    game, choosing = small_game(name), set()
    for at, state in enumerate(exact.decisions(game.new_initial_state())):
        if len(state.legal_actions()) > 1:
            choosing.add(state.current_player())
        if at % 17 == 0:
            assert ENDINGS[name].audit(state.node.state) == []
            assert out_of_range(state.node.state) == []
    assert choosing == set(range(game.num_players()))


@pytest.mark.parametrize("name", VALUES)
def test_the_value_of_a_small_game_is_exact(name: str) -> None:
    """Who plays the solution is sure of the value: no answer brings the other seat more."""
    game = small_game(name)
    solution = exact.Solution(game)
    assert solution.value == pytest.approx(VALUES[name], abs=1e-6)

    class Solved(Policy):
        def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
            legal = state.legal_actions()
            weights = solution.policy.get(state.information_state_string(), {}) if state.current_player() == 0 else {}
            total = sum(weights.values())
            return {action: weights[action] / total if total > 1e-9 else 1 / len(legal) for action in legal}

    answer = exploitability.best_response(game, Solved(game, [0, 1]), 1)
    assert answer["best_response_value"] == pytest.approx(-solution.value, abs=1e-6)


def test_with_three_seats_every_seat_has_its_best_answer() -> None:
    game = small_game("weinhaendler")
    uniform = exact.gains(game, UniformRandomPolicy(game))
    greedy = exact.gains(game, exact.Asked(game, ENDINGS["weinhaendler"], "greedy", samples=1))
    assert len(uniform) == len(greedy) == 3
    assert min(uniform + greedy) >= -1e-9
    assert sum(greedy) < sum(uniform)
    with pytest.raises(ValueError, match="for two only"):
        exact.Solution(game)
