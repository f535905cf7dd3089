"""What is written in C for the compiled build, beside the same in plain Python. In the plain build both are the latter."""

from __future__ import annotations

from array import array
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comptoir.kernel import swift
from comptoir.kernel.build import compiled

SETS = st.integers(0, 1 << 300)
COUNTS = st.lists(st.integers(-3, 1 << 20), min_size=5, max_size=9)


def test_the_compiled_build_has_it_in_c() -> None:
    assert (swift.Writer is not None) == compiled()
    assert (swift.members is swift.plain_members) != compiled()


@given(SETS)
def test_the_members_of_a_set(mask: int) -> None:
    members = swift.members(mask)
    assert members == swift.plain_members(mask)
    assert len(members) == swift.size_of(mask) == swift.plain_size_of(mask)
    for member in (swift.member, swift.plain_member):
        assert [member(mask, at) for at in range(len(members))] == members
        with pytest.raises(IndexError):
            member(mask, len(members))


@given(COUNTS, st.integers(0, 2), st.integers(1, 3), st.lists(st.integers(-4, 70), max_size=12))
def test_what_is_left(many: list[int], first: int, kinds: int, lying: list[int]) -> None:
    given = many, [first, kinds, 0, 1], [lying, lying]
    assert swift.sums(many, lying) == swift.plain_sums(many, lying)
    assert swift.left_of(*given) == swift.plain_left_of(*given)
    assert swift.left_of_pieces(many, first, lying) == swift.plain_left_of_pieces(many, first, lying)


@given(st.lists(st.integers(250, 260) | st.integers(0, 3) | st.just(1 << 40)), st.integers(0, 20))
def test_what_is_taken_out_of_a_list_is_the_first_such(numbers: list[int], at: int) -> None:
    wanted = numbers[at] + 0 if at < len(numbers) else -1
    taken, left = numbers[:], numbers[:]
    if wanted < 0:
        with pytest.raises(ValueError, match="not in"):
            swift.take(taken, wanted)
    else:
        swift.take(taken, wanted)
        left.remove(wanted)
    assert taken == left


# A row of four amounts and two codes at each of two tables of two seats: as `packing.column` tells them.
ONE, ALL_ENTRIES, TALLY = 0, 1, 4
NUMBER: Any = ((ONE, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0), [])
ENTRIES: Any = ((ALL_ENTRIES, 1, 1, 0, 2, 2, 0, 0, 3, 2, 0), [0, 1, 2, 0, 2, 1])
TALLIED: Any = ((TALLY, 2, 0, 1, 3, 3, 1, 1, 3, 1, 2), [])


def writer(*columns: Any) -> tuple[Any, Any, Any]:
    amounts, codes = array("i", [0] * 8), array("i", [0] * 4)
    return swift.Writer(2, 2, len(columns), list(columns), amounts, 4, codes, 2), amounts, codes


@pytest.mark.skipif(not compiled(), reason="plain Python has no writer")
def test_a_writer_writes_rows_and_nothing_else() -> None:
    made, amounts, codes = writer(NUMBER, ENTRIES, TALLIED)
    made.write(1, 1, [-(1 << 31), [1, 2], [3, 1, 3]], [])
    assert (amounts.tolist(), codes.tolist()) == ([0, 0, 0, 0, -(1 << 31), 1, 0, 2], [0, 0, 2, 1])
    for table, seat, values in (
        (2, 0, [0, [1, 2], []]),  # no such table
        (-1, 0, [0, [1, 2], []]),
        (0, 2, [0, [1, 2], []]),  # no such seat
        (0, 0, [1 << 31, [1, 2], []]),  # too large
        (0, 0, [0, [1, 3], []]),  # no such code
        (0, 0, [0, [1, 2, 0], []]),  # too many entries
        (0, 0, [0, [1, 2], [4]]),  # out of range
        (0, 0, [0, [1, 2], [0]]),
        (0, 0, [0, [1, "2"], []]),
        (0, 0, [0, (1, 2), []]),
        (0, 0, [0, [1, 2]]),  # a field is missing
    ):
        with pytest.raises((IndexError, OverflowError, TypeError, ValueError)):
            made.write(table, seat, values, [])
    assert amounts.tolist()[4:] == [-(1 << 31), 1, 0, 2]


@pytest.mark.skipif(not compiled(), reason="plain Python has no writer")
def test_a_writer_refuses_columns_that_do_not_fit() -> None:
    numbers, seen = ENTRIES
    for at, number in ((3, 1), (3, -1), (5, 3), (5, -1), (1, -1), (8, 4), (8, -1)):
        with pytest.raises(ValueError, match="column"):
            writer(((*numbers[:at], number, *numbers[at + 1 :]), seen))
    with pytest.raises(ValueError, match="too short"):
        swift.Writer(2, 3, 0, [], array("i", [0] * 8), 4, array("i", [0] * 4), 2)


@pytest.mark.skipif(not compiled(), reason="plain Python has no marks")
def test_marks_keep_to_their_masks() -> None:
    bytes_of = array("B", [0] * 6)
    marks = swift.Marks(2, 3, bytes_of)
    marks.mark(1, [2, 0])
    marks.mark(1, [1])
    assert bytes_of.tolist() == [0, 0, 0, 0, 1, 0]
    assert [marks.allows(1, action) for action in (-1, 0, 1, 2, 3)] == [False, False, True, False, False]
    for table, legal in ((2, [0]), (-1, [0]), (0, [3]), (0, [-1]), (0, ["1"]), (0, (1,))):
        with pytest.raises((IndexError, TypeError)):
            marks.mark(table, legal)
    with pytest.raises(IndexError):
        marks.allows(2, 0)
    with pytest.raises(ValueError, match="too short"):
        swift.Marks(3, 3, bytes_of)
