"""`python -m tools.baselines`: the tables and curves of docs/baselines.md, from what `comptoir lab train --out` left there."""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "docs" / "baselines"
PAGE = FOLDER.with_suffix(".md")
LEFT, TOP, WIDE, HIGH = 60, 40, 560, 220
COLOURS = ("#246", "#a33", "#283", "#847")
TABLE = re.compile(r"(?<=<!-- ppo -->\n).*(?=<!-- /ppo -->)", re.DOTALL)

Run = tuple[dict[str, Any], list[dict[str, Any]]]


def runs() -> dict[str, list[Run]]:
    """By game and opponents: every training, its setting and its curve."""
    found: dict[str, list[Run]] = {}
    for path in sorted(FOLDER.glob("*.jsonl")):
        setting, *curve = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        found.setdefault(f"{setting['game'].partition('-')[0]}-{setting['opponents']}", []).append((setting, curve))
    return found


def rows(several: list[Run]) -> list[str]:
    """Of each training a row: what was learned from, and what came of it from each seat."""
    told = []
    for setting, curve in several:
        seats = "; ".join(
            f"{letter} {share['value']:.1%} ({share['low']:.1%} – {share['high']:.1%})"
            for letter, share in zip("ABCDEF", setting["shares"], strict=False)
        )
        name = setting["game"].partition("-")[0]
        told.append(
            f"| {name} | {setting['seats']} | {setting['opponents']} | {setting['seed']} | {setting['decisions']:,} | "
            f"{curve[-1]['seconds'] / 60:.0f} | {curve[0]['share']:.1%} | {seats} |"
        )
    return told


def picture(title: str, several: list[Run]) -> str:
    """Win shares by decisions, a line for each seed."""
    most = max(curve[-1]["decisions"] for _, curve in several)
    seats = several[0][0]["seats"]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 20} {TOP + HIGH + 46}" role="img"'
        ' font-family="sans-serif" font-size="13">',
        f'<title>{escape(title)}</title><rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="12" y="22" font-weight="bold">{escape(title)}</text>',
    ]
    for tenth in range(0, 11, 2):
        y = TOP + HIGH * (1 - tenth / 10)
        parts.append(f'<path d="M{LEFT} {y}h{WIDE}" stroke="#ddd"/><text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">')
        parts.append(f"{tenth * 10} %</text>")
    parts.append(f'<path d="M{LEFT} {TOP + HIGH * (1 - 1 / seats):.1f}h{WIDE}" stroke="#a33" stroke-dasharray="4 3"/>')
    for at, (_, curve) in enumerate(several):
        points = [(LEFT + WIDE * one["decisions"] / most, TOP + HIGH * (1 - one["share"])) for one in curve]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{COLOURS[at % len(COLOURS)]}" stroke-width="1.6"/>')
    parts.append(f'<text x="{LEFT}" y="{TOP + HIGH + 22}">0</text>')
    parts.append(f'<text x="{LEFT + WIDE}" y="{TOP + HIGH + 22}" text-anchor="end">{most:,} decisions</text>')
    return "\n".join([*parts, "</svg>\n"])


def section() -> str:
    """What stands between the marks on the page."""
    told = [
        "| game | seats | against | seed | decisions | minutes | won at first | won at the end, by seat (95 %) |",
        "|---|---:|---|---:|---:|---:|---:|---|",
    ]
    pictures = []
    for name, several in runs().items():
        told += rows(several)
        pictures.append(f"![{name}](baselines/{name}.svg)")
    return "\n".join([*told, "", *pictures, ""])


def main() -> None:
    for name, several in runs().items():
        game, _, opponents = name.partition("-")
        (FOLDER / f"{name}.svg").write_text(picture(f"{game} against {opponents}: games won while learning", several))
    PAGE.write_text(TABLE.sub(lambda _: section(), PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
