"""Pictures of win shares: a dot a player or a line of them against time, 95 % intervals as lines, the fair share dashed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import log10

from .ratings import Share, Standing

LEFT, RIGHT, TOP, ROW = 170, 70, 54, 30
SCALE = 400  # from 0 to 100 %
HIGH = 240  # of a curve, likewise
COLOURS = ("#246", "#a60", "#484")


def svg(title: str, fair: float, standings: Sequence[Standing]) -> str:
    height = TOP + ROW * len(standings) + 34
    told = "; ".join(f"{one.player} {spelled(one)}" for one in standings)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + SCALE + RIGHT} {height}" role="img"'
        ' font-family="sans-serif" font-size="13">',
        f"<title>{escape(title)}</title><desc>{escape(told)}; fair is {fair:.1%}</desc>",
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="12" y="24" font-size="15" font-weight="bold">{escape(title)}</text>',
    ]
    bottom = height - 30
    for tenth in range(0, 11, 2):
        x = at(tenth / 10)
        parts.append(f'<path d="M{x} {TOP - 10}V{bottom}" stroke="#ddd"/>')
        parts.append(f'<text x="{x}" y="{bottom + 18}" text-anchor="middle" fill="#555">{tenth * 10} %</text>')
    parts.append(f'<path d="M{at(fair)} {TOP - 10}V{bottom}" stroke="#a33" stroke-dasharray="4 3"/>')
    for row, one in enumerate(standings):
        parts += drawn(one, TOP + ROW * row + 8)
    return "\n".join([*parts, "</svg>\n"])


def at(share: float) -> float:
    return round(LEFT + SCALE * share, 1)


def spelled(one: Standing) -> str:
    return f"{one.share.value:.1%} ({one.share.low:.1%} to {one.share.high:.1%})"


def drawn(one: Standing, y: int) -> list[str]:
    share = one.share
    return [
        f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(one.player)}</text>',
        f'<path d="M{at(share.low)} {y}H{at(share.high)}" stroke="#246" stroke-width="2"/>',
        f'<circle cx="{at(share.value)}" cy="{y}" r="5" fill="#246"/>',
        f'<text x="{LEFT + SCALE + 10}" y="{y + 4}">{share.value:.1%}</text>',
    ]


def strength(title: str, fair: float, lines: Mapping[str, Sequence[tuple[float, Share]]]) -> str:
    """Win shares against time: a line a player, its milliseconds a move from left to right by their logarithm."""
    times = [milliseconds for line in lines.values() for milliseconds, _ in line]
    first, last = log10(min(times)), log10(max(times))
    height = TOP + HIGH + 50

    def place(milliseconds: float) -> float:
        return round(60 + SCALE * (log10(milliseconds) - first) / max(last - first, 1e-9), 1)

    def level(share: float) -> float:
        return round(TOP + HIGH * (1 - share), 1)

    told = "; ".join(
        f"{name} {milliseconds:g} ms {one.value:.1%} ({one.low:.1%} to {one.high:.1%})"
        for name, line in lines.items()
        for milliseconds, one in line
    )
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {60 + SCALE + 130} {height}" role="img"'
        ' font-family="sans-serif" font-size="13">',
        f"<title>{escape(title)}</title><desc>{escape(told)}; fair is {fair:.1%}</desc>",
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="12" y="24" font-size="15" font-weight="bold">{escape(title)}</text>',
    ]
    for tenth in range(0, 11, 2):
        y = level(tenth / 10)
        parts.append(f'<path d="M60 {y}H{60 + SCALE}" stroke="#ddd"/>')
        parts.append(f'<text x="50" y="{y + 4}" text-anchor="end" fill="#555">{tenth * 10} %</text>')
    for milliseconds in sorted(set(times)):
        named = f"{milliseconds:g} ms" if milliseconds < 1000 else f"{milliseconds / 1000:g} s"
        parts.append(f'<text x="{place(milliseconds)}" y="{TOP + HIGH + 20}" text-anchor="middle" fill="#555">{named}</text>')
    parts.append(f'<path d="M60 {level(fair)}H{60 + SCALE}" stroke="#a33" stroke-dasharray="4 3"/>')
    for at, (name, line) in enumerate(lines.items()):
        colour = COLOURS[at % len(COLOURS)]
        along = " ".join(f"{place(milliseconds) + 4 * at},{level(one.value)}" for milliseconds, one in line)
        parts.append(f'<polyline points="{along}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for milliseconds, one in line:
            x = place(milliseconds) + 4 * at  # beside each other, so that both intervals can be seen
            parts.append(f'<path d="M{x} {level(one.low)}V{level(one.high)}" stroke="{colour}"/>')
            parts.append(f'<circle cx="{x}" cy="{level(one.value)}" r="4" fill="{colour}"/>')
        parts.append(f'<text x="{60 + SCALE + 14}" y="{TOP + 14 + 22 * at}" fill="{colour}">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>\n"])
