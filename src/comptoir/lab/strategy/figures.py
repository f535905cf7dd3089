"""Figures of a page of strategy: a dot a player in every row, its 95 % interval as a line; readable by day and by lamplight."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from .sums import Told

TOP, ROW, GAP, SCALE, RIGHT = 66, 24, 12, 420, 30
STYLE: Final = (
    "text{fill:#2b2320}.paper{fill:#fbf7ee}.grid{stroke:#d9cfbd}.fair{stroke:#8f2f2f;stroke-dasharray:4 3}"
    ".p0{fill:#84284a;stroke:#84284a}.p1{fill:#1f5f7a;stroke:#1f5f7a}.p2{fill:#9a6b00;stroke:#9a6b00}"
    "@media(prefers-color-scheme:dark){text{fill:#efe6d6}.paper{fill:#211b18}.grid{stroke:#4a403a}.fair{stroke:#e58a7a}"
    ".p0{fill:#f08fb4;stroke:#f08fb4}.p1{fill:#7cc6e2;stroke:#7cc6e2}.p2{fill:#e6b652;stroke:#e6b652}}"
)


class Row(NamedTuple):
    label: str
    dots: list[tuple[int, Told]]  # the number of a player, and what was found


def figure(title: str, players: Sequence[str], rows: Sequence[Row], percent: bool, fair: float | None) -> str:
    """Rows of dots on one scale. `fair`: where a dashed line stands."""
    left = 24 + max((7.2 * len(row.label) for row in rows), default=0)
    found = [told for row in rows for _, told in row.dots]
    most = max([*(told.high for told in found), fair or 0, 0.001])
    least = min([*(told.low for told in found), 0.0])
    step = step_for(most - least)
    first = step * int(least // step)
    last = step * -int(-most // step)
    height = TOP + ROW * len(rows) + 36

    def at(value: float) -> float:
        return round(left + SCALE * (value - first) / (last - first), 1)

    def told_as(value: float) -> str:
        return f"{100 * value:.3g} %" if percent else f"{value:.4g}"

    told = "; ".join(
        f"{row.label}: " + ", ".join(f"{players[one]} {told_as(dot.value)}" for one, dot in row.dots) for row in rows
    )
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + SCALE + RIGHT:.0f} {height}" role="img"'
        ' font-family="sans-serif" font-size="13">',
        f"<title>{escape(title)}</title><desc>{escape(told)}</desc><style>{STYLE}</style>",
        '<rect class="paper" width="100%" height="100%"/>',
        f'<text x="12" y="22" font-size="15" font-weight="bold">{escape(title)}</text>',
    ]
    x = 12.0
    for one, name in enumerate(players):
        parts.append(f'<circle class="p{one}" cx="{x + 5}" cy="41" r="5"/><text x="{x + 16}" y="45">{escape(name)}</text>')
        x += 40 + 7.2 * len(name)
    bottom = height - 30
    value = first
    while value <= last + step / 2:
        parts.append(f'<path class="grid" d="M{at(value)} {TOP - 8}V{bottom}"/>')
        parts.append(f'<text x="{at(value)}" y="{bottom + 18}" text-anchor="middle" font-size="12">{told_as(value)}</text>')
        value = round(value + step, 9)
    if fair is not None:
        parts.append(f'<path class="fair" d="M{at(fair)} {TOP - 8}V{bottom}"/>')
    for number, row in enumerate(rows):
        y = TOP + ROW * number + 6
        parts.append(f'<text x="{left - 10}" y="{y + 4}" text-anchor="end">{escape(row.label)}</text>')
        for place, (one, dot) in enumerate(row.dots):
            up = y + 5 * (place - (len(row.dots) - 1) / 2)
            parts.append(f'<path class="p{one}" stroke-width="2" d="M{at(dot.low)} {up}H{at(dot.high)}"/>')
            parts.append(f'<circle class="p{one}" cx="{at(dot.value)}" cy="{up}" r="4"/>')
    return "\n".join([*parts, "</svg>\n"])


def step_for(reach: float) -> float:
    """A round number that divides a scale into some five parts."""
    step = 0.001
    while True:
        for factor in (1.0, 2.0, 5.0):
            if reach / (step * factor) <= 6:
                return round(step * factor, 6)
        step *= 10
