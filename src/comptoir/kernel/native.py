"""What only the compiled build knows: machine integers, bytes written one by one, and classes that plain Python may extend.

mypyc keeps an `i64` in a register; plain Python has its ordinary integers. What is marked so must fit into 63 bits and a sign,
or the two builds would reckon differently. mypyc also seals the classes it compiles, but for those marked
`@mypyc_attr(allow_interpreted_subclasses=True)`. Nothing is needed at run time: both come from the type checker.

A `BytesWriter` takes a byte or a number in a nanosecond where it is compiled, and is a bytearray where it is not. The modules
that use one, `packing` and `tables`, need librt at run time if they are compiled; no others do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.strings import BytesWriter as BytesWriter
    from librt.strings import write_i32_le as write_i32_le
    from mypy_extensions import i32 as i32
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i32 = i64 = int

    class BytesWriter(bytearray):
        write = bytearray.extend

        def getvalue(self) -> bytes:
            return bytes(self)

        def truncate(self, size: int) -> None:
            del self[size:]

    def write_i32_le(writer: BytesWriter, number: int) -> None:
        writer.extend(number.to_bytes(4, "little", signed=True))

    def mypyc_attr(**said: bool) -> Callable[[type], type]:
        return lambda marked: marked
