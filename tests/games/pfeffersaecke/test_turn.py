"""A turn of Pfeffersäcke, phase by phase, up to opening."""

from __future__ import annotations

import pytest

from comptoir.games.pfeffersaecke import GAME
from comptoir.games.pfeffersaecke.masks import derive
from comptoir.games.pfeffersaecke.pieces import DECIDED, OPEN_CITY, OPENING, PLACING, SHUT
from comptoir.kernel.actions import SEAT_LETTERS
from tests.games.pfeffersaecke.tables import BOARD, act, choices, city, posts, refusal, table
from tests.games.tables import named

rule = pytest.mark.rule


# ---- 1 a disk ----


@rule("P9")
def test_a_disk_opens_a_city_of_its_value_that_never_held_one() -> None:
    state = table(posts={"gent": "B"}, gone=("brussels",), hands={"A": (7, 4)}, phase="disk")
    assert choices(state) == [f"disk {word}" for word in ("metz", "luebeck", "braunschweig", "frankfurt", "vienna")]
    assert refusal(state, "disk gent") == "P9"  # holds one
    assert refusal(state, "disk brussels") == "P9"  # has held one
    assert refusal(state, "disk cologne") == "P9"  # no disk of eight in hand
    act(state, "disk luebeck")
    assert state.city[city("luebeck")] == OPEN_CITY
    assert sum(state.hand) == 1


@rule("P9")
def test_nobody_with_disks_gets_past_placing_one() -> None:
    state = table(posts={"goslar": "A"}, hands={"A": (2, 2)}, phase="disk")
    for action in ("extend gent", "privilege", "collect", "stop", "open goslar-braunschweig"):
        assert refusal(state, action) == "P9"


@rule("P9")
def test_the_last_city_is_opened_by_the_rules() -> None:
    state = table(2, {"mechelen": "A", "goslar": "B"}, hands={"A": (8,), "B": (2,)}, phase="disk", turn="B", round=1, money=0)
    cologne = city("cologne")
    for other in range(len(state.city)):
        if state.city[other] == SHUT and other not in (cologne, city("muenster")):
            state.city[other] = DECIDED
    derive(BOARD, state)
    told = act(state, "disk muenster")
    assert named(told, "disk_forced") == [{"event": "disk_forced", "seat": "A", "place": "cologne", "value": 8}]


@rule("P9")
def test_a_seat_is_asked_for_its_disk_even_if_its_hand_leaves_one_way() -> None:
    """To act for it would tell the others what it holds."""
    state = table(2, {"mechelen": "A", "goslar": "B"}, hands={"A": (8,), "B": (2, 2)}, phase="disk", turn="B", round=1, money=0)
    told = act(state, "disk muenster")
    assert named(told, "disk_forced") == []
    assert (state.turn, state.phase) == (0, PLACING)
    assert choices(state) == ["disk cologne"]


@rule("P9")
def test_whoever_has_no_disks_goes_on_without() -> None:
    state = table(2, {"mechelen": "A", "goslar": "B"}, phase="open", turn="B", hands={"B": (2, 2)})
    told = act(state, "stop")
    assert [seen["phase"] for seen in named(told, "passed")] == ["disk"]
    assert SEAT_LETTERS[state.turn] == "A"


# ---- 2 extending ----


@rule("P10")
def test_one_post_in_each_city_where_one_is_present_and_a_space_is_free() -> None:
    state = table(posts={"gent": "AB", "linz": "AB", "metz": "A", "ulm": "B"}, gone=("metz",))
    assert [action for action in choices(state) if action.startswith("extend")] == ["extend gent", "extend metz"]
    act(state, "extend gent")
    assert refusal(state, "extend gent") == "P10"  # once a turn
    assert refusal(state, "extend linz") == "P10"  # full
    assert refusal(state, "extend ulm") == "P10"  # no post there
    assert state.money[0] == 100  # free of charge
    assert posts(state, "gent") == "AB"  # waits in the centre
    act(state, "extend metz")  # the disk has gone, and still
    assert state.phase == OPENING


@rule("P11")
def test_no_extending_in_the_first_turn() -> None:
    state = table(posts={"gent": "A", "mechelen": "A"}, hands={"A": (2, 2)}, phase="disk", round=1)
    told = act(state, "disk linz")
    assert state.phase == OPENING
    assert ("extend", "P11") in [(seen["phase"], seen["rule"]) for seen in named(told, "passed")]
    assert refusal(state, "extend gent") == "P11"


@rule("P10")
def test_where_nothing_can_be_extended_and_no_safe_conduct_is_left_income_comes_at_once() -> None:
    state = table(posts={"mechelen": "A"}, hands={"A": (2, 2)}, phase="disk")
    state.safe_conducts[0] = 0
    told = act(state, "disk linz")
    assert ("extend", "P10") in [(seen["phase"], seen["rule"]) for seen in named(told, "passed")]
    assert named(told, "income")


# ---- 3 and 4 income ----


