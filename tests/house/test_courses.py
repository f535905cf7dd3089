"""Courses over HTTP: lessons for anybody, progress that is kept and taken along, a first game with a coach."""

from __future__ import annotations

from typing import Any

from comptoir import games
from comptoir.table.lessons import course_of
from tests.house.guests import Guest, RunningHouse

GIFT = "/api/games/heller/lessons/gift"


def done(guest: Guest) -> list[str]:
    return [one["step"] for one in guest.get("/api/me/lessons").json()["steps"] if one["done"]]


def test_a_lesson_is_judged_for_anybody(house: RunningHouse) -> None:
    nobody = house.stranger()
    course = nobody.get("/api/games/heller/lessons").json()
    assert [one["id"] for one in course["steps"]][:2] == ["first-coins", "gift"]
    assert course["first_game"] == "first-game"
    assert nobody.get(GIFT).json()["way"] == {"name": "draw"}
    actions = [{"name": "draw"}, {"name": "place", "cell": "e1"}]
    judged = nobody.post(GIFT, {"actions": actions, "settled": 2}).json()["verdict"]
    assert judged == {"right": False, "key": "gift-wrong-mine-too", "numbers": {"amount": 5}}
    for path in ("/api/games/heller/lessons/juggling", "/api/games/chess/lessons", "/api/games/chess/lessons/gift"):
        assert nobody.get(path).status_code == 404


def test_progress_is_kept_and_taken_along_into_an_account(house: RunningHouse) -> None:
    assert house.stranger().get("/api/me/lessons").status_code == 401
    ann = house.guest("Ann")
    assert done(ann) == []
    for _ in range(2):
        assert ann.put("/api/me/lessons/heller/gift").status_code == 204
    assert ann.put("/api/me/lessons/heller/juggling").status_code == 404
    assert done(ann) == ["gift"]
    handle = f"ann-{ann.id[:8]}"
    assert ann.post("/api/accounts", {"handle": handle, "password": "long enough"}).status_code == 201
    phone = house.guest("Somebody")
    phone.put("/api/me/lessons/heller/gold")
    assert phone.post("/api/logins", {"handle": handle, "password": "long enough"}).status_code == 200
    assert sorted(done(phone)) == ["gift", "gold"], "what the guest on the phone had learned came along"
    assert sorted(done(ann)) == ["gift", "gold"]
    phone.post("/api/me/deletion", {"password": "long enough"})


def first_game(guest: Guest) -> dict[str, Any]:
    answer = guest.post("/api/games/heller/first-game")
    assert answer.status_code == 201, answer.text
    begun: dict[str, Any] = answer.json()
    return begun


def test_a_first_game_has_the_same_deal_for_everybody_and_is_not_rated(house: RunningHouse) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    mine, his = first_game(ann), first_game(bob)
    assert mine["view"]["secret"][0] == his["view"]["secret"][0]
    assert mine["seat"] == "A"
    assert mine["table"]["rated"] is False
    assert mine["table"]["public"] is False
    assert [one["level"] for one in mine["table"]["seats"][1:]] == ["apprentice", "apprentice"]
    kept = ann.get("/api/me/lessons").json()["steps"]
    assert kept == [{"game": "heller", "step": "first-game", "done": False, "table": mine["table"]["id"]}]


def test_the_coach_speaks_to_the_learner_only(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    table = first_game(ann)["table"]["id"]
    path = f"/api/tables/{table}/coach"
    said = ann.get(path).json()
    assert said == {"lines": [{"key": "coach-empty-market", "numbers": {}}], "enough": False, "decision": 0}
    assert house.guest("Eve").get(path).status_code == 404
    assert house.stranger().get(path).status_code == 401
    other = ann.table(seats="me bot")
    assert ann.get(f"/api/tables/{other}/coach").status_code == 404, "at other tables nobody coaches"
    position = ann.my_turn(table)
    ann.act(table, position["n"], {"name": "draw"})
    assert ann.get(path).json()["lines"][0]["key"].startswith("coach-drew-")


def test_every_line_of_the_coach_that_is_said_has_its_numbers(house: RunningHouse) -> None:
    """A whole first day, played by the first legal action: the course is finished with it."""
    ann = house.guest("Ann")
    table = first_game(ann)["table"]["id"]
    heard, enough = set(), False
    while not enough:
        position = ann.my_turn(table)
        coaching = ann.get(f"/api/tables/{table}/coach").json()
        heard |= {one["key"] for one in coaching["lines"]}
        enough = coaching["enough"]
        choice = next((one for one in position["legal"] if one["name"] == "draw"), position["legal"][0])
        ann.act(table, position["n"], choice)
    course = course_of(games.find("heller"))
    assert course is not None
    assert course.first_game is not None
    assert {"coach-empty-market", "coach-drew-buyer", "coach-last-move", "coach-counted", "coach-day-2"} <= heard
