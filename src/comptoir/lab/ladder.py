"""The ladder: players measured against the next weaker one, as a page. A plan, a small file, says which at which tables."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Any

from .. import games
from ..kernel.errors import ComptoirError
from .arena import Plan, Played, plan_for, setting_of
from .contenders import contenders
from .ratings import Standing, standings

HEAD = """# The ladder

Written by `comptoir ladder`; do not edit. In every game each level meets the one below at the smallest and at the fullest
table, one of the upper level among seats of the lower. A deal is played in every seating order before the next one is dealt.
*Share* is the part of the games the upper player won (shared victories in part), with its 95 % interval, clustered by deal;
*fair* is one in as many as there are seats; *above* says whether the interval is clear of it; *ms* is the processor time each
of the two used for a move, *build* on what. Under a table stand the commands that play its rows again, in their order.
`merchant` is the greedy player and `master` the search; `search:40ms` thinks for 40 milliseconds of a processor at most (in
Heller and Weinhändler it stops when the choice is clear), `search:400` for 400 imagined games.
"""

ANSWERS = """A network that began with the one that ships and learned against this player alone, with the same budget for all:

| seats | player | decisions | games | share | 95 % interval | fair |
|---:|---|---:|---:|---:|---|---:|
"""


@dataclass(frozen=True)
class Row:
    """What a plan asks for: each of these players against the one before it, at each of these tables."""

    game: str
    seats: tuple[int, ...]
    players: tuple[str, ...]  # the weakest first
    games: int


def every_level(only: Sequence[str], levels: Sequence[str], count: int) -> list[Row]:
    """The plan when none is given: all levels of all games at the smallest and the fullest table."""
    found = [games.find(name) for name in only or games.names()]
    return [Row(game.name, (game.least_seats, game.most_seats), tuple(levels), count) for game in found]


def read_plan(written: str) -> list[Row]:
    """A plan as TOML: `[[row]]` with `game`, `seats`, `players` (the weakest first) and `games`."""
    try:
        read = tomllib.loads(written)
    except tomllib.TOMLDecodeError as error:
        raise ComptoirError(f"the plan is not TOML: {error}") from None
    rows = read.get("row")
    if set(read) != {"row"} or not isinstance(rows, list):
        raise ComptoirError("a plan holds [[row]] entries and nothing else")
    return [_row(number, row) for number, row in enumerate(rows, 1)]


def _row(number: int, row: Mapping[str, Any]) -> Row:
    if set(row) != {"game", "seats", "players", "games"}:
        raise ComptoirError(f"row {number} of the plan must have game, seats, players and games")
    seats, named, count = row["seats"], row["players"], row["games"]
    if not isinstance(seats, list) or not seats or not all(isinstance(one, int) for one in seats):
        raise ComptoirError(f"row {number} of the plan: seats is a list of numbers, as [2, 4]")
    if not isinstance(named, list) or len(named) < 2 or not all(isinstance(one, str) for one in named):
        raise ComptoirError(f"row {number} of the plan: players is a list of two names or more, the weakest first")
    if not isinstance(count, int) or count < 1:
        raise ComptoirError(f"row {number} of the plan: games is a number from 1 on")
    return Row(games.find(str(row["game"])).name, tuple(seats), tuple(named), count)


@dataclass(frozen=True)
class Rung:
    """One pair of levels at one table, still to be played."""

    plan: Plan
    upper: str
    lower: str
    command: str

    @property
    def file(self) -> str:
        setting = self.plan.setting
        return f"{setting.game}-{setting.seats}-seed{setting.seed}.jsonl"

    @property
    def title(self) -> str:
        return f"{self.plan.setting.game}, {self.plan.setting.seats} seats: {self.upper} against {self.lower}"


@dataclass(frozen=True)
class Climbed:
    """A rung that was played."""

    rung: Rung
    games: int
    upper: Standing
    lower: Standing
    build: str


@dataclass(frozen=True)
class Exploited:
    """What a best response that was trained against a player gets from it (`comptoir lab selfplay --exploit`)."""

    game: str
    seats: int
    player: str
    decisions: int  # that it was learned from
    seed: int
    games: int  # that it was measured in
    share: float
    low: float
    high: float


def read_exploited(written: str) -> list[Exploited]:
    """JSON lines; the same budget for all of a game."""
    return [Exploited(**json.loads(line)) for line in written.splitlines()]


def rungs(plan: Sequence[Row], budget: str | None, seed: int) -> Iterator[Rung]:
    """The pairs of a plan, game by game and table by table."""
    for row in plan:
        game = games.find(row.game)
        for seats in row.seats:
            setting = setting_of(game, seats, seed, {})
            for lower, upper in pairwise(row.players):
                pair = contenders(f"{upper},{lower}", game, budget)
                command = (
                    f"comptoir arena {row.game} --seats {seats} --players {','.join(pair)} --games {row.games} --seed {seed}"
                )
                yield Rung(plan_for(setting, pair, row.games), pair[0], pair[1], command)


def climbed(rung: Rung, played: Sequence[Played]) -> Climbed:
    setting = rung.plan.setting
    lowest_wins = games.find(setting.game, setting.revision).lowest_wins
    by_name = {one.player: one for one in standings(played, lowest_wins)}
    builds = sorted({game.build for game in played})
    return Climbed(rung, len(played), by_name[rung.upper], by_name[rung.lower], " and ".join(builds))


def page(rungs: Sequence[Climbed], exploited: Sequence[Exploited] = ()) -> str:
    """The page: a section a game, a row a rung, and the commands; then what best responses get."""
    parts = [HEAD]
    by_game = sorted(rungs, key=lambda one: one.rung.plan.setting.game)
    for name, of_game in groupby(by_game, key=lambda one: one.rung.plan.setting.game):
        parts.append(section(name, list(of_game)))
        if answers := [one for one in exploited if one.game == name]:
            parts.append(best_responses(answers))
    return "\n".join(parts)


def section(name: str, rungs: Sequence[Climbed]) -> str:
    lines = [
        f"## {name}, rules revision {rungs[0].rung.plan.setting.revision}",
        "",
        "| seats | level | against | games | share | 95 % interval | fair | above | ms | build |",
        "|---:|---|---|---:|---:|---|---:|---|---|---|",
        *(row(one) for one in rungs),
        "",
        "```sh",
        *(one.rung.command for one in rungs),
        "```",
        "",
    ]
    return "\n".join(lines)


def best_responses(answers: Sequence[Exploited]) -> str:
    return ANSWERS + "\n".join(answered(one) for one in answers) + "\n"


def answered(one: Exploited) -> str:
    cells = (
        one.seats,
        f"exploiter of {one.player}",
        f"{one.decisions:,}",
        one.games,
        f"{one.share:.1%}",
        f"{one.low:.1%} – {one.high:.1%}",
    )
    return f"| {' | '.join(map(str, cells))} | {1 / one.seats:.1%} |"


def row(one: Climbed) -> str:
    seats = one.rung.plan.setting.seats
    share = one.upper.share
    above = "yes" if share.low > 1 / seats else "no" if share.high < 1 / seats else "not shown"
    cells = [
        str(seats),
        one.rung.upper,
        one.rung.lower,
        str(one.games),
        f"{share.value:.1%}",
        f"{share.low:.1%} – {share.high:.1%}",
        f"{1 / seats:.1%}",
        above,
        f"{one.upper.milliseconds:.1f} / {one.lower.milliseconds:.1f}",
        one.build,
    ]
    return f"| {' | '.join(cells)} |"
