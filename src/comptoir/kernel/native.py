"""Machine integers for the compiled build: mypyc keeps an `i64` in a register, plain Python has its ordinary integers.

What is marked so must fit into 63 bits and a sign, or the two builds would reckon differently. Nothing is needed at run time:
the type comes from the checker that mypyc is part of, and is only a name for `int` here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
else:
    i64 = int
