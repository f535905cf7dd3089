"""Builders who think, as imagined games have them: by odds that were counted."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tools.opponents import decisions
from tools.thinkers import Counts, Hand, of_a_thousand, weights, written

from comptoir.games.pfusch import GAME
from comptoir.games.pfusch.bots import thinkers
from comptoir.games.pfusch.pieces import DECEMBER, MATERIAL, PAY, PLAN, POCKETS, SIZE, TOKEN_NAMES, TOKENS, State
from comptoir.kernel.chance import Imagined
from tests.games.pfusch.tables import bribe, town


def done(state: State, seat: int, times: int = 1500) -> Counter[str]:
    chance = Imagined(7)
    return Counter(GAME.actions.text(thinkers.rollout(PLAN, state, seat, chance)) for _ in range(times))


def test_situations_are_told_apart_and_all_have_odds() -> None:
    told = {
        thinkers.situation(month, strikes, size, place, unknown, crooked)
        for month in range(1, DECEMBER + 1)
        for strikes in range(3)
        for size in (2, 3, 4)
        for place in range(size)
        for unknown in range(4)
        for crooked in range(3)
    }
    assert len(told) == DECEMBER * 3 * (2 + 3 + 3) * 4 * 3, "a building of two has nothing between"
    assert max(told) < thinkers.SITUATIONS
    habits = thinkers.HABITS
    assert len(habits.plaster) == thinkers.SITUATIONS
    assert all(0 <= odds <= thinkers.FINE for odds in habits.plaster)
    assert len(habits.tokens) == thinkers.PURSES * TOKENS
    assert min(habits.tokens) >= 1, "whatever is in hand may be paid"


def test_plaster_is_used_as_often_as_it_was_counted() -> None:
    for projects in (("a1 P", "b3 W"), ("-", "b3 W"), ("a1 W", "a2 WW")):
        state = town(*projects)
        state.phase = MATERIAL
        odds = thinkers.HABITS.plaster[thinkers.situation_of(PLAN, state, 0)] / thinkers.FINE
        assert abs(done(state, 0)["make plaster"] / 1500 - odds) < 0.05


def test_a_block_after_a_finished_building_begins_another() -> None:
    finished, none = town("a1 PP", "-"), town("-", "-")
    assert thinkers.situation_of(PLAN, finished, 0) == thinkers.situation_of(PLAN, none, 0)
    assert thinkers.situation_of(PLAN, town("a1 P", "-"), 0) != thinkers.situation_of(PLAN, none, 0)


def test_who_has_no_wood_uses_plaster() -> None:
    state = town("a1 W", "-")
    state.phase = MATERIAL
    state.wood[0] = 0
    assert set(done(state, 0, 50)) == {"make plaster"}


def test_tokens_in_hand_are_paid_by_their_weights() -> None:
    state = town("a1 W", "b3 PP")
    hand = [TOKEN_NAMES.index(name) for name in ("pockets", "gift-1", "gift-6")]
    state.tokens[:TOKENS] = [int(token in hand) for token in range(TOKENS)]
    first = thinkers.purse_of(PLAN, state, 0) * TOKENS
    of_these = {token: thinkers.HABITS.tokens[first + token] for token in hand}
    found = done(state, 0)
    for token, weight in of_these.items():
        assert abs(found[GAME.actions.text(PAY + token)] / 1500 - weight / sum(of_these.values())) < 0.05
    assert sum(found.values()) == sum(found[GAME.actions.text(PAY + token)] for token in hand)


def test_blocks_nobody_has_looked_into_are_probed_and_the_top_most_often() -> None:
    state = town("b1 WP", "b3 WPW")
    state.known[SIZE] = 1
    bribe(state, "6", "1")
    found = done(state, 0)
    assert set(found) == {"probe B 2", "probe B 3"}
    assert found["probe B 3"] > found["probe B 2"]


def test_where_all_is_known_a_probe_harms_nobody() -> None:
    state = town("b1 W", "b3 W")
    state.known[SIZE] = 1
    bribe(state, "6", "1")
    assert set(done(state, 0, 50)) == {"probe B 1"}


def test_what_is_counted_is_written_in_the_form_that_is_read() -> None:
    counts = Counts()
    for deal in range(2):
        for moment in decisions(2, bytes([deal] * 32), ("greedy",), Random(deal)):
            counts.note(*moment)
    assert counts.plaster
    assert counts.tokens
    assert counts.floors
    habits = thinkers.Habits(written(counts))
    assert len(habits.plaster) == thinkers.SITUATIONS
    assert len(habits.floors) == thinkers.FLOORS * thinkers.FLOORS


def test_a_situation_seen_often_has_its_own_odds_and_another_what_is_alike() -> None:
    often, alike = thinkers.situation(5, 0, 2, 0, 0, 0), thinkers.situation(6, 0, 2, 0, 0, 0)
    counts = Counts()
    counts.plaster.update({(often, 1): 900, (often, 0): 100})
    of_alike, of_situations = of_a_thousand(counts)
    assert [at for at, _ in of_situations] == [often]
    assert abs(of_situations[0][1] - 900) < 5
    assert abs(of_alike[thinkers.alike_at(alike)] - 900) < 5


def test_weights_are_found_again_from_choices_among_few_and_many() -> None:
    """Three times as likely where both are in hand: so its weight is three times as much, whatever else was there."""
    one, other, third = 2, 3, 4
    choices: dict[tuple[Hand, int], int] = {
        ((one, other), one): 3000, ((one, other), other): 1000,
        ((other, third), other): 1000, ((other, third), third): 2000,
    }  # fmt: skip
    found = weights(choices)
    assert found[one] / found[other] == pytest.approx(3, rel=0.02)
    assert found[third] / found[other] == pytest.approx(2, rel=0.02)
    assert min(found) >= 1
    assert found[POCKETS] > 1, "what was never in hand is not impossible"
