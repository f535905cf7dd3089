"""What the bots of Nuts think."""

from __future__ import annotations

from comptoir.cli.skeleton.game import GAME
from comptoir.kernel.match import Match
from comptoir.players import player


def test_a_greedy_player_lays_its_highest_card_and_cracks_the_nuts() -> None:
    match = Match(GAME, 2, seed=bytes(32))
    bot = player("greedy", GAME, 1)
    for seat in (0, 1):
        chosen = bot.choose(match.view(seat), match.legal(seat))
        assert chosen == match.legal(seat)[-1]
        match.play(seat, chosen)
    (taker,) = match.to_act
    assert GAME.actions.text(bot.choose(match.view(taker), match.legal(taker))) == "crack"
