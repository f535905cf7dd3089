"""Self-play: its slopes are right, it learns, it can be gone on with, and what plays is what ships."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from comptoir import games
from comptoir.cli import app
from comptoir.kernel.chance import Imagined
from comptoir.kernel.errors import ComptoirError, UnknownName
from comptoir.kernel.packing import WHOLE
from comptoir.kernel.visibility import view
from comptoir.lab import ladder
from comptoir.lab.contenders import compare
from comptoir.lab.ppo import drawn, odds_of
from comptoir.lab.training import run
from comptoir.lab.training.mind import Aims, Shape, chances, features, judged, likings, slope_of
from comptoir.lab.training.play import MERCHANT, NEWEST, Hall, League
from comptoir.lab.training.run import Settings, Training, settings_of, train
from comptoir.players import learned
from comptoir.players.learned import Learned, Mind
from comptoir.players.network import FILE, network_of, shipped, unpack
from tests.lab.tables import every_table

SMALL: dict[str, Any] = {"tables": {"2": 8}, "steps": 12, "imitated": 1, "lessons": 3, "hidden": (8, 6), "keep_every": 1}


def hall_of(name: str, seats: int, games_there: int = 6) -> Hall:
    return Hall(Shape(games.find(name)), seats, games_there, 1.5, League(0.4, 0.3), 3)


def flat_by_lot(shape: Shape, seed: int = 1) -> list[Any]:
    luck = np.random.default_rng(seed)
    return [luck.standard_normal(one.shape).astype(np.float32) * 0.3 for one in shape.flat(shape.fresh((8, 6), luck).weights)]


@every_table
def test_what_is_learned_with_is_what_ships(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The odds of the rows that lessons are made of are those that the file gives to a view, at every table size."""
    game, hall = games.find(name), hall_of(name, seats)
    network = hall.shape.fresh((8, 6), np.random.default_rng(5))
    for one in network.weights:
        one += np.random.default_rng(6).standard_normal(one.shape).astype(np.float32) * np.float32(0.2)
    flat = hall.shape.flat(network.weights)
    mind = Mind(game, network_of(game, hall.shape.file(network.weights, {"scale": 1.5, "sharpness": 1.0}), "w"))
    work: Any = hall.made._work
    tables = work.shards[0].tables
    for _ in range(8):
        rows = hall.rows()
        ours, thought = judged(hall.shape, flat, rows, hall.feeding.numbers_to)
        for at in range(hall.made.games):
            seat, state = tables.asked[at], tables.states[at]
            legal = game.legal(state, seat)
            read = [mind.read_by(seats, seat)[action] for action in legal]
            near = (rows.near[at, read] / WHOLE).tolist()  # in the world that this row was made with
            monkeypatch.setattr(learned, "closeness", lambda values, scale, near=near: near)
            odds, ahead, _ = mind.evaluate(view(state, seat), legal, Imagined(2))
            assert np.flatnonzero(rows.near[at]).tolist() == sorted(read)
            assert ours[at, read].tolist() == pytest.approx(odds, abs=0.01)
            assert hall.absolute(thought[at : at + 1], np.array([seat]))[0].tolist() == pytest.approx(ahead, abs=0.01)
        hall.made.step(hall.codes[hall.made.seat, drawn(ours, hall.luck)])


@pytest.mark.parametrize("imitate", [False, True])
def test_slopes_are_those_of_what_is_to_be_small(imitate: bool) -> None:
    hall = hall_of("pfusch", 3)
    shape = hall.shape
    weights = flat_by_lot(shape)
    lesson, _ = hall.lesson(3, weights, weights, False, 0.9)
    lesson = lesson.some(slice(0, 5))
    luck = np.random.default_rng(4)
    lesson.odds = (lesson.odds * luck.uniform(0.7, 1.4, 5)).astype(np.float32)
    lesson.gained = luck.standard_normal(5).astype(np.float32)
    aims = Aims(imitate, 0.2, 0.05, 0.5)
    out: Any = luck.standard_normal((5, weights[5].size))
    legal, traits = features(np, lesson.rows.near)

    def small(out: Any) -> float:
        odds = odds_of(likings(shape, out, traits), legal)
        done = odds[np.arange(5), lesson.actions]
        ratio = done / lesson.odds
        clipped = np.minimum(ratio * lesson.gained, np.clip(ratio, 0.8, 1.2) * lesson.gained)
        entropy = -(odds * np.log(odds + 1e-12)).sum(axis=1)
        policy = -np.log(done) if imitate else -clipped - aims.entropy * entropy
        ahead = chances(np, shape, out, lesson.rows.seats)
        return float((policy - aims.worth * (lesson.turned_out * np.log(ahead + 1e-12)).sum(axis=1)).sum())

    slope = slope_of(shape, out, lesson, aims)
    for row in range(5):
        legal_ones = np.flatnonzero(legal[row])[:4].tolist()
        for column in [*legal_ones, *range(shape.actions, shape.actions + shape.gates), -5, -3]:
            moved = out.copy()
            moved[row, column] += 1e-5
            assert (small(moved) - small(out)) / 1e-5 == pytest.approx(slope[row, column], abs=2e-3)


