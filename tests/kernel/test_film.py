"""A film shows every step of a match as its events tell it, and nothing that a seat may not know."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir import games
from comptoir.games.pfeffersaecke.pieces import POSTS
from comptoir.games.pfusch.pieces import SIZE
from comptoir.kernel.chance import Imagined, derived_seed
from comptoir.kernel.film import Film
from comptoir.kernel.match import Match
from comptoir.kernel.visibility import ALL, PUBLIC, view


def played(name: str, seats: int, entries: int = 10_000, seed: str = "film") -> Match[Any]:
    """A match played at random."""
    match = Match(games.find(name), seats, None, derived_seed(seed, name, seats))
    chance = Imagined(5)
    while not match.over and match.n < entries:
        seat = match.to_act[0]
        match.play(seat, match.game.sample(match.state, seat, chance))
    return match


@pytest.mark.parametrize("name", games.names())
def test_from_the_first_view_a_film_leads_to_the_last(name: str) -> None:
    """Through every view on the way: after the last frame of an entry the view is the one the table showed then."""
    match = played(name, games.find(name).most_seats)
    film = Film(match, 1)
    for seat in (ALL, PUBLIC, 0, 1):
        shown = view(match.state_at(0), seat).fields
        frames = film.seen_by(seat)
        for n in range(1, match.n):
            for frame in frames:
                if frame.n == n:
                    shown = {**shown, **frame.changes}
            if n % 7 == 0 or n == match.n - 1:
                assert shown == view(match.state_at(n), seat).fields, (n, seat)
        assert all(0 <= frame.at <= len(match.events[frame.n]) for frame in frames)


def test_the_last_square_lands_before_the_market_is_counted() -> None:
    match = played("heller", 2)
    n = next(n for n, told in enumerate(match.events) if any(one.kind.name == "round_ended" for one in told))
    placed = next(at for at, one in enumerate(match.events[n]) if "placed" in one.kind.name)
    frame = next(one for one in Film(match, n).seen_by(PUBLIC) if (one.n, one.at) == (n, placed))
    assert 0 not in frame.changes["market"]  # the market is full
    assert "money" not in frame.changes


def test_a_post_is_never_in_two_places() -> None:
    """It waits in the centre as soon as its way is told, and leaves it when it settles."""
    match = played("pfeffersaecke", 3)
    film = Film(match, 1)
    for n, told in enumerate(match.events):
        for at, one in enumerate(told):
            if one.kind.name in ("opened", "settled"):
                state: Any = film.as_of(n, at)
                standing = sum(1 for space in state.spaces if space) + sum(1 for seat in state.village if 0 < seat <= 3)
                assert standing + len(state.centre) == sum(POSTS - left for left in state.stock), (n, at)


def test_wood_that_was_found_is_seen_as_soon_as_it_is_told() -> None:
    match = played("pfusch", 3)
    film = Film(match, 1)
    found = 0
    for n, told in enumerate(match.events):
        for at, one in enumerate(told):
            if one.kind.name == "probed":
                builder, block, material = one.values
                state: Any = film.as_of(n, at)
                assert state.known[builder * SIZE + block] == material  # 0 plaster, 1 wood
                found += 1
    assert found


def test_what_was_taken_back_is_not_filmed() -> None:
    match = played("heller", 2, 12)
    match.undo(0, 8)
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert {frame.n for frame in Film(match, 5).seen_by(ALL)} == {match.n - 1}
    assert Film(match, match.n).seen_by(ALL) == []


def test_what_changes_behind_a_seats_back_is_not_named() -> None:
    """The pile of squares shrinks for all; which square somebody drew changes their own view only."""
    match = played("heller", 2, 2)
    while not match.over and match.events[-1][0].kind.name != "drew":
        match.play(match.to_act[0], next(iter(match.legal(match.to_act[0])[::-1])))
    n, seat = match.n - 1, match.record.entries[-1].seat
    assert seat is not None
    film = Film(match, n)
    assert "drawn" in film.seen_by(seat)[0].changes
    assert "drawn" not in film.seen_by(1 - seat)[0].changes
    assert "drawn_count" in film.seen_by(1 - seat)[0].changes
