"""What is handed to others: a wheel with everything that is played with, and nothing that has to be built."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BUILD = "from setuptools.build_meta import build_wheel; build_wheel('.')"
LEFT_OUT = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of plain Python, built from a copy of the sources, and unpacked."""
    place = tmp_path_factory.mktemp("wheel")
    shutil.copytree(ROOT / "src", place / "src", ignore=LEFT_OUT)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, place)
    plain = {name: value for name, value in os.environ.items() if name != "COMPTOIR_MYPYC"}
    subprocess.run([sys.executable, "-c", BUILD], cwd=place, env=plain, check=True, capture_output=True)
    (wheel,) = place.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    zipfile.ZipFile(wheel).extractall(place / "unpacked")
    return place / "unpacked"


def files_under(folder: Path) -> set[str]:
    return {
        str(path.relative_to(folder))
        for path in folder.rglob("*")
        if path.is_file() and not LEFT_OUT(str(path.parent), [path.name]) and "__pycache__" not in path.parts
    }


def test_a_wheel_holds_every_file_of_the_package(unpacked: Path) -> None:
    """Rules, texts, boards, migrations and the client: what lies in the package is in the wheel."""
    assert (ROOT / "src/comptoir/house/static/index.html").exists(), "the client is not built: make setup"
    assert files_under(unpacked / "comptoir") == files_under(ROOT / "src/comptoir")


def test_a_game_can_be_played_from_a_wheel(unpacked: Path, tmp_path: Path) -> None:
    words = [sys.executable, "-c", "from comptoir.cli import main; main()"]
    elsewhere = {**os.environ, "PYTHONPATH": str(unpacked), "LC_ALL": "C.UTF-8"}

    def comptoir(*more: str) -> str:
        done = subprocess.run([*words, *more], cwd=tmp_path, env=elsewhere, check=True, capture_output=True, text=True)
        return done.stdout

    assert "(plain Python)" in comptoir("--version")
    comptoir("simulate", "heller", "--seed", "3", "--out", "games")
    (record,) = (tmp_path / "games").glob("*.jsonl")
    assert comptoir("verify", str(record))
