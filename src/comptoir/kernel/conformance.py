"""The conformance kit: what must hold for every game, ours or a newcomer's.

`check` plays whole games and looks at every position on the way. A fault is a `Fault` that says what broke, where, and how to
come back to it. Games are driven by a mix of players, because random play alone reaches few positions worth testing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from . import notation, record
from .chance import Chance, Imagined, derived_seed
from .contract import Game, OptionValue
from .errors import ComptoirError
from .events import Event
from .match import Match, verify
from .schema import observation
from .state import BaseState, out_of_range, same, snapshot
from .visibility import ALL, PUBLIC, View, see, view

Driver = Callable[[Game[Any], Any, int, Chance], int]


class Fault(ComptoirError):
    """A game that breaks the contract."""


def at_random(game: Game[Any], state: Any, seat: int, chance: Chance) -> int:
    """Any legal action, each equally likely."""
    return game.sample(state, seat, chance)


def eager(game: Game[Any], state: Any, seat: int, chance: Chance) -> int:
    """Any legal action, but one that only ends a phase just where nothing else is left."""
    actions = game.legal(state, seat)
    doing = [action for action in actions if game.actions.block(action).name not in game.idle]
    chosen = doing or actions
    return chosen[chance.below(len(chosen))]


def instinctive(game: Game[Any], state: Any, seat: int, chance: Chance) -> int:
    """The best of a few sampled actions by the game's instinct, in a world this seat could believe in."""
    believed = game.imagine(view(state, seat), seat, chance)
    tried = [game.sample(state, seat, chance) for _ in range(6)]
    return max(tried, key=lambda action: game.instinct(believed, seat, action))


DRIVERS: tuple[Driver, ...] = (at_random, eager, instinctive)


def play_through(
    game: Game[Any], seats: int, options: Mapping[str, OptionValue], seed: int, driver: Driver
) -> Iterator[Match[Any]]:
    """A whole game; the match at each position, the last one over."""
    match = Match(game, seats, options, derived_seed("conformance", game.name, seats, seed))
    chance = Imagined(seed)
    yield match
    while not match.over:
        if match.n > game.longest + 1:
            raise Fault(f"{game.name}: no end after {game.longest} entries (seed {seed})")
        waiting = match.to_act
        seat = waiting[chance.below(len(waiting))]
        match.play(seat, driver(game, match.state, seat, chance))
        yield match


def check(
    game: Game[Any],
    seats: int,
    options: Mapping[str, OptionValue],
    seed: int,
    driver: Driver = at_random,
    closely: int = 7,
) -> int:
    """Check a game in one whole play-through; every `closely`-th position in depth. Returns the number of positions seen."""
    chance = Imagined(seed + 1)
    seen = 0
    match: Match[Any] | None = None
    for match in play_through(game, seats, options, seed, driver):
        where = f"{game.name}, {seats} seats, {dict(options)}, seed {seed}, {driver.__name__}, entry {match.n - 1}"
        try:
            check_position(game, match.state, chance)
            if seen % closely == 0:
                check_agreement(game, match.state)
                check_clone(game, match.state, chance)
                check_secrecy(game, match.state, chance)
        except Fault as fault:
            raise Fault(f"{where}: {fault}") from None
        seen += 1
    assert match is not None
    check_record(game, match)
    return seen


def check_position(game: Game[Any], state: Any, chance: Chance) -> None:
    """Conservation and ranges; seats waited for can act; a sampled action is legal."""
    faults = [*out_of_range(state), *game.audit(state)]
    if faults:
        raise Fault("; ".join(faults))
    waiting = game.to_act(state)
    if len(set(waiting)) != len(waiting) or any(not 0 <= seat < state.seats for seat in waiting):
        raise Fault(f"to_act names {waiting}")
    for seat in waiting:
        actions = game.legal(state, seat)
        if not actions:
            raise Fault(f"seat {seat} is waited for but can do nothing")
        if game.sample(state, seat, chance) not in actions:
            raise Fault(f"sample gave seat {seat} an action that is not legal")
        if game.prompt(state, seat) not in game.prompts:
            raise Fault(f"{game.prompt(state, seat)!r} is not one of the declared prompts")


def check_agreement(game: Game[Any], state: Any) -> None:
    """Over the whole action space and all seats, an action is in `legal` exactly when `refuse` is None."""
    for seat in range(state.seats):
        actions = game.legal(state, seat)
        if actions != sorted(set(actions)):
            raise Fault(f"the legal actions of seat {seat} are not in order, or twice there")
        allowed = set(actions)
        for action in range(game.actions.size):
            rule = game.refuse(state, seat, action)
            if (rule is None) != (action in allowed):
                raise Fault(f"legal and refuse ({rule}) disagree on “{game.actions.text(action)}” of seat {seat}")
            if rule is not None and rule not in game.rules:
                raise Fault(f"“{game.actions.text(action)}” is refused by {rule!r}, which is no rule")


def check_clone(game: Game[Any], state: Any, chance: Chance) -> None:
    """A clone is equal, and playing on it leaves the original as it was."""
    before = snapshot(state)
    clone = state.clone()
    if not same(state, clone):
        raise Fault("a clone differs from its original")
    waiting = game.to_act(clone)
    if waiting:
        game.play(clone, waiting[0], game.sample(clone, waiting[0], chance), chance, None)
    if snapshot(state) != before:
        raise Fault("playing on a clone changed the original")


