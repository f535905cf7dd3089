"""A page and a house answer the same requests with the same bytes; ids aside, which both draw."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from comptoir import games
from comptoir.house.http.routes import analysis as house_analysis
from comptoir.house.http.routes import tables as house_tables
from comptoir.page import thinker
from comptoir.page.keeping import change_of
from comptoir.page.room import Room
from comptoir.page.routes import ROUTES, Answer, answer
from comptoir.table import analysis, reviews, wire
from comptoir.table.access import letter
from tests.boards import WITH_BOARDS, other_board
from tests.house.guests import MY_WORDS, FakeClock, Guest, RunningHouse, log_here, pledge_of, settings_for, until
from tests.shipped import WITH_PUZZLES

SEED = bytes(range(32))


class Both:
    """A guest of a house and the person of a page, who ask the same."""

    def __init__(self, house: Guest, clock: FakeClock) -> None:
        self.house = house
        self.clock = clock
        self.room = Room(clock)
        self.room.new_seed = lambda: SEED
        self.ids: tuple[dict[str, str], dict[str, str]] = ({}, {})  # by what an id is called in the test
        self.asked: set[str] = set()

    def ask(self, method: str, path: str, body: object = None, **query: Any) -> Any:
        """The answer that both give: `{name}` in a path is the id that was called so."""
        there = self.house.http.request(method, path.format(**self.ids[0]), json=body, params=query, headers=self.house._csrf())
        here = self.page(method, path.format(**self.ids[1]), body, query)
        assert here.status == there.status_code, (path, here.body, there.text)
        assert self._plain(here.body, 1) == self._plain(there.text, 0), path
        return json.loads(here.body) if here.body[:1] in ("{", "[") and not path.endswith("/record") else here.body

    def page(self, method: str, path: str, body: object, query: dict[str, Any]) -> Answer:
        texts = {name: str(value) for name, value in query.items()}
        found = answer(self.room, method, path, texts, "" if body is None else json.dumps(body))
        self.asked |= {route for route in ROUTES if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", route), f"{method} {path}")}
        if found.errand:
            found = Answer(*thinker.do(found.errand, found.body))
        self.room.changes()
        self.clock.ms += 1
        return found

    def make(self, word: str, path: str, body: Any = None, here: Any = None, **query: Any) -> Any:
        """Ask for something new, and call its id by a word. `here`: what the page is asked besides."""
        asked_here = body if here is None else {**body, **here}
        there = self.house.http.request("POST", path.format(**self.ids[0]), json=body, params=query, headers=self.house._csrf())
        found = self.page("POST", path.format(**self.ids[1]), asked_here, query)
        assert (found.status, there.status_code) in ((201, 201), (200, 200)), (found, there.text)
        for known, text in zip(self.ids, (there.text, found.body), strict=True):
            told = json.loads(text)
            known[word] = told["table"]["id"] if "table" in told else told["id"]
        assert self._plain(found.body, 1) == self._plain(there.text, 0), path
        return json.loads(found.body)

    def _plain(self, text: str, which: int) -> str:
        for word, found in self.ids[which].items():
            text = text.replace(found, f"<{word}>")
        return text

    def play(self, choose: int, at: str = "table") -> bool:
        """One move of whoever is waited for, on one screen. Says whether there was one."""
        seen = self.ask("GET", f"/api/tables/{{{at}}}")
        if seen["table"]["status"] != "running":
            return False
        seat = seen["waiting"][0]["seat"]
        seen = self.ask("POST", f"/api/tables/{{{at}}}/hand", {"seat": seat})
        action = seen["legal"][choose % len(seen["legal"])]
        body = {"n": seen["n"], "action": action, "request": f"request-{seen['n']}-{choose}", "seat": seat, "tentative": False}
        played = self.ask("POST", f"/api/tables/{{{at}}}/actions", body)
        assert played["entries"] or played["steps"], "sealed choices may be changed"
        return True

    def review(self, at: str) -> None:
        """Have a game reviewed by both; in the end they know the same."""
        path = f"/api/tables/{{{at}}}/review"
        self.ask("GET", path)
        self.house.post(path.format(**self.ids[0]))
        self.page("POST", path.format(**self.ids[1]), None, {})
        while (wanted := self.room.review()) is not None:
            self.room.reviewed(wanted[0], thinker.do("review", wanted[1])[1])
        until(lambda: self.house.get(path.format(**self.ids[0])).json()["status"] == "done", "the house has, too", 120)
        assert len(self.ask("GET", path)["seats"]) > 1
        assert self.ask("POST", path)["status"] == "done"


@pytest.fixture
def both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Both]:
    log_here(as_json=False, level="warning")
    monkeypatch.setattr(house_tables, "fresh_seed", lambda: SEED)
    monkeypatch.setattr(reviews, "LEVELS", (4, 8, 16))
    clock = FakeClock()
    with RunningHouse(settings_for(f"sqlite:///{tmp_path}/house.sqlite3"), clock) as house:
        guest = Guest(f"http://127.0.0.1:{house.port}", None)
        asking = Both(guest, clock)
        asking.make("me", "/api/guests", {"name": "Anna"})
        yield asking


def seats(game: str) -> list[dict[str, Any]]:
    """As few as may play: me, and guests on my screen."""
    least = games.find(game).least_seats
    return [{"kind": "me"}, *({"kind": "screen", "name": f"Bert {at}"} for at in range(1, least))]


@pytest.mark.parametrize("game", games.names())
def test_a_game_on_one_screen_looks_the_same(both: Both, game: str) -> None:
    asked = {"game": game, "seats": seats(game), "public": False, "pledge": pledge_of(MY_WORDS), "start": True}
    both.make("table", "/api/tables", asked)
    both.ask("POST", "/api/tables/{table}/words", {"words": MY_WORDS})
    both.ask("GET", "/api/tables/{table}/present")
    for step in range(30):
        both.play(step * 7)
        if step % 10 == 5:
            look_round(both)
    seen = both.ask("GET", "/api/tables/{table}")
    over = seen["table"]["status"] != "running"  # a short game is
    assert over or seen["n"] > 10
    stale = {"n": 1, "action": {"name": "nothing"}, "request": "request-stale"}
    refused = both.ask("POST", "/api/tables/{table}/actions", {**stale, "seat": "A"})["error"]
    assert refused in ("not_running" if over else "stale", "not_handed")
    assert both.ask("GET", "/api/tables/{table}/record")
    both.ask("GET", "/api/tables/{table}/replay")


def look_round(both: Both) -> None:
    seen = both.ask("GET", "/api/tables/{table}", after=3)
    for path in ("sheet", "past", "film"):
        both.ask("GET", f"/api/tables/{{table}}/{path}", n=2, since=max(1, seen["n"] - 5))
    both.ask("POST", "/api/tables/{table}/why", {"action": seen["legal"][0] if seen["legal"] else "x", "seat": seen["seat"]})
    both.ask("POST", "/api/tables/{table}/why", {"action": "fly to the moon", "seat": "A"})
    to = {"n": seen["n"], "to": seen["n"] - 1, "request": f"request-undo-{seen['n']}", "seat": seen["seat"]}
    both.ask("POST", "/api/tables/{table}/undo", to)


def test_a_whole_game_its_record_and_the_next_one_are_the_same(both: Both) -> None:
    both.make(
        "table", "/api/tables", {"game": "heller", "seats": seats("heller"), "public": False, "order": "hand", "start": True}
    )
    chance = 0
    while both.play(chance):
        chance += 5
    assert both.ask("GET", "/api/tables/{table}/record").count("\n") > 20
    assert both.ask("GET", "/api/tables/{table}/verdict")["genuine"]
    for seat in ("all", "public", "A"):
        assert both.ask("GET", "/api/tables/{table}/replay", seat=seat)["steps"]
        both.ask("GET", "/api/tables/{table}/sheet", n=4, seat=seat)
    record = both.ask("GET", "/api/tables/{table}/record")
    assert both.ask("POST", "/api/records/verdict", {"record": record})["genuine"]
    assert both.ask("POST", "/api/records/replay", {"record": record[:-40]})["error"] == "bad_record"
    both.make("again", "/api/tables/{table}/rematch")
    assert both.ask("GET", "/api/tables/{again}/review")["error"] == "not_over"
    both.review("table")
    assert both.ask("GET", "/api/me/games")["total"] == 1
    for asked in ({"result": "won"}, {"result": "lost"}, {"opponent": "bot:merchant"}, {"game": "pfusch"}, {"page": 2}):
        both.ask("GET", "/api/me/games", **asked)
    assert both.ask("GET", "/api/me/statistics")["games"][0]["costs"]
    assert both.play(1, at="again")


def test_the_analysis_of_a_game_is_the_same(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("comptoir.house.workers.bots.BotRunner.wake", lambda *_: None)
    monkeypatch.setattr(analysis, "SLICE", 24)
    monkeypatch.setattr(house_analysis, "fresh_seed", lambda: SEED)
    both.make(
        "table", "/api/tables", {"game": "heller", "seats": seats("heller"), "public": False, "order": "hand", "start": True}
    )
    at = "/api/tables/{table}/analysis"
    for more in ("", "/thought", "/table"):
        assert (
            both.ask("POST", at + more, {"n": 0, "eyes": "all", **({"seat": "A"} if more == "/table" else {})})["error"]
            == "not_over"
        )
    chance = 0
    while both.play(chance):
        chance += 5
    for eyes in ("A", "all"):
        first = both.ask("POST", at, {"n": 5, "eyes": eyes})
        line = [{"seat": first["acts"], "action": first["position"]["legal"][0]}]
        tried = {"n": 5, "eyes": eyes, "line": line, "world": 1}
        assert both.ask("POST", at, tried)["line"] == line
        assert both.ask("POST", f"{at}/thought", tried)["choices"]
    assert both.ask("POST", at, {"n": 5, "eyes": "F"})["error"] == "unknown_seat"
    both.make("on", f"{at}/table", {"n": 5, "eyes": "A", "seat": "B", "level": "beginner"})
    assert both.ask("GET", "/api/tables/{on}")["origin"]["n"] == 5


def test_what_is_done_before_and_beside_a_game_is_answered_the_same(both: Both) -> None:
    bots = [{"kind": "me"}, {"kind": "bot", "level": "merchant"}, {"kind": "screen", "name": "Bert"}]
    both.make("table", "/api/tables", {"game": "heller", "seats": bots, "public": False, "order": "hand"})
    at = "/api/tables/{table}"
    both.ask("POST", f"{at}/bots", {"seat": "B", "level": "beginner"})
    both.ask("POST", f"{at}/bots", {"seat": "A", "level": "beginner"})
    both.ask("POST", f"{at}/order", {"seats": ["C", "A", "B"]})
    both.ask("POST", f"{at}/habits", {"seat": "A", "at_once": True})
    both.ask("POST", f"{at}/bots", {"seat": "C"})
    both.ask("POST", f"{at}/start", {})
    both.ask("POST", f"{at}/bots", {"seat": "C", "level": "nobody"})
    both.ask("POST", f"{at}/removal", {"seat": "B"})
    both.ask("POST", f"{at}/join", {})
    both.ask("POST", f"{at}/close")
    both.make(
        "other", "/api/tables", {"game": "heller", "seats": seats("heller"), "public": False, "order": "hand", "start": True}
    )
    at = "/api/tables/{other}"
    both.ask("POST", f"{at}/motion", {"kind": "pause"})
    both.ask("POST", f"{at}/resume")
    both.ask("POST", f"{at}/motion/refusal")
    both.ask("POST", f"{at}/return")
    seat = both.ask("GET", at)["waiting"][0]["seat"]
    seen = both.ask("POST", f"{at}/hand", {"seat": seat})
    act = {"n": seen["n"], "request": "request-1", "seat": seat}
    both.ask("POST", f"{at}/actions", {**act, "action": seen["legal"][0]})
    both.ask("POST", f"{at}/confirm", {"n": seen["n"], "request": "request-2", "seat": seat})
    both.ask("POST", f"{at}/take-back", {"n": seen["n"], "keep": 0, "seat": seat})
    both.ask("POST", f"{at}/undo/refusal", {"n": seen["n"]})
    both.ask("GET", f"{at}/coach")
    both.ask("GET", f"{at}/record")
    both.ask("POST", f"{at}/leave")
    both.ask("GET", "/api/tables/nowhere")


@pytest.mark.parametrize("game", games.names())
def test_the_shelf_the_course_and_the_first_game_are_the_same(both: Both, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("comptoir.house.workers.bots.BotRunner.wake", lambda *_: None)
    both.ask("GET", "/api/games")
    both.ask("GET", f"/api/games/{game}")
    both.ask("GET", "/api/games/chess")
    course = both.ask("GET", f"/api/games/{game}/lessons")
    for step in course["steps"][:4]:
        both.ask("GET", f"/api/games/{game}/lessons/{step['id']}")
        both.ask("POST", f"/api/games/{game}/lessons/{step['id']}", {"actions": []})
        both.ask("PUT", f"/api/me/lessons/{game}/{step['id']}")
    both.ask("PUT", f"/api/me/lessons/{game}/nothing")
    if course["first_game"]:
        both.make("table", f"/api/games/{game}/first-game")
        both.ask("GET", "/api/tables/{table}/coach")
    else:
        assert both.ask("POST", f"/api/games/{game}/first-game")["error"] == "bad_request"
    both.ask("GET", "/api/me/lessons")
    both.ask("PUT", "/api/me", {"name": " Anna  Maria "})
    both.ask("PUT", "/api/me", {"name": "merchant"})
    both.ask("GET", "/api/me")


@pytest.mark.parametrize("game", WITH_BOARDS)
def test_boards_are_kept_and_played_on_the_same(both: Both, game: str) -> None:
    data = other_board(game)
    both.ask("GET", f"/api/games/{game}/board")
    assert both.ask("GET", "/api/boards")["boards"] == []
    for board in (data, {}, {"game": "heller"}, dict.fromkeys(data, 1)):
        both.ask("POST", "/api/boards/check", {"game": game, "board": board})
    assert both.ask("POST", "/api/boards", {"game": game, "name": "Mein Plan", "board": {}})["error"] == "bad_board"
    both.ask("POST", "/api/boards/make", {"game": game, "seed": 3})
    both.ask("POST", "/api/boards/make", {"game": "heller", "seed": 3})
    faulty: list[dict[str, Any]] = [{"board": {}}, {"board": data, "seats": 9}]
    for asked in faulty:
        assert both.ask("POST", "/api/boards/trial", {"game": game, **asked})["error"] in ("bad_board", "bad_request")
    last = {"seats": 3, "lengths": [7] * 39, "wins": [13.0] * 3, "ends": {}, "points": {}, "uses": {}}  # one game is left
    assert both.ask("POST", "/api/boards/trial", {"game": game, "board": data, "so_far": last})["done"]
    both.make("board", "/api/boards", {"game": game, "name": "Mein  Plan", "board": data})
    assert both.ask("GET", "/api/boards/{board}")["board"] == data
    asked = {"game": game, "seats": seats(game), "public": False, "order": "hand", "start": True}
    both.make("table", "/api/tables", {**asked, "board": both.ids[0]["board"]}, here={"board": both.ids[1]["board"]})
    assert both.ask("GET", "/api/tables/{table}")["table"]["board"]["name"] == "Mein Plan"
    both.ask("PUT", "/api/boards/{board}", {"name": "Anders", "board": other_board(game, 2)})
    assert [one["name"] for one in both.ask("GET", "/api/boards")["boards"]] == ["Anders"]
    both.ask("DELETE", "/api/boards/{board}")
    assert both.ask("GET", "/api/boards/{board}")["error"] == "no_board"
    for step in range(12):
        both.play(step * 7)
    assert both.ask("GET", "/api/tables/{table}/board")["board"] == data
    table = both.ids[1]["table"]
    (change,) = [change_of(both.room.tables.kept[table], 0, both.room.me or "", both.clock())]
    again = Room(both.clock)
    again.take_in(change.row, change.entries)
    assert again.look(table, lambda session: session.record().board) == data, "it is kept with the table"


@pytest.mark.parametrize("game", games.names())
def test_puzzles_are_the_same(both: Both, game: str) -> None:
    both.ask("GET", "/api/me/puzzles")
    both.ask("GET", f"/api/games/{game}/puzzles/nothing")
    assert both.ask("GET", "/api/puzzles/today")["day"] == both.clock() // 86_400_000
    for one in both.ask("GET", f"/api/games/{game}/puzzles")["puzzles"][::20]:
        at = f"/api/games/{game}/puzzles/{one['id']}"
        legal = both.ask("GET", at)["position"]["legal"]
        for action in (*legal[:2], {"name": "fly"}):
            both.ask("POST", at, {"action": action})
    attempts = both.ask("GET", "/api/me/puzzles")["attempts"]
    assert len(attempts) > 2 if game in WITH_PUZZLES else attempts == []


def test_a_hint_is_as_long_thought_of_and_has_the_same_shape(both: Both) -> None:
    people = [{"kind": "me"}, {"kind": "screen", "name": "Bert"}, {"kind": "bot", "level": "merchant"}]
    both.make("table", "/api/tables", {"game": "heller", "seats": people, "public": False, "order": "hand", "start": True})
    table = both.ids[1]["table"]
    while (bot := both.room.bot()) is not None:
        assert both.room.bot_acts(*bot, int(thinker.do("choose", bot[1])[1]))
    seat = both.room.look(table, lambda session: letter(session.table.waiting[0]))
    both.page("POST", f"/api/tables/{table}/hand", {"seat": seat}, {})
    hint = msgspec.json.decode(both.page("GET", f"/api/tables/{table}/hint", None, {"seat": seat}).body, type=wire.Hint)
    assert hint.asked > 10
    assert both.room.tables.kept[table].seats[0].helped


def test_every_path_of_a_page_is_one_of_the_house(both: Both) -> None:
    described = both.house.get("/api/openapi.json").json()["paths"]
    known = {f"{method.upper()} {path}" for path, methods in described.items() for method in methods}
    assert set(ROUTES) <= known
    assert both.page("POST", "/api/accounts", {}, {}).status == 404
