"""Names: as others will read them. One line, nothing that cannot be seen, nobody else's.

`clean_name` mends what can be mended (spaces, invisible characters) and refuses the rest with a sentence.
"""

from __future__ import annotations

import unicodedata
from functools import cache

from ..kernel.actions import SEAT_LETTERS
from .cast import all_names, folded
from .errors import BadRequest
from .levels import LEVEL_NAMES, levels

HOUSE = "Comptoir"  # by this name the keeper of the house speaks
GONE = "—"  # the name of somebody who has deleted their account
MOST_LETTERS = 32
MOST_OF_A_TITLE = 60
MOST_MARKS = 2  # combining marks on one character

# Characters that are drawn as nothing or as a blank though Unicode calls them letters, marks or symbols: those it says may be
# ignored (Default_Ignorable_Code_Point) and are not controls or formats anyway, and the blanks among symbols.
_IGNORED = (
    (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2065, 0x2065), (0x3164, 0x3164),
    (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0xE0000, 0xE0FFF),
)  # fmt: skip
_BLANK = (0x2800, 0xFFFC, 0x1D159)


class BadName(BadRequest):
    """A name nobody can have."""

    error = "bad_name"

    def __init__(self, detail: str, most: int = MOST_LETTERS) -> None:
        super().__init__(detail, most=most)


def clean_name(written: str) -> str:
    """A name as others will read it."""
    name = clean_title(written, MOST_LETTERS)
    if all(unicodedata.category(one) in ("Pd", "Zs") for one in name):
        raise BadName("a name of dashes is for people who have left")
    if folded(name) in _names_of_bots():
        raise BadName("this is what a bot is called: choose a name of your own")
    if folded(name) == folded(HOUSE):
        raise BadName("by this name the house speaks: choose a name of your own")
    return name


def clean_title(written: str, most: int = MOST_OF_A_TITLE) -> str:
    """The name of a thing as others will read it."""
    name = _visible(unicodedata.normalize("NFC", written))
    if not name:
        raise BadName("a name has at least one character that can be seen", most)
    if len(name) > most:
        raise BadName(f"a name has at most {most} characters, and this one has {len(name)} when written out", most)
    if _most_marks(name) > MOST_MARKS:
        raise BadName(f"a character of a name carries at most {MOST_MARKS} marks, and stands under them", most)
    return name


def _visible(text: str) -> str:
    """On one line, without what cannot be seen and what turns the direction of writing."""
    return " ".join("".join(_shown(one) for one in text).split())


def _shown(one: str) -> str:
    kind = unicodedata.category(one)
    if kind[0] in "CZ" or ord(one) in _BLANK:
        return " "
    if any(first <= ord(one) <= last for first, last in _IGNORED):
        return "" if kind[0] == "M" else " "
    return one


def _most_marks(name: str) -> int:
    """The most marks on one character; marks that stand on nothing are too many."""
    most = marks = 0
    bare = True
    for one in name:
        if unicodedata.category(one) in ("Mn", "Me"):
            marks = MOST_MARKS + 1 if bare else marks + 1
            most = max(most, marks)
        else:
            marks, bare = 0, one == " "
    return most


@cache
def _names_of_bots() -> frozenset[str]:
    """Every character, alone and as records name them; every level in every language, alone and with the letter of a seat."""
    names = [*levels(), *(name for names in LEVEL_NAMES.values() for name in names)]
    characters = [folded(name) + folded(level) for name in all_names() for level in ["", *levels()]]
    return frozenset([folded(name) + letter for name in names for letter in ["", *SEAT_LETTERS.casefold()]] + characters)