def check_secrecy(game: Game[Any], state: Any, chance: Chance, worlds: int = 2) -> int:
    """In every world a seat could believe in, it sees, is asked, is offered and is told the same.

    Returns how many of those worlds differed from the real one: if none ever does, nothing was tested.
    """
    different = 0
    for seat in range(state.seats):
        seen = view(state, seat)
        for _ in range(worlds):
            world = game.imagine(seen, seat, chance)
            different += not same(world, state)
            if view(world, seat) != seen:
                raise Fault(f"the world imagined for seat {seat} looks different from its seat")
            faults = [*out_of_range(world), *game.audit(world)]
            if faults:
                raise Fault(f"the world imagined for seat {seat} is impossible: {'; '.join(faults)}")
            check_alike(game, state, world, seat)
            check_told_alike(game, state, world, seat, chance)
    return different


def check_alike(game: Game[Any], state: Any, world: Any, seat: int) -> None:
    """Two worlds alike from a seat: the same offer, the same question, the same observation, and so for a spectator."""
    if view(state, PUBLIC) != view(world, PUBLIC):
        raise Fault(f"a spectator can tell two worlds apart that are alike from seat {seat}")
    if game.legal(state, seat) != game.legal(world, seat):
        raise Fault(f"what seat {seat} may do depends on what it cannot see")
    if game.to_act(state) != game.to_act(world):
        raise Fault("who is waited for depends on something hidden")
    if observation(game.fields, view(state, seat)) != observation(game.fields, view(world, seat)):
        raise Fault(f"the observation of seat {seat} depends on what it cannot see")
    waiting = game.to_act(state)
    if seat in waiting:
        if game.prompt(state, seat) != game.prompt(world, seat):
            raise Fault(f"what seat {seat} is asked depends on what it cannot see")
        for action in game.legal(state, seat):
            if game.details(state, seat, action) != game.details(world, seat, action):
                raise Fault(f"the details of a choice of seat {seat} depend on what it cannot see")


def check_told_alike(game: Game[Any], state: Any, world: Any, seat: int, chance: Chance) -> None:
    """If an action shows a seat the same in both worlds, then and on the way there, it must have heard the same too."""
    waiting = game.to_act(state)
    if not waiting:
        return
    actor = waiting[chance.below(len(waiting))]
    action = game.sample(state, actor, chance)
    if game.refuse(world, actor, action) is not None:
        return
    heard = []
    shown = []
    for start in (state, world):
        copy = start.clone()
        told: list[Any] = []
        game.play(copy, actor, action, Imagined(1), _hearing(game, told, seat))
        heard.append(told)
        shown.append(view(copy, seat))
    if shown[0] != shown[1] or heard[0] == heard[1]:
        return
    if _shown_on_the_way(game, state, actor, action, seat) == _shown_on_the_way(game, world, actor, action, seat):
        raise Fault(f"seat {seat} hears of something it cannot see: {heard[0]} or {heard[1]}")


def _shown_on_the_way(game: Game[Any], state: Any, actor: int, action: int, seat: int) -> list[View]:
    """What a seat sees whenever it is told something: a piece may be laid open and swept away by the same action."""
    copy = state.clone()
    shown: list[View] = []

    def look(code: int, values: tuple[int, ...]) -> None:
        seen = view(copy, seat)
        if not shown or shown[-1] != seen:
            shown.append(seen)

    game.play(copy, actor, action, Imagined(1), look)
    return shown


def _hearing(game: Game[Any], told: list[Any], seat: int) -> Callable[[int, tuple[int, ...]], None]:
    return lambda code, values: told.append(see(Event(game.events.kinds[code], values), seat))


def check_record(game: Game[Any], match: Match[Any]) -> None:
    """Saved, written as text, loaded and replayed, a finished game is the same, and it verifies."""
    saved = match.record.dump()
    loaded = record.load(saved)
    if loaded.dump() != saved:
        raise Fault("a record changes when it is saved and loaded")
    written = notation.write(game, loaded)
    if notation.read(game, written).dump() != saved:
        raise Fault("a record changes when it is written as text and read back")
    again = verify(game, loaded)
    if not same(again.state, match.state):
        raise Fault("a replay ends in another state")
    if [again.log(seat) for seat in (ALL, PUBLIC)] != [match.log(seat) for seat in (ALL, PUBLIC)]:
        raise Fault("a replay tells another story")


def all_options(game: Game[Any]) -> list[dict[str, OptionValue]]:
    """Every combination of options."""
    combined: list[dict[str, OptionValue]] = [{}]
    for name, option in game.options.items():
        combined = [{**chosen, name: value} for chosen in combined for value in option.values]
    return combined


def sample_counts(game: Game[Any], state: BaseState, seat: int, draws: int, chance: Chance) -> Sequence[int]:
    """How often `sample` gives each legal action in so many draws, in the order of `legal`: to be tested for uniformity."""
    index = {action: at for at, action in enumerate(game.legal(state, seat))}
    times = [0] * len(index)
    for _ in range(draws):
        times[index[game.sample(state, seat, chance)]] += 1
    return times
