"""Bots: honest, bounded, harmless twice, and back after a restart."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select

from comptoir import games
from comptoir.house.store.schema import entries
from comptoir.kernel.contract import Game
from comptoir.kernel.match import Match
from comptoir.kernel.visibility import View
from comptoir.table import commands, levels, model, thinking
from tests.house.conftest import OpenHouse
from tests.house.guests import RunningHouse, until
from tests.shipped import LEARNED


def test_bots_play_a_game_among_themselves_in_processes(open_house: OpenHouse) -> None:
    house = open_house(bot_processes=1)
    ann = house.guest()
    table = ann.table("pfusch", seats="beginner merchant beginner")
    until(lambda: ann.look(table)["result"], "the bots have finished", 60)
    assert ann.get(f"/api/tables/{table}/verdict").json()["genuine"] is True


def test_a_task_holds_the_view_and_nothing_else(open_house: OpenHouse, bots_asleep: None) -> None:
    house = open_house()
    ann = house.guest()
    table = ann.table("pfusch", seats="me bot")
    tables = house.house.tables
    task = tables.look(table, partial(thinking.bot_task, seed=1, milliseconds=5.0))
    assert task is not None
    assert task.fields == tables.look(table, lambda session: session.match.view(task.seat).fields)
    assert task._fields == ("n", "seat", "level", "game", "revision", "fields", "actions", "seed", "milliseconds", "board")


def test_two_workers_with_the_same_thought_are_harmless(house: RunningHouse) -> None:
    ann = house.guest()
    table = ann.table(seats="me bot")
    tables = house.house.tables
    position = ann.my_turn(table)
    bot_seat = "AB".index("AB".replace(position["seat"], ""))
    acts = partial(commands.bot_acts, seat=bot_seat, n=position["n"] - 1, action=0, now=0)
    assert tables.change(table, acts).answer is False
    another = partial(commands.bot_acts, seat=1 - bot_seat, n=position["n"], action=0, now=0)
    assert tables.change(table, another).answer is False
    assert ann.look(table)["n"] == position["n"]


class Dreamer:
    def __init__(self, game: Game[Any], seed: int) -> None:
        pass

    def choose(self, view: View, actions: list[int]) -> int:
        time.sleep(30)
        return actions[0]


class Cheat(Dreamer):
    def choose(self, view: View, actions: list[int]) -> int:
        return 10_000


class Fool(Dreamer):
    def choose(self, view: View, actions: list[int]) -> int:
        raise ZeroDivisionError


@pytest.mark.parametrize("made", [Cheat, Fool])
def test_a_broken_bot_does_not_hold_up_the_table(open_house: OpenHouse, made: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels.levels(), "broken", made)
    house = open_house(log_level="critical")
    ann = house.guest()
    table = ann.post(
        "/api/tables", {"game": "heller", "seats": [{"kind": "me"}, {"kind": "bot", "level": "broken"}], "start": True}
    )
    assert ann.my_turn(table.json()["table"]["id"])["prompt"]


def test_bots_go_on_after_a_restart(open_house: OpenHouse) -> None:
    first = open_house()
    ann = first.guest()
    table = ann.table("pfusch", seats="beginner beginner")
    until(lambda: ann.look(table)["n"] > 5, "the bots have begun")
    first.__exit__(None, None, None)
    second = open_house()
    until(lambda: second.stranger().look(table)["result"], "the bots have finished", 60)


def test_every_level_is_offered_for_every_game(house: RunningHouse) -> None:
    shelf = house.stranger().get("/api/games").json()
    assert {game["name"] for game in shelf} == set(games.names())
    everywhere = ["beginner", "apprentice", "merchant", "master"]
    for game in shelf:
        assert game["levels"] == everywhere + ["grandmaster"] * (game["name"] in LEARNED)
        assert game["board_levels"] == everywhere


@pytest.mark.parametrize("name", games.names())
def test_every_level_moves_in_every_game(house: RunningHouse, name: str) -> None:
    ann = house.guest()
    for level in levels.levels_of(games.find(name)):
        table = ann.table(name, seats="me" + f" {level}" * max(1, games.find(name).least_seats - 1))
        position = ann.my_turn(table)
        ann.act(table, position["n"], position["legal"][0])
        until(partial(moved_by_bots, house, table), f"a {level} has moved")
        ann.post(f"/api/tables/{table}/leave")


def moved_by_bots(house: RunningHouse, table: str) -> int:
    with house.house.database.engine.connect() as connection:
        wanted = select(entries.c.n).where(entries.c.table_id == table, entries.c.played_by == model.BY_BOT)
        return len(connection.execute(wanted).all())


def test_a_whole_game_against_a_master(open_house: OpenHouse) -> None:
    """The master thinks in a worker process, by the clock, and every move of its own is found in time."""
    house = open_house(bot_processes=1, search_milliseconds=15)
    ann = house.guest()
    table = ann.table("pfusch", seats="me master")
    while (position := ann.my_turn(table))["result"] is None:
        ann.act(table, position["n"], position["legal"][0])
    assert ann.get(f"/api/tables/{table}/verdict").json()["genuine"] is True
    counted = ann.get("/metrics").text
    assert "comptoir_bot_faults_total 0.0" in counted
    assert 'comptoir_bot_moves_total{level="master"}' in counted


def test_a_search_takes_the_time_it_is_given() -> None:
    """The number of imagined games follows from the time, not the other way round."""
    game = games.find("heller")
    match = Match(game, 2, seed=bytes(32))
    seat = match.to_act[0]
    asked = partial(thinking.Task, 1, seat, "master", "heller", game.revision, match.view(seat).fields, match.legal(seat), 1)
    short, long = (thinking.consider(asked(milliseconds)) for milliseconds in (1.0, 400.0))
    assert short.iterations < long.iterations
    assert long.action in match.legal(seat)
    assert all(0 <= estimate <= 1 for _, estimate, *_ in long.tried)
    assert sum(times for _, _, times, _ in long.tried) == long.iterations
