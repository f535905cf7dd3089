"""The rules of Nuts, clause by clause."""

from __future__ import annotations

import pytest

from comptoir.cli.skeleton.game import GAME
from comptoir.cli.skeleton.game.pieces import CARDS, State
from comptoir.kernel.chance import Imagined
from comptoir.kernel.visibility import PUBLIC, view
from tests.games.tables import Hands, named

rule = pytest.mark.rule
hands = Hands(GAME)


def table(*dealt: str) -> State:
    """A table where everyone holds these cards: `"3 7 12"` for A, and so on."""
    state = GAME.new({}, len(dealt), Imagined(1), None)
    state.hand, state.rest = [0] * CARDS * len(dealt), list(range(CARDS))
    for seat, cards in enumerate(dealt):
        for card in cards.split():
            state.rest.remove(int(card) - 1)
            state.hand[seat * CARDS + int(card) - 1] = 1
    assert GAME.audit(state) == []
    return state


@rule("N1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_gets_three_of_twelve_cards_that_the_others_do_not_see(seats: int) -> None:
    state = GAME.new({}, seats, Imagined(1), None)
    seen = view(state, 0)
    assert seen.hand_count == [3] * seats
    assert sum(seen.hand[0]) == 3
    assert seen.hand[1:] == [None] * (seats - 1)
    assert seen.rest_count == CARDS - 3 * seats


@rule("N2")
def test_all_lay_a_card_of_their_own_and_the_last_one_turns_all_over() -> None:
    state = table("1 2 3", "10 11 12")
    assert hands.offered(state, "A") == ["lay 1", "lay 2", "lay 3"]
    assert hands.refusal(state, "A lay 12") == "N2"
    assert hands.why(state, "A lay 12") == "You do not hold the 12."
    assert [seen["event"] for seen in hands.act(state, "B lay 11")] == ["ready"]
    assert view(state, PUBLIC).choice_count == [0, 1]
    told = hands.act(state, "A lay 2")
    assert [(seen["seat"], seen["card"]) for seen in named(told, "laid")] == [("A", 2), ("B", 11)]
    assert state.laid == [2, 11]


@rule("N2")
def test_a_card_may_be_changed_until_all_have_laid_theirs() -> None:
    state = table("1 2 3", "10 11 12")
    assert hands.act(state, "B lay 11", "B lay 10") == hands.act(table("1 2 3", "10 11 12"), "B lay 10")
    hands.act(state, "A lay 2")
    assert state.laid == [2, 10]


@rule("N3")
def test_a_round_brings_as_many_nuts_as_the_highest_card_shows() -> None:
    state = table("1 2 3", "7 8 9", "4 5 6")
    hands.act(state, "A lay 1", "B lay 8", "C lay 6")
    assert state.pot == 8


@rule("N4")
def test_the_highest_card_cracks_the_nuts_or_leaves_them_for_the_next_round() -> None:
    state = table("1 2 3", "10 11 12")
    hands.act(state, "A lay 1", "B lay 12")
    assert GAME.to_act(state) == [1]
    assert hands.offered(state, "B") == ["crack", "leave"]
    assert hands.refusal(state, "A crack") == "N4"
    assert hands.why(state, "A crack") == "B laid the highest card and decides."
    hands.act(state, "leave", "A lay 2", "B lay 11")
    assert state.pot == 23


@rule("N5")
def test_a_nut_cracked_is_a_point() -> None:
    state = table("1 2 3", "10 11 12")
    told = hands.act(state, "A lay 1", "B lay 12", "crack")
    assert GAME.scores(state) == [0, 12]
    assert named(told, "cracked") == [{"event": "cracked", "seat": "B", "amount": 12, "rule": "N5"}]


@rule("N6")
def test_the_most_nuts_win_after_three_rounds_and_equals_share() -> None:
    state = table("1 2 12", "4 8 3")
    hands.act(state, "A lay 12", "B lay 3", "crack", "A lay 1", "B lay 4", "crack", "A lay 2", "B lay 8", "crack")
    assert GAME.to_act(state) == []
    assert GAME.winners(state) == [0, 1]
    assert hands.refusal(state, "A crack") == "N6"
