"""Reading what others wrote. Size, depth and digits are bounded before anything is made of a text: nothing in a file or an
upload can end in more than one sentence."""

from __future__ import annotations

import json
import re
from typing import Any

from .errors import ComptoirError

MOST_CHARACTERS = 4_000_000
MOST_DEPTH = 32
MOST_DIGITS = 18  # of a whole number: all of ours fit a machine's word

_MANY_DIGITS = re.compile(f"[0-9]{{{MOST_DIGITS + 1}}}")
_WHOLE = re.compile(f"-?[0-9]{{1,{MOST_DIGITS}}}")


class Unreadable(ComptoirError):
    """A text that is not what it should be; `line` is where, from 1, if that is known."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(reason)
        self.line = line


def check_text(text: str) -> None:
    """Refuse a text that is too long, or that no file could hold."""
    if len(text) > MOST_CHARACTERS:
        raise Unreadable(f"this is too long: at most {MOST_CHARACTERS} characters are read")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise Unreadable("there is half a character (a lone surrogate)", text.count("\n", 0, error.start) + 1) from None


def parse_json(text: str) -> Any:
    """The value a JSON text stands for."""
    long = _MANY_DIGITS.search(text) is not None  # perhaps only of a seed in hexadecimal; the others are read faster
    try:
        found = json.loads(
            text, parse_constant=_no_number, parse_int=_whole if long else None, parse_float=_fraction if long else None
        )
    except json.JSONDecodeError as error:
        raise Unreadable(f"this is not JSON ({error.msg} at column {error.colno})", error.lineno) from None
    except RecursionError:
        raise _too_deep() from None
    if text.count("[") + text.count("{") > MOST_DEPTH and _depth(found) > MOST_DEPTH:
        raise _too_deep()
    if "\\u" in text:  # an escape can write what a file cannot hold
        check_text(json.dumps(found, ensure_ascii=False))
    return found


def whole_number(word: str) -> int | None:
    """The whole number a word writes in plain digits; None if it writes none that we count with."""
    return int(word) if _WHOLE.fullmatch(word) else None


def _whole(written: str) -> int:
    found = whole_number(written)
    if found is None:
        raise Unreadable(f"a number of {len(written)} digits is too long: at most {MOST_DIGITS}")
    return found


def _fraction(written: str) -> float:
    if len(written) > 2 * MOST_DIGITS:
        raise Unreadable(f"a number of {len(written)} characters is too long: at most {2 * MOST_DIGITS}")
    return float(written)


def _no_number(written: str) -> None:
    raise Unreadable(f"{written} is no number")


def _too_deep() -> Unreadable:
    return Unreadable(f"this is nested too deeply: at most {MOST_DEPTH} levels")


def _depth(found: Any) -> int:
    """How deep lists and objects lie in each other."""
    depth, level = 0, [found]
    while level := [one for one in level if isinstance(one, dict | list)]:
        depth += 1
        level = [inner for one in level for inner in (one.values() if isinstance(one, dict) else one)]
    return depth
