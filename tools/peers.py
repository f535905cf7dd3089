"""What `make bench-peers` measures: each work is an iterator that yields what it has just done, as a pair of numbers.

The first counts decisions: actions that a player chose. The second counts every action that the caller applied, chance's too:
OpenSpiel has its caller deal hearts card by card, 53 actions before the first decision, where other libraries shuffle inside.
The time of dealing is counted for everyone; only what it is divided by differs. A search counts its iterations.

Libraries are imported only where they are measured, so that a missing one is told and the others are measured all the same.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from itertools import count, islice
from pathlib import Path
from typing import Any

Done = tuple[int, int]  # decisions, and actions applied
Work = Callable[[], Iterator[Done]]
Named = Iterator[tuple[str, Work]]

SOURCE = Path(__file__).parents[1] / "src"
STRIDE = 50  # actions between two looks at the clock
GAMES = 10  # or so many whole games
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


def in_strides(steps: Iterator[None]) -> Iterator[Done]:
    """Tell of every fiftieth step, each a decision: looking at the clock each time would be measured too."""
    for number, _ in enumerate(steps, 1):
        if number % STRIDE == 0:
            yield STRIDE, STRIDE


def pick(actions: Any) -> Any:
    return actions[int(random.random() * len(actions))]


# ---- ours ----


def ours(label: str) -> Named:
    from comptoir import games

    for game in map(games.find, games.names()):
        seats = min(4, (game.least_seats + game.most_seats + 1) // 2)  # a table of middling size
        yield f"Comptoir {game.name}, {label}", partial(by_list, game, seats)
        yield f"Comptoir {game.name}, {label}, sample", partial(by_sample, game, seats)
        yield f"Comptoir {game.name}, {label}, whole games inside", partial(inside, game, seats)
    yield f"Comptoir search on heller, {label}: iterations", our_search
    yield from learners(label)


def learners(label: str) -> Named:
    """At the smallest table, with observations and masks: batches, and the same games through PettingZoo."""
    from comptoir import games
    from comptoir.lab import aec

    for game in map(games.find, games.names()):
        for form in ("index", "onehot"):
            yield f"Comptoir {game.name}, {label}, batch of 1,024, {form}", partial(batched, game.name, form)
        yield f"Comptoir {game.name}, {label}, through PettingZoo", partial(petting, aec.env(game.name))


def batched(name: str, form: str) -> Iterator[Done]:
    """Observation, mask and a random legal action."""
    from comptoir.lab import batch

    made = batch.make(name, games=1024, observation=form)
    while True:
        made.step(made.sample())
        yield made.games, made.games


def deals(game: Any, seats: int, chance: Any) -> Iterator[Any]:
    """One game set up after another."""
    options = game.parse_options({})
    while True:
        yield game.new(options, seats, chance, None)


# The loops of `by_list` and `by_sample` are written out: a choice made through one more call would be measured too.
def by_list(game: Any, seats: int) -> Iterator[Done]:
    from comptoir.kernel.chance import Imagined

    to_act, legal, play, chance = game.to_act, game.legal, game.play, Imagined(7)
    done = 0
    for state in deals(game, seats, chance):
        while waiting := to_act(state):
            play(state, waiting[0], pick(legal(state, waiting[0])), chance, None)
            done += 1
            if done % STRIDE == 0:
                yield STRIDE, STRIDE


def by_sample(game: Any, seats: int) -> Iterator[Done]:
    from comptoir.kernel.chance import Imagined

    to_act, sample, play, chance = game.to_act, game.sample, game.play, Imagined(7)
    done = 0
    for state in deals(game, seats, chance):
        while waiting := to_act(state):
            play(state, waiting[0], sample(state, waiting[0], chance), chance, None)
            done += 1
            if done % STRIDE == 0:
                yield STRIDE, STRIDE


def inside(game: Any, seats: int) -> Iterator[Done]:
    """Whole games, set-up and all, in one call each."""
    from comptoir.kernel.chance import Imagined

    if game.play_out is None:  # it is optional
        yield from by_sample(game, seats)
    play_out, chance, options = game.play_out, Imagined(7), game.parse_options({})
    while True:
        actions = sum([play_out(game.new(options, seats, chance, None), chance) for _ in range(GAMES)])
        yield actions, actions


def our_search() -> Iterator[Done]:
    """From the first move of a round: the deepest tree of the game."""
    from comptoir import games
    from comptoir.kernel.chance import Imagined
    from comptoir.kernel.visibility import view
    from comptoir.players import Budget, player

    game = games.find("heller")
    while True:
        state = game.new(game.parse_options({}), 4, Imagined(3), None)
        seat = game.to_act(state)[0]
        player("search", game, 1, Budget(SIMULATIONS)).choose(view(state, seat), game.legal(state, seat))
        yield SIMULATIONS, SIMULATIONS


def plain() -> Named:
    use_sources_only()
    return ours("plain")


def compiled() -> Named:
    sys.path.insert(0, str(SOURCE))
    return ours("compiled")


def adapters() -> Named:
    """Heller through OpenSpiel, driven as its own games are."""
    use_sources_only()
    from comptoir.lab import openspiel

    assert openspiel.PREFIX
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
    yield "OpenSpiel hearts, whole games inside C++", hearts_inside
    yield "OpenSpiel hearts, playouts of dealt hands inside C++", hearts_playouts


def spiel(name: str) -> Iterator[Done]:
    """Chance's outcomes are picked from like legal actions, as if all were equally likely: so it is in a deal, and it is faster
    than asking for their probabilities."""
    import pyspiel

    game = pyspiel.load_game("goofspiel(imp_info=True)" if name == "goofspiel" else name)
    simultaneous = game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    while True:
        state = game.new_initial_state()
        decisions = dealt = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(pick(state.legal_actions()))
                dealt += 1
            elif simultaneous:
                state.apply_actions([pick(state.legal_actions(seat)) for seat in range(game.num_players())])
                decisions += game.num_players()
            else:
                state.apply_action(pick(state.legal_actions()))
                decisions += 1
            if decisions + dealt >= STRIDE:
                yield decisions, decisions + dealt
                decisions = dealt = 0
        yield decisions, decisions + dealt


def dealt_hearts() -> Any:
    """A hand with a choice to begin with: where no cards are passed, the first card is forced and a search returns at once."""
    import pyspiel

    while True:
        state = pyspiel.load_game("hearts").new_initial_state()
        while state.is_chance_node():
            state.apply_action(pick(state.legal_actions()))
        if len(state.legal_actions()) > 1:
            return state


def hearts_bot(simulations: int, playouts: int) -> Any:
    import pyspiel

    return pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(playouts, 1), 1.4, simulations)


def hearts_search() -> Iterator[Done]:
    """From the first card of a hand on, one random playout an iteration."""
    bot, state = hearts_bot(SIMULATIONS, 1), dealt_hearts()
    while True:
        bot.step(state)
        yield SIMULATIONS, SIMULATIONS


def hearts_inside() -> Iterator[Done]:
    """Whole games by four of OpenSpiel's own random bots, dealing included, in one call each."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    dealt = dealt_hearts().move_number()
    seeds = count()
    while True:
        actions = 0
        for seed in islice(seeds, GAMES):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            actions += state.move_number()
        yield actions - GAMES * dealt, actions


