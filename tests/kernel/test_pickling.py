"""Games, states and matches can be sent to another process; numbers are seeds."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import comptoir
from comptoir import games
from comptoir.kernel import conformance
from comptoir.kernel.match import Match
from comptoir.kernel.positions import load_position, position_ids
from comptoir.kernel.state import same

every_game = pytest.mark.parametrize("name", games.names())


def half_way(name: str) -> Match[Any]:
    game = games.find(name)

    def played() -> Iterator[Match[Any]]:
        return conformance.play_through(game, game.least_seats, game.parse_options({}), 3, conformance.eager)

    whole = max(match.n for match in played())
    return next(match for match in played() if match.n >= whole // 2)


@every_game
def test_a_match_that_was_pickled_goes_on_as_it_would_have(name: str) -> None:
    match = half_way(name)
    other = pickle.loads(pickle.dumps(match))
    assert other.game is match.game
    assert other.record.dump() == match.record.dump()
    for one in (match, other):
        seat = one.to_act[0]
        one.play(seat, one.legal(seat)[0])
    assert same(match.state, other.state)
    assert match.log(0) == other.log(0)


@every_game
def test_a_state_can_be_copied_and_pickled(name: str) -> None:
    state = half_way(name).state
    for other in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert same(state, other)
        assert all(getattr(other, field) is not getattr(state, field) for field in ("money", "choice") if hasattr(state, field))


def test_a_match_from_a_stored_position_can_be_pickled() -> None:
    game = games.find("heller")
    stored = load_position(game, position_ids(game)[0])
    match = Match.from_state(game, stored.state, stored.options, bytes(32))
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert same(pickle.loads(pickle.dumps(match)).state, match.state)


def test_a_game_on_another_board_is_pickled_with_it() -> None:
    board = games.find("pfusch").board
    assert board is not None
    other = board.on({**board.data, "name": {"en": "Elsewhere", "fr": "Ailleurs", "de": "Anderswo"}})
    read = pickle.loads(pickle.dumps(other))
    assert read.board.data == other.board.data if other.board else False


def test_a_game_that_others_cannot_find_is_not_pickled_as_another() -> None:
    with pytest.raises(TypeError, match="not the one that others find"):
        pickle.dumps(replace(games.find("heller"), longest=1))


def test_a_number_is_a_seed() -> None:
    game = games.find("heller")
    assert Match(game, 2, seed=7).seed() == Match(game, 2, seed=7).seed() != Match(game, 2, seed=8).seed()
    match = Match(game, 2, seed=7)
    assert comptoir.load(match.record.dump()).seats == 2
    assert Match(game, 2, seed=np.int64(7)).seed() == Match(game, 2, seed=7).seed()
    with pytest.raises(TypeError, match="integer"):
        Match(game, 2, seed="seven")  # type: ignore[arg-type]
