"""`python -m tools.engine`: what a page needs to be a host of tables, into `src/comptoir/page/engine/`.

Pyodide's files as npm brought them, each checked by its hash; msgspec's wheel; our own rooms, compiled by that very Python; and
what the shelf shows before Python is there.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import shutil
import subprocess
import tempfile
import zipfile
from pathlib import Path

import msgspec

from comptoir.table import puzzles, shelf

ROOT = Path(__file__).parents[1]
PYODIDE = ROOT / "web" / "pyodide"
ENGINE = ROOT / "src" / "comptoir" / "page" / "engine"
ROOMS = ("kernel", "games", "players", "table", "page")
NEEDED = (".py", ".json", ".toml")
WEIGHTS = ".weights"  # of networks: fetched when somebody wants to play against one, so here they are only named
LOCK = "pyodide-lock.json"  # it lists hundreds of packages: ours are not among them


def main() -> None:
    shutil.rmtree(ENGINE, ignore_errors=True)
    ENGINE.mkdir(parents=True)
    for name in checked():
        shutil.copy(PYODIDE / "node_modules" / "pyodide" / name, ENGINE / name)
    lock = json.loads((ENGINE / LOCK).read_text())
    (ENGINE / LOCK).write_text(json.dumps({**lock, "packages": {}}))
    (wheel,) = (PYODIDE / "wheels").glob("*.whl")
    shutil.copy(wheel, ENGINE / "msgspec.zip")
    compile_sources(ENGINE / "comptoir.zip")
    for path in (ROOT / "src" / "comptoir" / "games").glob(f"*/bots/*{WEIGHTS}"):
        shutil.copy(path, ENGINE / f"{path.parents[1].name}{WEIGHTS}")
    (ENGINE / "games.json").write_bytes(msgspec.json.encode(shelf.boxes()))
    (ENGINE / "puzzles.json").write_bytes(msgspec.json.encode(puzzles.ids()))
    sizes = {path.name: path.stat().st_size for path in sorted(ENGINE.iterdir())}
    (ENGINE / "sizes.json").write_text(json.dumps(sizes))
    for path in ENGINE.iterdir():
        path.chmod(0o644)
    print(f"{ENGINE.relative_to(ROOT)}: {sum(sizes.values()):,} bytes")


def checked() -> list[str]:
    """The names of Pyodide's files that a page needs, once each is known to be what it was when somebody looked."""
    names = []
    for line in (PYODIDE / "files.sha256").read_text().splitlines():
        expected, name = line.split()
        found = hashlib.sha256((PYODIDE / "node_modules" / "pyodide" / name).read_bytes()).hexdigest()
        if found != expected:
            raise SystemExit(f"{name} is not the file that web/pyodide/files.sha256 names: its SHA-256 is {found}")
        names.append(name)
    return names


def sources() -> bytes:
    """Our rooms that run in a page, as they lie here."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.write(ROOT / "src" / "comptoir" / "__init__.py", "comptoir/__init__.py")
        for room in ROOMS:
            for path in sorted((ROOT / "src" / "comptoir" / room).rglob("*")):
                if path.suffix in NEEDED and ENGINE not in path.parents:
                    archive.write(path, path.relative_to(ROOT / "src"))
                elif path.suffix == WEIGHTS:
                    archive.writestr(str(path.relative_to(ROOT / "src")), b"")
    return packed.getvalue()


def compile_sources(target: Path) -> None:
    environment = {**os.environ, "PATH": f"{ROOT / '.venv' / 'bin'}:{os.environ['PATH']}"}
    with tempfile.NamedTemporaryFile(suffix=".zip") as given:
        Path(given.name).write_bytes(sources())
        subprocess.run(["node", "compile.mjs", given.name, target], cwd=PYODIDE, env=environment, check=True)


if __name__ == "__main__":
    main()
