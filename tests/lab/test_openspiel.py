"""OpenSpiel's own tests on our games, one of its bots at our tables, and what its tests do not look at."""

from __future__ import annotations

import math
import unittest
from collections import Counter
from itertools import islice
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts

from comptoir import games
from comptoir.kernel.chance import FIRST_SEAT, Deck, Imagined
from comptoir.kernel.errors import ComptoirError
from comptoir.kernel.state import same
from comptoir.lab import openspiel, tree
from comptoir.players.scripted import Scripted, Wanted
from tests.lab.tables import every_game, every_table


def load(name: str, seats: int, **options: Any) -> Any:
    return pyspiel.load_game(openspiel.PREFIX + name, {"players": seats, **options})


@every_table
def test_openspiel_plays_every_game_at_random(name: str, seats: int) -> None:
    """Its own simulation: legal actions, observations, returns, copies, and states kept as text and read back."""
    pyspiel.random_sim_test(load(name, seats), num_sims=1, serialize=True, verbose=False)


@every_game
def test_openspiel_plays_every_game_with_every_option(name: str) -> None:
    game = games.find(name)
    for option, kind in game.options.items():
        pyspiel.random_sim_test(load(name, game.least_seats, **{option: kind.values[-1]}), 1, serialize=True, verbose=False)


def random_states(name: str, seats: int, seed: int) -> Any:
    """The decisions of one random game."""
    state = load(name, seats).new_initial_state()
    picks = np.random.RandomState(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(picks.randint(len(state.chance_outcomes())))
            continue
        yield state
        state.apply_action(picks.choice(state.legal_actions()))


class Kept(api_test.EnforceAPIOnPartialTreeBase):
    """OpenSpiel's checks of its interface at the decisions of a random game: its own sample stays in the first shuffle."""

    __test__ = False

    @classmethod
    def setUpClass(cls) -> None:
        cls.game_type = cls.game.get_type()


@every_game
def test_openspiel_finds_its_interface_kept(name: str) -> None:
    seats = games.find(name).least_seats
    states = [state.clone() for state in islice(random_states(name, seats, 6), 60)]
    case = type("Kept", (Kept,), {"game": load(name, seats), "game_name": name, "some_states": states})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 3
    assert [trouble for _, trouble in result.failures + result.errors] == []


@every_game
def test_worlds_alike_from_a_seat_have_the_same_information_state(name: str) -> None:
    resample = openspiel.resampler(3)
    different = 0
    for state in random_states(name, min(4, games.find(name).most_seats), 3):
        seat = state.current_player()
        world = resample(state, seat)
        different += not same(world.node.state, state.node.state)
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.observation_tensor(seat) == state.observation_tensor(seat)
        assert world.legal_actions() == state.legal_actions()
    assert different > 0


def test_an_information_state_remembers_what_the_view_has_forgotten() -> None:
    """Pfusch: two ways to the same view of A differ in what A did, and so in A's information state, but not in B's."""
    ways = [load("pfusch", 2).new_initial_state() for _ in range(2)]
    for state in ways:
        while state.is_chance_node():
            state.apply_action(0)
    ways[0].apply_action(0)
    ways[1].apply_action(1)
    assert ways[0].information_state_string(0) != ways[1].information_state_string(0)
    assert ways[0].information_state_string(1) == ways[1].information_state_string(1)
    assert "> make plaster" in tree.remembered(ways[0].node.memory, 0)
    assert tree.remembered(ways[0].node.memory, 1) == tree.remembered(ways[1].node.memory, 1)


def test_an_imagined_world_tells_nobody_what_the_real_one_hid() -> None:
    """What the other seats of an imagined world know of the past does not depend on their real secrets."""
    texts = set()
    for choice in (0, 1):
        state = load("pfusch", 2).new_initial_state()
        while state.is_chance_node():
            state.apply_action(0)
        state.apply_action(choice)  # A's secret
        assert state.current_player() == 1
        texts.add(openspiel.resampler(8)(state, 1).information_state_string(0))
    assert len(texts) == 1


def test_nobody_sees_a_step_before_chance_has_decided_it() -> None:
    state = load("heller", 2).new_initial_state()
    assert state.is_chance_node()
    before = state.observation_string(0)
    state.apply_action(1)
    assert state.is_chance_node()
    assert state.observation_string(0) == before == ""


def test_chance_laid_out_in_a_row_shuffles_as_evenly_as_any() -> None:
    deck = Deck("letters", "abc")
    seen: Counter[tuple[int, ...]] = Counter()
    for first in range(3):
        for second in range(2):
            items = [0, 1, 2]
            Scripted((first, second)).shuffle(items, deck)
            seen[tuple(items)] += 1
    assert len(seen) == math.factorial(3)
    with pytest.raises(Wanted) as wanted:
        Scripted(()).shuffle([0, 1, 2], deck)
    assert wanted.value.bounds == (3, 2)
    assert Scripted(()).pick(1, FIRST_SEAT) == 0


def test_an_imagined_world_cannot_be_kept() -> None:
    state = next(random_states("heller", 2, 1))
    assert tree.at(games.find("heller"), state.node.options, 2, state.node.path()).information_text(0)
    with pytest.raises(ComptoirError, match="imagined"):
        state.node.imagined(0, Imagined(1)).path()


def search_bot(game: Any, seed: int, simulations: int) -> Any:
    picks = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, picks), 1.4, simulations, random_state=picks, use_observation_string=True
    )
    bot.set_resampler(openspiel.resampler(seed))
    return bot


def test_openspiels_own_search_bot_plays_a_whole_game_of_pfusch_in_worlds_we_imagine() -> None:
    game = load("pfusch", 2)
    picks = np.random.RandomState(2)
    bots = [search_bot(game, 1, 4), pyspiel.make_uniform_random_bot(1, 7)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(picks.randint(len(state.chance_outcomes())))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == 0


def test_openspiels_own_search_bot_moves_in_heller() -> None:
    states = random_states("heller", 2, 4)
    state = next(states)
    assert search_bot(state.get_game(), 1, 3).step(state) in state.legal_actions()


@every_table
def test_no_step_asks_chance_more_often_than_openspiel_is_told(name: str, seats: int) -> None:
    game = load(name, seats)
    state = game.new_initial_state()
    picks = np.random.RandomState(4)
    nodes = most = 0
    while not state.is_terminal():
        nodes = nodes + 1 if state.is_chance_node() else 0
        most = max(most, nodes)
        state.apply_action(picks.choice(state.legal_actions()))
    assert most <= openspiel.SHUFFLES_AN_ENTRY * openspiel.most_outcomes(game.rules, seats)
    assert game.max_chance_nodes_in_history() >= most * game.max_game_length()
