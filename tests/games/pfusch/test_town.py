"""The districts: which are in play, and what their checker finds."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from comptoir.games.pfusch import GAME
from comptoir.games.pfusch.pieces import MOST_SITES, SIZE
from comptoir.games.pfusch.town import built_in, check
from comptoir.kernel import conformance
from comptoir.kernel.chance import Imagined
from comptoir.kernel.errors import BadBoard
from comptoir.kernel.match import Match, verify
from comptoir.kernel.visibility import PUBLIC, view
from comptoir.texts import board_remark
from tests.boards import ELSEWHERE
from tests.games.reaches import told

rule = pytest.mark.rule


def in_play(seats: int, seed: int) -> str:
    sites = GAME.new({"clock": False}, seats, Imagined(seed), None).sites
    return "".join(letter for at, letter in enumerate("abcde") if any(sites[at * MOST_SITES : (at + 1) * MOST_SITES]))


@rule("F2")
def test_as_many_districts_as_seats_are_drawn_and_the_workers_one_always_is() -> None:
    for seats in range(2, 6):
        drawn = {in_play(seats, seed) for seed in range(60)}
        assert {len(letters) for letters in drawn} == {seats}
        assert all(letters[0] == "a" for letters in drawn)
    assert {in_play(2, seed) for seed in range(60)} == {"ab", "ac", "ad", "ae"}


@rule("F2")
def test_the_draw_is_told_in_the_words_of_the_districts() -> None:
    outcome = Match(GAME, 3).record.entries[0].chance
    assert [drawn["deck"] for drawn in outcome] == ["districts"]
    assert sorted(outcome[0]["order"]) == ["harbour", "old-town", "station", "villas"]
    assert Match(GAME, 5).record.entries[0].chance == []


@rule("F2", "F3")
def test_a_sites_number_is_how_many_blocks_its_building_needs() -> None:
    sites = view(GAME.new({"clock": False}, 5, Imagined(1), None), PUBLIC).sites
    for at, district in enumerate(built_in()["districts"]):
        assert sites[at * MOST_SITES :][: len(district["sites"])] == district["sites"]
    assert set(built_in()["districts"][0]["sites"]) == {2}


@rule("F3")
def test_our_districts_keep_every_constraint() -> None:
    assert check(built_in()) == []


def spoilt(change: Any) -> list[str]:
    """What is said of our districts after a change, with a mark before what is refused."""
    data = deepcopy(built_in())
    change(data)
    return [
        f"{'! ' if one.grave else ''}{'.'.join(map(str, one.where))}: {board_remark(GAME, 'en', one, data)}"
        for one in check(data)
    ]


def needs(district: int, site: int, blocks: int) -> Any:
    """A change: a site needs so many blocks."""
    return lambda data: data["districts"][district]["sites"].__setitem__(site, blocks)


FAULTS: dict[str, tuple[Any, str]] = {
    "a workers' site that is no 2": (
        needs(0, 2, 3),
        "! districts.workers.sites.2: Site a3 needs 3; in the workers’ district all need 2. (F2)",
    ),
    "a site too big": (needs(1, 0, 6), "districts.old-town.sites.0: Site b1 needs 6; in our town buildings need 2 to 5. (F3)"),
    "a site for a single block": (
        needs(1, 0, 1),
        "districts.old-town.sites.0: Site b1 needs 1; in our town buildings need 2 to 5. (F3)",
    ),
    "a site for more than a year": (
        needs(1, 0, 13),
        "! districts.old-town.sites.0: Site b1 needs 13; it must be 1 to 12. (F3)",
    ),
    "a wide district": (
        lambda data: data["districts"][1].__setitem__("sites", [2, 3, 4] * 4),
        "districts.old-town.sites: Old Town: sites 12; ours have at most 9. (F3)",
    ),
    "a district too wide": (
        lambda data: data["districts"][1].__setitem__("sites", [2, 3, 4] * 7),
        "! districts.old-town.sites: The list is too long: 21, at most 20.",
    ),
    "a district that is not mixed": (
        lambda data: data["districts"][4].__setitem__("sites", [5, 5, 5, 5]),
        "districts.villas: In Villa Hill all sites need 5; only the workers’ district is usually like that. (F3)",
    ),
    "no 4 anywhere": (
        lambda data: [
            district.__setitem__("sites", [3 if size == 4 else size for size in district["sites"]] + [2])
            for district in data["districts"][1:]
        ],
        "districts: No district but the workers’ has a site of 4. (F3)",
    ),
    "two districts alike": (
        lambda data: data["districts"][2].__setitem__("sites", [3, 3, 3, 2, 2, 4]),
        "districts.harbour: Harbour and Old Town have the same sites. (F3)",
    ),
    "two districts of one id": (
        lambda data: data["districts"][2].__setitem__("id", "old-town"),
        "! districts.2.id: old-town is there twice.",
    ),
    "too few districts": (lambda data: data["districts"].pop(), "! districts: Districts: 4 instead of 5. (F2)"),
    "no sites": (
        lambda data: data["districts"][3].__setitem__("sites", []),
        "! districts.station.sites: Station Quarter has no building site. (F2)",
    ),
    "too few blocks": (
        lambda data: data["districts"][4].__setitem__("sites", [5, 4]),
        "districts: Players: 2. There may be no more room than for 21; with 26, everyone could build all year. (F3)",
    ),
    "another game": (
        lambda data: data.__setitem__("game", "heller"),
        '! game: This is a board of "heller", not of pfusch.',
    ),
    "no list": (lambda data: data.__setitem__("districts", 7), "! districts: This must be a list."),
    "no district": (
        lambda data: data["districts"].__setitem__(1, "b"),
        "! districts.1: This must be an object with id, name, sites.",
    ),
    "no id": (lambda data: data["districts"][1].pop("id"), "! districts.1: “id” is missing."),
    "an id of two words": (
        lambda data: data["districts"][1].__setitem__("id", "old town"),
        '! districts.1.id: An id is one word of small letters a to z and digits, not "old town".',
    ),
    "a name too few": (lambda data: data["districts"][1]["name"].pop("de"), "! districts.old-town.name: “de” is missing."),
    "a name that is none": (
        lambda data: data["districts"][1].__setitem__("name", "Altstadt"),
        "! districts.old-town.name: This must be an object with fr, en, de.",
    ),
    "an empty name": (
        lambda data: data["name"].__setitem__("fr", " "),
        "! name: The text in “fr” is empty or cannot be printed.",
    ),
    "something more": (lambda data: data.__setitem__("river", 1), '! : "river" does not belong here.'),
    "half a block": (
        lambda data: data["districts"][1]["sites"].__setitem__(1, 2.5),
        "! districts.old-town.sites.1: This must be a whole number, not 2.5.",
    ),
    "a site that is true": (
        lambda data: data["districts"][1]["sites"].__setitem__(1, True),
        "! districts.old-town.sites.1: This must be a whole number, not true.",
    ),
    "sites that are no list": (
        lambda data: data["districts"][1].__setitem__("sites", {"b1": 3}),
        "! districts.old-town.sites: This must be a list.",
    ),
}


@rule("F3")
@pytest.mark.parametrize("fault", FAULTS)
def test_the_checker_names_each_fault_and_its_place(fault: str) -> None:
    change, sentence = FAULTS[fault]
    assert sentence in spoilt(change)


@rule("F3")
def test_the_checker_finds_all_faults_at_once() -> None:
    def change(data: Any) -> None:
        data["districts"][0]["sites"] = [2, 3]
        data["districts"][1]["sites"] = [9, 2]

    assert len(spoilt(change)) == 2
    no_object: Any = []
    assert [remark.word for remark in check(no_object)] == ["no-object"]
    assert [remark.word for remark in check({})] == ["missing", "missing", "districts"]


@rule("F3")
def test_another_town_makes_the_same_game_on_other_sites() -> None:
    assert GAME.board is not None
    data = deepcopy(built_in())
    data["districts"][1]["sites"] = [5, 5, 4, 4]
    other = GAME.board.on(data)
    assert other.board is not None
    assert not other.board.built_in
    match = Match(other, 5, seed=bytes(32))
    assert match.record.board == data
    assert match.state.sites[MOST_SITES : MOST_SITES + 5] == [5, 5, 4, 4, 0]
    chance = Imagined(1)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, other.sample(match.state, seat, chance))
    verify(other, match.record)
    assert told(match, "unbuilt") == []


@rule("F3")
def test_higher_buildings_and_wider_districts_are_built_probed_and_drawn() -> None:
    game = ELSEWHERE["big town"]
    assert game.actions.parse("site a14")
    assert game.actions.parse("probe E 9")
    conformance.check(game, 5, game.parse_options({}), 1, conformance.instinctive, closely=10)
    heights: set[Any] = set()
    for seed in range(10):
        *_, match = conformance.play_through(game, 5, game.parse_options({}), seed, conformance.eager)
        heights |= {one["height"] for one in told(match, "built")}
        assert max(map(len, game.text(match.view(0)).splitlines())) <= 110
        verify(game, match.record)
    assert max(heights) > SIZE


@rule("F3")
def test_a_town_against_the_rules_is_refused_but_one_with_few_sites_can_be_played() -> None:
    assert GAME.board is not None
    data = deepcopy(built_in())
    data["districts"][0]["sites"] = [2, 2]
    assert not any(remark.grave for remark in check(data))
    assert len(check(data)) > 0
    conformance.check(GAME.board.on(data), 2, {}, 1, conformance.instinctive, closely=20)
    data["districts"][0]["sites"] = [2, 3]
    with pytest.raises(BadBoard, match="workers site"):
        GAME.board.on(data)
    with pytest.raises(BadBoard, match="missing, key districts"):
        GAME.board.on({})


@rule("F3")
@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_the_bare_board_is_drawn_in_every_language(language: str) -> None:
    assert GAME.board is not None
    drawn = GAME.board.svg(built_in(), language)
    assert drawn.startswith("<svg")
    for district in built_in()["districts"]:
        assert district["name"][language] in drawn
