"""Clocks: they warn, they run out, and then a bot or a pass takes over. Time is moved by hand here."""

from __future__ import annotations

from typing import Any

import pytest

from tests.house.conftest import OpenHouse
from tests.house.guests import FakeClock, Guest, RunningHouse, until

LIVE = {"kind": "live", "seconds": 10, "reserve": 20}
DAY = 86_400


def two_at_a_table(house: RunningHouse, game: str = "heller", **more: Any) -> tuple[Guest, Guest, str]:
    """Two people at a table; the first one returned is to move."""
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.table(game, seats="me open", **more)
    bob.join(table)
    ann.post(f"/api/tables/{table}/start", {})
    return (ann, bob, table) if ann.look(table)["prompt"] else (bob, ann, table)


def clock_of(position: dict[str, Any], seat: str) -> dict[str, Any]:
    return next(clock for clock in position["clocks"] if clock["seat"] == seat)


def test_a_move_uses_its_allowance_before_the_reserve(open_house: OpenHouse) -> None:
    clock = FakeClock()
    mover, _, table = two_at_a_table(open_house(clock), clock=LIVE)
    start = mover.look(table)
    mine = clock_of(start, start["seat"])
    assert (mine["reserve"], mine["since"], mine["deadline"]) == (20_000, clock.ms, clock.ms + 30_000)
    clock.pass_seconds(13)
    mover.act(table, start["n"], start["legal"][0])
    after = mover.look(table)
    assert clock_of(after, start["seat"]) == {
        "seat": start["seat"], "reserve": 17_000, "since": None, "deadline": None, "warned": False,
    }  # fmt: skip
    theirs = clock_of(after, after["waiting"][0]["seat"])
    assert (theirs["reserve"], theirs["since"]) == (20_000, clock.ms + 600)  # a stall that is put up takes so long to see


def test_when_time_is_up_a_bot_stands_in_until_the_person_is_back(open_house: OpenHouse) -> None:
    clock = FakeClock()
    mover, other, table = two_at_a_table(open_house(clock), clock=LIVE)
    start = mover.look(table)
    clock.pass_seconds(29)
    assert mover.look(table)["n"] == start["n"]
    clock.pass_seconds(2)
    until(lambda: other.look(table)["prompt"], "the bot has moved")
    seat = next(seat for seat in other.look(table)["table"]["seats"] if seat["seat"] == start["seat"])
    assert (seat["kind"], seat["stand_in"]) == ("person", "merchant")
    mover.post(f"/api/tables/{table}/return")
    assert all(seat["stand_in"] is None for seat in other.look(table)["table"]["seats"])
    position = other.look(table)
    other.act(table, position["n"], {"name": "stall", "rank": 1, "cell": _empty(position)})
    assert mover.look(table)["prompt"]
    assert clock_of(mover.look(table), start["seat"])["reserve"] == 0


def _empty(position: dict[str, Any]) -> str:
    cell = position["view"]["empty"][0]
    return f"{'abcdef'[cell % 6]}{cell // 6 + 1}"


def test_by_days_there_is_a_warning_at_four_fifths(open_house: OpenHouse) -> None:
    clock = FakeClock()
    mover, other, table = two_at_a_table(open_house(clock), clock={"kind": "days", "days": 5})
    seat = mover.look(table)["seat"]
    with other.live(table) as line:
        assert clock_of(line.next(), seat)["warned"] is False
        clock.pass_seconds(4 * DAY - 60)
        clock.let_it_strike()
        assert clock_of(other.look(table), seat)["warned"] is False
        clock.pass_seconds(120)
        assert clock_of(line.next(), seat)["warned"] is True
        assert mover.look(table)["prompt"]
        clock.pass_seconds(DAY)
        until(lambda: other.look(table)["prompt"], "the bot has moved")


def test_where_the_rules_have_a_pass_the_clock_may_take_it(open_house: OpenHouse) -> None:
    clock = FakeClock()
    house = open_house(clock)
    mover, other, table = two_at_a_table(house, "pfeffersaecke", clock={**LIVE, "at_zero": "pass"})
    for _ in range(60):  # until somebody may do something idle
        guest = next(guest for guest in (mover, other) if guest.look(table)["prompt"])
        position = guest.look(table)
        if any(action["name"] in ("collect", "stop") for action in position["legal"]):
            break
        guest.act(table, position["n"], position["legal"][0])
    else:
        pytest.fail("no seat could ever pass")
    clock.pass_seconds(31)
    until(lambda: guest.look(table)["n"] > position["n"], "the clock has passed")
    assert all(seat["stand_in"] is None for seat in guest.look(table)["table"]["seats"])


def test_without_a_clock_nothing_is_ever_due(open_house: OpenHouse) -> None:
    clock = FakeClock()
    mover, _, table = two_at_a_table(open_house(clock))
    clock.pass_seconds(100 * DAY)  # more, and nobody is logged in
    with mover.live(table) as line:
        before = line.next()
        clock.let_it_strike()
        mover.act(table, before["n"], before["legal"][0])
        assert line.next()["n"] == before["n"] + 1  # and nothing came in between
    assert mover.look(table)["clocks"] == []


def bargaining(house: RunningHouse) -> tuple[Guest, Guest, str]:
    """A table of Pfusch at which two people bargain by the clock: they play the same gift until they tie."""
    ann, bob, table = two_at_a_table(house, "pfusch", options={"clock": True})
    for _ in range(60):
        for guest in (ann, bob):
            position = guest.look(table)
            if position["prompt"] == "bargain":
                return ann, bob, table
            if position["prompt"]:
                gifts = [action for action in position["legal"] if action["name"] == "bribe"]
                guest.act(table, position["n"], (gifts or position["legal"])[0])
    raise AssertionError("they never tied")


def test_the_two_minutes_of_bargaining_are_the_houses_to_end(open_house: OpenHouse) -> None:
    clock = FakeClock()
    ann, bob, table = bargaining(open_house(clock))
    position = ann.look(table)
    assert position["timer"] == clock.ms + 120_000 + 2300  # the last hand closes, two open, and two are seen to tie
    assert {"name": "time_up"} not in position["legal"]
    refused = ann.act(table, position["n"], {"name": "time_up"})
    assert (refused.status_code, refused.json()["rule"]) == (422, "F10")
    clock.pass_seconds(122)
    assert bob.look(table)["timer"] is not None
    clock.pass_seconds(1)
    until(lambda: bob.look(table)["prompt"] != "bargain", "time is up")
    assert ann.look(table)["timer"] is None
