"""The worked examples of the rulebook: their numbers are the scoring's, and follow the stored positions."""

from __future__ import annotations

import pytest
from tools.client_books import books

from comptoir.games.heller import GAME
from comptoir.games.heller.pieces import CELL_NAMES, PIECE_NAMES
from comptoir.kernel.errors import BadRulebook
from comptoir.kernel.positions import StoredPosition, load_position
from comptoir.kernel.rulebook import LANGUAGES
from comptoir.kernel.scenes import Positions, play_scene, stored


def with_piece(name: str, cell: str, piece: str) -> Positions:
    """The stored positions, one of them with another piece on a cell."""

    def position(asked: str) -> StoredPosition:
        found = load_position(GAME, asked)
        if asked == name:
            found.state.market[CELL_NAMES.index(cell)] = PIECE_NAMES.index(piece)
        return found

    return position


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_follows_a_changed_position(language: str) -> None:
    before, after = (
        str(books(GAME, positions)[language]) for positions in (stored(GAME), with_piece("cut-row", "b4", "buyer-5"))
    )
    assert "(6 − 2) × 2 = 8" in before
    assert "(5 − 2) × 2 = 6" in after
    assert "(6 − 2)" not in after


def test_the_picture_follows_too() -> None:
    at = CELL_NAMES.index("b4")
    seen = [
        books(GAME, positions)["scenes"]["cut-row"]["view"] for positions in (stored(GAME), with_piece("cut-row", "b4", "eye"))
    ]
    assert [view["market"][at] for view in seen] == [PIECE_NAMES.index("buyer-6"), PIECE_NAMES.index("eye")]


def test_a_picture_shows_what_its_looker_sees_and_what_the_last_action_did() -> None:
    shown = books(GAME, stored(GAME))["scenes"]["busy-market; draw; place a4"]
    assert shown["look"] == "A"
    assert list(shown["view"]["secret"]) == [PIECE_NAMES.index("buyer-5"), None, None]
    assert [event["event"] for event in shown["events"]] == ["square_placed"]


def test_an_action_that_the_rules_forbid_is_named() -> None:
    with pytest.raises(BadRulebook, match="“stall 4 a1” cannot be played from the position busy-market: H12 forbids it"):
        play_scene(load_position(GAME, "busy-market"), ["stall 4 a1"])
