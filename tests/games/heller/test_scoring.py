"""Scoring a round of Auf Heller und Pfennig, with sums done by hand."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from comptoir.games.heller import GAME
from comptoir.games.heller.pieces import CELLS, RANKS, SQUARES, STALL, STALLS, START_MONEY
from comptoir.games.heller.scoring import earnings
from comptoir.kernel import conformance
from comptoir.kernel.chance import Imagined
from comptoir.kernel.events import Event
from comptoir.kernel.visibility import ALL, see
from tests.games.heller.tables import lay, market, table

rule = pytest.mark.rule


def scored(*rows: str, seats: int = 2) -> list[int]:
    return earnings(lay(table(seats), market(*rows)), None)


def sheet(*rows: str, seats: int = 2) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = []
    earnings(
        lay(table(seats), market(*rows)), lambda kind, values: lines.append(see(Event(GAME.events.kinds[kind], values), ALL))
    )
    return lines


@rule("H14")
def test_every_piece_counts_in_its_row_and_in_its_column() -> None:
    assert scored("A1 +5 . . . .") == [5, 0]
    assert scored("A1 +5 . . . .", "+3 . . . . .") == [8, 0]


@rule("H15")
def test_buyers_minus_nuisances_times_the_ranks_of_each_player() -> None:
    assert scored("A2 +6 -2 B3 A1 .") == [4 * 3, 4 * 3]
    assert scored("A4 +6 +5 B1 . .") == [44, 11]


@rule("H15")
def test_a_negative_line_is_paid_by_those_who_stand_in_it() -> None:
    assert scored("A2 -6 +1 . . B1") == [-10, -5]


@rule("H16")
def test_the_sack_doubles_its_line_for_better_and_for_worse() -> None:
    assert scored("A2 +3 x2 . . .") == [12, 0]
    assert scored("A2 -3 x2 . . .") == [-12, 0]


@rule("H16")
def test_the_sack_does_not_double_other_lines() -> None:
    assert scored("A2 +3 . . . .", ". . x2 . . .") == [6, 0]


@rule("H17")
def test_a_fire_cuts_its_row_and_its_column() -> None:
    assert scored("A2 +3 ## +6 B1 .") == [6, 6]
    assert scored("A2 . . . . .", "## . . . . .", "+6 . . . . .") == [0, 0]


@rule("H17")
def test_two_fires_make_three_parts_and_empty_parts_count_nothing() -> None:
    assert scored("A1 +1 ## B1 ## A2") == [1, 0]
    assert scored("A1 ## +4 B2 ## +6") == [0, 8]
    assert scored("## ## A1 +2 . .") == [2, 0]
    assert [(line["from"], line["to"]) for line in sheet("## ## A1 +2 ## .") if line["line"] == "row-1"] == [("c1", "d1")]


@rule("H18")
def test_under_the_eye_buyers_count_nothing_and_nuisances_still_do() -> None:
    assert scored("A2 +6 oo -2 . .") == [-4, 0]
    assert scored("A2 +6 oo . . .") == [0, 0]
    assert scored("A1 . . . . .", "+6 . . . . .", "oo . . . . .") == [0, 0]


@rule("H19")
def test_sack_and_eye_act_only_on_their_own_part() -> None:
    for row in ("A2 +3 ## x2 . .", "A2 +3 ## oo . .", "A2 +3 ## oo B1 +4"):
        assert scored(row) == [6, 0]


@rule("H19")
def test_eye_and_sack_together_double_the_nuisances() -> None:
    assert scored("A2 +6 oo -2 x2 .") == [-8, 0]


@rule("H20")
def test_money_may_fall_below_zero() -> None:
    state = table(2)
    state.money = [-12, -30]
    assert GAME.scores(state) == [-12, -30]
    assert GAME.winners(state) == [0]


@rule("H20")
def test_a_round_can_bring_a_purse_below_zero() -> None:
    state = lay(table(2), market(*["-6 A4 . . . ."] * 5))
    state.money = [10, 10]
    state.empty, state.round = [29], 3
    state.turn = 0
    GAME.play(state, 0, GAME.actions.parse("stall 1 f5"), Imagined(1), None)
    assert state.money[0] == 10 - 5 * 24 - 6


def test_each_line_of_the_sheet_says_its_reason() -> None:
    (line,) = [one for one in sheet("A2 +6 -2 x2 . .") if one["amount"]]
    assert line == {
        "event": "earned", "seat": "A", "amount": 16, "rule": "H16", "round": 1, "line": "row-1", "from": "a1", "to": "f1",
        "buyers": 6, "nuisances": 2, "worth": 8, "ranks": 2,
    }  # fmt: skip
    rules = {one["rule"] for one in sheet("A2 +6 oo -2 . .", "A1 oo x2 -1 . .")}
    assert {"H18", "H19", "H15"} <= rules


BOX = [*SQUARES, *(STALL + kind for kind in range(2 * RANKS) for _ in range(STALLS[kind % RANKS])), *[0] * 12]


@settings(max_examples=200, deadline=None)
@given(st.permutations(BOX))
def test_the_sheet_adds_up_to_the_earnings_on_any_market_of_the_box(pieces: list[int]) -> None:
    cells = pieces[:CELLS]
    state = lay(table(2), cells)
    lines: list[tuple[int, ...]] = []
    total = earnings(state, lambda kind, values: lines.append(values))
    assert total == [sum(line[1] for line in lines if line[0] == seat) for seat in range(2)]
    assert total == [by_hand(cells, seat) for seat in range(2)]


def by_hand(cells: list[int], seat: int) -> int:
    """The rules said another way: each stall looks along its row and column until a fire or the edge."""
    total = 0
    for at, stall in enumerate(cells):
        if stall < 16 or (stall - 16) // 4 != seat:
            continue
        for step, low, high in ((1, at - at % 6, at - at % 6 + 5), (6, at % 6, at % 6 + 24)):
            seen = []
            for direction in (-step, step):
                look = at + direction
                while low <= look <= high and cells[look] != 14:
                    seen.append(cells[look])
                    look += direction
            buyers = 0 if 15 in seen else sum(one for one in seen if 1 <= one <= 6)
            nuisances = sum(one - 6 for one in seen if 7 <= one <= 12)
            total += (buyers - nuisances) * (2 if 13 in seen else 1) * ((stall - 16) % 4 + 1)
    return total


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_score_sheet_of_a_whole_game_explains_every_sou(seats: int) -> None:
    *_, match = conformance.play_through(GAME, seats, GAME.parse_options({}), seats, conformance.instinctive)
    money = [START_MONEY] * seats
    for line in match.sheet_lines(ALL):
        money["ABCD".index(line["seat"])] += line["amount"]
    assert money == match.scores
