"""The baseline that learns: its slopes are right, it learns, and what it learned plays through every door."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from comptoir import games
from comptoir.cli import app
from comptoir.kernel.errors import ComptoirError
from comptoir.lab import ppo, solo
from comptoir.lab.contenders import compare

SMALL = ppo.Settings(decisions=1, games=8, horizon=8, part=64)


def test_slopes_are_those_of_what_is_to_be_small() -> None:
    """By differences: a little more of a liking changes the clipped objective and the entropy as the slope says."""
    luck = np.random.default_rng(3)
    liking: Any = luck.standard_normal((6, 5))
    mask = luck.random((6, 5)) < 0.7
    mask[:, 0] = True
    actions = np.array([np.flatnonzero(row)[-1] for row in mask])
    gained: Any = luck.standard_normal(6)
    rows = np.arange(6)
    before = ppo.odds_of(liking, mask)[rows, actions] * luck.uniform(0.7, 1.4, 6)  # so that some are clipped

    def small(liking: Any) -> float:
        odds = ppo.odds_of(liking, mask)
        ratio = odds[rows, actions] / before
        clipped = np.clip(ratio, 1 - SMALL.clip, 1 + SMALL.clip)
        entropy = -(odds * np.log(odds + 1e-12)).sum(axis=1)
        return float((-np.minimum(ratio * gained, clipped * gained) - SMALL.entropy * entropy).sum())

    slope = ppo.slope_of_choice(ppo.odds_of(liking, mask), actions, before, gained, SMALL)
    for row, action in zip(*np.nonzero(mask), strict=True):
        moved = liking.copy()
        moved[row, action] += 1e-5
        assert (small(moved) - small(liking)) / 1e-5 == pytest.approx(slope[row, action], abs=1e-3)


def test_a_network_learns_what_it_is_told() -> None:
    luck = np.random.default_rng(1)
    network = ppo.Network.fresh(4, 3, 16, luck)
    seen = luck.standard_normal((64, 4)).astype(np.float32)
    wanted: Any = seen[:, :1] * np.array([1, -1, 0.5, 2], np.float32)
    for _ in range(800):
        layers = network.layers(seen)
        network.learn(layers, (layers[-1] - wanted) / np.float32(64), 0.01)
    assert np.abs(network.layers(seen)[-1] - wanted).mean() < 0.1


def test_nothing_illegal_is_drawn_and_the_rest_as_likely_as_its_odds() -> None:
    luck = np.random.default_rng(2)
    odds = np.tile(np.array([0, 0.25, 0, 0.75, 0], np.float32), (4000, 1))
    chosen = np.bincount(ppo.drawn(odds, luck), minlength=5)
    assert chosen[[0, 2, 4]].tolist() == [0, 0, 0]
    assert 0.7 < chosen[3] / 4000 < 0.8


def test_it_learns_and_plays_through_every_door(tmp_path: Path) -> None:
    """Pfusch against random players, for a short while: it wins more from both seats than it did, and saved it plays on."""
    out = tmp_path / "learned"
    words = ["--opponents", "random", "--decisions", "60000", "--measured", "128", "--seed", "1", "--out", str(out)]
    told = CliRunner().invoke(app, ["lab", "train", "pfusch", *words])
    assert told.exit_code == 0, told.output
    setting, *curve = [json.loads(line) for line in out.with_suffix(".jsonl").read_text().splitlines()]
    assert curve[-1]["share"] > curve[0]["share"] + 0.02
    assert [share["value"] > 0.5 for share in setting["shares"]] == [True, True]
    made = ppo.learned(out.with_suffix(".npz"))
    found = {one.player: one for one in compare("pfusch", {"learned": made, "random": "random"}, games=6)}
    assert found["learned"].games == 6
    env = solo.Solo("pfusch", opponents=[made])
    seen, _ = env.reset(seed=1)
    env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    with pytest.raises(ComptoirError, match="pfusch-v1, not heller-v1"):
        made(games.find("heller"), 1)
    with pytest.raises(ComptoirError, match="a table of 2, not of 3"):
        compare("pfusch", {"learned": made, "random": "random"}, games=1, seats=3)
