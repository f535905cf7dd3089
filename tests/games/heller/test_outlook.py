"""What people are told of Auf Heller und Pfennig before they choose, and why they may not."""

from __future__ import annotations

import pytest

from comptoir.games.heller import GAME
from comptoir.games.heller.pieces import RANKS, State
from comptoir.games.heller.scoring import earnings
from comptoir.kernel.visibility import PUBLIC, view
from tests.games.heller.tables import act, hands, lay, market, table

rule = pytest.mark.rule


def laid() -> State:
    return lay(table(2), market("A2 +6 -2 B3 . .", "## . . . . .", "+3 . . . . x2", ". . . oo . +5"))


@rule("H14")
def test_a_stall_shows_what_it_would_earn_in_its_row_and_column_as_the_market_lies() -> None:
    state = laid()
    assert hands.details(state, "stall 1 e1") == {"earns": 4}
    assert hands.details(state, "stall 4 e1") == {"earns": 16}
    assert hands.details(state, "stall 3 f1") == {"earns": 3 * (4 + 2 * 5)}
    assert hands.details(state, "draw") == {}


@rule("H15")
@pytest.mark.parametrize("move", ["stall 1 e1", "stall 3 f1", "stall 2 c5", "secret e1", "secret f2", "secret a5"])
def test_the_number_beside_a_choice_is_what_the_takings_really_gain(move: str) -> None:
    state = laid()
    seat = state.turn
    told = hands.details(state, move)["earns"]
    before = earnings(state, None)[seat]
    act(state, move)
    assert told == earnings(state, None)[seat] - before


@rule("H17")
def test_the_worth_of_every_line_stands_at_its_edge_part_by_part_for_everyone() -> None:
    state = laid()
    told = GAME.outlook(view(state, PUBLIC))
    assert told["lines"] == [[4], [0], [6], [0], [0], [0, 3], [6], [-2], [0], [0], [10]]  # rows, then columns
    assert told["takings"] == earnings(state, None)
    assert told == GAME.outlook(view(state, 0))


@rule("H10")
def test_a_question_names_only_what_the_seat_still_has() -> None:
    state = table(2)
    assert GAME.prompt_facts(state, state.turn) == {"ways": "stall-secret-draw"}
    state.secret[state.turn] = 0
    assert GAME.prompt_facts(state, state.turn) == {"ways": "stall-draw"}
    state.stalls[state.turn * RANKS : (state.turn + 1) * RANKS] = [0] * RANKS
    assert GAME.prompt_facts(state, state.turn) == {"ways": "draw"}
    assert GAME.prompt_facts(table(2, no_luck=True), 0) == {"ways": "stall-take"}


@rule("H8")
def test_a_refusal_is_one_concrete_sentence() -> None:
    state = laid()
    state.turn = 0
    state.stalls[3] = 0
    assert hands.why(state, "A stall 4 e1") == "You have no stall with 4 goods left."
    assert hands.why(state, "A stall 1 a1", "fr").startswith("L’emplacement a1 n’est pas vide")
    assert hands.why(state, "B draw", "de") == "A ist an der Reihe."
    assert hands.why(state, "A place e1") == "You have drawn no square that could be placed."
    act(state, "A draw")
    assert hands.why(state, "A stall 1 e1") == "You have drawn a square: place that one first."
    assert hands.why(table(2, no_luck=True), "draw") == "All squares lie open here: take one instead of drawing."
