"""Reviews of finished games: asked for once, worked out in the workers little by little, kept, gone on with after a restart."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.house.workers import thinker
from comptoir.players.review import Reviewing
from comptoir.table import reviews
from tests.house.conftest import OpenHouse
from tests.house.guests import Guest, RunningHouse, settings_for, until
from tests.house.test_archive import record
from tests.house.test_playing import play_out


@pytest.fixture(autouse=True)
def quick_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LEVELS", (4, 8, 16))


def finished(guest: Guest, seats: str = "beginner beginner", **more: Any) -> str:
    table = guest.table(seats=seats, **more)
    until(lambda: guest.look(table)["result"], "the bots have finished", 60)
    return table


def review_of(guest: Guest, table: str) -> dict[str, Any]:
    answer = guest.get(f"/api/tables/{table}/review")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def once_done(guest: Guest, table: str) -> dict[str, Any]:
    until(lambda: review_of(guest, table)["status"] == "done", "it is reviewed", 120)
    return review_of(guest, table)


def test_a_review_is_refined_until_it_is_done_and_adds_up(open_house: OpenHouse) -> None:
    ann = open_house().guest()
    table = finished(ann, "beginner merchant")
    assert review_of(ann, table) == {
        "status": "none", "progress": 0.0, "judged": 0, "decisions": 0, "chances": True, "seats": []
    }  # fmt: skip
    asked = ann.post(f"/api/tables/{table}/review")
    assert (asked.status_code, asked.json()["status"]) in ((200, "thinking"), (200, "done"))
    found = once_done(ann, table)
    assert (found["progress"], found["judged"]) == (1.0, found["decisions"])
    result = ann.look(table)["result"]
    for seat in found["seats"]:
        assert seat["start"] + seat["luck"] + seat["given"] + seat["decisions"] == pytest.approx(seat["result"], abs=1e-9)
        assert seat["result"] == (1.0 if seat["seat"] in result["winners"] else 0.0)
        assert seat["curve"][0][1] == seat["start"]
        assert seat["curve"][-1][1] == seat["result"]
    turning = [one for seat in found["seats"] for one in seat["turning"]]
    assert turning
    assert all(one["better_chance"] > one["chance"] and one["reason"]["key"] for one in turning)
    assert ann.post(f"/api/tables/{table}/review").json() == found, "it is there once for all"


def test_who_may_look_back_may_ask_and_nobody_else(open_house: OpenHouse) -> None:
    house = open_house()
    ann, stranger = house.guest(), house.stranger()
    shown, hidden = finished(ann), finished(ann, public=False)
    assert stranger.post(f"/api/tables/{shown}/review").status_code == 200
    for ask in (stranger.get, stranger.post, house.guest("Eve").post):
        assert ask(f"/api/tables/{hidden}/review").status_code == 404
    kept = ann.post("/api/records", {"record": record(), "seat": "A"}).json()["id"]
    assert ann.post(f"/api/tables/{kept}/review").status_code == 200
    assert once_done(ann, kept)["seats"]


def test_a_game_that_goes_on_is_not_reviewed(open_house: OpenHouse) -> None:
    ann = open_house().guest()
    for table in (ann.table(seats="me bot"), ann.table(seats="me open")):
        for ask in (ann.get, ann.post):
            answer = ask(f"/api/tables/{table}/review")
            assert (answer.status_code, answer.json()["error"]) == (409, "not_over")


def test_a_review_goes_on_after_a_restart(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    settings, begun_with = settings_for(database, review_milliseconds=0, sweep_seconds=0.05), list[int]()
    go_on = thinker.review

    def listening(text: str, state: str, *how: Any) -> tuple[str, bool, list[float]]:
        begun_with.append(len(Reviewing.read(state).judged) if state else 0)
        return go_on(text, state, *how)

    monkeypatch.setattr(thinker, "review", listening)
    with RunningHouse(settings, lambda: 1_000) as house:
        ann = house.guest()
        table = finished(ann)
        ann.post(f"/api/tables/{table}/review")
        until(lambda: review_of(ann, table)["judged"] > 3, "something is known")
    assert begun_with[0] == 0
    slices = len(begun_with)
    # On PostgreSQL another process could be at work: its time has to run out first.
    with RunningHouse(settings, lambda: 1_000_000) as house:
        assert once_done(ann.at(house), table)["seats"]
    assert begun_with[slices] > 3, "what was known is not thought about again"


def test_bounds_are_told(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "review", lambda text, state, *_: (state, False, []))  # it never ends
    house = open_house(own_reviews=1, waiting_reviews=2)
    ann, bob, eve = (house.guest(name) for name in ("Ann", "Bob", "Eve"))
    tables = [finished(ann) for _ in range(3)]
    answers = [who.post(f"/api/tables/{table}/review") for who, table in zip((ann, ann, bob), tables, strict=True)]
    assert [one.status_code for one in answers] == [200, 429, 200]
    assert (answers[1].json()["error"], answers[1].json()["most"]) == ("too_many_reviews", 1)
    full = eve.post(f"/api/tables/{tables[1]}/review").json()
    assert (full["error"], full["most"]) == ("too_many_reviews", 2)
    assert eve.post(f"/api/tables/{tables[0]}/review").status_code == 200, "somebody has asked for this one"


def test_twenty_reviews_at_once_do_not_stop_a_table(open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """They never end here, and all of them have their turns; a game with bots is played to its end beside them."""
    slices: dict[str, int] = {}

    def endless(text: str, state: str, *_: Any) -> tuple[str, bool, list[float]]:
        slices[text] = slices.get(text, 0) + 1
        return state, False, []

    monkeypatch.setattr(thinker, "review", endless)
    house = open_house(own_reviews=20)
    ann = house.guest()
    tables = [finished(ann) for _ in range(20)]
    for table in tables:
        assert ann.post(f"/api/tables/{table}/review").status_code == 200
    play_out(ann, ann.table(seats="me merchant"))
    before = dict(slices)
    until(lambda: len(slices) == 20 and all(slices[one] > before.get(one, 0) + 2 for one in slices), "all have their turns")


def test_a_review_that_nobody_can_work_out_ends_and_can_be_asked_for_again(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: Any) -> tuple[str, bool, list[float]]:
        raise ArithmeticError

    go_on = thinker.review
    monkeypatch.setattr(thinker, "review", breaks)
    monkeypatch.setattr("comptoir.house.store.reviews.LEASE", 0)
    house = open_house(sweep_seconds=0.02)
    ann = house.guest()
    table = finished(ann)
    ann.post(f"/api/tables/{table}/review")

    def given_up() -> Any:
        with house.house.database.engine.connect() as connection:
            return connection.exec_driver_sql("SELECT done FROM reviews").scalar()

    until(given_up, "it is given up")
    monkeypatch.setattr(thinker, "review", go_on)
    ann.post(f"/api/tables/{table}/review")
    assert once_done(ann, table)["seats"]
