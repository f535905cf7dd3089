"""The rules of Auf Heller und Pfennig up to the end of a round, clause by clause."""

from __future__ import annotations

from collections import Counter

import pytest

from comptoir.games.heller import GAME
from comptoir.games.heller.pieces import CELL_NAMES, LINES, SQUARES, STALLS, State
from comptoir.games.heller.rules import legal, to_act
from comptoir.kernel.chance import Imagined, derived_seed
from comptoir.kernel.match import Match
from comptoir.kernel.visibility import PUBLIC, view
from tests.games.heller.tables import act, lay, market, offered, refusal, table
from tests.games.reaches import told

rule = pytest.mark.rule


@rule("H1")
def test_the_market_has_five_rows_of_six_named_by_column_and_row() -> None:
    assert len(CELL_NAMES) == 30
    assert CELL_NAMES[0] == "a1"
    assert CELL_NAMES[5] == "f1"
    assert CELL_NAMES[29] == "f5"
    assert [len(line) for line in LINES] == [6] * 5 + [5] * 6


@rule("H2")
def test_a_colour_has_four_three_two_and_one_stalls() -> None:
    assert STALLS == (4, 3, 2, 1)
    assert sum(STALLS) == 10


@rule("H3")
def test_twelve_buyers_six_nuisances_a_sack_two_fires_and_an_eye_make_22() -> None:
    names = Counter(GAME.actions.blocks["take"].params[0].word(square - 1) for square in SQUARES)
    assert sum(names.values()) == 22
    assert all(names[f"buyer-{value}"] == 2 and names[f"nuisance-{value}"] == 1 for value in range(1, 7))
    assert (names["gold"], names["fire"], names["eye"]) == (1, 2, 1)


@rule("H4")
def test_everyone_starts_with_fifty_sous() -> None:
    assert table(4).money == [50, 50, 50, 50]


@rule("H5")
@pytest.mark.parametrize(("seats", "rank_one"), [(2, 4), (3, 3), (4, 2)])
def test_stalls_of_rank_one_depend_on_the_seats_and_all_are_open_to_all(seats: int, rank_one: int) -> None:
    assert view(table(seats), PUBLIC).stalls == [[rank_one, 3, 2, 1]] * seats


@rule("H6")
def test_everyone_draws_one_square_that_only_they_see() -> None:
    state = table(3)
    assert len(state.pile) == 19
    assert sorted([*state.pile, *state.secret]) == sorted(SQUARES)
    for seat in range(3):
        seen = view(state, seat)
        assert seen.secret == [state.secret[seat] if owner == seat else None for owner in range(3)]
        assert seen.secret_count == [1, 1, 1]
        assert "pile" not in seen.fields
        assert seen.pile_count == 19


@rule("H7")
def test_lots_decide_who_begins_and_the_next_clockwise_begins_the_next_round() -> None:
    assert {table(3, seed).starter for seed in range(40)} == {0, 1, 2}
    match = Match(GAME, 3, seed=derived_seed("H7"))
    chance = Imagined(1)
    while not match.over:
        match.play(match.to_act[0], GAME.sample(match.state, match.to_act[0], chance))
    starters = ["ABC".index(str(seen["seat"])) for seen in told(match, "round_began")]
    assert starters == [(starters[0] + step) % 3 for step in range(3)]


@rule("H7")
def test_turns_go_clockwise_and_nobody_else_may_act() -> None:
    state = table(3)
    first = state.turn
    assert refusal(state, f"{'ABC'[(first + 1) % 3]} draw") == "H7"
    assert legal(state, (first + 1) % 3) == []
    act(state, "stall 1 a1")
    assert to_act(state) == [(first + 1) % 3]


@rule("H8")
def test_a_stall_goes_on_an_empty_space_and_leaves_the_stock() -> None:
    state = table(3)
    seat = state.turn
    told_events = act(state, "stall 2 c4")
    assert view(state, PUBLIC).stalls[seat] == [3, 2, 2, 1]
    assert state.market[CELL_NAMES.index("c4")] == 16 + seat * 4 + 1
    assert told_events[0]["event"] == "stall_placed"


@rule("H8")
def test_a_stall_one_does_not_have_cannot_be_placed() -> None:
    state = table(3)
    state.stalls[state.turn * 4 + 3] = 0
    assert refusal(state, "stall 4 c4") == "H8"


