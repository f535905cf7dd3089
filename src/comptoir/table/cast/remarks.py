"""What bots say: a word now and then about what just happened.

It follows from what everybody has seen, and from nothing else: so it gives nothing away, is the same on every device and after
every reload, and need not be kept. A word is a key and facts; whoever shows it says it in their language.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from zlib import crc32

from ...kernel.actions import SEAT_LETTERS
from ...kernel.events import Event
from ...kernel.match import Match
from ...kernel.visibility import PUBLIC, see
from .. import wire
from ..model import A_BOT, Seat
from . import OTHERS, Occasion, everybody, occasions

ROUNDS = 5  # at most one word while everybody acts so many times
LATELY = 3  # of these stretches: nobody is told what was said before


def remarks(match: Match[Any], seats: Sequence[Seat], since: int) -> list[wire.Remark]:
    """What bots have said from entry `since` on, as far as it is not long ago."""
    worth = occasions(match.game)
    if not worth or not any(seat.kind == A_BOT for seat in seats):
        return []
    stretch = ROUNDS * len(seats)
    first = max(since // stretch, match.n // stretch - LATELY)
    said = [_first_word(match, seats, worth, at * stretch, stretch) for at in range(first, match.n // stretch + 1)]
    return [one for one in said if one is not None and one.n >= since]


def _first_word(
    match: Match[Any], seats: Sequence[Seat], worth: Sequence[Occasion], start: int, length: int
) -> wire.Remark | None:
    """The word of a stretch of entries: of the first event that is worth one, as its lot has it."""
    standing = match.standing()
    for n in standing[bisect_left(standing, start) : bisect_left(standing, start + length)]:
        for at, told in enumerate(match.events[n]):
            for one, seen in _fitting(worth, told):
                lot = crc32(f"{match.record.seed_sha256} {n} {at} {one.key}".encode())
                speaker = _speaker(one, seen, seats, lot // one.one_in)
                if lot % one.one_in == 0 and speaker is not None:
                    known = everybody(match.game).get(speaker.name)
                    facts = {name: word for name, word in seen.items() if name != "event" and word is not None}
                    manner = known.manner if known else "dry"
                    return wire.Remark(n, at, SEAT_LETTERS[speaker.seat], one.key, manner, facts)
    return None


def _fitting(worth: Sequence[Occasion], told: Event) -> Iterator[tuple[Occasion, Mapping[str, Any]]]:
    """The occasions an event is, with what everybody sees of it."""
    for one in worth:
        if one.event == told.kind.name or (not one.event and told.kind.sheet):
            seen = see(told, PUBLIC)
            if _fits(one, seen):
                yield one, seen


def _fits(one: Occasion, seen: Mapping[str, Any]) -> bool:
    words = all(seen[name] in (word if isinstance(word, list) else [word]) for name, word in one.words.items())
    least = all(seen[name] >= number for name, number in one.least.items())
    return words and least and all(seen[name] <= number for name, number in one.most.items())


def _speaker(one: Occasion, seen: Mapping[str, Any], seats: Sequence[Seat], lot: int) -> Seat | None:
    """The bot that speaks, if one can: the one the occasion names, or by lot one that the event does not speak of."""
    bots = [seat for seat in seats if seat.kind == A_BOT]
    if one.by != OTHERS:
        return next((seat for seat in bots if SEAT_LETTERS[seat.seat] == seen[one.by]), None)
    spoken_of = {word for name, word in seen.items() if name == "seat" or name.endswith("-seat")}
    others = [seat for seat in bots if SEAT_LETTERS[seat.seat] not in spoken_of]
    return others[lot % len(others)] if others else None
