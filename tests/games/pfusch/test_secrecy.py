"""The secrets of Pfusch: wood for plaster and one token for another, in other seats, without one difference in any view."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from comptoir.games.pfusch import GAME
from comptoir.games.pfusch.bots.belief import imagine, unknown_blocks
from comptoir.games.pfusch.pieces import BRIBE, OVER, PLAN, PLASTER, SIZE, TOKEN_CHOICE, TOKENS, WOOD, State
from comptoir.kernel.chance import Imagined
from comptoir.kernel.events import Event
from comptoir.kernel.state import same
from comptoir.kernel.visibility import PUBLIC, see, view
from tests.games.pfusch.tables import act, caught_again, make, table, town

STATES = 20_000  # each of them from two seats


def positions(seats: int) -> Iterator[State]:
    """Positions of game after game, played at random, with and without a clock; seats are ready in any order."""
    chance = Imagined(seats)
    clock = False
    while True:
        state = GAME.new({"clock": clock}, seats, chance, None)
        clock = not clock
        while True:
            yield state
            waiting = GAME.to_act(state)
            if not waiting:
                break
            seat = waiting[chance.below(len(waiting))]
            GAME.play(state, seat, GAME.sample(state, seat, chance), chance, None)


def swap(state: State, seat: int, lot: random.Random) -> State:
    """Another world for this seat: in the other seats wood and plaster and sealed choices are swapped where they can be."""
    world = state.clone()
    for other in range(state.seats):
        if other == seat:
            continue
        for block in unknown_blocks(PLAN, world, other):
            if world.blocks[block] == WOOD:
                swapped, stock = PLASTER, world.wood[other] + 1
            else:
                swapped, stock = WOOD, world.wood[other] - 1
            if stock >= (world.choice[other] == WOOD) and (world.phase != OVER or world.strikes[other] == 3):
                world.blocks[block], world.wood[other] = swapped, stock
        if world.choice[other]:
            swap_choice(world, other, lot)
    return world


def swap_choice(world: State, seat: int, lot: random.Random) -> None:
    """Another token that is still in hand, or the other material if there is wood for it."""
    if world.phase == BRIBE:
        hand = world.tokens[seat * TOKENS : (seat + 1) * TOKENS]
        world.choice[seat] = TOKEN_CHOICE + lot.choice([token for token in range(TOKENS) if hand[token]])
    elif world.choice[seat] == WOOD:
        world.choice[seat] = PLASTER
    elif world.wood[seat]:
        world.choice[seat] = WOOD


@pytest.mark.rule("F1", "F5", "F8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_swapping_wood_for_plaster_and_hidden_tokens_changes_nothing_that_a_seat_sees(seats: int) -> None:
    lot = random.Random(seats)
    checked = 0
    for state in positions(seats):
        lookers = lot.sample(range(seats), 2)
        worlds = [swap(state, seat, lot) for seat in lookers]
        if all(same(world, state) for world in worlds):
            continue  # there is nothing to swap yet
        for seat, world in zip(lookers, worlds, strict=True):
            assert GAME.audit(world) == []
            assert_alike(state, world, seat)
        checked += 1
        if checked == STATES // 4:
            break


def assert_alike(state: State, world: State, seat: int) -> None:
    """View, question, offer and what is waited for; and the news of the next step unless it lays something open."""
    assert view(state, seat) == view(world, seat)
    assert view(state, PUBLIC) == view(world, PUBLIC)
    waiting = GAME.to_act(state)
    assert waiting == GAME.to_act(world)
    assert GAME.legal(state, seat) == GAME.legal(world, seat)
    assert GAME.prompt(state, seat) == GAME.prompt(world, seat)
    assert GAME.scores(state) == GAME.scores(world)
    if seat not in waiting:
        return
    action = GAME.legal(state, seat)[-1]
    heard = [news(copy.clone(), seat, action) for copy in (state, world)]
    if not any(opened for opened, _ in heard):
        assert heard[0] == heard[1]


def news(state: State, seat: int, action: int) -> tuple[bool, list[dict[str, Any]]]:
    """What a seat hears when it acts, and whether anything hidden was laid open."""
    told: list[Event] = []
    GAME.play(state, seat, action, Imagined(1), lambda kind, values: told.append(Event(GAME.events.kinds[kind], values)))
    return any(one.kind.reveals for one in told), [dict(see(one, seat)) for one in told]


@pytest.mark.rule("F5")
def test_the_news_of_building_tells_the_material_to_its_owner_only() -> None:
    state = table(2)
    act(state, "A make wood")
    told: list[Event] = []
    GAME.play(state, 1, 0, Imagined(1), None)
    GAME.play(
        state,
        0,
        GAME.actions.parse("site a1"),
        Imagined(1),
        lambda kind, values: told.append(Event(GAME.events.kinds[kind], values)),
    )
    built = next(one for one in told if one.kind.name == "built")
    assert [see(built, looker)["material"] for looker in (0, 1, PUBLIC)] == ["wood", None, None]


# ---- what can be known is known: worlds keep to it ----


def believed(state: State, seat: int, many: int = 200) -> list[State]:
    chance = Imagined(5)
    seen = view(state, seat)
    return [imagine(PLAN, seen, seat, chance) for _ in range(many)]


@pytest.mark.rule("F15")
def test_worlds_keep_probed_blocks_and_vary_the_others() -> None:
    state = town("b1 W", "b3 WPW", bribes="6 1")
    act(state, "A probe B 1")
    imagined = {tuple(world.blocks[SIZE : SIZE + 3]) for world in believed(state, 0)}
    assert imagined == {(WOOD, second, third) for second in (PLASTER, WOOD) for third in (PLASTER, WOOD)}


@pytest.mark.rule("F16")
def test_worlds_know_that_a_building_torn_down_had_plaster_in_it() -> None:
    state = town("b1 W", "b3 WPW", bribes="6 1")
    act(state, "A probe B 2")
    assert {world.wood[1] for world in believed(state, 0)} == {7, 8, 9}


@pytest.mark.rule("F7", "F15")
def test_worlds_remember_wood_that_was_seen_when_the_sign_has_moved_on() -> None:
    state = town("b1 W", "a1 WW", bribes="6 1")
    act(state, "A probe B 1")
    make(state, "wood", "plaster")
    act(state, "B site a2")
    assert {world.wood[1] for world in believed(state, 0)} == {6, 7, 8}


@pytest.mark.rule("F17")
def test_worlds_know_that_whoever_handed_in_nothing_has_no_wood_and_never_will() -> None:
    state, _ = caught_again(stock=0)
    make(state, "wood", "plaster")
    act(state, "B site b3")
    for world in believed(state, 0, 40):
        assert world.wood[1] == 0
        assert world.blocks[SIZE] == PLASTER


@pytest.mark.rule("F17")
def test_worlds_count_a_block_handed_in() -> None:
    state = town("b1 W", "b3 PPP", strikes=(0, 1), bribes="6 1")
    act(state, "A probe B 1")
    assert {world.wood[1] for world in believed(state, 0)} == {6, 7, 8}


@pytest.mark.rule("F8")
def test_worlds_deal_a_sealed_token_from_what_is_left_and_none_to_those_not_ready() -> None:
    state = town("b1 W", "b3 W", "b4 W")
    state.tokens[TOKENS : 2 * TOKENS] = [0, 1, 0, 0, 0, 0, 0, 1]
    state.calendar[12:24] = [1, 1, 1, 1, 3, 4, 5, 6, 7, 0, 0, 0]
    act(state, "B bribe gift-6")
    imagined = believed(state, 0)
    assert {world.choice[1] - TOKEN_CHOICE for world in imagined} == {1, 7}
    assert {world.choice[2] for world in imagined} == {0}


@pytest.mark.rule("F6")
def test_worlds_leave_wood_in_stock_that_lies_in_a_sealed_block() -> None:
    state = table(2)
    act(state, "B make wood")
    imagined = believed(state, 0)
    assert {world.choice[1] for world in imagined} == {PLASTER, WOOD}
    assert {world.wood[1] for world in imagined} == {9}
