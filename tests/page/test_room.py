"""What a browser keeps is all there is: from it the same table comes again. Games travel as files and stay what they were."""

from __future__ import annotations

import json
from typing import Any

import pytest

from comptoir import games
from comptoir.kernel.match import Match
from comptoir.kernel.record import load
from comptoir.page import room, thinker
from comptoir.page.keeping import Change
from comptoir.page.luggage import FORMAT
from comptoir.page.room import Room
from comptoir.page.routes import answer
from comptoir.table import reviews
from tests.boards import other_board
from tests.house.guests import FakeClock


class Browser:
    """A room and what is kept of it, as `web/src/host/room.ts` would."""

    def __init__(self, clock: FakeClock, before: Browser | None = None) -> None:
        self.clock = clock
        self.rows: dict[str, Change] = {} if before is None else before.rows
        self.entries: dict[str, list[str]] = {} if before is None else before.entries
        self.said: dict[str, str] = {} if before is None else before.said
        self.room = Room(clock, self.said.get("person", ""), self.said.get("progress", ""))

    def ask(self, method: str, path: str, body: object = None, **query: str) -> Any:
        table = path.split("/")[3] if path.startswith("/api/tables/") else ""
        if table in self.rows and not self.room.knows(table):
            self.room.take_in(self.rows[table].row, self.entries[table], self.said.get(f"review {table}", ""))
        found = answer(self.room, method, path, query, "" if body is None else json.dumps(body))
        if found.errand:
            found = found._replace(body=thinker.do(found.errand, found.body)[1], errand="")
        self.keep()
        assert found.status < 300, found.body
        return json.loads(found.body) if found.body[:1] == "{" and "record" not in path else found.body

    def keep(self) -> None:
        for change in self.room.changes():
            kept = self.entries.setdefault(change.table, [])
            assert change.first == len(kept), "entries are kept once, in order"
            kept += change.entries
            self.rows[change.table] = change
        self.said.update(self.room.said())

    def bots(self) -> None:
        while (bot := self.room.bot()) is not None:
            assert self.room.bot_acts(*bot, int(thinker.do("choose", bot[1])[1]))
            self.keep()

    def whole_game(self, game: str) -> str:
        seats = [{"kind": "me"}, *({"kind": "bot", "level": "beginner"} for _ in range(1, games.find(game).least_seats))]
        table = self.ask("POST", "/api/tables", {"game": game, "seats": seats, "public": False, "start": True})["table"]["id"]
        for turn in range(2000):
            self.bots()
            seen = self.ask("GET", f"/api/tables/{table}")
            if seen["table"]["status"] == "finished":
                return str(table)
            act = {"n": seen["n"], "action": seen["legal"][turn % len(seen["legal"])], "request": f"request-{turn}"}
            self.ask("POST", f"/api/tables/{table}/actions", {**act, "tentative": False})
        raise AssertionError("the game did not end")

    def luggage(self) -> dict[str, Any]:
        tables = [{"row": row.row, "entries": self.entries[table]} for table, row in self.rows.items()]
        said = {"person": self.said["person"], **{name: self.said.get(name, "") for name in ("progress", "attempts")}}
        return {"format": FORMAT, **said, "tables": tables}


@pytest.fixture
def anna() -> Browser:
    made = Browser(FakeClock())
    made.ask("POST", "/api/guests", {"name": "Anna"})
    return made


def played_again(text: str) -> str:
    """The record of a game of the same seed and the same choices, played by the library alone."""
    record = load(text)
    assert record.result is not None
    seed = bytes.fromhex(record.result.seed)
    match = Match(games.of_record(record), record.seats, record.options, seed, record.players, record.words, record.lot)
    for entry in record.entries[1:]:
        assert entry.seat is not None
        if entry.undo is None:
            match.play(entry.seat, match.game.actions.from_json(entry.action))
        else:
            match.undo(entry.seat, entry.undo)
    return match.record.close(match.scores, match.winners, record.result.seed)


