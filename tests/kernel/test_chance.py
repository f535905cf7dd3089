"""Chance: sealed, recorded, audited, imagined."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from comptoir.games.heller import GAME
from comptoir.kernel.chance import (
    LOT,
    MULTIPLIER,
    Audited,
    Chance,
    Deck,
    Imagined,
    Recorded,
    Sealed,
    derived_seed,
    fresh_seed,
    stream_key,
)
from comptoir.kernel.errors import BadRecord

DECK = Deck("fruit", ("apple", "pear", "plum", "fig"))
SEED = bytes(range(32))


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert Sealed(SEED).commitment == hashlib.sha256(SEED).hexdigest()


def test_the_stream_is_hmac_sha256_over_entry_and_block() -> None:
    """Anyone can check a shuffle with four lines in any language: docs/records.md shows them."""
    sealed = Sealed(SEED)
    sealed.open(3)
    block = hmac.new(SEED, b"comptoir" + (3).to_bytes(8, "big") + (0).to_bytes(8, "big"), hashlib.sha256).digest()
    words = [int.from_bytes(block[at : at + 8], "big") for at in (0, 8, 16, 24)]
    assert [sealed.below(2**64) for _ in range(4)] == words
    second = hmac.new(SEED, b"comptoir" + (3).to_bytes(8, "big") + (1).to_bytes(8, "big"), hashlib.sha256).digest()
    assert sealed.below(2**64) == int.from_bytes(second[:8], "big")


WORDS = ["b" * 32, None, "a" * 32]


def test_words_make_another_key_of_the_seed() -> None:
    """By seat; by the alphabet where the seats are drawn by lot. docs/records.md says so."""
    by_seat = f"comptoir words {'b' * 32} - {'a' * 32}".encode()
    by_lot = f"comptoir words {'a' * 32} {'b' * 32}".encode()
    assert stream_key(SEED, WORDS, lot=False) == hmac.new(SEED, by_seat, hashlib.sha256).digest()
    assert stream_key(SEED, WORDS, lot=True) == hmac.new(SEED, by_lot, hashlib.sha256).digest()
    assert stream_key(SEED, [], lot=False) == stream_key(SEED, [None, None], lot=True) == SEED


def test_whoever_knows_the_seed_gets_no_other_lot_by_another_order_of_people() -> None:
    drawn = {tuple(Sealed(SEED, order, lot=True).draw_seats(3)) for order in permutations(WORDS)}
    assert len(drawn) == 1
    assert sorted(drawn.pop()) == [0, 1, 2]
    others = {tuple(Sealed(SEED, [f"{at:032x}"], lot=True).draw_seats(3)) for at in range(60)}
    assert len(others) == 6, "other words draw other seats"


def test_the_lot_has_a_stream_that_no_entry_has() -> None:
    sealed = Sealed(SEED, WORDS, lot=True)
    drawn = sealed.draw_seats(6)
    assert not sealed.outcomes, "nothing of it is told with the set-up"
    sealed.open(LOT)
    again = list(range(6))
    Chance.shuffle(sealed, again, DECK)
    assert drawn == again


def test_each_entry_has_a_stream_of_its_own_that_can_be_reopened() -> None:
    sealed = Sealed(SEED)
    sealed.open(1)
    first = [sealed.below(1000) for _ in range(9)]
    sealed.open(2)
    assert [sealed.below(1000) for _ in range(9)] != first
    sealed.open(1)
    assert [sealed.below(1000) for _ in range(9)] == first


def sealed_words(entry: int) -> list[int]:
    """The first four words of an entry's stream, as anyone can work them out."""
    block = hmac.new(SEED, b"comptoir" + entry.to_bytes(8, "big") + bytes(8), hashlib.sha256).digest()
    return [int.from_bytes(block[at : at + 8], "big") for at in (0, 8, 16, 24)]


def test_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    bound = 2**63 + 1  # nearly half of all words lie past the last whole multiple of it, which is itself
    sealed = Sealed(SEED)
    thrown_away = 0
    for entry in range(40):
        first, second, third, _ = sealed_words(entry)
        if first >= bound > second:
            thrown_away += 1
            sealed.open(entry)
            assert [sealed.below(bound), sealed.below(2**64)] == [second, third]
    assert thrown_away > 5


class Lowest(Chance):
    """Chance in plain Python, whatever the kernel is made of."""

    def below(self, bound: int) -> int:
        return 0


def test_anybody_can_bring_a_chance_of_their_own() -> None:
    items = [0, 1, 2, 3]
    Lowest().shuffle(items, DECK)
    assert items == [1, 2, 3, 0]
    state = GAME.new(GAME.parse_options({}), 3, Lowest(), None)
    assert (state.starter, GAME.sample(state, 0, Lowest())) == (0, GAME.legal(state, 0)[0])


@pytest.mark.parametrize("chance", [Sealed(SEED), Imagined(5)], ids=["sealed", "imagined"])
def test_integers_are_uniform(chance: Chance) -> None:
    counts = Counter(chance.below(10) for _ in range(20_000))
    assert sum((counts[value] - 2000) ** 2 / 2000 for value in range(10)) < 40  # 9 degrees of freedom


@pytest.mark.parametrize("chance", [Sealed(SEED), Imagined(5)], ids=["sealed", "imagined"])
def test_every_order_of_a_shuffle_is_equally_likely(chance: Chance) -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items, DECK)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 65  # 23 degrees of freedom


def test_imagined_chance_is_the_same_on_every_platform() -> None:
    chance = Imagined(42)
    assert [chance.below(1000) for _ in range(8)] == [222, 951, 331, 886, 557, 671, 262, 929]


