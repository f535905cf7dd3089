"""A table begun by older rules is played to its end by them, although the house was opened again with newer ones."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir import games
from comptoir.kernel.match import verify
from comptoir.kernel.record import Record, load
from tests.house.guests import Guest, RunningHouse, settings_for
from tests.house.test_playing import play_out
from tests.testgames.nuts import FIRST, GAME


def record_of(guest: Guest, table: str) -> Record:
    return load(guest.get(f"/api/tables/{table}/record").text)


def game_of(guest: Guest, table: str) -> tuple[int, Any]:
    told = guest.look(table)["table"]
    return told["revision"], told["status"]


def test_tables_are_played_to_their_end_by_their_own_rules(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.extra, "nuts", FIRST)
    with RunningHouse(settings_for(database)) as house:
        ann = house.guest()
        begun, gathering, finished = ann.table("nuts", "me beginner"), ann.table("nuts", "me open"), ann.table("nuts", "me bot")
        position = ann.my_turn(begun)
        assert ann.act(begun, position["n"], position["legal"][0]).status_code == 200
        play_out(ann, finished)

    monkeypatch.setitem(games.extra, "nuts", GAME)
    with RunningHouse(settings_for(database)) as house:
        ann = ann.at(house)
        ann.my_turn(begun)
        assert game_of(ann, begun) == (1, "running")
        assert ann.get(f"/api/tables/{begun}/hint").status_code == 200
        end = play_out(ann, begun)
        assert record_of(ann, begun).result == verify(FIRST, record_of(ann, begun)).record.result
        assert end["result"]["scores"] == verify(FIRST, record_of(ann, begun)).scores
        for table in (begun, finished):
            assert ann.get(f"/api/tables/{table}/verdict").json()["genuine"]
            assert ann.get(f"/api/tables/{table}/replay").json()["revision"] == 1
        assert house.guest("Ben").join(gathering).status_code == 200  # it was set up by the older rules and begins by them
        assert ann.post(f"/api/tables/{gathering}/start", {}).status_code == 200
        assert game_of(ann, gathering) == (1, "running")

        assert [ann.get("/api/games/nuts", revision=wanted).json().get("revision") for wanted in (1, 2, 3)] == [1, 2, None]
        assert game_of(ann, ann.table("nuts", "me bot")) == (2, "running")
        rematch = ann.post(f"/api/tables/{finished}/rematch").json()["table"]["id"]
        play_out(ann, rematch)
        assert verify(GAME, record_of(ann, rematch)).record.revision == 2
