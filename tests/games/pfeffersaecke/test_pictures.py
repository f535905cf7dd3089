"""Pictures of Pfeffersäcke: legible by construction, and no more than a view shows."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from itertools import combinations

import pytest

from comptoir.games.pfeffersaecke import GAME
from comptoir.games.pfeffersaecke.board import built_in
from comptoir.games.pfeffersaecke.pictures import draw_map
from comptoir.games.pfeffersaecke.pieces import CITIES, MOST_VALUE, VILLAGES
from comptoir.kernel import conformance
from comptoir.kernel.rulebook import LANGUAGES
from comptoir.kernel.schematic import Sketch, overlap
from comptoir.kernel.seats import LOOKS
from comptoir.kernel.visibility import ALL, PUBLIC, view
from tests.games.pfeffersaecke.tables import city, fresh, table


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_the_map_no_name_or_toll_lies_over_another(language: str) -> None:
    data = built_in()
    sketch = Sketch("")
    draw_map(sketch, data, language, [0] * CITIES, [[0] * MOST_VALUE] * CITIES, [0] * VILLAGES)
    assert len(sketch.labels) == sum(len(data[kind]) for kind in ("cities", "villages", "regions", "routes"))
    assert [pair for pair in combinations(sketch.labels, 2) if overlap(*pair)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_names_every_place_and_region_in_the_language_and_every_toll(language: str) -> None:
    data = built_in()
    assert GAME.board is not None
    drawn = GAME.board.svg(data, language)
    ElementTree.fromstring(drawn)
    for entry in [*data["cities"], *data["villages"], *data["regions"]]:
        assert f">{entry['names'][language]}<" in drawn
    for route in data["routes"]:
        assert f">{route['toll']}</text>" in drawn
    assert drawn.count("<polygon") == len(data["regions"])


def test_seats_have_a_shape_and_a_letter_besides_their_colour() -> None:
    drawn = GAME.svg(view(table(6, {"cologne": "ABCDEF"}), ALL))
    for look in LOOKS:
        assert f">{look.letter}</text>" in drawn
        assert look.path in drawn
        assert look.colour in drawn


def test_a_picture_shows_a_hand_to_its_owner_only() -> None:
    state = fresh(4)
    hidden = "disks ? ? ? ? ? ?"
    assert GAME.text(view(state, 0)).count(hidden) == 3
    assert GAME.text(view(state, PUBLIC)).count(hidden) == 4
    assert GAME.text(view(state, ALL)).count(hidden) == 0
    for looker, hands in ((0, 3), (PUBLIC, 4), (ALL, 0)):
        assert GAME.svg(view(state, looker)).replace("\u00a0", " ").count(f"{hidden}</text>") == hands


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_text_fits_a_terminal_and_the_picture_is_sound_xml_all_through_a_game(seats: int) -> None:
    for at, match in enumerate(conformance.play_through(GAME, seats, {}, 3, conformance.eager)):
        if at % 20 == 0 or match.over:
            seen = match.view(0)
            assert max(len(line) for line in GAME.text(seen).splitlines()) <= 110
            ElementTree.fromstring(GAME.svg(seen))


def test_posts_in_the_centre_disks_and_covered_places_can_be_told_apart_in_the_text() -> None:
    state = table(2, {"gent": "AB", "metz": "BBB", "mechelen": "A"}, gone=("metz",))
    state.centre = [city("gent")]
    shown = GAME.text(view(state, PUBLIC))
    assert "Ghent 7 [AB.....]+A" in shown
    assert "Metz 4 {BBB.}" in shown
    assert "Erfurt 5 covered" in shown
    assert "Cologne 8 shut" in shown
    assert "Hof closed" in shown
