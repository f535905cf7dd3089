"""Chance: every shuffle and every draw of every game asks an object of this room.

- `Sealed`: an HMAC-SHA256 stream from a 256-bit seed. Its SHA-256 is published before the first draw, the seed itself after the
  end, so anyone can check that the deal was fixed beforehand. Words that people add once the seal is known are mixed in, so
  that not even the keeper of the seed can choose the deal. Each entry of a record has its own stream, so a game can be
  taken up again at any entry without remembering how much was drawn before.
- `Recorded`: outcomes read back from a record. A replay needs neither seed nor random numbers.
- `Imagined`: a small fast generator for bots and simulations; the same numbers on every platform.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from operator import index
from typing import Final, SupportsIndex

from .actions import SEAT_LETTERS, Word
from .errors import BadRecord, shown
from .native import i64, mypyc_attr

SEED_BYTES = 32
LOT = (1 << 64) - 1  # the stream by which seats are drawn has the number of an entry that no game reaches
WORD_BITS = 64
WORD_SPAN = 1 << WORD_BITS
MASK = WORD_SPAN - 1

# Of imagined chance.
MULTIPLIER: Final = 698769069
STATES: Final = (MULTIPLIER << 32) - 2
MOST_BELOW: Final = 1 << 31


class Deck:
    """What chance plays with: a name and the word of each item, so that outcomes are recorded in the game's own terms."""

    def __init__(self, name: str, words: Sequence[Word]) -> None:
        self.name = name
        self.words: tuple[Word, ...] = tuple(words)
        self.items: dict[str, int] = {str(word): item for item, word in enumerate(self.words)}


FIRST_SEAT = Deck("first-seat", tuple(SEAT_LETTERS))


class Outcome:
    """One thing chance decided: the order in which the items of a deck came to lie (one item for a draw)."""

    __slots__ = ("deck", "order")

    def __init__(self, deck: Deck, order: tuple[int, ...]) -> None:
        self.deck = deck
        self.order = order

    def to_json(self) -> dict[str, object]:
        return {"deck": self.deck.name, "order": [self.deck.words[item] for item in self.order]}


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where integers come from. `below` is the only primitive; shuffles and draws are made of it."""

    def below(self, bound: int) -> int:
        """A uniform integer from 0 to bound - 1."""
        raise NotImplementedError

    def shuffle(self, items: list[int], deck: Deck) -> None:
        """Put the items in a uniformly random order, in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def pick(self, bound: int, deck: Deck) -> int:
        """One of the first `bound` items of a deck."""
        return self.below(bound)


class Imagined(Chance):
    """A generator for bots and simulations: tiny, fast, and the same everywhere, compiled or not.

    It multiplies with carry: the state is a digit of 32 bits and a carry, and a step is one product that fits a machine
    integer. The multiplier times 2^32, less one, is a safe prime, which makes the period about 2^60. Digit and carry are mixed.
    """

    state: i64

    def __init__(self, seed: int) -> None:
        # SplitMix64's finaliser, so that neighbouring seeds begin far apart.
        mixed = (seed + 0x9E3779B97F4A7C15) & MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        self.state = 1 + (mixed ^ (mixed >> 31)) % STATES  # 0 and the largest state would never change

    def below(self, bound: int) -> int:
        if bound > MOST_BELOW:
            raise ValueError(f"imagined chance knows bounds up to {MOST_BELOW}, not {bound}")
        digit: i64 = self.state & 0xFFFFFFFF
        carry: i64 = self.state >> 32
        self.state = digit * MULTIPLIER + carry
        span: i64 = bound
        return (digit ^ carry) * span >> 32

    def shuffle(self, items: list[int], deck: Deck) -> None:
        """The same order as from `below`, item by item, with the state kept at hand: imagined games shuffle often."""
        state: i64 = self.state
        last: i64 = len(items)
        while last > 1:
            digit: i64 = state & 0xFFFFFFFF
            carry: i64 = state >> 32
            state = digit * MULTIPLIER + carry
            other: i64 = (digit ^ carry) * last >> 32
            last -= 1
            items[last], items[other] = items[other], items[last]
        self.state = state


