"""Courses: every solution and every foreseen wrong answer of every game is played, and what a course gets wrong is told."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from comptoir import games
from comptoir.cli.lessons import course_faults, word_faults
from comptoir.cli.skeleton.game import GAME as NUTS
from comptoir.kernel.contract import Game
from comptoir.kernel.errors import UnknownName
from comptoir.kernel.visibility import View
from comptoir.table import lessons, wire
from comptoir.table.predicates import BadPredicate, Variables, predicate

HELLER = games.find("heller")
WITH_COURSE = [name for name in games.names() if lessons.course_of(games.find(name))]


@pytest.mark.parametrize("name", WITH_COURSE)
def test_every_course_holds_what_it_says(name: str) -> None:
    assert course_faults(games.find(name)) == []


def test_the_skeleton_of_a_new_game_brings_a_lesson_that_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.extra, NUTS.name, NUTS)
    assert len(lessons.step_ids(NUTS)) == 1
    assert course_faults(NUTS) == []


def answered(step: str, *actions: str) -> wire.Taught:
    written = [dict(HELLER.actions.to_json(HELLER.actions.parse(one))) for one in actions]
    return lessons.taught(HELLER, step, wire.Try(written, len(written)))


def test_an_answer_is_judged_once_it_is_complete() -> None:
    begun = answered("gift")
    assert (begun.verdict, begun.said, begun.way) == (None, [], {"name": "draw"})
    drawn = answered("gift", "draw")
    assert drawn.verdict is None
    assert [one.key for one in drawn.said] == ["gift-once-drawn"]
    assert drawn.way == {"name": "place", "cell": "c4"}
    right = answered("gift", "draw", "place c4").verdict
    assert right == wire.Judgement(True, "gift-right", {"amount": 25})
    wrong = answered("gift", "draw", "place e1")
    assert wrong.verdict == wire.Judgement(False, "gift-wrong-mine-too", {"amount": 5})
    assert wrong.way is None, "who has gone another way is shown nothing"


def test_a_game_without_a_course_and_a_step_that_is_not_there() -> None:
    with pytest.raises(UnknownName, match="there is no lesson 'juggling'; the lessons are first-coins"):
        lessons.taught(HELLER, "juggling", wire.Try())
    nowhere: Game[Any] = _moved(HELLER, Path("nowhere"))
    assert lessons.described(nowhere) == wire.CourseInfo([], None)
    with pytest.raises(UnknownName, match="heller has no course"):
        lessons.taught(nowhere, "gift", wire.Try())


def _moved(game: Game[Any], folder: Path) -> Game[Any]:
    return replace(game, folder=folder)


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """Heller's folder, to spoil something in it."""
    for part in ("lessons", "positions"):
        (tmp_path / part).mkdir()
        for path in (HELLER.folder / part).iterdir():
            (tmp_path / part / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            "lessons/course.toml",
            'solution = ["stall 4 d3"]',
            'solution = ["stall 4 d2"]',
            "is judged first-coins-wrong-other, not",
        ),
        (
            "lessons/course.toml",
            "gain(A) == 36",
            "gain(A) == 37",
            "is judged first-coins-wrong-other, not first-coins-wrong-row",
        ),
        ("lessons/course.toml", '[["draw", "place e1"]]', "[]", "wrong answer mine-too names no answer"),
        ("lessons/course.toml", 'rule = "H9"', 'rule = "H8"', "is refused by H9, not by H8"),
        ("lessons/course.toml", '"H17"]', '"H99"]', "H99 is taught, but no rule of heller"),
        ("lessons/course.toml", 'teaches = ["H17"]', "teaches = []", "no lesson teaches H17"),
        ("lessons/course.toml", 'id = "gold"', 'id = "gift"', "there are two lessons gift"),
        ("lessons/course.toml", 'when = "gain(A) == 30"', 'when = "purse(A)"', "is not something a predicate can say"),
        ("positions/gift.json", '"revision": 1', '"revision": 2', "it is of heller revision 2"),
        ("positions/first-coins.json", '"buyer-6"', '"buyer-5"', "lesson first-coins: ['stall 4 d3'] is judged"),
        ("lessons/de.ftl", "gift-remember", "gift-forget", "there is no text 'gift-remember' in de"),
        ("lessons/de.ftl", "gift-remember", "gift-forget", "de.ftl: nobody says gift-forget"),
        ("lessons/en.ftl", "loses { $amount }", "loses { $much }", "the text 'gift-right' in en"),
    ],
)
def test_what_a_course_gets_wrong_is_told(
    copied: Path, monkeypatch: pytest.MonkeyPatch, file: str, old: str, new: str, said: str
) -> None:
    monkeypatch.setattr(lessons, "MOST_ANSWERS", 0)
    path = copied / file
    source = path.read_text(encoding="utf-8")
    assert old in source
    path.write_text(source.replace(old, new, 1), encoding="utf-8")
    faults = course_faults(_moved(HELLER, copied))
    assert any(said in fault for fault in faults), faults


def test_a_course_file_with_an_unknown_key_is_told(copied: Path) -> None:
    path = copied / "lessons" / "course.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("note = ", "notes = ", 1), encoding="utf-8")
    with pytest.raises(lessons.BadLesson, match=r"the course of heller: .*notes"):
        lessons.course_of(_moved(HELLER, copied))


def test_words_of_the_real_courses_are_complete() -> None:
    assert [fault for name in WITH_COURSE for fault in word_faults(games.find(name))] == []


FACTS = Variables(
    seat=0,
    before=View("heller", -2, {"money": [50, 50]}),
    after=View("heller", -2, {"money": [60, 45]}),
    events=[{"event": "earned", "seat": "A", "amount": 4}, {"event": "earned", "seat": "A", "amount": 6}],
    actions=["stall 4 d3", "draw"],
    legal=["place a1", "place b1"],
    prompt="place",
    scores=([50, 50], [60, 45]),
)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("gain(A) - gain(B)", 15),
        ("after.money[B] < before.money[B] <= 50", True),
        ('did("stall * d3")', 1),
        ('may("place *") == 2 and waiting', True),
        ('told("earned", seat="A")', 2),
        ('told("earned", seat="B") or prompt == "place"', True),
        ('total("earned", "amount", seat="A")', 10),
        ('most("earned", "amount") - most("lost", "amount")', 6),
        ('last("earned", "amount", seat="A") in (6, 7)', True),
        ("won(A) or over", False),
        ("-me + actions", 2),
        ("max(after.money) if not over else 0", 60),
    ],
)
def test_predicates_say_what_they_mean(text: str, value: object) -> None:
    assert predicate(text)(FACTS) == value


@pytest.mark.parametrize(
    "text",
    [
        "__import__('os')",
        "gain.__class__",
        "after.__class__",
        "(lambda: 1)()",
        "[x for x in after.money]",
        "f'{me}'",
        "open(1)",
        "1.5",
        "A =",
    ],
)
def test_nothing_else_can_be_said(text: str) -> None:
    with pytest.raises(BadPredicate):
        predicate(text)


def test_a_predicate_about_what_is_not_there_is_told() -> None:
    with pytest.raises(BadPredicate, match="cannot be answered"):
        predicate("after.purse[A]")(FACTS)
