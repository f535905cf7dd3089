"""Hunches of Die Weinhändler: an imagined trader goes step by step to the best pier in reach; and what is in hand counts."""

from __future__ import annotations

import pytest

from comptoir.games.weinhaendler import GAME
from comptoir.games.weinhaendler.foresight import next_coal
from comptoir.games.weinhaendler.minds import coal_sums
from comptoir.games.weinhaendler.pieces import State
from comptoir.kernel.actions import SEAT_LETTERS
from comptoir.kernel.chance import Imagined

from .helpers import ACTIONS, Table


def hunch(state: State, seed: int = 1) -> str:
    assert GAME.lookahead is not None
    assert GAME.lookahead.rollout is not None
    return ACTIONS.text(GAME.lookahead.rollout(state, state.turn, Imagined(seed)))


def followed(table: Table, seat: str) -> list[str]:
    """What a seat does that follows its hunches until it has moved; the others have moved already."""
    done = []
    while not table.state.moved[SEAT_LETTERS.index(seat)]:
        done.append(hunch(table.state))
        table.do(seat, done[-1])
        if table.state.round > 2:
            break
    return done


def test_barrels_are_taken_to_the_pier_that_pays() -> None:
    table = Table(3).boat("A", "saumur").aboard("A", "barrel-tours", "barrel-tours").hand("A", "coal-3", "coal-1")
    table.moved("B").moved("C")
    assert followed(table, "A")[:2] == ["lay coal-3", "dock north"]


def test_a_pier_that_is_held_takes_one_sailor_more_than_hold_it() -> None:
    table = Table(3).boat("A", "ancenis").aboard("A", "barrel-tours", "barrel-tours", "barrel-blois", "barrel-blois")
    table.hand("A", "coal-1", "sailor", "sailor", "sailor").moved("B", "north").laid("B", "sailor").moved("C", "south").laid(
        "C", "sailor"
    )
    steps = followed(table, "A")
    assert sorted(steps[:3]) == ["lay coal-1", "lay sailor", "lay sailor"]
    assert steps[3] == "dock north"


def test_nothing_is_spent_where_nothing_can_be_won() -> None:
    table = Table(3).boat("A", "tours").hand("A", "coal-1", "coal-2", "sailor").moved("B").moved("C")
    assert hunch(table.state) in ("stay", "dock pier")


def test_who_fishes_goes_on_fishing_while_others_are_to_move() -> None:
    table = Table(3).boat("A", "tours").waiting("barrel-tours").laid("A", "fisherman").hand("B", "coal-1").moved("C")
    assert hunch(table.state) == "fish"


@pytest.mark.parametrize("held", [[1, 1, 1], [0, 3, 1], [4, 0, 2], [2, 2, 0], [0, 0, 3]])
def test_the_next_coal_belongs_to_a_sum_of_just_what_is_wanted(held: list[int]) -> None:
    for wanted in range(1, 14):
        if coal_sums(held) >> wanted & 1:
            left, coal = list(held), wanted
            while coal:
                value = next_coal(left, coal)
                assert left[value]
                left[value] -= 1
                coal -= value + 1


def test_cards_kept_and_cargo_near_its_goal_are_worth_something() -> None:
    assert GAME.lookahead is not None
    bare = GAME.lookahead.evaluate(Table(3).state)
    cards = GAME.lookahead.evaluate(Table(3).hand("A", "sailor", "coal-2").state)
    far = GAME.lookahead.evaluate(Table(3).boat("B", "orleans").aboard("B", "barrel-tours").state)
    near = GAME.lookahead.evaluate(Table(3).boat("B", "ancenis").aboard("B", "barrel-tours").state)
    assert cards[0] > bare[0]
    assert cards[1:] == bare[1:]
    assert bare[1] < far[1] < near[1] < bare[1] + 2
