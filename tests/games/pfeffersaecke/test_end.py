"""The three ends of Pfeffersäcke, the final reckoning and the tie-breaks."""

from __future__ import annotations

import pytest

from comptoir.games.pfeffersaecke import GAME
from comptoir.games.pfeffersaecke.masks import derive
from comptoir.games.pfeffersaecke.pieces import BY_DISKS, BY_QUIET, BY_VILLAGES, CITIES, NOT_ENDED, OPENING, START_POINTS, State
from comptoir.kernel import conformance
from comptoir.kernel.actions import SEAT_LETTERS
from comptoir.kernel.chance import Imagined
from comptoir.kernel.visibility import ALL
from tests.games.pfeffersaecke.tables import BOARD, act, finish, fresh, refusal, table
from tests.games.tables import named

rule = pytest.mark.rule


def fill_villages(state: State, but: str) -> None:
    """The last seat is in every free village but one."""
    for village, word in enumerate(BOARD.words[CITIES:]):
        if not state.village[village] and word != but:
            state.village[village] = state.seats
            state.stock[-1] -= 1
            state.villages_left -= 1
    derive(BOARD, state)


@rule("P26")
def test_the_game_ends_when_no_village_is_left_but_only_after_the_complete_turn() -> None:
    state = table(posts={"utrecht": "A", "brussels": "AA"}, hands={"B": (2, 2)})
    state.safe_conducts[0] = 0
    fill_villages(state, but="zwolle")
    told = act(state, "extend brussels", "collect", "open utrecht-zwolle")
    assert state.villages_left == 0
    assert state.ended == BY_VILLAGES
    assert named(told, "game_ended") == [{"event": "game_ended", "rule": "P26"}]
    # the post in Brussels was settled before the end was looked for, and won the city
    assert [seen["place"] for seen in named(told, "city_scored")] == ["brussels"]
    kinds = [seen["event"] for seen in told]
    assert kinds.index("city_scored") < kinds.index("game_ended")
    assert GAME.to_act(state) == []
    assert refusal(state, "stop") == "P26"


@rule("P26")
def test_after_the_last_village_a_second_post_may_still_be_opened() -> None:
    state = table(posts={"utrecht": "A", "bremen": "B"}, hands={"B": (2, 2)}, phase="open")
    fill_villages(state, but="zwolle")
    act(state, "open utrecht-zwolle")
    assert state.ended == NOT_ENDED
    act(state, "open zwolle-bremen")
    assert state.ended == BY_VILLAGES


@rule("P27")
def test_the_game_ends_when_the_last_disk_has_gone_from_board_and_hands() -> None:
    for hands, ended in (({}, BY_DISKS), ({"C": (2, 2)}, NOT_ENDED)):
        state = table(posts={"brussels": "AA", "gent": "B", "mechelen": "A"}, gone=("gent",), hands=hands)
        told = act(state, "extend brussels") + finish(state, "A")
        assert state.ended == ended
        assert bool(named(told, "game_ended")) == bool(ended)


@rule("P27")
def test_the_disk_of_wittenberg_counts_and_the_covered_ones_do_not() -> None:
    waiting = table(3, {"brussels": "AA", "wittenberg": "", "mechelen": "A", "goslar": "B"})
    act(waiting, "extend brussels")
    finish(waiting, "A")
    assert waiting.ended == NOT_ENDED
    two = table(2, {"brussels": "AA", "mechelen": "A", "goslar": "B"})
    act(two, "extend brussels")
    finish(two, "A")
    assert two.ended == BY_DISKS


@rule("P28")
def test_the_game_ends_after_as_many_turns_without_an_opening_as_there_are_seats() -> None:
    state = table(3, {"gent": "ABC", "mechelen": "A", "dordrecht": "B", "kortrijk": "C"})
    for seat in "ABC":
        assert SEAT_LETTERS[state.turn] == seat
        assert state.ended == NOT_ENDED
        act(state, "extend gent")  # which is no opening
        finish(state, seat)
    assert state.ended == BY_QUIET
    assert state.quiet == 3


