"""The cast: who the bots of a game are. A name, a face and a manner for each level, and what they have a word to say about.

A game's cast is data in its folder: `cast/cast.toml`, its words in `cast/*.ftl`; `docs/cast.md` describes the format. A game
without that file has the cast of the house, which also helps out where a level has fewer characters than a table has bots.
"""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ... import games
from ...kernel.actions import SEAT_LETTERS
from ...kernel.contract import Game
from ...kernel.errors import ComptoirError
from ...kernel.state import EVERYONE
from ..model import A_BOT, Seat

Manner = Literal["eager", "gruff", "dry", "grand"]
OTHERS = "others"  # one of the bots that an event does not speak of


class BadCast(ComptoirError):
    """A cast that does not hold what it says."""


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody. `id`: the key of the words that describe them, `who-ID`. `face`: the parts it is drawn from, as the client
    names them. `manner`: how they speak."""

    id: Annotated[str, Meta(pattern="^[a-z-]+$")]
    name: Annotated[str, Meta(min_length=2, max_length=14)]
    face: str
    manner: Manner


class Occasion(Struct, frozen=True, forbid_unknown_fields=True):
    """An event that a bot has a word to say about: the words `says-KEY`. Only what everybody sees of it is looked at: `words`
    that it must have, the `least` and the `most` its numbers may be. `by`: the parameter that names who speaks. `one_in`: how
    many such events there are to one word."""

    key: str
    event: str = ""  # without one: every line of the score sheet
    by: str = OTHERS
    words: dict[str, int | str | list[int | str]] = {}
    least: dict[str, int] = {}
    most: dict[str, int] = {}
    one_in: Annotated[int, Meta(ge=1)] = 2


class Cast(Struct, frozen=True, forbid_unknown_fields=True):
    """`level`: the characters of each level, in the order in which they sit down. `company`: those of any level."""

    level: dict[str, list[Character]] = {}
    company: list[Character] = []
    occasion: list[Occasion] = []


HOUSE = Path(__file__).parent


@lru_cache(64)
def _read(path: Path) -> Cast:
    try:
        with open(path, "rb") as file:
            return msgspec.convert(tomllib.load(file), Cast)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadCast(f"{path}: {error}") from None


def house_cast() -> Cast:
    return _read(HOUSE / "cast.toml")


def own_cast(game: Game[Any]) -> Cast | None:
    """The cast that a game brings, if it does."""
    return _found(game.folder)


@lru_cache(64)
def _found(folder: Path) -> Cast | None:
    path = folder / "cast" / "cast.toml"
    return _read(path) if path.is_file() else None


def words_folder(game: Game[Any]) -> Path:
    """Where the words of a game's bots lie."""
    return game.folder / "cast" if own_cast(game) else HOUSE


def occasions(game: Game[Any]) -> list[Occasion]:
    """What the bots of a game have a word to say about."""
    return (own_cast(game) or house_cast()).occasion


def company(game: Game[Any], level: str) -> list[Character]:
    """Who plays a level of a game, in the order in which they sit down."""
    own = own_cast(game)
    return [*(own.level.get(level, []) if own else []), *house_cast().company]


def everybody(game: Game[Any]) -> dict[str, Character]:
    """All characters of a game by their names."""
    own = own_cast(game)
    levels = own.level.values() if own else ()
    return {one.name: one for one in [*(one for level in levels for one in level), *house_cast().company]}


# ---- at a table ----


def name_bots(game: Game[Any], seats: Sequence[Seat]) -> None:
    """Give each bot a character of its level. Nobody has a name twice; who has one keeps it, unless a person is called so."""
    known = everybody(game)
    taken = {folded(seat.name) for seat in seats if seat.kind != A_BOT}
    nameless = []
    for seat in seats:
        if seat.kind == A_BOT:
            if seat.name in known and folded(seat.name) not in taken:
                taken.add(folded(seat.name))
            else:
                nameless.append(seat)
    for seat in nameless:
        free = (one.name for one in company(game, seat.level or "") if folded(one.name) not in taken)
        seat.name = next(free, f"{seat.level} {SEAT_LETTERS[seat.seat]}")
        taken.add(folded(seat.name))


def recorded_name(seat: Seat) -> str:
    """As a record names who played: of a bot also the level, `Goldwaage · master`."""
    return f"{seat.name} · {seat.level}" if seat.kind == A_BOT else seat.name


def folded(name: str) -> str:
    """Only letters and digits, without accents and case: `Maître B.` and `maitre b` are one."""
    apart = unicodedata.normalize("NFKD", name).casefold()
    return "".join(one for one in apart if one.isalnum())


def all_names() -> set[str]:
    """The name of every character of every game."""
    return {name for one in games.names() for name in everybody(games.find(one))}


# ---- the check ----


def check(game: Game[Any]) -> list[str]:
    """What a cast does not hold: names that stand twice, and words about what not everybody sees or no event has."""
    cast = own_cast(game) or house_cast()
    everyone = [one for level in cast.level.values() for one in level] + cast.company
    faults = [
        f"{one.name} stands twice" for one in everyone if [folded(each.name) for each in everyone].count(folded(one.name)) > 1
    ]
    kinds = {kind.name: {one.param.name for one in kind.seen if one.who == EVERYONE} for kind in game.events.kinds}
    for one in cast.occasion:
        if one.event and one.event not in kinds:
            faults.append(f"{one.key}: there is no event {one.event}")
            continue
        open_to_all = kinds.get(one.event, {"seat", "amount", "rule"})
        spoken_of = {*one.words, *one.least, *one.most, *({one.by} - {OTHERS})}
        faults += [f"{one.key}: not everybody sees the {name} of {one.event}" for name in sorted(spoken_of - open_to_all)]
    return faults