@pytest.mark.parametrize("many", [0, 1, 2, 22, 60])
def test_imagined_chance_shuffles_as_any_chance_does(many: int) -> None:
    """Its own shuffle is only a faster one: the same order, and the same numbers afterwards."""
    fast, slow = Imagined(8), Imagined(8)
    ours, theirs = list(range(many)), list(range(many))
    fast.shuffle(ours, DECK)
    Chance.shuffle(slow, theirs, DECK)
    assert ours == theirs
    assert fast.state == slow.state


def test_neighbouring_seeds_of_imagined_chance_begin_far_apart() -> None:
    first = [Imagined(seed).below(1 << 31) for seed in range(1000)]
    assert len(set(first)) == 1000
    assert abs(sum(first) / 1000 / (1 << 31) - 0.5) < 0.05


def test_imagined_chance_never_gets_stuck() -> None:
    """Multiplying with carry has two states that lead to themselves; no seed leads there, and a step is undone by no other."""
    period = MULTIPLIER * 2**32 - 1
    assert pow(2, period - 1, period) == pow(2, (period - 1) // 2 - 1, (period - 1) // 2) == 1  # a safe prime, or as good as
    for seed in range(1000):
        chance = Imagined(seed)
        for _ in range(20):
            before = chance.state
            assert 0 < before < period
            chance.below(2)
            assert chance.state * 2**32 % period == before


def test_neighbours_in_imagined_chance_are_independent() -> None:
    """Pairs, triples and numbers further apart: as often the same and as often each combination as chance has it."""
    chance = Imagined(11)
    numbers = [chance.below(12) for _ in range(60_000)]
    for apart in (1, 2, 3, 7):
        pairs = Counter(zip(numbers, numbers[apart:], strict=False))
        expected = (len(numbers) - apart) / 144
        assert sum((pairs[one, other] - expected) ** 2 / expected for one in range(12) for other in range(12)) < 205
    small = [number // 3 for number in numbers]
    triples = Counter(zip(small, small[1:], small[2:], strict=False))
    expected = (len(small) - 2) / 64
    assert sum((triples[at // 16, at // 4 % 4, at % 4] - expected) ** 2 / expected for at in range(64)) < 108


def test_imagined_chance_says_how_far_it_can_count() -> None:
    with pytest.raises(ValueError, match="up to 2147483648"):
        Imagined(1).below(2**31 + 1)


def test_the_seed_is_in_no_representation() -> None:
    sealed = Sealed(SEED)
    assert SEED.hex() not in repr(sealed)
    assert SEED.hex() not in str(sealed)


def test_a_seed_has_256_bits() -> None:
    assert len(fresh_seed()) == 32
    assert fresh_seed() != fresh_seed()
    assert derived_seed("a", 1) == derived_seed("a", 1) != derived_seed("a", 2)
    with pytest.raises(BadRecord, match="32 bytes"):
        Sealed(b"short")


def test_recorded_chance_gives_back_what_was_sealed() -> None:
    sealed = Sealed(SEED)
    items = [0, 1, 2, 3]
    sealed.shuffle(items, DECK)
    picked = sealed.pick(3, DECK)
    written: list[dict[str, Any]] = [outcome.to_json() for outcome in sealed.outcomes]
    assert set(written[0]["order"]) == {"apple", "pear", "plum", "fig"}
    recorded = Recorded(written)
    again = [3, 2, 1, 0]
    recorded.shuffle(again, DECK)
    assert again == items
    assert recorded.pick(3, DECK) == picked
    recorded.finish()


@pytest.mark.parametrize(
    ("outcome", "complaint"),
    [
        ({"deck": "fruit", "order": ["apple", "apple", "plum", "fig"]}, "does not hold the pieces"),
        ({"deck": "fruit", "order": ["apple"]}, "does not hold the pieces"),
        ({"deck": "fruit", "order": ["kiwi", "pear", "plum", "fig"]}, "'kiwi' is not one of the fruit"),
        ({"deck": "nuts", "order": []}, "expected an outcome for the fruit"),
        ({"deck": "fruit", "order": "apple"}, "must be a list"),
        ("apple", "expected an outcome"),
    ],
)
def test_an_outcome_that_cannot_be_is_refused(outcome: object, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        Recorded([outcome]).shuffle([0, 1, 2, 3], DECK)


def test_missing_and_superfluous_outcomes_are_refused() -> None:
    with pytest.raises(BadRecord, match="missing"):
        Recorded([]).pick(2, DECK)
    with pytest.raises(BadRecord, match="1 recorded outcomes"):
        Recorded([{"deck": "fruit", "order": ["fig"]}]).finish()
    with pytest.raises(BadRecord, match="first 2"):
        Recorded([{"deck": "fruit", "order": ["fig"]}]).pick(2, DECK)
    with pytest.raises(BadRecord, match="bare number"):
        Recorded([]).below(2)


def test_audited_chance_knows_a_forged_shuffle() -> None:
    genuine = Sealed(SEED)
    items = [0, 1, 2, 3]
    genuine.shuffle(items, DECK)
    written: dict[str, Any] = genuine.outcomes[0].to_json()
    Audited([written], Sealed(SEED)).shuffle([0, 1, 2, 3], DECK)
    forged = {"deck": "fruit", "order": list(reversed(written["order"]))}
    with pytest.raises(BadRecord, match="sealed seed"):
        Audited([forged], Sealed(SEED)).shuffle([0, 1, 2, 3], DECK)


def test_audited_chance_knows_a_forged_draw() -> None:
    genuine = Sealed(SEED)
    drawn = genuine.pick(4, DECK)
    other = DECK.words[(drawn + 1) % 4]
    with pytest.raises(BadRecord, match="sealed seed"):
        Audited([{"deck": "fruit", "order": [other]}], Sealed(SEED)).pick(4, DECK)
