"""A page of strategy, from its text in `pages/` and the sums of games.

In a text, `{{KEY}}` is a fact of the strong player with its interval, `{{KEY @ PLAYER}}` another's; `%` before it makes it per
cent, `#` leaves its interval out; `{{part KEY | WHOLE}}` is how often one was looked at for the other.
`{{figure NAME | KEYS | PLAYERS | UNIT | TITLE}}` draws all facts whose keys begin with KEYS, and lists them in a table; the
unit is `fair` (multiples of a fair share), `%` or a word. `{{seats}}` is the win share by place at every table size,
`{{swerves}}` where merchants go wrong, `{{about}}` how the page was made.
A line `<!-- KEY > OTHER -->` is a claim: the first lies above the second (a key or a number) with intervals that do not touch.
Claims that do not hold are told to whoever writes the page.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from ...kernel.errors import ComptoirError
from .figures import Row, figure
from .playing import STRONG, WEAK
from .sums import Sums, Told

PAGES: Final = Path(__file__).parent / "pages"
CALL: Final = re.compile(r"\{\{(.+?)\}\}")
CLAIM: Final = re.compile(r"^<!-- (.+) ([<>]) (.+) -->\n", re.M)  # a key may have such a sign, a claim is the last
OFTEN: Final = 60  # times a swerve must have been played on to stand in the table
MOST_SWERVES: Final = 10
NAMES: Final = {"learned": "learned", "merchant": "merchants", "grandmaster:20": "grandmasters"}
PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
TIMES: Final = {"early": 1, "first": 1, "middle": 2, "late": 3, "last": 3}
MISSING: Final = "(too few games)"


def in_time(key: str) -> tuple[int, str]:
    """By when it is, where the first word says so: early before late, the first block before the last."""
    return TIMES.get(key.partition(" ")[0], 0), key


class Page(NamedTuple):
    text: str
    figures: dict[str, str]  # by file name
    broken: list[str]  # claims of the text that these games do not bear out


class Writer:
    """Fills in one text."""

    def __init__(self, about: Mapping[str, Any], sums: Mapping[str, Sums]) -> None:
        self.about, self.sums = about, sums
        self.game: str = about["game"]
        self.figures: dict[str, str] = {}

    def page(self, text: str) -> Page:
        broken = [
            f"{one} {sign} {other}"
            for one, sign, other in CLAIM.findall(text)
            if not (self.above(one, other) if sign == ">" else self.above(other, one))
        ]
        return Page(CALL.sub(self.filled, CLAIM.sub("", text)), self.figures, broken)

    def filled(self, call: re.Match[str]) -> str:
        asked = call[1].strip()
        if asked in ("seats", "swerves", "about"):
            return str({"seats": self.seats, "swerves": self.swerves, "about": self.made}[asked]())
        if asked.startswith("figure "):
            return self.drawn(*(part.strip() for part in asked[7:].split("|")))
        if asked.startswith("part "):
            return self.part(*(part.strip() for part in asked[5:].split("|")))
        bare = asked.lstrip("%# ")
        told, marks = self.told(bare), asked[: len(asked) - len(bare)]
        return MISSING if told is None else spelled(told, "%" in marks, "#" not in marks)

    def told(self, key: str) -> Told | None:
        """A fact by its key, perhaps with a player."""
        bare, _, name = key.partition(" @ ")
        player = name or STRONG
        if player not in self.sums:
            raise ComptoirError(f"{key}: nobody called {player} has played")
        return self.sums[player].told(bare)

    def part(self, key: str, whole: str) -> str:
        """How often a fact was looked at, as a part of how often another was, by the same player."""
        _, _, name = whole.partition(" @ ")
        one, all_of = self.told(f"{key} @ {name}" if name else key), self.told(whole)
        return MISSING if one is None or all_of is None else f"{100 * one.weight / all_of.weight:.0f} %"

    def above(self, one: str, other: str) -> bool:
        """Whether a fact lies above another, clear of chance."""
        bounds: list[tuple[float, float]] = []
        for key in (one, other):
            if re.fullmatch(r"-?[0-9.]+", key):
                bounds.append((float(key), float(key)))
            elif (told := self.told(key)) is not None:
                bounds.append((told.low, told.high))
            else:
                return False
        return bounds[0][0] > bounds[1][1]

    def drawn(self, name: str, prefix: str, players: str, unit: str, title: str) -> str:
        """A figure with its table: the keys by time or alphabet, or the highest first where a fair share is the measure."""
        asked = players.split()
        family = sorted({key for player in asked for key in self.sums[player].family(f"{prefix}/")}, key=in_time)
        rows: list[Row] = []
        for key in family:
            found = [(at, self.sums[player].told(f"{prefix}/{key}")) for at, player in enumerate(asked)]
            dots = [(at, told._replace(low=max(0.0, told.low))) for at, told in found if told is not None]  # none is below 0
            if dots:
                rows.append(Row(str(int(key)) if key.isdigit() else key, dots))
        if unit == "fair":
            rows.sort(key=lambda row: -row.dots[0][1].value)
        return self.shown(
            name, title, [NAMES.get(one, one) for one in asked], rows, unit == "%", 1.0 if unit == "fair" else None
        )

    def shown(self, name: str, title: str, players: list[str], rows: list[Row], percent: bool, fair: float | None) -> str:
        if not rows:
            return MISSING
        file = f"{self.game}-{name}.svg"
        self.figures[file] = figure(title, players, rows, percent, fair)
        lines = [f"![{title}]({file})", "", f"| | {' | '.join(players)} |", f"|---|{'---:|' * len(players)}"]
        for row in rows:
            cells = {at: spelled(told, percent) for at, told in row.dots}
            lines.append(f"| {row.label} | {' | '.join(cells.get(at, '–') for at in range(len(players)))} |")
        return "\n".join(lines)

    def seats(self) -> str:
        """Win share by place, at every table size, for everybody who played."""
        asked = [name for name in (STRONG, "grandmaster:20", WEAK) if name in self.sums]
        rows: list[Row] = []
        for seats in range(2, 7):
            for place in range(seats):
                found = [(at, self.sums[name].told(f"place {seats}/{place + 1}")) for at, name in enumerate(asked)]
                dots = [(at, told) for at, told in found if told is not None]
                if dots:
                    rows.append(Row(f"{seats} players, {PLACES[place]}", dots))
        return self.shown("seats", "Win share by place at the table", [NAMES[name] for name in asked], rows, True, None)

    def swerves(self) -> str:
        """Where a merchant would have done something else: how often in a seat's game, and what that choice costs."""
        sums = self.sums[STRONG]
        watched = sums.facts.get("seats watched", [0, 0])[1]
        rows: list[tuple[float, str]] = []
        for key in sums.family("cost, "):
            told = sums.told(f"cost, {key}")
            if told is None or told.weight < OFTEN:
                continue
            often = sums.facts[f"swerves, {key}"][1] / watched
            strong, _, weak = key.partition(" > ")
            line = f"| {strong} | {weak} | {often:.1f} | {spelled(told, True)} | {told.weight:.0f} |"
            rows.append((often * told.value, line))
        lines = [line for _, line in sorted(rows, reverse=True)[:MOST_SWERVES]]
        head = [
            "| the strong player | a merchant there | times a game and seat | chance to win it costs | tried |",
            "|---|---|---:|---:|---:|",
        ]
        whole = sums.told("cost of a swerve")
        if not lines or whole is None:
            return MISSING
        return "\n".join([*head, *lines, f"| all that differ | | | {spelled(whole, True)} | {whole.weight:.0f} |"])

    def made(self) -> str:
        """How the page was made."""
        about = self.about
        counts = dict(about["games"])
        options = f"--games {counts[STRONG]} --merchants {counts[WEAK]}"
        options += "".join(f" --grandmasters {many}" for name, many in counts.items() if name.startswith("grandmaster"))
        options += f" --swerves {about['swerves']} --trials {about['trials']} --seed {about['seed']}"
        table = ", ".join(f"{many:,} of {NAMES[name]}" for name, many in counts.items())
        return (
            f"Made by `comptoir lab strategy {self.game} {options}`: at every table size {table}, each with itself in all"
            f" seats, and {about['trials']:,} trials of `learned`; in {about['swerves']:,} of its games a merchant was asked as"
            " well, at every fourth decision. Grandmasters thought for 20 imagined games a move. Played compiled, in"
            f" {about['seconds']} seconds by {about['workers']} processes. The sums are in"
            f" [{self.game}.jsonl]({self.game}.jsonl): with `--no-play` the page is written from them. The same command plays"
            " the same games. Behind every number stands its 95 % interval."
        )


def spelled(told: Told, percent: bool, interval: bool = True) -> str:
    if percent:
        value, low, high = (f"{100 * one:.1f}" for one in told[:3])
        return f"{value} % ({low} – {high})" if interval else f"{value} %"
    digits = 2 if abs(told.value) < 10 else 1 if abs(told.value) < 100 else 0
    value, low, high = (f"{one:.{digits}f}" for one in told[:3])
    return f"{value} ({low} – {high})" if interval else value


def written(about: Mapping[str, Any], sums: Mapping[str, Sums]) -> Page:
    """The page of a game."""
    text = (PAGES / f"{about['game']}.md").read_text(encoding="utf-8")
    return Writer(about, sums).page(text)