@rule("H9")
def test_a_draw_shows_the_square_to_the_drawer_alone_and_must_be_placed_at_once() -> None:
    state = table(3)
    seat, top = state.turn, state.pile[-1]
    act(state, "draw")
    assert to_act(state) == [seat]
    assert offered(state) == {"place"}
    assert view(state, seat).drawn[seat] == top
    other = view(state, (seat + 1) % 3)
    assert other.drawn[seat] is None
    assert other.drawn_count[seat] == 1
    assert refusal(state, "stall 1 a1") == "H9"
    assert refusal(state, "draw") == "H9"
    act(state, "place b2")
    assert state.market[CELL_NAMES.index("b2")] == top
    assert to_act(state) == [(seat + 1) % 3]


@rule("H9")
def test_nothing_can_be_drawn_from_an_empty_table_nor_placed_without_a_draw() -> None:
    state = table(2)
    assert refusal(state, "place a1") == "H9"
    state.pile = []
    assert refusal(state, "draw") == "H9"


@rule("H9")
def test_the_draw_is_told_to_the_drawer_by_name_and_to_the_others_without() -> None:
    match = Match(GAME, 2, seed=derived_seed("H9"))
    seat = match.to_act[0]
    match.play(seat, "draw")
    assert match.log(seat, 1)[0]["square"] is not None
    assert match.log(1 - seat, 1)[0]["square"] is None
    assert match.log(PUBLIC, 1)[0]["square"] is None


@rule("H10")
def test_the_secret_square_can_be_placed_once() -> None:
    state = table(2)
    seat, square = state.turn, state.secret[state.turn]
    act(state, "secret e5")
    assert state.market[CELL_NAMES.index("e5")] == square
    assert view(state, PUBLIC).secret_count[seat] == 0
    state.turn = seat
    assert refusal(state, "secret e4") == "H10"


@rule("H11")
def test_who_has_nothing_left_passes_and_it_is_told() -> None:
    state = lay(table(3), market("+1 +1 +2 +2 +3 +3"))
    seat = state.turn
    idle = (seat + 1) % 3
    state.pile = []
    state.secret = [0, 0, 0]
    state.stalls[idle * 4 : idle * 4 + 4] = [0, 0, 0, 0]
    events = act(state, "stall 1 a2")
    assert to_act(state) == [(seat + 2) % 3]
    assert events[-1] == {"event": "passed", "seat": "ABC"[idle], "rule": "H11"}


@rule("H11")
def test_nobody_may_pass_by_choice() -> None:
    assert "pass" not in GAME.actions.blocks
    state = table(3)
    state.stalls = [0] * 12
    assert offered(state) == {"draw", "secret"}


@rule("H12")
def test_nothing_is_placed_where_something_lies() -> None:
    state = lay(table(3), market("+1 A1 . . . ."))
    for action in ("stall 1 a1", "stall 1 b1", "secret a1"):
        assert refusal(state, action) == "H12"
    act(state, "draw")
    assert refusal(state, "place a1") == "H12"
    assert refusal(state, "place c1") is None


@rule("H13")
def test_the_round_ends_when_the_last_space_is_filled() -> None:
    full = market(*["+1 +1 +1 +1 +1 +1"] * 4, "+1 +1 +1 +1 +1 .")
    state = lay(table(3), full)
    events = act(state, "stall 1 f5")
    assert "round_ended" in [seen["event"] for seen in events]
    assert state.round == 2
    assert len(state.empty) == 30


@rule("H21")
def test_after_a_round_rank_one_returns_and_higher_ranks_that_were_used_are_gone() -> None:
    state = lay(table(3), market(*["+1 +1 +1 +1 +1 +1"] * 4, "+1 +1 +1 +1 +1 ."))
    seat = state.turn
    state.stalls[seat * 4 : seat * 4 + 4] = [0, 2, 1, 1]
    act(state, "stall 3 f5")
    assert view(state, PUBLIC).stalls[seat] == [3, 2, 0, 1]
    assert view(state, PUBLIC).stalls[(seat + 1) % 3] == [3, 3, 2, 1]


