"""How the seats look: the letter, colour and mark of each, from the one file that browser, terminal and SVG share."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple


class Look(NamedTuple):
    """A seat's letter, its colour on light ground, what is written on that colour, and its mark as a sign and as a path."""

    letter: str
    colour: str
    ink: str
    mark: str
    path: str  # around 0,0 and about 20 across: fonts lack some signs


def _read() -> tuple[Look, ...]:
    seats = json.loads((Path(__file__).parent / "seats.json").read_text(encoding="utf-8"))["seats"]
    return tuple(Look(one["letter"], one["colour"]["light"], one["ink"], one["mark"], one["path"]) for one in seats)


LOOKS = _read()
