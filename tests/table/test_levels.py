"""The level that learned: where it is offered, where it is refused, and what a page fetches for it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from comptoir import games
from comptoir.kernel.contract import Game
from comptoir.kernel.errors import UnknownName
from comptoir.kernel.match import Match
from comptoir.page import thinker
from comptoir.players.grandmaster import Grandmaster
from comptoir.players.network import FILE
from comptoir.players.search import Search
from comptoir.table import thinking
from comptoir.table.levels import check_level, levels_of, player_of
from tests.boards import ELSEWHERE, called
from tests.shipped import LEARNED

HELLER = games.find("heller")


@pytest.mark.parametrize("game", [games.find(name) for name in LEARNED], ids=called)
def test_a_grandmaster_is_the_strongest_level_and_thinks_with_the_games_network(game: Game[Any]) -> None:
    assert levels_of(game)[-2:] == ["master", "grandmaster"]
    assert isinstance(player_of("grandmaster", game, 1, 5.0), Grandmaster)


@pytest.mark.parametrize("game", ELSEWHERE.values(), ids=called)
def test_on_a_board_of_ones_own_there_is_no_grandmaster(game: Game[Any]) -> None:
    assert "grandmaster" not in levels_of(game)
    with pytest.raises(UnknownName, match="no bot of level 'grandmaster'"):
        check_level("grandmaster", game)
    with pytest.raises(UnknownName, match="on a board of your own"):
        check_level("grandmaster", games.find(game.name), other_board=True)


def test_a_game_nobody_has_learned_has_no_grandmaster(tmp_path: Path) -> None:
    game = replace(HELLER, folder=tmp_path)
    assert levels_of(game)[-1] == "master"
    assert isinstance(player_of("grandmaster", game, 1, 5.0), Search), "at an old table it plays as a master"


def test_a_page_fetches_weights_only_for_a_grandmaster_and_only_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = replace(HELLER, folder=tmp_path)
    weights = tmp_path / "bots" / FILE
    weights.parent.mkdir()
    weights.touch()
    monkeypatch.setattr(thinking.Task, "rules", property(lambda task: game))
    assert thinker.wants("choose", asked(game, "master")) == []
    assert thinker.wants("hint", asked(game, "master")) == []
    assert thinker.wants("choose", asked(game, "grandmaster")) == [f"{game.name}.weights", str(weights)]
    assert "grandmaster" in levels_of(game), "it is offered before they are there"
    assert int(thinker.do("choose", asked(game, "grandmaster"))[1]) >= 0, "and plays as a master if they do not come"
    weights.write_bytes((HELLER.folder / "bots" / FILE).read_bytes())
    assert thinker.wants("choose", asked(game, "grandmaster")) == []
    assert isinstance(player_of("grandmaster", game, 1, 5.0), Grandmaster)


def asked(game: Game[Any], level: str) -> str:
    match = Match(game, game.least_seats, seed=bytes(32))
    seat = match.to_act[0]
    task = thinking.Task(1, seat, level, game.name, game.revision, match.view(seat).fields, match.legal(seat), 3, 20.0)
    return thinker.pack(task)
