"""Bribes, bargaining and inspections of Pfusch, clause by clause."""

from __future__ import annotations

import pytest

from comptoir.games.pfusch import GAME
from comptoir.games.pfusch.pieces import BARGAIN, BRIBE, INFORM, INSPECT, MATERIAL, PLAN
from comptoir.kernel.visibility import PUBLIC, view
from tests.games.pfusch.tables import act, bribe, caught_again, make, offered, refusal, town
from tests.games.tables import named

rule = pytest.mark.rule


def test_refusals_name_the_clause_of_the_one_who_acts() -> None:
    state = town("b1 W", "b3 W", "b4 W", bribes="1 2 6")
    assert refusal(state, "A probe B 1") == "F9"
    assert refusal(state, "C make wood") == "F5"
    assert refusal(state, "C bribe gift-5") == "F8"


@rule("F8")
def test_bribes_are_sealed_until_the_last_one_then_all_are_revealed_at_once_in_the_order_of_the_seats() -> None:
    state = town("b1 W", "b3 W", "b4 W")
    told = act(state, "C bribe gift-6", "A bribe informer")
    assert [seen["event"] for seen in told] == ["ready", "ready"]
    assert view(state, 1).choice == [None, 0, None]
    assert view(state, 1).choice_count == [1, 0, 1]
    assert view(state, 1).tokens[2] == [4, 1, 1, 1, 1, 1, 1, 1]
    assert GAME.to_act(state) == [1]
    told = act(state, "A bribe pockets", "B bribe gift-2")
    shown = [(seen["seat"], seen["token"]) for seen in named(told, "bribed")]
    assert shown == [("A", "pockets"), ("B", "gift-2"), ("C", "gift-6")]
    assert state.choice == [0, 0, 0]


@rule("F8")
def test_a_token_is_spent_when_it_is_revealed() -> None:
    state = town("b1 W", "b3 W")
    assert "bribe gift-6" in offered(state, "A")
    bribe(state, "6", "pockets")
    act(state, "A probe A 1")
    make(state, "wood", "wood")
    assert state.phase == BRIBE
    assert "bribe gift-6" not in offered(state, "A")
    assert refusal(state, "A bribe gift-6") == "F8"
    assert "bribe pockets" in offered(state, "B")


@rule("F9")
def test_the_dearest_gift_makes_the_inspector_who_names_any_block() -> None:
    state = town("b1 WP", "b3 W", "b4 P")
    told = bribe(state, "3", "5", "4")
    assert state.phase == INSPECT
    assert GAME.to_act(state) == [1]
    assert GAME.prompt(state, 1) == "inspect"
    assert named(told, "inspector") == [{"event": "inspector", "seat": "B", "rule": "F9"}]
    assert offered(state, "B") == ["probe A 1", "probe A 2", "probe B 1", "probe C 1"]
    assert GAME.legal(state, 0) == []


@rule("F10")
def test_those_who_share_the_dearest_gift_agree_when_their_standing_proposals_are_the_same() -> None:
    state = town("b1 WP", "b3 W", "b4 P")
    told = bribe(state, "5", "5", "4")
    assert [seen["seat"] for seen in named(told, "tied")] == ["A", "B"]
    assert state.phase == BARGAIN
    assert GAME.to_act(state) == [0, 1]
    assert refusal(state, "C propose A 1") == "F10"
    assert refusal(state, "A probe C 1") == "F9"
    act(state, "A propose B 1", "B propose C 1")
    assert view(state, PUBLIC).proposal == [6, 11, 0]
    told = act(state, "A propose C 1")
    assert named(told, "agreed") == [{"event": "agreed", "builder-seat": "C", "block": 1}]
    assert named(told, "probed") == [{"event": "probed", "builder-seat": "C", "block": 1, "material": "plaster"}]
    assert state.month == 2
    assert state.tied == state.proposal == state.proposals == [0, 0, 0]


