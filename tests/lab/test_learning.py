"""PettingZoo's and Gymnasium's own tests on our games, and what they do not test."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from comptoir import games
from comptoir.kernel import conformance
from comptoir.kernel.chance import Imagined
from comptoir.kernel.errors import Refusal, UnknownName
from comptoir.kernel.match import verify
from comptoir.kernel.visibility import view
from comptoir.lab import aec, solo
from comptoir.lab.observing import highest_numbers, seen_numbers
from tests.lab.tables import every_game, every_table


@every_table
def test_pettingzoo_accepts_every_game(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")  # it is a dictionary with the mask
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        api_test(aec.env(name, seats), num_cycles=200)


@every_table
def test_pettingzoo_finds_every_game_repeatable(name: str, seats: int) -> None:
    seed_test(lambda: aec.env(name, seats), num_cycles=100)


@every_table
def test_gymnasium_accepts_every_game(name: str, seats: int) -> None:
    """It samples actions without looking at the mask."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(f"comptoir/{name}-v{games.find(name).revision}", seats=seats, render_mode="ansi").unwrapped)


@every_table
def test_observations_are_as_long_and_as_high_as_their_space_says(name: str, seats: int) -> None:
    game = games.find(name)
    highest = highest_numbers(game, seats)
    for match in conformance.play_through(game, seats, game.parse_options({}), 9, conformance.eager):
        for seat in [match.n % seats]:
            numbers = seen_numbers(game, match.view(seat))
            assert len(numbers) == len(highest)
            assert all(-1 <= number <= most for number, most in zip(numbers, highest, strict=True))


@every_game
def test_an_observation_holds_nothing_that_is_hidden(name: str) -> None:
    """The same in every world alike from the seat, while the worlds themselves differ."""
    game = games.find(name)
    chance = Imagined(4)
    for match in conformance.play_through(game, game.least_seats, game.parse_options({}), 4, conformance.eager):
        for seat in match.to_act:
            world = game.imagine(match.view(seat), seat, chance)
            assert seen_numbers(game, view(world, seat)) == seen_numbers(game, match.view(seat))


def test_a_sealed_choice_is_in_nobody_elses_observation() -> None:
    """Pfusch: A chooses plaster in one table and wood in another; B, asked next, observes the same."""
    seen = []
    for action in (0, 1):
        table = aec.Table("pfusch", 2)
        table.reset(seed=1)
        assert table.agent_selection == "seat_0"
        table.step(action)
        assert table.agent_selection == "seat_1"
        seen.append(table.observe("seat_1"))
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


def random_episode(table: Any, seed: int) -> dict[str, float]:
    table.reset(seed=seed)
    picks = np.random.default_rng(seed)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, _, _ = table.last()
        rewards[agent] += reward
        table.step(None if terminated else int(picks.choice(np.flatnonzero(seen["action_mask"]))))
    return rewards


@every_table
def test_an_episode_is_worth_nothing_in_sum_and_leaves_a_record_that_verifies(name: str, seats: int) -> None:
    table = aec.Table(name, seats)
    rewards = random_episode(table, 5)
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0 or set(rewards.values()) == {0.0}
    assert len(verify(table.game, table.match.record).winners) >= 1


def test_the_wrapped_table_ends_an_episode_at_an_illegal_action_and_the_bare_one_refuses_it() -> None:
    table = aec.env("heller", 2)
    table.reset(seed=1)
    mover = table.agent_selection
    table.step(int(np.flatnonzero(table.observe(mover)["action_mask"] == 0)[0]))
    assert table.terminations == {"seat_0": True, "seat_1": True}
    assert table.rewards[mover] == -1.0
    bare = aec.Table("heller", 2)
    bare.reset(seed=1)
    with pytest.raises(Refusal):
        bare.step(int(np.flatnonzero(bare.observe(bare.agent_selection)["action_mask"] == 0)[0]))


def test_a_learner_who_breaks_a_rule_loses_and_is_told_which() -> None:
    env = solo.Solo("heller", seat=0)
    seen, info = env.reset(seed=3)
    assert np.array_equal(seen["action_mask"], info["action_mask"])
    _, reward, terminated, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, terminated) == (-1.0, True)
    assert info["refused"] in env.game.rules


def test_the_learner_sits_at_every_seat_unless_one_is_given() -> None:
    env = solo.Solo("heller", seats=3)
    assert {env.reset(seed=seed)[0]["observation"][0] for seed in range(20)} == {0, 1, 2}
    fixed = solo.Solo("heller", seats=3, seat=1)
    assert {fixed.reset(seed=seed)[0]["observation"][0] for seed in range(5)} == {1}


@pytest.mark.parametrize("wrong", [{"seat": 2}, {"opponents": ()}, {"opponents": ("random", "random")}, {"seats": 9}])
def test_a_table_that_cannot_be_is_refused_with_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(UnknownName):
        solo.Solo("heller", **wrong)


def test_tables_draw_themselves() -> None:
    table = aec.Table("heller", render_mode="svg")
    table.reset(seed=1)
    assert str(table.render()).startswith("<svg")
    assert aec.Table("heller").render_mode is None
    with pytest.raises(UnknownName):
        aec.Table("heller", render_mode="human")
