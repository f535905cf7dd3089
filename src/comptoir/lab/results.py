"""Results of an arena on disk: JSON lines, the setting first, then one game a line. A stopped run goes on from there."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ..kernel.errors import ComptoirError
from ..kernel.reading import Unreadable, parse_json
from .arena import Job, Played, Setting


class Results:
    """The games of a file, and the file to which more are appended."""

    def __init__(self, path: Path, setting: Setting) -> None:
        self.path = path
        self.played: dict[Job, Played] = {}
        lines = self._whole_lines()
        if not lines:
            self._begin(setting)
            return
        if self._read(1, lines[0]) != setting.to_json():
            raise ComptoirError(f"{path} holds games of another setting; choose another --results")
        for number, line in enumerate(lines[1:], 2):
            try:
                game = Played.from_json(self._read(number, line))
            except (KeyError, TypeError, ValueError):
                raise ComptoirError(f"{path}, line {number}: this is no result of a game") from None
            self.played[game.job] = game

    def missing(self, jobs: Iterable[Job]) -> list[Job]:
        return [job for job in jobs if job not in self.played]

    def of(self, jobs: Iterable[Job]) -> list[Played]:
        return [self.played[job] for job in jobs if job in self.played]

    def add(self, game: Played) -> None:
        self.played[game.job] = game
        with self.path.open("a", encoding="utf-8") as file:
            file.write(_line(game.to_json()))

    def _whole_lines(self) -> list[str]:
        """All lines that were written to their end; what a crash left of the last one is cut off the file."""
        try:
            written = self.path.read_bytes()
        except FileNotFoundError:
            return []
        except OSError as error:
            raise ComptoirError(f"{self.path} cannot be read: {error.strerror}") from None
        whole = written[: written.rfind(b"\n") + 1]
        if whole != written:
            self.path.write_bytes(whole)
        return whole.decode("utf-8", errors="replace").splitlines()

    def _begin(self, setting: Setting) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(_line(setting.to_json()), encoding="utf-8")
        except OSError as error:
            raise ComptoirError(f"{self.path} cannot be written: {error.strerror}") from None

    def _read(self, number: int, line: str) -> dict[str, Any]:
        try:
            read = parse_json(line)
        except Unreadable:
            read = None
        if not isinstance(read, dict):
            raise ComptoirError(f"{self.path}, line {number}: this is no JSON object")
        return read


def _line(written: dict[str, object]) -> str:
    return json.dumps(written, ensure_ascii=False, separators=(",", ":")) + "\n"
