"""Pfusch shrunken until it can be solved: the set-up adds up, worlds are imagined as they are dealt, and distances hold."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability
from open_spiel.python.policy import UniformRandomPolicy

from comptoir.games.pfusch.pieces import PLASTER, SIZE, WOOD
from comptoir.kernel.chance import Imagined
from comptoir.kernel.state import out_of_range
from comptoir.lab import exact, openspiel, small

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
