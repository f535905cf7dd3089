"""A picture of win shares: a dot a player, its 95 % interval as a line, the fair share dashed."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .ratings import Standing

LEFT, RIGHT, TOP, ROW = 170, 70, 54, 30
SCALE = 400  # from 0 to 100 %


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
