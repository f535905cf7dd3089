"""What only the compiled build knows: machine integers, packed rows of them, and classes that plain Python may extend.

mypyc keeps an `i64` in a register; plain Python has its ordinary integers. What is marked so must fit into 63 bits and a sign,
or the two builds would reckon differently. mypyc also seals the classes it compiles, but for those marked
`@mypyc_attr(allow_interpreted_subclasses=True)`. Nothing is needed at run time: both come from the type checker.

A `vec` holds numbers side by side, read and written in a nanosecond each where it is compiled, with librt. Where it is not, a
`vec[i64]` is a list, the fastest there, and those of smaller numbers are arrays of the standard library; NumPy reads them
without a copy.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i32 as i32
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:
    i64 = int

    class i32(int):  # noqa: N801 (its name there)
        typecode = "i"

    class u8(int):  # noqa: N801 (its name there)
        typecode = "B"

    class vec:  # noqa: N801 (its name there)
        def __class_getitem__(cls, kind: type) -> Callable[[Any], Any]:
            return list if kind is i64 else lambda items: array(kind.typecode, items)

    def mypyc_attr(**said: bool) -> Callable[[type], type]:
        return lambda marked: marked
