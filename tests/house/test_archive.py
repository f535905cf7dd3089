"""Finished games from elsewhere: a house verifies and keeps them, once, and nobody's rating changes."""

from __future__ import annotations

from comptoir.table import records
from tests.house.guests import RunningHouse
from tests.table.hosting import OneTable


def record() -> str:
    """Of a whole game of Ann, Bob and bots that no house has seen."""
    table = OneTable("heller")
    table.play_on()
    return str(table.look(records.finished_record, person=None).dump())


def test_a_genuine_record_is_kept_once_and_as_it_was(house: RunningHouse) -> None:
    anna, text = house.guest("Anna"), record()
    kept = anna.post("/api/records", {"record": text, "seat": "A"})
    assert kept.status_code == 201, kept.text
    table = kept.json()["id"]
    assert anna.post("/api/records", {"record": text}).json()["id"] == table
    assert anna.get(f"/api/tables/{table}/record").text == text
    seen = anna.look(table)
    assert (seen["seat"], seen["table"]["status"], seen["table"]["rated"]) == ("A", "finished", False)
    assert [one["id"] for one in anna.get("/api/tables", which="mine").json()["tables"]] == [table]
    assert anna.get(f"/api/people/{anna.id}").json()["records"] == []
    assert house.guest("Bert").get(f"/api/tables/{table}").status_code == 404, "it is hers"


def test_what_is_not_genuine_not_over_or_of_nobody_is_not_kept(house: RunningHouse) -> None:
    anna, text = house.guest("Anna"), record()
    lines = text.splitlines(keepends=True)
    for given in (text.replace('"n":2', '"n":3', 1), "".join(lines[:-1]), "nonsense\n"):
        refused = anna.post("/api/records", {"record": given})
        assert (refused.status_code, refused.json()["error"]) == (400, "bad_record")
    assert anna.post("/api/records", {"record": text, "seat": "F"}).json()["error"] == "unknown_seat"
    assert house.stranger().post("/api/records", {"record": text}).status_code == 401
    assert anna.get("/api/tables", which="mine").json()["tables"] == []
