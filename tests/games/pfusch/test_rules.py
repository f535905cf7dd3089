"""The rules of Pfusch but for bribes and inspections, clause by clause."""

from __future__ import annotations

from collections import Counter

import pytest

from comptoir.games.pfusch import GAME
from comptoir.games.pfusch.pieces import (
    APRIL,
    AUGUST,
    BRIBE,
    DECEMBER,
    MATERIAL,
    OVER,
    PLAN,
    PLASTER,
    SITE_CHOICE,
    TOKEN_NAMES,
    WOOD,
)
from comptoir.games.pfusch.rules import scores, standing_blocks
from comptoir.kernel.chance import Imagined, derived_seed
from comptoir.kernel.conformance import DRIVERS, play_through
from comptoir.kernel.match import Match
from comptoir.kernel.visibility import PUBLIC, view
from tests.games.pfusch.tables import act, bribe, lay, make, offered, refusal, table, town
from tests.games.reaches import told
from tests.games.tables import named

rule = pytest.mark.rule


@rule("F1")
def test_everyone_starts_with_nine_wooden_blocks_and_eleven_tokens() -> None:
    state = table(5)
    assert state.wood == [9] * 5
    hand = dict(zip(TOKEN_NAMES, state.tokens[:8], strict=True))
    assert hand == {"pockets": 4, "informer": 1, **{f"gift-{value}": 1 for value in range(1, 7)}}
    assert sum(hand.values()) == 11


@rule("F1")
def test_the_stock_of_wood_is_seen_by_its_owner_only() -> None:
    state = table(3)
    state.wood = [3, 5, 7]
    assert view(state, 1).wood == [None, 5, None]
    assert view(state, PUBLIC).wood == [None, None, None]
    assert "wood_count" not in view(state, 1).fields


@rule("F4")
def test_all_choose_material_at_the_same_time_in_any_order() -> None:
    state = table(3)
    assert GAME.to_act(state) == [0, 1, 2]
    act(state, "C make wood")
    assert GAME.to_act(state) == [0, 1]
    act(state, "A make plaster")
    assert GAME.to_act(state) == [1]
    assert {GAME.prompt(state, seat) for seat in range(3)} == {"material"}


@rule("F4")
def test_sites_are_chosen_from_the_youngest_on_whatever_the_order_of_arrival() -> None:
    state = table(3)
    act(state, "C make wood", "B make wood", "A make plaster")
    assert state.phase == SITE_CHOICE
    assert GAME.to_act(state) == [0]
    assert refusal(state, "B site a1") == "F4"
    act(state, "A site a1")
    assert GAME.to_act(state) == [1]
    act(state, "B site a2")
    assert GAME.to_act(state) == [2]


@rule("F5")
def test_a_block_is_wood_or_plaster_and_its_wood_leaves_the_stock_when_it_is_built() -> None:
    state = table(2)
    make(state, "wood", "plaster")
    assert state.wood == [9, 9]
    act(state, "A site a1", "B site a2")
    assert state.wood == [8, 9]
    assert (state.blocks[0], state.blocks[5]) == (WOOD, PLASTER)


@rule("F5")
def test_without_wood_there_is_only_plaster_but_the_seat_is_asked_like_any_other() -> None:
    state = table(2)
    state.wood[0] = 0
    state.sunk_most[0] = 9
    assert offered(state, "A") == ["make plaster"]
    assert refusal(state, "A make wood") == "F5"
    assert GAME.to_act(state) == [0, 1]


@rule("F5")
def test_blocks_look_the_same_outside() -> None:
    worlds = []
    for first in ("wood", "plaster"):
        state = table(2)
        act(state, f"A make {first}", "B make wood", "A site a1", "B site a2")
        worlds.append(state)
    assert view(worlds[0], 1) == view(worlds[1], 1)
    assert view(worlds[0], PUBLIC) == view(worlds[1], PUBLIC)
    assert view(worlds[0], 0) != view(worlds[1], 0)
    assert view(worlds[0], 1).height == [1, 1]


@rule("F5", "F8")
def test_a_sealed_choice_can_be_changed_until_the_last_one_is_in_and_nobody_hears_of_it() -> None:
    state = table(3)
    assert named(act(state, "A make wood"), "ready") == [{"event": "ready", "seat": "A"}]
    before = view(state, 1)
    assert before.choice_count == [1, 0, 0]
    assert act(state, "A make plaster") == []
    assert view(state, 1) == before
    assert view(state, 0).choice == [PLASTER, None, None]
    act(state, "B make wood", "C make wood")
    assert refusal(state, "A make wood") == "F5"
    act(state, "A site a1")
    assert state.blocks[0] == PLASTER


@rule("F5")
def test_material_comes_before_everything_else() -> None:
    state = table(2)
    assert refusal(state, "A bribe gift-1") == "F8"
    assert refusal(state, "A site a1") == "F6"
    assert refusal(state, "A probe B 1") == "F9"
    assert refusal(state, "A propose B 1") == "F10"