@rule("P12")
@pytest.mark.parametrize(("seats", "florins"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_a_city_pays_for_each_free_space_whatever_the_number_of_own_posts(seats: int, florins: int) -> None:
    one = table(seats, {"gent": "A"})
    two = table(seats, {"gent": "AA"})
    for state, free in ((one, 6), (two, 5)):
        told = act(state, "collect")
        assert named(told, "city_paid")[0]["amount"] == florins * free
        assert named(told, "income")[0]["cities"] == florins * free


@rule("P12")
def test_no_income_where_one_extends_where_the_disk_has_gone_or_where_one_is_not() -> None:
    state = table(posts={"gent": "A", "metz": "AAA", "ulm": "A", "hamburg": "B"}, gone=("metz",))
    told = act(state, "extend gent", "collect")
    assert [(seen["place"], seen["amount"]) for seen in named(told, "city_paid")] == [("ulm", 6)]


@rule("P12")
def test_an_income_is_shown_before_it_is_taken_and_what_extending_forgoes() -> None:
    state = table(posts={"gent": "A", "metz": "AAA"}, gone=("metz",))
    shown = {GAME.actions.text(action): GAME.details(state, 0, action) for action in GAME.legal(state, 0)}
    assert shown["extend gent"] == {"forgoes": 18, "missing": 2}
    assert shown["double gent"] == {"forgoes": 18, "missing": 1}
    assert shown["extend metz"] == {"forgoes": 0}
    assert shown["collect"] == {"income": 24}
    assert shown["privilege"] == {"income": 48}
    before = state.money[0]
    act(state, "collect")
    assert state.money[0] == before + 24
    assert GAME.details(state, 0, GAME.actions.parse("open gent-kortrijk")) == {"toll": 5, "points": 1}


@rule("P13")
@pytest.mark.parametrize(("seats", "florins"), [(2, 2), (3, 4), (4, 6), (5, 8), (6, 10)])
def test_basic_income_comes_always(seats: int, florins: int) -> None:
    state = table(seats, {"mechelen": "A"})
    told = act(state, "collect")
    assert named(told, "income")[0]["amount"] == florins
    assert state.money[0] == 100 + florins


# ---- 5 opening ----


@rule("P14")
def test_one_post_along_one_route_for_its_toll() -> None:
    state = table(posts={"mechelen": "A", "gent": "B"}, phase="open", round=1, hands={"B": (2, 2)})
    told = act(state, "open mechelen-gent")
    assert named(told, "opened") == [{"event": "opened", "seat": "A", "way": "mechelen-gent", "toll": 7}]
    assert state.money[0] == 93
    assert SEAT_LETTERS[state.turn] == "B"  # one, and the turn is over
    assert posts(state, "gent") == "BA"


@rule("P14")
def test_not_where_one_is_already_nor_without_the_money() -> None:
    state = table(posts={"mechelen": "A", "gent": "A", "cologne": "B"}, phase="open", money=19)
    assert refusal(state, "open mechelen-gent") == "P14"
    assert refusal(state, "open mechelen-cologne") == "P14"
    state.money[0] = 20
    assert refusal(state, "open mechelen-cologne") is None


@rule("P14")
def test_opening_is_no_duty_and_passes_by_itself_when_impossible() -> None:
    state = table(posts={"mechelen": "A", "kortrijk": "B"}, money=0, hands={"B": (2, 2)})
    state.money[0] = -2  # the basic income of six leaves four: not enough for any route from here
    told = act(state, "collect")
    assert ("open", "P14") in [(seen["phase"], seen["rule"]) for seen in named(told, "passed")]
    state = table(posts={"mechelen": "A", "kortrijk": "B"}, hands={"B": (2, 2)})
    act(state, "collect", "stop")
    assert state.phase == PLACING
    assert SEAT_LETTERS[state.turn] == "B"


@rule("P15")
def test_a_village_must_be_empty_gives_a_point_and_lowers_the_counter() -> None:
    state = table(posts={"mechelen": "A", "kortrijk": "B", "gent": "A"}, phase="open", hands={"B": (2, 2)})
    state.safe_conducts[0] = 0
    assert refusal(state, "open mechelen-kortrijk") == "P15"
    left = state.villages_left
    told = act(state, "open mechelen-dordrecht")
    assert state.points[0] == 2
    assert state.villages_left == left - 1
    assert named(told, "village_scored") == [
        {"event": "village_scored", "seat": "A", "amount": 1, "rule": "P15", "place": "dordrecht"}
    ]


@rule("P16")
def test_a_city_must_have_been_opened_and_have_room_and_the_post_waits_in_its_centre() -> None:
    posted = {"goslar": "A", "soest": "A", "landshut": "A", "linz": "BC", "braunschweig": "B", "regensburg": "B"}
    state = table(posts=posted, gone=("regensburg",), phase="open")
    assert refusal(state, "open soest-cologne") == "P16"  # never opened
    assert refusal(state, "open landshut-linz") == "P16"  # full
    assert refusal(state, "open landshut-regensburg") is None  # the disk has gone, a space is left
    act(state, "open goslar-braunschweig")
    assert state.centre == [city("braunschweig")]
    assert posts(state, "braunschweig") == "B"


@rule("P17")
def test_two_routes_cannot_be_chained() -> None:
    state = table(posts={"kortrijk": "A", "brussels": "B", "cologne": "B"}, phase="open")
    assert refusal(state, "open mechelen-brussels") == "P17"
    assert refusal(state, "open brussels-cologne") == "P17"


@rule("P8")
def test_only_the_seat_whose_turn_it_is_may_act() -> None:
    state = table(posts={"gent": "AB"})
    assert refusal(state, "B extend gent") == "P8"
    assert GAME.legal(state, 1) == []
