"""What reads many small integers at once: written in C for the compiled build (`_swift.c`), and here in plain Python.

A set of bits is an integer: number n is in it where its bit n is 1. A `Writer` puts observations of many tables into buffers,
`Marks` their masks; without them, `packing` does it list by list.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any


def plain_members(mask: int) -> list[int]:
    """What is in a set, in order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def plain_member(mask: int, number: int) -> int:
    """The how manyeth of a set, counted from 0."""
    for _ in range(number):
        mask &= mask - 1  # which takes the lowest bit away
    if not mask:
        raise IndexError("the set has no so many members")
    return (mask & -mask).bit_length() - 1


def plain_size_of(mask: int) -> int:
    """How many are in a set."""
    return mask.bit_count()


def plain_sums(firsts: list[int], seconds: list[int]) -> list[int]:
    """Every one of the first numbers, plus every one of the second."""
    return [first + second for first in firsts for second in seconds]


def plain_left_of(many: list[int], rows: list[int], lying: list[list[int]]) -> list[int]:
    """How many of each kind are left, if these lie somewhere. Of each list `rows` has two numbers: it counts in rows of the
    kinds from the first number on, so many as the second says."""
    left = many[:]
    for at, counts in enumerate(lying):
        first = kind = rows[2 * at]
        end = first + rows[2 * at + 1]
        for count in counts:
            if count:
                left[kind] -= count
            kind += 1
            if kind == end:
                kind = first
    return left


def plain_left_of_pieces(many: list[int], first: int, pieces: list[int]) -> list[int]:
    """How many of each kind are left without these pieces: the first kind has the code `first`; other codes do not count."""
    left = many[:]
    for piece in pieces:
        if first <= piece < first + len(left):
            left[piece - first] -= 1
    return left


try:
    _quick: Any = import_module("comptoir.kernel._swift")
except ImportError:
    _quick = None

members: Callable[[int], list[int]] = getattr(_quick, "members", plain_members)
member: Callable[[int, int], int] = getattr(_quick, "member", plain_member)
size_of: Callable[[int], int] = getattr(_quick, "size_of", plain_size_of)
sums: Callable[[list[int], list[int]], list[int]] = getattr(_quick, "sums", plain_sums)
take: Callable[[list[int], int], None] = getattr(_quick, "take", list.remove)  # the first such, in place
left_of: Callable[[list[int], list[int], list[list[int]]], list[int]] = getattr(_quick, "left_of", plain_left_of)
left_of_pieces: Callable[[list[int], int, list[int]], list[int]] = getattr(_quick, "left_of_pieces", plain_left_of_pieces)
Writer: Any = getattr(_quick, "Writer", None)
Marks: Any = getattr(_quick, "Marks", None)
