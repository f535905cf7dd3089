"""`comptoir board`: what one command prints, the others take."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from comptoir.kernel.rulebook import LANGUAGES
from tests.boards import WITH_BOARDS, built_in
from tests.cli.test_commands import comptoir as run_comptoir

every_game = pytest.mark.parametrize("game", WITH_BOARDS)


def comptoir(*words: str | Path) -> str:
    done = run_comptoir(*map(str, words))
    assert done.returncode == 0, done.stderr
    return done.stdout


@every_game
@pytest.mark.parametrize("how", [["show"], ["make", "--seed", "7"]], ids=["shown", "made"])
def test_a_board_that_is_printed_is_checked_drawn_and_tried(game: str, how: list[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(comptoir("board", *how, game), encoding="utf-8")
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == game
    assert "a good board" in comptoir("board", "check", file)
    for language in LANGUAGES:
        comptoir("board", "draw", file, "-o", tmp_path / "mine.svg", "--lang", language)
        assert (tmp_path / "mine.svg").read_text(encoding="utf-8").startswith("<svg")
    tried = comptoir("board", "try", file, "--games", "1", "--lang", "en")
    assert "1 games of merchants" in " ".join(tried.split())
    assert "never used" in tried


def test_what_is_unusual_is_told_and_the_board_is_played_on(tmp_path: Path) -> None:
    data = built_in("pfusch")
    data["districts"][0]["sites"] = [2]
    (tmp_path / "mine.json").write_text(json.dumps(data), encoding="utf-8")
    told = comptoir("board", "check", tmp_path / "mine.json", "--lang", "de")
    assert "Vielleicht ist nur Platz für" in told
    assert f"unusual: {told.count('(F3)')}" in told
    comptoir("simulate", "pfusch", "--board", tmp_path / "mine.json")


def test_what_is_refused_is_told_with_its_spot_in_the_language_asked_for(tmp_path: Path) -> None:
    data = built_in("pfeffersaecke")
    data["cities"][0]["value"] = 9
    (tmp_path / "mine.json").write_text(json.dumps(data), encoding="utf-8")
    done = run_comptoir("board", "check", str(tmp_path / "mine.json"), "--game", "pfeffersaecke", "--lang", "fr")
    assert done.returncode == 1
    said = done.stderr.replace("\u202f", " ").replace("\xa0", " ")
    assert "cities.bruges.value: Bruges vaut 9 ; les valeurs vont de 2 à 8. (P1)" in said