@rule("F6")
def test_the_block_is_added_to_the_unfinished_building_without_asking() -> None:
    state = table(2)
    lay(state, 0, "b1", "W")
    lay(state, 1, "b2", "P")
    told = make(state, "plaster", "wood")
    assert state.phase == BRIBE
    assert state.height == [2, 2]
    built = [(seen["seat"], seen["site"], seen["height"], seen["size"], seen["material"]) for seen in named(told, "built")]
    assert built == [("A", "b1", 2, 3, "plaster"), ("B", "b2", 2, 2, "wood")]
    assert [seen["site"] for seen in named(told, "finished")] == ["b2"]


@rule("F6")
def test_whoever_has_no_unfinished_building_chooses_any_free_site_of_the_districts_in_play() -> None:
    state = table(2, "ad")
    make(state, "wood", "wood")
    assert offered(state, "A") == [
        f"site {name}" for name in [*(f"a{n}" for n in range(1, 7)), *(f"d{n}" for n in range(1, 7))]
    ]
    assert offered(state, "B") == []
    assert refusal(state, "A site b1") == "F2"
    act(state, "A site d1")
    assert "site d1" not in offered(state, "B")
    assert refusal(state, "B site d1") == "F6"
    assert view(state, PUBLIC).sign[0] == PLAN.site_names.index("d1") + 1


@rule("F6")
def test_building_is_not_optional() -> None:
    state = table(2)
    make(state, "plaster", "plaster")
    assert all(action.startswith("site ") for action in offered(state, "A"))


@rule("F6")
def test_a_single_free_site_is_given_without_asking_and_after_it_blocks_go_unbuilt_unseen() -> None:
    state = table(3)
    lay(state, 2, "b2", "WP")
    keep = PLAN.site_names.index("a1")
    for site in [site for site in state.free if site != keep]:
        state.sites[site] = 0
    state.free = [keep]
    told = make(state, "wood", "wood", "wood")
    assert [(seen["seat"], seen["site"]) for seen in named(told, "started")] == [("A", "a1")]
    assert [seen["seat"] for seen in named(told, "unbuilt")] == ["B", "C"]
    assert state.wood == [8, 9, 8]
    assert state.height == [1, 0, 2]
    assert state.phase == BRIBE
    bribe(state, "6", "1", "2")
    assert offered(state, "A") == ["probe A 1", "probe C 1", "probe C 2"]


@rule("F6")
def test_on_the_districts_of_the_game_everybody_always_finds_a_site() -> None:
    for seats in range(2, 6):
        for seed, driver in enumerate(DRIVERS):
            for match in play_through(GAME, seats, {"clock": False}, seed, driver):
                assert match.state.free
            assert told(match, "unbuilt") == []


@rule("F7")
def test_there_is_only_one_project_at_a_time() -> None:
    state = table(2)
    lay(state, 0, "b1", "W")
    make(state, "wood", "wood")
    assert GAME.to_act(state) == [1]
    assert refusal(state, "A site a1") == "F7"


@rule("F7")
def test_the_sign_stays_by_a_finished_building_until_its_owner_starts_the_next() -> None:
    state = town("a1 W", "a2 W")
    state.phase = MATERIAL
    make(state, "wood", "wood")
    assert [PLAN.site_names[sign - 1] for sign in state.sign] == ["a1", "a2"]
    bribe(state, "pockets", "pockets")
    make(state, "plaster", "wood")
    assert GAME.to_act(state) == [0]
    assert PLAN.site_names[state.sign[0] - 1] == "a1"
    act(state, "A site b1")
    assert PLAN.site_names[state.sign[0] - 1] == "b1"
    assert state.owners[PLAN.site_names.index("a1")] == 1
    assert (state.height[0], state.blocks[:5]) == (1, [PLASTER, 0, 0, 0, 0])


@rule("F18")
def test_a_builder_who_is_out_has_no_more_say_and_earns_nothing_while_finished_buildings_stay() -> None:
    state = town("a1 WW", "b1 WP", "b3 W")
    state.strikes[1] = 2
    state.owners[PLAN.site_names.index("b2")] = 2  # an earlier building of B
    state.free.remove(PLAN.site_names.index("b2"))
    bribe(state, "6", "5", "1")
    told = act(state, "A probe B 2")
    assert [seen["seat"] for seen in named(told, "out")] == ["B"]
    assert GAME.to_act(state) == [0, 2]
    assert GAME.legal(state, 1) == []
    assert refusal(state, "B make plaster") == "F17"
    assert PLAN.site_names.index("b1") in state.free
    assert PLAN.site_names.index("b2") not in state.free
    assert standing_blocks(state, 1) == (2, 0)
    assert scores(state)[1] == 0


@rule("F18")
def test_with_one_builder_left_the_game_is_over_at_once_and_the_survivor_wins() -> None:
    state = town("-", "a2 P")
    state.strikes[1] = 2
    told = bribe(state, "6", "informer")
    assert state.phase == OVER
    assert GAME.to_act(state) == []
    assert GAME.winners(state) == [0]
    assert told[-1] == {"event": "game_ended", "rule": "F18"}
    assert refusal(state, "A make wood") == "F21"
    state.saved[0] = state.wood[0] = 0
    assert scores(state) == [0, 0]
    assert GAME.winners(state) == [0]


