"""Records and ratings: each finished game counts once, for whoever began it."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import func, select

from comptoir import games
from comptoir.house.store.schema import ratings, results
from tests.house.conftest import OpenHouse
from tests.house.guests import Guest, RunningHouse, until
from tests.house.test_playing import play_out
from tests.testgames.nuts import FEWEST


def record(guest: Guest, game: str = "heller") -> dict[str, Any] | None:
    found = guest.get(f"/api/people/{guest.id}").json()["records"]
    return next((one for one in found if one["game"] == game), None)


def finished(guest: Guest, table: str) -> bool:
    return bool(guest.look(table)["table"]["status"] == "finished")


def test_a_finished_game_is_on_the_record_of_people_and_bots(open_house: OpenHouse) -> None:
    house = open_house()
    ann = house.guest()
    assert record(ann) is None
    table = ann.table(seats="me merchant beginner")
    end = play_out(ann, table)
    mine = record(ann)
    assert mine is not None
    assert (mine["played"], mine["won"]) == (1, int("A" in end["result"]["winners"]))
    assert mine["rating"]["games"] == 1
    assert mine["rating"]["points"] != 1500
    assert mine["rating"]["certainty"] == "provisional"
    ranking = ann.get("/api/games/heller/ratings").json()["players"]
    assert {(one["kind"], one["name"]) for one in ranking} == {("person", "Ann"), ("bot", "merchant"), ("bot", "beginner")}
    assert [one["rating"]["points"] for one in ranking] == sorted((one["rating"]["points"] for one in ranking), reverse=True)
    assert [one["place"] for one in ranking] == [1, 2, 3]
    bot = ann.get("/api/bots/merchant").json()
    assert (bot["kind"], bot["records"][0]["played"]) == ("bot", 1)


def test_where_the_lowest_score_wins_it_is_rated_higher(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.extra, "nuts", FEWEST)
    house = open_house()
    ann = house.guest()
    assert [ann.get(f"/api/games/{name}").json()["lowest_wins"] for name in ("nuts", "heller")] == [True, False]
    for _ in range(20):  # until somebody else has a nut at the end: Ann never has one
        table = ann.table("nuts", "me beginner")
        while (position := ann.my_turn(table))["result"] is None:
            ann.act(table, position["n"], position["legal"][-1 if position["prompt"] == "crack" else 0])
        mine, theirs = position["result"]["scores"]
        if theirs:
            break
    assert mine == 0 < theirs
    assert position["result"]["winners"] == ["A"]
    assert [one["name"] for one in ann.get("/api/games/nuts/ratings").json()["players"]] == ["Ann", "beginner"]
    kept = record(ann, "nuts")
    assert kept is not None
    assert kept["won"] == kept["played"]


def test_who_leaves_a_game_still_has_it_on_their_record(house: RunningHouse) -> None:
    ann = house.guest()
    table = ann.table(seats="me beginner")
    assert ann.post(f"/api/tables/{table}/leave").status_code == 204
    until(lambda: finished(ann, table), "the bots have finished")
    mine = record(ann)
    assert mine is not None
    assert mine["played"] == 1


def test_guests_on_one_screen_and_bots_of_one_level_do_not_rate_themselves(house: RunningHouse) -> None:
    ann = house.guest()
    table = ann.table(seats="beginner beginner")
    until(lambda: finished(ann, table), "the bots have finished")
    with house.house.database.engine.connect() as connection:
        rated = connection.execute(select(results.c.rated).where(results.c.table_id == table)).scalars().all()
    assert rated == [False, False]


def test_many_games_finishing_at_once_count_once_each(open_house: OpenHouse) -> None:
    house = open_house()
    ann = house.guest()
    tables = [ann.table(seats="beginner merchant beginner") for _ in range(3)]
    until(lambda: all(finished(ann, table) for table in tables), "the bots have finished", 60)
    with house.house.database.engine.connect() as connection:
        played = {row.player: row.games for row in connection.execute(select(ratings))}
        seats = connection.execute(select(func.count()).select_from(results)).scalar_one()
    assert played == {"bot:beginner": 3, "bot:merchant": 3}
    assert seats == 9


def test_a_guests_record_comes_along_to_the_account(house: RunningHouse) -> None:
    ann, phone = house.guest(), house.guest()
    handle = f"rated.{ann.id}"
    ann.post("/api/accounts", {"handle": handle, "password": "a good password"})
    table = phone.table(seats="me beginner")
    play_out(phone, table)
    assert phone.post("/api/logins", {"handle": handle, "password": "a good password"}).status_code == 200
    mine = record(ann)
    assert mine is not None
    assert mine["rating"]["games"] == 1