def test_what_turned_out_is_who_won_and_before_that_what_was_thought_next() -> None:
    hall = hall_of("pfusch", 2, 1)
    half = np.array([[0.5, 0.5]])
    seat = [np.array([0]), np.array([1]), np.array([0])]
    thought = [half, np.array([[0.25, 0.75]]), np.array([[0.9, 0.1]]), half]
    ended = [np.array([False]), np.array([False]), np.array([True])]
    shares = [half * 0, half * 0, np.array([[1.0, 0.0]])]
    gained, turned_out = hall.targets(seat, thought, ended, shares, 0.5)
    assert turned_out[2, 0].tolist() == [1, 0]
    assert turned_out[1, 0].tolist() == [1, 0]  # B is not asked again: for it the end comes next
    assert turned_out[0, 0].tolist() == pytest.approx([0.95, 0.05])
    assert gained[:, 0].tolist() == pytest.approx([0.45, -0.75, 0.1])


def test_guests_are_not_learned_from_and_merchants_take_what_the_instinct_likes() -> None:
    hall = hall_of("heller", 2, 8)
    weights = flat_by_lot(hall.shape)
    hall.who[:] = MERCHANT
    rows = hall.rows()
    near = [rows.near[np.arange(8), hall.choices(rows, weights, weights)[1]] for _ in range(20)]
    assert (np.array(near) == 65535).mean() > 0.9
    hall.who[:, 1] = NEWEST
    lesson, _ = hall.lesson(10, weights, weights, False, 0.9)
    assert 0 < len(lesson.actions) < 80
    assert ((lesson.rows.near > 0).sum(axis=1) > 1).all()


def test_it_learns_from_nothing() -> None:
    """Without any instinct it begins at random; after some ten thousand decisions it beats random play."""
    game = replace(games.find("pfusch"), instinct=lambda state, seat, action: 0.0, earlier=())
    few: dict[str, Any] = {"tables": {"2": 16}, "hidden": (16, 16), "steps": 40, "lessons": 30, "part": 320, "rate": 4e-3}
    few |= {"imitated": 0, "average": 0.8, "merchants": 0.3, "old": 0.0, "entropy": 0.0}
    training = Training(game, Settings(**few))
    train(training, None, None, lambda point: None)
    known = network_of(game, training.file(), "w")
    found = compare("pfusch", {"learned": lambda _, seed: Learned(game, seed, known), "random": "random"}, games=60, seed=5)
    assert found[0].player == "learned"
    assert found[0].share.low > 0.55


def test_a_training_goes_on_from_its_folder(tmp_path: Path) -> None:
    game = games.find("pfusch")
    told: list[Any] = []
    training = Training(game, Settings(**SMALL))
    train(training, tmp_path, None, told.append, points=1)
    assert [point.lesson for point in told] == [1, 2, 3]
    again = Training(game, Settings(**{**SMALL, "lessons": 4}))
    again.load(tmp_path)
    assert again.file() == training.file() == (tmp_path / FILE).read_bytes()
    assert (again.lesson, again.decisions, len(again.old)) == (3, training.decisions, len(training.old))
    train(again, tmp_path, None, told.append, points=1)
    assert [point.lesson for point in told] == [1, 2, 3, 4]
    with pytest.raises(ComptoirError, match="nothing to go on from"):
        again.load(tmp_path / "nowhere")
    with pytest.raises(ComptoirError, match="has learned pfusch, not heller"):
        Training(games.find("heller"), Settings(**SMALL)).load(tmp_path)


def test_the_same_seed_learns_the_same_in_processes_too() -> None:
    files = []
    for _ in range(2):
        training = Training(games.find("pfusch"), Settings(**{**SMALL, "workers": 2}))
        train(training, None, None, lambda point: None)
        files.append(training.file().partition(b"\n")[2])
    assert files[0] == files[1]


def test_a_setting_that_is_none_is_refused() -> None:
    with pytest.raises(UnknownName, match=r"training\.toml"):
        settings_of(games.find("heller"), nonsense=1)


