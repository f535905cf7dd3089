"""A bot of one's own plays wherever ours do, by name, by where it is, by its class or itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import comptoir
from comptoir import games
from comptoir.kernel.errors import UnknownName
from comptoir.kernel.match import Match
from comptoir.players import PLAYERS, Budget, levels, play_match, player, without_budget
from comptoir.players.greedy import Greedy
from tests.players import own_bots

HERE = "tests.players.own_bots"
GAME = games.find("heller")


WAYS: list[Any] = [f"{HERE}:Last", f"{HERE}:by_hand", own_bots.Last, own_bots.by_hand, own_bots.Last(GAME, 1)]


@pytest.mark.parametrize("wanted", WAYS)
def test_a_player_is_found_however_it_is_given(wanted: Any) -> None:
    match = Match(GAME, 2, seed=1)
    play_match(match, [player(wanted, GAME, 1), player("greedy", GAME, 1)])
    assert match.over
    assert comptoir.player(wanted, GAME, 1).choose(Match(GAME, 2, seed=2).view(0), [3, 5]) == 5


def test_a_budget_is_written_one_way() -> None:
    assert without_budget("search:400") == ("search", "400")
    assert without_budget(f"{HERE}:Last") == (f"{HERE}:Last", None)
    assert without_budget(f"{HERE}:Pondering:50ms") == (f"{HERE}:Pondering", "50ms")
    made = player(f"{HERE}:Pondering:50ms", GAME, 1)
    assert isinstance(made, own_bots.Pondering)
    assert made.budget == Budget(milliseconds=50)
    with pytest.raises(UnknownName, match="takes no budget"):
        player(f"{HERE}:Last:400", GAME, 1)


@pytest.mark.parametrize("wrong", ["nobody", "nobody:400", f"{HERE}:Nobody", "no_such_module:Bot", ":", f"{HERE}:NOT_A_PLAYER"])
def test_who_is_no_player_is_refused_with_a_sentence(wrong: str) -> None:
    with pytest.raises(UnknownName):
        player(wrong, GAME, 1)


def test_whoever_runs_a_house_names_levels_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPTOIR_LEVELS", f"last={HERE}:Last merchant={HERE}:Last")
    levels.cache_clear()
    try:
        assert list(levels())[-1] == "last"
        assert levels()["merchant"] is PLAYERS["merchant"]  # ours keep their names
        assert isinstance(player("last", GAME, 1), own_bots.Last)
    finally:
        levels.cache_clear()


def test_our_bots_can_be_extended_compiled_or_not() -> None:
    match = Match(GAME, 2, seed=4)
    seat = match.to_act[0]
    seen, legal = match.view(seat), match.legal(seat)
    likes, dislikes = player("greedy", GAME, 1), own_bots.Contrary(GAME, 1)
    values = Greedy(GAME, 1).values(seen, legal)
    assert values[legal.index(likes.choose(seen, legal))] == max(values)
    assert Greedy(GAME, 1).values(seen, legal) == values
    chosen = dislikes.choose(seen, legal)
    assert values[legal.index(chosen)] == min(values)
    curious = own_bots.Curious(GAME, 1, iterations=20)
    curious.choose(seen, legal)
    assert curious.worlds == 20


def test_a_bot_may_lie_in_the_folder_one_stands_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots_of_mine.py").write_text("from tests.players.own_bots import Last as Mine\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert isinstance(player("bots_of_mine:Mine", GAME, 1), own_bots.Last)
