"""What the tests of every game do with a table: play moves in notation, hear what was told, ask what is allowed.

A move is `stall 1 a1` for the first seat waited for, or `B probe A 2` for a named one.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from comptoir.kernel.actions import SEAT_LETTERS
from comptoir.kernel.chance import Chance, Imagined
from comptoir.kernel.contract import Game
from comptoir.kernel.errors import Refusal, rule_of
from comptoir.kernel.events import Event, Tell
from comptoir.kernel.state import BaseState, out_of_range
from comptoir.kernel.visibility import ALL, see
from comptoir.texts import game_texts

S = TypeVar("S", bound=BaseState)
Told = list[dict[str, Any]]


class Hands(Generic[S]):
    """Whoever moves the pieces of a game. With `audited`, every move must leave the box complete; without it a test may lay
    out tables that could not come about."""

    def __init__(self, game: Game[S], audited: bool = True) -> None:
        self.game = game
        self.audited = audited

    def seat_and_action(self, state: S, move: str) -> tuple[int, int]:
        """Whose move it is, and what."""
        letter, _, rest = move.partition(" ")
        if len(letter) == 1 and letter in SEAT_LETTERS:
            return SEAT_LETTERS.index(letter), self.game.actions.parse(rest)
        return self.asked(state), self.game.actions.parse(move)

    def asked(self, state: S) -> int:
        """The first seat waited for; once the game is over, any."""
        return (self.game.to_act(state) or [0])[0]

    def act(self, state: S, *moves: str, chance: Chance | None = None) -> Told:
        """Play moves one after the other, each of which must be legal. Returns what was told, all open."""
        told: Told = []
        chance = chance or Imagined(9)
        for move in moves:
            seat, action = self.seat_and_action(state, move)
            refused = self.game.refuse(state, seat, action)
            assert refused is None, f"{move}: {refused}"
            assert action in self.game.legal(state, seat)
            self.game.play(state, seat, action, chance, self.into(told))
            if self.audited:
                self.check(state)
        return told

    def check(self, state: S) -> None:
        """The box is complete, and nothing is more than can be."""
        assert [*self.game.audit(state), *out_of_range(state)] == []

    def into(self, told: Told) -> Tell:
        """Somebody who hears everything and writes it down there."""
        return lambda kind, values: told.append(dict(see(Event(self.game.events.kinds[kind], values), ALL)))

    def refusal(self, state: S, move: str) -> str | None:
        """The rule that forbids a move."""
        key = self.game.refuse(state, *self.seat_and_action(state, move))
        return None if key is None else rule_of(key)

    def why(self, state: S, move: str, language: str = "en") -> str:
        """Why a move is forbidden, as people read it; the seats are called by their letters."""
        seat, action = self.seat_and_action(state, move)
        key = self.game.refuse(state, seat, action)
        assert key is not None, f"{move} is allowed"
        facts = self.game.refusal_facts(state, seat, action, key)
        refusal = Refusal(key, self.game.actions.text(action), facts)
        told = game_texts(self.game.folder, language).refusal(self.game, refusal, SEAT_LETTERS)
        assert told is not None, f"there is no text refusal-{key}"
        return told

    def details(self, state: S, move: str) -> dict[str, int]:
        """The numbers beside a choice."""
        return dict(self.game.details(state, *self.seat_and_action(state, move)))

    def offered(self, state: S, letter: str = "") -> list[str]:
        """What a seat may do, the first one waited for if none is named, in notation."""
        seat = SEAT_LETTERS.index(letter) if letter else self.asked(state)
        return [self.game.actions.text(action) for action in self.game.legal(state, seat)]


def named(told: Told, name: str) -> Told:
    """The events of one name."""
    return [seen for seen in told if seen["event"] == name]
