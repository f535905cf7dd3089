"""Playing the games: strong players at every table size, merchants beside them, and trials.

A *trial*: at an occasion a kind of choice is drawn by lot, whatever the player likes best (of that kind it takes what its
network likes), and the same players play on; so what it brings is its own doing. A *swerve*: where a merchant would do
something else than the strong player, both are played on with the same luck; the difference is what its choice costs.
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple

from ...games import names
from ...kernel.asking import Asking
from ...kernel.chance import Imagined, derived_seed
from ...kernel.errors import ComptoirError
from ...kernel.match import Match
from ...players import player
from ...players.learned import Learned
from ...players.trees import drawn
from .looking import Looking
from .sums import Notes, Sums, note

FORMAT: Final = "comptoir-strategy-1"
ASKED: Final = 0.25  # the part of a strong player's decisions that a merchant is asked about as well
SWERVES: Final = 2  # a game, at most, that are played on
CHUNK: Final = 10  # games handed to a process at a time
STRONG: Final = "learned"
WEAK: Final = "merchant"


class Setting(NamedTuple):
    """What is played at each table size: how many games of each of the players, in how many of the strong ones' a merchant is
    asked as well, and how many trials."""

    game: str
    seed: int
    games: Mapping[str, int]
    swerves: int
    trials: int


class Task(NamedTuple):
    game: str
    seed: int
    player: str
    seats: int
    first: int  # the number of its first game
    last: int
    swerves: int  # in games below this number a merchant is asked as well
    trials: bool = False  # these are trials


def looked_at() -> list[str]:
    """The games that have a module of their name here."""
    return [name for name in names() if find_spec(f"{__package__}.{name}")]


def looking_at(game: str) -> Looking:
    if game not in looked_at():
        raise ComptoirError(f"nobody looks at {game} yet: lab/strategy has no module for it")
    found: Looking = import_module(f"{__package__}.{game}").LOOKING
    return found


def number(*words: object) -> int:
    return int.from_bytes(derived_seed("strategy", *words)[:7], "big")


# ---- one game ----


def finish(match: Match[Any], seated: list[Any]) -> list[float]:
    """Play on to the end; each seat's part of the victory."""
    asking = Asking(match)
    while waiting := asking.waiting:
        seat = waiting[0]
        asking.play(seat, seated[seat].choose(match.view(seat), match.legal(seat)))
    return parts(match)


def parts(match: Match[Any]) -> list[float]:
    winners = match.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(match.record.seats)]


class Moment(NamedTuple):
    """A decision in a game: who was asked, and what those had chosen in secret who were asked before."""

    match: Match[Any]
    held: dict[int, int]
    seat: int


def go_on(moment: Moment, action: int, names: list[str], luck: int) -> list[float]:
    """From a decision with this action, to the end."""
    match = moment.match.fork()
    asking = Asking(match)
    asking.held = dict(moment.held)
    asking.play(moment.seat, action)
    seated = [player(name, match.game, number(luck, seat)) for seat, name in enumerate(names)]
    while waiting := asking.waiting:
        seat = waiting[0]
        asking.play(seat, seated[seat].choose(match.view(seat), match.legal(seat)))
    return parts(match)


def play(task: Task, at: int) -> Notes:
    """A game of one player with itself, looked at; with swerves if it is one of those that have trials."""
    looking, seats = looking_at(task.game), task.seats
    luck = number(task.game, task.seed, seats, task.player, at)
    dice = Imagined(luck)
    names = [task.player] * seats
    match: Match[Any] = Match(looking.game, seats, {}, derived_seed("strategy", task.game, task.seed, seats, at), names)
    seated = [player(name, looking.game, number(luck, seat)) for seat, name in enumerate(names)]
    merchant = player(WEAK, looking.game, number(luck, "merchant"))
    notes: Notes = {}
    swerves: list[tuple[Moment, int, int, str]] = []
    asking = Asking(match)
    while waiting := asking.waiting:
        seat = waiting[0]
        view, actions = match.view(seat), match.legal(seat)
        action = seated[seat].choose(view, actions)
        if len(actions) > 1:
            chosen = looking.kind(match.state, seat, action)
            for trial in {one.name: one for one in looking.trials}.values():
                if trial.eligible(match.state, seat, actions):
                    kinds = {trial.kind(match.state, seat, one) for one in actions}
                    mine = trial.kind(match.state, seat, action)
                    for one in kinds:
                        note(notes, f"chosen, {trial.name}/{one}", one == mine)
            if at < task.swerves and dice.below(1000) < 1000 * ASKED:
                other = merchant.choose(view, actions)
                its = looking.kind(match.state, seat, other)
                note(notes, f"differs/{chosen}", other != action)
                if other != action:
                    name = f"{chosen} > {its if its != chosen else 'the same elsewhere'}"
                    note(notes, f"swerves, {name}", 1 / ASKED)
                    swerves.append((Moment(match.fork(), dict(asking.held), seat), action, other, name))
        asking.play(seat, action)
    won = parts(match)
    first = looking.first(match)
    for seat in range(seats):
        note(notes, f"place {seats}/{(seat - first) % seats + 1}", won[seat])
    looking.watch(match, won, notes)
    if at < task.swerves:
        note(notes, "seats watched", seats)
    for turn in range(min(SWERVES, len(swerves))):
        moment, better, worse, name = swerves.pop(dice.below(len(swerves)))
        again = number(luck, "swerve", turn)
        gained = go_on(moment, better, names, again)[moment.seat] - go_on(moment, worse, names, again)[moment.seat]
        note(notes, f"cost, {name}", gained)
        note(notes, "cost of a swerve", gained)
        note(notes, f"cost of a swerve at {seats}", gained)
    return notes