def hearts_playouts() -> Iterator[Done]:
    """Two iterations of a search that plays out a thousand dealt hands in each: nearly all of it is random play inside C++."""
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
        played = playouts * (2 * actions - 1)  # the first from where the search stands, the second one action on
        yield played, played


# ---- PettingZoo, RLCard, catanatron ----


def pettingzoo_games() -> Named:
    for name in ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6"):
        yield f"PettingZoo {name}", partial(petting_classic, name)


def petting_classic(name: str) -> Iterator[Done]:
    return petting(import_module(f"pettingzoo.classic.{name}").env())


def petting(env: Any) -> Iterator[Done]:
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


def rlcard_steps(name: str) -> Iterator[Done]:
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


def catan_steps() -> Iterator[Done]:
    from catanatron import Color, Game, RandomPlayer

    def steps() -> Iterator[None]:
        while True:
            game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                yield

    return in_strides(steps())


# ---- Pgx ----


def pgx_games() -> Named:
    for name in ("leduc_holdem", "connect_four", "backgammon"):
        yield f"Pgx {name}, batch of 1,024", partial(pgx_steps, name)


def pgx_steps(name: str) -> Iterator[Done]:
    """Observation, mask and a random legal action, compiled by JAX for the processor; games that are over begin anew."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    games, steps = 1024, 20
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carried: Any, key: Any) -> Any:
        picking, going = jax.random.split(key)
        actions = jax.random.categorical(picking, jax.numpy.log(carried.legal_action_mask.astype(jax.numpy.float32)), axis=1)
        after = step(carried, actions, jax.random.split(going, games))
        return after, after.observation.sum()  # so that no observation is left out because nobody looks

    several = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, steps)))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(7), games))
    for number in count():
        state, seen = several(state, jax.random.PRNGKey(number))
        seen.block_until_ready()
        yield games * steps, games * steps


GROUPS: dict[str, Callable[[], Named]] = {
    "plain": plain,
    "compiled": compiled,
    "adapters": adapters,
    "openspiel": openspiel_games,
    "pettingzoo": pettingzoo_games,
    "rlcard": rlcard_games,
    "catanatron": catan,
    "pgx": pgx_games,
}