@rule("F10")
def test_waited_for_are_those_who_proposed_least_but_others_may_speak_again() -> None:
    state = town("b1 WP", "b3 W", "b4 P", bribes="5 5 5")
    act(state, "B propose C 1")
    assert GAME.to_act(state) == [0, 2]
    assert "propose A 1" in offered(state, "B")
    act(state, "B propose A 1", "C propose A 1")
    assert GAME.to_act(state) == [0]
    told = act(state, "A propose A 1")
    assert [seen["block"] for seen in named(told, "probed")] == [1]


@rule("F10")
def test_three_who_tie_must_all_agree() -> None:
    state = town("b1 WP", "b3 W", "b4 P", "d1 WW", districts="abcd", bribes="5 5 5 4")
    told = act(state, "A propose D 1", "B propose D 1")
    assert named(told, "agreed") == []
    told = act(state, "C propose D 1")
    assert len(named(told, "agreed")) == 1


@rule("F10")
def test_without_a_clock_three_proposals_each_then_the_next_dearest_decides() -> None:
    state = town("b1 WP", "b3 W", "b4 P", bribes="5 5 4")
    assert refusal(state, "A time_up") == "F10"
    act(state, *["A propose C 1"] * 3)
    assert refusal(state, "A propose B 1") == "F10"
    assert offered(state, "A") == ["give_up"]
    assert GAME.to_act(state) == [1]
    told = act(state, *["B propose A 1"] * 3)
    assert len(named(told, "broke_off")) == 1
    assert named(told, "inspector") == [{"event": "inspector", "seat": "C", "rule": "F10"}]
    assert (state.phase, GAME.to_act(state)) == (INSPECT, [2])


@rule("F10")
def test_the_last_of_three_proposals_can_still_agree() -> None:
    state = town("b1 WP", "b3 W", "b4 P", bribes="5 5 4")
    act(state, *["A propose C 1"] * 3, *["B propose A 1"] * 2)
    told = act(state, "B propose C 1")
    assert len(named(told, "agreed")) == 1


@rule("F10")
def test_one_who_gives_up_ends_the_bargaining() -> None:
    state = town("b1 WP", "b3 W", "b4 P", bribes="5 5 4")
    told = act(state, "B give_up")
    assert [seen["event"] for seen in told] == ["gave_up", "broke_off", "inspector"]
    assert GAME.to_act(state) == [2]


@rule("F10")
@pytest.mark.parametrize("others", [("4", "4"), ("pockets", "informer"), ("pockets", "pockets")])
def test_without_a_single_next_dearest_gift_there_is_no_ordinary_inspection(others: tuple[str, str]) -> None:
    state = town("b1 WP", "b3 W", "b4 P", "d1 WW", districts="abcd")
    bribe(state, "5", "5", *others)
    told = act(state, "A give_up")
    assert {"event": "no_inspection", "rule": "F10"} in told
    assert named(told, "probed") == []
    assert state.phase == (INFORM if "informer" in others else MATERIAL)


@rule("F10")
def test_with_a_clock_time_arrives_as_an_action_and_ends_the_bargaining() -> None:
    state = town("b1 WP", "b3 W", "b4 P", clock=True, bribes="5 5 4")
    act(state, *["A propose C 1"] * 4)
    assert "time_up" in offered(state, "A")
    assert refusal(state, "C time_up") == "F10"
    told = act(state, "B time_up")
    assert [seen["event"] for seen in told] == ["time_ran_out", "broke_off", "inspector"]


@rule("F10")
def test_with_a_clock_thirty_proposals_each_are_the_bound() -> None:
    state = town("b1 WP", "b3 W", clock=True, bribes="5 5")
    act(state, *["A propose B 1"] * 30)
    assert refusal(state, "A propose B 1") == "F10"
    told = act(state, *["B propose A 1"] * 30)
    assert len(named(told, "broke_off")) == 1


@rule("F11")
def test_empty_pockets_all_round_mean_no_ordinary_inspection() -> None:
    state = town("b1 WP", "b3 W", "b4 P")
    told = bribe(state, "pockets", "pockets", "pockets")
    assert {"event": "no_inspection", "rule": "F11"} in told
    assert (state.month, state.phase) == (2, MATERIAL)


