"""That the golden files would show a leak."""

from __future__ import annotations

import pytest

from comptoir.games.heller import GAME
from comptoir.kernel.state import EVERYONE
from tests.games.golden import playthrough


def test_a_secret_stands_in_the_lines_of_its_seat_and_in_no_other() -> None:
    told = [line for line in playthrough(GAME, 2, {}).splitlines() if "secret[A]=" in line]
    assert told
    assert all(line.startswith("  A: ") for line in told)


def test_a_field_that_everyone_sees_by_mistake_shows_in_the_public_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = playthrough(GAME, 2, {}).splitlines()
    monkeypatch.setattr(GAME.fields.by_name["secret"], "who", EVERYONE)
    leaking = [line for line in playthrough(GAME, 2, {}).splitlines() if line not in sound]
    assert any(line.startswith("  seats=2 ") and "secret[A]=" in line for line in leaking)
