"""Texts: the same keys and variables in every language, and no sentence with a hole in it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import comptoir.texts
from comptoir import games
from comptoir.kernel.errors import UnknownName
from comptoir.kernel.rulebook import LANGUAGES, load_rulebook
from comptoir.kernel.typography import unbroken
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
            keys[entry.id.name] = {name.removesuffix("-a") for name in variables.found}
    return keys


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_all_languages_have_the_same_keys_and_variables(folder: Path) -> None:
    """But for words with their articles (`-a`): a language may do without."""
    first, *others = [
        {key: told for key, told in one.items() if key.removesuffix("-a") == key or key[:-2] not in one}
        for one in (messages(folder, language) for language in LANGUAGES)
    ]
    assert [first] * len(others) == others


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
    assert texts.word("square", "eye") == "mauvais œil"


def test_a_hidden_square_is_not_named() -> None:
    texts = game_texts(games.find("heller").folder, "de")
    hidden = texts.event({"event": "drew", "seat": "B", "square": None}, ["Anna", "Bert"])
    shown = texts.event({"event": "drew", "seat": "B", "square": "fire"}, ["Anna", "Bert"])
    assert hidden == "Bert zieht ein Plättchen."
    assert shown == "Bert zieht ein Plättchen: Feuer."


def test_a_word_stands_bare_in_a_list_and_with_its_article_in_a_sentence() -> None:
    placed = {"event": "square_placed", "seat": "A", "square": "gold", "cell": "a2"}
    told = {
        "fr": "Anna pose le sac d’or en a2.",
        "en": "Anna places the sack of gold on a2.",
        "de": "Anna legt den Geldsack auf a2.",
    }
    for language, sentence in told.items():
        assert game_texts(games.find("heller").folder, language).event(placed, ["Anna", "Bert"]) == sentence


def test_french_signs_never_begin_a_line() -> None:
    """Authors type plain spaces; sentences and rulebooks have others where a line must not break."""
    earned = {"event": "earned", "seat": "A", "amount": 900_000, "rule": "F17", "reason": "saved", "blocks": 9}
    told = game_texts(games.find("pfusch").folder, "fr").event(earned, ["Anna"])
    assert told == "Anna\u00a0: 9 × bloc de bois économisé = 900\u202f000\u202f€."
    kept = game_texts(games.find("heller").folder, "fr").event({"event": "kept", "seat": "A", "square": "fire"}, ["Anna"])
    assert kept == "Anna garde un carré secret\u00a0: feu."
    assert unbroken("« Oui ! » ; 100 000 ? |---:| :--| ![a](b)", "fr") == (
        "«\u00a0Oui\u202f!\u00a0»\u202f; 100\u202f000\u202f? |---:| :--| ![a](b)"
    )
    assert unbroken("« Oui ! »", "de") == "« Oui ! »"
    for name in games.names():
        book = load_rulebook(games.find(name).folder, "fr")
        assert not [rule for rule in book.ids() if re.search(r" [;:!?%»]", book.rule(rule))]


def test_victories_are_alone_or_shared() -> None:
    assert house_texts("fr").get("game-over", scores="5", winners="Anne", count=1).endswith("Anne gagne.")
    assert house_texts("fr").get("game-over", scores="5", winners="Anne, Luc", count=2).endswith("partagent la victoire.")
