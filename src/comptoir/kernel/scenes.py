"""Scenes: a stored position and what some actions make of it. Pictures and numbers in rulebooks come from here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .actions import SEAT_LETTERS
from .chance import Imagined
from .contract import Game
from .errors import BadRulebook
from .events import Event
from .positions import StoredPosition, load_position
from .visibility import ALL, View, looker, see, view

Positions = Callable[[str], StoredPosition]
Scenes = Callable[..., "Scene"]  # scene("first-coins", "stall 4 d3"): that position after these actions


@dataclass(frozen=True)
class Scene:
    """What was told on the way from a position to a state."""

    position: StoredPosition
    state: Any
    steps: list[list[Event]]  # what each action told

    @property
    def view(self) -> View:
        """What whoever looks at the position sees of the state."""
        return view(self.state, self._looker)

    @property
    def last(self) -> list[dict[str, Any]]:
        """What they heard of the last action."""
        return [see(event, self._looker) for step in self.steps[-1:] for event in step]

    def told(self, name: str, **values: object) -> list[dict[str, Any]]:
        """The events of that name with these values, all open: for numbers."""
        seen: list[dict[str, Any]] = [see(event, ALL) for step in self.steps for event in step if event.kind.name == name]
        return [one for one in seen if all(one[key] == value for key, value in values.items())]

    @property
    def _looker(self) -> int:
        return looker(self.position.look, self.state.seats)


def stored(game: Game[Any]) -> Positions:
    """The positions in a game's folder."""
    return lambda name: load_position(game, name)


def play_scene(position: StoredPosition, actions: Sequence[str]) -> Scene:
    """The position after these actions: `stall 4 d3` for the first seat waited for, or `B place c4` for a named one."""
    game, state = position.game, position.state.clone()
    steps: list[list[Event]] = []
    chance = Imagined(0)
    for action in actions:
        letter, _, rest = action.partition(" ")
        named = len(letter) == 1 and letter in SEAT_LETTERS
        seat = SEAT_LETTERS.index(letter) if named else (game.to_act(state) or [0])[0]
        code = game.actions.parse(rest if named else action)
        refused = game.refuse(state, seat, code)
        if refused is not None:
            raise BadRulebook(f"{game.name}: “{action}” cannot be played from the position {position.id}: {refused} forbids it")
        steps.append([])
        game.play(state, seat, code, chance, lambda kind, values: steps[-1].append(Event(game.events.kinds[kind], values)))
    return Scene(position, state, steps)


def reckoned(game: Game[Any], positions: Positions) -> Mapping[str, int]:
    """The numbers that stand in a game's rulebooks, by the positions it has stored."""
    return game.figures(lambda name, *actions: play_scene(positions(name), actions)) if game.figures else {}
