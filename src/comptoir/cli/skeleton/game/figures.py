"""The numbers in the worked example of the rulebook, from its stored position."""

from __future__ import annotations

from comptoir.kernel.scenes import Scenes


def figures(scene: Scenes) -> dict[str, int]:
    turned = scene("last-card", "A lay 9", "B lay 5")
    cracked = scene("last-card", "A lay 9", "B lay 5", "crack")
    return {"bowl": turned.state.pot, "cracked": cracked.state.points[0]}
