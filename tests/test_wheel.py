"""What is handed to others: wheels with everything that is played with, tried where nothing else is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tools.wheels import KINDS, LEFT_OUT, ROOT, built, wheel_in

from comptoir.cli.house import COMMANDS, NEEDED
from comptoir.kernel.build import compiled
from tests.house.guests import until
from tests.house.test_crash import free_port, well

UV = Path(sys.executable).with_name("uv")
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "200"}
SENTENCE = {"plain": "(plain Python)", "compiled": "(compiled by mypyc)"}


class Environment:
    """A fresh virtual environment with a wheel and, of all the rest, only what one of our lists pins."""

    def __init__(self, folder: Path, kind: str, requirements: str) -> None:
        self.folder = folder
        self.bin = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        self._uv("venv", "--python", sys.executable, str(folder / "venv"))
        self._install("--require-hashes", "-r", str(ROOT / "requirements" / f"{requirements}.txt"))
        self._install("--no-deps", str(wheel_in(built(kind))))
        self._uv("pip", "check", "--python", str(self.bin / "python"))

    def _install(self, *what: str) -> None:
        self._uv("pip", "install", "--python", str(self.bin / "python"), *what)

    def _uv(self, *words: str) -> None:
        done = subprocess.run([str(UV), *words], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    def run(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        program, *more = words
        return subprocess.run(
            [str(self.bin / program), *more], cwd=self.folder, env=ENVIRONMENT, input=typed, capture_output=True, text=True
        )

    def comptoir(self, *words: str, typed: str = "") -> str:
        done = self.run("comptoir", *words, typed=typed)
        assert done.returncode == 0, done.stderr
        return done.stdout


def files_under(folder: Path) -> set[str]:
    return {
        str(path.relative_to(folder))
        for path in folder.rglob("*")
        if path.is_file() and not LEFT_OUT(str(path.parent), [path.name]) and "__pycache__" not in path.parts
    }


@pytest.mark.parametrize("kind", KINDS)
def test_a_wheel_holds_every_file_of_the_package(kind: str) -> None:
    """Rules, texts, boards, migrations and the client: what lies in the package is in the wheel."""
    assert (ROOT / "src/comptoir/house/static/index.html").exists(), "the client is not built: make setup"
    assert files_under(built(kind) / "unpacked" / "comptoir") == files_under(ROOT / "src/comptoir")
    assert wheel_in(built(kind)).name.endswith("-py3-none-any.whl") == (kind == "plain")


@pytest.mark.parametrize("kind", KINDS)
def test_the_library_and_the_terminal_need_nothing_of_a_server(kind: str, tmp_path: Path) -> None:
    clean = Environment(tmp_path, kind, "library")
    assert SENTENCE[kind] in clean.comptoir("--version")
    assert "heller" in clean.comptoir("games")
    clean.comptoir("simulate", "heller", "--seed", "3", "--out", "games")
    (record,) = (tmp_path / "games").glob("*.jsonl")
    assert clean.comptoir("verify", str(record))
    table = clean.comptoir("play", "heller", "--seed", "1", "--players", "me,random", typed="stall 2 c4\nquit\n")
    assert "a stall with 2 goods on c4" in table
    assert "comptoir play --resume heller.jsonl" in table
    whole_library = "import comptoir, sys; sys.exit(any(name.startswith('comptoir.house') for name in sys.modules))"
    assert clean.run("python", "-c", whole_library).returncode == 0
    assert clean.run("python", "-c", f"import {NEEDED[0]}").returncode == 1


@pytest.mark.parametrize("kind", KINDS)
def test_without_the_house_its_commands_say_in_a_sentence_what_to_install(kind: str, tmp_path: Path) -> None:
    clean = Environment(tmp_path, kind, "library")
    assert "Needs the extra: house." in clean.comptoir("--help")
    for command in COMMANDS:
        done = clean.run("comptoir", command, "--database", "sqlite:///house.sqlite3", "file")
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr == f"comptoir {command} needs what a house is run with: pip install 'comptoir[house]'\n"


@pytest.mark.parametrize("kind", KINDS)
def test_a_house_opens_from_a_wheel(kind: str, tmp_path: Path) -> None:
    clean = Environment(tmp_path, kind, "house")
    port = free_port()
    words = ["serve", "--port", str(port), "--database", f"sqlite:///{tmp_path}/house.sqlite3"]
    serving = subprocess.Popen([clean.bin / "comptoir", *words], env=ENVIRONMENT, cwd=tmp_path, stdout=subprocess.DEVNULL)
    try:
        until(lambda: well(port), "the house answers", 60)
        page = httpx.get(f"http://127.0.0.1:{port}/", timeout=5)
        assert (page.status_code, "<title>" in page.text) == (200, True)
    finally:
        serving.terminate()
        serving.wait(20)


def test_tests_asked_for_a_build_refuse_the_other_one() -> None:
    other = {**ENVIRONMENT, "COMPTOIR_BUILD": "plain" if compiled() else "compiled"}
    words = [sys.executable, "-m", "pytest", "-p", "no:xdist", "--collect-only", "-q", "tests/kernel/test_actions.py"]
    done = subprocess.run(words, cwd=ROOT, env=other, capture_output=True, text=True)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "but what would be tested is" in done.stderr
