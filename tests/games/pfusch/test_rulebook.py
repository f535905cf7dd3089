"""The numbers in the worked examples come from the rules: where a position changes, the page follows."""

from __future__ import annotations

from comptoir.games.pfusch import GAME
from comptoir.kernel.positions import StoredPosition, load_position
from comptoir.kernel.rulebook import Table, load_rulebook
from comptoir.kernel.scenes import Positions, reckoned, stored


def year_of_anna(positions: Positions) -> tuple[str, ...]:
    """Anna's row of the table that counts a year."""
    book = load_rulebook(GAME.folder, "en", reckoned(GAME, positions))
    rows = [row for block in book.blocks() if isinstance(block, Table) for row in block.rows]
    return next(row for row in rows if row[0] == "Anna")


def with_a_block_less(name: str) -> StoredPosition:
    """The stored positions, but by the end of the year Anna has used one more wooden block."""
    position = load_position(GAME, name)
    if name == "end-of-year":
        position.state.wood[0] -= 1
    return position


def test_anna_who_has_saved_a_block_less_earns_less_on_the_page() -> None:
    assert year_of_anna(stored(GAME)) == ("Anna", "5", "5", "3", "€1,150,000")
    assert year_of_anna(with_a_block_less) == ("Anna", "4", "5", "3", "€1,050,000")
