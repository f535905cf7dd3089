"""What reads many small integers at once: written in C for the compiled build (`_swift.c`), and here in plain Python.

A set of bits is an integer: number n is in it where its bit n is 1. A `Writer` puts observations of many tables into buffers;
without one, `packing.Rows` does it list by list.
"""

from __future__ import annotations


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


def plain_take_rows(left: list[int], first: int, kinds: int, lying: list[int]) -> None:
    """Of how many are left of each kind, take those that lie somewhere: rows of so many kinds, from the first on."""
    kind = first
    for many in lying:
        if many:
            left[kind] -= many
        kind += 1
        if kind == first + kinds:
            kind = first


def plain_take_pieces(left: list[int], first: int, pieces: list[int]) -> None:
    """Of how many are left of each kind, take one for every piece of it. The first kind has the code `first`; others stay."""
    for piece in pieces:
        if first <= piece < first + len(left):
            left[piece - first] -= 1


try:
    from ._swift import Writer as Writer
    from ._swift import member as member
    from ._swift import members as members
    from ._swift import size_of as size_of
    from ._swift import take_pieces as take_pieces
    from ._swift import take_rows as take_rows
except ImportError:
    members, member, size_of = plain_members, plain_member, plain_size_of
    take_rows, take_pieces = plain_take_rows, plain_take_pieces
    Writer = None  # type: ignore[assignment, misc]
