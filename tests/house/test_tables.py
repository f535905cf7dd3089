"""Tables: set up, found, joined, left, begun, played again; and private ones that do not exist for strangers."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from sqlalchemy import select
from websockets.exceptions import InvalidStatus

from comptoir.house.store.schema import seeds
from tests.house.conftest import OpenHouse
from tests.house.guests import MY_WORDS, FakeClock, Guest, RunningHouse, pledge_of, until
from tests.house.test_playing import play_out


def ids(guest: Guest, which: str) -> list[str]:
    return [table["id"] for table in guest.get("/api/tables", which=which).json()["tables"]]


def test_play_now_is_one_request(house: RunningHouse) -> None:
    ann = house.guest()
    body = {"game": "heller", "seats": [{"kind": "me"}, {"kind": "bot", "level": "merchant"}], "start": True}
    position = ann.post("/api/tables", body).json()
    assert position["table"]["status"] == "running"
    assert sorted(seat["kind"] for seat in position["table"]["seats"]) == ["bot", "person"]


BAD_TABLES: list[dict[str, Any]] = [
    {"game": "chess", "seats": [{"kind": "me"}, {"kind": "bot"}]},
    {"game": "heller", "seats": [{"kind": "me"}]},
    {"game": "heller", "seats": [{"kind": "me"}] * 2},
    {"game": "heller", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]},
    {"game": "heller", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"wind": True}},
    {"game": "heller", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"open_end": 7}},
    {"game": "heller", "seats": [{"kind": "me"}, {"kind": "bot"}], "seed": "00"},
    {"game": "heller", "seats": []},
]


@pytest.mark.parametrize("body", BAD_TABLES)
def test_a_table_that_cannot_be_is_a_bad_request(house: RunningHouse, body: dict[str, Any]) -> None:
    answer = house.guest().post("/api/tables", body)
    assert answer.status_code == 400
    assert set(answer.json()) == {"error", "detail"}


def test_an_open_table_is_listed_joined_and_begun(house: RunningHouse) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.table(seats="me open open")
    assert table in ids(bob, "open")
    assert table in ids(ann, "mine")
    assert bob.join(table, seat="C").json()["seat"] == "C"
    assert bob.join(table).status_code == 200  # already there
    assert house.guest("Eve").join(table, seat="C").json()["error"] == "taken"
    assert bob.post(f"/api/tables/{table}/start", {}).json()["error"] == "not_yours"
    assert ann.post(f"/api/tables/{table}/start", {}).json()["error"] == "open_seat"
    begun = ann.post(f"/api/tables/{table}/start", {"fill": "beginner"})
    assert begun.json()["table"]["seats"][1]["kind"] == "bot"
    assert table not in ids(bob, "open")
    assert table in ids(house.stranger(), "running")
    assert house.guest("Late").join(table).json()["error"] == "begun"


def test_a_host_puts_bots_of_a_level_on_free_seats(house: RunningHouse) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.table("pfusch", seats="me open open")
    bob.join(table)
    assert bob.post(f"/api/tables/{table}/bots", {"seat": "C", "level": "master"}).status_code == 403
    assert ann.post(f"/api/tables/{table}/bots", {"seat": "B", "level": "master"}).json()["error"] == "taken"
    assert ann.post(f"/api/tables/{table}/bots", {"seat": "C", "level": "god"}).status_code == 400
    seat = ann.post(f"/api/tables/{table}/bots", {"seat": "C", "level": "master"}).json()["table"]["seats"][2]
    assert (seat["kind"], seat["level"], seat["name"]) == ("bot", "master", "Doppelboden")
    assert bob.look(table)["table"]["seats"][2]["name"] == "Doppelboden"
    assert ann.post(f"/api/tables/{table}/bots", {"seat": "C"}).json()["table"]["seats"][2]["kind"] == "open"


def test_leaving_an_open_table_passes_it_on_or_closes_it(house: RunningHouse) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.table(seats="me open")
    bob.join(table)
    assert ann.post(f"/api/tables/{table}/leave").status_code == 204
    assert bob.look(table)["table"]["hosting"] is True
    bob.post(f"/api/tables/{table}/leave")
    assert bob.look(table)["table"]["status"] == "closed"


def test_a_bot_plays_on_for_who_leaves_a_running_game(house: RunningHouse) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.table(seats="me open")
    bob.join(table)
    ann.post(f"/api/tables/{table}/start", {})
    with house.stranger().live(table) as line:
        assert [seat["kind"] for seat in line.next()["table"]["seats"]] == ["person", "person"]
        assert ann.post(f"/api/tables/{table}/leave").status_code == 204
        left = line.until(lambda position: position["table"]["seats"][0]["kind"] == "bot")["table"]["seats"][0]
    # Everybody is told, and what it played is marked as a bot's.
    assert (left["level"], left["person"], left["name"]) == ("merchant", None, "Pfennigfuchs")
    position = bob.my_turn(table)
    assert ann.act(table, position["n"], position["legal"][0]).status_code == 403
    bob.post(f"/api/tables/{table}/leave")
    assert until(lambda: ann.look(table)["result"], "the bots have finished", 60)
    assert ann.get(f"/api/tables/{table}/verdict").json()["genuine"] is True


def test_seats_are_ordered_by_hand(house: RunningHouse) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.table("pfusch", seats="me open")
    bob.join(table)
    order = {"seats": ["B", "A"]}
    assert bob.post(f"/api/tables/{table}/order", order).status_code == 403
    assert [seat["name"] for seat in ann.post(f"/api/tables/{table}/order", order).json()["table"]["seats"]] == ["Bob", "Ann"]
    assert ann.post(f"/api/tables/{table}/order", {"seats": ["A", "A"]}).status_code == 400
    ann.post(f"/api/tables/{table}/start", {})
    assert [seat["name"] for seat in ann.look(table)["table"]["seats"]] == ["Bob", "Ann"]


def test_seats_are_drawn_by_lot(house: RunningHouse) -> None:
    ann = house.guest()
    seen = {ann.look(ann.table(seats="me bot bot bot", order="lot"))["seat"] for _ in range(12)}
    assert len(seen) > 1


def test_a_rematch_has_the_same_seats_and_begins_when_all_are_back(house: RunningHouse) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.table(seats="me open bot")
    bob.join(table)
    ann.post(f"/api/tables/{table}/start", {})
    assert ann.post(f"/api/tables/{table}/rematch").json()["error"] == "not_over"
    while not ann.look(table)["result"]:
        for guest in (ann, bob):
            position = guest.look(table)
            if position["prompt"]:
                guest.act(table, position["n"], position["legal"][-1])
    first = bob.post(f"/api/tables/{table}/rematch").json()["table"]
    assert (first["status"], [seat["kind"] for seat in first["seats"]]) == ("open", ["open", "person", "bot"])
    again = ann.post(f"/api/tables/{table}/rematch").json()["table"]
    assert (again["id"], again["status"]) == (first["id"], "running")
    assert house.guest("Eve").post(f"/api/tables/{table}/rematch").status_code == 403


# ---- the shuffle that nobody could choose ----


def test_two_people_add_their_words_and_the_record_proves_it(open_house: OpenHouse) -> None:
    """Also through a restart of the house in the middle: what remembers the words is the database."""
    house = open_house()
    ann, bob = house.guest("Ann"), house.guest("Bob")
    other = MY_WORDS[::-1]
    table = ann.table(seats="me open", order="lot", pledge=pledge_of(MY_WORDS))
    seal = house.stranger().get(f"/api/tables/{table}").json()["seal"]
    assert len(seal) == 64
    assert bob.join(table, pledge=pledge_of(MY_WORDS)).json()["error"] == "same_words"
    assert bob.join(table, pledge=pledge_of(other)).status_code == 200
    assert bob.post(f"/api/tables/{table}/words", {"words": other}).json()["error"] == "not_called"
    called = ann.post(f"/api/tables/{table}/start", {}).json()["table"]
    assert (called["status"], called["calling"]) == ("open", True)
    assert bob.post(f"/api/tables/{table}/words", {"words": MY_WORDS}).json()["error"] == "other_words"
    assert bob.post(f"/api/tables/{table}/words", {"words": other}).json()["table"]["calling"]
    begun = ann.post(f"/api/tables/{table}/words", {"words": MY_WORDS}).json()
    assert (begun["table"]["status"], begun["seal"]) == ("running", seal)
    house.house.tables.forget(table)  # as after a restart
    while not ann.look(table)["result"]:
        for guest in (ann, bob):
            position = guest.look(table)
            if position["prompt"]:
                guest.act(table, position["n"], position["legal"][-1])
    text = ann.get(f"/api/tables/{table}/record").text
    header, result = json.loads(text.split("\n")[0]), json.loads(text.split("\n")[-2])
    assert (sorted(header["words"]), header["lot"]) == (sorted([MY_WORDS, other]), True)
    assert hashlib.sha256(bytes.fromhex(result["seed"])).hexdigest() == header["seed_sha256"] == seal
    assert ann.get(f"/api/tables/{table}/verdict").json()["genuine"]
    forged = text.replace(other, other.replace("1", "2"))
    assert not ann.post("/api/records/verdict", {"record": forged}).json()["genuine"]
    again = ann.http.post(f"/api/tables/{table}/rematch", params={"pledge": pledge_of("5" * 32)}, headers=ann._csrf()).json()
    assert again["seal"] != seal
    assert [seat["pledge"] for seat in again["table"]["seats"] if seat["mine"]] == [pledge_of("5" * 32)]
    assert not any(seat["words"] for seat in again["table"]["seats"])


def test_a_game_begins_without_the_words_of_a_browser_that_is_away(open_house: OpenHouse) -> None:
    clock = FakeClock()
    ann = open_house(clock).guest("Ann")
    table = ann.table(seats="me bot", pledge=pledge_of(MY_WORDS))
    assert ann.look(table)["table"]["calling"]
    clock.pass_seconds(11)
    until(lambda: ann.look(table)["table"]["status"] == "running", "the game has begun without words")
    assert not any(seat["words"] for seat in ann.look(table)["table"]["seats"])


def test_the_seed_of_a_table_that_is_given_up_is_gone(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    table = ann.table(seats="me open")
    kept = select(seeds.c.seed).where(seeds.c.table_id == table)
    with house.house.database.engine.connect() as connection:
        seed = connection.execute(kept).scalar_one()
        assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == ann.look(table)["seal"]
    assert ann.post(f"/api/tables/{table}/leave").status_code == 204
    with house.house.database.engine.connect() as connection:
        assert connection.execute(kept).first() is None


def test_watched_tables_are_on_my_list(house: RunningHouse) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table = ann.table()
    assert house.stranger().get("/api/tables", which="watched").status_code == 401
    assert eve.post(f"/api/tables/{table}/watch").status_code == 204
    assert ids(eve, "watched") == [table]
    assert ids(ann, "watched") == []
    assert eve.delete(f"/api/tables/{table}/watch").status_code == 204
    assert ids(eve, "watched") == []


# ---- private tables ----


def test_a_private_table_does_not_exist_for_strangers(house: RunningHouse) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table = ann.table(seats="me open", public=False)
    assert table not in ids(eve, "open")
    nowhere = "x" * len(table)
    for guest in (eve, house.stranger()):
        for path in ("", "/record", "/sheet", "/replay", "/verdict"):
            there, not_there = guest.get(f"/api/tables/{table}{path}"), guest.get(f"/api/tables/{nowhere}{path}")
            assert (there.status_code, there.content) == (404, not_there.content)
    actions: list[tuple[str, object]] = [
        ("join", {}), ("start", {}), ("leave", None), ("watch", None), ("rematch", None), ("invitation", None),
        ("return", None),
        ("actions", {"n": 1, "action": {"name": "draw"}, "request": "r" * 8}), ("hand", {}),
        ("confirm", {"n": 1, "request": "r" * 8}), ("undo", {"n": 1, "to": 1, "request": "r" * 8}),
    ]  # fmt: skip
    for action, body in actions:
        there, not_there = eve.post(f"/api/tables/{table}/{action}", body), eve.post(f"/api/tables/{nowhere}/{action}", body)
        assert (there.status_code, there.content) == (404, not_there.content), action


def test_an_invitation_lets_people_in_until_it_is_revoked(house: RunningHouse) -> None:
    ann, bob, eve = house.guest("Ann"), house.guest("Bob"), house.guest("Eve")
    table = ann.table(seats="me open", public=False)
    token = ann.post(f"/api/tables/{table}/invitation").json()["token"]
    assert bob.post("/api/invitations", {"token": token}).json()["table"]["id"] == table
    assert bob.join(table).status_code == 200
    assert bob.post(f"/api/tables/{table}/invitation").status_code == 403
    assert ann.delete(f"/api/tables/{table}/invitation").status_code == 204
    for bad in (token, token[:-1] + ("A" if token[-1] != "A" else "B"), "nonsense"):
        assert eve.post("/api/invitations", {"token": bad}).status_code == 404
    assert eve.get(f"/api/tables/{table}").status_code == 404
    new = ann.post(f"/api/tables/{table}/invitation").json()["token"]
    assert eve.post("/api/invitations", {"token": new}).status_code == 200


# ---- same screen ----


def test_one_browser_sees_only_what_the_seat_it_was_handed_to_may_see(house: RunningHouse) -> None:
    ann = house.guest()
    table = ann.table(seats="me screen")
    nobody = ann.look(table)
    assert (nobody["seat"], nobody["view"]["secret"], nobody["legal"]) == ("public", [None, None], [])
    for seat, other in (("A", "B"), ("B", "A")):
        handed = ann.post(f"/api/tables/{table}/hand", {"seat": seat}).json()
        at, away = "AB".index(seat), "AB".index(other)
        assert handed["seat"] == seat
        assert handed["view"]["secret"][at]
        assert handed["view"]["secret"][away] is None
    assert ann.post(f"/api/tables/{table}/hand", {}).json()["seat"] == "public"


def test_a_live_line_follows_the_hand(house: RunningHouse) -> None:
    ann = house.guest()
    table = ann.table(seats="me screen")
    with ann.live(table) as line:
        assert line.next()["seat"] == "public"
        ann.post(f"/api/tables/{table}/hand", {"seat": "B"})
        assert line.next()["seat"] == "B"
        ann.post(f"/api/tables/{table}/hand", {"seat": None})
        assert line.next()["seat"] == "public"


def test_a_seat_acts_only_when_the_screen_was_handed_to_it(house: RunningHouse) -> None:
    ann = house.guest()
    table = ann.table(seats="me screen")
    mover = ann.look(table)["waiting"][0]["seat"]
    n = ann.look(table)["n"]
    step = {"name": "stall", "rank": 1, "cell": "a1"}
    assert ann.act(table, n, step).status_code == 400
    assert ann.act(table, n, step, seat=mover).json()["error"] == "not_handed"
    ann.post(f"/api/tables/{table}/hand", {"seat": mover})
    assert ann.act(table, n, step, seat=mover).status_code == 200


def test_a_whole_game_round_one_screen(house: RunningHouse) -> None:
    ann = house.guest()
    table = ann.table("pfusch", seats="me screen screen")
    while True:
        position = ann.look(table)
        if position["result"]:
            break
        seat = position["waiting"][0]["seat"]
        position = ann.post(f"/api/tables/{table}/hand", {"seat": seat}).json()
        assert ann.act(table, position["n"], position["legal"][0], seat=seat).status_code == 200
    assert ann.get(f"/api/tables/{table}/verdict").json()["genuine"] is True


def test_finished_games_can_be_had_as_records(house: RunningHouse) -> None:
    ann = house.guest()
    table = ann.table("pfusch", seats="me beginner")
    assert ann.get(f"/api/tables/{table}/record").json()["error"] == "not_over"
    play_out(ann, table)
    record = ann.get(f"/api/tables/{table}/record")
    assert record.headers["content-type"].startswith("application/jsonl")
    verdict = ann.post("/api/records/verdict", {"record": record.text}).json()
    assert verdict["genuine"] is True
    damaged = record.text.replace('"scores":[', '"scores":[1', 1)
    assert ann.post("/api/records/verdict", {"record": damaged}).json()["genuine"] is False
    seen = ann.post("/api/records/replay?seat=B", {"record": record.text}).json()
    assert seen["seat"] == "B"
    assert [step["n"] for step in seen["steps"]] == list(range(len(seen["steps"])))
    assert ann.post("/api/records/replay", {"record": "{}"}).json()["error"] == "bad_record"
    assert ann.get(f"/api/tables/{table}/replay", seat="public").json()["steps"][0]["n"] == 0
    assert seen["steps"][-1]["scores"] == seen["result"]["scores"]  # and at each step, what the game would have been worth
    assert seen["steps"][0]["scores"] != seen["steps"][-1]["scores"]


def test_numbers_in_a_query_have_bounds(house: RunningHouse) -> None:
    ann = house.guest()
    table = ann.table(seats="me open", start=False)
    here = f"/api/tables/{table}"
    asked = [(here, "after"), (f"{here}/chat", "after"), (f"{here}/past", "n"), ("/api/tables", "before")]
    for path, name in asked:
        assert [ann.get(path, **{name: wrong}).status_code for wrong in (-1, 10**17, 10**30, "x")] == [400] * 4, path
    assert ann.post(f"{here}/rematch?pledge=nonsense").status_code == 400
    with pytest.raises(InvalidStatus):
        ann.live(table, said=10**30)
