"""The map: its constraints, and what the check says of boards that break them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from comptoir import games
from comptoir.games.pfeffersaecke import GAME
from comptoir.games.pfeffersaecke.board import built_in
from comptoir.games.pfeffersaecke.board_check import check
from comptoir.games.pfeffersaecke.board_geometry import cross, inside
from comptoir.kernel import conformance
from comptoir.kernel.contract import BoardKit
from comptoir.kernel.errors import BadBoard, Remark
from comptoir.kernel.match import verify
from comptoir.kernel.rulebook import LANGUAGES
from comptoir.texts import board_remark, game_texts
from tests.games.pfeffersaecke.broken_boards import BROKEN, UNUSUAL, Break, Data, cut_between, rename, toll, value

rule = pytest.mark.rule


def kit() -> BoardKit:
    assert GAME.board is not None
    return GAME.board


def crossings(data: Mapping[str, Any]) -> list[str]:
    """The pairs of routes of a sound board that cross away from places. None do on ours; a printed map may differ."""
    at = {place["id"]: (place["at"][0], place["at"][1]) for place in [*data["cities"], *data["villages"]]}
    routes = [tuple(route["between"]) for route in data["routes"]]
    return [
        f"{'–'.join(one)} crosses {'–'.join(other)}"
        for index, one in enumerate(routes)
        for other in routes[:index]
        if not set(one) & set(other) and cross((at[one[0]], at[one[1]]), (at[other[0]], at[other[1]]))
    ]


# ---- our map ----


@rule("P3", "P1", "P4", "P36")
def test_our_map_keeps_all_constraints() -> None:
    assert check(built_in()) == []
    assert kit().built_in


@rule("P3")
def test_our_values_are_those_we_chose() -> None:
    values = Counter(place["value"] for place in built_in()["cities"])
    assert values == {2: 6, 3: 5, 4: 5, 5: 4, 6: 2, 7: 2, 8: 1}


@rule("P3")
def test_on_our_map_no_route_crosses_another_away_from_places() -> None:
    assert crossings(built_in()) == []
    crossed = built_in()
    crossed["routes"].append({"between": ["goslar", "leipzig"], "toll": 20})
    assert crossings(crossed) != []


@rule("P3")
def test_on_our_map_hops_to_villages_are_cheap_and_routes_between_cities_dear() -> None:
    data = built_in()
    cities = {place["id"] for place in data["cities"]}
    direct = [route["toll"] for route in data["routes"] if set(route["between"]) <= cities]
    others = [route["toll"] for route in data["routes"] if not set(route["between"]) <= cities]
    assert min(direct) >= 12
    assert max(others) <= 20
    assert sum(direct) / len(direct) > 3 * sum(others) / len(others)


@rule("P3")
def test_on_our_map_few_routes_lead_from_west_to_east() -> None:
    """None leads straight from the Rhine beyond the route of 56, and few do from the lands between."""
    data = built_in()
    east = {place["id"] for place in [*data["cities"], *data["villages"]] if place["region"] in ("saxony", "danube")} - {
        "eisenach"
    }
    over = [route for route in data["routes"] if len(set(route["between"]) & east) == 1]
    west = {place["id"] for place in [*data["cities"], *data["villages"]] if place["at"][0] < 700}
    assert not [route for route in over if set(route["between"]) & west]
    assert len(over) <= 14


def test_our_map_says_that_it_is_a_reconstruction_wherever_one_meets_it() -> None:
    said = {"fr": "reconsti", "en": "reconstruct", "de": "rekonstru"}
    data = built_in()
    for language in LANGUAGES:
        assert said[language] in data["reconstruction"][language]
        assert said[language] in data["title"][language]
        assert data["reconstruction"][language] in kit().svg(data, language)
        assert said[language] in game_texts(GAME.folder, language).get("tagline")
        assert said[language] in (GAME.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8").casefold()


def test_names_of_places_regions_and_routes_are_those_of_the_board_in_every_language() -> None:
    data = built_in()
    for language in LANGUAGES:
        texts = game_texts(GAME.folder, language)
        for place in [*data["cities"], *data["villages"]]:
            assert texts.get(f"place-{place['id']}") == place["names"][language]
        for region in data["regions"]:
            assert texts.get(f"region-{region['id']}") == region["names"][language]
        named = {place["id"]: place["names"][language] for place in [*data["cities"], *data["villages"]]}
        for route in data["routes"]:
            one, other = route["between"]
            assert texts.get(f"way-{one}-{other}") == f"{named[one]} → {named[other]}"
            assert texts.get(f"way-{other}-{one}") == f"{named[other]} → {named[one]}"


# ---- boards that break a constraint ----


def lines(remarks: list[Remark], data: Data) -> list[str]:
    """Remarks as people read them: where, and what."""
    return [
        f"{'.'.join(map(str, one.where))}{': ' if one.where else ''}{board_remark(GAME, 'en', one, data)}" for one in remarks
    ]


@rule("P1", "P3", "P36")
@pytest.mark.parametrize(("name", "breaking", "line"), BROKEN, ids=[entry[0] for entry in BROKEN])
def test_what_is_wrong_with_a_board_is_told_with_its_spot_and_refused_unless_a_printed_one_may_be_so(
    name: str, breaking: Break, line: str
) -> None:
    data = built_in()
    breaking(data)
    assert line in lines(check(data), data)
    if name in UNUSUAL:
        assert line in lines([one for one in check(data) if not one.grave], data)
        return
    with pytest.raises(BadBoard) as refused:
        kit().on(data)
    assert line in lines(refused.value.remarks, data)
    assert all(remark.grave for remark in refused.value.remarks)


@rule("P3", "P26", "P28")
@pytest.mark.parametrize("name", UNUSUAL)
def test_on_an_unusual_board_every_game_ends(name: str) -> None:
    data = built_in()
    next(breaking for known, breaking, _ in BROKEN if known == name)(data)
    data["disks"] = {str(disk): sum(city["value"] == disk for city in data["cities"]) for disk in range(2, 9)}  # P4
    if any(remark.grave for remark in check(data)):  # one cannot be had without the other: a city that no route reaches
        assert name == "no route at all"
        return
    for seats in (2, 3):
        conformance.check(kit().on(data), seats, {}, 1, conformance.instinctive, closely=20)


def test_all_is_told_at_once() -> None:
    data = built_in()
    wanted = set()
    for name in ("a fixed value", "a toll of 57", "a hop too dear", "a missing key", "a disk of a half"):
        breaking, line = next(entry[1:] for entry in BROKEN if entry[0] == name)
        breaking(data)
        wanted.add(line)
    assert wanted <= set(lines(check(data), data))


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_nothing_in_a_file_can_make_the_check_fail(data: st.DataObject) -> None:
    """Anything at all in any place of the file: sentences, never an error."""
    board: Any = built_in()
    junk = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
        max_leaves=4,
    )
    at: Any = board
    for _ in range(data.draw(st.integers(0, 3))):
        keys = list(at) if isinstance(at, dict) else list(range(len(at))) if isinstance(at, list) else []
        nested = [key for key in keys if isinstance(at[key], dict | list) and at[key]]
        if not nested:
            break
        at = at[data.draw(st.sampled_from(nested))]
    key = data.draw(st.sampled_from(list(at) if isinstance(at, dict) else list(range(len(at)))))
    at[key] = data.draw(junk)
    found = check(board)
    assert all(lines(found, board))
    if not any(remark.grave for remark in found):  # what passes can be played on
        kit().on(board)


@pytest.mark.parametrize("junk", [None, 3, "board", [], {}])
def test_what_is_no_board_at_all_is_refused_too(junk: Any) -> None:
    assert any(remark.grave for remark in check(junk))


# ---- another board ----


def printed() -> Data:
    """Another sound board: other ids, names, tolls and routes, and no note of a reconstruction."""
    data = built_in()
    data["reconstruction"] = None
    rename("zwolle", "deventer")(data)
    for entry in data["routes"]:
        entry["between"] = ["deventer" if word == "zwolle" else word for word in entry["between"]]
    cut_between("strasbourg", "ulm")(data)
    toll("hamburg", "luebeck", 33)(data)
    value("gent", 6)(data)
    value("bruges", 7)(data)
    return data


@rule("P3")
def test_the_same_game_is_played_on_another_board_and_its_record_carries_it() -> None:
    assert check(printed()) == []
    other = kit().on(printed())
    assert other.board is not None
    assert not other.board.built_in
    assert other.actions.size == GAME.actions.size - 2
    for seats in (2, 4):
        conformance.check(other, seats, {}, 1, conformance.eager)
    *_, match = conformance.play_through(other, 3, {}, 5, conformance.eager)
    assert match.record.board == printed()
    verify(games.of_record(match.record), match.record)
    assert "deventer" in " ".join(other.actions.text(action) for action in range(20))
    assert other.svg(match.view(0)).startswith("<svg")
    assert "reconstruct" not in other.text(match.view(0)).casefold()


def test_the_board_of_the_house_given_as_a_file_is_the_board_of_the_house() -> None:
    again = kit().on(built_in())
    assert again.board is not None
    assert again.board.built_in


def test_geometry_knows_crossings_and_insides() -> None:
    assert cross(((0, 0), (2, 2)), ((0, 2), (2, 0)))
    assert not cross(((0, 0), (1, 1)), ((0, 2), (2, 0.5)))
    square = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]
    assert inside((1, 2), square)
    assert not inside((5, 2), square)
