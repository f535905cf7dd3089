"""Records and ratings: each finished game counts once, for whoever began it."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import func, select

from comptoir.house.ratings import standing
from comptoir.house.schema import ratings, results
from tests.house.conftest import OpenHouse
from tests.house.guests import Guest, RunningHouse, until
from tests.house.test_playing import play_out


def record(guest: Guest, game: str = "heller") -> dict[str, Any] | None:
    found = guest.get(f"/api/people/{guest.id}").json()["records"]
    return next((one for one in found if one["game"] == game), None)


def finished(guest: Guest, table: str) -> bool:
    return bool(guest.look(table)["table"]["status"] == "finished")


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ([3, 9, 5], [1], [3, 1, 2]),
        ([5, 5, 5], [0, 1, 2], [1, 1, 1]),
        ([5, 5, 1], [1], [2, 1, 3]),  # a tie-break decided
        ([0, 0, -4], [1], [2, 1, 3]),
        ([7, 2, 2], [0], [1, 2, 2]),
    ],
)
def test_places_follow_winners_and_then_scores(scores: list[int], winners: list[int], places: list[int]) -> None:
    assert standing(scores, winners) == places


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
    assert mine["rating"]["mean"] != 25
    ranking = ann.get("/api/games/heller/ratings").json()["players"]
    assert {(one["kind"], one["name"]) for one in ranking} == {("person", "Ann"), ("bot", "merchant"), ("bot", "beginner")}
    assert [one["rating"]["surely"] for one in ranking] == sorted((one["rating"]["surely"] for one in ranking), reverse=True)
    bot = ann.get("/api/bots/merchant").json()
    assert (bot["kind"], bot["records"][0]["played"]) == ("bot", 1)


def test_a_game_with_something_taken_back_is_played_but_not_rated(house: RunningHouse) -> None:
    ann = house.guest()
    table = ann.table(seats="me beginner")
    first, now = ann.move(table)
    assert ann.post(f"/api/tables/{table}/undo", {"n": now["n"], "to": first["n"], "request": "back-again"}).status_code == 200
    play_out(ann, table)
    mine = record(ann)
    assert mine is not None
    assert (mine["played"], mine["rating"]) == (1, None)


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
