"""What only the compiled build knows: machine integers, and classes that plain Python may extend.

mypyc keeps an `i64` in a register; plain Python has its ordinary integers. What is marked so must fit into 63 bits and a sign,
or the two builds would reckon differently. mypyc also seals the classes it compiles, but for those marked
`@mypyc_attr(allow_interpreted_subclasses=True)`. Nothing is needed at run time: both come from the type checker.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**said: bool) -> Callable[[type], type]:
        return lambda marked: marked
