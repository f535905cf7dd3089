"""`comptoir new-game`: all files of a tiny game that can be played at once, to be changed into one's own."""

from __future__ import annotations

import keyword
import re
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from .. import games
from ..kernel.errors import ComptoirError, UnknownName
from .console import console

SKELETON = Path(__file__).parent / "skeleton"
CHECKOUT = Path(__file__).parents[3]

NAME = re.compile(r"[a-z][a-z0-9_]{1,23}")
TITLE = re.compile(r"\w[\w .,!?&’–-]{0,39}")

# What a project of its own needs around the game.
PROJECT = """\
[build-system]
requires = ["setuptools>=80"]
build-backend = "setuptools.build_meta"

[project]
name = "comptoir-{dashed}"
version = "0.1.0"
dependencies = ["comptoir"]

[project.entry-points."comptoir.games"]
{name} = "comptoir_{name}:GAME"

[tool.setuptools.packages.find]
where = ["src"]

[tool.setuptools.package-data]
comptoir_{name} = ["**/*.ftl", "**/*.md", "**/*.json", "**/*.toml"]
"""
TEST = '''\
"""That {title} keeps the contract of a game."""

import pytest
from comptoir_{name} import GAME

from comptoir.kernel import conformance


@pytest.mark.parametrize("seats", range(GAME.least_seats, GAME.most_seats + 1))
@pytest.mark.parametrize("driver", conformance.DRIVERS)
def test_the_contract_is_kept(seats, driver):
    for seed, options in enumerate(conformance.all_options(GAME)):
        conformance.check(GAME, seats, options, seed, driver)
'''
AFTER = """\
{many} files of {title} are there: a whole game. Read and change them by docs/adding-a-game.md; first of all:

  .venv/bin/python -m tests.games.reaches {name}   # its fixtures
  make golden                                      # its golden playthroughs
  make test-game GAME={name}
  make play"""
AFTER_ALONE = """\
{many} files of {title} are there: a whole game. In {folder}:

  pip install -e . && python -m pytest
  comptoir play {name}"""


def new_game_command(
    name: Annotated[str, typer.Argument(help="The name of the game in code: small letters, digits and _.")],
    title: Annotated[str, typer.Option(help="What people call it; by default its name.")] = "",
    rules: Annotated[str, typer.Option(help="The letter of its rule ids; by default one that no game has.")] = "",
    into: Annotated[Path | None, typer.Option(help="A folder for a package of its own, outside this project.")] = None,
) -> None:
    """Write the files of a new game: a tiny one that can be played at once, to be changed into yours."""
    filled = Filled(name, title or name.replace("_", " ").capitalize(), rules or free_letter(name))
    files = dict(of_the_checkout(filled) if into is None else of_a_package(filled, into))
    write(files)
    told = AFTER if into is None else AFTER_ALONE
    console.print(told.format(many=len(files), title=filled.title, name=name, folder=into), markup=False, soft_wrap=True)


class Filled:
    """The blanks of the skeleton, filled in: a name, a title and a rule letter that can stand there."""

    def __init__(self, name: str, title: str, letter: str) -> None:
        if not NAME.fullmatch(name) or keyword.iskeyword(name):
            raise UnknownName(f"a game's name is a word of 2 to 24 small letters, digits and _, which {name!r} is not")
        if name in games.names():
            raise UnknownName(f"there is a game {name!r} already")
        if not TITLE.fullmatch(title):
            raise UnknownName(f"a title has up to 40 letters, digits, spaces and .,!?&’–-, unlike {title!r}")
        if len(letter) != 1 or letter not in string.ascii_uppercase:
            raise UnknownName(f"rule ids begin with one of the letters A to Z, not with {letter!r}")
        if letter in taken_letters():
            raise UnknownName(f"the rule ids of another game begin with {letter}; free is {free_letter(name)}, for example")
        self.name = name
        self.title = title
        self.letter = letter

    def fill(self, source: str, module: str) -> str:
        """A file of Nuts as a file of this game: `module` is where its Python will be."""
        source = source.replace("comptoir.cli.skeleton.game", module)
        source = re.sub(r"(?<=[\"'/])nuts(?=[\"'])", self.name, source)
        source = re.sub(r"\bNuts\b", lambda _: self.title, source)
        return re.sub(r"\bN(?=\d\b)|(?<=rule_ids\(\")N", self.letter, source)


def taken_letters() -> set[str]:
    return {games.find(name).rules[0][0] for name in games.names()}


def free_letter(name: str) -> str:
    """A letter for rule ids: the first of the name that no game has, or of the alphabet."""
    taken = taken_letters()
    free = [letter for letter in name.upper() + string.ascii_uppercase if letter.isalpha() and letter not in taken]
    if not free:
        raise UnknownName("every letter begins the rule ids of some game already")
    return free[0]


def of_the_checkout(filled: Filled) -> Iterator[tuple[Path, str]]:
    """Each file with what is to be in it: the rules, the board and the tests, each in a folder of the game's own."""
    if not (CHECKOUT / "web" / "src" / "games").is_dir():
        raise UnknownName("this is not a checkout of the project: use --into for a package of its own")
    for part, room in (("game", "src/comptoir/games"), ("web", "web/src/games"), ("tests", "tests/games")):
        yield from copied(filled, part, CHECKOUT / room / filled.name, f"comptoir.games.{filled.name}")


def of_a_package(filled: Filled, folder: Path) -> Iterator[tuple[Path, str]]:
    """The same for a project of its own. It has no board: the browser's are built into the client."""
    yield from copied(filled, "game", folder / "src" / f"comptoir_{filled.name}", f"comptoir_{filled.name}")
    yield folder / "pyproject.toml", PROJECT.format(name=filled.name, dashed=filled.name.replace("_", "-"))
    yield folder / "tests" / f"test_{filled.name}.py", TEST.format(name=filled.name, title=filled.title)


def copied(filled: Filled, part: str, target: Path, module: str) -> Iterator[tuple[Path, str]]:
    for path in sorted((SKELETON / part).rglob("*")):
        if path.is_file() and path.suffix not in (".pyc", ".so"):
            yield target / path.relative_to(SKELETON / part), filled.fill(path.read_text(encoding="utf-8"), module)


def write(files: dict[Path, str]) -> None:
    """Write all, or nothing if one of the files is there already."""
    there = next((path for path in files if path.exists()), None)
    if there is not None:
        raise UnknownName(f"{there} is there already; nothing was written")
    try:
        for path, source in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(source, encoding="utf-8")
    except OSError as error:
        raise ComptoirError(f"{error.filename}: {error.strerror}") from None
