"""Texts: the same keys and variables in every language, and no sentence with a hole in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import comptoir.texts
from comptoir import games
from comptoir.kernel.errors import UnknownName
from comptoir.kernel.rulebook import LANGUAGES
from comptoir.texts import Texts, game_texts, house_texts

FOLDERS = [Path(comptoir.texts.__file__).parent, *(games.find(name).folder / "texts" for name in games.names())]


class Variables(Visitor):
    """The variables a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (the library's name)
        self.found.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Every key of a file with the variables it uses. Fails on anything that is not well written."""
    parsed = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    keys: dict[str, set[str]] = {}
    for entry in parsed.body:
        assert not isinstance(entry, ast.Junk), f"{folder}/{language}: {(entry.content or '')[:80]}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in keys, f"{entry.id.name} stands twice in {language}"
            variables = Variables()
            variables.visit(entry)
            keys[entry.id.name] = variables.found
    return keys


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_all_languages_have_the_same_keys_and_variables(folder: Path) -> None:
    english = messages(folder, "en")
    for language in LANGUAGES:
        assert messages(folder, language) == english


def test_a_missing_text_or_variable_is_an_error() -> None:
    texts = house_texts("en")
    with pytest.raises(UnknownName, match="no text 'nonsense' in en"):
        texts.get("nonsense")
    with pytest.raises(UnknownName, match="'hint' in en"):
        texts.get("hint")
    with pytest.raises(UnknownName, match="no texts in 'it'"):
        Texts(FOLDERS[0], "it")


def test_words_that_need_no_translation_stay_as_they_are() -> None:
    texts = game_texts(games.find("heller").folder, "fr")
    assert texts.word("cell", "c4") == "c4"
    assert texts.word("square", "eye") == "le mauvais œil"


def test_a_hidden_square_is_not_named() -> None:
    texts = game_texts(games.find("heller").folder, "de")
    hidden = texts.event({"event": "drew", "seat": "B", "square": None}, ["Anna", "Bert"])
    shown = texts.event({"event": "drew", "seat": "B", "square": "fire"}, ["Anna", "Bert"])
    assert hidden == "Bert zieht ein Plättchen."
    assert shown == "Bert zieht ein Plättchen: ein Feuer."


def test_victories_are_alone_or_shared() -> None:
    assert house_texts("fr").get("game-over", scores="5", winners="Anne", count=1).endswith("Anne gagne.")
    assert house_texts("fr").get("game-over", scores="5", winners="Anne, Luc", count=2).endswith("partagent la victoire.")