@rule("P28")
def test_an_opening_begins_the_count_anew_wherever_it_falls() -> None:
    state = table(3, {"gent": "ABC", "bruges": "B", "mechelen": "A", "dordrecht": "B", "kortrijk": "C"})
    state.safe_conducts[2] = 0
    finish(state, "A")
    finish(state, "B")
    assert state.quiet == 2
    act(state, "collect", "open kortrijk-bruges")
    assert (state.ended, state.quiet) == (NOT_ENDED, 0)
    for seat in "AB":
        finish(state, seat)
    assert state.ended == NOT_ENDED
    finish(state, "C")
    assert state.ended == BY_QUIET


@rule("P28")
def test_founding_is_no_opening_so_a_first_round_without_one_ends_the_game() -> None:
    state = fresh(2)
    act(state, "found goslar", "found soest")
    assert state.quiet == 0
    while not state.ended:
        stopping = GAME.actions.parse("stop")
        legal = GAME.legal(state, state.turn)
        GAME.play(state, state.turn, stopping if stopping in legal else legal[0], Imagined(1), None)
    assert (state.ended, state.round) == (BY_QUIET, 1)


# ---- the reckoning ----


@rule("P29")
def test_two_points_for_each_region_and_one_for_each_full_twenty_florins() -> None:
    state = table(3, {"gent": "ABC", "mechelen": "A", "cologne": "A", "soest": "B", "goslar": "B"})
    state.money = [59, 60, 19]
    state.quiet = 2
    state.phase = OPENING
    told = act(state, "stop")
    assert [(seen["seat"], seen["region"]) for seen in named(told, "region_scored")] == [
        ("A", "flanders"),
        ("A", "rhineland"),
        ("B", "flanders"),
        ("B", "rhineland"),
        ("B", "brunswick"),
        ("C", "flanders"),
    ]
    assert [(seen["seat"], seen["amount"], seen["florins"]) for seen in named(told, "florins_scored")] == [
        ("A", 2, 59),
        ("B", 3, 60),
    ]
    assert GAME.scores(state) == [1 + 4 + 2, 1 + 6 + 3, 1 + 2]


@rule("P29")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_score_is_the_starting_point_and_the_lines_of_its_sheet(seats: int) -> None:
    for seed, driver in enumerate(conformance.DRIVERS):
        *_, match = conformance.play_through(GAME, seats, {}, seed, driver)
        totals = [START_POINTS] * seats
        for line in match.sheet_lines(ALL):
            totals[SEAT_LETTERS.index(line["seat"])] += line["amount"]
            assert line["rule"] in GAME.rules
        assert totals == match.scores


@rule("P30")
def test_points_may_pass_a_hundred() -> None:
    state = table(posts={"cologne": "AAAA", "soest": "A"}, hands={"B": (2, 2)})
    state.points[0] = 97
    act(state, "extend cologne", "stop")
    assert GAME.scores(state)[0] == 105


@rule("P31")
@pytest.mark.parametrize(
    ("points", "won", "won_value", "winners"),
    [
        ([30, 31, 29], [5, 0, 9], [20, 0, 40], [1]),
        ([30, 30, 29], [2, 3, 9], [20, 6, 40], [1]),
        ([30, 30, 29], [3, 3, 9], [20, 6, 40], [0]),
        ([30, 30, 30], [3, 3, 2], [9, 9, 40], [0, 1]),
    ],
)
def test_ties_go_to_more_cities_then_to_their_value_then_are_shared(
    points: list[int], won: list[int], won_value: list[int], winners: list[int]
) -> None:
    state = table(3)
    state.points, state.won, state.won_value = points, won, won_value
    assert GAME.winners(state) == winners


@rule("P31")
def test_a_city_won_with_the_last_space_counts_with_its_full_value() -> None:
    state = table(posts={"strasbourg": "BACA", "colmar": "B"}, turn="B", hands={"C": (2, 2)})
    act(state, "extend strasbourg", "stop")
    assert (state.won, state.won_value) == ([0, 1, 0, 0], [0, 5, 0, 0])
