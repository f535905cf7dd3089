"""`make bench`: speeds of the games in plain CPython, medians of several runs, beside what an issue asks for.

The machine is noisy: a yardstick (a fixed loop of list and integer work) runs before each measurement, so that two runs can be
compared by their ratios.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

from comptoir import games
from comptoir.kernel.chance import Chance, Imagined
from comptoir.kernel.contract import Game
from comptoir.kernel.visibility import view

RUNS = 7
SECONDS = 0.4
PROTOTYPE = 329_000  # actions a second of the prototype of Heller, on the machine of the design page
ASKED = {"heller": PROTOTYPE / 2}  # the other games: 100,000 at four seats
ASKED_OTHERS = 100_000
ASKED_CLONE = 3.0


def yardstick() -> float:
    """Steps a second of a loop that does what rules do: index lists, add, branch."""
    cells = list(range(64))
    begun = time.perf_counter()
    total = 0
    for step in range(200_000):
        at = (step * 7) & 63
        if cells[at] > 31:
            total += cells[at]
        else:
            cells[at] ^= step & 15
    return 200_000 / (time.perf_counter() - begun)


def steps(game: Game[Any], seats: int, chance: Chance) -> int:
    """One game of uniform random play, nobody listening; how many actions it took."""
    to_act, sample, play = game.to_act, game.sample, game.play
    state = game.new(game.parse_options({}), seats, chance, None)
    actions = 0
    while waiting := to_act(state):
        seat = waiting[0]
        play(state, seat, sample(state, seat, chance), chance, None)
        actions += 1
    return actions


def random_play(game: Game[Any], seats: int) -> float:
    """Actions a second of random play."""
    chance = Imagined(7)
    actions = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        actions += steps(game, seats, chance)
    return actions / (time.perf_counter() - begun)


def seats_for(game: Game[Any]) -> int:
    """The table at which a game is measured."""
    return max(game.least_seats, min(4, game.most_seats - 1))


def microseconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    for _ in range(5000):
        work()
    return (time.perf_counter() - begun) / 5000 * 1e6


def midgame(game: Game[Any], seats: int) -> Any:
    chance = Imagined(3)
    state = game.new(game.parse_options({}), seats, chance, None)
    for _ in range(25):
        waiting = game.to_act(state)
        if not waiting:
            break
        game.play(state, waiting[0], game.sample(state, waiting[0], chance), chance, None)
    return state


def works(game: Game[Any], state: Any, seat: int) -> list[Callable[[], object]]:
    return [state.clone, lambda: view(state, seat), lambda: game.legal(state, seat)]


def main() -> None:
    console = Console()
    speeds = Table("game", "seats", "actions/s", "asked", "per yardstick step", title="random play, plain CPython, medians")
    pieces = Table("game", "clone µs", "asked", "view µs", "legal µs", title="pieces of work, medians")
    for name in games.names():
        game = games.find(name)
        seats = seats_for(game)
        yards, speed = [], []
        for _ in range(RUNS):
            yards.append(yardstick())
            speed.append(random_play(game, seats))
        median = statistics.median(speed)
        asked = ASKED.get(name, ASKED_OTHERS)
        speeds.add_row(name, str(seats), f"{median:,.0f}", f"{asked:,.0f}", f"{median / statistics.median(yards):.4f}")
        state = midgame(game, seats)
        seat = (game.to_act(state) or [0])[0]
        times = [statistics.median(microseconds(work) for _ in range(RUNS)) for work in works(game, state, seat)]
        pieces.add_row(name, f"{times[0]:.2f}", f"{ASKED_CLONE:.2f}", f"{times[1]:.1f}", f"{times[2]:.1f}")
    console.print(speeds)
    console.print(f"Heller's prototype on the design page: {PROTOTYPE:,} actions/s; half of it is asked for.")
    console.print(pieces)


if __name__ == "__main__":
    main()
