"""What people are told of Pfeffersäcke before they choose, and why they may not."""

from __future__ import annotations

import pytest

from comptoir.games.pfeffersaecke import GAME
from comptoir.kernel.visibility import PUBLIC, view
from tests.games.pfeffersaecke.tables import BOARD, act, city, hands, table

rule = pytest.mark.rule


@rule("P19")
def test_extending_shows_the_income_forgone_and_the_majority_it_wins() -> None:
    state = table(posts={"gent": "AAAB", "metz": "A"})
    value = BOARD.value[city("gent")]
    shown = hands.details(state, "extend gent")
    assert shown == {"forgoes": 3 * (value - 4), "points": value}
    assert hands.details(state, "extend metz")["missing"] > 0
    before = state.points[0]
    act(state, "extend gent", "collect", "stop")
    assert state.points[0] == before + shown["points"]


@rule("P20")
def test_filling_a_city_for_another_player_is_shown_and_warned_of() -> None:
    state = table(posts={"strasbourg": "BBAC"}, hands={"B": (2, 3)})
    shown = hands.details(state, "extend strasbourg")
    assert (shown.get("points"), shown["gives"]) == (None, 2)
    before = state.points[1]
    act(state, "extend strasbourg", "stop")
    assert state.points[1] == before + 2


@rule("P15")
@rule("P29")
def test_opening_shows_the_toll_the_village_point_and_a_new_region() -> None:
    state = table(posts={"gent": "A"}, phase="open")
    assert hands.details(state, "open gent-kortrijk") == {"toll": 5, "points": 1}
    assert hands.details(state, "open gent-mechelen")["points"] == 1
    ways = [move for move in hands.offered(state) if move.startswith("open")]
    assert {hands.details(state, move).get("region") for move in ways} == {None, 2}


@rule("P12")
def test_a_seat_sees_what_it_would_collect_and_what_its_cities_lack() -> None:
    state = table(posts={"gent": "A", "metz": "AAA"}, gone=("metz",))
    told = GAME.outlook(view(state, 0))
    assert told["income"] == hands.details(state, "collect")["income"]
    missing = told["missing"]
    assert isinstance(missing, list)
    assert missing[city("gent")] == 3
    assert missing[city("metz")] == 0, "what has been won lacks nothing"
    assert GAME.outlook(view(state, PUBLIC)) == {}


@rule("P9")
def test_the_turn_is_in_one_of_its_six_phases() -> None:
    state = table(posts={"gent": "A"}, phase="disk", hands={"A": (2, 5)})
    assert len(GAME.phases) == 6
    assert (GAME.phase(state), GAME.prompt_facts(state, 0)) == ("disk", {"values": "2, 5"})
    state = table(posts={"gent": "A"})
    assert (GAME.phase(state), GAME.prompt_facts(state, 0)) == ("extend", {"cities": 1})
    act(state, "collect")
    assert (GAME.phase(state), GAME.prompt_facts(state, 0)) == ("open", {"money": state.money[0]})


def test_a_refusal_is_one_concrete_sentence() -> None:
    state = table(posts={"gent": "A", "kortrijk": "B"}, phase="disk", hands={"A": (2,)})
    assert hands.why(state, "disk cologne") == "Cologne takes a disk of value 8, and you have none."
    assert hands.why(state, "collect", "de") == "Lege zuerst eine deiner Scheiben."
    assert hands.why(state, "B collect", "fr") == "C’est à A de jouer."
    state = table(posts={"gent": "A", "kortrijk": "B"}, phase="open", money=1)
    assert hands.why(state, "open gent-kortrijk") == "Kortrijk has room for one post, and B is there."
    assert hands.why(state, "open gent-mechelen").startswith("The toll is ")
    assert hands.why(state, "open gent-mechelen").endswith(" fl., and you have 1.")
    assert hands.why(state, "open hamburg-luebeck", "fr") == "Vous n’avez pas de comptoir à Hambourg, où cette route commence."
    state = table(posts={"gent": "A", "ulm": "A"})
    assert hands.why(state, "extend metz") == "You have no post in Metz to extend from."
    act(state, "extend gent")
    assert hands.why(state, "extend gent") == "You have extended in Ghent in this turn already."
    assert hands.why(state, "privilege").startswith("You have extended in this turn")
