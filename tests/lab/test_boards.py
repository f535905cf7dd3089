"""The doors for learners take a game on another board: what is played there is recorded with it."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest

from comptoir import games
from comptoir.kernel.match import verify
from comptoir.lab import aec, batch, openspiel, solo
from tests.boards import WITH_BOARDS, other_board


@pytest.mark.parametrize("name", WITH_BOARDS)
def test_every_door_takes_a_game_on_another_board(name: str) -> None:
    data = other_board(name)
    game = games.kit_of(games.find(name)).on(data)

    table = aec.Table(game)
    table.reset(seed=1)
    while table.agents:
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(np.flatnonzero(mask)[0]) if mask.any() else None)
    assert table.match.record.board == data
    verify(game, table.match.record)

    alone = solo.Solo(game)
    seen, _ = alone.reset(seed=1)
    alone.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert alone.match.record.board == data

    openspiel.register(game, f"comptoir_{name}_elsewhere")
    state = pyspiel.load_game(f"comptoir_{name}_elsewhere").new_initial_state()
    for _ in range(200):
        if state.is_terminal():
            break
        state.apply_action(state.legal_actions()[0])
    assert state.node.game is game

    many = batch.make(game, games=2, seats=game.least_seats, seed=1)
    for _ in range(50):
        many.sample()
    assert many.game is game