@rule("H21")
def test_after_a_round_all_squares_are_shuffled_again_and_new_secrets_drawn() -> None:
    state = lay(table(3), market(*["+1 +1 +1 +1 +1 +1"] * 4, "+1 +1 +1 +1 +1 ."))
    before = state.secret[:]
    events = act(state, "stall 1 f5", chance=Imagined(77))
    assert sorted([*state.pile, *state.secret]) == sorted(SQUARES)
    assert [seen["event"] for seen in events].count("kept") == 3
    assert state.secret != before
    assert all(seen.get("event") != "secret_placed" for seen in events)


@rule("H22")
def test_after_the_third_round_the_richest_wins_and_equals_share() -> None:
    state = lay(table(3), market(*[". . . . . ."] * 4, "A1 A1 A1 A1 A1 ."))
    state.market = market(*["B1 B1 B1 B1 B1 B1"] * 4, "A1 A1 A1 A1 A1 .")
    state.empty = [29]
    state.round = 3
    state.money = [10, 70, 70]
    act(state, "stall 1 f5")
    assert to_act(state) == []
    assert GAME.winners(state) == [1, 2]
    assert refusal(state, "A draw") == "H22"
    assert GAME.legal(state, 0) == []


@rule("H23")
def test_open_end_gives_all_ten_stalls_at_every_table() -> None:
    for seats in (2, 3, 4):
        assert view(table(seats, open_end=True), PUBLIC).stalls == [[4, 3, 2, 1]] * seats


def last_cells(last_row: str, stalls: list[int]) -> tuple[State, int]:
    """A market with an open end that is full but for a few cells, and what whoever is to move has left."""
    state = lay(table(2, open_end=True), market(*["+1 +1 +1 +1 +1 +1"] * 4, last_row))
    state.stalls[state.turn * 4 : state.turn * 4 + 4] = stalls
    return state, state.turn


@rule("H23")
def test_in_open_end_no_stall_comes_back_and_the_game_goes_on_while_everyone_has_one() -> None:
    state, seat = last_cells("+1 +1 +1 +1 +1 .", [2, 0, 0, 0])
    act(state, "stall 1 f5")
    assert state.round == 2
    assert view(state, PUBLIC).stalls[seat] == [1, 0, 0, 0]


@rule("H23")
def test_the_round_in_which_somebody_places_their_last_stall_is_the_last() -> None:
    state, seat = last_cells("+1 +1 +1 +1 . .", [1, 0, 0, 0])
    act(state, "stall 1 f5")
    assert to_act(state) == [1 - seat]  # the round is played to its end
    act(state, "stall 1 e5")
    assert to_act(state) == []
    assert state.round == 1


@rule("H24")
def test_in_open_end_a_round_ends_when_nobody_can_act_and_empty_spaces_are_ignored() -> None:
    state = lay(table(2, open_end=True), market("+3 . A2 . . ."))
    seat = state.turn
    state.pile, state.secret = [], [0, 0]
    state.stalls = [0] * 8
    state.stalls[seat * 4] = 1
    state.money = [50, 50]
    events = act(state, "stall 1 f1")
    assert to_act(state) == []
    assert "passed" not in [seen["event"] for seen in events]
    expected = [50 + 3 * 2, 50]
    expected[seat] += 3
    assert state.money == expected


@rule("H24")
def test_in_open_end_who_cannot_act_is_skipped() -> None:
    state = lay(table(2, open_end=True), market("+3 . A2 . . ."))
    seat = state.turn
    state.pile, state.secret = [], [0, 0]
    state.stalls[(1 - seat) * 4 : (1 - seat) * 4 + 4] = [0, 0, 0, 0]
    events = act(state, "stall 1 f1")
    assert to_act(state) == [seat]
    assert events[-1] == {"event": "passed", "seat": "AB"[1 - seat], "rule": "H24"}


@rule("H25")
def test_without_luck_all_squares_are_open_and_anyone_takes_the_one_they_like() -> None:
    state = table(3, no_luck=True)
    assert sum(state.offer) == 22
    assert state.pile == []
    assert state.secret == [0, 0, 0]
    assert offered(state) == {"stall", "take"}
    assert refusal(state, "draw") == "H25"
    assert refusal(state, "secret a1") == "H25"
    act(state, "take eye c3")
    assert state.market[CELL_NAMES.index("c3")] == 15
    assert refusal(state, "take eye d3") == "H25"
    assert refusal(state, "take fire c3") == "H12"


@rule("H25")
def test_squares_cannot_be_picked_when_they_lie_face_down() -> None:
    assert refusal(table(3), "take eye c3") == "H25"
