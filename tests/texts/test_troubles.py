"""What the house says when it does not do something: people read it in their language, whatever it is."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from comptoir.house.http.errors import WORDS
from comptoir.kernel.rulebook import LANGUAGES
from comptoir.table.errors import TableError
from comptoir.table.names import clean_name
from comptoir.texts import Texts
from tests.texts.test_texts import messages

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src" / "texts"
NO_ANSWER = {"trouble-house"}  # no word of the house: it said nothing, or nothing that is known
OF_A_PAGE = {"trouble-elsewhere"}  # said by web/src/host/room.ts


def written() -> Iterator[ast.AST]:
    for room in ("table", "house", "page"):
        for path in sorted((ROOT / "src" / "comptoir" / room).rglob("*.py")):
            yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def constant(node: ast.AST | None) -> list[str]:
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


@cache
def raised() -> list[tuple[str, bool]]:
    """The words that calls name, and whether they tell the bound that was met."""
    calls = [node for node in written() if isinstance(node, ast.Call)]
    named = [({one.arg: one.value for one in call.keywords}) for call in calls]
    return [(word, "most" in given) for given in named for word in constant(given.get("error"))]


@cache
def words() -> set[str]:
    """Every word by which the house says why: of a class of errors, of an error that is raised, of a status of HTTP."""
    found = {word for word, _ in raised()} | {*WORDS.values(), "error"}
    for node in written():
        if isinstance(node, ast.ClassDef):
            set_here = [one for one in node.body if isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == "error"]
            found |= {word for one in set_here for word in constant(one.value)}
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "Problem" and node.args:
            found |= set(constant(node.args[0]))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_of_the_house_has_a_sentence_and_every_sentence_an_error(language: str) -> None:
    told = {key for key in messages(CLIENT, language) if key.startswith("trouble-")}
    assert told - NO_ANSWER - OF_A_PAGE == {f"trouble-{word}" for word in words()}
    texts = Texts(CLIENT, language)
    assert all(texts.get(key, most=7) for key in told)


def test_a_sentence_that_names_a_bound_is_told_it() -> None:
    texts = messages(CLIENT, "en")
    assert {used for key, uses in texts.items() if key.startswith("trouble-") for used in uses} == {"most"}
    for word, tells in raised():
        assert tells == ("most" in texts[f"trouble-{word}"]), word
    with pytest.raises(TableError) as refused:
        clean_name("x" * 33)
    assert refused.value.most == 32


def test_the_words_are_found() -> None:
    """The list above is read from the source: were it written otherwise, it would be empty and nothing tested."""
    assert {"stale", "too_many_open", "bad_name", "wrong_key", "unavailable", "too_large", "undone"} <= words()
