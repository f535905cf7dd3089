"""`comptoir review`."""

from __future__ import annotations

from pathlib import Path

from tests.cli.test_commands import comptoir


def test_a_finished_game_is_reviewed_with_a_curve(tmp_path: Path) -> None:
    comptoir("simulate", "pfusch", "--players", "merchant,beginner", "--seed", "3", "--out", str(tmp_path))
    record = next(tmp_path.glob("*.jsonl"))
    picture = tmp_path / "curve.svg"
    done = comptoir("review", str(record), "--iterations", "8", "--svg", str(picture), "--lang", "de")
    assert done.returncode == 0, done.stderr
    assert "Glück" in done.stdout
    assert "merchant" in done.stdout
    assert "Aussichten jedes Spielers" in picture.read_text(encoding="utf-8")
    assert picture.read_text(encoding="utf-8").count("<polyline") == 2


def test_a_game_that_is_not_over_is_not_reviewed(tmp_path: Path) -> None:
    comptoir("simulate", "pfusch", "--seed", "3", "--out", str(tmp_path))
    record = next(tmp_path.glob("*.jsonl"))
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(lines[:10]) + "\n", encoding="utf-8")
    done = comptoir("review", str(record))
    assert done.returncode == 1
    assert "over" in done.stderr
