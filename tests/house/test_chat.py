"""Talk: who sits speaks, who may see reads, and nobody has to hear somebody they muted."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from comptoir.house.people import chat
from comptoir.house.people.logins import Visitor
from comptoir.house.store.tables import TableStore
from tests.house.conftest import OpenHouse
from tests.house.guests import Guest, Line, RunningHouse
from tests.house.test_playing import play_out
from tests.house.test_ways_back import keeper


def say(guest: Guest, table: str, text: str) -> Any:
    return guest.post(f"/api/tables/{table}/chat", {"text": text})


def heard(guest: Guest, table: str, after: int = 0) -> list[str]:
    return [line["text"] for line in guest.get(f"/api/tables/{table}/chat", after=after).json()["lines"]]


def next_talk(line: Line) -> list[str]:
    """The next message of a line, which has to be talk."""
    message = json.loads(line.connection.recv(5))
    assert message["kind"] == "chat", message
    return [one["text"] for one in message["chat"]["lines"]]


def two_at_a_table(house: RunningHouse, **more: Any) -> tuple[Guest, Guest, str]:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.table(seats="me open", **more)
    assert bob.join(table).status_code == 200
    return ann, bob, table


def test_lines_are_numbered_and_kept_as_they_were_written(house: RunningHouse) -> None:
    ann, bob, table = two_at_a_table(house)
    wild = "<script>alert('x')</script> & \u202e ünï\n🎲"
    assert say(ann, table, wild).status_code == 201
    line = say(bob, table, "hello").json()
    assert (line["n"], line["name"], line["person"]) == (1, "Bob", bob.id)
    answer = ann.get(f"/api/tables/{table}/chat")
    assert answer.headers["content-type"].startswith("application/json")
    assert heard(ann, table) == [wild, "hello"]
    assert heard(ann, table, after=1) == ["hello"]


def test_watchers_hear_the_table_and_speak_in_a_room_of_their_own(open_house: OpenHouse) -> None:
    house = open_house()
    ann = house.guest("Ann")
    table = ann.table("pfusch", seats="me beginner", start=True)
    say(ann, table, "hello")
    eve, fay = house.guest("Eve"), house.guest("Fay")
    assert heard(eve, table) == heard(house.stranger(), table) == ["hello"]
    assert say(eve, table, "she should bribe").json()["room"] == "watchers"
    assert heard(fay, table) == ["hello", "she should bribe"]
    assert heard(ann, table) == ["hello"]  # nobody whispers to who plays
    with ann.live(table) as line:
        line.next()
        assert next_talk(line) == ["hello"]
        say(fay, table, "indeed")
        say(ann, table, "quiet here")
        assert next_talk(line) == ["quiet here"]
    assert say(house.stranger(), table, "me too").status_code == 401
    play_out(ann, table)
    assert heard(ann, table) == ["hello", "she should bribe", "indeed", "quiet here"]


def test_what_was_said_while_one_was_away_is_unread_until_one_has_read_it(house: RunningHouse) -> None:
    ann, bob, table = two_at_a_table(house)

    def unread(guest: Guest) -> int:
        mine = guest.get("/api/tables", which="mine").json()["tables"]
        return next(int(one["unread"]) for one in mine if one["id"] == table)

    assert unread(bob) == 0
    say(ann, table, "the very first line")
    say(house.guest("Eve"), table, "watching")
    say(bob, table, "hm")
    assert (unread(ann), unread(bob)) == (1, 1)
    assert bob.get(f"/api/tables/{table}/chat").json()["heard"] == 0
    assert bob.put(f"/api/tables/{table}/chat/heard", {"n": 1}).status_code == 204
    assert bob.put(f"/api/tables/{table}/chat/heard", {"n": 0}).status_code == 204  # an older page: it does not go back
    assert (unread(bob), bob.get(f"/api/tables/{table}/chat").json()["heard"]) == (0, 1)
    ann.put(f"/api/me/mutes/{bob.id}")
    assert unread(ann) == 0
    assert house.guest("Fay").put(f"/api/tables/{ann.table(public=False)}/chat/heard", {"n": 1}).status_code == 404


def test_a_report_reaches_the_keeper_and_nobody_else(open_house: OpenHouse, database: str) -> None:
    house = open_house()
    ann, bob, table = two_at_a_table(house)
    say(bob, table, "rude\n\x1b[31mthing")
    where = f"/api/tables/{table}/reports"
    assert ann.post(where, {"line": 0, "words": "that is too much"}).status_code == 204
    assert ann.post(where, {"seat": "B"}).status_code == 204
    assert [ann.post(where, body).status_code for body in ({"line": 7}, {}, {"seat": "A"}, {"line": -1})] == [
        404,
        400,
        400,
        400,
    ]
    say(house.guest("Eve"), table, "unheard of")
    assert ann.post(where, {"line": 1}).status_code == 404  # she cannot have heard it
    assert "that is too much" in ann.get("/api/me/export").text

    def listed(*which: str) -> list[list[str]]:
        return [row.split("\t") for row in keeper(database, "reports", "list", *which).splitlines()]

    first, second = listed()
    assert first[2:] == [f"Ann {ann.id}", f"Bob {bob.id}", table, "rude  [31mthing", "that is too much"]
    assert second[5:] == ["Bob", ""]
    keeper(database, "reports", "done", first[0])
    assert ([row[0] for row in listed()], [row[0] for row in listed("--done")]) == ([second[0]], [first[0]])
    bob.post("/api/me/deletion", {})
    assert listed() == listed("--done") == []


def test_so_many_reports_of_one_person_wait_for_the_keeper(house: RunningHouse) -> None:
    ann, _, table = two_at_a_table(house)
    answers = [ann.post(f"/api/tables/{table}/reports", {"seat": "B"}) for _ in range(21)]
    assert [answer.status_code for answer in answers] == [204] * 20 + [409]
    assert (answers[-1].json()["error"], answers[-1].json()["most"]) == ("too_many_reports", 20)


def test_the_talk_of_a_private_table_is_not_there_for_others(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    table = ann.table(seats="me open", public=False)
    say(ann, table, "secret")
    eve = house.guest("Eve")
    missing = eve.get("/api/tables/not-there/chat")
    for answer in (eve.get(f"/api/tables/{table}/chat"), say(eve, table, "hello")):
        assert (answer.status_code, answer.text) == (404, missing.text)


def test_talk_reaches_the_live_line_and_resumes(house: RunningHouse) -> None:
    ann, bob, table = two_at_a_table(house)
    say(ann, table, "one")
    with bob.live(table) as line:
        line.next()
        assert next_talk(line) == ["one"]
        say(ann, table, "two")
        assert next_talk(line) == ["two"]
        say(ann, table, "three")
        assert next_talk(line) == ["three"]
    with bob.live(table, said=1) as resumed:
        assert json.loads(resumed.connection.recv(5))["kind"] == "position"
        assert next_talk(resumed) == ["two", "three"]


def test_a_muted_person_is_not_heard_by_who_muted_them(house: RunningHouse) -> None:
    ann, bob, table = two_at_a_table(house)
    say(bob, table, "rude")
    assert ann.put(f"/api/me/mutes/{bob.id}").status_code == 204
    assert ann.put(f"/api/me/mutes/{bob.id}").status_code == 204
    assert ann.get("/api/me/mutes").json() == {"people": [{"id": bob.id, "name": "Bob"}]}
    assert heard(ann, table) == []
    assert heard(bob, table) == ["rude"]
    with ann.live(table) as line:
        line.next()
        say(bob, table, "ruder")
        say(ann, table, "quiet, isn't it")
        assert next_talk(line) == ["quiet, isn't it"]
        assert ann.delete(f"/api/me/mutes/{bob.id}").status_code == 204
        say(bob, table, "sorry")
        assert next_talk(line) == ["sorry"]
    assert ann.put(f"/api/me/mutes/{ann.id}").status_code == 400
    assert ann.put("/api/me/mutes/nobody").status_code == 404


def test_there_are_limits_on_length_and_rate(open_house: OpenHouse) -> None:
    house = open_house(chat_limit="3/minute")
    ann = house.guest("Ann")
    table = ann.table(seats="me open")
    assert say(ann, table, "x" * 501).status_code == 400
    assert [say(ann, table, text).status_code for text in ("", "  \n", "nul\0")] == [400, 400, 429]
    bob = house.guest("Bob")
    bob.join(table)
    assert [say(bob, table, "y" * 500).status_code for _ in range(4)] == [201, 201, 201, 429]


def test_two_processes_may_speak_at_once(house: RunningHouse) -> None:
    """The second one still remembers the table as it was before the first line."""
    ann = house.guest()
    table = ann.table(seats="me screen")
    other = TableStore(house.house.database, "another process", lambda _: None)
    assert other.look(table, lambda session: session.table.said) == 0
    assert say(ann, table, "one").status_code == 201
    speak = partial(chat.say, person=Visitor(ann.id, "Ann", ""), text="two", now=1)
    assert other.change(table, speak).answer.n == 1
    assert heard(ann, table) == ["one", "two"]