@rule("F11", "F12")
def test_an_informer_alone_brings_only_the_extra_inspection() -> None:
    state = town("b1 WP", "b3 W", "b4 P")
    told = bribe(state, "pockets", "informer", "pockets")
    assert {"event": "no_inspection", "rule": "F11"} in told
    assert (state.phase, GAME.to_act(state), GAME.prompt(state, 1)) == (INFORM, [1], "inform")
    assert refusal(state, "A probe B 1") == "F12"
    act(state, "B probe A 1")
    assert state.month == 2


@rule("F12")
def test_one_informer_names_a_block_after_the_ordinary_inspection() -> None:
    state = town("b1 WP", "b3 W", "b4 P", bribes="1 informer pockets")
    told = act(state, "A probe C 1")
    assert named(told, "inspector") == [{"event": "inspector", "seat": "B", "rule": "F12"}]
    assert offered(state, "B") == ["probe A 1", "probe A 2", "probe B 1"]
    act(state, "B probe A 2")
    assert state.strikes == [1, 0, 1]
    assert state.month == 2


@rule("F12")
def test_two_informers_cancel_each_other() -> None:
    state = town("b1 WP", "b3 W", "b4 P", bribes="1 informer informer")
    told = act(state, "A probe C 1")
    assert {"event": "no_inspection", "rule": "F12"} in told
    assert state.month == 2


@rule("F12")
def test_an_informer_whose_player_was_just_put_out_is_not_heard() -> None:
    state = town("b1 WP", "b3 W", "b4 P", strikes=(0, 0, 2), bribes="1 2 informer")
    told = act(state, "B probe C 1")
    assert {"event": "no_inspection", "rule": "F18"} in told
    assert state.month == 2


@rule("F13")
def test_spent_tokens_lie_on_their_month_for_everyone_to_look_through() -> None:
    state = town("b1 W", "b3 W", bribes="6 informer")
    act(state, "A probe A 1")
    seen = view(state, PUBLIC)
    assert [row[0] for row in seen.calendar] == [8, 2]
    assert seen.tokens == [[4, 1, 1, 1, 1, 1, 1, 0], [4, 0, 1, 1, 1, 1, 1, 1]]


@rule("F14")
def test_finished_buildings_can_be_probed_while_the_sign_stands_and_are_safe_when_it_has_moved_on() -> None:
    state = town("a1 PP", "b3 W", bribes="pockets 6")
    assert "probe A 2" in offered(state, "B")
    act(state, "B probe B 1")
    make(state, "wood", "wood")
    act(state, "A site a2")
    bribe(state, "pockets", "5")
    assert offered(state, "B") == ["probe A 1", "probe B 1", "probe B 2"]
    told = act(state, "B probe A 1")
    assert named(told, "probed")[0]["material"] == "wood"
    assert state.owners[PLAN.site_names.index("a1")] == 1


@rule("F14")
def test_an_inspector_must_name_a_block_but_may_decline_if_only_their_own_could_be_named() -> None:
    state = town("b1 WP", "b3 W", bribes="6 1")
    assert "decline" not in offered(state, "A")
    assert refusal(state, "A decline") == "F14"
    state = town("b1 WP", "-", bribes="6 1")
    assert offered(state, "A") == ["probe A 1", "probe A 2", "decline"]
    told = act(state, "A decline")
    assert told[0] == {"event": "declined", "seat": "A"}
    assert state.month == 2


@rule("F14")
def test_the_only_block_of_another_is_probed_without_asking() -> None:
    state = town("-", "b3 W")
    told = bribe(state, "6", "1")
    assert [seen["event"] for seen in told][-3:] == ["inspector", "probed", "month_began"]
    assert state.known[5] == 1


@rule("F14")
def test_where_no_building_has_a_sign_there_is_nothing_to_inspect() -> None:
    state = town("-", "-", "-")
    told = bribe(state, "6", "1", "informer")
    assert [seen["rule"] for seen in named(told, "no_inspection")] == ["F14", "F14"]
    assert state.month == 2


