"""Rules that keep their past: a record stays what it was when a game's revision is raised; and games from other packages."""

from __future__ import annotations

import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from comptoir import games
from comptoir.cli.skeleton.game.pieces import State
from comptoir.kernel import notation, record
from comptoir.kernel.chance import derived_seed
from comptoir.kernel.conformance import DRIVERS, check
from comptoir.kernel.contract import Game
from comptoir.kernel.errors import BadRecord, UnknownName
from comptoir.kernel.match import Match, verify
from comptoir.players import player
from comptoir.players.review import review
from tests.cli.test_commands import COMPTOIR, comptoir
from tests.testgames.nuts import FEWEST, FIRST, GAME


def played(game: Game[State], names: str = "greedy random", entries: int | None = None) -> Match[State]:
    """A game from a fixed seed, to its end or for so many entries."""
    match = Match(game, 2, {}, derived_seed("nuts"), names.split())
    bots = [player(name, game, seat) for seat, name in enumerate(names.split())]
    while not match.over and (entries is None or match.n < entries):
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    return match


@pytest.fixture
def raised(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is known, by its second revision."""
    monkeypatch.setitem(games.extra, "nuts", GAME)


@pytest.mark.parametrize("game", [FIRST, GAME, FEWEST], ids=lambda game: f"revision-{game.revision}")
def test_the_test_game_keeps_the_contract_by_each_of_its_rules(game: Game[State]) -> None:
    for seats in (2, 3, 4):
        for seed, driver in enumerate(DRIVERS):
            check(game, seats, {}, seed, driver, closely=1)


def test_the_revisions_are_different_games(raised: None) -> None:
    first, second = played(FIRST), played(GAME)
    assert first.scores != second.scores
    with pytest.raises(BadRecord, match="this is nuts revision 1, not nuts 2"):
        verify(GAME, first.record)


def test_a_record_is_verified_by_its_own_rules(raised: None) -> None:
    for match in (played(FIRST), played(GAME)):
        loaded = record.load(match.record.dump())
        game = games.of_record(loaded)
        assert game.revision == match.game.revision
        assert verify(game, loaded).scores == match.scores
        text = notation.write(game, loaded)
        assert notation.read(games.find(*notation.game_named(text)), text).dump() == match.record.dump()


def test_a_running_game_is_played_on_by_its_own_rules(raised: None) -> None:
    begun = played(FIRST, entries=4)
    game = games.of_record(begun.record)
    resumed = Match.resume(game, record.load(begun.record.dump()), bytes.fromhex(begun.seed()))
    while not resumed.over:
        resumed.play(resumed.to_act[0], resumed.legal(resumed.to_act[0])[0])
    assert resumed.record.revision == 1
    assert verify(FIRST, resumed.record).scores == resumed.scores


@pytest.mark.parametrize("game", [FIRST, GAME], ids=["revision-1", "revision-2"])
def test_bots_search_and_review_play_each_revision(raised: None, game: Game[State]) -> None:
    match = played(games.find("nuts", game.revision), "search:40 merchant")
    assert match.record.revision == game.revision
    found = review(games.of_record(match.record), match.record, iterations=8)
    assert found.judgements
    assert found.ends.index(max(found.ends)) in match.winners


def test_earlier_rules_are_listed_in_order() -> None:
    with pytest.raises(UnknownName, match=r"stand in order, not \[2, 2\]"):
        replace(GAME, earlier=(GAME,))
    with pytest.raises(UnknownName, match="of the same game"):
        replace(GAME, earlier=(replace(FIRST, name="nutmegs"),))


def test_a_revision_that_is_not_known_is_named_with_those_that_are(raised: None) -> None:
    with pytest.raises(UnknownName, match="nuts has no revision 3 here; there are the rules of revision 1, 2"):
        games.find("nuts", 3)


# ---- at the command line ----


def test_the_command_line_takes_records_of_every_revision(raised: None, tmp_path: Path) -> None:
    for game in (FIRST, GAME):
        match = played(game)
        file = tmp_path / f"{game.revision}.jsonl"
        file.write_text(match.record.dump(), encoding="utf-8")
        told = comptoir("replay", str(file))
        assert told.returncode == 0, told.stderr
        assert f"A (greedy) {match.scores[0]}" in told.stdout
        written = comptoir("notate", str(file)).stdout
        assert f"game nuts {game.revision}" in written
        text = tmp_path / f"{game.revision}.txt"
        text.write_text(written, encoding="utf-8")
        assert comptoir("verify", str(file), str(text)).returncode == 0
        assert comptoir("review", str(file), "--iterations", "8").returncode == 0
    made = comptoir("simulate", "nuts", "--out", str(tmp_path / "new"))
    assert made.returncode == 0, made.stderr
    assert '"revision":2' in next((tmp_path / "new").glob("*.jsonl")).read_text(encoding="utf-8")


def test_a_record_of_rules_to_come_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(games.extra, "nuts", FIRST)
    file = tmp_path / "new.jsonl"
    file.write_text(played(GAME).record.dump(), encoding="utf-8")
    done = comptoir("verify", str(file))
    assert done.returncode == 1
    assert "nuts has no revision 2 here; there are the rules of revision 1" in done.stderr


# ---- games from other packages ----


def test_an_installed_package_brings_its_game(tmp_path: Path) -> None:
    """As pip would install it: the entry point is found, also by a process that was told of nothing."""
    told = tmp_path / "nutshell-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: nutshell\nVersion: 1.0\n", encoding="utf-8")
    (told / "entry_points.txt").write_text("[comptoir.games]\nnuts = tests.testgames.nuts:GAME\n", encoding="utf-8")
    here = Path(__file__).parents[2]
    path = {"PYTHONPATH": f"{tmp_path}:{here}", "PATH": "", "LANG": "en", "COLUMNS": "120"}
    done = subprocess.run(
        [*COMPTOIR, "simulate", "nuts", "--out", str(tmp_path / "out")], capture_output=True, text=True, env=path, check=False
    )
    assert done.returncode == 0, done.stderr
    assert len(list((tmp_path / "out").glob("nuts-*.jsonl"))) == 1
    listed = subprocess.run([*COMPTOIR, "games"], capture_output=True, text=True, env=path, check=False)
    assert "nuts" in listed.stdout
    assert "heller" in listed.stdout


def test_games_of_one_process_are_listed_with_the_others(raised: None) -> None:
    assert {"heller", "nuts"} <= set(games.names())
    assert "nuts" in comptoir("games").stdout
