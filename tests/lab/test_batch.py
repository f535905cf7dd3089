"""Batches of games: the same as the games one by one, with nothing in them that the gate does not let through."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from comptoir import games
from comptoir.kernel.chance import Imagined
from comptoir.kernel.errors import UnknownName
from comptoir.kernel.match import verify
from comptoir.kernel.packing import WHOLE
from comptoir.kernel.record import Record
from comptoir.kernel.visibility import view
from comptoir.lab import batch
from comptoir.lab.forms import Observing
from comptoir.lab.solo import Solo
from comptoir.lab.vector import Vector
from tests.lab.tables import every_game, every_table, one_deal

EXAMPLES = int(os.environ.get("COMPTOIR_EXAMPLES", "1"))


def tables_of(made: batch.Batch) -> Any:
    work = made._work
    assert isinstance(work, batch.Local)
    return work.shards[0].tables


def steps(made: batch.Batch, many: int) -> Iterator[Any]:
    """So many steps of random play, with the tables behind."""
    for _ in range(many):
        yield tables_of(made)
        made.step(made.sample())


@every_table
def test_a_batch_shows_what_the_gate_lets_through_and_the_rules_allow(name: str, seats: int) -> None:
    game = games.find(name)
    for form in ("index", "onehot"):
        made = batch.make(name, 4, seats, observation=form, history=5, seed=2)
        one_by_one = Observing(game, seats, form, history=5)
        for tables in steps(made, 60):
            for at, state in enumerate(tables.states):
                seat = tables.asked[at]
                assert made.seat[at] == seat
                for key, array in one_by_one.arrays(view(state, seat)).items():
                    assert np.array_equal(getattr(made, key)[at], array)
                assert np.flatnonzero(made.mask[at]).tolist() == game.legal(state, seat)


@every_game
def test_what_a_batch_shows_is_the_same_in_every_world_that_is_alike(name: str) -> None:
    """Hidden fields made up anew: not a number of the row differs. COMPTOIR_EXAMPLES=… for more of them."""
    game = games.find(name)
    chance = Imagined(5)
    made = batch.make(name, 16, game.least_seats, seed=3)
    compared = 0
    for tables in steps(made, 40 * EXAMPLES):
        for at, state in enumerate(tables.states):
            seat = tables.asked[at]
            world = game.imagine(view(state, seat), seat, chance)
            codes, amounts = made.codes[at].tolist(), made._amounts[at].tolist()
            expected: tuple[list[int], list[int]] = ([], [])
            made.layout.read_apart(world, seat, *expected)
            assert (codes, amounts) == expected
            compared += 1
    assert compared == 640 * EXAMPLES


@every_game
def test_likings_are_what_the_instinct_makes_of_a_world_the_seat_could_believe_in(name: str) -> None:
    game = games.find(name)
    made = batch.make(name, 8, seed=3, scale=2.0)
    assert batch.make(name, 8, seed=3).liking.size == 0
    for tables in steps(made, 10):
        for at, state in enumerate(tables.states):
            liking, legal = made.liking[at], game.legal(state, tables.asked[at])
            assert np.flatnonzero(liking).tolist() == legal
            assert liking.max() >= WHOLE - 1  # `closeness` may round the best a hair down
        # The same luck in another world that looks the same: the same likings.
        seat, luck = tables.asked[0], Imagined(4)
        other = game.imagine(view(tables.states[0], seat), seat, luck)
        found = []
        for state in (tables.states[0], other):
            tables.luck[0] = Imagined(9)
            found.append(tables.near(0, state, seat, game.legal(state, seat)))
        assert found[0] == found[1]


def test_history_holds_what_a_seat_saw() -> None:
    made = batch.make("heller", 3, 2, history=6, seed=1)
    for tables in steps(made, 50):
        for at in range(3):
            told = tables.told[at][-6:]
            kinds = [code + 1 for code, _ in told]
            assert made.history[at, :, 0].tolist() == [0] * (6 - len(kinds)) + kinds


def story(made: batch.Batch, many: int) -> list[Any]:
    told = []
    for _ in range(many):
        actions = made.sample()
        made.step(actions)
        told.append([actions.tolist(), made.seat.tolist(), made.done.tolist(), made.reward.tolist(), made.codes.tolist()])
    return told


@every_game
def test_the_same_seed_gives_the_same_games_however_many_workers_there_are(name: str) -> None:
    alone = batch.make(name, 6, seed=4)
    threads = batch.make(name, 6, seed=4, workers=3, by="threads")
    processes = batch.make(name, 6, seed=4, workers=2)
    other = batch.make(name, 6, seed=5)
    try:
        first = story(alone, 150)
        assert first == story(threads, 150) == story(processes, 150)
        assert first != story(other, 150)
        alone.reset()
        assert story(alone, 150) == first
    finally:
        threads.close()
        processes.close()


class Counting:
    """Plays by how often it was asked before: a bot with a memory, as somebody might write it."""

    def __init__(self, game: Any, seed: int) -> None:
        self.asked = seed % 3

    def choose(self, view: Any, actions: list[int]) -> int:
        self.asked += 1
        return actions[self.asked % len(actions)]


@pytest.mark.parametrize(
    ("name", "opponent"),
    [
        *[(name, opponent) for name in ("heller", "pfusch") for opponent in ("greedy", "apprentice", Counting)],
        ("pfusch", "learned"), ("pfusch", "search:5"),
    ],
)  # fmt: skip
def test_a_game_among_opponents_hangs_on_no_other_game_and_can_be_repeated(name: str, opponent: Any) -> None:
    """Not on who keeps the other tables, nor on what was played at this one before."""
    many = 60 if name == "pfusch" else 250
    alone, shared = (batch.make(name, 4, 2, [opponent], seed=4, workers=workers, by="threads") for workers in (1, 2))
    first = story(alone, many)
    assert story(shared, many) == first
    assert any(any(step[2]) for step in first)  # games were over, and others began
    alone.reset()
    assert story(alone, many) == first
    alone.reset(5)
    assert story(alone, many) != first
    shared.close()


def test_a_number_of_numpy_is_a_seed() -> None:
    plain, numpys = (batch.make("heller", 2, 2, ["greedy"], seed=seed) for seed in (3, np.int64(3)))
    first = story(plain, 20)
    assert story(numpys, 20) == first
    numpys.reset(np.int64(4))
    plain.reset(4)
    assert story(numpys, 20) == story(plain, 20) != first
    env = Vector("heller", 2)
    seen, again = (env.reset(seed=seed)[0]["observation"] for seed in (3, np.int64(3)))  # type: ignore[arg-type]
    assert np.array_equal(seen, again)


@every_table
def test_games_end_with_rewards_that_add_up_to_nothing_and_go_on_with_the_next(name: str, seats: int) -> None:
    made = batch.make(name, 4, seats, seed=6)
    over = 0
    for _ in range(4000):
        made.step(made.sample())
        for at in np.flatnonzero(made.done):
            over += 1
            assert made.reward[at].sum() == pytest.approx(0, abs=1e-6)
        assert not made.reward[~made.done].any()
        assert made.mask.any(axis=1).all()
        if over >= 6:
            break
    assert over >= 6
    assert not made.illegal.any()


@every_game
def test_records_are_kept_if_asked_for_and_verify(name: str) -> None:
    game = games.find(name)
    made = batch.make(name, 2, record=True, seed=8)
    found: list[Record] = []
    while len(found) < 2:
        made.step(made.sample())
        found += made.records() if made.done.any() else []
    for record in found:
        assert verify(game, record).over
    with pytest.raises(UnknownName, match="record=True"):
        batch.make(name, 1).records()


def test_who_does_what_is_forbidden_loses_and_the_next_game_begins() -> None:
    made = batch.make("heller", 2, 3, seed=1)
    seat = int(made.seat[0])
    actions = made.sample()
    actions[0] = np.flatnonzero(~made.mask[0])[0]
    made.step(actions)
    assert made.done.tolist() == [True, False]
    assert made.illegal.tolist() == [True, False]
    assert made.reward[0].tolist() == [-1.0 if at == seat else 0.5 for at in range(3)]
    made.step(made.sample())
    assert not made.illegal.any()
    assert not made.reward.any()


@every_game
@pytest.mark.parametrize("opponents", [["random"], ["greedy"]])
def test_only_the_learner_is_asked_among_opponents(name: str, opponents: list[str]) -> None:
    made = batch.make(name, 6, opponents=opponents, seed=3)
    learners = set()
    for _ in range(60):
        assert made.seat.tolist() == made.learner.tolist()
        learners |= set(made.learner.tolist())
        made.step(made.sample())
    assert learners == set(range(made.seats))
    fixed = batch.make(name, 2, opponents=opponents, learner=1)
    assert fixed.seat.tolist() == [1, 1]


def test_in_a_sealed_phase_nobody_is_seen_to_be_ready() -> None:
    game = games.find("pfusch")
    for made in (batch.make("pfusch", 8, 3, seed=1), batch.make("pfusch", 8, 3, ["random"], seed=1)):
        asked = set()
        for tables in steps(made, 80):
            for at, state in enumerate(tables.states):
                if game.sealed(state):
                    asked.add(tables.asked[at])
                    assert not any(state.choice)
        assert asked == {0, 1, 2}


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": 0}, {"seats": 9}, {"observation": "raw"}, {"opponents": []}, {"opponents": ["random", "random"]},
        {"learner": 0}, {"learner": 2, "opponents": ["random"]}, {"workers": 9}, {"workers": 2, "by": "magic"},
        {"opponents": ["nobody"]}, {"options": {"odd": 1}},
    ],
)  # fmt: skip
def test_a_batch_that_cannot_be_is_refused_with_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(UnknownName):
        batch.make("heller", **{"games": 2, "seats": 2, **wrong})


@every_game
@pytest.mark.parametrize("form", ["index", "onehot"])
def test_gymnasium_takes_a_batch_for_a_vector_environment(name: str, form: str) -> None:
    env = Vector(name, 5, ["random"], observation=form, history=2)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    seen, _ = env.reset(seed=3)
    ended = False
    while not ended:
        assert env.observation_space.contains(seen)
        actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        seen, rewards, over, cut, infos = env.step(actions)
        assert rewards.shape == over.shape == cut.shape == infos["illegal"].shape == (5,)
        assert (rewards[~over] == 0).all()
        ended = bool(over.any())
    env.close()


@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_a_vector_environment_is_repeated_by_its_seed(opponent: str) -> None:
    env = Vector("heller", 3, [opponent])

    def told(seed: int) -> list[bytes]:
        seen, _ = env.reset(seed=seed)
        rows = []
        for _ in range(40):
            rows.append(seen["observation"].tobytes())
            seen, *_ = env.step(np.array([np.flatnonzero(mask)[-1] for mask in seen["action_mask"]]))
        return rows

    first = told(3)
    assert told(3) == first
    assert told(4) != first


class Second:
    """The second action, if there are two."""

    def __init__(self, game: Any, seed: int) -> None:
        self.game = game

    def choose(self, view: Any, actions: list[int]) -> int:
        return actions[:2][-1]


def same_shape(ours: Any, theirs: Any) -> bool:
    if isinstance(theirs, dict):
        return isinstance(ours, dict) and all(same_shape(ours[key], theirs[key]) for key in theirs)
    return bool(ours.shape == theirs.shape and ours.dtype == theirs.dtype)


@pytest.mark.parametrize("form", ["index", "onehot"])
@pytest.mark.parametrize("learner", [0, 1])
def test_a_game_that_is_over_is_told_as_gymnasiums_own_vector_environment_tells_it(form: str, learner: int) -> None:
    """Pfusch without chance, in one town, two games at once: every number is the same, what was seen last too. The third game
    ends by an action that is none."""
    game, games_at_once = one_deal(), 2
    settings: dict[str, Any] = {"seats": 2, "opponents": [Second], "observation": form, "history": 3}

    def alone() -> Any:
        return Solo(game, seat=learner, **settings)

    theirs = gymnasium.vector.SyncVectorEnv([alone] * games_at_once, autoreset_mode=AutoresetMode.SAME_STEP)
    ours = Vector(game, games_at_once, learner=learner, **settings)
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    assert ours.observation_space == theirs.observation_space
    (seen, _), (shown, _) = ours.reset(seed=1), theirs.reset(seed=1)
    over = 0
    while over < 3:
        for key in shown:
            assert np.array_equal(seen[key], shown[key]), key
        legal = [np.flatnonzero(mask) for mask in seen["action_mask"]]
        actions = np.array([legal[0][0], legal[1][-1]])
        if over == 2:
            actions[0] = np.flatnonzero(seen["action_mask"][0] == 0)[0]
        (seen, *told, infos), (shown, *expected, their_infos) = ours.step(actions), theirs.step(actions)
        assert all(np.array_equal(one, other) for one, other in zip(told, expected, strict=True))
        assert {key for key in infos if "final" in key} == {key for key in their_infos if "final" in key}
        if "final_obs" in their_infos:
            over += int(their_infos["_final_obs"].sum())
            assert np.array_equal(infos["_final_obs"], their_infos["_final_obs"])
            assert np.array_equal(infos["_final_info"], their_infos["_final_info"])
            assert same_shape(infos["final_obs"], their_infos["final_obs"])
            for one, other in zip(infos["final_obs"], their_infos["final_obs"], strict=True):
                assert (one is None) == (other is None)
                assert one is None or all(np.array_equal(one[key], other[key]) for key in other)
            assert infos["final_info"]["illegal"].tolist() == [over > 2, False]
    ours.close()
