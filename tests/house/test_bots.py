"""Bots: honest, bounded, harmless twice, and back after a restart."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

import pytest

from comptoir.house import bots, levels, playing, thinking
from comptoir.kernel.contract import Game
from comptoir.kernel.visibility import View
from tests.house.conftest import OpenHouse
from tests.house.guests import RunningHouse, until


def test_bots_play_a_game_among_themselves_in_processes(open_house: OpenHouse) -> None:
    house = open_house(bot_processes=1)
    ann = house.guest()
    table = ann.table("pfusch", seats="beginner merchant beginner")
    until(lambda: ann.look(table)["result"], "the bots have finished", 60)
    assert ann.get(f"/api/tables/{table}/verdict").json()["genuine"] is True


def test_a_question_holds_the_view_and_nothing_else(house: RunningHouse) -> None:
    ann = house.guest()
    table = ann.table(seats="me open")
    ann.post(f"/api/tables/{table}/start", {"fill": "merchant"})
    question, seen = house.house.rooms.look(table, lambda held: (bots.Question(held, 1), held.match.view(1).fields))
    assert question.fields == seen
    assert set(vars(question)) == {"table_id", "n", "seat", "level", "game", "revision", "fields", "actions"}


def test_two_workers_with_the_same_thought_are_harmless(house: RunningHouse) -> None:
    ann = house.guest()
    table = ann.table(seats="me bot")
    rooms = house.house.rooms
    position = ann.my_turn(table)
    bot_seat = "AB".index("AB".replace(position["seat"], ""))
    acts = partial(playing.bot_acts, seat=bot_seat, n=position["n"] - 1, action=0, now=0)
    assert rooms.change(table, acts) is False
    assert rooms.change(table, partial(playing.bot_acts, seat=1 - bot_seat, n=position["n"], action=0, now=0)) is False
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


def test_a_bot_has_so_much_time_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a worker process the thought itself is interrupted, so that the worker is free again."""
    monkeypatch.setitem(levels.levels(), "dreamer", Dreamer)
    monkeypatch.setattr("multiprocessing.parent_process", lambda: object())
    began = time.monotonic()
    with pytest.raises(thinking.OutOfTime):
        thinking.think("dreamer", "heller", 1, 0, {}, [1, 2], 0, 0.2)
    assert time.monotonic() - began < 5


def test_bots_go_on_after_a_restart(open_house: OpenHouse) -> None:
    first = open_house(bot_pause=0.05)
    ann = first.guest()
    table = ann.table("pfusch", seats="beginner beginner")
    until(lambda: ann.look(table)["n"] > 5, "the bots have begun")
    first.__exit__(None, None, None)
    second = open_house()
    until(lambda: second.stranger().look(table)["result"], "the bots have finished", 60)


def test_every_level_plays_every_game(house: RunningHouse) -> None:
    assert house.stranger().get("/api/games").json()[0]["levels"][:2] == ["beginner", "merchant"]
