"""Packed observations and masks: number by number, as the compiled build writes them, or a row at a time."""

from __future__ import annotations

from struct import unpack

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
    ways = [Rows(layout), Rows(layout)]
    ways[0].one_by_one, ways[1].one_by_one = True, False
    for match in conformance.play_through(game, seats, game.parse_options({}), 4, conformance.eager):
        for seat in match.to_act:
            for rows in ways:
                rows.clear()
                rows.add(match.state, seat)
                assert list(unpack(f"<{layout.size}i", rows.writer.getvalue())) == layout.read_view(match.view(seat))


def test_a_mask_forgets_what_was_legal_before() -> None:
    masks = Masks(2, 5)
    masks.set(1, [0, 4])
    masks.set(1, [2])
    assert masks.writer.getvalue() == bytes([0, 0, 0, 0, 0, 0, 0, 1, 0, 0])
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
        tables.step(tables.sample())
        ended += len(tables.rewards)
        assert all(abs(sum(rewards)) < 1e-9 for rewards in tables.rewards.values())
        if ended > 4:
            break
    assert ended > 4
    assert len(tables.rows.writer.getvalue()) == 3 * 4 * layout.size
