"""Rulebooks."""

from __future__ import annotations

import pytest

from comptoir.games.heller import GAME
from comptoir.kernel.errors import UnknownName
from comptoir.kernel.rulebook import load_rulebook, parse_rulebook

BOOK = """# A game

It is
short.

## Pieces

**X1** There is
a board.

## Play

**X2** Move.
"""


def test_a_rulebook_has_a_title_an_introduction_and_sections_of_rules() -> None:
    book = parse_rulebook(BOOK)
    assert (book.title, book.introduction) == ("A game", "It is short.")
    assert [section.title for section in book.sections] == ["Pieces", "Play"]
    assert book.ids() == ["X1", "X2"]
    assert book.rule("X1") == "There is a board."
    with pytest.raises(UnknownName, match="no rule X9"):
        book.rule("X9")


def test_a_rule_stands_once_and_in_a_section() -> None:
    with pytest.raises(UnknownName, match="twice"):
        parse_rulebook(BOOK + "\n**X1** Again.\n")
    with pytest.raises(UnknownName, match="before the first section"):
        parse_rulebook("**X1** Early.")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownName, match="no rulebook in 'it'"):
        load_rulebook(GAME.folder, "it")
