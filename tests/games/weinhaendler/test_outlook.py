"""What people are told of Die Weinhändler before they choose, and why they may not."""

from __future__ import annotations

import pytest

from comptoir.games.weinhaendler import GAME
from comptoir.kernel.visibility import PUBLIC, view
from tests.games.weinhaendler.tables import Table, hands, town

rule = pytest.mark.rule


@rule("W16")
def test_everybody_sees_where_the_coal_laid_so_far_takes_each_boat() -> None:
    table = Table(3).boat("A", "blois").laid("A", "coal-2").boat("B", "tours").moved("C", "angers")
    told = GAME.outlook(view(table.state, PUBLIC))
    assert told == {"spaces": [2, 0, -1], "lands": [town("tours"), town("tours"), -1]}
    assert told == GAME.outlook(view(table.state, 0))


@rule("W10")
def test_a_coal_card_shows_where_it_would_take_the_boat_and_whether_a_pier_is_free_there() -> None:
    table = Table(3).boat("A", "blois").hand("A", "coal-1", "coal-2", "sailor").moved("B", "amboise").laid("B", "sailor")
    assert hands.details(table.state, "A lay coal-1") == {"lands": town("amboise"), "defenders": 1}
    assert hands.details(table.state, "A lay coal-2") == {"lands": town("tours"), "free": 1}
    assert hands.details(table.state, "A lay sailor") == {"strength": 1}
    table.do("A", "lay coal-2")
    assert GAME.outlook(view(table.state, 0))["lands"] == [town("tours"), -1, 0]


@rule("W12")
def test_an_explosion_shows_where_the_other_boat_would_come_to() -> None:
    table = Table(3).hand("A", "explosion").boat("B", "blois").laid("B", "coal-1", "coal-3")
    assert hands.details(table.state, "A explode B 3") == {"sends": town("amboise")}


@rule("W18")
@pytest.mark.parametrize(("sailors", "told"), [(1, {"loses": 1}), (2, {"loses": 2}), (3, {"wins": 3})])
def test_docking_shows_who_would_win_the_pier(sailors: int, told: dict[str, int]) -> None:
    table = Table(3).boat("A", "blois").laid("A", "coal-2", *["sailor"] * sailors).moved("B", "tours")
    table.laid("B", "sailor", "sailor").hand("A", "coal-1")
    shown = hands.details(table.state, "A dock pier")
    assert shown["defenders"] == 2
    assert told.items() <= shown.items()
    table.do("A", "dock pier")
    assert (table.holder("tours") == "A") == ("wins" in told)


@rule("W22")
@rule("W23")
def test_docking_shows_what_can_be_landed_and_what_waits_there() -> None:
    table = Table(3).boat("A", "ancenis").laid("A", "coal-1").aboard("A", "barrel-tours", "passenger-tours-nantes-2")
    table.waiting("passenger-nantes-angers-1")
    north, south = (hands.details(table.state, f"A dock {pier}") for pier in ("north", "south"))
    assert (north["could_land"], south["could_land"], north["waits"]) == (4, 3, 1)


@rule("W16")
def test_one_is_warned_before_sailing_without_coal_while_one_holds_some() -> None:
    table = Table(3).boat("A", "blois").hand("A", "coal-1")
    assert hands.details(table.state, "A stay")["no_coal"] == 1
    assert hands.details(table.state, "A dock pier")["no_coal"] == 1
    table.waiting("barrel-blois")
    assert "no_coal" not in hands.details(table.state, "A dock pier"), "something is to be had there"
    assert hands.details(table.state, "A stay")["no_coal"] == 1
    assert "no_coal" not in hands.details(table.laid("A", "coal-2").state, "A stay")
    assert "no_coal" not in hands.details(Table(3).hand("A", "sailor").state, "A stay"), "it could not be helped"


@rule("W23")
def test_one_is_warned_before_keeping_a_passenger_who_has_arrived_but_not_a_barrel() -> None:
    aboard = ("barrel-tours", "passenger-tours-nantes-2")
    table = Table(3).moved("B").moved("C").boat("A", "nantes").aboard("A", *aboard).do("A", "dock south")
    assert hands.details(table.state, "A keep") == {"keeps": 2}
    assert GAME.prompt_facts(table.state, 0) == {"gold": 3}
    table.do("A", "land passenger-tours-nantes-2")
    assert hands.details(table.state, "A keep") == {}


@rule("W9")
def test_a_question_says_how_far_the_coal_goes() -> None:
    table = Table(3).boat("A", "blois").laid("A", "coal-2").hand("A", "coal-1")
    assert (GAME.phase(table.state), GAME.prompt_facts(table.state, 0)) == ("duel", {"spaces": 2, "town": "tours"})


def test_a_refusal_is_one_concrete_sentence() -> None:
    table = Table(3).boat("A", "blois").laid("A", "coal-2").moved("B", "tours").hand("A", "coal-1")
    for move, told in {
        "A lay coal-3": "You do not hold that card: coal 3.",
        "A dock pier": "B holds the pier of Tours, and you have laid no sailors to fight for it.",
        "A dock north": "Your coal takes you to Tours, which has one pier only.",
        "A fish": "Only whoever fishes may pass: lay a card, or move.",
        "A explode B 1": "You hold no explosion.",
        "A trade barrel-tours B": "You do not have that aboard: barrel from Tours.",
        "C stay": "It is A’s turn.",
    }.items():
        assert hands.why(table.state, move) == told
    assert hands.why(table.state, "A lay sailor", "fr") == "Vous n’avez pas de marin en main."
    table = Table(3).moved("B").moved("C").boat("A", "nantes").aboard("A", "barrel-tours", "passenger-blois-tours-1")
    table.do("A", "dock south")
    assert hands.why(table.state, "A land barrel-blois", "de").startswith("Das hast du nicht an Bord: ")
    assert hands.why(table.state, "A land passenger-blois-tours-1").startswith("Not bound for Nantes: ")
