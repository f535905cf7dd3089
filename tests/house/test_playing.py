"""The one door: what becomes an entry, what does not, and who wins a race."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from comptoir import games
from comptoir.kernel.chance import Imagined
from tests.house.guests import Guest, RunningHouse, accepted, until


def play_out(guest: Guest, table: str, seed: int = 1) -> dict[str, Any]:
    """Play a seat to the end of the game, at random but eagerly."""
    chance = Imagined(seed)
    while True:
        position = guest.my_turn(table)
        if position["result"] is not None:
            return position
        idle = games.find(position["table"]["game"]).idle
        choices = [action for action in position["legal"] if action["name"] not in idle] or position["legal"]
        answer = guest.act(table, position["n"], choices[chance.below(len(choices))])
        assert answer.status_code in (200, 409), answer.text


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_against_bots(house: RunningHouse, game: str) -> None:
    ann = house.guest()
    seats = " ".join(["me", "beginner", "merchant"][: max(2, games.find(game).least_seats)])
    table = ann.table(game, seats)
    end = play_out(ann, table)
    assert end["table"]["status"] == "finished"
    assert ann.get(f"/api/tables/{table}/verdict").json()["genuine"] is True


def test_people_play_each_other(house: RunningHouse) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.table(seats="me open")
    assert bob.join(table).status_code == 200
    assert ann.post(f"/api/tables/{table}/start", {}).status_code == 200
    players = [ann, bob]
    for _ in range(6):
        position = next(p for p in (guest.look(table) for guest in players) if p["legal"])
        guest = players["AB".index(position["seat"])]
        answer = guest.act(table, position["n"], position["legal"][0])
        assert accepted(answer) == ([position["n"]], position["n"] + 1, 0)


def stall_table(house: RunningHouse) -> tuple[Guest, Guest, str]:
    """Two people at a table; the first one returned is to move."""
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.table(seats="me open", rated=False)
    bob.join(table)
    ann.post(f"/api/tables/{table}/start", {})
    return (ann, bob, table) if ann.look(table)["legal"] else (bob, ann, table)


def at_once(*calls: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """Send requests at the same moment."""
    barrier = threading.Barrier(len(calls))
    answers: list[httpx.Response | None] = [None] * len(calls)

    def run(at: int, call: Callable[[], httpx.Response]) -> None:
        barrier.wait()
        answers[at] = call()

    threads = [threading.Thread(target=run, args=(at, call)) for at, call in enumerate(calls)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [answer for answer in answers if answer is not None]


def test_of_racing_requests_exactly_one_wins_and_the_others_are_told_the_new_number(house: RunningHouse) -> None:
    mover, _, table = stall_table(house)
    position = mover.look(table)
    twins = [Guest.__new__(Guest) for _ in range(4)]
    for twin in twins:  # the same browser with several tabs
        twin.http = httpx.Client(base_url=mover.address, cookies=mover.http.cookies, timeout=30)
    calls = [(lambda twin=twin, at=at: twin.act(table, position["n"], position["legal"][at])) for at, twin in enumerate(twins)]
    answers = at_once(*calls)
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    for answer in answers:
        if answer.status_code == 409:
            assert answer.json()["error"] == "stale"
            assert answer.json()["n"] == position["n"] + 1
    assert mover.look(table)["n"] == position["n"] + 1


def test_a_repeated_request_is_answered_as_the_first_was(house: RunningHouse) -> None:
    mover, other, table = stall_table(house)
    position = mover.look(table)
    first = mover.act(table, position["n"], position["legal"][0], request="the-same-request")
    again = mover.act(table, position["n"], position["legal"][0], request="the-same-request")
    assert first.json() == again.json()
    theirs = other.look(table)
    other.act(table, theirs["n"], theirs["legal"][0])
    later = mover.act(table, position["n"], position["legal"][0], request="the-same-request")
    assert accepted(later) == accepted(first)  # the position is the one of now
    assert mover.look(table)["n"] == position["n"] + 2


def test_identical_requests_at_the_same_moment_become_one_entry(house: RunningHouse) -> None:
    mover, _, table = stall_table(house)
    position = mover.look(table)
    call = lambda: mover.act(table, position["n"], position["legal"][3], request="twice-the-same")  # noqa: E731
    one, two = at_once(call, call)
    assert (one.status_code, one.json()) == (two.status_code, two.json())
    assert mover.look(table)["n"] == position["n"] + 1


def test_a_request_that_names_another_number_is_stale(house: RunningHouse) -> None:
    mover, _, table = stall_table(house)
    position = mover.look(table)
    for wrong in (0, position["n"] - 1, position["n"] + 1, 999_999):
        answer = mover.act(table, wrong, position["legal"][0])
        assert (answer.status_code, answer.json()["error"], answer.json()["n"]) == (409, "stale", position["n"])


def test_a_refusal_carries_the_rule(house: RunningHouse) -> None:
    mover, other, table = stall_table(house)
    n = mover.look(table)["n"]
    too_early = other.act(table, n, {"name": "draw"})
    assert (too_early.status_code, too_early.json()["rule"]) == (422, "H7")
    nothing_drawn = mover.act(table, n, {"name": "place", "cell": "a1"})
    assert (nothing_drawn.status_code, nothing_drawn.json()["rule"]) == (422, "H9")
    assert mover.look(table)["n"] == n


@pytest.mark.parametrize(
    "action", [{"name": "fly"}, {}, {"name": "stall"}, {"name": "stall", "rank": 9, "cell": "a1"}, {"name": 3}]
)
def test_what_is_no_action_of_the_game_is_a_bad_request(house: RunningHouse, action: dict[str, Any]) -> None:
    mover, _, table = stall_table(house)
    answer = mover.act(table, mover.look(table)["n"], action)
    assert (answer.status_code, answer.json()["error"]) == (400, "unknown_action")


def test_only_who_sits_there_acts(house: RunningHouse) -> None:
    mover, _, table = stall_table(house)
    position = mover.look(table)
    eve = house.guest("Eve")
    assert eve.act(table, position["n"], position["legal"][0]).status_code == 403
    assert house.stranger().act(table, position["n"], position["legal"][0]).status_code == 401


# ---- tentative turns ----


def test_a_step_is_tentative_until_confirmed_and_only_its_seat_sees_it(house: RunningHouse) -> None:
    mover, other, table = stall_table(house)
    before = other.look(table)
    n = before["n"]
    step = {"name": "stall", "rank": 2, "cell": "c3"}
    assert accepted(mover.act(table, n, step, tentative=True)) == ([], n, 1)
    mine = mover.look(table)
    assert mine["draft"] == {"steps": [step], "sealed": False}
    assert mine["n"] == n
    assert 14 not in mine["view"]["empty"]  # c3 is the fifteenth cell
    assert other.look(table) == before


def test_steps_are_taken_back_and_then_confirmed_in_one_transaction(house: RunningHouse) -> None:
    mover, other, table = stall_table(house)
    n = mover.look(table)["n"]
    first, second = {"name": "stall", "rank": 1, "cell": "a1"}, {"name": "stall", "rank": 1, "cell": "b1"}
    mover.act(table, n, first, tentative=True)
    assert mover.post(f"/api/tables/{table}/take-back", {"n": n, "keep": 0}).json()["steps"] == 0
    assert mover.look(table)["draft"] is None
    mover.act(table, n, second, tentative=True)
    answer = mover.confirm(table, n, request="confirm-this")
    assert accepted(answer) == ([n], n + 1, 0)
    assert mover.confirm(table, n, request="confirm-this").json() == answer.json()
    assert other.look(table)["view"]["empty"][:2] == [0, 2]


def test_a_step_that_shows_something_hidden_stands_at_once(house: RunningHouse) -> None:
    mover, _, table = stall_table(house)
    n = mover.look(table)["n"]
    assert accepted(mover.act(table, n, {"name": "draw"}, tentative=True)) == ([n], n + 1, 0)
    assert mover.post(f"/api/tables/{table}/take-back", {"n": n + 1, "keep": 0}).json()["steps"] == 0
    assert mover.look(table)["prompt"] == "place"


def test_a_repeated_tentative_step_is_one_step(house: RunningHouse) -> None:
    mover, _, table = stall_table(house)
    n = mover.look(table)["n"]
    step = {"name": "stall", "rank": 1, "cell": "a1"}
    one = mover.act(table, n, step, tentative=True, request="tentative-1")
    assert mover.act(table, n, step, tentative=True, request="tentative-1").json() == one.json()
    other_step = mover.act(table, n, step, tentative=True, request="tentative-2")
    assert (other_step.status_code, other_step.json()["error"]) == (409, "stale_step")


def test_a_seat_may_choose_to_confirm_at_once(house: RunningHouse) -> None:
    mover, _, table = stall_table(house)
    position = mover.look(table)
    mover.post(f"/api/tables/{table}/habits", {"seat": position["seat"], "at_once": True})
    body = {"n": position["n"], "action": position["legal"][0], "request": "habit-test"}
    assert mover.post(f"/api/tables/{table}/actions", body).json()["entries"] == [position["n"]]


def test_there_is_nothing_to_confirm_without_steps(house: RunningHouse) -> None:
    mover, _, table = stall_table(house)
    answer = mover.confirm(table, mover.look(table)["n"])
    assert (answer.status_code, answer.json()["error"]) == (409, "nothing_to_confirm")


# ---- undo ----


def undo(guest: Guest, table: str, n: int, to: int, request: str = "undo-request") -> httpx.Response:
    return guest.post(f"/api/tables/{table}/undo", {"n": n, "to": to, "request": request})


def test_undo_needs_the_consent_of_every_person(house: RunningHouse) -> None:
    mover, other, table = stall_table(house)
    start = mover.look(table)
    mover.act(table, start["n"], start["legal"][0])
    n = start["n"] + 1
    assert accepted(undo(mover, table, n, start["n"])) == ([], n, 0)
    seen = other.look(table)["undo"]
    assert (seen["to"], seen["by"], seen["missing"]) == (start["n"], start["seat"], ["AB".replace(start["seat"], "")])
    agreed = undo(other, table, n, start["n"])
    assert accepted(agreed) == ([n], n + 1, 0)
    back = mover.look(table, after=n)
    assert back["view"] == start["view"]
    assert back["events"] == [{"n": n, "event": "undone", "seat": start["seat"], "to": start["n"]}]  # who asked, not who agreed
    assert accepted(undo(other, table, n, start["n"])) == ([n], n + 1, 0)  # sent twice


def test_a_proposal_is_void_when_refused_or_when_the_game_goes_on(house: RunningHouse) -> None:
    mover, other, table = stall_table(house)
    start = mover.look(table)
    mover.act(table, start["n"], start["legal"][0])
    n = start["n"] + 1
    undo(mover, table, n, start["n"])
    assert other.post(f"/api/tables/{table}/undo/refusal", {"n": n}).status_code == 200
    assert mover.look(table)["undo"]["refused"] is True
    other.act(table, n, other.look(table)["legal"][0])
    mover.act(table, n + 1, mover.look(table)["legal"][0])
    undo(other, table, n + 2, n, "undo-again-1")
    assert mover.look(table)["undo"]["to"] == n
    other.act(table, n + 2, other.look(table)["legal"][0])
    assert mover.look(table)["undo"] is None


def test_alone_with_bots_nobody_else_has_to_consent(house: RunningHouse) -> None:
    ann = house.guest()
    table = ann.table(seats="me bot")
    position, later = ann.move(table)
    assert undo(ann, table, later["n"], position["n"]).json()["entries"] == [later["n"]]
    back = until(lambda: ann.look(table), "the table is there")
    assert back["view"]["market"] == position["view"]["market"]


def test_the_set_up_cannot_be_undone(house: RunningHouse) -> None:
    mover, _, table = stall_table(house)
    n = mover.look(table)["n"]
    assert undo(mover, table, n, 17).json()["error"] == "cannot_undo"
    assert undo(mover, table, n, 0).status_code == 400


def test_the_sheet_is_that_of_any_moment_and_of_a_finished_game_as_anybody_saw_it(house: RunningHouse) -> None:
    ann = house.guest()
    table = ann.table("pfusch", "me merchant")
    running = ann.get(f"/api/tables/{table}/sheet").json()
    assert running["over"] is False
    assert [row["amounts"][1] for row in running["rows"] if row["role"] == "later"] == [None]
    assert ann.get(f"/api/tables/{table}/sheet", seat="all").status_code == 409
    assert ann.get(f"/api/tables/{table}/sheet", n=999).status_code == 404
    result = play_out(ann, table)["result"]
    sheet = ann.get(f"/api/tables/{table}/sheet").json()
    assert (sheet["over"], sheet["totals"]) == (True, result["scores"])
    steps = ann.get(f"/api/tables/{table}/replay", seat="public").json()["steps"]
    for n in (1, len(steps) // 2, len(steps) - 1):
        for seat in ("A", "public", "all"):
            assert ann.get(f"/api/tables/{table}/sheet", n=n, seat=seat).json()["totals"] == steps[n]["scores"]
    assert ann.get(f"/api/tables/{table}/sheet", seat="F").json()["error"] == "unknown_seat"
