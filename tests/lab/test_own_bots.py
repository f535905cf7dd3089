"""A bot of one's own in the arena, in Gymnasium and in a batch."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from typer.testing import CliRunner

from comptoir.cli import app
from comptoir.lab import batch, solo
from tests.players import own_bots

HERE = "tests.players.own_bots"


def test_an_own_bot_learns_its_place_in_the_arena_and_in_simulations(tmp_path: Path) -> None:
    told = CliRunner().invoke(
        app, ["arena", "heller", "--players", f"{HERE}:Last,random", "--games", "4", "--results", str(tmp_path / "arena.jsonl")]
    )
    assert told.exit_code == 0, told.output
    told = CliRunner().invoke(app, ["simulate", "heller", "--players", f"{HERE}:Last,random", "--games", "2"])
    assert told.exit_code == 0, told.output


def test_an_own_bot_is_an_opponent() -> None:
    env = solo.Solo("heller", opponents=[own_bots.Last])
    seen, _ = env.reset(seed=1)
    env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    bots = [bot for bot in env.bots.values() if isinstance(bot, own_bots.Last)]
    assert len(bots) == 1
    made = batch.make("pfusch", 3, 2, [own_bots.Last])
    apart = batch.make("pfusch", 4, 2, [f"{HERE}:Last"], workers=2)
    for one in (made, apart):
        one.step(one.sample())
        assert one.seat.tolist() == one.learner.tolist()
    apart.close()
