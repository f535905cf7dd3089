"""The learned player: a network alone, without thinking ahead."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..kernel.actions import ActionSpace
from ..kernel.chance import Imagined
from ..kernel.contract import Game, layout_of
from ..kernel.encoding import closeness, relative_actions
from ..kernel.native import mypyc_attr
from ..kernel.visibility import View
from .advice import Advice, Alternative
from .network import FEATURES, Inputs, Network, shipped_network, softmax, weighed
from .trees import drawn


class Looker:
    """What seats see, as it comes to a network's first layer."""

    def __init__(self, game: Game[Any], network: Network) -> None:
        self.game, self.network = game, network
        self.inputs: dict[int, Inputs] = {}  # by table size
        self.rows: dict[int, list[int]] = {}  # by seat: what it saw when it first looked, in this thought
        self.first_looks: dict[int, Any] = {}

    def seen(self, world: Any, seat: int) -> Any:
        """What comes to the network's first layer. Most is as it was when the seat looked first: that is not added up again."""
        inputs = self.inputs_at(world.seats)
        row = inputs.layout.read(world, seat)
        if seat not in self.rows:
            self.rows[seat] = row
            self.first_looks[seat] = self.network.before(*inputs.of(row))
            return self.first_looks[seat]
        return self.network.before(*inputs.between(self.rows[seat], row), self.first_looks[seat])

    def forget(self) -> None:
        """Before another thought: what is thought never hangs on what was thought before."""
        self.rows = {}
        self.first_looks = {}

    def inputs_at(self, seats: int) -> Inputs:
        found = self.inputs.get(seats)
        if found is None:
            found = self.inputs[seats] = Inputs(layout_of(self.game, seats, padded=True))
        return found


class Mind(Looker):
    """A network as one seat's judgement: of a view it says how likely each action is, and who will win."""

    def __init__(self, game: Game[Any], network: Network) -> None:
        super().__init__(game, network)
        self.sealed: Any = game.sealed if game.lookahead is None else game.lookahead.sealed
        self.blocks: list[int] = []  # of each action, among the game's
        for at, block in enumerate(game.actions.blocks.values()):
            self.blocks.extend([at] * block.size)

    def evaluate(self, view: View, actions: list[int], chance: Imagined) -> tuple[list[float], list[float], bool]:
        """Odds for each action; each seat's chance to win; and whether others choose in secret at the same time."""
        world = self.game.imagine(view, view.seat, chance)
        self.forget()
        odds, chances = self.judge(world, view.seat, actions)
        return odds, chances, self.sealed(world)

    def judge(self, world: Any, seat: int, actions: list[int]) -> tuple[list[float], list[float]]:
        """The same of an imagined world, in which only what this seat observes is looked at, and what its instinct says."""
        seats: int = world.seats
        near = [1.0]
        if len(actions) > 1:
            near = closeness([self.game.instinct(world, seat, action) for action in actions], self.network.scale)
        read = self.read_by(seats, seat)
        size = self.game.actions.size
        gates = FEATURES * (max(self.blocks) + 1)
        wanted = [read[action] for action in actions] + list(range(size, size + gates + seats))
        found = self.network.onwards(self.seen(world, seat), wanted)
        many = len(actions)
        likings: list[float] = []
        for at, action in enumerate(actions):
            gate = many + FEATURES * self.blocks[action]
            likings.append(weighed(found[at], near[at], found[gate : gate + FEATURES]))
        return softmax(likings), turned(softmax(found[many + gates :]), seat)

    def chances(self, world: Any, seat: int) -> list[float]:
        """Each seat's chance to win as this seat sees it."""
        first = self.game.actions.size + FEATURES * (max(self.blocks) + 1)
        found = self.network.onwards(self.seen(world, seat), list(range(first, first + int(world.seats))))
        return turned(softmax(found), seat)

    def read_by(self, seats: int, seat: int) -> list[int]:
        """For each action its code as this seat reads it."""
        return codes_read_by(self.game.actions, seats, seat)


@lru_cache(maxsize=64)  # of the few action spaces that were learned
def codes_read_by(space: ActionSpace, seats: int, seat: int) -> list[int]:
    """See `Mind.read_by`. Reckoned once, for minds are made for every game anew."""
    found = [0] * space.size
    for read, action in enumerate(relative_actions(space, seats, seat)):
        found[action] = read
    return found


def turned(ahead: list[float], seat: int) -> list[float]:
    """Chances from who looks on, as chances from seat A on."""
    seats = len(ahead)
    return [ahead[(one - seat) % seats] for one in range(seats)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Learned:
    """Draws its action by the network's odds: as they are where a choice is sealed, perhaps sharper elsewhere."""

    def __init__(self, game: Game[Any], seed: int, network: Network | None = None) -> None:
        self.mind = Mind(game, shipped_network(game) if network is None else network)
        self.chance = Imagined(seed)
        self.sharpness = self.mind.network.sharpness  # where nothing is sealed, odds to this power

    def choose(self, view: View, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        odds, _, sealed = self.mind.evaluate(view, actions, self.chance)
        if not sealed:
            odds = [share**self.sharpness for share in odds]
        return actions[drawn(odds, self.chance)]

    def consider(self, view: View, actions: list[int]) -> Advice:
        """The likeliest first; what is expected is the network's chance of winning, whichever is taken."""
        odds, chances, sealed = self.mind.evaluate(view, actions, self.chance)
        own = chances[view.seat]
        tried = [Alternative(action, own, 1, chances, odds[at] if sealed else 0.0) for at, action in enumerate(actions)]
        order = sorted(range(len(actions)), key=lambda at: -odds[at])
        return Advice(actions[order[0]], own, [tried[at] for at in order], 1)
