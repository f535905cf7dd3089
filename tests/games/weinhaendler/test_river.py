"""The river as data: the one we come with, others, and what the checker says about bad ones."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest

from comptoir.games.weinhaendler import GAME
from comptoir.games.weinhaendler.pieces import DOWNSTREAM, LOIRE, UPSTREAM, River
from comptoir.games.weinhaendler.river import check, load
from comptoir.kernel import conformance, record
from comptoir.kernel.chance import derived_seed
from comptoir.kernel.errors import BadBoard, UnknownName
from comptoir.kernel.match import Match
from comptoir.kernel.rulebook import LANGUAGES
from comptoir.texts import board_remark, game_texts
from tests.boards import river_of

Spoil = Callable[[dict[str, Any]], object]

assert GAME.board is not None
BOARD = GAME.board


def told(data: dict[str, Any]) -> list[str]:
    """What is said of a river, with a mark before what is refused."""
    return [
        f"{'! ' if one.grave else ''}{'.'.join(map(str, one.where))}: {board_remark(GAME, 'en', one, data)}"
        for one in check(data)
    ]


def other_river() -> dict[str, Any]:
    """The Loire with another town, and twins among the passengers."""
    data = copy.deepcopy(load())
    data["name"] = "elsewhere"
    data["towns"][1] = {"id": "beaugency", "names": dict.fromkeys(LANGUAGES, "Beaugency")}
    data["barrels"]["beaugency"] = data["barrels"].pop("blois")
    for rider in data["passengers"]:
        for key in ("from", "to"):
            rider[key] = "beaugency" if rider[key] == "blois" else rider[key]
    data["passengers"][11] = copy.deepcopy(data["passengers"][12])
    return data


def test_the_river_we_come_with_has_no_faults() -> None:
    assert check(load()) == []
    assert BOARD.data == load()
    assert BOARD.built_in


SPOILT: list[tuple[Spoil, str]] = [
    (lambda data: data.pop("coal"), "! : “coal” is missing."),
    (lambda data: data.update(wind=3), '! : "wind" does not belong here.'),
    (lambda data: data.update(game="heller"), '! game: This is a board of "heller", not of weinhaendler.'),
    (
        lambda data: data.update(name="La Loire"),
        '! name: An id is one word of small letters a to z and digits, not "La Loire".',
    ),
    (lambda data: data.update(towns="eight"), "! towns: This must be a list."),
    (lambda data: data.update(river_of(17)), "! towns: The list is too long: 17, at most 16."),
    (lambda data: data.update(river_of(7)), "towns: Towns: 7. Our river has 8. (W1)"),
    (
        lambda data: data.update(river_of(6)),
        "towns: Everyone begins at a pier of their own, but not in Nantes. Most players here: 5. (W3)",
    ),
    (
        lambda data: data["towns"].insert(1, data["towns"].pop(2)),
        "towns.amboise: From Amboise to Orléans: 1 instead of 2. (W1)",
    ),
    (lambda data: data["towns"].insert(5, data["towns"].pop(4)), "! towns.saumur: From Saumur to Nantes: 2 instead of 3. (W1)"),
    (lambda data: data["towns"].insert(5, data["towns"].pop(4)), "! towns.angers: From Angers to Nantes: 3 instead of 2. (W1)"),
    (lambda data: data["towns"].reverse(), "! towns.nantes: Nantes lies at an end of the river where Orléans must be. (W1)"),
    (lambda data: data["towns"][4].update(id="tours"), "! towns.4.id: tours is there twice."),
    (
        lambda data: data["towns"][2].update(id="Am boise"),
        '! towns.2.id: An id is one word of small letters a to z and digits, not "Am boise".',
    ),
    (lambda data: data["towns"][2].pop("names"), "! towns.2: “names” is missing."),
    (lambda data: data["towns"][2]["names"].pop("de"), "! towns.amboise.names: “de” is missing."),
    (lambda data: data["towns"][2]["names"].update(it="Amboise"), '! towns.amboise.names: "it" does not belong here.'),
    (lambda data: data["towns"][2].update(pier=2), '! towns.2: "pier" does not belong here.'),
    (lambda data: data["towns"].__setitem__(3, 7), "! towns.3: This must be an object with id, names."),
    (lambda data: data.update(piers=[2, 1]), "! piers: This must be an object with north, south."),
    (
        lambda data: data["piers"]["north"].update(pays=3),
        "! piers.north.pays: A barrel at this pier brings 3; by the rules it is 2. (W1)",
    ),
    (lambda data: data["piers"]["south"].update(pays=True), "! piers.south.pays: This must be a whole number, not true."),
    (lambda data: data["piers"].pop("south"), "! piers: “south” is missing."),
    (lambda data: data["piers"].update(west={}), '! piers: "west" does not belong here.'),
    (lambda data: data["coal"].update({"1": 16}), "! coal: Coal: 46 instead of 45. (W2)"),
    (lambda data: data["coal"].update({"4": 1}), '! coal: "4" does not belong here.'),
    (lambda data: data.update(coal=45), "! coal: This must be an object with 1, 2, 3."),
    (lambda data: data.update(suns="two"), '! suns: This must be a whole number, not "two".'),
    (lambda data: data.update(sailors=19), "! sailors: Sailors: 19 instead of 20. (W2)"),
    (lambda data: data["barrels"].update(nantes=2), '! barrels: "nantes" does not belong here.'),
    (lambda data: data["barrels"].pop("tours"), "! barrels: “tours” is missing."),
    (lambda data: data.update(passengers={}), "! passengers: This must be a list."),
    (lambda data: data["passengers"].pop(), "! passengers: Passengers: 13 instead of 14. (W2)"),
    (
        lambda data: data["passengers"].__setitem__(0, "me"),
        "! passengers.0: This must be an object with from, to, fare, names.",
    ),
    (
        lambda data: data["passengers"][3].update({"to": "paris"}),
        '! passengers.3.to: This must be a town of the river, not "paris".',
    ),
    (
        lambda data: data["passengers"][3].update({"to": "blois"}),
        "! passengers.3.to: A passenger travels from Blois to Blois. (W2)",
    ),
    (lambda data: data["passengers"][3].update(fare=3), "! passengers.3.fare: The fare is 3; it must be 1 or 2. (W2)"),
    (lambda data: data["passengers"][3].update(fare=[1]), "! passengers.3.fare: This must be a whole number, not [1]."),
    (
        lambda data: data["passengers"][3].update({"from": ["a"]}),
        '! passengers.3.from: This must be a town of the river, not ["a"].',
    ),
    (
        lambda data: data["passengers"][0].update(fare=2),
        "passengers.0.fare: Orléans → Blois costs 2, but another trip as long costs 1. (W2)",
    ),
    (
        lambda data: data["passengers"][7].update(fare=2),
        "passengers: Nobody travels from Amboise to Orléans for 1, as reviews tell. (W2)",
    ),
    (
        lambda data: (data["passengers"][6].update({"to": "angers"}), data["passengers"][10].update({"from": "angers"})),
        "towns.ancenis: Nobody comes from Ancenis or goes there. (W2)",
    ),
    (
        lambda data: data["passengers"][0].update({"from": "blois", "to": "orleans"}),
        "passengers: Passengers downstream: 6, upstream: 8. On our river both are 7. (W2)",
    ),
    (lambda data: data["coal"].update({"1": 20, "3": 10}), "coal: On our river there are as many of each value. (W2)"),
    (lambda data: data["barrels"].update(tours=4, blois=0), "barrels: On our river each town has as many. (W2)"),
    (
        lambda data: data["barrels"].update(tours=-1, blois=5),
        "! barrels.tours: A card cannot be there less than 0 times: -1. (W2)",
    ),
]


@pytest.mark.rule("W1", "W2")
@pytest.mark.parametrize(("spoil", "fault"), SPOILT, ids=[fault for _, fault in SPOILT])
def test_the_checker_names_what_is_wrong_and_where_and_refuses_what_the_source_forbids(spoil: Spoil, fault: str) -> None:
    data = load()
    spoil(data)
    assert fault in told(data)
    if fault.startswith("! "):
        with pytest.raises(BadBoard):
            BOARD.on(data)
    else:
        assert not any(line.startswith("! ") for line in told(data))
        conformance.check(BOARD.on(data), 3, {}, 1, conformance.instinctive, closely=10)


def test_all_faults_are_told_at_once() -> None:
    data = load()
    data["piers"]["north"]["pays"] = 5
    data["suns"] = 3
    data["passengers"][2]["fare"] = 0
    assert len(check(data)) == 3


JUNK: list[Any] = [None, 3, "river", [], {}, {"towns": {}}, {"passengers": [[]], "towns": [[]], "piers": 1}]


@pytest.mark.parametrize("junk", JUNK)
def test_the_checker_answers_any_junk_with_sentences(junk: Any) -> None:
    assert any(line.startswith("! ") for line in told(junk))


def test_any_value_put_anywhere_in_the_data_is_answered_without_a_traceback() -> None:
    def places(node: Any) -> list[tuple[Any, Any]]:
        keys = list(node) if isinstance(node, dict) else list(range(len(node))) if isinstance(node, list) else []
        return [(node, key) for key in keys] + [found for key in keys for found in places(node[key])]

    data = load()
    for node, key in places(data):
        good = node[key]
        for junk in [*JUNK, -1, [[]], {"names": 3}, 1.5, True]:
            node[key] = junk
            assert all(told(data) or [check(data) == []])
        node[key] = good
    assert check(data) == []


def test_the_same_game_can_be_played_on_another_river() -> None:
    game = BOARD.on(other_river())
    assert game.board is not None
    assert not game.board.built_in
    assert game.actions.size == GAME.actions.size
    assert "place beaugency" in [game.actions.text(code) for code in range(8)]
    assert game.actions.parse("land passenger-nantes-tours-2-bis")
    conformance.check(game, 4, {}, 3, conformance.instinctive)
    conformance.check(game, 3, {}, 4, conformance.eager, closely=40)


@pytest.mark.rule("W1", "W3", "W16", "W26")
@pytest.mark.parametrize("towns", [5, 6, 11, 16])
def test_rivers_of_other_lengths_are_played_to_the_end_by_as_many_as_find_a_pier(towns: int) -> None:
    game = BOARD.on(river_of(towns))
    assert game.most_seats == min(6, towns - 1)
    assert len([text for text in map(game.actions.text, range(game.actions.size)) if text.startswith("place ")]) == towns
    river = River(river_of(towns))
    saumur, angers = river.towns.index("saumur"), river.towns.index("angers")
    assert river.courses[DOWNSTREAM][saumur][5] == (angers, UPSTREAM, 1)
    assert river.courses[DOWNSTREAM][0][2 * (towns - 1)] == (0, UPSTREAM, 1)
    for seats in {3, game.most_seats}:
        conformance.check(game, seats, {}, towns, conformance.instinctive, closely=10)
    with pytest.raises(UnknownName):
        game.check_seats(game.most_seats + 1)


def test_a_record_on_another_river_carries_it() -> None:
    match = Match(BOARD.on(other_river()), 3, {}, derived_seed("elsewhere"))
    assert record.load(match.record.dump()).board == other_river()
    assert Match(GAME, 3, {}, derived_seed("here")).record.board is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bare_river_is_drawn_with_the_names_of_each_language(language: str) -> None:
    data = load()
    data["towns"][3]["names"] = {"fr": "Tours (fr)", "en": "Tours (en)", "de": "Tours (de)"}
    drawn = BOARD.svg(data, language)
    assert drawn.startswith("<svg")
    assert f"Tours ({language})" in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_town_and_pier_has_a_name_in_the_texts_that_agrees_with_the_data(language: str) -> None:
    texts = game_texts(GAME.folder, language)
    data = load()
    for card in LOIRE.words:
        assert texts.has(f"card-{card}")
    for place in data["towns"]:
        assert texts.get(f"town-{place['id']}") == place["names"][language]
    for name, pier in data["piers"].items():
        assert texts.get(f"pier-{name}") == pier["names"][language]
    for word, rider in zip(LOIRE.cargo_words, data["passengers"], strict=False):
        bare = re.split("[ ’]", rider["names"][language], maxsplit=1)[-1]  # without the article
        assert texts.get(f"card-{word}").startswith(bare)
