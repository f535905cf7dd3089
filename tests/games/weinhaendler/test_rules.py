"""The rules of Die Weinhändler, one or more tests each; those of phase 2 are in test_duel.py."""

from __future__ import annotations

import pytest

from comptoir.games.weinhaendler import GAME, harbour, supply
from comptoir.games.weinhaendler.pieces import (
    BY_GOLD,
    BY_QUIET,
    DOWNSTREAM,
    DRAFT,
    DUEL,
    LOIRE,
    RUNNING,
    START,
    TURNED_UP,
    UPSTREAM,
    State,
)
from comptoir.games.weinhaendler.river import CARGO, HAND_KINDS
from comptoir.kernel.chance import Imagined

from .tables import ACTIONS, Table, hands, kind, town

EVERY_TABLE = (3, 4, 5, 6)


def set_up(seats: int, seed: int = 1) -> State:
    """Boats on the river, cards dealt, the first cards turned up."""
    chance = Imagined(seed)
    state = GAME.new({}, seats, chance, None)
    for at in range(seats):
        seat = state.turn
        GAME.play(state, seat, ACTIONS.code("place", at), chance, None)
    return state


# ---- the box ----


@pytest.mark.rule("W1")
def test_the_river_runs_from_orleans_to_nantes_in_eight_towns_with_nine_piers() -> None:
    assert LOIRE.towns == ("orleans", "blois", "amboise", "tours", "saumur", "angers", "ancenis", "nantes")
    assert town("nantes") - town("saumur") == 3
    assert town("nantes") - town("angers") == 2
    assert town("amboise") - town("orleans") == 2
    assert len(set_up(3).berth) == 9


@pytest.mark.rule("W1")
def test_the_north_pier_of_nantes_pays_two_a_barrel_and_the_south_pier_one() -> None:
    barrel = LOIRE.cargo_words.index("barrel-tours")
    assert (LOIRE.pays(barrel, LOIRE.north), LOIRE.pays(barrel, LOIRE.south)) == (2, 1)


@pytest.mark.rule("W2")
def test_there_are_108_cards_of_the_right_kinds() -> None:
    many = dict(zip(LOIRE.words, LOIRE.many, strict=True))
    assert sum(many.values()) == len(LOIRE.all_cards) == 108
    assert [many[f"coal-{value}"] for value in (1, 2, 3)] == [15, 15, 15]
    assert (many["explosion"], many["fisherman"], many["sun"], many["sailor"]) == (5, 8, 2, 20)
    barrels = {word: number for word, number in many.items() if word.startswith("barrel")}
    assert len(barrels) == 7
    assert set(barrels.values()) == {2}
    assert "barrel-nantes" not in barrels


@pytest.mark.rule("W2")
def test_seven_passengers_go_each_way_and_long_trips_cost_two() -> None:
    trips = [(LOIRE.origin[rider], LOIRE.goal[rider], LOIRE.fare[rider]) for rider in range(14)]
    assert sum(start < end for start, end, _ in trips) == sum(start > end for start, end, _ in trips) == 7
    assert all(fare == (1 if abs(end - start) <= 3 else 2) for start, end, fare in trips)
    assert (town("amboise"), town("orleans"), 1) in trips
    assert {place for start, end, _ in trips for place in (start, end)} == set(range(8))


# ---- setting up ----


@pytest.mark.rule("W3")
def test_from_the_first_player_on_each_puts_a_boat_at_an_empty_pier_bow_to_nantes() -> None:
    chance = Imagined(2)
    state = GAME.new({}, 4, chance, None)
    order = []
    for where in ("tours", "orleans", "saumur", "blois"):
        order.append(state.turn)
        GAME.play(state, state.turn, ACTIONS.parse(f"place {where}"), chance, None)
    assert order == [(state.starter + step) % 4 for step in range(4)]
    assert [state.town[seat] for seat in order] == [town(name) for name in ("tours", "orleans", "saumur", "blois")]
    assert state.heading == [DOWNSTREAM] * 4
    assert [state.berth[town("tours")], state.berth[town("blois")]] == [order[0] + 1, order[3] + 1]


@pytest.mark.rule("W3")
def test_nobody_starts_at_nantes_or_at_a_pier_that_is_taken() -> None:
    chance = Imagined(2)
    state = GAME.new({}, 3, chance, None)
    assert GAME.refuse(state, state.turn, ACTIONS.parse("place nantes")) == "W3-nantes"
    GAME.play(state, state.turn, ACTIONS.parse("place tours"), chance, None)
    assert GAME.refuse(state, state.turn, ACTIONS.parse("place tours")) == "W3-taken"
    assert state.phase == START


