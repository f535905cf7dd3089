"""A bot of one's own plays wherever ours do, by name, by where it is, by its class or itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import comptoir
from comptoir import games
from comptoir.cli import app
from comptoir.kernel.errors import UnknownName
from comptoir.kernel.match import Match
from comptoir.kernel.visibility import View
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


def test_a_number_of_numpy_is_a_seed() -> None:
    match = Match(GAME, 2, seed=4)
    seat = match.to_act[0]
    made = [player("random", GAME, seed) for seed in (3, np.int64(3))]
    assert len({bot.choose(match.view(seat), match.legal(seat)) for bot in made}) == 1


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


def last_of(view: View, actions: list[int]) -> int:
    """Chooses, but is no player: that is an object with such a method."""
    return actions[-1]


@pytest.mark.parametrize(
    "wrong", [last_of, lambda view, actions: view.market[0], lambda view, actions: actions, 7, Greedy.values]
)
def test_what_makes_no_player_is_refused_with_what_is_wanted(wrong: Any) -> None:
    with pytest.raises(UnknownName, match=r"called with a game and a seed.* an object with choose\(view, actions\)"):
        player(wrong, GAME, 1)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package that brings four levels by entry points, as pip would install it: two of them are broken."""
    told = tmp_path / "bots_of_others-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: bots-of-others\nVersion: 1.0\n", encoding="utf-8")
    entries = [f"lastly = {HERE}:Last", f"pondering = {HERE}:Pondering", "gone = bots_that_left:Bot", "odd = broken_bots:Bot"]
    (told / "entry_points.txt").write_text("\n".join(["[comptoir.levels]", *entries]), encoding="utf-8")
    (tmp_path / "broken_bots.py").write_text("1 / 0\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    levels.cache_clear()
    yield
    levels.cache_clear()


@pytest.mark.usefixtures("installed")
def test_an_installed_package_brings_its_players() -> None:
    assert list(levels())[-4:] == ["lastly", "pondering", "gone", "odd"]
    assert isinstance(player("lastly", GAME, 1), own_bots.Last)
    thinking = player("pondering:50ms", GAME, 1)
    assert isinstance(thinking, own_bots.Pondering)
    assert thinking.budget == Budget(milliseconds=50)
    told = CliRunner().invoke(app, ["simulate", "heller", "--players", "lastly,random"])
    assert told.exit_code == 0, told.output


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(("name", "trouble"), [("gone", "No module named 'bots_that_left'"), ("odd", "division by zero")])
def test_an_entry_point_that_cannot_be_loaded_is_named_and_in_the_way_of_no_other(name: str, trouble: str) -> None:
    with pytest.raises(UnknownName, match=f"the entry point '{name}' = .* of comptoir.levels cannot be loaded: .*{trouble}"):
        player(name, GAME, 1)
    assert player("greedy", GAME, 1)


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
