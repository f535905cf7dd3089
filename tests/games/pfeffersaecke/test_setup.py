"""Setting up Pfeffersäcke: the box, the deal, founding, and the map for two."""

from __future__ import annotations

import pytest

from comptoir.games.pfeffersaecke import GAME
from comptoir.games.pfeffersaecke.pieces import CITIES, COVERED, HIGH_VALUE, LEAST_VALUE, OPEN_CITY, VALUES, State
from comptoir.kernel.chance import Imagined
from comptoir.kernel.visibility import PUBLIC, view
from tests.games.pfeffersaecke.tables import BOARD, act, choices, city, fresh, refusal, table
from tests.games.tables import named

rule = pytest.mark.rule

HANDS = {2: 9, 3: 8, 4: 6, 5: 5, 6: 4}
COVERED_WORDS = ("erfurt", "leipzig", "wittenberg", "regensburg", "munich", "linz", "vienna")


def hand(state: State, seat: int) -> list[int]:
    """The values of the disks in a hand."""
    counts = state.hand[seat * VALUES : (seat + 1) * VALUES]
    return [LEAST_VALUE + at for at, many in enumerate(counts) for _ in range(many)]


@rule("P1", "P2")
def test_there_are_25_cities_20_villages_and_ten_regions_and_a_value_is_a_number_of_spaces() -> None:
    assert len(BOARD.value) == 25
    assert len(BOARD.words) == 45
    assert len(BOARD.regions) == 10
    assert min(BOARD.toll) == 2
    assert max(BOARD.toll) == 56
    state = table(posts={"linz": "AB"})
    assert state.free[city("linz")] == 0
    assert state.free[city("cologne")] == 8


@rule("P4")
def test_there_is_one_disk_of_its_value_for_each_city() -> None:
    for seats in (3, 4, 5, 6):
        state = fresh(seats)
        dealt = sorted(value for seat in range(seats) for value in hand(state, seat))
        opened = [BOARD.value[at] for at in range(CITIES) if state.city[at] == OPEN_CITY]
        assert sorted(dealt + opened) == sorted(BOARD.value)


@rule("P5")
@pytest.mark.parametrize(("seats", "florins"), [(2, 15), (3, 20), (4, 25), (5, 30), (6, 35)])
def test_everyone_begins_with_florins_safe_conducts_44_posts_and_a_point(seats: int, florins: int) -> None:
    state = fresh(seats)
    assert state.money == [florins] * seats
    assert state.safe_conducts == [2] * seats
    assert state.stock == [44] * seats
    assert GAME.scores(state) == [1] * seats


@rule("P5")
def test_lots_decide_who_begins() -> None:
    assert {fresh(3, seed).starter for seed in range(30)} == {0, 1, 2}


@rule("P6")
def test_a_disk_of_two_opens_wittenberg_unless_two_or_five_play() -> None:
    opened = {seats: fresh(seats).city[city("wittenberg")] == OPEN_CITY for seats in range(2, 7)}
    assert opened == {2: False, 3: True, 4: True, 5: False, 6: True}
    assert fresh(2).city[city("wittenberg")] == COVERED


@rule("P7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everyone_gets_the_same_number_and_the_high_disks_are_dealt_first(seats: int) -> None:
    most_apart = 0
    for seed in range(60):
        state = fresh(seats, seed)
        hands = [hand(state, seat) for seat in range(seats)]
        assert [len(disks) for disks in hands] == [HANDS[seats]] * seats
        high = [sum(value >= HIGH_VALUE for value in disks) for disks in hands]
        assert min(high) >= sum(high) // seats
        most_apart = max(most_apart, max(high) - min(high))
    # what is left over of the high disks may go anywhere
    assert most_apart == 0 if seats in (2, 3) else most_apart > 0


@rule("P7")
def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    state = fresh(4)
    assert view(state, 2).hand[2] == state.hand[2 * VALUES : 3 * VALUES]
    assert view(state, 2).hand[:2] == [None, None]
    assert view(state, PUBLIC).hand == [None] * 4
    assert view(state, PUBLIC).hand_count == [6] * 4


@rule("P8")
def test_first_posts_are_founded_clockwise_in_free_villages_and_give_no_point() -> None:
    state = fresh(3)
    starter = state.starter
    assert len(choices(state)) == 20
    assert state.villages_left == 20
    act(state, "found goslar")
    assert state.turn == (starter + 1) % 3
    assert refusal(state, "found goslar") == "P8"
    assert refusal(state, f"{'ABC'[starter]} found hof") == "P8"
    told = act(state, "found hof", "found zwolle")
    assert state.turn == starter
    assert state.round == 1
    assert state.villages_left == 17
    assert GAME.scores(state) == [1, 1, 1]
    assert [seen["left"] for seen in named(told, "founded")] == [18, 17]


@rule("P36")
def test_two_play_without_seven_cities_and_two_villages() -> None:
    state = fresh(2)
    assert [word for word in BOARD.words[:CITIES] if state.city[city(word)] == COVERED] == sorted(
        COVERED_WORDS, key=BOARD.words.index
    )
    assert sum(state.hand) == 18
    assert state.villages_left == 18
    assert refusal(state, "found hof") == "P36"
    assert refusal(state, "found landshut") == "P36"
    act(state, "found bamberg", "found coburg")
    assert state.villages_left == 16


@rule("P36")
def test_routes_that_touch_covered_places_are_closed_for_two_but_the_route_of_56_is_not() -> None:
    posts = {"bamberg": "A", "braunschweig": "A", "nuremberg": "B"}
    state = table(2, posts, phase="open", hands={"B": (7,)})
    for way in ("bamberg-hof", "bamberg-regensburg", "braunschweig-erfurt", "braunschweig-wittenberg", "erfurt-leipzig"):
        assert refusal(state, f"open {way}") == "P36"
    assert refusal(table(2, posts, phase="disk", hands={"A": (5, 4)}), "disk erfurt") == "P36"
    act(state, "open braunschweig-nuremberg")
    assert state.money[0] == 100 - 56


@rule("P36")
def test_the_covered_places_are_told_when_two_sit_down() -> None:
    told: list[int] = []
    GAME.new({}, 2, Imagined(1), lambda kind, values: told.append(kind))
    assert told.count(GAME.events.code("covered")) == 9