def try_one(task: Task, at: int) -> Notes:
    """A game in which one seat's choice is drawn by lot among the kinds there are."""
    looking = looking_at(task.game)
    trial = looking.trials[at % len(looking.trials)]
    luck = number(task.game, task.seed, task.seats, "trial", at)
    dice = Imagined(luck)
    chooser, occasion = dice.below(task.seats), dice.below(trial.occasions)
    seed = derived_seed("strategy", task.game, task.seed, task.seats, "trial", at)
    match: Match[Any] = Match(looking.game, task.seats, {}, seed, [STRONG] * task.seats)
    seated = [Learned(looking.game, number(luck, seat)) for seat in range(task.seats)]
    asking, kind = Asking(match), ""
    while waiting := asking.waiting:
        seat = waiting[0]
        view, actions = match.view(seat), match.legal(seat)
        action = seated[seat].choose(view, actions)
        if seat == chooser and not kind and len(actions) > 1 and trial.eligible(match.state, seat, actions):
            if occasion == 0:
                by_kind: dict[str, list[int]] = {}
                for one in actions:
                    by_kind.setdefault(trial.kind(match.state, seat, one), []).append(one)
                kind = sorted(by_kind)[dice.below(len(by_kind))]
                odds, _, _ = seated[seat].mind.evaluate(view, by_kind[kind], dice)
                action = by_kind[kind][drawn(odds, dice)]
            occasion -= 1
        asking.play(seat, action)
    notes: Notes = {}
    if kind:
        note(notes, f"trial, {trial.name}/{kind}", parts(match)[chooser] * task.seats)
    return notes


# ---- many games ----


def tasks(setting: Setting) -> Iterator[Task]:
    game = looking_at(setting.game).game
    rows = [(name, games, setting.swerves if name == STRONG else 0, False) for name, games in setting.games.items()]
    for name, games, swerves, trials in [*rows, (STRONG, setting.trials, 0, True)]:
        for seats in range(game.most_seats, game.least_seats - 1, -1):
            for first in range(0, games, CHUNK):
                yield Task(setting.game, setting.seed, name, seats, first, min(games, first + CHUNK), swerves, trials)


def do(task: Task) -> tuple[str, Sums]:
    sums = Sums()
    for at in range(task.first, task.last):
        sums.add(try_one(task, at) if task.trials else play(task, at))
    return task.player, sums


def played(setting: Setting, workers: int, tell: Callable[[int, int], None] | None = None) -> dict[str, Sums]:
    """All games, in however many processes: the sums by player, the same for the same setting."""
    todo = list(tasks(setting))
    found: dict[str, Sums] = {name: Sums() for name in setting.games}
    if workers < 2:
        for at, one in enumerate(map(do, todo)):
            found[one[0]].merge(one[1])
            if tell is not None:
                tell(at + 1, len(todo))
        return found
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        for at, one in enumerate(pool.map(do, todo)):
            found[one[0]].merge(one[1])
            if tell is not None:
                tell(at + 1, len(todo))
    return found


# ---- the file of sums ----


def write(path: Path, setting: Setting, sums: Mapping[str, Sums], about: Mapping[str, object]) -> None:
    head = {"format": FORMAT, **setting._asdict(), "games": dict(setting.games), **about}
    lines = [json.dumps({"about": head}, ensure_ascii=False)]
    for name, found in sums.items():
        lines += [json.dumps([name, key, *row], ensure_ascii=False) for key, row in found.written().items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def read(path: Path) -> tuple[dict[str, Any], dict[str, Sums]]:
    """What was played and what came of it; refused with a sentence if the file is none of ours."""
    try:
        first, *rest = path.read_text(encoding="utf-8").splitlines()
        about = json.loads(first)["about"]
        if about["format"] != FORMAT:
            raise ValueError
        found: dict[str, Sums] = {name: Sums() for name in about["games"]}
        for line in rest:
            name, key, *row = json.loads(line)
            found[name].facts[key] = row
    except FileNotFoundError:
        raise ComptoirError(f"there is no {path}: play the games first") from None
    except (ValueError, KeyError, TypeError):
        raise ComptoirError(f"{path} is no file of sums of the format {FORMAT}") from None
    return about, found
