"""Strength against time: curves from stored games, and the picture of them."""

from __future__ import annotations

from xml.etree import ElementTree

from tools.strength import curves

from comptoir.lab import plot
from comptoir.lab.arena import Played


def game(deal: int, order: tuple[str, ...], winner: int) -> Played:
    return Played(deal, order, (winner,), (1, 0), (1, 1), (0.1, 0.1))


def test_curves_hold_what_one_among_masters_won_by_its_time() -> None:
    played = [game(deal, ("grandmaster:20ms", "master"), 0) for deal in range(4)]
    played += [game(deal, ("master", "grandmaster:5ms"), 0) for deal in range(4)]
    played += [game(0, ("grandmaster:50ms", "master:50ms"), 0), game(0, ("master", "merchant"), 0)]
    found = curves(played)
    assert list(found) == ["grandmaster"]
    assert [(milliseconds, share.value) for milliseconds, share in found["grandmaster"]] == [(5.0, 0.0), (20.0, 1.0)]


def test_the_picture_has_a_dot_for_each_point() -> None:
    played = [game(deal, (f"grandmaster:{time}ms", "master"), deal % 2) for time in (5, 20, 5000) for deal in range(4)]
    picture = ElementTree.fromstring(plot.strength("a < b", 0.5, curves(played)))
    assert len(picture.findall("{http://www.w3.org/2000/svg}circle")) == 3
    assert "5 s" in ElementTree.tostring(picture, encoding="unicode")
