"""How long a player may think about a move."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..kernel.errors import UnknownName, shown

WRITTEN = re.compile(r"(?P<iterations>[1-9][0-9]{0,8})|(?P<milliseconds>[1-9][0-9]{0,8}(?:\.[0-9]{1,9})?)ms")


@dataclass(frozen=True)
class Budget:
    """So many imagined games, or so many milliseconds.

    With a number of games the same seed gives the same choice anywhere; with milliseconds the number is what fits in them.
    """

    iterations: int = 0
    milliseconds: float = 0.0


def parse_budget(written: str) -> Budget:
    """`400` as imagined games, `50ms` as milliseconds."""
    read = WRITTEN.fullmatch(written)
    if read is None:
        raise UnknownName(f"a budget is a number of imagined games or of milliseconds, as 400 or 50ms, not {shown(written)}")
    return Budget(int(read["iterations"] or 0), float(read["milliseconds"] or 0.0))
