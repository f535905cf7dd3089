"""The analysis board over HTTP: only of games that are over, thought about in the workers, played on at a table."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.house.workers import thinker
from comptoir.table import analysis
from tests.house.conftest import OpenHouse
from tests.house.guests import Guest, RunningHouse, settings_for, until
from tests.house.test_playing import play_out
from tests.house.test_reviews import finished


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "SLICE", 24)


def analyse(guest: Guest, table: str, n: int, eyes: str, more: str = "", **asked: Any) -> Any:
    return guest.post(f"/api/tables/{table}/analysis{more}", {"n": n, "eyes": eyes, **asked})


def test_a_moment_is_tried_thought_about_and_played_on(open_house: OpenHouse) -> None:
    ann = open_house().guest()
    table = finished(ann)
    first = analyse(ann, table, 4, "A").json()
    assert first["position"]["legal"]
    line = [{"seat": first["acts"], "action": first["position"]["legal"][0]}]
    tried = analyse(ann, table, 4, "A", line=line).json()
    assert (tried["line"], tried["imagined"]) == (line, True)
    thought = analyse(ann, table, 4, "A", "/thought", line=line).json()
    assert thought["seat"] == tried["acts"]
    assert thought["choices"][0]["action"] in tried["position"]["legal"]
    assert thought == analyse(ann, table, 4, "A", "/thought", line=line).json(), "the same question, the same answer"
    on = analyse(ann, table, 4, "A", "/table", line=line, seat="B", level="beginner")
    assert on.status_code == 201, on.text
    position = on.json()
    assert position["origin"] == {"table": table, "n": 4, "eyes": "A", "moves": 1}
    assert (position["seat"], position["table"]["rated"], position["table"]["public"]) == ("B", False, False)
    play_out(ann, position["table"]["id"])
    verdict = ann.get(f"/api/tables/{position['table']['id']}/verdict").json()
    assert (verdict["genuine"], verdict["begun"]) == (True, True)
    assert ann.get(f"/api/tables/{position['table']['id']}/replay", seat="B").json()["steps"][0]["action"] is None


def test_a_game_that_goes_on_is_not_analysed(open_house: OpenHouse) -> None:
    ann = open_house().guest()
    for table in (ann.table(seats="me bot"), ann.table(seats="me open")):
        for more, asked in (("", {}), ("/thought", {}), ("/table", {"seat": "A"})):
            for eyes in ("A", "all"):
                answer = analyse(ann, table, 0, eyes, more, **asked)
                assert (answer.status_code, answer.json()["error"]) == (409, "not_over")


def test_who_may_look_back_may_analyse_and_nobody_else(open_house: OpenHouse) -> None:
    house = open_house()
    ann, stranger = house.guest(), house.stranger()
    shown, hidden = finished(ann), finished(ann, public=False)
    assert analyse(stranger, shown, 3, "all").status_code == 200
    assert analyse(stranger, shown, 3, "all", "/thought").status_code == 200
    assert analyse(stranger, shown, 3, "all", "/table", seat="A").status_code == 401
    for who in (stranger, house.guest("Eve")):
        assert analyse(who, hidden, 3, "all").status_code == 404
        assert analyse(who, hidden, 3, "all", "/thought").status_code == 404


def test_a_game_that_was_played_on_goes_on_after_a_restart(database: str) -> None:
    settings = settings_for(database)
    with RunningHouse(settings) as house:
        ann = house.guest()
        table = finished(ann)
        on = analyse(ann, table, 3, "all", "/table", seat="A", level="beginner").json()["table"]["id"]
    with RunningHouse(settings) as house:
        ann = ann.at(house)
        assert ann.look(on)["origin"]["table"] == table
        assert play_out(ann, on)["result"]


def test_thoughts_stand_behind_bots_and_a_person_has_only_so_many(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house()
    ann = house.guest()
    table = finished(ann)
    slices: list[int] = []

    def listening(asked: analysis.Question, which: int, seconds: float) -> list[analysis.Estimate]:
        slices.append(which)
        return analysis.think(asked, which)

    monkeypatch.setattr(thinker, "weigh", listening)
    assert analyse(ann, table, 3, "all", "/thought", games=480).json()["games"] == 480
    assert slices == list(range(20)), "in short slices, one after the other"
    assert analyse(ann, table, 3, "all", "/thought", games=100_000).status_code == 400
    until(lambda: not house.house.pool._at_work, "nothing is left to do")
