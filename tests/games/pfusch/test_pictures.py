"""The pictures: what they show to whom, that they fit, and that they are well-formed."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from comptoir.games.pfusch import GAME
from comptoir.games.pfusch.pictures import points, stack
from comptoir.games.pfusch.pieces import PLAN
from comptoir.games.pfusch.town import built_in
from comptoir.kernel.conformance import DRIVERS, play_through
from comptoir.kernel.visibility import ALL, PUBLIC, view
from tests.games.pfusch.tables import act, bribe, town


def test_a_project_shows_its_inside_to_its_builder_only_and_probed_wood_to_all() -> None:
    state = town("b1 WP", "b3 PW")
    bribe(state, "6", "1")
    act(state, "A probe B 2")
    shown = {looker: GAME.text(view(state, looker)) for looker in (0, 1, PUBLIC, ALL)}
    assert "b1 Awp_!" in shown[0]
    assert "b1 A??_!" in shown[1]
    assert "b3 B?W__!" in shown[0]
    assert "b3 BpW__!" in shown[1]
    assert "b1 A??_!" in shown[PUBLIC]
    assert "b3 B?W__!" in shown[PUBLIC]
    assert "b1 Awp_!" in shown[ALL]


def test_the_wood_of_others_is_a_question_mark_until_the_year_is_over() -> None:
    for match in play_through(GAME, 3, {"clock": False}, 8, DRIVERS[2]):
        lines = GAME.text(match.view(0)).splitlines()
        line = next(line for line in lines if line[1:3] == "B ")
        assert ("wood ?" in line) == (not match.over and match.state.strikes[1] < 3)


@pytest.mark.rule("F13")
def test_a_stack_has_the_dearest_gift_on_top() -> None:
    state = town("b1 W", "b3 W", "b4 W", "c1 W", districts="abcd")
    bribe(state, "2", "pockets", "5", "informer")
    assert stack(view(state, PUBLIC), 0) == [(2, "5"), (0, "2"), (3, "i"), (1, "o")]


@pytest.mark.rule("F21")
def test_the_profits_shown_are_the_scores() -> None:
    for match in play_through(GAME, 4, {"clock": False}, 5, DRIVERS[0]):
        shown = [int(profit.replace(" ", "")) for profit in points(PLAN, match.view(PUBLIC))]
        assert shown == match.scores


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_text_fits_a_terminal_and_svg_is_well_formed(seats: int) -> None:
    for at, match in enumerate(play_through(GAME, seats, {"clock": True}, seats, DRIVERS[1])):
        for looker in (*range(seats), PUBLIC, ALL) if at % 15 == 0 or match.over else ():
            seen = match.view(looker)
            assert max(len(line) for line in GAME.text(seen).splitlines()) <= 110
            assert ElementTree.fromstring(GAME.svg(seen)).tag.endswith("svg")


def test_the_bare_board_is_well_formed() -> None:
    assert GAME.board is not None
    drawn = GAME.board.svg(built_in(), "de")
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    assert drawn.count("stroke-dasharray") == sum(sum(district["sites"]) for district in built_in()["districts"])


def test_the_picture_shows_a_projects_inside_to_its_builder_only() -> None:
    state = town("b1 WP", "b3 PW")
    assert [GAME.svg(view(state, looker)).count(">w</text>") for looker in (0, 1, PUBLIC, ALL)] == [1, 1, 0, 2]
    assert [GAME.svg(view(state, looker)).count(">?</text>") for looker in (0, 1, PUBLIC, ALL)] == [2, 2, 4, 0]
