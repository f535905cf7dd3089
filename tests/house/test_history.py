"""Looking back: all my games, what can be counted in them, others' games and the ranking; pages of all of it."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import insert, update

from comptoir.house.store.schema import persons, ratings, tables
from comptoir.table import history, reviews
from tests.house.conftest import OpenHouse
from tests.house.guests import Guest, until
from tests.house.test_archive import record
from tests.house.test_playing import play_out
from tests.house.test_reviews import finished, once_done


def my_games(guest: Guest, **asked: Any) -> Any:
    return guest.get("/api/me/games", **asked).json()


def ids(found: Any) -> list[str]:
    return [one["id"] for one in found["games"]]


def given_up(guest: Guest, seats: str = "me beginner", **more: Any) -> str:
    """A game of this guest's that bots have finished."""
    table = guest.table(seats=seats, **more)
    guest.post(f"/api/tables/{table}/leave")
    until(lambda: guest.look(table)["result"], "the bots have finished")
    return table


def test_all_my_games_by_game_opponent_and_result(open_house: OpenHouse) -> None:
    house = open_house()
    ann, bob = house.guest("Ann"), house.guest("Bob")
    alone = ann.table(seats="me beginner")
    won = "won" if ann.look(alone)["seat"] in play_out(ann, alone)["result"]["winners"] else "lost"
    together = ann.table("pfusch", seats="me open merchant")
    bob.join(together)
    ann.post(f"/api/tables/{together}/start", {})
    for who in (ann, bob):
        who.post(f"/api/tables/{together}/leave")
    until(lambda: ann.look(together)["result"], "the bots have finished")
    running = ann.table(seats="me beginner")

    found = my_games(ann)
    assert ids(found) == [together, alone], "the newest first, and nothing of a game that runs"
    assert running not in str(found)
    assert (found["page"], found["pages"], found["total"], found["most"]) == (1, 1, 2, history.MOST)
    assert [(one["key"], one["games"]) for one in found["opponents"]].count((f"person:{bob.id}", 1)) == 1
    mine = [seat for one in found["games"] for seat in one["seats"] if seat["mine"]]
    assert [(seat["name"], seat["player"]) for seat in mine] == [("Ann", ann.id)] * 2, "who began it, though a bot took over"
    assert ids(my_games(ann, game="pfusch")) == [together]
    assert ids(my_games(ann, opponent=f"person:{bob.id}")) == [together]
    assert ids(my_games(ann, opponent="bot:beginner")) == [alone]
    assert alone in ids(my_games(ann, result=won))
    assert alone not in ids(my_games(ann, result="lost" if won == "won" else "won"))
    assert ids(my_games(ann, page=2)) == []
    assert ann.get("/api/me/games", page=0).status_code == 400
    assert ann.get("/api/me/games", opponent="nobody").status_code == 400
    assert house.stranger().get("/api/me/games").status_code == 401


