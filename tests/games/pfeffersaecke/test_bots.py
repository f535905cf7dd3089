"""What players of Pfeffersäcke may believe, and how well they play."""

from __future__ import annotations

import pytest

from comptoir.games.pfeffersaecke import GAME
from comptoir.games.pfeffersaecke.pieces import HIGH_VALUE, LEAST_VALUE, VALUES
from comptoir.kernel import conformance
from comptoir.kernel.chance import Imagined, derived_seed
from comptoir.kernel.match import Match
from comptoir.kernel.state import same
from comptoir.kernel.visibility import view
from comptoir.players import player
from tests.games.pfeffersaecke.reaches import NOTHING_HIDDEN
from tests.games.pfeffersaecke.tables import BOARD, fresh, table

rule = pytest.mark.rule

HIGH = HIGH_VALUE - LEAST_VALUE


@rule("P7")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_imagined_hands_hold_the_high_disks_that_everyone_was_dealt_first(seats: int) -> None:
    chance = Imagined(5)
    for at, match in enumerate(conformance.play_through(GAME, seats, {}, 8, conformance.eager)):
        if at % 5:
            continue
        state = match.state
        for other in range(1, seats):
            placed = sum(state.placed[other * VALUES + HIGH : (other + 1) * VALUES])
            owed = max(0, 9 // seats - placed)
            world = GAME.imagine(view(state, 0), 0, chance)
            assert sum(world.hand[other * VALUES + HIGH : (other + 1) * VALUES]) >= owed
            assert sum(world.hand[other * VALUES : (other + 1) * VALUES]) == sum(
                state.hand[other * VALUES : (other + 1) * VALUES]
            )


@rule("P7")
def test_imagined_hands_together_are_what_is_unseen_and_they_differ() -> None:
    state = fresh(4)
    chance = Imagined(2)
    worlds = [GAME.imagine(view(state, 1), 1, chance) for _ in range(20)]
    for world in worlds:
        assert world.hand[VALUES : 2 * VALUES] == state.hand[VALUES : 2 * VALUES]
        assert [sum(world.hand[disk::VALUES]) for disk in range(VALUES)] == [
            sum(state.hand[disk::VALUES]) for disk in range(VALUES)
        ]
    assert len({tuple(world.hand) for world in worlds}) > 15


@rule("P7", "P36")
@pytest.mark.parametrize("seats", NOTHING_HIDDEN)
def test_two_players_can_work_out_each_others_hands(seats: int) -> None:
    """All 18 disks are dealt, so what one does not hold the other does: the only world there is, is the real one."""
    for match in conformance.play_through(GAME, seats, {}, 4, conformance.eager):
        for seat in range(seats):
            assert same(GAME.imagine(match.view(seat), seat, Imagined(1)), match.state)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_greedy_player_beats_random_ones(seats: int) -> None:
    won = 0
    for number in range(20):
        match = Match(GAME, seats, None, derived_seed("greedy beats random", seats, number))
        mine = number % seats
        players = [player("greedy" if seat == mine else "eager", GAME, number) for seat in range(seats)]
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, players[seat].choose(match.view(seat), match.legal(seat)))
        won += mine in match.winners
    assert won >= 13  # of 20, where 5 or 10 would be fair


def test_the_audit_finds_what_does_not_add_up() -> None:
    sound = fresh(4)
    assert GAME.audit(sound) == []
    lost = sound.clone()
    lost.hand[lost.hand.index(max(lost.hand))] -= 1
    assert "the disks do not add up" in GAME.audit(lost)
    wrong = sound.clone()
    wrong.stock[2] -= 1
    assert "the posts of seat 2 do not add up" in GAME.audit(wrong)
    stale = sound.clone()
    stale.fresh = 0
    assert "the masks do not follow from the position" in GAME.audit(stale)
    counted = sound.clone()
    counted.villages_left -= 1
    assert "the village counter is wrong" in GAME.audit(counted)
    gap = table(posts={"gent": "AB"})
    at = BOARD.number["gent"] * 8
    gap.spaces[at], gap.spaces[at + 4] = 0, 1
    assert "the spaces of gent are not filled in order" in GAME.audit(gap)


def test_an_instinct_takes_a_city_it_can_win_and_declines_a_useless_post() -> None:
    state = table(posts={"luebeck": "AAAB", "metz": "AAA", "lueneburg": "A"}, gone=("metz",))
    like = {GAME.actions.text(action): GAME.instinct(state, 0, action) for action in GAME.legal(state, 0)}
    assert max(like, key=lambda action: like[action]) == "extend luebeck"
    assert like["extend metz"] < like["collect"]
