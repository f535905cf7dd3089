"""Settling posts and winning cities, with the examples of the sources."""

from __future__ import annotations

import pytest

from comptoir.games.pfeffersaecke import GAME
from comptoir.games.pfeffersaecke.pieces import DECIDED, OPEN_CITY
from tests.games.pfeffersaecke.tables import BOARD, act, choices, city, finish, posts, posts_of, refusal, table
from tests.games.tables import named

rule = pytest.mark.rule


@rule("P18")
def test_posts_settle_on_the_next_free_space_from_the_arrow() -> None:
    state = table(posts={"gent": "BAC", "mechelen": "A"}, hands={"B": (2, 2)})
    told = act(state, "double gent", "stop")
    assert posts(state, "gent") == "BACAA"
    assert [(seen["place"], seen["space"]) for seen in named(told, "settled")] == [("gent", 4), ("gent", 5)]
    assert state.centre == []


@rule("P18")
def test_after_each_post_the_majority_is_looked_at_before_the_last_space() -> None:
    """Two posts settle in one city of value 3: the first makes the majority, so the second, which fills it, wins nothing."""
    state = table(posts={"ulm": "A", "mechelen": "A"}, hands={"B": (2, 2)})
    told = act(state, "double ulm", "stop")
    assert [(seen["event"], seen.get("rule")) for seen in told if seen["event"] in ("settled", "city_scored")] == [
        ("settled", None),
        ("city_scored", "P19"),
        ("settled", None),
    ]
    assert state.points[0] == 1 + 3


@rule("P19", "P33")
def test_example_luebeck_four_of_seven_against_two_give_seven_points() -> None:
    state = table(posts={"luebeck": "AABAB", "lueneburg": "A"}, hands={"B": (2, 2)})
    told = act(state, "extend luebeck", "stop")
    assert named(told, "city_scored") == [
        {"event": "city_scored", "seat": "A", "amount": 7, "rule": "P19", "place": "luebeck", "posts": 4}
    ]
    assert state.points[0] == 8
    assert state.city[city("luebeck")] == DECIDED
    assert posts(state, "luebeck") == "AABABA"
    assert (state.won[0], state.won_value[0]) == (1, 7)


@rule("P19", "P21")
def test_free_spaces_of_a_decided_city_stay_usable_but_score_no_more() -> None:
    state = table(
        posts={"luebeck": "AABABA", "lueneburg": "B", "wismar": "C"}, gone=("luebeck",), turn="B", hands={"C": (2, 2)}
    )
    told = act(state, "extend luebeck") + finish(state, "B")
    assert posts(state, "luebeck") == "AABABAB"
    assert not named(told, "city_scored")
    assert state.points == [1] * 4


@rule("P20", "P34")
def test_example_strasbourg_filled_two_two_one_gives_two_points_to_the_tied_one_who_came_first() -> None:
    state = table(posts={"strasbourg": "BACA", "colmar": "B"}, turn="B", hands={"C": (2, 2)})
    told = act(state, "extend strasbourg", "stop")
    assert posts(state, "strasbourg") == "BACAB"
    assert named(told, "city_scored") == [
        {"event": "city_scored", "seat": "B", "amount": 2, "rule": "P20", "place": "strasbourg", "posts": 2}
    ]
    assert state.points == [1, 3, 1, 1]
    assert state.city[city("strasbourg")] == DECIDED


@rule("P20")
def test_the_last_space_may_win_the_city_for_another() -> None:
    state = table(posts={"gent": "BCBBCA", "mechelen": "A"}, hands={"B": (2, 2)})
    act(state, "extend gent", "stop")
    assert state.points == [1, 1 + 3, 1, 1]
    assert (state.won[1], state.won_value[1]) == (1, 7)


@rule("P20")
def test_most_posts_count_before_nearness_to_the_arrow() -> None:
    state = table(posts={"metz": "BCA", "colmar": "A"}, hands={"B": (2, 2)})
    act(state, "extend metz", "stop")
    assert posts(state, "metz") == "BCAA"
    assert state.points == [1 + 2, 1, 1, 1]


@rule("P32", "P12")
def test_example_gent_with_three_free_spaces_pays_nine_florins_to_each_of_four_who_did_not_extend() -> None:
    standing = {"gent": "ABAC"}
    for seat in "ABC":
        state = table(4, standing, turn=seat)
        assert named(act(state, "collect"), "city_paid") == [
            {"event": "city_paid", "seat": seat, "place": "gent", "spaces": 3, "amount": 9}
        ]
    extending = table(4, {**standing, "mechelen": "A"})
    assert not named(act(extending, "extend gent"), "city_paid")


@rule("P35")
@pytest.mark.parametrize(
    ("word", "before", "won"),
    [("luebeck", "AAB", False), ("luebeck", "AAAB", True), ("metz", "A", False), ("metz", "AA", True)],
)
def test_a_majority_of_seven_is_four_and_of_four_is_three(word: str, before: str, won: bool) -> None:
    state = table(posts={word: before, "mechelen": "A"}, hands={"B": (2, 2)})
    act(state, f"extend {word}", "stop")
    assert (state.city[city(word)] == DECIDED) == won
    assert posts_of(state, "A", word) == before.count("A") + 1


@rule("P19")
@pytest.mark.parametrize("word", sorted(BOARD.words[:25]))
def test_in_every_city_the_first_post_above_half_wins_and_none_before(word: str) -> None:
    value = BOARD.value[city(word)]
    need = value // 2 + 1
    for own in range(1, need):
        state = table(posts={word: "A" * own}, gone=(), hands={"B": (2, 2), "A": (2, 2)})
        state.hand[0] = 0
        before = state.city[city(word)]
        act(state, f"extend {word}")
        if state.turn == 0:
            act(state, "stop" if "stop" in choices(state) else "collect")
        assert before == OPEN_CITY
        assert (state.points[0] == 1 + value) == (own + 1 == need)


@rule("P21")
def test_without_posts_in_stock_one_can_neither_extend_nor_open() -> None:
    state = table(posts={"gent": "A", "mechelen": "A"})
    state.stock[0] = 1
    assert refusal(state, "double gent") == "P21"
    state.stock[0] = 0
    assert refusal(state, "extend gent") == "P21"
    assert not any(action.startswith("extend") for action in choices(state))
    state = table(posts={"gent": "A", "mechelen": "A"}, phase="open")
    state.stock[0] = 0
    assert refusal(state, "open mechelen-dordrecht") == "P21"
    assert choices(state) == ["stop"]


@rule("P2")
def test_points_of_a_village_are_one_and_those_of_a_city_its_value() -> None:
    state = table(posts={"cologne": "AAAAB", "soest": "A"}, hands={"B": (2, 2)})
    act(state, "double cologne", "open soest-osnabrueck")
    assert state.points[0] == 1 + 8 + 1
    assert GAME.scores(state) == state.points
