"""Names: what people may be called, and how others read it."""

from __future__ import annotations

import os
import re
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from comptoir.table.levels import LEVEL_NAMES
from comptoir.table.names import BadName, clean_name
from tests.house.guests import RunningHouse

TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts"
EXAMPLES = 300 * int(os.environ.get("COMPTOIR_EXAMPLES", "1"))
BLANKS = "\u3164\u2800\u115f\u1160\uffa0\u00ad\u034f\u061c\u17b4\u180e\u200b\u2060\ufe0f\ufeff\ufffc"
BLANKS += "\U000e0041\U0001d159 \u3000\u00a0"
TRICKS = st.sampled_from(
    [*BLANKS, "\u202e", "\u2066", "\x1b", "\0", "\n", "\u0301", "\u20dd", "\u0e33", "\ufdfa", "—", "B", "é"]
)
ANY_TEXT = st.text(st.one_of(TRICKS, st.characters(exclude_categories=["Cs"])), max_size=40)


@settings(max_examples=EXAMPLES, derandomize=True, database=None, deadline=None)
@given(ANY_TEXT)
def test_a_name_is_short_visible_and_stays_what_it_is(written: str) -> None:
    try:
        name = clean_name(written)
    except BadName:
        return
    assert 1 <= len(name) <= 32
    assert clean_name(name) == name
    assert unicodedata.normalize("NFC", name) == name
    assert not any(unicodedata.category(one)[0] == "C" for one in name)
    assert not set(name) & (set(BLANKS) - {" "})
    assert not re.search(r"  |^ | $", name)
    assert all(marks <= 2 for marks in runs_of_marks(name))


def runs_of_marks(name: str) -> list[int]:
    """How many combining marks stand together, wherever some do."""
    kinds = "".join("m" if unicodedata.category(one) in ("Mn", "Me") else " " for one in name)
    return [len(run) for run in kinds.split()]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (BLANKS, "at least one character that can be seen"),
        ("\u3164", "at least one character that can be seen"),
        ("\u2800\u2800", "at least one character that can be seen"),
        ("e" + "\u0301" * 4, "at most 2 marks"),
        ("\u0301Ann", "at most 2 marks"),
        ("\ufb2c" * 12, "at most 32 characters"),  # one letter each, three when written out
        ("—", "people who have left"),
        ("– —", "people who have left"),
        *((name, "what a bot is called") for name in ("master B", "Großmeister", "MASTER", "Maître F", "maitre", "Anfänger-A")),
        *((name, "what a bot is called") for name in ("merchant\u200b B", "ｍａｓｔｅｒ")),
        *((name, "what a bot is called") for name in ("Goldwaage", "oma  TALER", "Krumel", "Thimble", "Baulöwe · master")),
    ],
)
def test_names_nobody_can_have(name: str, sentence: str) -> None:
    with pytest.raises(BadName, match=sentence):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Zoë",
        "Nguyễn Văn Ánh",
        "Ólafur",
        "李小龍",
        "שרה",
        "محمد",
        "สมชาย",
        "O’Neill-Smith",
        "🧀 Käse",
        "Master Bates",
        "X",
        "Mastermind",
    ],
)
def test_names_people_have(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


def test_the_house_tells_why_a_name_is_refused(house: RunningHouse) -> None:
    ann = house.guest()
    answers = [
        house.stranger().post("/api/guests", {"name": "\u3164"}),
        ann.put("/api/me", {"name": "master B"}),
        ann.post("/api/tables", {"game": "heller", "seats": [{"kind": "me"}, {"kind": "screen", "name": "—"}]}),
    ]
    assert [(one.status_code, one.json()["error"]) for one in answers] == [(400, "bad_name")] * 3


def test_levels_are_called_here_as_in_the_client() -> None:
    for at, language in enumerate(("en", "fr", "de")):
        texts = dict(re.findall(r"(?m)^level-(\w+) = (.+)$", (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")))
        assert texts == {level: names[at] for level, names in LEVEL_NAMES.items()}
