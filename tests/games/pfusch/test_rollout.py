"""Imagined builders: what they do, and what is believed of them."""

from __future__ import annotations

from collections import Counter

from comptoir.games.pfusch import GAME
from comptoir.games.pfusch.bots import opponents
from comptoir.games.pfusch.bots.rollout import plaster_by_months, rollout
from comptoir.games.pfusch.pieces import AUGUST, INSPECT, MATERIAL, PLAN, PLASTER, SIZE, WOOD, State
from comptoir.kernel.chance import Imagined
from comptoir.kernel.visibility import view
from tests.games.pfusch.tables import act, bribe, make, table, town


def rollouts(state: State, seat: int, times: int = 60) -> Counter[str]:
    chance = Imagined(7)
    return Counter(GAME.actions.text(rollout(PLAN, state, seat, chance)) for _ in range(times))


def test_an_inspector_probes_unknown_blocks_of_the_building_that_hurts_most() -> None:
    state = town("b1 WP", "b3 WPW", "b4 P")
    state.known[SIZE] = 1
    bribe(state, "6", "1", "2")
    found = rollouts(state, 0, 200)
    assert set(found) == {"probe B 2", "probe B 3"}
    assert found["probe B 3"] > 150, "wood below and plaster on top is what pays most often"


def test_in_a_town_of_equals_no_seat_is_looked_at_more_than_another() -> None:
    first, chance = Counter[int](), Imagined(8)
    for _ in range(400):
        state = GAME.new(GAME.parse_options({}), 4, chance, None)
        probed = -1
        while probed < 0:
            seat = GAME.to_act(state)[0]
            action = rollout(PLAN, state, seat, chance)
            if state.phase == INSPECT and action != PLAN.decline:
                probed = (action - PLAN.probe) // PLAN.size
            GAME.play(state, seat, action, chance, None)
        first[probed] += 1
    assert min(first[seat] for seat in range(4)) > 75, "who sits at A was looked at four times as often as who sits at D"


def test_those_who_tie_agree_to_what_hurts_another_and_give_up_after_one_proposal() -> None:
    state = town("b1 WP", "b3 W", "b4 PP", bribes="6 6 2")
    act(state, "A propose C 2")
    assert set(rollouts(state, 1)) == {"propose C 2"}
    act(state, "B propose A 1")
    assert set(rollouts(state, 0)) == {"give_up"}


def test_the_last_block_of_a_building_is_more_tempting_than_the_first_and_in_august_most() -> None:
    state = town("a1 W", "-")
    state.phase = MATERIAL
    last = plaster_by_months(PLAN, state, 0)
    first = plaster_by_months(PLAN, state, 1)
    state.month = AUGUST
    assert plaster_by_months(PLAN, state, 0) == 1.0, "finished while nobody inspects, and left before somebody does"
    assert first < 0 < last < 1


def test_material_is_mixed_and_who_was_caught_twice_dares_less() -> None:
    state = town("b1 W", "-")
    state.phase = MATERIAL
    daring = [rollouts(state, 0, 300)["make plaster"]]
    for strikes in (1, 2):
        state.strikes[0] = strikes
        daring.append(rollouts(state, 0, 300)["make plaster"])
    assert 300 > daring[0] > daring[1] > daring[2]


def test_a_site_is_taken_that_can_be_finished() -> None:
    state = table(2, "ae")
    state.month = 11
    make(state, "wood", "wood")
    assert all(site.startswith("site a") for site in rollouts(state, 0))


def test_what_is_believed_of_a_block_is_what_was_counted_of_such_blocks() -> None:
    """Between SURE and its opposite: one that was plaster in nine games of ten is still believed to be wood at times."""
    for state in (town("b3 W", "b4 W"), town("a1 W", "a2 WW", "-", "-", "-")):
        of_a_thousand = opponents.PLASTER_IN[state.seats - 2][opponents.block_kind(state, 1, 0)]
        odds = min(opponents.SURE, max(opponents.FINE - opponents.SURE, of_a_thousand)) / opponents.FINE
        assert abs(1 - believed_wood(state) - odds) < 0.05


def believed_wood(state: State) -> float:
    chance = Imagined(11)
    seen = view(state, 0)
    return sum(opponents.imagine(PLAN, seen, 0, chance).blocks[SIZE] == WOOD for _ in range(1500)) / 1500


def test_blocks_are_told_apart_by_place_size_strikes_and_season() -> None:
    kinds = {
        opponents.kind(strikes, place, size, month)
        for strikes in range(3)
        for size in (2, 3, 4, 5)
        for place in range(size)
        for month in (3, 11)
    }
    assert len(kinds) == 2 * 3 * (2 + 3 + 3)  # a building of two has nothing between; of four and more all is alike
    assert max(kinds) < opponents.KINDS
    assert all(len(of_seats) == opponents.KINDS for of_seats in opponents.PLASTER_IN)


def test_guessed_worlds_add_up_and_keep_what_everyone_has_seen() -> None:
    state = town("b1 WP", "b3 WPW")
    state.known[SIZE] = 1
    state.sunk_least[1] = state.sunk_most[1] = 6
    state.wood[1] = 1
    assert GAME.audit(state) == []
    chance = Imagined(13)
    inside = Counter[tuple[int, ...]]()
    for _ in range(200):
        world = opponents.imagine(PLAN, view(state, 0), 0, chance)
        assert GAME.audit(world) == []
        assert view(world, 0).fields == view(state, 0).fields
        inside[tuple(world.blocks[SIZE : SIZE + 3])] += 1
    assert {blocks[0] for blocks in inside} == {WOOD}
    assert {blocks[1] for blocks in inside} == {PLASTER, WOOD}