@pytest.mark.rule("W3")
def test_lots_decide_who_is_first_player() -> None:
    assert {GAME.new({}, 3, Imagined(seed), None).starter for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("W4")
@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_each_is_dealt_five_cards_without_cargo_and_suns_and_the_rest_is_the_pile(seats: int) -> None:
    chance = Imagined(3)
    state = supply.new(LOIRE, seats, chance, None)
    supply.deal(LOIRE, state, chance, None)
    assert [sum(state.hand[seat * HAND_KINDS : (seat + 1) * HAND_KINDS]) for seat in range(seats)] == [5] * seats
    assert len(state.pile) == 108 - 5 * seats
    assert sum(kind >= HAND_KINDS for kind in state.pile) == 30  # every passenger, barrel and sun
    assert state.pile != sorted(state.pile)


@pytest.mark.rule("W4")
def test_cards_are_dealt_only_after_all_boats_are_on_the_river() -> None:
    chance = Imagined(3)
    state = GAME.new({}, 3, chance, None)
    for where in ("place tours", "place blois"):
        GAME.play(state, state.turn, ACTIONS.parse(where), chance, None)
        assert not any(state.hand)
    GAME.play(state, state.turn, ACTIONS.parse("place angers"), chance, None)
    assert sum(state.hand) >= 15


# ---- phase 1 ----


@pytest.mark.rule("W5")
@pytest.mark.parametrize(("seats", "cards"), [(3, 12), (4, 14), (5, 16), (6, 18)])
def test_as_many_cards_are_turned_up_as_the_number_of_players_asks_for(seats: int, cards: int) -> None:
    table = Table(seats).begin_round()
    assert len(table.state.pile) == 108 - cards
    assert sum(seen["many"] for seen in table.heard("turned_up")) == cards == TURNED_UP[seats]


@pytest.mark.rule("W5")
def test_when_the_pile_runs_out_on_the_way_the_discards_become_a_new_one() -> None:
    table = Table(3).pile("coal-1", "coal-1", "coal-2").begin_round()
    assert table.heard("reshuffled") == [{"event": "reshuffled", "many": 105}]
    assert len(table.state.pile) == 105 - 9
    assert sum(table.state.discards) == sum(seen["many"] for seen in table.heard("turned_up") if seen["card"] == "sun")
    assert table.state.offer[0] >= 2


@pytest.mark.rule("W5")
def test_a_pile_that_is_just_enough_is_not_refilled() -> None:
    table = Table(3).pile(*["coal-1"] * 12).begin_round()
    assert table.heard("reshuffled") == []
    assert table.state.pile == []


@pytest.mark.rule("W5")
def test_if_even_the_discards_are_too_few_as_many_as_there_are_are_turned_up() -> None:
    table = Table(3)
    for card in table.state.pile:
        if card < HAND_KINDS:
            table.state.hand[card] += 1
        elif card >= CARGO:
            table.state.waiting[card - CARGO] += 1
    table.state.pile = []
    table.state.discards[kind("sun")] = 2
    hands.check(table.state)
    table.begin_round()
    assert table.heard("turned_up") == [{"event": "turned_up", "card": "sun", "many": 2}]
    assert sum(table.state.offer) == 0


@pytest.mark.rule("W6")
def test_a_sun_spoils_the_barrels_that_were_waiting_but_no_others() -> None:
    table = Table(3).waiting("barrel-tours", "barrel-tours", "barrel-blois", "passenger-nantes-tours-2")
    table.aboard("A", "barrel-saumur").top("barrel-angers", "sun", *["coal-1"] * 10).begin_round()
    assert (table.discarded("barrel-tours"), table.discarded("barrel-blois"), table.discarded("sun")) == (2, 1, 1)
    assert (table.waits("barrel-tours"), table.waits("barrel-angers")) == (0, 1)
    assert table.waits("passenger-nantes-tours-2") == 1
    assert table.on_board("A", "barrel-saumur") == 1
    assert table.heard("sun_shone") == [{"event": "sun_shone", "many": 3}]


@pytest.mark.rule("W6")
def test_a_second_sun_in_the_same_round_does_nothing_more() -> None:
    table = Table(3).waiting("barrel-tours").top("sun", "barrel-angers", "sun", *["coal-1"] * 9).begin_round()
    assert len(table.heard("sun_shone")) == 1
    assert (table.waits("barrel-angers"), table.discarded("sun")) == (1, 2)


@pytest.mark.rule("W6")
def test_suns_are_discarded_only_once_all_cards_are_turned_up() -> None:
    """Turned up just before a reshuffle, a sun is not in the new pile."""
    table = Table(3).pile("sun").begin_round()
    shuffled_in = 107
    assert table.heard("reshuffled")[0]["many"] == shuffled_in
    assert table.discarded("sun") + table.state.pile.count(kind("sun")) == 2
    assert table.discarded("sun") >= 1


@pytest.mark.rule("W6")
def test_without_a_sun_the_wine_keeps() -> None:
    table = Table(3).waiting("barrel-tours").top(*["coal-1"] * 12).begin_round()
    assert table.waits("barrel-tours") == 1


@pytest.mark.rule("W7")
def test_passengers_and_barrels_go_to_their_town_of_departure() -> None:
    table = Table(3).top("barrel-tours", "passenger-amboise-orleans-1", *["coal-1"] * 10).begin_round()
    assert table.waits("barrel-tours") == table.waits("passenger-amboise-orleans-1") == 1
    tours, amboise = LOIRE.departing[town("tours")], LOIRE.departing[town("amboise")]
    assert LOIRE.cargo_words.index("barrel-tours") in tours
    assert LOIRE.cargo_words.index("passenger-amboise-orleans-1") in amboise
    assert sum(table.state.offer) == 10


@pytest.mark.rule("W8")
def test_cards_are_drafted_one_at_a_time_from_the_first_player_on() -> None:
    table = Table(3)
    table.state.starter = 1
    table.top("sailor", "coal-3", "explosion", "coal-1", "coal-1", *["barrel-tours"] * 2, *["coal-2"] * 5).begin_round()
    assert table.refusal("A", "take sailor") == "W8"
    table.do("B", "take sailor").do("C", "take explosion").do("A", "take coal-3")
    assert (table.in_hand("B", "sailor"), table.in_hand("C", "explosion"), table.in_hand("A", "coal-3")) == (1, 1, 1)
    assert table.may("B") == ["take coal-1", "take coal-2"]
    assert table.refusal("B", "take sailor") == "W8"


@pytest.mark.rule("W8")
def test_cards_that_are_all_alike_go_round_by_themselves_and_some_get_one_more() -> None:
    table = Table(3).top("sailor", *["coal-2"] * 10, "barrel-blois").begin_round()
    table.do("A", "take sailor")
    assert [table.in_hand(seat, "coal-2") for seat in "ABC"] == [3, 4, 3]
    assert (table.state.phase, table.state.turn) == (DUEL, 0)
    assert len(table.heard("taken")) == 11


@pytest.mark.rule("W8")
def test_the_draft_ends_when_no_card_is_left() -> None:
    state = set_up(4)
    chance = Imagined(5)
    up = sum(state.offer)
    while state.phase == DRAFT:
        GAME.play(state, state.turn, GAME.sample(state, state.turn, chance), chance, None)
    assert sum(state.offer) == 0
    assert sum(state.hand) == 20 + up
    assert state.turn == state.starter


# ---- phase 3 ----


def last_to_move(seats: int = 3) -> Table:
    """Only A is left in phase 2; the others lie midstream."""
    table = Table(seats)
    for seat in "BCDEF"[: seats - 1]:
        table.moved(seat)
    return table


@pytest.mark.rule("W21")
def test_nothing_is_loaded_or_landed_before_all_boats_have_moved() -> None:
    table = Table(3).boat("A", "tours").waiting("barrel-tours").aboard("A", "passenger-blois-tours-1").hand("B", "coal-1")
    table.do("A", "dock pier")
    assert (table.waits("barrel-tours"), table.state.gold[0]) == (1, 0)
    assert table.refusal("A", "land passenger-blois-tours-1") == "W9"
    table.do("B", "stay").do("C", "stay")
    assert (table.on_board("A", "barrel-tours"), table.waits("barrel-tours")) == (1, 0)
    assert table.may("A") == ["land passenger-blois-tours-1", "keep"]


@pytest.mark.rule("W21")
def test_sailors_that_are_left_stay_before_their_owner_until_phase_three() -> None:
    table = Table(3).laid("A", "sailor").hand("B", "coal-1").moved("C").do("A", "dock pier")
    assert table.sailors("A") == 1
    table.do("B", "stay")
    assert (table.sailors("A"), table.discarded("sailor")) == (0, 1)


@pytest.mark.rule("W22")
def test_a_boat_at_a_pier_takes_all_that_waits_there_without_limit() -> None:
    table = last_to_move().boat("A", "blois")
    table.waiting("barrel-blois", "barrel-blois", "passenger-blois-tours-1", "passenger-blois-nantes-2", "barrel-tours")
    table.aboard("A", "barrel-tours").do("A", "dock pier")
    assert table.on_board("A", "barrel-blois") == 2
    assert table.on_board("A", "passenger-blois-tours-1") == table.on_board("A", "passenger-blois-nantes-2") == 1
    assert table.waits("barrel-tours") == 1


@pytest.mark.rule("W22")
def test_two_boats_at_nantes_take_one_card_of_their_choice_each_in_playing_order() -> None:
    waiting = ("passenger-nantes-angers-1", "passenger-nantes-tours-2", "passenger-nantes-orleans-2")
    table = last_to_move().boat("A", "nantes").moved("C", "north").waiting(*waiting)
    table.state.starter = 1  # C plays before A, although A moved last and C has the better pier
    table.do("A", "dock south")
    assert table.may("A") == []
    assert table.may("C") == [f"load {word}" for word in waiting]
    assert table.refusal("C", "load passenger-blois-nantes-2") == "W22"
    table.do("C", "load passenger-nantes-orleans-2").do("A", "load passenger-nantes-tours-2")
    assert table.on_board("C", "passenger-nantes-orleans-2") == table.on_board("A", "passenger-nantes-tours-2") == 1
    assert table.on_board("C", "passenger-nantes-angers-1") == 1  # the last card needs no choice


@pytest.mark.rule("W22")
def test_a_boat_alone_at_nantes_takes_everything_at_either_pier() -> None:
    for mooring in ("north", "south"):
        table = last_to_move().boat("A", "nantes").waiting("passenger-nantes-angers-1", "passenger-nantes-tours-2")
        table.do("A", f"dock {mooring}")
        assert sum(table.on_board("A", word) for word in LOIRE.cargo_words) == 2


@pytest.mark.rule("W23")
def test_a_passenger_pays_the_fare_and_is_discarded() -> None:
    table = last_to_move().boat("A", "orleans").aboard("A", "passenger-amboise-orleans-1", "passenger-saumur-orleans-2")
    table.do("A", "dock pier", "land passenger-saumur-orleans-2")
    assert (table.state.gold[0], table.discarded("passenger-saumur-orleans-2")) == (2, 1)
    table.do("A", "land passenger-amboise-orleans-1")
    assert table.state.gold[0] == 3


@pytest.mark.rule("W23")
@pytest.mark.parametrize(("mooring", "amount"), [("north", 2), ("south", 1)])
def test_a_barrel_pays_by_the_pier_of_nantes(mooring: str, amount: int) -> None:
    table = last_to_move().boat("A", "nantes").aboard("A", "barrel-tours").do("A", f"dock {mooring}", "land barrel-tours")
    assert (table.state.gold[0], table.discarded("barrel-tours")) == (amount, 1)
    assert table.heard("earned")[0]["pier"] == mooring


@pytest.mark.rule("W23")
def test_landing_is_never_forced_and_part_of_it_can_be_kept() -> None:
    table = last_to_move().boat("A", "nantes").aboard("A", "barrel-tours", "barrel-tours", "passenger-tours-nantes-2")
    table.do("A", "dock south", "land passenger-tours-nantes-2", "land barrel-tours")
    assert table.may("A") == ["land barrel-tours", "keep"]
    table.do("A", "keep")
    assert (table.state.gold[0], table.on_board("A", "barrel-tours")) == (3, 1)


@pytest.mark.rule("W23")
def test_cargo_can_be_landed_only_at_its_destination() -> None:
    table = last_to_move().boat("A", "tours").aboard("A", "passenger-blois-tours-1", "barrel-blois")
    table.do("A", "dock pier")
    assert table.refusal("A", "land barrel-blois") == "W23"
    assert table.refusal("A", "land passenger-nantes-tours-2") == "W23"  # not aboard


@pytest.mark.rule("W23")
def test_boats_land_in_playing_order() -> None:
    table = last_to_move().boat("A", "tours").aboard("A", "passenger-blois-tours-1")
    table.moved("C", "orleans").aboard("C", "passenger-amboise-orleans-1")
    table.state.starter = 2
    table.do("A", "dock pier")
    assert table.refusal("A", "land passenger-blois-tours-1") == "W23"
    table.do("C", "keep").do("A", "land passenger-blois-tours-1")


@pytest.mark.rule("W23")
def test_a_boat_midstream_neither_loads_nor_lands() -> None:
    table = last_to_move().boat("A", "tours").aboard("A", "passenger-blois-tours-1").waiting("barrel-tours")
    table.do("A", "stay")
    assert (table.on_board("A", "passenger-blois-tours-1"), table.on_board("A", "barrel-tours")) == (1, 0)
    assert table.state.gold[0] == 0
    assert harbour.landable(LOIRE, table.state, 0) == []


@pytest.mark.rule("W24")
def test_after_the_round_sailors_go_boats_leave_the_piers_and_the_marker_passes_left() -> None:
    table = last_to_move().boat("A", "tours", UPSTREAM).laid("A", "sailor").hand("A", "coal-3")
    table.moved("B", "north").laid("B", "sailor", "sailor")
    table.do("A", "dock pier")
    state = table.state
    assert state.sailors == [0, 0, 0]
    assert state.berth == [0] * 9
    assert (state.town[0], state.heading[0], state.town[1]) == (town("tours"), UPSTREAM, LOIRE.nantes)
    assert (state.starter, state.turn, state.round) == (1, 1, 3)
    assert table.in_hand("A", "coal-3") == 1
    assert state.moved == [0, 0, 0]


# ---- the end ----


@pytest.mark.rule("W25")
def test_whoever_reaches_twenty_lets_the_others_finish_the_round() -> None:
    table = last_to_move().boat("A", "orleans").aboard("A", "passenger-saumur-orleans-2").gold(18, 19, 0)
    table.moved("B", "tours").aboard("B", "passenger-nantes-tours-2")
    table.do("A", "dock pier", "land passenger-saumur-orleans-2")
    assert table.state.over == RUNNING
    table.do("B", "land passenger-nantes-tours-2")
    assert table.state.over == BY_GOLD
    assert (GAME.to_act(table.state), GAME.scores(table.state), GAME.winners(table.state)) == ([], [20, 21, 0], [1])
    assert table.refusal("B", "keep") == "W25"
    assert table.heard("game_ended") == [{"event": "game_ended", "rule": "W25"}]


@pytest.mark.rule("W25")
def test_nineteen_gold_is_not_enough() -> None:
    table = last_to_move().gold(19, 0, 0).do("A", "stay")
    assert table.state.over == RUNNING


@pytest.mark.rule("W25")
def test_on_a_tie_more_barrels_aboard_win_and_then_the_victory_is_shared() -> None:
    table = last_to_move().gold(20, 20, 20).aboard("A", "barrel-tours").aboard("C", "barrel-tours", "barrel-blois")
    table.aboard("B", "passenger-blois-tours-1", "passenger-blois-nantes-2", "passenger-nantes-tours-2").do("A", "stay")
    assert GAME.winners(table.state) == [2]
    table = last_to_move().gold(20, 20, 5).aboard("A", "barrel-tours").aboard("B", "barrel-tours")
    table.aboard("C", "barrel-blois", "barrel-blois").do("A", "stay")
    assert GAME.winners(table.state) == [0, 1]


@pytest.mark.rule("W27")
def test_ten_rounds_in_a_row_without_gold_end_the_game() -> None:
    table = last_to_move()
    table.state.quiet = 9
    table.do("A", "stay")
    assert (table.state.over, table.state.quiet) == (BY_QUIET, 10)
    assert table.heard("game_ended") == [{"event": "game_ended", "rule": "W27"}]
    assert table.refusal("A", "stay") == "W27"


@pytest.mark.rule("W27")
def test_a_single_piece_of_gold_begins_the_count_anew() -> None:
    table = last_to_move().boat("A", "orleans").aboard("A", "passenger-amboise-orleans-1")
    table.state.quiet = 9
    table.do("A", "dock pier", "land passenger-amboise-orleans-1")
    assert (table.state.over, table.state.quiet) == (RUNNING, 0)


@pytest.mark.rule("W27")
@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_a_table_that_only_waits_is_sent_home_after_ten_rounds(seats: int) -> None:
    state = set_up(seats)
    chance = Imagined(4)
    while GAME.to_act(state):
        seat = state.turn
        staying = ACTIONS.parse("stay")
        action = GAME.sample(state, seat, chance) if state.phase == DRAFT else staying
        GAME.play(state, seat, action, chance, None)
    assert (state.over, state.round, sum(state.gold)) == (BY_QUIET, 10, 0)
