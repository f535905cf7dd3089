"""The score sheet: its rows add up to the scores at every moment, for every looker, and a tie says what decided it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from comptoir import games
from comptoir.cli.console import read_record
from comptoir.games.heller import GAME as HELLER
from comptoir.games.heller.sheet import SHEET
from comptoir.kernel.chance import Imagined
from comptoir.kernel.conformance import Fault, check, check_sheet, eager, instinctive, play_through
from comptoir.kernel.match import Match, verify
from comptoir.kernel.sheet import ASIDE, COUNTED, LATER, Row, SheetRules, decision, leaders
from comptoir.kernel.visibility import ALL, PUBLIC
from tests.games.reaches import FIXTURES
from tests.testgames import nuts

OPTIONS = HELLER.parse_options({})


def ended(game: str, file: str) -> Match[Any]:
    return verify(*read_record(FIXTURES / game / file))


@pytest.mark.parametrize("name", games.names())
def test_a_sheet_comes_to_the_scores_after_every_entry(name: str) -> None:
    """A sample of what `make proof-sheets` does with 400 games."""
    game = games.find(name)
    for match in play_through(game, game.least_seats, game.parse_options({}), 1, instinctive):
        check_sheet(match)
    assert match.over


def test_a_game_that_declares_no_sheet_has_a_plain_one() -> None:
    *_, match = play_through(nuts.GAME, 3, {}, 4, eager)
    (row,) = match.sheet(PUBLIC).rows
    assert (row.key, list(row.amounts), len(row.lines)) == ("cracked", match.scores, len(match.sheet_lines(PUBLIC)))


def test_what_everybody_began_with_is_on_the_sheet() -> None:
    first = next(iter(play_through(HELLER, 3, OPTIONS, 1, eager)))
    assert [(row.key, list(row.amounts)) for row in first.sheet(PUBLIC).rows] == [("start", [50, 50, 50])]


def test_an_earlier_sheet_has_what_stood_then_though_it_was_taken_back() -> None:
    match = Match(nuts.GAME, 2, {}, bytes(32))
    chance = Imagined(1)
    while not match.sheet_lines(ALL):
        seat = match.to_act[0]
        match.play(seat, eager(nuts.GAME, match.state, seat, chance))
    cracked = match.n - 1
    match.undo(0, cracked)
    assert match.sheet(PUBLIC).totals == match.scores == [0, 0]
    before = match.sheet(PUBLIC, cracked)
    assert before.totals == list(before.rows[0].amounts) == match.game.scores(match.state_at(cracked)) != [0, 0]


def test_saved_wood_is_known_to_its_builder_alone_and_counts_in_the_end() -> None:
    game = games.find("pfusch")
    *running, over = [match.sheet(0).rows[0] for match in play_through(game, 3, game.parse_options({}), 2, eager)]
    assert {row.role for row in running} == {LATER}
    assert all(row.amounts[0] is not None and list(row.amounts[1:]) == [None, None] for row in running)
    assert over.role == COUNTED
    assert None not in over.amounts


@pytest.mark.parametrize(
    ("game", "file", "key", "compared"),
    [
        ("heller", "shared-victory.jsonl", "shared", None),
        ("pfeffersaecke", "shared-victory.jsonl", "shared", None),
        ("pfeffersaecke", "tie-broken-by-cities.jsonl", "won", "won"),
        ("pfeffersaecke", "tie-broken-by-value.jsonl", "won_value", "won_value"),
        ("weinhaendler", "shared-victory.jsonl", "shared", None),
        ("weinhaendler", "tie-on-gold.txt", "aboard", "aboard"),
    ],
)
def test_a_tie_says_what_decided_it(game: str, file: str, key: str, compared: str | None) -> None:
    sheet = ended(game, file).sheet(PUBLIC)
    assert sheet.decided is not None
    assert sheet.decided.key == key
    if compared:
        (row,) = [row for row in sheet.rows if row.key == compared]
        level = [row.amounts[seat] or 0 for seat, points in enumerate(sheet.totals) if points == max(sheet.totals)]
        assert row.role == ASIDE
        assert sorted(level, reverse=True)[:2] == [sheet.decided.facts["best"], sheet.decided.facts["next"]]


def test_no_tie_needs_no_decision() -> None:
    assert ended("heller", "below-zero.jsonl").sheet(PUBLIC).decided is None


def test_of_several_things_the_last_one_asked_decides() -> None:
    places: list[tuple[int, ...]] = [(9, 2, 7), (9, 3, 4), (9, 3, 5), (8, 9, 9)]
    rules = SheetRules(lambda view, lines, start: [], {}, lambda state: places, ("cities", "value"))
    decided = decision(rules, None, [9, 9, 9, 8], leaders(places))
    assert decided is not None
    assert (decided.key, decided.facts) == ("value", {"score": 9, "best": 5, "next": 4})


BROKEN: dict[str, tuple[dict[str, Any], str]] = {
    "a sheet that leaves out the start": (
        {"sheet": replace(SHEET, rows=lambda view, lines, start: SHEET.rows(view, lines, [0] * view.seats))},
        "comes to",
    ),
    "a row that is not declared": ({"sheet": replace(SHEET, kinds={})}, "has the facts"),
    "a row that its lines do not come to": (
        {
            "sheet": replace(
                SHEET,
                rows=lambda view, lines, start: [
                    Row("start", start, lines=range(len(lines[:1]))),
                    *SHEET.rows(view, lines, start)[1:],
                ],
            )
        },
        "its lines come to",
    ),
    "a standing by which others win": (
        {"sheet": replace(SHEET, standing=lambda state: [(-money,) for money in state.money])},
        "by their standing",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_the_kit_catches(name: str) -> None:
    changes, complaint = BROKEN[name]
    with pytest.raises(Fault, match=complaint):
        check(replace(HELLER, **changes), 2, OPTIONS, 1, eager, closely=20)
