"""Accounts that cannot be lost: recovery codes, a link by mail, the keeper's commands, a guest who goes on at another device,
all that is known of somebody, and names that can be told apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from typer.testing import CliRunner

from comptoir.house.cli import app as command
from comptoir.house.people.tickets import CODES, as_written
from tests.house.conftest import OpenHouse
from tests.house.guests import FakeClock, Guest, RunningHouse, until
from tests.house.letterboxes import Letterbox, mail_server
from tests.house.test_notices import ORIGIN, account, quick, told, waiting

OLD, NEW = "pepper and salt", "cloves and mace"


@pytest.fixture
def mail() -> Iterator[tuple[Letterbox, str]]:
    with mail_server() as running:
        yield running


def logs_in(house: RunningHouse, handle: str, password: str) -> int:
    return house.stranger().post("/api/logins", {"handle": handle, "password": password}).status_code


def recovers(guest: Guest, word: str, password: str | None = NEW) -> Any:
    return guest.post("/api/recoveries", {"word": word, "password": password})


# ---- recovery codes ----


def test_a_recovery_code_lets_in_once_and_sets_a_new_password(open_house: OpenHouse) -> None:
    house = open_house()
    ann = house.guest("Ann")
    account(ann, "ann")
    table = ann.table(seats="me screen")
    codes = ann.post("/api/me/codes").json()["codes"]
    assert len(set(codes)) == CODES
    assert ann.get("/api/me/codes").json() == {"left": CODES}
    elsewhere = house.stranger()
    answer = recovers(elsewhere, codes[0].lower().replace("-", " "))  # however it is typed
    assert answer.json() == {"id": ann.id, "name": "Ann", "kind": "account", "handle": "ann"}
    assert elsewhere.look(table)["table"]["hosting"] is True
    assert ann.get("/api/me").json() is None  # whoever had a login is out
    assert (logs_in(house, "ann", OLD), logs_in(house, "ann", NEW)) == (401, 200)
    assert recovers(house.stranger(), codes[0]).status_code == 404
    assert elsewhere.get("/api/me/codes").json() == {"left": CODES - 1}
    again = elsewhere.post("/api/me/codes").json()["codes"]
    assert recovers(house.stranger(), codes[1]).json()["error"] == "no_ticket"  # older ones are void
    assert recovers(house.stranger(), again[0]).status_code == 200


def test_a_code_is_read_however_it_is_typed() -> None:
    assert as_written("abcd efgh-jklm npqr") == "ABCD-EFGH-JKLM-NPQR"
    assert as_written("a word_of-another kind") == "a word_of-another kind"


# ---- a link by mail ----


def test_a_link_by_mail_lets_in_once_and_for_an_hour(open_house: OpenHouse, mail: tuple[Letterbox, str]) -> None:
    clock, (box, server) = FakeClock(), mail
    house = quick(clock, open_house, mail_server=server, mail_from="house@play.example", mail_limit="100/hour")
    ann = house.guest("Ann")
    account(ann, "ann")
    told(ann, {"kind": "mail", "address": "ann@example.org", "language": "de"})
    until(lambda: box.links("confirm"), "a letter to confirm the address")
    ask = {"handle": "Ann"}
    assert house.stranger().post("/api/recoveries/letters", ask).status_code == 204
    assert waiting(house) == []  # an address that is not confirmed gets none
    house.stranger().post(f"/api/confirmations/{box.links('confirm')[0]}")
    assert house.stranger().post("/api/recoveries/letters", {"handle": "nobody"}).status_code == 204  # not told apart
    assert house.stranger().post("/api/recoveries/letters", ask).status_code == 204
    until(lambda: box.links("recover"), "the letter arrives")
    assert box.letters[-1]["Subject"].endswith("Jemand möchte zurück in dein Konto. Warst du das?")
    assert recovers(house.stranger(), box.links("recover")[0]).status_code == 200
    assert recovers(house.stranger(), box.links("recover")[0]).status_code == 404
    assert logs_in(house, "ann", NEW) == 200
    until(lambda: not waiting(house), "the letter is done with")
    house.stranger().post("/api/recoveries/letters", ask)
    until(lambda: len(box.links("recover")) == 2, "another letter")
    clock.pass_seconds(3601)
    assert recovers(house.stranger(), box.links("recover")[1]).status_code == 404


def test_letters_are_not_sent_in_heaps(open_house: OpenHouse) -> None:
    house = open_house(mail_limit="2/hour")
    asked = [house.stranger().post("/api/recoveries/letters", {"handle": "ann"}).status_code for _ in range(3)]
    assert asked == [204, 204, 429]


# ---- another device ----


def test_a_guest_goes_on_at_another_device(open_house: OpenHouse) -> None:
    clock = FakeClock()
    house = open_house(clock)
    ann = house.guest("Ann")
    table = ann.table(seats="me screen")
    word = ann.post("/api/me/passage").json()["word"]
    phone = house.stranger()
    assert phone.post("/api/passages", {"word": word}).json() == {"id": ann.id, "name": "Ann", "kind": "guest"}
    assert phone.look(table)["table"]["hosting"] is True
    assert ann.look(table)["table"]["hosting"] is True  # and is not thrown out here
    assert house.stranger().post("/api/passages", {"word": word}).status_code == 404
    late = ann.post("/api/me/passage").json()["word"]
    clock.pass_seconds(601)
    assert house.stranger().post("/api/passages", {"word": late}).status_code == 404
    bob = house.guest("Bob")
    other = ann.post("/api/me/passage").json()["word"]
    assert bob.post("/api/passages", {"word": other}).json()["error"] == "somebody_here"
    assert recovers(house.stranger(), other).status_code == 404  # it is no key to an account


# ---- the keeper ----


def keeper(database: str, *words: str) -> str:
    done = CliRunner().invoke(command, [*words, "--database", database])
    assert done.exit_code == 0, done.output + str(done.exception)
    return done.output


def test_the_keeper_lets_somebody_back_in(open_house: OpenHouse, database: str) -> None:
    house = open_house()
    ann = house.guest("Ann")
    account(ann, "ann")
    assert ann.id in keeper(database, "people", "list", "AN")
    assert ann.id not in keeper(database, "people", "list", "nobody")
    link = keeper(database, "people", "reset", "ann").strip()
    assert recovers(house.stranger(), link.rsplit("/", 1)[1]).json()["handle"] == "ann"
    assert logs_in(house, "ann", NEW) == 200
    wrong = CliRunner().invoke(command, ["people", "reset", "nobody", "--database", database])
    assert wrong.exit_code == 1
    assert "nobody with the id or handle 'nobody'" in str(wrong.exception)


def test_the_keeper_keeps_somebody_out(open_house: OpenHouse, database: str) -> None:
    house = open_house()
    ann = house.guest("Ann")
    account(ann, "ann")
    code = ann.post("/api/me/codes").json()["codes"][0]
    keeper(database, "people", "ban", "ann")
    until(lambda: ann.get("/api/me").json() is None, "the open house has noticed")
    answer = house.stranger().post("/api/logins", {"handle": "ann", "password": OLD})
    assert (answer.status_code, answer.json()["error"]) == (403, "banned")
    assert recovers(house.stranger(), code).status_code == 403
    keeper(database, "people", "unban", "ann")
    assert logs_in(house, "ann", OLD) == 200


def test_the_keeper_deletes_somebody(open_house: OpenHouse, database: str) -> None:
    house = open_house()
    ann = house.guest("Ann")
    table = ann.table(seats="me merchant")
    keeper(database, "people", "delete", ann.id, "--yes")
    until(lambda: ann.get("/api/me").json() is None, "the open house has noticed")
    seats = house.stranger().look(table)["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "bot"]
    assert "Ann" not in str(house.stranger().look(table))


def test_the_keeper_closes_a_table_and_speaks_at_all(open_house: OpenHouse, database: str) -> None:
    house = open_house()
    ann = house.guest("Ann")
    first, second = ann.table(seats="me screen"), ann.table(seats="me open")
    assert first in keeper(database, "tables", "list")
    assert second in keeper(database, "tables", "list", "--status", "open")
    with ann.live(first) as line:
        line.next()
        assert keeper(database, "tables", "say", "The house closes at ten.") == "said at 2 tables\n"
        line.read_to("The house closes at ten.")
        assert '"name":"Comptoir"' in line.raw[-1]
        keeper(database, "tables", "close", first)
    until(lambda: ann.look(first)["table"]["status"] == "closed", "the open house has noticed")
    assert keeper(database, "tables", "say", "Good night.") == "said at 1 tables\n"
    wrong = CliRunner().invoke(command, ["tables", "close", first, "--database", database])
    assert (wrong.exit_code, str(wrong.exception)) == (1, "this table is closed")
    assert "no such table" in str(CliRunner().invoke(command, ["tables", "close", "x", "--database", database]).exception)
    assert house.stranger().post("/api/guests", {"name": "COMPTOIR"}).json()["error"] == "bad_name"


# ---- what is known of somebody ----


def test_people_get_all_that_is_known_of_them(open_house: OpenHouse) -> None:
    house = open_house(origin=ORIGIN)
    ann, bob = house.guest("Ann"), house.guest("Bob")
    account(ann, "ann")
    table = ann.table(seats="me open")
    bob.join(table)
    ann.post(f"/api/tables/{table}/chat", {"text": "good evening"})
    bob.post(f"/api/tables/{table}/chat", {"text": "not Ann's words"})
    ann.put(f"/api/me/mutes/{bob.id}")
    ann.post("/api/me/tokens", {"name": "my bot"})
    told(ann, {"kind": "calendar", "language": "en"})
    known = ann.get("/api/me/export").json()
    assert (known["id"], known["name"], known["handle"]) == (ann.id, "Ann", "ann")
    assert [(one["id"], one["seats"]) for one in known["tables"]] == [(table, ["Ann"])]
    assert [one["text"] for one in known["chat"]] == ["good evening"]
    assert (known["tokens"], known["muted"], len(known["logins"])) == (["my bot"], ["Bob"], 1)
    assert known["channels"][0]["address"] is None
    assert house.stranger().get("/api/me/export").status_code == 401


def test_what_somebody_deletes_is_gone(open_house: OpenHouse) -> None:
    house = open_house(origin=ORIGIN)
    ann = house.guest("Ann")
    account(ann, "ann")
    told(ann, {"kind": "calendar", "language": "en"})
    code = ann.post("/api/me/codes").json()["codes"][0]
    assert ann.post("/api/me/deletion", {"password": OLD}).status_code == 204
    assert recovers(house.stranger(), code).status_code == 404


# ---- names ----


def test_no_two_people_at_a_table_have_the_same_name(open_house: OpenHouse) -> None:
    house = open_house()
    first, second, third = house.guest("Anna"), house.guest("ánna"), house.guest("Bob")
    table = first.table("weinhaendler", seats="me open open open")
    for guest in (second, third):
        guest.join(table)
    assert [seat["name"] for seat in first.look(table)["table"]["seats"]][:3] == ["Anna", "ánna 2", "Bob"]
    screen = {"kind": "screen", "name": "Anna"}
    body = {"game": "heller", "seats": [{"kind": "me"}, screen, screen], "start": False}
    seats = first.post("/api/tables", body).json()["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Anna 2", "Anna 3"]
