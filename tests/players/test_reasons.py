"""Reasons: every action of every game has a sentence in every language, and it tells only what its seat sees."""

from __future__ import annotations

from typing import Any

from comptoir.kernel.chance import Imagined
from comptoir.kernel.contract import Game
from comptoir.kernel.rulebook import LANGUAGES
from comptoir.kernel.visibility import view
from comptoir.texts import game_texts
from tests.players.test_honesty import every_game, positions


@every_game
def test_every_action_has_a_reason_in_every_language(game: Game[Any]) -> None:
    texts = [game_texts(game.folder, language) for language in LANGUAGES]
    sentences = set()
    for state in positions(game, game.most_seats, 6, 3):
        for seat in game.to_act(state):
            for action in game.legal(state, seat):
                given = game.reason(state, seat, action)
                told = [one.reason(given) for one in texts]
                assert len(set(told)) == len(LANGUAGES), given
                sentences.add(given[0])
    assert len(sentences) > 3


@every_game
def test_a_reason_tells_nothing_that_its_seat_does_not_see(game: Game[Any]) -> None:
    chance = Imagined(5)
    for state in positions(game, max(game.least_seats, 3), 8, 7):
        for seat in game.to_act(state):
            world = game.imagine(view(state, seat), seat, chance)
            for action in game.legal(state, seat):
                assert game.reason(state, seat, action) == game.reason(world, seat, action)
