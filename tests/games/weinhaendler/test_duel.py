"""Phase 2 of Die Weinhändler: cards, moves, piers; and that it always ends."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from comptoir.games.weinhaendler import GAME, duel, longest_round
from comptoir.games.weinhaendler.boats import destination
from comptoir.games.weinhaendler.pieces import DOWNSTREAM, DUEL, LOIRE, UPSTREAM, State
from comptoir.kernel import conformance
from comptoir.kernel.chance import Chance, Imagined

from .tables import ACTIONS, Table, town

# ---- turns ----


@pytest.mark.rule("W9")
def test_players_lay_one_card_each_in_turn_until_they_move() -> None:
    table = Table(3).hand("A", "coal-1", "coal-2").hand("B", "coal-1", "sailor").hand("C", "coal-3")
    table.do("A", "lay coal-1").do("B", "lay coal-1").do("C", "stay")
    assert table.refusal("C", "lay coal-3") == "W9"
    table.do("A", "lay coal-2").do("B", "stay")
    assert table.state.turn == 0
    assert table.may("A") == ["dock pier", "stay"]


@pytest.mark.rule("W9")
def test_one_may_move_in_the_first_turn_of_the_phase_without_laying_a_card() -> None:
    table = Table(3).hand("A", "coal-1").hand("B", "coal-1")
    table.do("A", "stay")
    assert table.state.moved == [1, 0, 0]


@pytest.mark.rule("W9")
def test_the_last_one_left_may_go_on_laying_cards() -> None:
    table = Table(3).moved("B").moved("C").hand("A", "coal-1", "coal-2", "sailor", "coal-3")
    table.do("A", "lay coal-1", "lay coal-2", "lay sailor")
    assert table.state.turn == 0


@pytest.mark.rule("W9")
def test_who_has_no_card_and_no_choice_stays_midstream_without_being_asked() -> None:
    table = Table(3).hand("A", "coal-1").boat("B", "tours").boat("C", "tours").moved("C", "tours")
    table.do("A", "lay coal-1")
    assert table.state.moved == [0, 1, 1]
    assert [seen["seat"] for seen in table.heard("stayed")] == ["B"]


@pytest.mark.rule("W9")
def test_who_holds_cards_is_asked_even_if_none_can_be_laid() -> None:
    """Only what all can see may be decided by the house, or it would tell that the hand is full of explosions."""
    table = Table(3).hand("A", "coal-1").boat("B", "tours").moved("C", "tours").hand("B", "explosion")
    table.do("A", "stay")
    assert table.may("B") == ["stay"]


@pytest.mark.rule("W9")
def test_laying_a_card_one_does_not_hold_is_refused_by_the_rule_of_that_card() -> None:
    table = Table(3).hand("A", "coal-1")
    words = ("coal-2", "sailor", "fisherman")
    assert [table.refusal("A", f"lay {word}") for word in words] == ["W10", "W11", "W13"]
    assert table.refusal("A", "take coal-1") == "W9"


# ---- cards ----


@pytest.mark.rule("W10")
def test_coal_adds_up() -> None:
    table = Table(3).moved("B").moved("C").hand("A", "coal-3", "coal-1", "coal-3")
    table.do("A", "lay coal-3", "lay coal-1", "lay coal-3", "stay")
    assert table.heard("moved")[0]["spaces"] == 7
    assert table.where("A") == "nantes"


@pytest.mark.rule("W11")
def test_sailors_are_laid_before_oneself_and_counted() -> None:
    table = Table(3).moved("B").moved("C").hand("A", "sailor", "sailor").do("A", "lay sailor", "lay sailor")
    assert (table.sailors("A"), table.in_hand("A", "sailor")) == (2, 0)


@pytest.mark.rule("W12")
def test_an_explosion_and_the_coal_it_is_laid_on_are_both_discarded() -> None:
    table = Table(3).hand("A", "explosion", "coal-1").laid("B", "coal-2", "coal-2", "coal-3").hand("B", "coal-1")
    table.do("A", "explode B 2")
    assert table.state.coal[3:6] == [0, 1, 1]
    assert (table.discarded("explosion"), table.discarded("coal-2"), table.in_hand("A", "explosion")) == (1, 1, 0)


@pytest.mark.rule("W12")
def test_an_explosion_needs_a_coal_card_before_an_opponent() -> None:
    table = Table(3).hand("A", "explosion").laid("A", "coal-1")
    assert table.refusal("A", "explode A 1") == "W12"
    assert table.refusal("A", "explode B 1") == "W12"
    assert table.refusal("A", "explode F 1") == "W12"
    table.laid("B", "coal-3")
    assert table.refusal("A", "explode B 1") == "W12"
    assert table.refusal("A", "explode B 3") is None


@pytest.mark.rule("W12")
def test_without_an_explosion_in_hand_there_is_none() -> None:
    table = Table(3).hand("A", "coal-1").laid("B", "coal-3")
    assert table.refusal("A", "explode B 3") == "W12"


@pytest.mark.rule("W13")
def test_a_fisherman_lets_one_pass_from_the_next_turn_on() -> None:
    table = Table(3).moved("C").hand("A", "fisherman", "coal-1").hand("B", "coal-1", "coal-1", "coal-1")
    assert table.refusal("A", "fish") == "W13"
    table.do("A", "lay fisherman").do("B", "lay coal-1").do("A", "fish").do("B", "lay coal-1").do("A", "fish")
    assert (table.state.fishing, table.in_hand("A", "coal-1")) == ([1, 0, 0], 1)


@pytest.mark.rule("W13")
@pytest.mark.parametrize("act", ["lay coal-1", "explode B 1", "trade barrel-tours B", "stay", "lay fisherman"])
def test_to_do_anything_else_the_fisherman_is_discarded_first_in_the_same_turn(act: str) -> None:
    table = Table(3).laid("A", "fisherman").hand("A", "coal-1", "explosion", "fisherman").aboard("A", "barrel-tours")
    table.laid("B", "coal-1", "sailor").hand("B", "coal-1").do("A", act)
    assert table.heard("reeled_in") == [{"event": "reeled_in", "seat": "A"}]
    assert table.discarded("fisherman") == 1
    assert table.state.fishing[0] == (act == "lay fisherman")


@pytest.mark.rule("W14")
def test_if_everyone_still_in_the_phase_is_fishing_the_next_must_act() -> None:
    table = Table(3).moved("C").laid("A", "fisherman").laid("B", "fisherman").hand("A", "coal-1").hand("B", "coal-1")
    assert table.refusal("A", "fish") == "W14"
    table.do("A", "lay coal-1")
    assert table.refusal("B", "fish") is None  # A fishes no more


@pytest.mark.rule("W14")
def test_a_single_player_left_cannot_go_on_fishing() -> None:
    table = Table(3).moved("B").moved("C").laid("A", "fisherman").hand("A", "coal-1")
    assert table.refusal("A", "fish") == "W14"


@pytest.mark.rule("W14")
def test_laying_a_new_fisherman_is_an_act_and_passes_the_duty_on() -> None:
    table = Table(3).moved("C").laid("A", "fisherman").laid("B", "fisherman").hand("A", "fisherman").hand("B", "coal-1")
    table.do("A", "lay fisherman")
    assert (table.state.fishing, table.discarded("fisherman")) == ([1, 1, 0], 1)
    assert table.refusal("B", "fish") == "W14"


@pytest.mark.rule("W15")
@pytest.mark.parametrize("has_moved", [False, True])
def test_a_barrel_buys_a_sailor_of_another_player_whether_moved_or_not(has_moved: bool) -> None:
    table = Table(3).hand("A", "coal-1").aboard("A", "barrel-tours").laid("B", "sailor", "sailor").hand("C", "coal-1")
    if has_moved:
        table.moved("B", "tours")
    else:
        table.hand("B", "coal-1")
    table.do("A", "trade barrel-tours B")
    assert (table.sailors("B"), table.in_hand("A", "sailor"), table.sailors("A")) == (1, 1, 0)
    assert (table.on_board("A", "barrel-tours"), table.discarded("barrel-tours"), table.state.gold) == (0, 1, [0, 0, 0])
    assert table.state.turn != 0  # it took the place of laying a card


@pytest.mark.rule("W15")
def test_a_sailor_that_was_bought_can_be_laid_when_the_turn_comes_round_again() -> None:
    table = Table(3).moved("B", "tours").laid("B", "sailor").aboard("A", "barrel-tours").hand("C", "coal-1")
    table.do("A", "trade barrel-tours B").do("C", "lay coal-1").do("A", "lay sailor")
    assert table.sailors("A") == 1


@pytest.mark.rule("W15")
def test_a_pier_already_won_is_not_fought_over_again() -> None:
    table = Table(3).moved("B", "tours").laid("B", "sailor").aboard("A", "barrel-tours").hand("A", "coal-1")
    table.hand("C", "coal-1").do("A", "trade barrel-tours B")
    assert table.holder("tours") == "B"


@pytest.mark.rule("W15")
def test_a_trade_needs_an_own_barrel_and_a_sailor_of_somebody_else() -> None:
    table = Table(3).laid("A", "sailor").aboard("A", "barrel-tours").hand("A", "coal-1").aboard("B", "barrel-blois")
    assert table.refusal("A", "trade barrel-tours A") == "W15"
    assert table.refusal("A", "trade barrel-tours B") == "W15"
    table.laid("B", "sailor")
    assert table.refusal("A", "trade barrel-tours B") is None
    assert table.refusal("A", "trade barrel-blois B") == "W15"


@pytest.mark.rule("W15")
def test_a_barrel_buys_nothing_after_ones_own_move() -> None:
    table = Table(3).aboard("A", "barrel-tours").laid("B", "sailor").hand("B", "coal-1").do("A", "stay")
    assert table.refusal("A", "trade barrel-tours B") == "W9"


# ---- moving ----


def alone(where: str, heading: int, *coal: str) -> Table:
    """A is the last one in the phase, with this coal laid."""
    return Table(3).moved("B").moved("C").boat("A", where, heading).laid("A", *coal)


@pytest.mark.rule("W16")
@pytest.mark.parametrize(
    ("start", "heading", "coal", "end", "bow"),
    [
        ("orleans", DOWNSTREAM, ["coal-3"], "tours", DOWNSTREAM),
        ("nantes", DOWNSTREAM, ["coal-2"], "angers", UPSTREAM),  # begins there: turns first
        ("orleans", UPSTREAM, ["coal-1"], "blois", DOWNSTREAM),
        ("amboise", UPSTREAM, ["coal-2"], "orleans", UPSTREAM),  # ends there: turns only with its next move
        ("amboise", UPSTREAM, ["coal-3"], "blois", DOWNSTREAM),
        ("angers", DOWNSTREAM, ["coal-2"], "nantes", DOWNSTREAM),
        ("saumur", UPSTREAM, ["coal-1", "coal-2"], "blois", UPSTREAM),
        ("tours", DOWNSTREAM, ["coal-3", "coal-3", "coal-3", "coal-3", "coal-2"], "tours", DOWNSTREAM),  # once round
    ],
)
def test_a_boat_goes_exactly_as_far_as_its_coal_takes_it_and_turns_at_the_ends(
    start: str, heading: int, coal: list[str], end: str, bow: int
) -> None:
    table = alone(start, heading, *coal)
    assert destination(LOIRE, table.state, 0) == town(end)
    table.do("A", "stay")
    assert (table.where("A"), table.state.heading[0]) == (end, bow)


@pytest.mark.rule("W16")
@pytest.mark.parametrize("heading", [DOWNSTREAM, UPSTREAM])
def test_every_space_gone_is_one_step_along_the_river_for_any_sum(heading: int) -> None:
    """The table of destinations against a boat that is pushed on space by space."""
    for start in range(8):
        at, bow = start, heading
        table = Table(3).boat("A", "orleans")
        for spaces in range(1, 40):
            if (at, bow) in ((7, DOWNSTREAM), (0, UPSTREAM)):
                bow = 1 - bow
            at += 1 if bow == DOWNSTREAM else -1
            table.state.town[0], table.state.heading[0] = start, heading
            table.state.coal[0] = spaces
            assert destination(LOIRE, table.state, 0) == at


@pytest.mark.rule("W16")
def test_all_coal_is_used_and_discarded_and_other_boats_do_not_hinder() -> None:
    table = alone("orleans", DOWNSTREAM, "coal-1", "coal-3").boat("B", "blois").boat("C", "saumur")
    table.do("A", "stay")
    assert table.where("A") == "saumur"
    assert (table.state.coal[:3], table.discarded("coal-1"), table.discarded("coal-3")) == ([0, 0, 0], 1, 1)


@pytest.mark.rule("W16")
def test_without_coal_the_boat_does_not_move_but_may_seek_the_pier() -> None:
    table = alone("tours", UPSTREAM).hand("B", "coal-1")
    table.state.moved[1] = 0
    table.do("A", "dock pier")
    assert (table.where("A"), table.state.heading[0], table.holder("tours")) == ("tours", UPSTREAM, "A")


@pytest.mark.rule("W26")
def test_from_saumur_towards_nantes_five_coal_end_at_angers() -> None:
    table = alone("saumur", DOWNSTREAM, "coal-2", "coal-3").do("A", "stay")
    assert (table.where("A"), table.state.heading[0]) == ("angers", UPSTREAM)


# ---- piers ----


@pytest.mark.rule("W17")
@pytest.mark.parametrize("heading", [DOWNSTREAM, UPSTREAM])
def test_a_free_pier_is_simply_taken_or_not_as_one_likes(heading: int) -> None:
    table = Table(3).boat("A", "tours", heading).hand("B", "coal-1")
    assert table.may("A") == ["dock pier", "stay"]
    table.do("A", "dock pier")
    assert table.holder("tours") == "A"
    table = Table(3).boat("A", "tours", heading).hand("B", "coal-1").do("A", "stay")
    assert table.holder("tours") == ""


@pytest.mark.rule("W17")
def test_without_sailors_an_occupied_pier_cannot_be_sought() -> None:
    table = Table(3).boat("A", "tours").moved("B", "tours").hand("A", "coal-1")
    assert table.refusal("A", "dock pier") == "W17"
    table.laid("A", "sailor")
    assert table.refusal("A", "dock pier") is None


@pytest.mark.rule("W17")
def test_a_fight_that_is_sure_to_be_lost_may_be_fought_and_costs_the_other_sailors() -> None:
    table = Table(3).boat("A", "tours").laid("A", "sailor").moved("B", "tours").laid("B", *["sailor"] * 3).hand("C", "coal-1")
    table.do("A", "dock pier")
    assert (table.holder("tours"), table.sailors("A"), table.sailors("B")) == ("B", 0, 2)


@pytest.mark.rule("W18")
@pytest.mark.parametrize(
    ("attackers", "defenders", "holder", "left", "outcome"),
    [
        (2, 0, "A", (2, 0), "won"),
        (3, 1, "A", (2, 0), "won"),
        (1, 3, "B", (0, 2), "lost"),
        (2, 2, "B", (0, 0), "tied"),
    ],
)
def test_both_discard_as_many_sailors_as_the_smaller_number_and_who_has_any_left_has_the_pier(
    attackers: int, defenders: int, holder: str, left: tuple[int, int], outcome: str
) -> None:
    table = Table(3).boat("A", "blois").laid("A", "coal-2", *["sailor"] * attackers).hand("C", "coal-1")
    table.moved("B", "tours").laid("B", *["sailor"] * defenders).do("A", "dock pier")
    assert table.holder("tours") == holder
    assert (table.sailors("A"), table.sailors("B")) == left
    assert table.discarded("sailor") == attackers + defenders - sum(left)
    assert table.heard("fought")[0]["outcome"] == outcome
    assert table.where("A") == "tours"


@pytest.mark.rule("W18")
def test_the_loser_lies_midstream_and_does_not_load() -> None:
    table = Table(3).boat("A", "tours").laid("A", "sailor", "sailor").moved("C").waiting("barrel-tours")
    table.moved("B", "tours").laid("B", "sailor").do("A", "dock pier")
    assert (table.on_board("A", "barrel-tours"), table.on_board("B", "barrel-tours")) == (1, 0)


@pytest.mark.rule("W19")
def test_at_nantes_the_arrival_picks_one_of_two_piers_by_name() -> None:
    table = Table(3).boat("A", "nantes").hand("B", "coal-1")
    assert table.may("A") == ["dock north", "dock south", "stay"]
    assert table.refusal("A", "dock pier") == "W19"
    assert Table(3).boat("A", "tours").refusal("A", "dock north") == "W19"


@pytest.mark.rule("W19")
@pytest.mark.parametrize(("taken", "other"), [("north", "south"), ("south", "north")])
def test_a_boat_driven_off_at_nantes_goes_to_the_other_pier_if_that_is_free(taken: str, other: str) -> None:
    table = Table(3).boat("A", "nantes").laid("A", "sailor").moved("B", taken).hand("C", "coal-1").do("A", f"dock {taken}")
    assert (table.holder(taken), table.holder(other)) == ("A", "B")
    assert table.heard("driven_off") == [{"event": "driven_off", "seat": "B", "refuge": other}]


@pytest.mark.rule("W19")
def test_a_boat_driven_off_at_nantes_goes_midstream_if_both_piers_are_held() -> None:
    table = Table(4).boat("A", "nantes").laid("A", "sailor").moved("B", "north").moved("C", "south").hand("D", "coal-1")
    table.do("A", "dock north")
    assert (table.holder("north"), table.holder("south")) == ("A", "C")
    assert table.heard("driven_off")[0]["refuge"] == "midstream"


@pytest.mark.rule("W19")
def test_an_arrival_that_loses_at_nantes_stays_midstream_even_if_the_other_pier_is_free() -> None:
    table = Table(3).boat("A", "nantes").laid("A", "sailor").moved("B", "north").laid("B", "sailor").hand("C", "coal-1")
    table.do("A", "dock north")
    assert (table.holder("north"), table.holder("south")) == ("B", "")


@pytest.mark.rule("W20")
def test_in_the_first_round_a_boat_that_has_not_moved_holds_its_starting_pier() -> None:
    table = Table(3, round=1).dock("B", "tours").boat("A", "blois").laid("A", "coal-2").hand("B", "sailor")
    assert table.refusal("A", "dock pier") == "W17"
    table.hand("A", "sailor").do("A", "lay sailor").do("B", "lay sailor").do("C", "stay").do("A", "dock pier")
    assert (table.holder("tours"), table.heard("fought")[0]["outcome"]) == ("B", "tied")


@pytest.mark.rule("W20")
def test_a_boat_driven_off_its_starting_pier_may_seek_it_again_with_its_own_move() -> None:
    table = Table(3, round=1).dock("B", "tours").boat("A", "tours").laid("A", "sailor").hand("B", "sailor", "sailor").moved("C")
    table.do("A", "dock pier")
    assert (table.holder("tours"), table.heard("driven_off")[0]["refuge"]) == ("A", "midstream")
    table.do("B", "lay sailor", "lay sailor", "dock pier")
    assert [seen["seat"] for seen in table.heard("docked")] == ["A", "B"]
    assert table.heard("driven_off")[1]["seat"] == "A"


@pytest.mark.rule("W20")
def test_a_boat_may_keep_its_starting_pier_without_a_fight_or_leave_it() -> None:
    table = Table(3, round=1).dock("A", "tours").hand("B", "coal-1").do("A", "dock pier")
    assert (table.holder("tours"), table.heard("fought")) == ("A", [])
    table = Table(3, round=1).dock("A", "tours").laid("A", "coal-1").hand("B", "coal-1").do("A", "stay")
    assert (table.holder("tours"), table.where("A")) == ("", "saumur")


# ---- the end of the phase ----

Drives = Callable[[State, int, Chance], int]


def always_fishing(state: State, seat: int, chance: Chance) -> int:
    """Whatever makes the phase last: pass, fish anew, trade, lay; move only when nothing else is left."""
    actions = GAME.legal(state, seat)
    names = [GAME.actions.block(action).name for action in actions]
    for wanted in ("fish", "trade", "explode", "lay"):
        wished = [action for action, name in zip(actions, names, strict=True) if name == wanted]
        if wanted == "lay" and ACTIONS.parse("lay fisherman") in wished:
            return ACTIONS.parse("lay fisherman")
        if wished:
            return wished[chance.below(len(wished))]
    return GAME.sample(state, seat, chance)


DRIVES: list[Drives] = [
    always_fishing,
    GAME.sample,
    lambda state, seat, chance: conformance.eager(GAME, state, seat, chance),
]


@pytest.mark.rule("W14")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("drive", DRIVES, ids=["fishing", "random", "eager"])
def test_phase_two_ends_within_its_bound_whoever_plays(seats: int, drive: Drives) -> None:
    """At each turn of phase 2 no more turns follow in it than `turns_left` says; no round has more than its share in all."""
    chance = Imagined(seats)
    state = GAME.new({}, seats, chance, None)
    bounds: dict[int, list[int]] = {}
    actions = 0
    while GAME.to_act(state) and state.round < 25:
        in_phase = state.phase == DUEL
        if in_phase:
            bounds.setdefault(state.round, []).append(duel.turns_left(LOIRE, state))
        action = drive(state, state.turn, chance) if in_phase else GAME.sample(state, state.turn, chance)
        assert actions < seats + state.round * longest_round(seats)
        GAME.play(state, state.turn, action, chance, None)
        actions += 1
    assert len(bounds) >= 10
    for turns in bounds.values():
        assert all(len(turns) - at <= bound for at, bound in enumerate(turns))


@pytest.mark.rule("W14")
def test_the_weight_falls_with_every_turn_that_is_no_pass() -> None:
    """The argument in `turns_left`, checked step by step: a pass never raises the bound, any other turn lowers it."""
    chance = Imagined(9)
    state = GAME.new({}, 5, chance, None)
    passes = 0
    for _ in range(6000):
        if not GAME.to_act(state):
            state = GAME.new({}, 5, chance, None)
        seat, duelling, round_now = state.turn, state.phase == DUEL, state.round
        bound = duel.turns_left(LOIRE, state)
        action = always_fishing(state, seat, chance) if duelling else GAME.sample(state, seat, chance)
        GAME.play(state, seat, action, chance, None)
        if duelling and state.phase == DUEL and state.round == round_now:
            passed = action == ACTIONS.parse("fish")
            passes += passed
            assert duel.turns_left(LOIRE, state) < bound + passed
    assert passes > 100
