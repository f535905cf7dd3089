"""The three safe-conducts of Pfeffersäcke."""

from __future__ import annotations

import pytest

from comptoir.kernel.actions import SEAT_LETTERS
from tests.games.pfeffersaecke.tables import act, choices, posts, refusal, table
from tests.games.tables import named

rule = pytest.mark.rule

NEXT = {"B": (2, 2)}  # so that the next seat has a disk to place


@rule("P22")
def test_one_safe_conduct_a_turn() -> None:
    state = table(posts={"gent": "A", "metz": "A", "mechelen": "A"}, hands=NEXT)
    act(state, "double gent")
    assert state.safe_conducts == [1, 2, 2, 2]
    assert refusal(state, "double metz") == "P22"
    assert refusal(state, "privilege") == "P22"
    act(state, "collect", "open mechelen-dordrecht")
    assert SEAT_LETTERS[state.turn] == "B"  # no second post: the turn is over


@rule("P22")
def test_none_in_the_first_turn() -> None:
    state = table(posts={"gent": "A", "mechelen": "A"}, phase="open", round=1, hands=NEXT)
    assert refusal(state, "double gent") == "P22"
    assert refusal(state, "privilege") == "P22"
    act(state, "open mechelen-dordrecht")
    assert SEAT_LETTERS[state.turn] == "B"
    assert state.safe_conducts[0] == 2


@rule("P22")
def test_who_has_used_both_has_none() -> None:
    state = table(posts={"gent": "A", "mechelen": "A"}, hands=NEXT)
    state.safe_conducts[0] = 0
    assert refusal(state, "double gent") == "P22"
    assert refusal(state, "privilege") == "P22"
    act(state, "collect", "open mechelen-dordrecht")
    assert SEAT_LETTERS[state.turn] == "B"


@rule("P23")
def test_a_two_posts_in_one_city_and_one_each_in_others() -> None:
    state = table(posts={"gent": "A", "metz": "B", "ulm": "A", "linz": "A", "mechelen": "A"}, hands=NEXT)
    assert refusal(state, "double linz") == "P23"  # one free space is not enough
    assert refusal(state, "double metz") == "P10"  # no post there
    told = act(state, "extend ulm", "double gent")
    assert [(seen["place"], seen["posts"]) for seen in named(told, "extended")] == [("ulm", 1), ("gent", 2)]
    assert [seen["forgoes"] for seen in named(told, "extended")] == [2 * 3, 6 * 3]  # P12: three florins a free space
    assert named(told, "conduct_used") == [{"event": "conduct_used", "seat": "A", "conduct": "A"}]
    assert refusal(state, "double gent") == "P22"
    assert refusal(state, "extend gent") == "P10"
    act(state, "collect", "stop")
    assert posts(state, "gent") == "AAA"
    assert posts(state, "ulm") == "AA"


@rule("P24")
def test_b_the_whole_income_is_doubled() -> None:
    state = table(posts={"gent": "A", "luebeck": "A"})
    told = act(state, "privilege")
    assert named(told, "doubled")[0]["amount"] == 2 * (3 * 6 + 3 * 6 + 6) == state.money[0] - 100
    assert refusal(state, "extend gent") == "P14"  # extending is over


@rule("P24")
def test_b_comes_to_48_florins_at_least() -> None:
    state = table(posts={"mechelen": "A"})
    act(state, "privilege")
    assert state.money[0] == 148
    exactly = table(6, {"gent": "A", "mechelen": "A"})  # 30 + 10, doubled: 80
    act(exactly, "privilege")
    assert exactly.money[0] == 180


@rule("P24")
def test_b_is_declared_before_extending() -> None:
    state = table(posts={"gent": "A", "luebeck": "A"})
    act(state, "extend gent")
    assert refusal(state, "privilege") == "P24"


@rule("P25")
def test_c_a_second_post_may_start_from_the_first_and_each_toll_is_paid_in_turn() -> None:
    state = table(posts={"kortrijk": "A", "brussels": "B"}, phase="open", money=9, hands=NEXT)
    assert refusal(state, "open mechelen-brussels") == "P17"
    act(state, "open kortrijk-mechelen")
    assert state.money[0] == 4
    assert state.safe_conducts[0] == 2  # not yet spent
    assert choices(state) == ["stop", "open mechelen-brussels"]
    told = act(state, "open mechelen-brussels")
    assert state.money[0] == 0
    assert state.safe_conducts[0] == 1
    assert named(told, "conduct_used") == [{"event": "conduct_used", "seat": "A", "conduct": "C"}]
    assert SEAT_LETTERS[state.turn] == "B"


@rule("P25")
def test_c_is_spent_only_when_the_second_post_opens() -> None:
    state = table(posts={"kortrijk": "A"}, phase="open", hands=NEXT)
    act(state, "open kortrijk-mechelen", "stop")
    assert state.safe_conducts[0] == 2
    assert state.villages_left == 18


@rule("P25")
def test_c_opens_in_two_different_places() -> None:
    state = table(posts={"kortrijk": "A", "gent": "A", "brussels": "B"}, phase="open", hands=NEXT)
    act(state, "open kortrijk-mechelen")
    assert refusal(state, "open gent-mechelen") == "P14"


@rule("P25")
def test_c_is_not_offered_where_no_second_post_could_be_paid() -> None:
    state = table(posts={"kortrijk": "A"}, phase="open", money=5, hands=NEXT)
    act(state, "open kortrijk-mechelen")
    assert SEAT_LETTERS[state.turn] == "B"