class Sealed(Chance):
    """Chance from a sealed seed and the words people added. `outcomes` collects what was decided since the entry was opened."""

    def __init__(self, seed: bytes, words: Sequence[str | None] = (), lot: bool = False) -> None:
        if len(seed) != SEED_BYTES:
            raise BadRecord(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed
        self._key = stream_key(seed, words, lot)
        self._entry = 0
        self._block = 0
        self._words: list[int] = []
        self.outcomes: list[Outcome] = []

    def __repr__(self) -> str:
        return f"Sealed(commitment={self.commitment})"  # the seed must not reach a log or a traceback

    @property
    def commitment(self) -> str:
        """The published hash of the seed."""
        return hashlib.sha256(self._seed).hexdigest()

    def reveal(self) -> str:
        """The seed itself. Only for a game that is over, and for whoever keeps the seed of a running one safe."""
        return self._seed.hex()

    def draw_seats(self, seats: int) -> list[int]:
        """The seats drawn by lot: the first for whoever's words come first in the alphabet, and so on."""
        self.open(LOT)
        drawn = list(range(seats))
        super().shuffle(drawn, FIRST_SEAT)
        return drawn

    def open(self, entry: int) -> None:
        """Begin the stream of one entry."""
        self._entry = entry
        self._block = 0
        self._words = []
        self.outcomes = []

    def below(self, bound: int) -> int:
        # Words past the last whole multiple of the bound are thrown away, or small outcomes would be likelier.
        limit = WORD_SPAN - WORD_SPAN % bound
        while True:
            word = self._next_word()
            if word < limit:
                return word % bound

    def shuffle(self, items: list[int], deck: Deck) -> None:
        super().shuffle(items, deck)
        self.outcomes.append(Outcome(deck, tuple(items)))

    def pick(self, bound: int, deck: Deck) -> int:
        item = super().pick(bound, deck)
        self.outcomes.append(Outcome(deck, (item,)))
        return item

    def _next_word(self) -> int:
        if not self._words:
            message = b"comptoir" + self._entry.to_bytes(8, "big") + self._block.to_bytes(8, "big")
            stream = hmac.new(self._key, message, hashlib.sha256).digest()
            self._words = [int.from_bytes(stream[at : at + 8], "big") for at in (24, 16, 8, 0)]
            self._block += 1
        return self._words.pop()


class Recorded(Chance):
    """Chance read back from a record: outcomes as JSON, in the order in which they were decided."""

    def __init__(self, outcomes: Sequence[object]) -> None:
        self._left = list(outcomes)
        self.outcomes: list[Outcome] = []

    def below(self, bound: int) -> int:
        raise BadRecord("a rule asked for a bare number, which no record can hold; it must name a deck")

    def shuffle(self, items: list[int], deck: Deck) -> None:
        order = self._next(deck)
        if sorted(order) != sorted(items):
            raise BadRecord(f"the recorded order of the {deck.name} does not hold the pieces that were shuffled")
        items[:] = order
        self.outcomes.append(Outcome(deck, tuple(order)))

    def pick(self, bound: int, deck: Deck) -> int:
        order = self._next(deck)
        if len(order) != 1 or order[0] >= bound:
            raise BadRecord(f"the recorded {deck.name} is not one of the first {bound}")
        self.outcomes.append(Outcome(deck, (order[0],)))
        return order[0]

    def finish(self) -> None:
        """To be called after the entry: an outcome nobody asked for means the record was edited."""
        if self._left:
            raise BadRecord(f"{len(self._left)} recorded outcomes of chance were never asked for")

    def _next(self, deck: Deck) -> list[int]:
        if not self._left:
            raise BadRecord(f"the outcome for the {deck.name} is missing")
        written = self._left.pop(0)
        if not isinstance(written, dict) or written.get("deck") != deck.name or set(written) != {"deck", "order"}:
            raise BadRecord(f"expected an outcome for the {deck.name}, found {shown(written)}")
        order = written["order"]
        if not isinstance(order, list):
            raise BadRecord(f"the order of the {deck.name} must be a list")
        items = []
        for word in order:
            item = deck.items.get(str(word))
            if item is None:
                raise BadRecord(f"{shown(word)} is not one of the {deck.name}")
            items.append(item)
        return items


class Audited(Recorded):
    """Recorded chance, each outcome compared with what the sealed seed gives."""

    def __init__(self, outcomes: Sequence[object], sealed: Sealed) -> None:
        super().__init__(outcomes)
        self._sealed = sealed

    def shuffle(self, items: list[int], deck: Deck) -> None:
        genuine = list(items)
        self._sealed.shuffle(genuine, deck)
        super().shuffle(items, deck)
        if items != genuine:
            raise BadRecord(f"the recorded order of the {deck.name} is not the one the sealed seed gives")

    def pick(self, bound: int, deck: Deck) -> int:
        genuine = self._sealed.pick(bound, deck)
        item = super().pick(bound, deck)
        if item != genuine:
            raise BadRecord(f"the recorded {deck.name} is not the one the sealed seed gives")
        return item


def kind_held(many: list[int], chance: Chance) -> int:
    """One of the kinds of which there are any, each equally likely."""
    kinds: i64 = 0
    for one in many:
        if one:
            kinds += 1
    left: i64 = chance.below(kinds)
    kind: i64 = 0
    while left or not many[kind]:
        if many[kind]:
            left -= 1
        kind += 1
    return kind


def stream_key(seed: bytes, words: Sequence[str | None], lot: bool) -> bytes:
    """The key of all streams of a game: the seed itself if nobody added words, else what seed and words give together.

    Words go by seat. If the seats are drawn by lot they go by the alphabet instead: the lot comes from the same key, and
    whoever knows the seed must not get another deal by putting people in another order.
    """
    if not any(words):
        return seed
    listed = sorted(one for one in words if one) if lot else [one or "-" for one in words]
    return hmac.new(seed, " ".join(["comptoir words", *listed]).encode(), hashlib.sha256).digest()


def fresh_seed() -> bytes:
    """A new 256-bit seed from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def seed_bytes(seed: bytes | SupportsIndex | None) -> bytes:
    """A 256-bit seed from whatever was given: itself, one that follows from a number (NumPy's too), or a new one."""
    if seed is None or isinstance(seed, bytes):
        return seed or fresh_seed()
    return derived_seed("seed", index(seed))


def derived_seed(*parts: object) -> bytes:
    """A 256-bit seed that follows from what is given: for simulations that must be repeatable."""
    return hashlib.sha256("/".join(["comptoir", *map(str, parts)]).encode()).digest()
