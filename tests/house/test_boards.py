"""Boards of one's own: a table is played on one from its beginning to its record, and keeps it whatever becomes of the file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from comptoir import games
from comptoir.cli import app
from comptoir.kernel.chance import Imagined
from comptoir.kernel.record import load
from tests.boards import WITH_BOARDS, built_in, other_board, river_of
from tests.house.conftest import OpenHouse
from tests.house.guests import Guest, RunningHouse, until
from tests.house.test_secrecy import compare_worlds, play_something

NAME = "Mein Plan"


def kept(guest: Guest, game: str, data: Any, name: str = NAME) -> str:
    """Keep a board, and its id."""
    answer = guest.post("/api/boards", {"game": game, "name": name, "board": data})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def table_on(guest: Guest, game: str, board: str, **more: Any) -> str:
    least = games.find(game).least_seats
    return guest.table(game, seats="me" + " beginner" * (least - 1), board=board, at_once=True, **more)


def play_to_the_end(guest: Guest, table: str) -> dict[str, Any]:
    while (position := guest.my_turn(table))["result"] is None:
        doing = [one for one in position["legal"] if one["name"] not in games.find(position["table"]["game"]).idle]
        guest.act(table, position["n"], (doing or position["legal"])[0])
    return position


@pytest.mark.parametrize("game", WITH_BOARDS)
def test_a_whole_game_on_another_board_with_bots(open_house: OpenHouse, game: str, tmp_path: Path) -> None:
    data = other_board(game)
    house = open_house()
    ann = house.guest("Ann")
    board = kept(ann, game, data)
    table = table_on(ann, game, board)
    told = ann.look(table)["table"]
    assert (told["board"]["name"], told["rated"]) == (NAME, False)
    assert ann.get(f"/api/tables/{table}/board").json()["board"] == data
    first = ann.my_turn(table)
    until(lambda: ann.get(f"/api/tables/{table}/hint").status_code == 200, "somebody has an idea")
    ann.put(f"/api/boards/{board}", {"name": "Another", "board": other_board(game, 2)})
    ann.act(table, first["n"], first["legal"][0])
    ann.delete(f"/api/boards/{board}")
    house.house.tables.forget(table)  # what is in the database is all there is
    position = play_to_the_end(ann, table)
    assert ann.get(f"/api/tables/{table}/board").json()["board"] == data, "it keeps the board it was set up with"

    record = ann.get(f"/api/tables/{table}/record").text
    assert load(record).board == data
    assert ann.get(f"/api/tables/{table}/verdict").json()["genuine"]
    file = tmp_path / "record.jsonl"
    file.write_text(record, encoding="utf-8")
    verified = CliRunner().invoke(app, ["verify", str(file)])
    assert verified.exit_code == 0, verified.output
    replay = ann.get(f"/api/tables/{table}/replay", seat="A").json()
    assert (replay["board"]["board"], len(replay["steps"])) == (data, position["n"])

    asked = {"n": 1, "eyes": "A", "line": [], "games": 120}
    thought = ann.post(f"/api/tables/{table}/analysis/thought", asked)
    assert thought.status_code == 200, thought.text
    assert thought.json()["chances"] is False, "nobody has measured them there"
    assert ann.post(f"/api/tables/{table}/review").json()["chances"] in (True, False)
    until(lambda: ann.get(f"/api/tables/{table}/review").json()["judged"] > 0, "something of it is reviewed")
    on = ann.post(f"/api/tables/{table}/analysis/table", {"n": 1, "eyes": "A", "line": [], "seat": "A"}).json()
    again = ann.post(f"/api/tables/{table}/rematch").json()
    for other in (on, again):
        assert other["table"]["board"] == told["board"]
        assert ann.get(f"/api/tables/{other['table']['id']}/board").json()["board"] == data
    assert ann.post(f"/api/tables/{again['table']['id']}/start", {}).status_code in (200, 409)

    bert = house.guest("Bert")
    brought = bert.post("/api/records", {"record": record, "seat": "A"})
    assert brought.status_code == 201, brought.text
    elsewhere = brought.json()["id"]
    assert bert.get(f"/api/tables/{elsewhere}/board").json()["board"] == data
    assert bert.get(f"/api/tables/{elsewhere}/record").text == record


@pytest.mark.parametrize("game", WITH_BOARDS)
def test_two_boards_at_once_do_not_mix_and_nothing_hidden_is_told(open_house: OpenHouse, game: str) -> None:
    """Swapped worlds at two tables of one game on two boards, played in turn."""
    house, chance = open_house(), Imagined(3)
    guests = [house.guest(f"guest {at}") for at in range(3)]
    eve = house.guest("Eve")
    boards = [other_board(game, 1), other_board(game, 2)]
    tables = []
    for data in boards:
        board = kept(guests[0], game, data)
        tables.append(guests[0].table(game, seats="me" + " open" * (len(guests) - 1), board=board))
        for guest in guests[1:]:
            guest.join(tables[-1])
        guests[0].post(f"/api/tables/{tables[-1]}/start", {})
    different = 0
    for entry in range(101):
        for table, data in zip(tables, boards, strict=True):
            match = house.house.tables.look(table, lambda session: session.match)
            if match.over:
                continue
            assert match.record.board == data
            assert eve.get(f"/api/tables/{table}/board").json()["board"] == data
            if entry in (4, 33, 100):
                different += compare_worlds(house, guests, eve, table, chance)
                match = house.house.tables.look(table, lambda session: session.match)
            play_something(house, table, match, chance)
    assert different, "the worlds were never different: nothing was tested"


def test_a_board_is_mine_until_it_is_sound_and_then_whoever_has_its_link_can_play_on_it(house: RunningHouse) -> None:
    ann, bert = house.guest("Ann"), house.guest("Bert")
    data = other_board("pfusch")
    unsound = {**data, "districts": data["districts"][:1]}
    board = kept(ann, "pfusch", unsound)
    assert [one["sound"] for one in ann.get("/api/boards").json()["boards"]] == [False]
    assert ann.get(f"/api/boards/{board}").json()["board"] == unsound
    assert bert.get(f"/api/boards/{board}").json()["error"] == "no_board"
    asked = {"game": "pfusch", "seats": [{"kind": "me"}, {"kind": "bot"}], "board": board}
    assert bert.post("/api/tables", asked).json()["error"] == "no_board"
    assert ann.post("/api/tables", asked).json()["error"] == "bad_board"

    saved = ann.put(f"/api/boards/{board}", {"name": "Gipsfeld", "board": data}).json()
    assert saved["sound"]
    assert not any(one["grave"] for one in saved["remarks"])
    seen = bert.get(f"/api/boards/{board}").json()
    assert (seen["maker"], seen["mine"], seen["name"], seen["board"]) == ("Ann", False, "Gipsfeld", data)
    assert house.stranger().get(f"/api/boards/{board}").status_code == 200
    assert bert.post("/api/tables", asked).json()["table"]["board"]["name"] == "Gipsfeld"
    assert bert.post("/api/tables", {**asked, "game": "heller"}).json()["error"] == "other_game"
    for refused in (bert.put(f"/api/boards/{board}", {"name": "x", "board": data}), bert.delete(f"/api/boards/{board}")):
        assert (refused.status_code, refused.json()["error"]) == (404, "no_board")
    assert bert.get("/api/boards").json()["boards"] == []
    assert ann.delete(f"/api/boards/{board}").status_code == 204
    assert ann.get(f"/api/boards/{board}").status_code == 404


def test_the_games_own_board_kept_by_somebody_is_still_the_games_own(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    for game in WITH_BOARDS:
        assert ann.get(f"/api/games/{game}/board").json()["board"] == built_in(game)
        table = table_on(ann, game, kept(ann, game, built_in(game)))
        assert ann.look(table)["table"]["board"] is None
        assert ann.get(f"/api/tables/{table}/board").json()["board"] == built_in(game)
    assert ann.get("/api/games/heller/board").json()["error"] == "no_board"
    assert ann.post("/api/boards/check", {"game": "heller", "board": {}}).json()["error"] == "no_board"


def deep(levels: int) -> Any:
    found: Any = 1
    for _ in range(levels):
        found = [found]
    return found


HOSTILE: dict[str, Any] = {
    "no board": {"hello": "world"},
    "nothing": {},
    "too large": {"title": "x" * 300_000},
    "deep": {"routes": deep(60)},
    "script": {"title": {"en": "<script>alert(1)</script>"}, "routes": "<img onerror=alert(1)>"},
    "many": {"regions": [{}] * 20_000},
    "numbers": {"size": [10**300, -1], "disks": {"2": 1e308}},
}


@pytest.mark.parametrize("game", WITH_BOARDS)
@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_file_gets_one_sentence_and_is_not_kept(house: RunningHouse, game: str, what: str) -> None:
    ann = house.guest("Ann")
    answer = ann.post("/api/boards", {"game": game, "name": NAME, "board": HOSTILE[what]})
    assert answer.status_code in (400, 413), answer.text
    said = answer.json()
    assert said["error"] in ("bad_board", "board_too_large", "too_large", "bad_request")
    assert 0 < len(said["detail"]) < 300
    assert "\n" not in said["detail"]
    assert ann.get("/api/boards").json()["boards"] == []


def test_only_so_many_boards_are_kept_and_a_name_is_one_that_can_be_read(open_house: OpenHouse) -> None:
    ann, data = open_house(kept_boards=2).guest("Ann"), other_board("pfusch")
    for name in ("One", "Two"):
        kept(ann, "pfusch", data, name)
    one_more = ann.post("/api/boards", {"game": "pfusch", "name": "Three", "board": data})
    assert (one_more.status_code, one_more.json()["error"], one_more.json()["most"]) == (409, "too_many_boards", 2)
    assert [one["name"] for one in ann.get("/api/boards").json()["boards"]] == ["Two", "One"]
    for name in ("\u200b", "x" * 61):
        assert ann.post("/api/boards", {"game": "pfusch", "name": name, "board": data}).status_code == 400


def test_what_a_guest_keeps_comes_along_into_an_account_and_into_what_one_takes_home(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    board = kept(ann, "pfusch", other_board("pfusch"))
    exported = ann.get("/api/me/export").json()
    assert [one["id"] for one in exported["boards"]] == [board]
    assert json.dumps(exported["boards"][0]["board"]) == json.dumps(other_board("pfusch"))


@pytest.mark.rule("W3")
def test_a_board_with_few_piers_has_room_for_fewer(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    board = kept(ann, "weinhaendler", river_of(5))
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "beginner"} for _ in range(4))]
    asked: dict[str, Any] = {"game": "weinhaendler", "board": board, "start": True}
    refused = ann.post("/api/tables", {**asked, "seats": seats})
    assert (refused.status_code, refused.json()["error"], refused.json()["most"]) == (400, "board_seats", 4)
    assert ann.post("/api/tables", {**asked, "seats": seats[:4]}).status_code == 201
