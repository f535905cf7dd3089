"""Reading boards that may be wrong anywhere: nothing in a file ends in more than remarks.

What is common to the checkers of all games: keys, ids, names in every language, whole numbers. Their texts: `texts/boards`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Container, Mapping, Sequence
from typing import Any, Final

from .errors import MOST_SHOWN, Remark
from .rulebook import LANGUAGES

Where = tuple[str | int, ...]
Given = dict[str, int | str]

MOST_REMARKS: Final = 200  # more help nobody
MOST_LISTED: Final = 400  # of places, routes, sites; a sound board has far fewer
MOST_NAME: Final = 60  # characters of a name
MOST_TEXT: Final = 600  # of a note

_ID = re.compile(r"[a-z][a-z0-9]{0,39}")
_HYPHENED = re.compile(r"[a-z0-9][a-z0-9-]{0,39}", re.IGNORECASE)


def written(value: object) -> str:
    """Somebody's value as it stands in a remark: as in the file, and no longer than a line."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


def seen(value: int | str) -> int | str:
    """What somebody may have written, on one line, with nothing in it that is not seen."""
    return (
        value if isinstance(value, int) else "".join(one if one.isprintable() else "\ufffd" for one in value[: MOST_SHOWN + 1])
    )


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_id(value: object, hyphens: bool = False) -> bool:
    """One plain word; `hyphens` where no word is made of two ids."""
    return isinstance(value, str) and (_HYPHENED if hyphens else _ID).fullmatch(value) is not None


def same_board(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """A file may say whose board it is; that is no part of the board."""
    return {**one, "game": ""} == {**other, "game": ""}


class Remarks:
    """The remarks of one check, each of them once."""

    def __init__(self) -> None:
        self.found: list[Remark] = []

    def refuse(self, word: str, *where: str | int, rule: str = "", **given: int | str) -> None:
        """What the sources or the rules forbid, or what cannot be read."""
        self._add(word, given, where, rule, grave=True)

    def warn(self, word: str, *where: str | int, rule: str = "", **given: int | str) -> None:
        """What we would not do, but a printed board may."""
        self._add(word, given, where, rule, grave=False)

    def _add(self, word: str, given: Given, where: Where, rule: str, grave: bool) -> None:
        if len(self.found) >= MOST_REMARKS:
            return
        remark = Remark(word, {name: seen(value) for name, value in given.items()}, tuple(map(seen, where)), rule, grave)
        if remark not in self.found:
            self.found.append(remark)

    @property
    def refused(self) -> bool:
        return any(remark.grave for remark in self.found)

    # ---- forms ----

    def is_object(self, entry: object, keys: Sequence[str], *where: str | int, optional: Sequence[str] = ()) -> bool:
        """Whether it is an object; which of its keys are missing or too many."""
        if not isinstance(entry, Mapping):
            self.refuse("no-object", *where, keys=", ".join(keys))
            return False
        for key in keys:
            if key not in entry:
                self.refuse("missing", *where, key=key)
        for key in entry:
            if len(self.found) >= MOST_REMARKS:
                break
            if key not in keys and key not in optional:
                self.refuse("unknown-key", *where, key=written(key))
        return True

    def of_game(self, data: Mapping[Any, Any], game: str) -> None:
        """A file need not say its game; if it does, it must be this one."""
        if data.get("game", game) != game:
            self.refuse("other-game", "game", game=game, found=written(data["game"]))

    def entries(self, data: Mapping[Any, Any], key: str, *where: str | int, most: int = MOST_LISTED) -> list[Any]:
        """The list under a key, as far as it is read."""
        found = data.get(key, [])
        if not isinstance(found, list):
            self.refuse("no-list", *where, key)
            return []
        if len(found) > most:
            self.refuse("too-long", *where, key, many=len(found), most=most)
        return found[:most]

    def names(self, entry: Mapping[Any, Any], key: str, *where: str | int, most: int = MOST_NAME) -> None:
        """A text in every language, if the key is there at all."""
        if key not in entry:
            return
        names = entry[key]
        if not self.is_object(names, LANGUAGES, *where, key):
            return
        for language in LANGUAGES:
            name = names.get(language, "?")
            if not isinstance(name, str) or not name.strip() or not name.isprintable():
                self.refuse("no-name", *where, key, language=language)
            elif len(name) > most:
                self.refuse("long-name", *where, key, language=language, many=len(name), most=most)

    def id_of(self, entry: Mapping[Any, Any], where: Where, taken: Container[str], hyphens: bool = False) -> str | None:
        """An id: one plain word that no other has."""
        if "id" not in entry:
            return None  # told already
        word = entry["id"]
        if not isinstance(word, str) or not is_id(word, hyphens):
            self.refuse("no-id", *where, "id", found=written(word))
            return None
        if word in taken:
            self.refuse("same-id", *where, "id", found=word)
            return None
        return word

    def whole(self, entry: Mapping[Any, Any], key: str, *where: str | int) -> int | None:
        """The whole number under a key; None if there is none."""
        if key not in entry:
            return None
        value = entry[key]
        if isinstance(value, int) and is_whole(value):
            return value
        self.refuse("no-whole", *where, key, found=written(value))
        return None


def names_in(data: Mapping[str, Any], kinds: Mapping[str, str], language: str, key: str = "names") -> dict[str, str]:
    """What the entries of some lists are called, under the word of their parameter: `{"cities": "place"}`. For any data."""
    found = {}
    for kind, param in kinds.items():
        listed = data.get(kind) if isinstance(data, Mapping) else None
        for entry in listed if isinstance(listed, list) else []:
            names = entry.get(key) if isinstance(entry, Mapping) else None
            if isinstance(names, Mapping) and isinstance(names.get(language), str):
                found[f"{param}-{entry.get('id')}"] = names[language][:MOST_NAME]
    return found
