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
