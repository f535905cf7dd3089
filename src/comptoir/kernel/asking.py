"""Asking one seat at a time, where the rules wait for several.

Sealed choices are kept back until the last seat has made its own, and only then played. So nobody can see who was asked first,
and a seat sees the same whoever asks it: an arena, a library's environment, a search. Changing one's mind before the last has
chosen is left out: nobody could have seen the difference.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from .match import Match
from .state import BaseState

S = TypeVar("S", bound=BaseState)


class Asking(Generic[S]):
    """Who is asked next in a match. Whatever a seat is shown is `match.view(seat)`, in which nobody has chosen yet."""

    def __init__(self, match: Match[S]) -> None:
        self.match = match
        self.held: dict[int, int] = {}  # the sealed choices made so far, by seat

    @property
    def waiting(self) -> list[int]:
        """The seats still to be asked, in the order of the seats; none when the game is over."""
        return [seat for seat in self.match.to_act if seat not in self.held]

    def play(self, seat: int, action: int) -> None:
        """An action of a seat. An illegal one raises `Refusal` and changes nothing, a sealed one too."""
        match = self.match
        if not match.game.sealed(match.state):
            match.play(seat, action)
            return
        refusal = match.refusal(seat, action)
        if refusal is not None:
            raise refusal
        self.held[seat] = action
        if not self.waiting:
            chosen, self.held = self.held, {}
            for chooser in sorted(chosen):
                match.play(chooser, chosen[chooser])


def before_sealed(match: Match[S]) -> S:
    """The state before the first of the sealed choices that wait for others: what bots are shown at a table where people choose
    when they like, so that they see what they see everywhere. A game may be begun in a position in which some have chosen."""
    state, earlier = match.state, match.standing()
    while len(earlier) > 1 and has_chosen(match, state):
        state = match.state_at(earlier.pop() - 1)
    return state


def has_chosen(match: Match[S], state: S) -> bool:
    """Whether somebody has made a sealed choice, and may still change it."""
    game, waiting = match.game, match.game.to_act(state)
    if not waiting or game.lookahead is None or not game.lookahead.sealed(state):
        return False
    return any(seat not in waiting and game.legal(state, seat) for seat in range(match.record.seats))
