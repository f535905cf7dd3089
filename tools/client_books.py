"""Write the rulebooks as the client reads them, with the numbers the engine reckons and the scenes its pictures show.

`python -m tools.client_books FOLDER` writes `GAME.LANGUAGE.json` for every game and language, and `GAME.scenes.json`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from comptoir import games
from comptoir.kernel.contract import Game
from comptoir.kernel.positions import StoredPosition
from comptoir.kernel.rulebook import LANGUAGES, load_rulebook
from comptoir.kernel.scenes import Positions, play_scene, reckoned, stored
from tools.client_types import emptied


def books(game: Game[Any], positions: Positions) -> dict[str, dict[str, Any]]:
    """What is written for a game, by the middle of the file's name."""
    figures = reckoned(game, positions)
    found = {language: load_rulebook(game.folder, language, figures) for language in LANGUAGES}
    pictures = {(one.position, *one.actions) for book in found.values() for one in book.pictures()}
    scenes = {"; ".join(named): scene(positions(named[0]), named[1:]) for named in sorted(pictures)}
    return {**{language: book.to_json() for language, book in found.items()}, "scenes": scenes}


def scene(position: StoredPosition, actions: Sequence[str]) -> dict[str, Any]:
    """A picture's position after its actions, as its looker sees it, with what was told last."""
    played = play_scene(position, actions)
    log = [{"n": at, **seen} for at, seen in enumerate(played.last)]
    return {"look": position.look, "seats": played.state.seats, "view": played.view.to_json(), "events": log}


if __name__ == "__main__":
    folder = emptied(Path(sys.argv[1]), "*.json")
    for name in games.names():
        game = games.find(name)
        for middle, written in books(game, stored(game)).items():
            (folder / f"{name}.{middle}.json").write_text(json.dumps(written, ensure_ascii=False), encoding="utf-8")
