"""What people at a table decide together: absentees are replaced, games paused and given up; and what its host may do."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.house.conftest import OpenHouse
from tests.house.guests import FakeClock, Guest, RunningHouse, until
from tests.house.test_clocks import LIVE, two_at_a_table
from tests.house.test_playing import play_out

DAY = 86_400


def ask(guest: Guest, table: str, what: str, body: dict[str, Any] | None = None) -> httpx.Response:
    return guest.post(f"/api/tables/{table}/{what}", body)


def three_at_a_table(house: RunningHouse, **more: Any) -> tuple[dict[str, Guest], str]:
    """Three people, by their seats, and the first is the host."""
    guests = [house.guest(name) for name in ("Ann", "Bob", "Cleo")]
    table = guests[0].table("weinhaendler", seats="me open open", **more)
    for guest in guests[1:]:
        guest.join(table)
    ask(guests[0], table, "start", {})
    return {guest.look(table)["seat"]: guest for guest in guests}, table


def names(guest: Guest, table: str) -> list[str]:
    return [seat["name"] for seat in guest.look(table)["table"]["seats"]]


def noted(guest: Guest, table: str) -> list[tuple[str, str | None, str]]:
    return [(one["what"], one["seat"], one["name"]) for one in guest.look(table)["notes"]]


# ---- absentees ----


def test_after_three_days_an_absentee_gives_way_to_a_bot_and_the_game_is_played_to_its_end(open_house: OpenHouse) -> None:
    clock = FakeClock()
    house = open_house(clock)
    mover, other, table = two_at_a_table(house, "pfusch")
    seat = mover.look(table)["seat"]
    other_seat = other.look(table)["seat"]
    if other.look(table)["prompt"]:  # Pfusch asks both at once: the other has chosen
        position = other.look(table)
        other.act(table, position["n"], position["legal"][0])
    assert ask(other, table, "removal", {"seat": seat}).json()["error"] == "not_absent"
    clock.pass_seconds(3 * DAY + 1)
    assert ask(house.guest("Eve"), table, "removal", {"seat": seat}).status_code == 403
    assert ask(other, table, "removal", {"seat": other_seat}).json()["error"] == "nobody_there"
    gone = names(other, table)["AB".index(seat)]
    after = ask(other, table, "removal", {"seat": seat}).json()
    assert [one["kind"] for one in after["table"]["seats"] if one["seat"] == seat] == ["bot"]
    assert noted(other, table) == [("removed", seat, gone)]
    assert mover.look(table)["seat"] == "public"
    assert play_out(other, table)["result"] is not None


def test_whom_the_clock_replaced_can_be_replaced_for_good(open_house: OpenHouse) -> None:
    clock = FakeClock()
    mover, other, table = two_at_a_table(open_house(clock), clock=LIVE)
    seat = mover.look(table)["seat"]
    clock.pass_seconds(31)
    until(lambda: [what for what, _, _ in noted(other, table)] == ["stand_in"], "the bot stands in")
    assert ask(other, table, "removal", {"seat": seat}).status_code == 200
    assert [what for what, _, _ in noted(other, table)] == ["stand_in", "removed"]


def test_who_comes_back_is_noted(open_house: OpenHouse) -> None:
    clock = FakeClock()
    mover, other, table = two_at_a_table(open_house(clock), clock=LIVE)
    clock.pass_seconds(31)
    until(lambda: noted(other, table), "the bot stands in")
    ask(mover, table, "return")
    assert [what for what, _, _ in noted(other, table)] == ["stand_in", "back"]


def test_others_vote_an_absentee_out_but_not_their_only_opponent(open_house: OpenHouse) -> None:
    clock = FakeClock()
    house = open_house(clock)
    guests, table = three_at_a_table(house)
    (absent, *_) = guests["A"].look(table)["table"]["waiting"]
    first, second = (guests[seat] for seat in "ABC" if seat != absent)
    motion = {"kind": "replace", "seat": absent}
    assert ask(first, table, "motion", motion).json()["error"] == "not_absent"
    clock.pass_seconds(601)
    proposed = ask(first, table, "motion", motion).json()["motion"]
    assert (proposed["kind"], proposed["seat"], len(proposed["missing"])) == ("replace", absent, 1)
    assert ask(second, table, "motion", {"kind": "pause"}).json()["error"] == "other_motion"
    assert ask(second, table, "motion/refusal").json()["motion"] is None
    ask(first, table, "motion", motion)
    done = ask(second, table, "motion", motion).json()
    assert (done["motion"], done["notes"][-1]["what"]) == (None, "removed")
    mover, other, small = two_at_a_table(house)
    clock.pass_seconds(601)
    body = {"kind": "replace", "seat": mover.look(small)["seat"]}
    assert ask(other, small, "motion", body).json()["error"] == "too_few_to_vote"


def test_a_vote_ends_when_the_absentee_moves(open_house: OpenHouse) -> None:
    clock = FakeClock()
    guests, table = three_at_a_table(open_house(clock))
    (absent, *_) = guests["A"].look(table)["table"]["waiting"]
    first = guests["A" if absent != "A" else "B"]
    clock.pass_seconds(601)
    ask(first, table, "motion", {"kind": "replace", "seat": absent})
    position = guests[absent].look(table)
    guests[absent].act(table, position["n"], position["legal"][0])
    assert first.look(table)["motion"] is None


# ---- pausing, giving up ----


def test_a_pause_takes_everybodys_consent_and_costs_nobody_time(open_house: OpenHouse) -> None:
    clock = FakeClock()
    mover, other, table = two_at_a_table(open_house(clock), clock=LIVE)
    clock.pass_seconds(5)
    assert ask(other, table, "motion", {"kind": "pause"}).json()["table"]["paused"] is False
    paused = ask(mover, table, "motion", {"kind": "pause"}).json()
    assert (paused["table"]["paused"], paused["legal"], paused["prompt"]) == (True, [], None)
    position = mover.look(table)
    answer = mover.act(table, position["n"], {"name": "stall", "rank": 1, "cell": "a1"})
    assert (answer.status_code, answer.json()["error"]) == (409, "paused")
    clock.pass_seconds(DAY)
    clock.let_it_strike()
    assert all(seat["stand_in"] is None for seat in other.look(table)["table"]["seats"])
    going = ask(other, table, "resume").json()
    assert going["table"]["paused"] is False
    mine = next(one for one in mover.look(table)["clocks"] if one["deadline"] is not None)
    assert mine["deadline"] - clock.ms == 25_000  # thirty seconds, of which five were used
    assert [what for what, _, _ in noted(mover, table)] == ["paused", "resumed"]


def test_a_game_is_given_up_by_consent(open_house: OpenHouse) -> None:
    mover, other, table = two_at_a_table(open_house())
    host = next(guest for guest in (mover, other) if guest.look(table)["table"]["hosting"])
    assert ask(host, table, "close").json()["error"] == "others_play"
    ask(mover, table, "motion", {"kind": "abandon"})
    assert ask(other, table, "motion", {"kind": "abandon"}).json()["table"]["status"] == "closed"
    assert [what for what, _, _ in noted(mover, table)] == ["abandoned"]
    assert ask(mover, table, "motion", {"kind": "pause"}).json()["error"] == "not_running"


# ---- the host ----


def test_a_host_closes_a_table_nobody_else_plays_at(open_house: OpenHouse) -> None:
    house = open_house()
    ann = house.guest()
    for seats in ("me open", "me screen"):
        table = ann.table(seats=seats)
        assert ask(house.guest("Bob"), table, "close").status_code == 403
        assert ask(ann, table, "close").json()["table"]["status"] == "closed"
        assert ask(ann, table, "close").json()["error"] == "not_running"


def test_a_host_frees_a_seat_before_the_game_and_the_links_end(open_house: OpenHouse) -> None:
    house = open_house()
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.table(seats="me open", public=False)
    link = ask(ann, table, "invitation").json()["token"]
    bob.post("/api/invitations", {"token": link})
    bob.join(table)
    assert ask(bob, table, "removal", {"seat": "A"}).status_code == 403
    assert ask(ann, table, "removal", {"seat": "B"}).json()["table"]["seats"][1]["kind"] == "open"
    assert house.guest("Eve").post("/api/invitations", {"token": link}).status_code == 404


def test_who_leaves_is_noted_and_the_next_person_is_host(open_house: OpenHouse) -> None:
    house = open_house()
    guests, table = three_at_a_table(house)
    host = next(guest for guest in guests.values() if guest.look(table)["table"]["hosting"])
    others = [guest for guest in guests.values() if guest is not host]
    seat = host.look(table)["seat"]
    ask(host, table, "leave")
    assert noted(others[0], table) == [("left", seat, "Ann")]
    assert sum(guest.look(table)["table"]["hosting"] for guest in others) == 1
    host.post("/api/me/deletion", {})
    assert noted(others[0], table) == [("left", seat, "—")]  # a name that was deleted is in no note


@pytest.mark.parametrize("what", ["motion", "removal"])
def test_what_makes_no_sense_is_refused(open_house: OpenHouse, what: str) -> None:
    mover, _, table = two_at_a_table(open_house())
    body = {"seat": "F"} if what == "removal" else {"kind": "replace", "seat": "F"}
    assert ask(mover, table, what, body).json()["error"] == "unknown_seat"


def test_who_is_there_is_visible(open_house: OpenHouse) -> None:
    house = open_house()
    mover, other, table = two_at_a_table(house)
    assert other.get(f"/api/tables/{table}/present").json() == {"seats": []}
    with mover.live(table) as line:
        line.next()
        seat = mover.look(table)["seat"]
        until(lambda: other.get(f"/api/tables/{table}/present").json()["seats"] == [seat], "they are seen to be there")
    until(lambda: other.get(f"/api/tables/{table}/present").json()["seats"] == [], "they are seen to have gone")


# ---- invitations ----


def test_a_messenger_sees_who_invites_to_what_and_no_more(open_house: OpenHouse) -> None:
    house = open_house(origin="https://play.example")
    ann = house.guest('A"n<n>')
    table = ann.table(seats="me open", public=False)
    token = ask(ann, table, "invitation").json()["token"]
    crawler = house.stranger()
    page = crawler.http.get(f"/join/{token}", headers={"accept-language": "de-DE, en;q=0.5"}).text
    assert 'property="og:title" content="A&quot;n&lt;n&gt; lädt dich ein: Auf Heller und Pfennig"' in page
    assert 'property="og:description" content="Ein Platz ist frei."' in page
    assert f'property="og:url" content="https://play.example/join/{token}"' in page
    assert table not in page
    assert ann.id not in page
    assert crawler.http.head(f"/join/{token}").status_code == 200
    for wrong in ("nonsense", "a/b", "%22%3E%3Cscript%3E"):
        plain = crawler.http.get(f"/join/{wrong}")
        assert (plain.status_code, "og:" in plain.text, "script>" in plain.text.replace("</script>", "")) == (200, False, False)
    ask(ann, table, "close")
    assert 'content="This table is not open any more."' in crawler.http.get(f"/join/{token}").text


def test_an_invitation_says_what_it_is_to(open_house: OpenHouse) -> None:
    house = open_house(origin="https://play.example")
    ann = house.guest("Ann")
    table = ann.table(seats="me open beginner", public=False, clock={"kind": "days", "days": 2})
    made = ask(ann, table, "invitation").json()
    assert made["origin"] == "https://play.example"
    stranger = house.stranger()
    told = stranger.get(f"/api/invitations/{made['token']}").json()["to"]
    assert (told["game"], told["host"], told["status"]) == ("heller", "Ann", "open")
    assert (told["clock"]["kind"], told["clock"]["days"]) == ("days", 2)
    assert [seat["kind"] for seat in told["seats"]] == ["person", "open", "bot"]
    assert "person" not in told["seats"][0]  # whose profile it is, a stranger is not told
    assert stranger.get("/api/invitations/nonsense").json() == {"to": None}
    ann.delete(f"/api/tables/{table}/invitation")
    assert stranger.get(f"/api/invitations/{made['token']}").json() == {"to": None}
