"""The second network: its slopes are right, what is learned with is what ships, and it learns what an evaluation leaves out."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from comptoir import games
from comptoir.cli import app
from comptoir.kernel.contract import layout_of
from comptoir.kernel.errors import UnknownName
from comptoir.lab.ppo import Network
from comptoir.lab.training import outlook
from comptoir.lab.training.outlook import Settings, Told, gather, leads, learn, play, tables_of, with_outlook
from comptoir.lab.training.run import settings_of, written_settings
from comptoir.players.network import FILE, network_of, shipped, unpack
from comptoir.players.outlook import Outlook
from tests.lab.tables import TABLES
from tests.players.test_learned import positions
from tests.shipped import LEARNED

LEARNED_TABLES = [table for table in TABLES if table.values[0] in LEARNED]
QUICK = Settings(thought=1, hidden=(8, 6), part=64)


def told_of(name: str, seats: int, many: int, **given: Any) -> Told:
    settings = Settings(**{"tables": {str(seats): many}, "thought": 1, **given})
    return Told(games.find(name), seats, gather(games.find(name), seats, settings, 1, lambda line: None))


def first_of(curve: list[float], found: list[float]) -> None:
    curve.append(found[0])


def weights_by_lot(told: Told, hidden: tuple[int, int] = (8, 6)) -> list[Any]:
    luck = np.random.default_rng(2)
    sizes = [(told.width, hidden[0]), hidden, (hidden[1], told.won.shape[1] + 1)]
    found: list[Any] = []
    for rows, columns in sizes:
        found += [luck.standard_normal((rows, columns)).astype(np.float32) * np.float32(0.3), np.zeros(columns, np.float32)]
    return found


def test_a_row_tells_who_won_from_the_eyes_of_who_was_asked() -> None:
    found = play("pfusch", 3, QUICK, 4)
    assert len(found["rows"]) == len(found["behind"]) == len(found["won"]) == len(found["number"])
    assert found["won"].sum(axis=1) == pytest.approx(1)
    assert (found["behind"].max(axis=1) == 0).all()
    assert len({tuple(row) for row in found["won"].tolist()}) == 3  # each of the three seats was asked, and one has won


def test_slopes_are_those_of_the_surprise() -> None:
    told = told_of("pfusch", 3, 2)
    which, luck = np.arange(5), np.random.default_rng(1)
    out = luck.standard_normal((5, told.won.shape[1] + 1)).astype(np.float64)
    slope = told.slope(out, which)
    for row in range(5):
        for column in (0, 2, 4, out.shape[1] - 1):
            moved = out.copy()
            moved[row, column] += 1e-5
            change = (told.surprises(moved, which) - told.surprises(out, which)) / 1e-5 / len(which)
            assert change == pytest.approx(float(slope[row, column]), abs=1e-4)


@pytest.mark.parametrize("name", LEARNED)
def test_what_is_learned_with_is_what_ships(name: str) -> None:
    """The chances of the rows are those that the file gives, at the fullest table."""
    game = games.find(name)
    seats = game.most_seats
    rows, behind, asked, seen = [], [], [], []
    for _, state, seat in positions(name, seats, 12):
        world = state.clone()
        seen.append((world, seat))
        asked.append(seat)
        rows.append(layout_of(game, seats, padded=True).read(world, seat))
        behind.append(np.roll(leads(game, world), -seat))
    found = {"rows": np.array(rows, np.int16), "behind": np.array(behind), "won": np.array(behind) * 0}
    told = Told(game, seats, {**found, "number": np.zeros(len(rows), np.int32)})
    weights = weights_by_lot(told)
    which = np.arange(len(rows))
    ours = told.chances(Network(weights).layers(told.inputs(which))[-1], which)
    read = network_of(game, with_outlook(game, shipped(name, game.folder), FILE, weights), "w").outlook
    assert read is not None
    look = Outlook(game, read)
    for at, (world, seat) in enumerate(seen):
        assert game.lookahead is not None
        values = [-one for one in game.lookahead.evaluate(world)] if game.lowest_wins else game.lookahead.evaluate(world)
        theirs = look.chances(world, seat, values, game.lookahead.clear_lead(world))
        assert np.roll(ours[at, :seats], seat).tolist() == pytest.approx(theirs, abs=0.01)


def test_it_learns_what_the_evaluation_leaves_out_and_the_same_again() -> None:
    """Pfeffersäcke for two: by the evaluation alone nobody could say who wins. Small, and without an accelerator."""
    told = told_of("pfeffersaecke", 2, 48, kept=0.5)
    settings = Settings(hidden=(16, 8), passes=12, part=128)
    curves: list[list[float]] = [[], []]
    ends = [learn([told], settings, partial(first_of, curve)) for curve in curves]
    assert curves[0] == curves[1]
    assert all((one == other).all() for one, other in zip(*ends, strict=True))
    assert curves[0][-1] < told.plain() - 0.02


@pytest.mark.parametrize(("name", "seats"), LEARNED_TABLES)
def test_its_games_are_the_same_again_in_one_process_or_in_two(name: str, seats: int) -> None:
    settings = Settings(tables={str(seats): 2}, thought=1, kept=0.2)
    here, there = (gather(games.find(name), seats, settings, workers, lambda line: None) for workers in (1, 2))
    assert all((here[part] == there[part]).all() for part in here)


def test_the_command_plays_what_is_missing_and_writes_a_file_that_is_read(tmp_path: Path) -> None:
    words = ["lab", "outlook", "pfusch", "--out", str(tmp_path), "--tables", "2=4,3=3", "--thought", "1"]
    first = CliRunner().invoke(app, words)
    assert first.exit_code == 0, first.output
    game = games.find("pfusch")
    made = (tmp_path / FILE).read_bytes()
    head, _ = unpack(game, made, "w")
    before, _ = unpack(game, shipped("pfusch", game.folder), "w")
    assert [head[part] for part in ("hidden", "scale", "sharpness")] == [
        before[part] for part in ("hidden", "scale", "sharpness")
    ]
    assert head["outlook"] == list(Settings().hidden)
    curve = [json.loads(line) for line in (tmp_path / "outlook.jsonl").read_text().splitlines()]
    assert curve[0]["tables"] == {"2": 4, "3": 3}
    assert set(curve[1]["evaluation alone"]) == {"2", "3"}
    kept = (tmp_path / "games-2.npz").stat().st_mtime_ns
    assert CliRunner().invoke(app, words).exit_code == 0
    assert (tmp_path / "games-2.npz").stat().st_mtime_ns == kept
    assert (tmp_path / FILE).read_bytes() == made


def test_tables_that_are_none_are_refused() -> None:
    game = games.find("pfusch")
    assert tables_of(game, "2=10,5=3") == {"2": 10, "5": 3}
    for written in ("", "6=10", "2", "2=0", "two=2", "2=10,"):
        with pytest.raises(UnknownName, match="tables are seats and games, as 2=100,5=200"):
            tables_of(game, written)


@pytest.mark.parametrize("name", LEARNED)
def test_what_a_game_writes_for_it_is_understood(name: str) -> None:
    game = games.find(name)
    written = written_settings(game).get("outlook", {})
    assert outlook.settings_of(game, written).tables
    assert settings_of(game).tables  # the rest is self-play's, as before
