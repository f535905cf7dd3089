"""Action spaces: one declaration, four ways of writing an action."""

from __future__ import annotations

import pytest

from comptoir.kernel.actions import ActionSpace, Number, Param
from comptoir.kernel.errors import UnknownName

RANK = Param("rank", (1, 2, 3, 4))
CELL = Param("cell", ("a1", "b1", "c1"))
SPACE = ActionSpace(stall=(RANK, CELL), draw=(), place=(CELL,))


def test_blocks_follow_each_other_without_gaps() -> None:
    assert SPACE.size == 4 * 3 + 1 + 3
    assert [SPACE.start(name) for name in ("stall", "draw", "place")] == [0, 12, 13]


def test_every_code_survives_json_and_text() -> None:
    for code in range(SPACE.size):
        assert SPACE.from_json(SPACE.to_json(code)) == code
        assert SPACE.parse(SPACE.text(code)) == code
        assert SPACE.code(SPACE.block(code).name, *SPACE.values(code)) == code


def test_json_and_text_use_the_games_own_words() -> None:
    assert SPACE.to_json(5) == {"name": "stall", "rank": 2, "cell": "c1"}
    assert SPACE.text(5) == "stall 2 c1"


def test_people_may_type_in_any_case() -> None:
    assert SPACE.parse("Stall 2 C1") == 5


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "there is no action"),
        ("jump", "there is no action “jump”; the actions are stall, draw, place"),
        ("stall 2", "not of the form “stall RANK CELL”"),
        ("stall 5 a1", "'5' is no rank; a rank is one of 1, 2, 3, 4"),
        ("place z9", "'z9' is no cell"),
    ],
)
def test_what_cannot_be_parsed_is_named(text: str, complaint: str) -> None:
    with pytest.raises(UnknownName, match=complaint):
        SPACE.parse(text)


@pytest.mark.parametrize(
    "written",
    [
        None,
        [],
        {},
        {"name": 3},
        {"name": "draw", "cell": "a1"},
        {"name": "place"},
        {"name": "place", "cell": True},
        {"name": "place", "cell": None},
    ],
)
def test_what_is_no_action_in_json_is_refused(written: object) -> None:
    with pytest.raises(UnknownName):
        SPACE.from_json(written)


def test_codes_and_values_out_of_range_are_refused() -> None:
    with pytest.raises(UnknownName, match="run from 0 to 15"):
        SPACE.text(16)
    with pytest.raises(UnknownName, match="out of range"):
        SPACE.code("place", 3)
    with pytest.raises(UnknownName, match="takes 1 parameters"):
        SPACE.code("place")


def test_words_are_single_tokens_and_different() -> None:
    with pytest.raises(UnknownName, match="one token"):
        Param("city", ("New York",))
    with pytest.raises(UnknownName, match="same name"):
        Param("city", ("Bonn", "bonn"))


def test_an_action_space_is_finite() -> None:
    with pytest.raises(UnknownName, match="finite"):
        ActionSpace(pay=(Number("amount"),))
