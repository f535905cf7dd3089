"""Packed observations and masks: number by number, as the compiled build writes them in C, or a row at a time."""

from __future__ import annotations

import pytest

from comptoir import games
from comptoir.kernel import conformance
from comptoir.kernel.contract import layout_of
from comptoir.kernel.packing import Masks, Rows
from comptoir.kernel.tables import Tables


@pytest.mark.parametrize("padded", [False, True])
@pytest.mark.parametrize("name", games.names())
def test_both_ways_of_packing_write_what_the_layout_reads(name: str, padded: bool) -> None:
    game = games.find(name)
    seats = game.least_seats + 1
    layout = layout_of(game, seats, padded)
    rows = Rows(layout, 2)
    packed = [memoryview(numbers) for numbers in rows.arrays()]
    for match in conformance.play_through(game, seats, game.parse_options({}), 4, conformance.eager):
        for seat in match.to_act:
            codes: list[int] = []
            amounts: list[int] = []
            for part in layout.parts:
                read = layout.read_view(match.view(seat))[part.start : part.start + part.length]
                (codes if part.is_code else amounts).extend(read)
            for write in (rows.show, rows.copy):
                write(1, match.state, seat)
                assert [numbers.tolist()[len(numbers) // 2 :] for numbers in packed] == [codes, amounts]
    assert not any(number for numbers in packed for number in numbers.tolist()[: len(numbers) // 2])


def test_a_mask_forgets_what_was_legal_before() -> None:
    masks = Masks(2, 5)
    masks.set(1, [0, 4])
    masks.set(1, [2])
    assert memoryview(masks.array()).tobytes() == bytes([0, 0, 0, 0, 0, 0, 0, 1, 0, 0])
    assert masks.allows(1, 2)
    assert not masks.allows(1, 4)
    assert not masks.allows(1, 5)
    assert not masks.allows(1, -1)


@pytest.mark.parametrize("name", games.names())
def test_tables_play_on_and_on(name: str) -> None:
    """Games follow each other at every table, and each ends with rewards that add up to nothing."""
    game = games.find(name)
    seats = game.least_seats
    layout = layout_of(game, seats)
    tables = Tables(game, game.parse_options({}), seats, 3, 0, layout, None, None, -1, False)
    tables.reset(5)
    ended = 0
    for _ in range(20_000):
        tables.sample()
        tables.step(memoryview(tables.arrays()[1]).tolist())
        ended += len(tables.rewards)
        assert all(abs(sum(rewards)) < 1e-9 for rewards in tables.rewards.values())
        if ended > 4:
            break
    assert ended > 4
    assert memoryview(tables.arrays()[0]).tolist() == tables.asked