@rule("F19")
def test_april_has_bribes_and_inspections_but_no_material_and_no_building() -> None:
    state = town("b1 W", "b2 W")
    state.month = 3
    bribe(state, "pockets", "pockets")
    assert (state.month, state.phase) == (APRIL, BRIBE)
    assert refusal(state, "A make wood") == "F19"
    bribe(state, "6", "1")
    act(state, "A probe B 1")
    assert (state.month, state.phase) == (5, MATERIAL)
    assert state.height == [1, 1]


@rule("F20")
def test_august_has_material_and_building_but_neither_bribes_nor_inspection() -> None:
    state = town("b1 W", "b3 W")
    state.month = AUGUST
    state.phase = MATERIAL
    assert refusal(state, "A bribe gift-6") == "F20"
    make(state, "wood", "wood")
    assert state.height == [2, 2]
    assert (state.month, state.phase) == (9, MATERIAL)
    assert sum(state.tokens) == 22


@rule("F20")
def test_each_of_the_eleven_tokens_is_played_once_and_the_last_is_turned_over_without_asking() -> None:
    games = (match for seed in range(50) for *_, match in [play_through(GAME, 4, {"clock": False}, seed, DRIVERS[2])])
    match = next(match for match in games if match.state.strikes.count(3) == 0)
    assert sum(match.state.tokens) == 0
    played = Counter((seen["seat"], seen["token"]) for seen in told(match, "bribed"))
    assert sum(played.values()) == 44
    assert all(played[(letter, "pockets")] == 4 for letter in "ABCD")
    bribes_chosen = [entry for entry in match.record.entries if entry.action and entry.action["name"] == "bribe"]
    assert len(bribes_chosen) == 40


@rule("F21")
def test_wood_saved_and_finished_blocks_earn_100_000_and_unfinished_ones_half() -> None:
    state = town("b3 WPPP", "b1 WW")
    state.month = DECEMBER
    for seat in range(2):
        state.tokens[seat * 8 : seat * 8 + 8] = [1, 0, 0, 0, 0, 0, 0, 0]
        state.calendar[seat * 12 : seat * 12 + 11] = [1, 1, 1, 2, 3, 4, 5, 0, 6, 7, 8]
    state.wood = [4, 6]
    state.sunk_most = [9, 9]
    state.phase = BRIBE
    told = bribe(state, "pockets", "pockets")
    assert state.phase == OVER
    assert scores(state) == [400_000 + 400_000, 600_000 + 100_000]
    assert GAME.winners(state) == [0]
    lines = [(seen["seat"], seen["reason"], seen["blocks"], seen["amount"], seen["rule"]) for seen in named(told, "earned")]
    assert lines == [
        ("A", "saved", 4, 400_000, "F21"),
        ("A", "finished", 4, 400_000, "F21"),
        ("B", "saved", 6, 600_000, "F21"),
        ("B", "unfinished", 2, 100_000, "F21"),
    ]


@rule("F21")
def test_finished_buildings_count_with_or_without_a_sign() -> None:
    state = table(2)
    lay(state, 0, "a1", "WW")
    state.owners[PLAN.site_names.index("b3")] = 1
    assert standing_blocks(state, 0) == (6, 0)
    assert scores(state) == [600_000, 0]


@rule("F21")
def test_equal_profits_share_the_victory() -> None:
    state = table(3)
    state.phase = OVER
    state.saved = [5, 7, 7]
    assert GAME.winners(state) == [1, 2]


@rule("F21")
def test_until_the_end_scores_tell_nothing_of_the_wood() -> None:
    state = table(2)
    state.wood = [0, 9]
    assert scores(state) == [0, 0]
    assert view(state, PUBLIC).saved == [0, 0]


@rule("F21")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_score_is_the_sum_of_its_lines_on_the_sheet(seats: int) -> None:
    for seed in range(12):
        *_, match = play_through(GAME, seats, {"clock": bool(seed % 2)}, seed, DRIVERS[seed % 3])
        sums = [0] * seats
        for line in match.sheet_lines(PUBLIC):
            sums["ABCDE".index(line["seat"])] += line["amount"]
        assert sums == match.scores
        assert all(any(line["seat"] == "ABCDE"[seat] for line in match.sheet_lines(PUBLIC)) for seat in range(seats))


def test_a_year_goes_through_its_twelve_months() -> None:
    match = Match(GAME, 3, seed=derived_seed("a year"))
    chance = Imagined(2)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, GAME.sample(match.state, seat, chance))
    months = [seen["month"] for seen in told(match, "month_began")]
    assert months[:4] == ["january", "february", "march", "april"]
    assert len(months) == len(set(months)) == match.state.month
    assert len(match.state.sites) == PLAN.sites
