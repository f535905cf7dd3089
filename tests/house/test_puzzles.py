"""Puzzles over HTTP: for anybody to look at, for guests to solve, the first attempt counts and is taken along."""

from __future__ import annotations

from typing import Any

from comptoir import games
from comptoir.players.puzzles import Puzzle, puzzles_of
from tests.house.guests import Guest, RunningHouse

GAME = games.find("heller")
ALL = list(puzzles_of(GAME).values())


def answer(guest: Guest, puzzle: Puzzle, at: int) -> dict[str, Any]:
    """Choose one of what was thought worth a try: 0 is right."""
    sent = guest.post(path(puzzle), {"action": GAME.actions.to_json(puzzle.choices[at].action)})
    assert sent.status_code == 200, sent.text
    found: dict[str, Any] = sent.json()
    return found


def path(puzzle: Puzzle) -> str:
    return f"/api/games/heller/puzzles/{puzzle.id}"


def tried(guest: Guest) -> dict[str, bool]:
    return {one["puzzle"]: one["right"] for one in guest.get("/api/me/puzzles").json()["attempts"]}


def test_anybody_may_look_at_puzzles_and_only_somebody_answers(house: RunningHouse) -> None:
    nobody = house.stranger()
    series = nobody.get("/api/games/heller/puzzles").json()["puzzles"]
    assert {one["id"] for one in series} == {one.id for one in ALL}
    assert set(series[0]) == {"id", "level", "seats"}
    posed = nobody.get(path(ALL[0])).json()
    assert set(posed) == {"position", "settled", "id", "level"}
    today = nobody.get("/api/puzzles/today").json()
    assert today["puzzles"]["heller"] == sorted(one.id for one in ALL)[today["day"] % len(ALL)]
    assert nobody.post(path(ALL[0]), {"action": {"name": "draw"}}).status_code == 401
    assert nobody.get("/api/me/puzzles").status_code == 401
    assert nobody.get("/api/games/heller/puzzles/nothing").status_code == 404


def test_the_first_attempt_counts_and_is_taken_along_into_an_account(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    first, second, third = ALL[:3]
    assert not answer(ann, first, 1)["right"]
    again = answer(ann, first, 0)
    assert again["right"]
    assert not again["counts"]["right"], "the first attempt counts"
    refused = ann.post(path(third), {"action": {"name": "place", "cell": "a1"}})
    assert refused.status_code == 422
    answer(ann, second, 0)
    assert tried(ann) == {first.id: False, second.id: True}
    handle = f"ann-{ann.id[:8]}"
    assert ann.post("/api/accounts", {"handle": handle, "password": "long enough"}).status_code == 201
    phone = house.guest("Somebody")
    answer(phone, second, 1)
    answer(phone, third, 0)
    assert phone.post("/api/logins", {"handle": handle, "password": "long enough"}).status_code == 200
    assert tried(phone) == tried(ann) == {first.id: False, second.id: True, third.id: True}
    assert len(ann.get("/api/me/export").json()["puzzles"]) == 3
    phone.post("/api/me/deletion", {"password": "long enough"})
