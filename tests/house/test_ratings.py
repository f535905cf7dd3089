"""Records and ratings: each finished game counts once, for whoever began it."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from sqlalchemy import delete, func, select

from comptoir import games
from comptoir.house.people.ratings import _rate as enter_ratings
from comptoir.house.store.schema import ratings, results
from tests.house.conftest import OpenHouse
from tests.house.guests import Guest, RunningHouse, until
from tests.house.test_growing import DAYS, Caretaker
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


# ---- help, and ways out ----


def rating(guest: Guest) -> tuple[int, float | None]:
    """How many games of heller are rated for this person, and the rating."""
    found = guest.get(f"/api/people/{guest.id}").json()["records"]
    rated = next((one["rating"] for one in found if one["game"] == "heller"), None)
    return (0, None) if rated is None else (rated["games"], rated["points"])


@pytest.mark.parametrize("help_by", ["hint", "undo"])
def test_help_shows_and_never_wins_a_rating(open_house: OpenHouse, help_by: str) -> None:
    house = open_house()
    ann = house.guest()
    table = ann.table(seats="me beginner")
    assert ann.look(table)["table"]["rated"] is True
    first, now = ann.move(table)
    if help_by == "hint":
        assert ann.get(f"/api/tables/{table}/hint").status_code == 200
    else:
        ann.post(f"/api/tables/{table}/undo", {"n": now["n"], "to": first["n"], "request": "back-again"})
    assert ann.look(table)["table"]["rated"] is False
    assert house.stranger().look(table)["table"]["rated"] is False
    end = play_out(ann, table)
    games_rated, mean = rating(ann)
    if ann.look(table)["seat"] in end["result"]["winners"]:
        assert games_rated == 0
    else:
        assert games_rated == 1
        assert mean is not None
        assert mean < 1500


def test_who_had_help_can_only_lose_and_the_others_only_win(open_house: OpenHouse) -> None:
    database = open_house().house.database

    def after(helped: set[str], first: str, second: str) -> dict[str, float]:
        """The means after a game with this outcome, of those whom it changes."""
        with database.writer.begin() as connection:
            connection.execute(delete(ratings))
            enter_ratings(connection, "heller", [(first, 1), (second, 2)], helped)
            return {row.player: row.mu for row in connection.execute(select(ratings))}

    assert set(after(set(), "person:ann", "bot:master")) == {"person:ann", "bot:master"}
    assert after({"person:ann"}, "person:ann", "bot:master") == {}
    lost = after({"person:ann"}, "bot:master", "person:ann")
    assert lost["person:ann"] < 25 < lost["bot:master"]
    assert set(after({"person:ann", "person:bob"}, "person:ann", "person:bob")) == {"person:bob"}


def between_two(house: RunningHouse, **more: Any) -> tuple[Guest, Guest, str]:
    """Who is to move, the other, and their table."""
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.table(seats="me open", at_once=True, **more)
    bob.join(table)
    ann.post(f"/api/tables/{table}/start", {})
    return (ann, bob, table) if ann.look(table)["prompt"] else (bob, ann, table)


def taken_back(mover: Guest, other: Guest, table: str) -> list[httpx.Response]:
    """What both are answered who would like to take the first move back."""
    start = mover.look(table)
    mover.act(table, start["n"], start["legal"][0])
    asked = {"n": start["n"] + 1, "to": start["n"]}
    return [who.post(f"/api/tables/{table}/undo", {**asked, "request": f"back-{who.id}"}) for who in (mover, other)]


def test_a_rated_game_between_people_has_no_hints_and_nothing_is_taken_back(open_house: OpenHouse) -> None:
    mover, other, table = between_two(open_house())
    told = mover.look(table)["table"]
    assert (told["rated"], told["hints"], told["undos"]) == (True, False, False)
    assert mover.get(f"/api/tables/{table}/hint").json()["error"] == "no_hints"
    assert [one.json()["error"] for one in taken_back(mover, other, table)] == ["no_undo", "no_undo"]
    other.post(f"/api/tables/{table}/leave")  # nor when only one of them is left
    n = mover.my_turn(table)["n"]
    asked = {"n": n, "to": n - 1, "request": "now-I-may"}
    assert mover.post(f"/api/tables/{table}/undo", asked).json()["error"] == "no_undo"


def test_in_a_friendly_game_between_people_both_are_allowed(open_house: OpenHouse) -> None:
    mover, other, table = between_two(open_house(), rated=False)
    told = mover.look(table)["table"]
    assert (told["rated"], told["hints"], told["undos"]) == (False, True, True)
    assert mover.get(f"/api/tables/{table}/hint").status_code == 200
    assert [one.status_code for one in taken_back(mover, other, table)] == [200, 200]


@pytest.mark.parametrize("way_out", ["leave", "close", "abandon", "idle"])
def test_nobody_slips_out_of_a_rating(open_house: OpenHouse, way_out: str) -> None:
    caretaker = Caretaker(open_house)
    ann = caretaker.house.guest()
    table = ann.table(seats="me beginner")
    ann.my_turn(table)
    if way_out == "idle":
        caretaker.clock.pass_seconds(91 * DAYS)
        assert caretaker.clear()["idle_games"] == 1
    else:
        asked = {"leave": ("leave", None), "close": ("close", None), "abandon": ("motion", {"kind": "abandon"})}[way_out]
        assert ann.post(f"/api/tables/{table}/{asked[0]}", asked[1]).status_code in (200, 204)
    until(lambda: ann.look(table)["result"], "the bots have finished")
    assert rating(ann)[0] == 1


def test_who_deletes_their_account_does_not_take_the_others_rating_along(open_house: OpenHouse) -> None:
    house = open_house()
    mover, other, table = between_two(house)
    assert mover.post("/api/me/deletion", {}).status_code == 204
    other.post(f"/api/tables/{table}/leave")
    until(lambda: other.look(table)["result"], "the bots have finished")
    assert rating(other)[0] == 1
    ranked = other.get("/api/games/heller/ratings").json()["players"]
    assert [one["id"] for one in ranked] == [other.id]
    with house.house.database.engine.connect() as connection:
        assert list(connection.execute(select(results.c.player)).scalars()) == [f"person:{other.id}"]
