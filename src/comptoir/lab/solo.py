"""Gymnasium: one seat learns, bots sit at the others. Needs `comptoir[gymnasium]`.

`gymnasium.make("comptoir/heller-v1")` works once this module is imported; the version is the revision of the rules.
An action the rules refuse loses the game at once: the reward is -1 and `info["refused"]` names the rule. The mask of legal
actions is in the observation and in `info["action_mask"]`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsInt, cast

import gymnasium
from gymnasium import spaces

from .. import games
from ..kernel.asking import Asking
from ..kernel.chance import derived_seed
from ..kernel.contract import Game
from ..kernel.errors import UnknownName
from ..kernel.match import Match
from ..players import AnyPlayer, Player, player
from .arrays import Observed, observation_space, observed
from .forms import RAW, Observing
from .observing import worth

FORFEIT = -1.0


class Solo(gymnasium.Env[Observed, SupportsInt]):
    """A table where the learner sits at one seat (another one each episode unless it is given) among bots.

    `observation` is `raw`, `index` or `onehot`, `history` so many events of the past: see `lab.forms`.
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 1}  # noqa: RUF012 (Gymnasium reads it so)

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        seat: int | None = None,
        opponents: Sequence[AnyPlayer] = ("greedy",),
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        observation: str = RAW,
        padded: bool = False,
        history: int = 0,
    ) -> None:
        self.game = games.find(game) if isinstance(game, str) else game
        self.seats = seats or self.game.least_seats
        self.game.check_seats(self.seats)
        if seat is not None and not 0 <= seat < self.seats:
            raise UnknownName(f"there is no seat {seat} at a table of {self.seats}")
        if not opponents or len(opponents) >= self.seats:
            raise UnknownName(f"name 1 to {self.seats - 1} opponents; the last one fills the seats left")
        self.fixed_seat = seat
        self.opponents = [*opponents, *[opponents[-1]] * (self.seats - 1 - len(opponents))]
        self.options = self.game.parse_options(options or {})
        self.render_mode = render_mode
        self.observing = Observing(self.game, self.seats, observation, padded, history)
        # Gymnasium types a Dict space by plain dictionaries; what comes out of ours is always Observed.
        self.observation_space = cast("spaces.Space[Observed]", observation_space(self.observing))
        self.action_space = spaces.Discrete(self.game.actions.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**63))
        self.seat = int(self.np_random.integers(self.seats)) if self.fixed_seat is None else self.fixed_seat
        self.match = Match(self.game, self.seats, self.options, derived_seed("solo", self.game.name, self.seats, deal))
        self.asking = Asking(self.match)
        others = [seat for seat in range(self.seats) if seat != self.seat]
        self.bots: dict[int, Player] = {
            seat: player(name, self.game, deal + seat) for seat, name in zip(others, self.opponents, strict=True)
        }
        self._let_bots_play()
        return self._observed()

    def step(self, action: SupportsInt) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        code = int(action)
        rule = self.match.refuse(self.seat, code)
        if rule is not None:
            seen, info = self._observed()
            return seen, FORFEIT, True, False, {**info, "refused": rule}
        self.asking.play(self.seat, code)
        self._let_bots_play()
        reward = worth(self.game, self.match.state)[self.seat] if self.match.over else 0.0
        seen, info = self._observed()
        return seen, reward, self.match.over, False, info

    def render(self) -> Any:
        """What the learner's seat sees, as text or SVG."""
        if self.render_mode is None:
            return None
        seen = self.match.view(self.seat)
        return self.game.text(seen) if self.render_mode == "ansi" else self.game.svg(seen)

    def _let_bots_play(self) -> None:
        """Until the learner is asked, in the order of the seats: where all choose at once nobody sees who was asked before,
        and where all may speak that is the order of speech."""
        while (waiting := self.asking.waiting) and waiting[0] != self.seat:
            self._bot_plays(waiting[0])

    def _bot_plays(self, seat: int) -> None:
        self.asking.play(seat, self.bots[seat].choose(self.match.view(seat), self.match.legal(seat)))

    def _observed(self) -> tuple[Observed, dict[str, Any]]:
        seen = observed(self.observing, self.match, self.seat, not self.match.over)
        return seen, {"action_mask": seen["action_mask"]}


def register() -> None:
    """Tell Gymnasium of every game, as `comptoir/NAME-vREVISION`."""
    for name in games.names():
        known = f"comptoir/{name}-v{games.find(name).revision}"
        gymnasium.register(known, entry_point="comptoir.lab.solo:Solo", kwargs={"game": name})


register()
