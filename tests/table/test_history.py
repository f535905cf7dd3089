"""Games that are over: who came where, by the rules that the game was played by."""

from __future__ import annotations

import pytest

from comptoir import games
from comptoir.table import history
from tests.table.hosting import ANN, OneTable
from tests.testgames.nuts import FEWEST, GAME


def test_an_old_game_is_placed_by_its_own_revision(monkeypatch: pytest.MonkeyPatch) -> None:
    """Revision 3 turns the game round; who came second by revision 2 stays second."""
    monkeypatch.setitem(games.extra, "nuts", GAME)
    table = OneTable("nuts")
    table.play_on()
    kept = table.tables.kept[table.id]
    before = history.played(kept.table, kept.seats, ANN.id, False)
    scores = [seat.score for seat in before.seats]
    assert len(set(scores)) > 2, "else nobody's place hangs on it"
    assert [seat.place for seat in before.seats] == [1 + sum(other > score for other in scores) for score in scores]
    monkeypatch.setitem(games.extra, "nuts", FEWEST)
    assert history.played(kept.table, kept.seats, ANN.id, False) == before
