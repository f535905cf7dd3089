"""The river as data: the one we come with, others, and what the checker says about bad ones."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest

from comptoir.games.weinhaendler import GAME
from comptoir.games.weinhaendler.pieces import LOIRE
from comptoir.games.weinhaendler.river import check, load
from comptoir.kernel import conformance, record
from comptoir.kernel.chance import derived_seed
from comptoir.kernel.errors import BadBoard
from comptoir.kernel.match import Match
from comptoir.kernel.rulebook import LANGUAGES
from comptoir.texts import game_texts

Spoil = Callable[[dict[str, Any]], object]

assert GAME.board is not None
BOARD = GAME.board


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
    (lambda data: data.pop("coal"), "“coal” is missing"),
    (lambda data: data.update(wind=3), "“wind” does not belong in a river"),
    (lambda data: data.update(game="heller"), "game: this is a river of weinhaendler, not of 'heller'"),
    (lambda data: data.update(name="La Loire"), "name: 'La Loire' must be one word of small letters"),
    (lambda data: data.update(towns="eight"), "towns must be a list, from Orléans down to Nantes"),
    (lambda data: data["towns"].pop(1), "towns: there are 8 of them, not 7"),
    (lambda data: data["towns"].pop(1), "towns: amboise lies 2 spaces from orleans, not 1"),
    (lambda data: data["towns"].insert(5, data["towns"].pop(4)), "towns: saumur lies 3 spaces from nantes, not 2"),
    (lambda data: data["towns"].insert(5, data["towns"].pop(4)), "towns: angers lies 2 spaces from nantes, not 3"),
    (lambda data: data["towns"].reverse(), "towns: the river runs from orleans to nantes, not from nantes to orleans"),
    (lambda data: data["towns"][4].update(id="tours"), "town 5: tours is already on the river"),
    (lambda data: data["towns"][4].update(id="tours"), "towns: saumur is not on the river"),
    (lambda data: data["towns"][2].update(id="Am boise"), "town 3: the id must be one word of small letters"),
    (lambda data: data["towns"][2].pop("names"), "town 3 (amboise): “names” must give a name in fr, en, de"),
    (lambda data: data["towns"][2]["names"].pop("de"), "town 3 (amboise): the name in de is missing"),
    (lambda data: data["towns"][2]["names"].update(it="Amboise"), "town 3 (amboise): 'it' is no language we print"),
    (lambda data: data["towns"][2].update(pier=2), "town 3: 'pier' does not belong here"),
    (lambda data: data["towns"].__setitem__(3, 7), "town 4 must be an object with an id and names"),
    (lambda data: data.update(piers=[2, 1]), "piers must say what the north and the south pier of Nantes pay"),
    (lambda data: data["piers"]["north"].update(pays=3), "piers: the north pier pays 2 a barrel, not 3"),
    (lambda data: data["piers"]["south"].update(pays=True), "piers: the south pier pays 1 a barrel, not True"),
    (lambda data: data["piers"].pop("south"), "piers: the south pier is missing or no object"),
    (lambda data: data["piers"].update(west={}), "piers: 'west' is neither north nor south"),
    (lambda data: data["coal"].update({"1": 16}), "coal: there are 15 of 1, not 16"),
    (lambda data: data["coal"].update({"4": 1}), "coal: there is none of '4'"),
    (lambda data: data.update(coal=45), "coal must say how many cards there are of each"),
    (lambda data: data.update(suns="two"), "suns: there are 2 of them, not 'two'"),
    (lambda data: data.update(sailors=19), "sailors: there are 20 of them, not 19"),
    (lambda data: data["barrels"].update(nantes=2), "barrels: there is none of 'nantes'"),
    (lambda data: data["barrels"].pop("tours"), "barrels: there are 2 of tours, not None"),
    (lambda data: data.update(passengers={}), "passengers must be a list of cards"),
    (lambda data: data["passengers"].pop(), "passengers: there are 14 of them, not 13"),
    (lambda data: data["passengers"].pop(), "passengers: 7 go each way, not 7 down and 6 up"),
    (lambda data: data["passengers"].__setitem__(0, "me"), "passenger 1 must be an object with from, to, fare and names"),
    (lambda data: data["passengers"][3].update({"to": "paris"}), "passenger 4: “to” must be a town of the river, not 'paris'"),
    (lambda data: data["passengers"][3].update({"to": "blois"}), "passenger 4: goes from blois to blois, which is no trip"),
    (lambda data: data["passengers"][3].update(fare=3), "passenger 4: the fare must be 1 or 2, not 3"),
    (lambda data: data["passengers"][3].update(fare=[1]), "passenger 4: the fare must be 1 or 2, not [1]"),
    (lambda data: data["passengers"][3].update({"from": ["a"]}), "passenger 4: “from” must be a town of the river"),
    (lambda data: data["passengers"][0].update(fare=2), "passengers: orleans to blois costs 2 but is no longer than"),
    (lambda data: data["passengers"][7].update(fare=2), "passengers: nobody goes from amboise to orleans for 1"),
    (
        lambda data: (data["passengers"][6].update({"to": "angers"}), data["passengers"][10].update({"from": "angers"})),
        "passengers: nobody comes from or goes to ancenis",
    ),
]


@pytest.mark.rule("W1", "W2")
@pytest.mark.parametrize(("spoil", "fault"), SPOILT, ids=[fault for _, fault in SPOILT])
def test_the_checker_names_what_is_wrong_and_where(spoil: Spoil, fault: str) -> None:
    data = load()
    spoil(data)
    assert any(found.startswith(fault) for found in check(data)), check(data)
    with pytest.raises(BadBoard):
        BOARD.on(data)


def test_all_faults_are_told_at_once() -> None:
    data = load()
    data["piers"]["north"]["pays"] = 5
    data["suns"] = 3
    data["passengers"][2]["fare"] = 0
    assert len(check(data)) == 3


JUNK: list[Any] = [None, 3, "river", [], {}, {"towns": {}}, {"passengers": [[]], "towns": [[]], "piers": 1}]


@pytest.mark.parametrize("junk", JUNK)
def test_the_checker_answers_any_junk_with_sentences(junk: Any) -> None:
    faults = check(junk)
    assert faults
    assert all(isinstance(fault, str) for fault in faults)


def test_any_value_put_anywhere_in_the_data_is_answered_without_a_traceback() -> None:
    def places(node: Any) -> list[tuple[Any, Any]]:
        keys = list(node) if isinstance(node, dict) else list(range(len(node))) if isinstance(node, list) else []
        return [(node, key) for key in keys] + [found for key in keys for found in places(node[key])]

    data = load()
    for node, key in places(data):
        good = node[key]
        for junk in [*JUNK, -1, [[]], {"names": 3}, 1.5, True]:
            node[key] = junk
            assert all(isinstance(fault, str) for fault in check(data))
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
