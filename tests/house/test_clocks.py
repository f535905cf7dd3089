"""Clocks: they warn, they run out, and then a bot or a pass takes over. Time is moved by hand here."""

from __future__ import annotations

from typing import Any

import pytest

from tests.house.conftest import OpenHouse
from tests.house.guests import FakeClock, Guest, RunningHouse, until
from tests.house.test_playing import play_out

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
        "vacation": 0, "vacation_ends": None,
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


def test_by_days_a_reserve_is_used_when_the_days_are_gone_and_warns_before_its_end(open_house: OpenHouse) -> None:
    clock = FakeClock()
    mover, other, table = two_at_a_table(open_house(clock), clock={"kind": "days", "days": 1, "reserve_days": 2})
    seat = mover.look(table)["seat"]
    start = clock_of(mover.look(table), seat)
    assert (start["reserve"], start["deadline"]) == (2 * DAY * 1000, clock.ms + 3 * DAY * 1000)
    clock.pass_seconds(2.7 * DAY)
    clock.let_it_strike()
    assert clock_of(other.look(table), seat)["warned"] is False
    clock.pass_seconds(0.2 * DAY)
    until(lambda: clock_of(other.look(table), seat)["warned"], "warned a fifth of a day before the end")
    position = mover.look(table)
    mover.act(table, position["n"], position["legal"][0])
    assert clock_of(mover.look(table), seat)["reserve"] == pytest.approx(0.1 * DAY * 1000)


def test_on_vacation_a_clock_stands_still_until_who_is_away_is_back(open_house: OpenHouse) -> None:
    clock = FakeClock()
    house = open_house(clock)
    mover, other, table = two_at_a_table(house, clock={"kind": "days", "days": 1, "vacation": 5})
    seat = mover.look(table)["seat"]
    clock.pass_seconds(0.5 * DAY)
    away = clock_of(mover.post(f"/api/tables/{table}/vacation").json(), seat)
    assert (away["vacation_ends"], away["deadline"]) == (clock.ms + 5 * DAY * 1000, clock.ms + int(5.5 * DAY * 1000))
    assert mover.post(f"/api/tables/{table}/vacation").status_code == 200  # asked twice
    clock.pass_seconds(3 * DAY)
    clock.let_it_strike()
    assert other.post(f"/api/tables/{table}/removal", {"seat": seat}).json()["error"] == "not_absent"
    back = clock_of(mover.post(f"/api/tables/{table}/return").json(), seat)
    assert (back["vacation"], back["vacation_ends"]) == (2 * DAY * 1000, None)
    assert back["deadline"] == clock.ms + int(0.5 * DAY * 1000)
    mover.post(f"/api/tables/{table}/vacation")
    clock.pass_seconds(1 * DAY)
    position = mover.look(table)
    mover.act(table, position["n"], position["legal"][0])  # who plays is back
    assert clock_of(mover.look(table), seat)["vacation"] == 1 * DAY * 1000
    assert [note["what"] for note in other.look(table)["notes"]] == ["vacation", "back", "vacation"]


def test_a_vacation_ends_by_itself_and_there_is_no_more_than_was_agreed(open_house: OpenHouse) -> None:
    clock = FakeClock()
    mover, other, table = two_at_a_table(open_house(clock), clock={"kind": "days", "days": 1, "vacation": 1})
    seat = mover.look(table)["seat"]
    mover.post(f"/api/tables/{table}/vacation")
    clock.pass_seconds(1 * DAY + 60)
    until(lambda: clock_of(other.look(table), seat)["vacation_ends"] is None, "the vacation is over")
    assert mover.post(f"/api/tables/{table}/vacation").json()["error"] == "no_vacation"
    assert clock_of(other.look(table), seat)["deadline"] == clock.ms + (DAY - 60) * 1000
    clock.pass_seconds(1 * DAY)
    until(lambda: other.look(table)["prompt"], "the bot has moved")
    assert [note["what"] for note in other.look(table)["notes"]] == ["vacation", "vacation_over", "stand_in"]


def test_without_vacation_agreed_nobody_takes_one(open_house: OpenHouse) -> None:
    house = open_house()
    mover, _, table = two_at_a_table(house, clock=LIVE)
    assert mover.post(f"/api/tables/{table}/vacation").json()["error"] == "no_vacation"
    assert house.guest("Eve").post(f"/api/tables/{table}/vacation").json()["error"] == "no_vacation"
    open_table = mover.table(seats="me open", clock={"kind": "days", "vacation": 5})
    assert mover.post(f"/api/tables/{open_table}/vacation").json()["error"] == "not_running"


def test_where_it_is_agreed_who_is_late_is_out(open_house: OpenHouse) -> None:
    clock = FakeClock()
    mover, other, table = two_at_a_table(open_house(clock), clock={**LIVE, "at_zero": "out"})
    seat = mover.look(table)["seat"]
    clock.pass_seconds(31)
    until(lambda: other.look(table)["prompt"], "the bot has moved")
    assert next(one["kind"] for one in other.look(table)["table"]["seats"] if one["seat"] == seat) == "bot"
    assert mover.look(table)["seat"] == "public"


@pytest.mark.parametrize(
    ("clock", "told"),
    [
        ({"kind": "live", "seconds": 4}, "seconds"),
        ({"kind": "live", "reserve": 36_001}, "reserve"),
        ({"kind": "days", "days": 31}, "days"),
        ({"kind": "days", "days": 0}, "days"),
        ({"kind": "days", "reserve_days": -1}, "reserve_days"),
        ({"kind": "days", "vacation": 61}, "vacation"),
        ({"kind": "days", "at_zero": "shout"}, "at_zero"),
        ({"kind": "sundial"}, "kind"),
    ],
)
def test_a_clock_that_cannot_be_is_refused_with_what_is_wrong(house: RunningHouse, clock: dict[str, Any], told: str) -> None:
    answer = house.guest().post("/api/tables", {"game": "heller", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": clock})
    assert (answer.status_code, told in answer.json()["detail"]) == (400, True), answer.text


def test_what_is_agreed_is_told_in_the_invitation_and_holds_for_the_rematch(open_house: OpenHouse) -> None:
    house = open_house()
    ann = house.guest("Ann")
    agreed = {"kind": "days", "days": 7, "vacation": 14}
    table = ann.table("pfusch", seats="me open", rated=False, hints=False, clock=agreed)
    link = ann.post(f"/api/tables/{table}/invitation").json()["token"]
    told = house.stranger().get(f"/api/invitations/{link}").json()["to"]
    assert (told["rated"], told["hints"], told["clock"]["vacation"]) == (False, False, 14)
    ann.post(f"/api/tables/{table}/start", {"fill": "beginner"})
    until(lambda: ann.look(table)["prompt"], "she is asked")
    assert ann.get(f"/api/tables/{table}/hint").json()["error"] == "no_hints"
    assert play_out(ann, table)["table"]["rated"] is False
    again = ann.post(f"/api/tables/{table}/rematch").json()["table"]
    assert (again["rated"], again["hints"], again["clock"]["days"], again["clock"]["vacation"]) == (False, False, 7, 14)


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
