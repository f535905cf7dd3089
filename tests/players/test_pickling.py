"""Our players can be copied and sent to another process, compiled or not."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from comptoir import games
from comptoir.kernel.match import Match
from comptoir.players import PLAYERS, player

NAMES = [*(name for name in PLAYERS if name not in ("master", "search", "grandmaster")), "search:8", "grandmaster:8"]


@pytest.mark.parametrize("game", ["heller", "pfusch"])
@pytest.mark.parametrize("name", NAMES)
def test_a_player_that_was_sent_plays_on_as_it_would_have(name: str, game: str) -> None:
    match = Match(games.find(game), 2, seed=3)
    bot = player(name, match.game, 5)
    questions: list[tuple[Any, list[int]]] = []
    while len(questions) < 6:
        seat = match.to_act[0]
        questions.append((match.view(seat), match.legal(seat)))
        match.play(seat, match.legal(seat)[-1])
    for question in questions[:3]:
        bot.choose(*question)  # some of its luck is used up
    copied: list[Any] = [pickle.loads(pickle.dumps(bot)), copy.deepcopy(bot)]
    told = [bot.choose(*question) for question in questions[3:]]
    for other in copied:
        assert type(other) is type(bot)
        assert [other.choose(*question) for question in questions[3:]] == told
