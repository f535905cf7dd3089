"""What a game may ship beyond its contract. A test of such a thing asks here who has it: a new game has none of it yet.

Whether our own games still have all of it is asked in tests/test_readme.py.
"""

from __future__ import annotations

from pathlib import Path

from comptoir import games
from comptoir.players import network, puzzles

DOCS = Path(__file__).parents[1] / "docs"
PAGES = DOCS / "environments"


def with_file(path: str) -> list[str]:
    """The games that have such a file in their folder."""
    return [name for name in games.names() if (games.find(name).folder / path).is_file()]


LEARNED = with_file(f"bots/{network.FILE}")  # weights, and so a grandmaster
MEASURED = with_file("bots/chances.json")  # chances that hints tell
WITH_PUZZLES = with_file(puzzles.FILE)
DESCRIBED = [name for name in games.names() if (PAGES / f"{name}.md").is_file()]
