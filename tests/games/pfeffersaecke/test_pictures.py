"""Pictures of Pfeffersäcke: legible by construction, and no more than a view shows."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from itertools import combinations

import pytest

from comptoir.games.pfeffersaecke import GAME, map_picture
from comptoir.games.pfeffersaecke.board import built_in
from comptoir.kernel import conformance
from comptoir.kernel.rulebook import LANGUAGES
from comptoir.kernel.visibility import ALL, PUBLIC, view
from tests.games.pfeffersaecke.tables import city, fresh, table


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_the_map_no_place_name_or_toll_lies_over_another(language: str) -> None:
    data = built_in()
    boxes = map_picture.fixed_boxes(data, language)
    spots = map_picture.toll_spots(data, language)
    boxes += [map_picture.pill_box(*spot, route["toll"]) for spot, route in zip(spots, data["routes"], strict=True)]
    assert [pair for pair in combinations(boxes, 2) if map_picture.overlap(*pair)] == []
    width, height = data["size"]
    assert all(box[0] >= 0 and box[1] >= 0 and box[2] <= width and box[3] <= height for box in boxes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_names_every_place_and_region_in_the_language_and_every_toll(language: str) -> None:
    data = built_in()
    drawn = map_picture.svg(data, language)
    ElementTree.fromstring(drawn)
    for entry in [*data["cities"], *data["villages"], *data["regions"]]:
        assert f">{entry['names'][language]}<" in drawn
    for route in data["routes"]:
        assert f">{route['toll']}</text>" in drawn


def test_regions_are_told_apart_without_colour() -> None:
    assert len(set(map_picture.PATTERNS)) == 10
    drawn = map_picture.svg(built_in(), "en")
    assert all(f"url(#region-{at})" in drawn for at in range(10))


def test_seats_have_a_shape_and_a_letter_besides_their_colour() -> None:
    drawn = GAME.svg(view(table(6, {"cologne": "ABCDEF"}), ALL))
    for letter in "ABCDEF":
        assert f">{letter}</text>" in drawn


def test_a_picture_shows_a_hand_to_its_owner_only() -> None:
    state = fresh(4)
    hidden = "disks ? ? ? ? ? ?"
    assert GAME.text(view(state, 0)).count(hidden) == 3
    assert GAME.text(view(state, PUBLIC)).count(hidden) == 4
    assert GAME.text(view(state, ALL)).count(hidden) == 0
    assert GAME.svg(view(state, PUBLIC)).count('y="131">?</text>') == 24


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
