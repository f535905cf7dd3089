"""The ladder: every level of every game against the one below, at the smallest and the fullest table, as a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from .. import games, players
from .arena import Plan, Played, plan_for, setting_of
from .contenders import contenders
from .ratings import Standing, standings

LEVELS: tuple[str, ...] = getattr(players, "LEVELS", ("random", "greedy"))
YARDSTICK = "greedy"  # the top level meets it too, whether it is a level or not

HEAD = """# The ladder

Written by `comptoir ladder`; do not edit. Every level of every game meets the one below at the smallest and at the fullest
table, one of the upper level among seats of the lower, and the top level meets every other. A deal is played in every seating
order before the next one is dealt. *Share* is the part of the games the upper level won (shared victories in part), with its
95 % interval, clustered by deal; *fair* is one in as many as there are seats; *above* says whether the interval is clear of
it; *ms* is what each of the two thought for a move. Under a table stand the commands that play its rows again, in their order.
"""


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


def pairs(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Each level and the one below; then the top one and all the others, the yardstick among them."""
    neighbours = [(upper, lower) for lower, upper in pairwise(levels)]
    others = [*reversed(levels[:-2]), *([] if YARDSTICK in levels else [YARDSTICK])]
    return neighbours + [(levels[-1], lower) for lower in others]


def rungs(levels: Sequence[str], only: Sequence[str], count: int, budget: str | None, seed: int) -> Iterator[Rung]:
    for name in only or games.names():
        game = games.find(name)
        for seats in (game.least_seats, game.most_seats):
            for upper, lower in pairs(levels):
                pair = contenders(f"{upper},{lower}", game, budget)
                plan = plan_for(setting_of(game, seats, seed, {}), pair, count)
                command = f"comptoir arena {name} --seats {seats} --players {','.join(pair)} --games {count} --seed {seed}"
                yield Rung(plan, pair[0], pair[1], command)


def climbed(rung: Rung, played: Sequence[Played]) -> Climbed:
    by_name = {one.player: one for one in standings(played)}
    return Climbed(rung, len(played), by_name[rung.upper], by_name[rung.lower])


def page(rungs: Sequence[Climbed]) -> str:
    """The page: a section a game, a row a rung, and the commands."""
    parts = [HEAD]
    for name, of_game in groupby(rungs, key=lambda one: one.rung.plan.setting.game):
        parts.append(section(name, list(of_game)))
    return "\n".join(parts)


def section(name: str, rungs: Sequence[Climbed]) -> str:
    lines = [
        f"## {name}, rules revision {rungs[0].rung.plan.setting.revision}",
        "",
        "| seats | level | against | games | share | 95 % interval | fair | above | ms |",
        "|---:|---|---|---:|---:|---|---:|---|---|",
        *(row(one) for one in rungs),
        "",
        "```sh",
        *(one.rung.command for one in rungs),
        "```",
        "",
    ]
    return "\n".join(lines)


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
    ]
    return f"| {' | '.join(cells)} |"
