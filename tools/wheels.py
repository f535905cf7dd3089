"""Wheels of the package: one of plain Python for every machine, one compiled for machines like this.

Each is built from a copy of the sources, so that nothing is written beside them, and only when they have changed since the last
time. `dist/KIND/` holds the wheel and `unpacked/`, its contents, which can be put on PYTHONPATH.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
KINDS = ("plain", "compiled")
SOURCES = ("src", "docs/package.md", "pyproject.toml", "setup.py", "LICENSE")
BUILD = "import sys; from setuptools.build_meta import build_wheel; build_wheel(sys.argv[1])"
LEFT_OUT = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")


def built(kind: str) -> Path:
    """The folder with a wheel of this kind; processes that ask at the same time wait for the one that builds it."""
    folder = ROOT / "dist" / kind
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / ".lock", "w") as lock, tempfile.TemporaryDirectory() as temporary:
        fcntl.flock(lock, fcntl.LOCK_EX)
        copy = Path(temporary)
        for name in SOURCES:
            source, target = ROOT / name, copy / name
            target.parent.mkdir(exist_ok=True)
            shutil.copytree(source, target, ignore=LEFT_OUT) if source.is_dir() else shutil.copy(source, target)
        content = _fingerprint(copy)
        stamp = folder / ".built-from"
        if not stamp.exists() or stamp.read_text() != content:
            _build(kind, copy, folder)
            stamp.write_text(content)
    return folder


def wheel_in(folder: Path) -> Path:
    (wheel,) = folder.glob("*.whl")
    return wheel


def _build(kind: str, copy: Path, folder: Path) -> None:
    for old in (*folder.glob("*.whl"), *folder.glob(".built-from")):
        old.unlink()
    shutil.rmtree(folder / "unpacked", ignore_errors=True)
    wanted = {**os.environ, "COMPTOIR_MYPYC": "1" if kind == "compiled" else "0"}
    done = subprocess.run([sys.executable, "-c", BUILD, folder], cwd=copy, env=wanted, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"no {kind} wheel:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
    zipfile.ZipFile(wheel_in(folder)).extractall(folder / "unpacked")


def _fingerprint(folder: Path) -> str:
    """Of every file's name and content."""
    digest = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(folder)} {len(content)}\n".encode() + content)
    return digest.hexdigest()


if __name__ == "__main__":
    for kind in sys.argv[1:] or KINDS:
        print(wheel_in(built(kind)).relative_to(ROOT))
