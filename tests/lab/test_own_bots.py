"""A bot of one's own in the arena, in Gymnasium and in a batch."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from comptoir import games
from comptoir.cli import app
from comptoir.lab import batch, solo
from comptoir.lab.contenders import compare
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


def test_own_bots_in_hand_meet_ours_in_a_program() -> None:
    """A class, an object and a name of ours, under any name; every deal in every order."""
    found = compare("heller", {"mine": own_bots.Last, "theirs": "merchant"}, games=4)
    assert {one.player: one.games for one in found} == {"mine": 4, "theirs": 4}
    assert found[0].player == "theirs"
    game = games.find("pfusch")
    table = compare("pfusch", {"one": own_bots.Last(game, 1), "two": "random", "three": own_bots.Last}, games=2, seats=3)
    assert sum(one.share.value * one.games for one in table) == pytest.approx(table[0].games)