def test_lists_come_in_pages(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house()
    ann = house.guest("Ann")
    played = [finished(ann) for _ in range(3)]
    monkeypatch.setattr(history, "PAGE", 2)
    pages = [ids(my_games(ann, page=page)) for page in (1, 2)]
    assert [len(one) for one in pages] == [2, 1]
    assert {one for page in pages for one in page} == set(played)
    monkeypatch.setattr(history, "MOST", 2)
    assert (my_games(ann)["total"], my_games(ann)["most"]) == (2, 2), "what is looked at has a bound, and it is told"


def test_statistics_count_what_was_played(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LEVELS", (4, 8))
    house = open_house()
    ann = house.guest("Ann")
    tables_of = {2: [given_up(ann)], 3: [ann.table(seats="me merchant beginner")]}
    play_out(ann, tables_of[3][0])
    told = ann.get("/api/me/statistics").json()
    (of_heller,) = told["games"]
    scores = [seat["score"] for one in my_games(ann)["games"] for seat in one["seats"] if seat["mine"]]
    assert (of_heller["played"], of_heller["best"]["score"]) == (2, max(scores))
    assert of_heller["won"] == len(my_games(ann, result="won")["games"])
    assert sum(one["played"] for one in of_heller["by_seats"]) == 2
    assert {one["kind"]: one["played"] for one in of_heller["by_level"]}["merchant"] >= 1
    assert (of_heller["costs"], set(of_heller["unreviewed"])) == ([], {*tables_of[2], *tables_of[3]})

    ann.post(f"/api/tables/{tables_of[3][0]}/review")
    review = once_done(ann, tables_of[3][0])
    until(lambda: ann.get("/api/me/statistics").json()["games"][0]["costs"], "the costs are kept")
    (of_heller,) = ann.get("/api/me/statistics").json()["games"]
    seat = next(one for one in review["seats"] if one["seat"] == ann.look(tables_of[3][0])["seat"])
    assert [one["cost"] for one in of_heller["costs"]] == [max(0.0, -seat["decisions"])]
    assert of_heller["unreviewed"] == tables_of[2]
    assert [one["reviewed"] for one in my_games(ann)["games"]].count(True) == 1


def test_others_see_only_public_games_and_those_we_played(open_house: OpenHouse) -> None:
    house = open_house()
    ann, eve = house.guest("Ann"), house.guest("Eve")
    public, private = given_up(ann), given_up(ann, public=False)

    def seen(who: Guest) -> list[str]:
        return ids(who.get(f"/api/people/{ann.id}/games").json())

    assert seen(ann) == [private, public]
    assert seen(eve) == seen(house.stranger()) == [public]
    assert eve.get("/api/people/nobody/games").status_code == 404


def test_records_that_were_brought_are_bounded_and_can_be_taken_away(open_house: OpenHouse) -> None:
    house = open_house(brought_records=1)
    ann, eve = house.guest("Ann"), house.guest("Eve")
    own, other = finished(ann), eve.get(f"/api/tables/{finished(eve)}/record").text
    kept = ann.post("/api/records", {"record": record(), "seat": "A"}).json()["id"]
    assert [(one["id"], one["brought"]) for one in my_games(ann)["games"]] == [(kept, True), (own, False)]
    full = ann.post("/api/records", {"record": other})
    assert (full.status_code, full.json()["error"], full.json()["most"]) == (409, "too_many_records", 1)
    assert eve.delete(f"/api/records/{kept}").status_code == 404
    assert ann.delete(f"/api/records/{own}").status_code == 404, "what was played here stays"
    assert ann.delete(f"/api/records/{kept}").status_code == 204
    assert ann.get(f"/api/tables/{kept}").status_code == 404
    assert ids(my_games(ann)) == [own]
    assert ann.post("/api/records", {"record": other}).status_code == 201


def test_the_ranking_has_pages_and_no_figure_is_negative(open_house: OpenHouse) -> None:
    house = open_house()  # its own: nobody else has played here
    with house.house.database.writer.begin() as connection:
        for at in range(30):
            connection.execute(insert(persons).values(id=f"p{at}", name=f"P{at}", created=1))
            worth = {"mu": at - 20.0, "sigma": 3.0 + at / 10, "games": 40 - at}
            connection.execute(insert(ratings).values(game="weinhaendler", player=f"person:p{at}", **worth))
    guest = house.stranger()
    first, second = (guest.get("/api/games/weinhaendler/ratings", page=page).json() for page in (1, 2))
    assert (first["pages"], len(first["players"]), len(second["players"])) == (2, 25, 5)
    every = first["players"] + second["players"]
    assert [one["place"] for one in every] == list(range(1, 31))
    assert all(one["rating"]["points"] >= 100 for one in every)
    assert {one["rating"]["certainty"] for one in every} == {"rough", "settled"}
    points = [one["rating"]["points"] for one in every]
    assert points == sorted(points, reverse=True)
    assert first["mine"] is None


def test_who_looks_through_many_games_all_the_time_is_told_to_wait(open_house: OpenHouse) -> None:
    house = open_house(help_limit="1/hour")
    for path in ("/api/me/games", "/api/me/statistics", "/api/people/{id}/games", "/api/games/heller/ratings"):
        guest = house.guest("Ann")
        path = path.format(id=guest.id)
        assert [guest.get(path).status_code for _ in range(2)] == [200, 429], path


def test_who_is_provisional_stands_behind_those_who_are_not(open_house: OpenHouse) -> None:
    house = open_house()
    ann = house.guest("Ann")
    with house.house.database.writer.begin() as connection:
        for player, mu, games in ((f"person:{ann.id}", 40.0, 9), ("bot:master", 30.0, 10)):
            connection.execute(insert(ratings).values(game="heller", player=player, mu=mu, sigma=4.0, games=games))
    told = ann.get("/api/games/heller/ratings").json()
    assert [(one["name"], one["rating"]["certainty"]) for one in told["players"]] == [
        ("master", "settled"),
        ("Ann", "provisional"),
    ]
    assert told["mine"] == 2


def test_a_game_that_is_not_here_any_more_is_still_listed(open_house: OpenHouse) -> None:
    house = open_house()
    ann = house.guest("Ann")
    table = given_up(ann)
    with house.house.database.writer.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == table).values(game="lost"))
    assert [one["game"] for one in my_games(ann)["games"]] == ["lost"]
    assert ann.get("/api/me/statistics").json()["games"][0]["played"] == 1
