"""The instinct: what a sensible builder does, and that it beats one without a plan."""

from __future__ import annotations

from comptoir.games.pfusch import GAME
from comptoir.games.pfusch.pieces import SIZE, State
from comptoir.kernel.chance import Imagined
from comptoir.kernel.visibility import view
from comptoir.players import player
from tests.games.pfusch.tables import act, bribe, make, table, town


def favourite(state: State, seat: int) -> str:
    return GAME.actions.text(max(GAME.legal(state, seat), key=lambda action: GAME.instinct(state, seat, action)))


def test_an_inspector_goes_for_the_building_that_hurts_most_and_not_for_known_wood() -> None:
    state = town("b1 WP", "b3 WPW", "b4 P")
    state.known[SIZE] = 1
    bribe(state, "6", "1", "2")
    assert favourite(state, 0) == "probe B 2"


def test_an_inspector_leaves_their_own_plaster_alone() -> None:
    state = town("b1 WP", "-", bribes="6 1")
    assert favourite(state, 0) == "decline"


def test_those_who_tie_join_a_proposal_that_does_not_hurt_them() -> None:
    state = town("b1 WP", "b3 W", "b4 PP", bribes="6 6 2")
    act(state, "A propose C 2")
    assert favourite(state, 1) == "propose C 2"


def test_with_two_strikes_a_builder_uses_wood() -> None:
    state = table(2)
    state.strikes[0] = 2
    state.owners[0] = state.owners[1] = 1
    assert favourite(state, 0) == "make wood"


def test_a_building_that_can_be_finished_is_preferred_to_one_that_cannot() -> None:
    state = table(2, "ae")
    state.month = 11
    make(state, "wood", "wood")
    assert favourite(state, 0).startswith("site a")


def test_greedy_wins_far_more_than_its_share_against_random_players() -> None:
    for seats, least in ((2, 0.85), (4, 0.4)):
        won = sum(share_of_greedy(seats, seed) for seed in range(40)) / 40
        assert won > least


def share_of_greedy(seats: int, seed: int) -> float:
    greedy = seed % seats
    chance = Imagined(seed)
    state = GAME.new({"clock": False}, seats, chance, None)
    bots = [player("greedy" if seat == greedy else "random", GAME, seed * 10 + seat) for seat in range(seats)]
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        GAME.play(state, seat, bots[seat].choose(view(state, seat), GAME.legal(state, seat)), chance, None)
    best = GAME.winners(state)
    return (greedy in best) / len(best)