@rule("F14")
def test_blocks_that_are_not_there_cannot_be_named_and_known_wood_can_be_probed_again() -> None:
    state = town("b1 WP", "b3 W", bribes="6 informer")
    assert refusal(state, "A probe A 3") == "F14"
    assert refusal(state, "A probe C 1") == "F14"
    act(state, "A probe A 1", "B probe A 1")
    assert state.known[0] == 1
    assert state.strikes == [0, 0]


@rule("F14", "F16")
def test_an_inspector_may_bring_down_their_own_building() -> None:
    state = town("b1 WP", "b3 W", bribes="6 1")
    told = act(state, "A probe A 2")
    assert named(told, "torn_down") == [{"event": "torn_down", "seat": "A", "site": "b1", "strikes": 1}]


@rule("F15")
def test_wood_inside_changes_nothing_but_that_everyone_has_seen_it() -> None:
    state = town("b1 WP", "b3 W", bribes="6 1")
    act(state, "A probe B 1")
    assert state.strikes == [0, 0]
    assert state.height == [2, 1]
    assert view(state, PUBLIC).known == [[0, 0, 0, 0, 0], [1, 0, 0, 0, 0]]


@rule("F16")
def test_plaster_brings_the_whole_building_down_and_its_wood_is_lost() -> None:
    state = town("b1 W", "b3 WPW", bribes="6 1")
    act(state, "A probe B 2")
    assert (state.sign[1], state.height[1], state.blocks[5:10]) == (0, 0, [0] * 5)
    assert state.wood == [8, 7]
    assert PLAN.site_names.index("b3") in state.free
    assert state.free == sorted(state.free)
    make(state, "wood", "wood")
    assert "site b3" in offered(state, "B")


@rule("F17")
def test_the_first_time_costs_nothing_more() -> None:
    state = town("b1 W", "b3 P", bribes="6 1")
    told = act(state, "A probe B 1")
    assert state.strikes == [0, 1]
    assert state.wood == [8, 9]
    assert named(told, "handed_in") == []


@rule("F17")
def test_the_second_time_a_wooden_block_is_handed_in_for_all_to_see() -> None:
    state = town("b1 W", "b3 P", strikes=(0, 1), bribes="6 1")
    told = act(state, "A probe B 1")
    assert state.strikes == [0, 2]
    assert (state.wood[1], state.handed[1]) == (8, 1)
    assert named(told, "handed_in") == [{"event": "handed_in", "seat": "B"}]


@rule("F17")
def test_whoever_has_no_wood_left_the_second_time_hands_in_nothing_and_all_know_why() -> None:
    state, told = caught_again(stock=0)
    assert named(told, "had_no_wood") == [{"event": "had_no_wood", "seat": "B"}]
    assert (state.wood[1], state.handed[1]) == (0, 0)
    assert (state.sunk_least[1], state.sunk_most[1]) == (9, 9)


@rule("F17", "F18")
def test_the_third_time_the_builder_is_out_before_the_informer_is_heard() -> None:
    state = town("b1 W", "b3 P", "b4 W", strikes=(0, 2), bribes="6 1 informer")
    told = act(state, "A probe B 1")
    assert named(told, "out") == [{"event": "out", "seat": "B"}]
    assert GAME.to_act(state) == [2]
    assert offered(state, "C") == ["probe A 1", "probe C 1"]


@rule("F18")
def test_the_informer_is_not_heard_when_the_ordinary_inspection_leaves_one_builder() -> None:
    state = town("b1 W", "b3 PP", strikes=(0, 2), bribes="6 informer")
    told = act(state, "A probe B 1")
    assert named(told, "game_ended") == [{"event": "game_ended", "rule": "F18"}]
    assert GAME.to_act(state) == []


@rule("F18")
def test_the_survivors_own_informer_is_not_heard_either() -> None:
    state = town("b1 W", "b3 P", strikes=(0, 2), bribes="informer 6")
    told = act(state, "B probe B 1")
    assert [seen["rule"] for seen in named(told, "game_ended")] == ["F18"]
    assert named(told, "inspector") == []
    assert GAME.to_act(state) == []


@rule("F17")
def test_a_block_handed_in_cannot_have_gone_into_a_wall() -> None:
    state, _ = caught_again(stock=2)
    assert state.sunk_most[1] == 8
