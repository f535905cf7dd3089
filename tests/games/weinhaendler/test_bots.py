"""The bots of Die Weinhändler: an imagined trader goes step by step to the best pier in reach; and what things are worth."""

from __future__ import annotations

import pytest

from comptoir.games.weinhaendler import GAME
from comptoir.games.weinhaendler.bots.evaluation import coal_sums
from comptoir.games.weinhaendler.bots.rollout import next_coal
from comptoir.games.weinhaendler.pieces import State
from comptoir.kernel.actions import SEAT_LETTERS
from comptoir.kernel.chance import Imagined

from .tables import ACTIONS, Table


def rollout(state: State, seed: int = 1) -> str:
    assert GAME.lookahead is not None
    assert GAME.lookahead.rollout is not None
    return ACTIONS.text(GAME.lookahead.rollout(state, state.turn, Imagined(seed)))


def followed(table: Table, seat: str) -> list[str]:
    """What a seat does that acts as in a rollout until it has moved; the others have moved already."""
    done = []
    while not table.state.moved[SEAT_LETTERS.index(seat)]:
        done.append(rollout(table.state))
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
    assert rollout(table.state) in ("stay", "dock pier")


def test_who_fishes_goes_on_fishing_while_others_are_to_move() -> None:
    table = Table(3).boat("A", "tours").waiting("barrel-tours").laid("A", "fisherman").hand("B", "coal-1").moved("C")
    assert rollout(table.state) == "fish"


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


def value(table: Table) -> list[float]:
    assert GAME.lookahead is not None
    return GAME.lookahead.evaluate(table.state)


def test_cards_kept_and_cargo_near_its_goal_are_worth_something() -> None:
    """The first sailor 0.7, coal of two 0.48; a barrel 1.6, less 0.025 for each of the seven spaces to Nantes, or the one."""
    assert value(Table(3)) == [0, 0, 0]
    assert value(Table(3).hand("A", "sailor", "coal-2")) == pytest.approx([1.18, 0, 0])
    assert value(Table(3).boat("B", "orleans").aboard("B", "barrel-tours")) == pytest.approx([0, 1.425, 0])
    assert value(Table(3).boat("B", "ancenis").aboard("B", "barrel-tours")) == pytest.approx([0, 1.575, 0])


def looks(table: Table, action: str) -> float:
    return GAME.instinct(table.state, table.state.turn, ACTIONS.parse(action))


def test_a_pier_looks_as_good_as_what_is_landed_there_less_the_risk_of_losing_it() -> None:
    """Two barrels pay 4 at the north pier and 2 at the south; aboard they count 1.2 each. Each boat that is still to move may
    take the pier, one time in four if no sailor holds it: 4 - 1.6 / 4."""
    table = Table(3).boat("A", "nantes").aboard("A", "barrel-tours", "barrel-tours").moved("B").moved("C")
    assert looks(table, "dock north") == pytest.approx(4)
    assert looks(table, "dock south") == pytest.approx(2)
    assert looks(table, "stay") == pytest.approx(2.4)
    table.state.moved[2] = 0
    assert looks(table, "dock north") == pytest.approx(3.6)


def test_a_fight_that_would_be_lost_looks_worse_than_staying_away() -> None:
    table = Table(3).boat("A", "nantes").aboard("A", "barrel-tours").laid("A", "sailor").moved("B", "north").laid("B", "sailor")
    assert looks(table, "dock north") == pytest.approx(1.2 - 0.2)


def test_coal_and_sailors_look_as_good_as_the_pier_they_lead_to_less_what_they_cost() -> None:
    """One space of coal (0.07) to the north pier, and two sailors (0.35 each) against the one that holds it, to land 4."""
    table = Table(3).boat("A", "ancenis").aboard("A", "barrel-tours", "barrel-tours").hand("A", "coal-1", "sailor", "sailor")
    table.moved("B", "north").laid("B", "sailor").moved("C", "south").laid("C", "sailor")
    assert looks(table, "lay coal-1") == pytest.approx(4 - 0.07 - 0.7)
    assert looks(table, "lay sailor") == pytest.approx(4 - 0.07 - 0.7)
