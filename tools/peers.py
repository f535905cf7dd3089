"""What `make bench-peers` measures: each work is an iterator that yields how many actions (or iterations) it has just done.

Libraries are imported only where they are measured, so that a missing one is told and the others are measured all the same.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import Any

Work = Callable[[], Iterator[int]]
Named = Iterator[tuple[str, Work]]

SOURCE = Path(__file__).parents[1] / "src"
SEATS = {"heller": 3, "pfeffersaecke": 4, "pfusch": 4, "weinhaendler": 4}
STRIDE = 50  # actions between two looks at the clock
SIMULATIONS = 100


def compiled_is_built() -> bool:
    """Whether mypyc has put its modules beside the sources."""
    return any(SOURCE.glob("comptoir/**/*.so")) or any(SOURCE.glob("comptoir/**/*.pyd"))


def use_sources_only() -> None:
    """Import plain Python even where a compiled module lies beside it."""
    finder = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def ours(path: str) -> Any:
        if not path.startswith(str(SOURCE)):
            raise ImportError
        return finder(path)

    sys.path_hooks.insert(0, ours)
    sys.path_importer_cache.clear()
    sys.path.insert(0, str(SOURCE))


def in_strides(steps: Iterator[None]) -> Iterator[int]:
    """Tell of every fiftieth step: looking at the clock each time would be measured too."""
    for number, _ in enumerate(steps, 1):
        if number % STRIDE == 0:
            yield STRIDE


def pick(actions: Any) -> Any:
    return actions[int(random.random() * len(actions))]


# ---- ours ----


def ours(label: str) -> Named:
    from comptoir import games

    for name, seats in SEATS.items():
        game = games.find(name)
        yield f"Comptoir {name}, {label}", partial(by_list, game, seats)
        yield f"Comptoir {name}, {label}, sample", partial(by_sample, game, seats)
    yield f"Comptoir search on heller, {label}: iterations", our_search


def by_list(game: Any, seats: int) -> Iterator[int]:
    from comptoir.kernel.chance import Imagined

    def steps() -> Iterator[None]:
        to_act, legal, play, chance = game.to_act, game.legal, game.play, Imagined(7)
        options = game.parse_options({})
        while True:
            state = game.new(options, seats, chance, None)
            while waiting := to_act(state):
                seat = waiting[0]
                play(state, seat, pick(legal(state, seat)), chance, None)
                yield

    return in_strides(steps())


def by_sample(game: Any, seats: int) -> Iterator[int]:
    from comptoir.kernel.chance import Imagined

    def steps() -> Iterator[None]:
        to_act, sample, play, chance = game.to_act, game.sample, game.play, Imagined(7)
        options = game.parse_options({})
        while True:
            state = game.new(options, seats, chance, None)
            while waiting := to_act(state):
                seat = waiting[0]
                play(state, seat, sample(state, seat, chance), chance, None)
                yield

    return in_strides(steps())


def our_search() -> Iterator[int]:
    """From the first move of a round: the deepest tree of the game."""
    from comptoir import games
    from comptoir.kernel.chance import Imagined
    from comptoir.kernel.visibility import view
    from comptoir.players import PLAYERS

    game = games.find("heller")
    search: Any = PLAYERS["search"]
    while True:
        state = game.new(game.parse_options({}), 4, Imagined(3), None)
        seat = game.to_act(state)[0]
        search(game, 1, iterations=SIMULATIONS).choose(view(state, seat), game.legal(state, seat))
        yield SIMULATIONS


def plain() -> Named:
    use_sources_only()
    return ours("plain")


def compiled() -> Named:
    sys.path.insert(0, str(SOURCE))
    return ours("compiled")


def adapters() -> Named:
    """Heller through the adapters, driven as PettingZoo's and OpenSpiel's own games are."""
    use_sources_only()
    from comptoir.lab import aec, openspiel

    assert openspiel.PREFIX
    yield "Comptoir heller through PettingZoo, plain", partial(petting, aec.env("heller", 3))
    yield "Comptoir heller through OpenSpiel, plain", partial(spiel, "comptoir_heller")


# ---- OpenSpiel ----


def openspiel_games() -> Named:
    import pyspiel
    from open_spiel.python import games

    assert games
    for name in ("hearts", "oh_hell", "gin_rummy", "backgammon", "goofspiel"):
        yield f"OpenSpiel {name} (C++)", partial(spiel, name)
    for name in ("tic_tac_toe", "kuhn_poker", "liars_poker", "block_dominoes"):
        if f"python_{name}" in pyspiel.registered_names():
            yield f"OpenSpiel {name} (Python)", partial(spiel, f"python_{name}")
    yield "OpenSpiel ISMCTS (C++) on hearts: iterations", hearts_search
    yield "OpenSpiel hearts, playouts inside C++", hearts_playouts


def spiel(name: str) -> Iterator[int]:
    import pyspiel

    def steps() -> Iterator[None]:
        game = pyspiel.load_game("goofspiel(imp_info=True)" if name == "goofspiel" else name)
        simultaneous = game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
        while True:
            state = game.new_initial_state()
            while not state.is_terminal():
                if simultaneous and not state.is_chance_node():
                    state.apply_actions([pick(state.legal_actions(seat)) for seat in range(game.num_players())])
                    yield
                else:
                    state.apply_action(pick(state.legal_actions()))
                yield

    return in_strides(steps())


def dealt_hearts() -> Any:
    import pyspiel

    state = pyspiel.load_game("hearts").new_initial_state()
    while state.is_chance_node():
        state.apply_action(pick(state.legal_actions()))
    return state


def hearts_bot(simulations: int, playouts: int) -> Any:
    import pyspiel

    return pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(playouts, 1), 1.4, simulations)


def hearts_search() -> Iterator[int]:
    """From the first card of a hand on, one random playout an iteration."""
    bot, state = hearts_bot(SIMULATIONS, 1), dealt_hearts()
    while True:
        bot.step(state)
        yield SIMULATIONS


def hearts_playouts() -> Iterator[int]:
    """Two iterations of a search that plays out a thousand games in each: nearly all of it is random play inside C++."""
    playouts = 1000
    state = dealt_hearts()
    bot = hearts_bot(2, playouts)
    left = state.clone()
    actions = 0
    while not left.is_terminal():
        left.apply_action(pick(left.legal_actions()))
        actions += 1
    while True:
        bot.step(state)
        yield playouts * (2 * actions - 1)  # the first from where the search stands, the second one action on


# ---- PettingZoo, RLCard, catanatron ----


def pettingzoo_games() -> Named:
    for name in ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6"):
        yield f"PettingZoo {name}", partial(petting_classic, name)


def petting_classic(name: str) -> Iterator[int]:
    return petting(import_module(f"pettingzoo.classic.{name}").env())


def petting(env: Any) -> Iterator[int]:
    import numpy

    def steps() -> Iterator[None]:
        while True:
            env.reset()
            for _ in env.agent_iter():
                seen, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                env.step(pick(numpy.flatnonzero(mask)))
                yield

    return in_strides(steps())


def rlcard_games() -> Named:
    for name in ("uno", "gin-rummy"):
        yield f"RLCard {name}", partial(rlcard_steps, name)


def rlcard_steps(name: str) -> Iterator[int]:
    import rlcard

    def steps() -> Iterator[None]:
        env = rlcard.make(name)
        while True:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(pick(list(state["legal_actions"])))
                yield

    return in_strides(steps())


def catan() -> Named:
    yield "catanatron", catan_steps


def catan_steps() -> Iterator[int]:
    from catanatron import Color, Game, RandomPlayer

    def steps() -> Iterator[None]:
        while True:
            game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                yield

    return in_strides(steps())


GROUPS: dict[str, Callable[[], Named]] = {
    "plain": plain,
    "compiled": compiled,
    "adapters": adapters,
    "openspiel": openspiel_games,
    "pettingzoo": pettingzoo_games,
    "rlcard": rlcard_games,
    "catanatron": catan,
}
