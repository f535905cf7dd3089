"""Notices: whoever is away is told once, by the ways they chose; whoever looks is not. Delivered to real servers."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from collections.abc import Iterator
from functools import partial
from socket import SHUT_RDWR
from typing import Any

import pytest
from sqlalchemy import select

from comptoir.house.notices.channels import MOST_CHANNELS
from comptoir.house.notices.outbox import FIRST_RETRY_MS, MOST_TRIES
from comptoir.house.store.schema import channels, looks, notices
from tests.house.conftest import OpenHouse
from tests.house.guests import FakeClock, Guest, RunningHouse, until
from tests.house.letterboxes import Browser, Post, post_office
from tests.house.test_clocks import two_at_a_table

ORIGIN = "https://play.example"
HOUR = 3600


@pytest.fixture
def post() -> Iterator[Post]:
    with post_office() as running:
        yield running


def quick(clock: FakeClock, open_house: OpenHouse, **more: Any) -> RunningHouse:
    """A house that looks into its outbox all the time. Its clock stands, so nothing is due until the test moves it."""
    return open_house(clock, post_seconds=0.02, local_notices=True, origin=ORIGIN, **more)


def waiting(house: RunningHouse) -> list[tuple[str, str]]:
    with house.house.database.engine.connect() as connection:
        return [(row.kind, row.about) for row in connection.execute(select(notices).order_by(notices.c.kind))]


def told(guest: Guest, body: dict[str, Any]) -> dict[str, Any]:
    answer = guest.post("/api/me/channels", body)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def moves(guest: Guest, table: str) -> None:
    position = guest.look(table)
    assert guest.act(table, position["n"], position["legal"][0]).status_code == 200


def account(guest: Guest, handle: str) -> None:
    assert guest.post("/api/accounts", {"handle": handle, "password": "pepper and salt"}).status_code == 201


# ---- push ----


def one_is_told(
    clock: FakeClock, open_house: OpenHouse, post: Post, language: str = "en"
) -> tuple[RunningHouse, Guest, Guest, str, Browser]:
    """Two at a table, the first to move; the second is told by a browser."""
    house = quick(clock, open_house)
    mover, other, table = two_at_a_table(house)
    browser = post.browser("other")
    told(other, browser.subscription(language))
    return house, mover, other, table, browser


def test_who_is_away_is_told_once_that_it_is_their_turn(open_house: OpenHouse, post: Post) -> None:
    clock = FakeClock()
    house, mover, other, table, browser = one_is_told(clock, open_house, post, "fr")
    moves(mover, table)
    assert waiting(house) == [("turn", table)]
    clock.pass_seconds(59)
    assert not house.house.database.engine.connect().execute(select(notices).where(notices.c.due <= clock.ms)).all()
    clock.pass_seconds(2)
    until(lambda: post.read(browser), "the push arrives")
    until(lambda: not waiting(house), "it is not in the outbox any more")
    (message,) = post.read(browser)
    assert message["path"] == f"/table/{table}"
    assert message["body"].startswith("Auf Heller und Pfennig\xa0: c’est à vous de jouer.")
    assert message["lang"] == "fr"
    assert set(message) == {"title", "body", "path", "tag", "lang"}  # and nothing of the cards
    (_, headers, _) = post.arrived[0]
    assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", message["tag"])
    clock.pass_seconds(HOUR)
    moves(other, table)  # who moves is not told, and the first has no way to be
    clock.pass_seconds(HOUR)
    assert waiting(house) == []
    assert len(post.arrived) == 1


def test_who_moved_meanwhile_is_not_told(open_house: OpenHouse, post: Post) -> None:
    clock = FakeClock()
    house, mover, other, table, _ = one_is_told(clock, open_house, post)
    moves(mover, table)
    moves(other, table)
    clock.pass_seconds(61)
    until(lambda: not waiting(house), "it was judged")
    assert post.arrived == []


def is_known_here(house: RunningHouse, person: Guest) -> bool:
    with house.house.database.engine.connect() as connection:
        return bool(connection.execute(select(looks.c.here).where(looks.c.person == person.id)).scalar())


def test_who_looks_is_not_told_and_who_hides_the_page_is(open_house: OpenHouse, post: Post) -> None:
    clock = FakeClock()
    house, mover, other, table, browser = one_is_told(clock, open_house, post)
    with other.live(table) as line:
        line.next()
        until(lambda: is_known_here(house, other), "they are known to be here")
        moves(mover, table)
        line.until(lambda position: position["prompt"] is not None)
        clock.pass_seconds(30)
        beat(house)
        clock.pass_seconds(31)
        until(lambda: post.arrived or _due(house)[0] > clock.ms, "it was judged, and put off")
        assert post.arrived == []
        clock.pass_seconds(30)
        beat(house)
        until(lambda: not waiting(house), "they have seen it")
        moves(other, table)
        line.connection.send("away")
        until(lambda: not is_known_here(house, other), "the page is hidden")
        clock.pass_seconds(5)
        moves(mover, table)
        clock.pass_seconds(61)
        until(lambda: post.read(browser), "now they are told, though the line is open")
    assert len(post.arrived) == 1


def _due(house: RunningHouse) -> list[int]:
    with house.house.database.engine.connect() as connection:
        return [row.due for row in connection.execute(select(notices))] or [2**62]


def beat(house: RunningHouse) -> None:
    """The house writes down who is there, as it does every twenty seconds."""
    task = house.house.postman._round
    assert task is not None
    asyncio.run_coroutine_threadsafe(house.house.presence.write(beat=True), task.get_loop()).result(5)


def test_who_saw_it_and_closed_the_page_is_not_told_but_who_lost_the_line_is(open_house: OpenHouse, post: Post) -> None:
    clock = FakeClock()
    house, mover, other, table, _ = one_is_told(clock, open_house, post)
    line = other.live(table)
    line.next()
    until(lambda: is_known_here(house, other), "they are known to be here")
    moves(mover, table)
    line.until(lambda position: position["prompt"] is not None)
    clock.pass_seconds(1)
    line.connection.close()
    until(lambda: not is_known_here(house, other), "it is known that they left")
    clock.pass_seconds(61)
    until(lambda: not waiting(house), "they have seen it")
    assert post.arrived == []
    moves(other, table)
    line = other.live(table)
    line.next()
    until(lambda: is_known_here(house, other), "they are here again")
    moves(mover, table)
    line.connection.socket.shutdown(SHUT_RDWR)  # without a goodbye
    until(lambda: not is_known_here(house, other), "it is known that the line is broken")
    clock.pass_seconds(61)
    until(lambda: post.arrived, "nobody can know that they saw it")


def moves_unheard(mover: Guest, table: str, clock: FakeClock, post: Post, status: int) -> None:
    """A move of which the other is to be told, while what delivers the news answers so."""
    post.status = status
    moves(mover, table)
    clock.pass_seconds(61)


def test_what_cannot_be_delivered_is_tried_again_and_given_up_in_the_end(open_house: OpenHouse, post: Post) -> None:
    clock = FakeClock()
    house, mover, other, table, browser = one_is_told(clock, open_house, post)
    moves_unheard(mover, table, clock, post, 503)
    for number in range(1, 4):
        until(partial(_were_tried, house, [number]), "it was tried")
        clock.ms += FIRST_RETRY_MS * 3**number + 1000
    post.status = 201
    clock.pass_seconds(HOUR)
    until(lambda: post.read(browser), "it arrives after all")
    until(lambda: not waiting(house), "and is done")
    post.status = 503
    clock.pass_seconds(HOUR)
    moves(other, table)
    moves(mover, table)
    for number in range(1, MOST_TRIES + 1):
        clock.ms += FIRST_RETRY_MS * 3**number
        until(partial(_were_tried, house, [number] if number < MOST_TRIES else []), "it was tried")
    assert len(post.arrived) == 1


def tries(house: RunningHouse) -> list[int]:
    with house.house.database.engine.connect() as connection:
        return [row.tries for row in connection.execute(select(notices))]


def _were_tried(house: RunningHouse, numbers: list[int]) -> bool:
    return tries(house) == numbers


def test_a_browser_that_unsubscribed_is_forgotten(open_house: OpenHouse, post: Post) -> None:
    clock = FakeClock()
    house, mover, other, table, _ = one_is_told(clock, open_house, post)
    moves_unheard(mover, table, clock, post, 410)
    until(lambda: other.get("/api/me/channels").json()["channels"] == [], "the channel is gone")
    assert waiting(house) == []


def test_a_browser_belongs_to_who_is_logged_in_there(open_house: OpenHouse, post: Post) -> None:
    house = quick(FakeClock(), open_house)
    ann, bob = house.guest("Ann"), house.guest("Bob")
    browser = post.browser("shared")
    told(ann, browser.subscription())
    told(bob, browser.subscription())
    assert ann.get("/api/me/channels").json()["channels"] == []
    assert len(bob.get("/api/me/channels").json()["channels"]) == 1
    bob.delete("/api/me")
    with house.house.database.engine.connect() as connection:
        assert connection.execute(select(channels)).all() == []


def test_a_game_that_is_over_and_a_rematch_are_told(open_house: OpenHouse, post: Post) -> None:
    clock = FakeClock()
    house = quick(clock, open_house)
    mover, other, table = two_at_a_table(house, "pfusch")
    browser = post.browser("other")
    told(other, browser.subscription())
    while mover.look(table)["result"] is None:
        for guest in (mover, other):
            position = guest.look(table)
            if position["legal"] and position["prompt"]:
                guest.act(table, position["n"], position["legal"][0])
    clock.pass_seconds(61)
    until(lambda: post.read(browser), "the push arrives")
    assert post.read(browser)[0]["body"].startswith("Pfusch: the game is over.")
    again = mover.post(f"/api/tables/{table}/rematch").json()["table"]["id"]
    clock.pass_seconds(61)
    until(lambda: len(post.arrived) == 2, "the second push arrives")
    assert "A seat is kept for you" in post.read(browser)[1]["body"]
    assert post.read(browser)[1]["path"] == f"/table/{again}"


def test_nobody_is_called_to_a_game_against_bots(open_house: OpenHouse, post: Post) -> None:
    house = quick(FakeClock(), open_house)
    ann = house.guest()
    told(ann, post.browser("ann").subscription())
    table = ann.table(seats="me beginner beginner")
    ann.move(table)
    assert waiting(house) == []


def test_time_that_runs_out_is_told(open_house: OpenHouse, post: Post) -> None:
    clock = FakeClock()
    house = quick(clock, open_house)
    mover, other, table = two_at_a_table(house, clock={"kind": "days", "days": 5})
    browser = post.browser("mover")
    told(mover, browser.subscription("de"))
    clock.pass_seconds(4 * 24 * HOUR + 60)
    until(lambda: ("late", table) in waiting(house), "the clock has warned")
    clock.pass_seconds(61)
    until(lambda: post.read(browser), "the push arrives")
    assert (
        post.read(browser)[0]["body"]
        == f"Auf Heller und Pfennig: Deine Zeit läuft ab. Es warten: {_name(other)}. Noch 24 Stunden."
    )


def _name(guest: Guest) -> str:
    return str(guest.get("/api/me").json()["name"])


# ---- two processes, and restarts ----


def test_two_processes_send_each_notice_once(open_house: OpenHouse, post: Post) -> None:
    clock = FakeClock()
    first, second = quick(clock, open_house), quick(clock, open_house)
    pairs = [two_at_a_table(first) for _ in range(8)]
    browsers = [post.browser(f"b{at}") for at in range(8)]
    for (_, other, _), browser in zip(pairs, browsers, strict=True):
        told(other, browser.subscription())
    for at, (mover, _, table) in enumerate(pairs):
        moves(mover if at % 2 else mover.at(second), table)
    clock.pass_seconds(61)
    until(lambda: len(post.arrived) == 8, "all have arrived")
    until(lambda: not waiting(first), "all is done")
    assert sorted(len(post.read(browser)) for browser in browsers) == [1] * 8


def test_a_restart_loses_no_notice_and_repeats_none(open_house: OpenHouse, post: Post) -> None:
    clock = FakeClock()
    house, mover, _, table, browser = one_is_told(clock, open_house, post)
    moves(mover, table)
    house.__exit__(None, None, None)
    clock.pass_seconds(61)
    again = quick(clock, open_house)
    until(lambda: post.read(browser), "the push arrives")
    until(lambda: not waiting(again), "it is done")
    again.__exit__(None, None, None)
    clock.pass_seconds(HOUR)
    third = quick(clock, open_house)
    assert waiting(third) == []
    assert len(post.arrived) == 1


# ---- webhooks and calendars ----


def test_a_webhook_is_signed(open_house: OpenHouse, post: Post) -> None:
    clock = FakeClock()
    house = quick(clock, open_house)
    mover, other, table = two_at_a_table(house)
    account(other, "other")
    secret = told(other, {"kind": "webhook", "address": post.address("hook"), "language": "en"})["shown"]
    moves(mover, table)
    clock.pass_seconds(61)
    until(lambda: post.arrived, "it is called")
    path, headers, body = post.arrived[0]
    assert path == "/hook"
    assert headers["x-comptoir-signature"] == "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    (notice,) = json.loads(body)["notices"]
    assert (notice["kind"], notice["table"], notice["game"]) == ("turn", table, "heller")
    assert notice["url"] == f"{ORIGIN}/table/{table}"


def test_a_calendar_has_the_deadlines_of_its_owner(open_house: OpenHouse) -> None:
    clock = FakeClock()
    house = quick(clock, open_house)
    mover, _, table = two_at_a_table(house, clock={"kind": "days", "days": 3})
    account(mover, "mover")
    address = told(mover, {"kind": "calendar", "language": "fr"})["shown"]
    read = house.stranger().get(address.removeprefix(ORIGIN))
    assert read.headers["content-type"] == "text/calendar; charset=utf-8"
    lines = read.text.split("\r\n")
    assert (lines[0], lines[-2]) == ("BEGIN:VCALENDAR", "END:VCALENDAR")
    assert f"UID:{table}@comptoir" in lines
    assert "DTSTART:20231117T221320Z" in lines  # three days after the test's clock
    assert any(line.startswith("SUMMARY:Auf Heller") for line in lines)
    moves(mover, table)
    assert "VEVENT" not in house.stranger().get(address.removeprefix(ORIGIN)).text
    assert house.stranger().get("/api/calendar/nonsense").status_code == 404
    told(mover, {"kind": "calendar", "language": "fr"})  # a new address ends the old one
    assert house.stranger().get(address.removeprefix(ORIGIN)).status_code == 404


# ---- bounds, and what is refused ----


def test_what_cannot_be_a_channel_is_refused(open_house: OpenHouse, post: Post) -> None:
    house = open_house(FakeClock(), post_seconds=0.02)
    ann = house.guest()
    subscription = post.browser("ann").subscription()
    for wrong in (
        subscription,  # http
        {**subscription, "address": "https://push.example/x", "p256dh": "AAAA"},
        {**subscription, "address": "https://push.example/x", "auth": "AAAA"},
        {**subscription, "address": "https://user@push.example/x"},
        {**subscription, "address": "https://push.example/x y"},
        {**subscription, "address": "ftp://push.example/x"},
        {**subscription, "address": "https://push.example:99999/x"},
    ):
        assert (ann.post("/api/me/channels", wrong).status_code, wrong) == (400, wrong)
    assert ann.post("/api/me/channels", {"kind": "calendar", "language": "en"}).json()["error"] == "needs_account"
    account(ann, "ann")
    answer = ann.post("/api/me/channels", {"kind": "mail", "address": "ann@example.org", "language": "en"})
    assert answer.json()["error"] == "no_mail"
    for at in range(MOST_CHANNELS):
        told(ann, {**subscription, "address": f"https://push.example/{at}"})
    answer = ann.post("/api/me/channels", {**subscription, "address": "https://push.example/more"})
    assert (answer.json()["error"], answer.json()["most"]) == ("too_many_channels", MOST_CHANNELS)


def test_no_notice_goes_into_the_network_of_the_house(open_house: OpenHouse, post: Post) -> None:
    """A name that leads to an address inside is not followed, whatever it looks like."""
    clock = FakeClock()
    house = open_house(clock, post_seconds=0.02)
    mover, other, table = two_at_a_table(house)
    subscription = post.browser("x").subscription()
    told(other, {**subscription, "address": f"https://localhost:{post.port}/x"})
    moves(mover, table)
    clock.pass_seconds(61)
    until(lambda: tries(house) == [1], "it was tried in vain")
    assert post.arrived == []


def test_a_way_to_be_told_can_be_tried(open_house: OpenHouse, post: Post) -> None:
    house = quick(FakeClock(), open_house, mail_limit="100/hour")
    ann = house.guest()
    browser = post.browser("ann")
    made = told(ann, browser.subscription())
    assert house.guest("Bob").post(f"/api/me/channels/{made['id']}/try").status_code == 404
    assert ann.post(f"/api/me/channels/{made['id']}/try").status_code == 204
    until(lambda: post.read(browser), "the push arrives")
    assert post.read(browser)[0]["body"] == "This is how you will be told when it is your turn."
