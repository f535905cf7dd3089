"""The compiled build: with COMPTOIR_MYPYC=1 the modules that rules and bots spend their time in go through mypyc.

Everything else about the package is in pyproject.toml. Without the variable (or a C compiler) it is plain Python.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

ROOM = Path("src/comptoir")

# All that is compiled is one C file whose functions nobody else calls: told so, the compiler may put one into another.
ONE_PIECE = [
    "-fvisibility=hidden", "-fno-semantic-interposition", "--param=inline-unit-growth=200",
    "-include", str((ROOM / "kernel" / "_inlined.h").resolve()),
]  # fmt: skip
KERNEL = ("errors", "actions", "chance", "state", "events", "visibility", "schema", "encoding", "packing", "tables")

# What is seldom run is not worth the compiler's time: pictures, figures of rulebooks, board files, audits, and front doors.
COLD = (
    "__init__", "pictures", "figures", "board_check", "board_form", "board_geometry", "board_labels", "board_land",
    "board_make", "audit", "playtest", "reasons", "review", "sheet",
)  # fmt: skip


def hot_modules() -> list[str]:
    """The files to compile: a new game's rules and bots are among them without being named."""
    hot = [ROOM / "kernel" / f"{name}.py" for name in KERNEL]
    for room in ("games/*", "games/*/bots", "players"):
        hot += [path for path in sorted(ROOM.glob(f"{room}/*.py")) if path.stem not in COLD]
    return [str(path) for path in hot]


def extensions() -> list[object]:
    if os.environ.get("COMPTOIR_MYPYC") != "1":
        return []
    from mypyc.build import mypycify

    by_mypyc = mypycify(hot_modules(), opt_level="3", debug_level="0", group_name="comptoir", target_dir="build/mypyc")
    for extension in by_mypyc:
        if extension.name == "comptoir__mypyc" and sys.platform == "linux":  # the others only lead to it
            extension.extra_compile_args = [*extension.extra_compile_args, *ONE_PIECE]
    return [*by_mypyc, Extension("comptoir.kernel._swift", [str(ROOM / "kernel" / "_swift.c")], extra_compile_args=["-O3"])]


setup(ext_modules=extensions())