@pytest.mark.parametrize("game", games.names())
def test_a_record_is_byte_for_byte_that_of_the_same_seed_and_choices_elsewhere(anna: Browser, game: str) -> None:
    table = anna.whole_game(game)
    text = anna.ask("GET", f"/api/tables/{table}/record")
    assert played_again(text) == text


def test_from_what_is_kept_the_same_table_comes_again_and_its_clocks_stood_still(anna: Browser) -> None:
    asked = {"game": "pfusch", "seats": [{"kind": "me"}, {"kind": "screen", "name": "Bert"}], "public": False, "start": True}
    table = anna.ask("POST", "/api/tables", asked)["table"]["id"]
    before = anna.ask("GET", f"/api/tables/{table}")
    anna.clock.pass_seconds(3600)
    again = Browser(anna.clock, anna)
    after = again.ask("GET", f"/api/tables/{table}")
    assert {**after, "timer": None} == {**before, "timer": None}
    if before["timer"] is not None:
        assert after["timer"] == before["timer"] + 3_600_000
    assert again.ask("GET", "/api/me")["name"] == "Anna"


def test_who_follows_a_table_is_told_of_every_change_once(anna: Browser) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "merchant"}]
    table = anna.ask("POST", "/api/tables", {"game": "heller", "seats": seats, "public": False, "start": True})["table"]["id"]
    anna.room.follow(table, 0)
    ((_, first),) = anna.room.told()
    assert json.loads(first)["position"]["n"] >= 1
    anna.bots()
    seen = anna.ask("GET", f"/api/tables/{table}")
    anna.room.told()
    anna.ask("POST", f"/api/tables/{table}/hand", {"seat": None})
    assert anna.room.told() == [], "nothing looks different"
    act = {"n": seen["n"], "action": seen["legal"][0], "request": "request-1", "tentative": False}
    anna.ask("POST", f"/api/tables/{table}/actions", act)
    ((_, told),) = anna.room.told()
    assert {event["n"] for event in json.loads(told)["position"]["events"]} >= {seen["n"]}


def test_boards_travel_in_luggage_and_what_is_none_stays_out(anna: Browser) -> None:
    data = other_board("pfusch")
    made = anna.ask("POST", "/api/boards", {"game": "pfusch", "name": "Gipsfeld", "board": data})
    (kept,) = json.loads(anna.said["boards"])
    boards = [kept, {**kept, "id": "other", "data": "{}"}, {**kept, "id": "third", "data": "no JSON"}]
    other = Browser(anna.clock)
    asked = {**anna.luggage(), "boards": json.dumps(boards)}
    assert other.ask("POST", "/page/luggage", asked, known="") == {"tables": 0, "known": 0, "broken": 2}
    assert [one["name"] for one in other.ask("GET", "/api/boards")["boards"]] == ["Gipsfeld"]
    assert other.ask("GET", f"/api/boards/{made['id']}")["board"] == data


def test_luggage_is_brought_in_by_somebody_else_once_and_what_is_broken_stays_out(anna: Browser) -> None:
    table = anna.whole_game("heller")
    step = anna.ask("GET", "/api/games/heller/lessons")["steps"][0]["id"]
    anna.ask("PUT", f"/api/me/lessons/heller/{step}")
    for puzzle in anna.ask("GET", "/api/games/heller/puzzles")["puzzles"][:2]:
        path = f"/api/games/heller/puzzles/{puzzle['id']}"
        anna.ask("POST", path, {"action": anna.ask("GET", path)["position"]["legal"][0]})
    packed = anna.luggage()
    broken = json.loads(json.dumps(packed["tables"][0]).replace(table, "another"))
    broken["entries"] = broken["entries"][:5] + broken["entries"][7:]
    other = Browser(anna.clock)
    other.ask("POST", "/api/guests", {"name": "Bert"})
    asked = {**packed, "tables": [*packed["tables"], broken]}
    assert other.ask("POST", "/page/luggage", asked, known="") == {"tables": 1, "known": 0, "broken": 1}
    assert other.ask("POST", "/page/luggage", packed, known=table) == {"tables": 0, "known": 1, "broken": 0}
    assert set(other.rows) == {table}
    assert other.ask("GET", f"/api/tables/{table}")["table"]["hosting"]
    assert other.ask("GET", f"/api/tables/{table}/record") == anna.ask("GET", f"/api/tables/{table}/record")
    assert other.ask("GET", "/api/me/lessons") == anna.ask("GET", "/api/me/lessons")
    assert other.ask("GET", "/api/me/puzzles") == anna.ask("GET", "/api/me/puzzles") != {"attempts": []}
    refused = answer(other.room, "POST", "/page/luggage", {"known": ""}, json.dumps({**packed, "format": "nothing"}))
    assert (refused.status, json.loads(refused.body)["error"]) == (400, "bad_luggage")