def test_the_command_learns_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "Settings", lambda **given: Settings(**{**SMALL, **given, "tables": {"2": 4}}))
    out = tmp_path / "made"
    for lessons, more in (("1", []), ("2", ["--go-on"])):
        given = ["lab", "selfplay", "pfusch", "--out", str(out), "--lessons", lessons, *more]
        assert CliRunner().invoke(app, given).exit_code == 0
    assert (out / "curve.jsonl").exists()
    assert (out / FILE).stat().st_size < 1_000_000
    refused = CliRunner().invoke(app, ["lab", "selfplay", "pfusch", "--out", str(out), "--arrays", "nothing"])
    assert refused.exit_code != 0


def test_what_begins_with_a_file_begins_with_what_it_says(tmp_path: Path) -> None:
    game = games.find("pfusch")
    training = Training(game, Settings(**SMALL))
    train(training, tmp_path, None, lambda point: None)
    again = Training(game, Settings(**{**SMALL, "seed": 9}))
    again.begin_with((tmp_path / FILE).read_bytes(), FILE)
    ours, theirs = (unpack(game, one.file(), "w")[1] for one in (training, again))
    assert ours == theirs


def test_an_exploiter_plays_against_one_player_alone_and_is_told_how_it_does(tmp_path: Path) -> None:
    given = ["lab", "selfplay", "pfusch", "--out", str(tmp_path), "--lessons", "2", "--exploit", "random", "--measured", "8"]
    done = CliRunner().invoke(app, given)
    assert done.exit_code == 0, done.output
    assert "against random" in done.output.replace("\n", " ")
    settings, point = ((tmp_path / run.CURVE).read_text().splitlines()[at] for at in (0, -1))
    assert '"against": {"random": ' in settings
    won, fair, _ = json.loads(point)["against"]
    assert fair > 0
    assert won > 1.5  # it begins with the network that ships
    assert json.loads(point)["merchants"] == [0, 0, 0]
    (told,) = ladder.read_exploited((tmp_path / "exploited.txt").read_text())
    assert (told.game, told.player, told.games, told.seats) == ("pfusch", "random", 8, 2)
    assert told.share > 0.5
    assert f"| exploiter of random | {told.decisions:,} | 8 | {told.share:.1%} |" in ladder.best_responses([told])


def test_the_network_that_ships_is_exploited_at_many_tables_at_once_and_stays_as_it_is(tmp_path: Path) -> None:
    given = ["lab", "selfplay", "pfusch", "--out", str(tmp_path), "--lessons", "2", "--exploit", "learned", "--measured", "8"]
    done = CliRunner().invoke(app, given)
    assert done.exit_code == 0, done.output
    told = json.loads((tmp_path / run.CURVE).read_text().splitlines()[-1])
    assert told["old"][1] > 50, "every game is against the one that ships"
    assert told["merchants"] == [0, 0, 0]
    training = Training(games.find("pfusch"), Settings())
    training.load(tmp_path)
    shipped_ones = unpack(games.find("pfusch"), shipped("pfusch", games.find("pfusch").folder), FILE)[1]
    assert [len(kept) for kept in training.old] == [6]
    assert np.allclose(training.old[0][0], np.array(shipped_ones[0]), atol=1e-3)


def test_learning_on_keeps_the_outlook_of_the_file_it_began_with(tmp_path: Path) -> None:
    game = games.find("pfusch")
    content = shipped("pfusch", game.folder)
    outlook = unpack(game, content, FILE)[1][6:]
    assert len(outlook) == 6, "no outlook ships: nothing is shown"
    training = Training(game, Settings(**SMALL))
    training.begin_with(content, FILE)
    train(training, tmp_path, None, lambda point: None)
    again = Training(game, Settings(**SMALL))
    again.load(tmp_path)
    for one in (training, again):
        assert unpack(game, one.file(), FILE)[1][6:] == outlook


def test_at_a_table_against_others_only_the_newest_is_learned_from() -> None:
    hall = Hall(Shape(games.find("pfusch")), 3, 4, 1.5, League(0.9, 0.1), 3, "merchant")
    weights = flat_by_lot(hall.shape)
    assert (hall.who == NEWEST).all()
    learners = []
    for _ in range(12):
        learners.append((hall.made.learner.copy(), hall.made.seat.copy()))
        rows = hall.rows()
        hall.made.step(hall.codes[hall.made.seat, hall.choices(rows, weights, weights)[1]])
    assert all((learner == seat).all() for learner, seat in learners)
