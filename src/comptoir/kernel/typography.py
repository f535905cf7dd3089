"""Spaces where a line must not break. Authors type plain ones; texts and rulebooks pass through here as they are loaded.

The client does the same with the same patterns (`tools/client_types.py` hands them over), so they are written in what Python
and JavaScript both understand, and every plain space in what a pattern finds is replaced.
"""

from __future__ import annotations

import re
from functools import partial
from typing import Final

NARROW: Final = "\u202f"
WIDE: Final = "\u00a0"

# French sets its high signs apart. `{" "}:` begins a Fluent variant with a space, `:-` aligns a column, `![` is a picture.
NO_BREAK: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "fr": (
        (r' (?:"\})?(?:[;?%€]|!(?!\[))', NARROW),
        (r'« | (?:"\})?(?:»|:(?!-))|n° ', WIDE),
        (r"\b\d{1,3}(?: \d{3})+\b", NARROW),
    ),
    "en": ((r"\d [€%]", WIDE),),
    "de": ((r"\d [€%]", WIDE),),
}


def unbroken(text: str, language: str) -> str:
    """The text with spaces that do not break where its language wants them."""
    for pattern, space in NO_BREAK.get(language, ()):
        text = re.sub(pattern, partial(_with, space), text)
    return text


def _with(space: str, found: re.Match[str]) -> str:
    return found[0].replace(" ", space)
