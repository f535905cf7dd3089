"""What the rulebooks print of the river: their tables are the data, and their example of a move is what the rules do."""

from __future__ import annotations

import pytest

from comptoir.games.weinhaendler import GAME
from comptoir.games.weinhaendler.pieces import DOWNSTREAM, LOIRE
from comptoir.games.weinhaendler.river import TOWNS
from comptoir.kernel.rulebook import LANGUAGES, Table, load_rulebook
from tests.games.weinhaendler.tables import Table as Played

every_language = pytest.mark.parametrize("language", LANGUAGES)


def tables_of_the_box(language: str) -> list[list[list[str]]]:
    box = next(section for section in load_rulebook(GAME.folder, language).sections if section.key == "box")
    return [[list(row) for row in block.rows] for block in box.blocks if isinstance(block, Table)]


@pytest.mark.rule("W1")
@every_language
def test_the_distances_are_those_of_the_river(language: str) -> None:
    distances, _ = tables_of_the_box(language)
    assert distances == [[LOIRE.town_name(at, language), str(at), str(LOIRE.nantes - at)] for at in range(TOWNS)]


@pytest.mark.rule("W2")
@every_language
def test_the_passengers_are_those_of_the_cards(language: str) -> None:
    _, passengers = tables_of_the_box(language)
    names = {town: LOIRE.town_name(at, language) for at, town in enumerate(LOIRE.towns)}
    assert passengers == [
        [rider["names"][language], names[rider["from"]], names[rider["to"]], str(rider["fare"])]
        for rider in LOIRE.data["passengers"]
    ]


@pytest.mark.rule("W26")
@every_language
def test_the_example_of_a_move_is_what_the_rules_do(language: str) -> None:
    clause = load_rulebook(GAME.folder, language).rule("W26")
    assert all(word in clause for word in ("Tours", "Nantes", "Angers", "6"))
    table = Played().boat("A", "tours", DOWNSTREAM).laid("A", "coal-3", "coal-3").do("A", "stay")
    assert table.where("A") == "angers"