def test_a_record_from_elsewhere_is_kept_once_and_as_it_was(anna: Browser) -> None:
    text = anna.ask("GET", f"/api/tables/{anna.whole_game('heller')}/record")
    other = Browser(anna.clock)
    other.ask("POST", "/api/guests", {"name": "Bert"})
    table = other.ask("POST", "/api/records", {"record": text, "seat": "A"})
    table = json.loads(table)["id"]
    assert json.loads(other.ask("POST", "/api/records", {"record": text}))["id"] == table
    assert other.ask("GET", f"/api/tables/{table}/record") == text
    seen = other.ask("GET", f"/api/tables/{table}")
    assert (seen["table"]["status"], seen["table"]["rated"], seen["seat"]) == ("finished", False, "A")
    assert other.ask("GET", f"/api/tables/{table}/verdict")["genuine"]
    false = answer(other.room, "POST", "/api/records", {}, json.dumps({"record": text.replace('"n":3', '"n":4', 1)}))
    assert (false.status, json.loads(false.body)["error"]) == (400, "bad_record")


def test_a_review_is_kept_slice_by_slice_and_goes_on_in_another_tab(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LEVELS", (4, 8, 16))
    monkeypatch.setattr(room, "REVIEW_MILLISECONDS", 0)
    table = anna.whole_game("heller")
    path = f"/api/tables/{table}/review"
    assert anna.ask("GET", path)["status"] == "none"
    assert anna.ask("POST", path)["status"] == "thinking"

    def slices(browser: Browser, most: int) -> None:
        while most and (wanted := browser.room.review()) is not None:
            browser.room.reviewed(wanted[0], thinker.do("review", wanted[1])[1])
            browser.keep()
            most -= 1

    slices(anna, 5)
    assert anna.ask("GET", path)["judged"] == 5
    later = Browser(anna.clock, anna)
    assert later.ask("GET", path)["judged"] == 5
    assert later.room.review() is None, "nobody has asked here yet"
    later.ask("POST", path)
    slices(later, 1000)
    assert later.ask("GET", path)["status"] == "done"
    assert later.ask("POST", path)["seats"]
    assert later.room.review() is None


def test_my_games_are_those_that_are_kept_whoever_has_them_in_hand(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LEVELS", (4, 8))
    table = anna.whole_game("heller")
    anna.ask("POST", f"/api/tables/{table}/review")
    while (wanted := anna.room.review()) is not None:
        anna.room.reviewed(wanted[0], thinker.do("review", wanted[1])[1])
    anna.keep()
    kept = [{"row": row.row, "costs": anna.said.get(f"costs {one}", "")} for one, row in anna.rows.items()]
    later = Browser(anna.clock, anna)
    for path in ("/api/me/games", "/api/me/statistics"):
        assert later.ask("GET", path, kept) == anna.ask("GET", path) == anna.ask("GET", path, kept)
        assert later.ask("GET", path) != anna.ask("GET", path), "it has nothing in hand yet"
    (told,) = later.ask("GET", "/api/me/statistics", kept)["games"]
    assert [one["table"] for one in told["costs"]] == [table]
    assert answer(later.room, "GET", "/api/me/games", {"result": "drawn"}, "").status == 400
    assert answer(later.room, "GET", "/api/games/heller/ratings", {}, "").status == 404, "that needs other people"
