"""Letters: to confirmed addresses only, not too often, and whoever wants no more gets none. Delivered to a real mail server."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from sqlalchemy import select

from comptoir.house.notices.outbox import FIRST_RETRY_MS, GAP_MS
from comptoir.house.store.schema import channels
from tests.house.conftest import OpenHouse
from tests.house.guests import FakeClock, Guest, RunningHouse, until
from tests.house.letterboxes import Letterbox, mail_server
from tests.house.test_clocks import two_at_a_table
from tests.house.test_notices import ORIGIN, account, moves, quick, told, tries, waiting


@pytest.fixture
def mail() -> Iterator[tuple[Letterbox, str]]:
    with mail_server() as running:
        yield running


def by_mail(open_house: OpenHouse, clock: FakeClock, mail: tuple[Letterbox, str]) -> tuple[RunningHouse, Guest, Guest, str]:
    """Two at a table; the second wants mail, and has confirmed the address."""
    box, server = mail
    house = quick(clock, open_house, mail_server=server, mail_from="house@play.example")
    mover, other, table = two_at_a_table(house)
    account(other, "other")
    assert told(other, {"kind": "mail", "address": "other@example.org", "language": "en"})["confirmed"] is False
    until(lambda: box.letters, "a letter to confirm the address")
    until(lambda: not waiting(house), "it is done")
    return house, mover, other, table


def test_mail_goes_to_confirmed_addresses_only_and_once_an_hour(open_house: OpenHouse, mail: tuple[Letterbox, str]) -> None:
    clock, (box, _) = FakeClock(), mail
    house, mover, other, table = by_mail(open_house, clock, mail)
    moves(mover, table)
    assert waiting(house) == []  # not confirmed
    moves(other, table)
    assert house.stranger().post(f"/api/confirmations/{box.links('confirm')[0]}").status_code == 204
    moves(mover, table)
    clock.pass_seconds(61)
    until(lambda: len(box.letters) == 2, "the letter arrives")
    letter = box.letters[1]
    assert (letter["To"], letter["From"]) == ("other@example.org", "house@play.example")
    assert letter["Subject"].startswith("Comptoir: Auf Heller und Pfennig: it is your turn.")
    assert f"{ORIGIN}/table/{table}" in letter.get_content()
    for _ in range(3):  # more happens within the hour: one letter says it all, later
        until(lambda: not _taken(house), "the postman is back")
        moves(other, table)
        moves(mover, table)
        clock.pass_seconds(300)
    assert len(box.letters) == 2
    clock.ms += GAP_MS["mail"]
    until(lambda: len(box.letters) == 3, "the next letter arrives")
    until(lambda: not waiting(house), "and no other is to come")


def _taken(house: RunningHouse) -> bool:
    with house.house.database.engine.connect() as connection:
        return any(row.taken for row in connection.execute(select(channels)))


def test_one_letter_says_it_of_all_tables(open_house: OpenHouse, mail: tuple[Letterbox, str]) -> None:
    clock, (box, _) = FakeClock(), mail
    house, mover, other, table = by_mail(open_house, clock, mail)
    house.stranger().post(f"/api/confirmations/{box.links('confirm')[0]}")
    second = mover.table(seats="me open")
    other.join(second)
    mover.post(f"/api/tables/{second}/start", {})
    moves(mover, table)
    if other.look(second)["prompt"]:  # who begins is drawn
        moves(other, second)
    moves(mover, second)
    clock.pass_seconds(61)
    until(lambda: len(box.letters) == 2, "one letter")
    assert box.letters[1]["Subject"] == "Comptoir: 2 things are waiting for you"
    assert all(f"{ORIGIN}/table/{one}" in box.letters[1].get_content() for one in (table, second))


def test_a_letter_can_be_unsubscribed_from_by_link_and_by_one_click(open_house: OpenHouse, mail: tuple[Letterbox, str]) -> None:
    clock, (box, _) = FakeClock(), mail
    house, mover, other, table = by_mail(open_house, clock, mail)
    house.stranger().post(f"/api/confirmations/{box.links('confirm')[0]}")
    moves(mover, table)
    clock.pass_seconds(61)
    until(lambda: len(box.letters) == 2, "the letter arrives")
    one_click = str(box.letters[1]["List-Unsubscribe"]).strip("<>").replace(ORIGIN, f"http://127.0.0.1:{house.port}")
    assert box.links("unsubscribe") == [one_click.rsplit("/", 1)[1]]
    assert httpx.post(one_click, data={"List-Unsubscribe": "One-Click"}).status_code == 204  # a mail program has no cookies
    assert other.get("/api/me/channels").json()["channels"] == []
    assert httpx.post(one_click).status_code == 204  # asked twice
    assert httpx.post(one_click + "x").status_code == 404


def test_a_mail_server_that_says_later_gets_the_same_letter_again(open_house: OpenHouse, mail: tuple[Letterbox, str]) -> None:
    clock, (box, _) = FakeClock(), mail
    house, mover, _, table = by_mail(open_house, clock, mail)
    house.stranger().post(f"/api/confirmations/{box.links('confirm')[0]}")
    box.refuse = True
    moves(mover, table)
    clock.pass_seconds(61)
    until(lambda: tries(house) == [1], "it was refused")
    box.refuse = False
    clock.ms += FIRST_RETRY_MS + 1000
    until(lambda: len(box.letters) == 2, "it arrives")
    assert str(box.letters[1]["Message-ID"]).endswith("@play.example>")


def test_letters_that_somebody_asks_for_are_counted(open_house: OpenHouse, mail: tuple[Letterbox, str]) -> None:
    _, server = mail
    house = quick(FakeClock(), open_house, mail_server=server, mail_from="house@play.example", mail_limit="2/hour")
    ann = house.guest()
    account(ann, "ann")
    body = {"kind": "mail", "address": "ann@example.org", "language": "en"}
    assert [ann.post("/api/me/channels", body).status_code for _ in range(3)] == [201, 201, 429]
