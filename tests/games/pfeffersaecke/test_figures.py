"""The worked examples of the rulebook: their numbers are the rules', and follow the stored positions."""

from __future__ import annotations

import pytest
from tools.client_books import books

from comptoir.games.pfeffersaecke import GAME
from comptoir.games.pfeffersaecke.pieces import BASIC_INCOME, SPACE_INCOME, START_MONEY
from comptoir.kernel.positions import StoredPosition, load_position
from comptoir.kernel.rulebook import LANGUAGES
from comptoir.kernel.scenes import stored


def richer(asked: str) -> StoredPosition:
    """The stored positions; in one of them Anna has four florins more."""
    found = load_position(GAME, asked)
    if asked == "whole-turn":
        found.state.money[0] += 4
    return found


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", "et {} florins."), ("en", "and {} florins."), ("de", "und {} Gulden.")],
)
def test_the_page_follows_a_changed_position(language: str, said: str) -> None:
    before, after = (str(books(GAME, positions)[language]) for positions in (stored(GAME), richer))
    assert said.format(6) in before
    assert said.format(10) in after
    assert said.format(6) not in after


def test_the_tables_of_the_book_are_those_of_the_box() -> None:
    """P5, P7, P12, P13: the numbers by players stand in three tables of each book, and are the rules' own."""
    disks = {2: 9, 3: 8, 4: 6, 5: 5, 6: 4}
    rows = [[str(n), str(START_MONEY[n]), str(SPACE_INCOME[n]), str(BASIC_INCOME[n]), str(disks[n])] for n in range(2, 7)]
    for language in LANGUAGES:
        blocks = [block for section in books(GAME, stored(GAME))[language]["sections"] for block in section["blocks"]]
        tables = [
            [list(row) for row in block["rows"]] for block in blocks if block["kind"] == "table" and len(block["head"]) == 5
        ]
        assert tables == [rows] * 3
