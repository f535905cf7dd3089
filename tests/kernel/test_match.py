"""Matches and their records: played, saved, taken up again, undone, verified, and damaged in every way we could think of."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from comptoir.games.heller import GAME
from comptoir.games.heller.pieces import State
from comptoir.kernel import notation, record
from comptoir.kernel.chance import Imagined, Recorded, Sealed, derived_seed
from comptoir.kernel.errors import BadRecord, ComptoirError, Refusal, UnknownName
from comptoir.kernel.match import KEPT_EVERY, Match, replay, verify
from comptoir.kernel.record import Record
from comptoir.kernel.state import same, snapshot
from comptoir.kernel.visibility import ALL, PUBLIC

SEED = derived_seed("match")


def play_on(match: Match[State], chance: Imagined) -> None:
    """To its end."""
    while not match.over:
        match.play(match.to_act[0], GAME.sample(match.state, match.to_act[0], chance))


def played(entries: int | None = None, seats: int = 3, words: Sequence[str | None] = (), lot: bool = False) -> Match[State]:
    """A game of so many entries, or to its end."""
    match = Match(GAME, seats, None, SEED, ["Anna", 'B "quoted" ü', "C\u2028D"][:seats], words, lot)
    chance = Imagined(4)
    while not match.over and (entries is None or match.n <= entries):
        seat = match.to_act[0]
        match.play(seat, GAME.sample(match.state, seat, chance))
    return match


FINISHED = played().record.dump()


def lines() -> list[str]:
    return FINISHED.splitlines(keepends=False) if "\u2028" not in FINISHED else FINISHED.rstrip("\n").split("\n")


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    match = played(3)
    before, entries = snapshot(match.state), match.n
    seat = match.to_act[0]
    with pytest.raises(Refusal, match="H7 does not allow") as caught:
        match.play((seat + 1) % 3, "draw")
    assert caught.value.rule == "H7"
    for wrong in ("jump", "stall 9 a1"):
        with pytest.raises(UnknownName):
            match.play(seat, wrong)
    for seat_or_code in ((7, 0), (-1, 0), (0, -1), (0, 10_000)):
        with pytest.raises(UnknownName):
            match.play(*seat_or_code)
    assert snapshot(match.state) == before
    assert match.n == entries


def test_bad_tables_are_refused() -> None:
    with pytest.raises(UnknownName, match="2 to 4 seats, not 5"):
        Match(GAME, 5)
    with pytest.raises(UnknownName, match="no option 'fast'"):
        Match(GAME, 2, {"fast": True})
    with pytest.raises(UnknownName, match="option no_luck is no or yes, not 'maybe'"):
        Match(GAME, 2, {"no_luck": "maybe"})


def test_options_can_be_given_as_values_or_as_words() -> None:
    for written in (True, "yes", "YES"):
        assert Match(GAME, 2, {"no_luck": written}).record.options == {"open_end": False, "no_luck": True}


def test_the_commitment_stands_in_the_header_before_the_first_draw_and_the_seed_only_in_the_result() -> None:
    match = played(40)
    assert SEED.hex() not in match.record.dump()
    assert SEED.hex() not in json.dumps([match.log(seat) for seat in (0, 1, 2, PUBLIC, ALL)])
    assert SEED.hex() not in repr(match) + str(match) + repr(vars(match))
    assert json.loads(lines()[-1])["seed"] == SEED.hex()
    assert all(SEED.hex() not in line for line in lines()[:-1])


def test_a_finished_game_verifies_and_ends_in_the_same_state() -> None:
    match = played()
    again = verify(GAME, record.load(FINISHED))
    assert same(again.state, match.state)
    assert again.record.dump() == FINISHED


def test_a_replay_needs_no_seed() -> None:
    loaded = record.load(FINISHED)
    loaded.result = None
    *_, match = replay(GAME, loaded)
    assert match.over
    assert match.scores == played().scores


@pytest.mark.parametrize("judged", [False, True], ids=["judged again", "judged before"])
def test_a_running_game_is_taken_up_again_where_it_was(judged: bool) -> None:
    """Saved at any entry and gone on with, it is the same game to the last shuffle."""
    half = played(50)
    half.undo(1, 40)
    half.play(half.to_act[0], GAME.sample(half.state, half.to_act[0], Imagined(5)))
    resumed = Match.resume(GAME, record.load(half.record.dump()), SEED, judged)
    assert same(resumed.state, half.state)
    assert resumed.log(1) == half.log(1)
    assert resumed.standing() == half.standing()
    assert [same(resumed.state_at(n), half.state_at(n)) for n in range(half.n)] == [True] * half.n
    for match in (half, resumed):
        play_on(match, Imagined(8))
    assert half.record.dump() == resumed.record.dump()
    verify(GAME, resumed.record)
    unclosed = replace(half.record, result=None)
    assert unclosed.close(half.scores, half.winners, SEED.hex()) == half.record.dump()


def test_without_its_seed_a_match_can_be_looked_at_but_not_played_on() -> None:
    match = Match.resume(GAME, record.load(played(10).record.dump()))
    assert match.view(0).seats == 3
    for forbidden in (lambda: match.play(match.to_act[0], "draw"), lambda: match.undo(0, 3), match.seed):
        with pytest.raises(ComptoirError, match="without its seed"):
            forbidden()
    with pytest.raises(BadRecord, match="not the one that was sealed"):
        Match.resume(GAME, record.load(played(10).record.dump()), derived_seed("another"))


# ---- undo ----


def test_undo_is_an_entry_and_brings_back_the_state_before() -> None:
    match = played(10)
    before = snapshot(played(7).state)
    entry = match.undo(1, 8)
    assert (entry.n, entry.undo) == (11, 8)
    assert snapshot(match.state) == before
    assert match.standing() == list(range(8))
    assert len(match.record.entries) == 12
    assert {line["n"] for line in match.log(ALL)} <= set(range(8))


def test_a_game_with_undos_can_be_played_to_its_end_saved_and_verified() -> None:
    match = played(10)
    match.undo(1, 8)
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    match.undo(0, 5)
    play_on(match, Imagined(6))
    loaded = record.load(match.record.dump())
    assert same(verify(GAME, loaded).state, match.state)
    assert notation.read(GAME, notation.write(GAME, loaded)).dump() == match.record.dump()


def test_undo_comes_back_to_every_state_of_the_way_there() -> None:
    match = played()
    before = [snapshot(played(n).state) for n in range(match.n - 1)]
    for n in reversed(range(1, match.n)):
        match.undo(0, n)
        assert snapshot(match.state) == before[n - 1]


def test_going_back_and_on_again_ends_where_the_standing_entries_lead() -> None:
    match, chance = played(0), Imagined(8)
    for depth in (70, 3, 40, 33, 64, 90, 32, 31, 65):
        while len(match.standing()) <= depth:
            match.play(match.to_act[0], GAME.sample(match.state, match.to_act[0], chance))
        match.undo(0, match.standing()[depth // 2 + 1])
        assert snapshot(match.state) == snapshot(from_the_beginning(match))


def test_any_moment_of_a_record_is_a_few_actions_away_taken_back_or_not() -> None:
    """Even where whoever plays takes back each state that is kept."""
    match, chance = played(0), Imagined(8)
    for depth in (70, 3, 40, 33, 64, 90, 32, 32, 32, 31, 65):
        while len(match.standing()) <= depth:
            match.play(match.to_act[0], GAME.sample(match.state, match.to_act[0], chance))
        match.undo(0, match.standing()[min(depth, KEPT_EVERY) - 1])
    seen = [snapshot(again.state) for again in replay(GAME, match.record)]
    times = 0

    def counted(*step: Any) -> None:
        nonlocal times
        times += 1
        GAME.play(*step)

    match.game = replace(GAME, play=counted)
    for n in range(match.n):
        before = times
        assert snapshot(match.state_at(n)) == seen[n]
        assert times - before < KEPT_EVERY


def from_the_beginning(match: Match[State]) -> State:
    """What stands of a record, played without a match."""
    first, *rest = [match.record.entries[n] for n in match.standing()]
    state = GAME.new(match.record.options, match.record.seats, Recorded(first.chance), None)
    for entry in rest:
        assert entry.seat is not None
        GAME.play(state, entry.seat, GAME.actions.from_json(entry.action), Recorded(entry.chance), None)
    return state


def test_a_record_full_of_undos_is_replayed_in_a_time_that_grows_with_its_length() -> None:
    """Counted in actions played by the rules: an undo late in a game does not play the whole game again."""
    match = played(110)
    for _ in range(300):
        last = match.record.entries[match.standing()[-1]]
        assert last.seat is not None
        match.undo(0, last.n)
        match.play(last.seat, GAME.actions.from_json(last.action))
    times = 0

    def counted(*step: Any) -> None:
        nonlocal times
        times += 1
        GAME.play(*step)

    again = Match.resume(replace(GAME, play=counted), record.load(match.record.dump()))
    assert same(again.state, match.state)
    assert again.standing() == match.standing()
    undos = sum(entry.undo is not None for entry in match.record.entries)
    assert undos == 300
    assert times <= len(match.record.entries) + undos * KEPT_EVERY


def test_what_does_not_stand_cannot_be_taken_back() -> None:
    match = played(10)
    match.undo(1, 8)
    for entry in (0, 9, 8, 11, 50, -1):
        with pytest.raises(UnknownName, match="cannot be taken back"):
            match.undo(1, entry)


def test_undoing_the_last_move_opens_a_finished_game_again() -> None:
    match = played()
    match.undo(0, match.n - 1)
    assert not match.over
    assert match.record.result is None


# ---- edited and damaged records ----


def edited(at: int, change: Callable[[dict[str, Any]], None]) -> Record:
    """The finished record with one line changed by hand."""
    all_lines = lines()
    line = json.loads(all_lines[at])
    change(line)
    all_lines[at] = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
    return record.load("\n".join(all_lines) + "\n")


def another_cell(line: dict[str, Any]) -> None:
    line["action"]["cell"] = "a1" if line["action"]["cell"] != "a1" else "b1"


def swap_two(line: dict[str, Any]) -> None:
    order = line["chance"][1]["order"]
    first = next(at for at, word in enumerate(order) if word != order[0])
    order[0], order[first] = order[first], order[0]


def set_to(key: str, value: Any) -> Callable[[dict[str, Any]], None]:
    return lambda line: line.__setitem__(key, value)


def placements() -> list[int]:
    return [at for at, line in enumerate(lines()[1:-1], 1) if "cell" in (json.loads(line)["action"] or {})]


@pytest.mark.parametrize("at", placements()[::9])
def test_any_changed_action_is_found(at: int) -> None:
    with pytest.raises(BadRecord, match="line"):
        verify(GAME, edited(at, another_cell))


@pytest.mark.parametrize(
    ("at", "change", "complaint"),
    [
        (1, swap_two, "line 2: entry 0: the recorded order of the squares is not the one the sealed seed gives"),
        (1, lambda line: line["chance"].pop(), "line 2: entry 0: the outcome for the squares is missing"),
        (1, lambda line: line["chance"].append(line["chance"][0]), "line 2: .*never asked for"),
        (-1, set_to("seed", "00" * 32), "the seed is not the one that was sealed"),
        (-1, set_to("seed", "xyz"), "not hexadecimal"),
        (-1, set_to("seed", "00"), "32 bytes, not 1"),
        (0, set_to("seed_sha256", "00" * 32), "the seed is not the one that was sealed"),
        (-1, set_to("scores", [1, 2, 3]), "the scores are"),
        (-1, set_to("winners", [0, 1, 2]), "the winners are"),
        (-1, set_to("digest", "0"), "edited"),
        (0, set_to("players", ["X", "Y", "Z"]), "edited"),
        (0, set_to("seats", 3), None),
        (0, set_to("options", {"open_end": True, "no_luck": False}), "line"),
        (0, set_to("options", {"sideways": True}), "line 1: heller has no option 'sideways'"),
        (0, set_to("revision", 99), "revision 99"),
        (2, set_to("seat", 1), "line 3: entry 1: H7 does not allow"),
        (2, set_to("action", {"name": "fly"}), "line 3: entry 1: there is no action “fly”"),
        (2, lambda line: (line.__setitem__("action", None), line.__setitem__("undo", 1)), "line 3: entry 1: entry 1 cannot be"),
    ],
)
def test_a_hand_edited_record_fails_with_the_reason(
    at: int, change: Callable[[dict[str, Any]], Any], complaint: str | None
) -> None:
    if complaint is None:
        verify(GAME, edited(at, change))
        return
    with pytest.raises(BadRecord, match=complaint):
        verify(GAME, edited(at, change))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "line 1: the record is empty"),
        ("{}\n", "line 1: this is not a comptoir-record/1"),
        ("[]\n", "line 1: each line is a JSON object"),
        ("hello\n", "line 1: this is not JSON"),
        (FINISHED[:-40], "is cut off"),
        (FINISHED + "{}\n", "nothing may follow the result"),
        (FINISHED.replace('"n":5,', '"n":6,', 1), "line 7: entry 6 stands where entry 5 belongs"),
        (FINISHED.replace('"n":5,', '"n":"5",', 1), "line 7: n must be of type int"),
        (FINISHED.replace('"n":5,', '"n":true,', 1), "line 7: n must be of type int"),
        (FINISHED.replace('"n":5,', '"m":5,', 1), "line 7: n is missing"),
        (FINISHED.replace('"n":5,', '"n":5,"x":1,', 1), "line 7: 'x' does not belong here"),
        (FINISHED.replace('"seats":3', '"seats":4', 1), "line 1: players must name the 4 seats"),
        (FINISHED.replace('"chance":[]', '"chance":null', 1), "chance must be of type list"),
        (FINISHED.replace('"n":5,"seat":1', '"n":5,"seat":7', 1).replace('"n":5,"seat":0', '"n":5,"seat":7', 1)
         .replace('"n":5,"seat":2', '"n":5,"seat":7', 1), "line 7: there is no seat 7"),
        ("[" * 100_000 + "\n", "line 1: this is n"),
    ],
)  # fmt: skip
def test_a_damaged_record_names_its_line(text: str, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        record.load(text)


@pytest.mark.parametrize("cut", [1, 2, 20, 60])
def test_a_truncated_record_is_told_from_a_finished_one(cut: int) -> None:
    loaded = record.load("\n".join(lines()[:-cut]) + "\n")
    with pytest.raises(BadRecord, match=f"line {len(lines()) - cut + 1}: the record stops before the game is over"):
        verify(GAME, loaded)


def test_a_record_without_a_set_up_is_no_game() -> None:
    with pytest.raises(BadRecord, match="no set-up"):
        Match.resume(GAME, record.load(lines()[0] + "\n"))


def test_a_result_before_the_end_is_refused() -> None:
    loaded = record.load("\n".join([*lines()[:-3], lines()[-1]]) + "\n")
    with pytest.raises(BadRecord, match="the game is not over"):
        verify(GAME, loaded)


def test_entries_after_the_end_are_refused() -> None:
    all_lines = lines()
    extra = json.dumps({"n": len(all_lines) - 2, "seat": 0, "action": {"name": "draw"}, "chance": []})
    with pytest.raises(BadRecord, match="H22 does not allow “draw”"):
        verify(GAME, record.load("\n".join([*all_lines[:-1], extra, all_lines[-1]]) + "\n"))


# ---- words that people add to the seed ----

ANNA, BERT = "b7" * 16, "1a" * 16
WORDS = [ANNA, None, BERT]
WITH_WORDS = played(words=WORDS).record.dump()


def drawn_words() -> list[str | None]:
    """The same words as seed and words draw the seats: the first seat drawn is for the first by the alphabet."""
    words: list[str | None] = [None] * 3
    for given, seat in zip(sorted([ANNA, BERT]), Sealed(SEED, WORDS, lot=True).draw_seats(3), strict=False):
        words[seat] = given
    return words


def test_words_change_the_deal_and_stand_in_the_header() -> None:
    with_words, without = record.load(WITH_WORDS), record.load(FINISHED)
    assert with_words.words == WORDS
    assert with_words.seed_sha256 == without.seed_sha256
    assert with_words.entries[0].chance != without.entries[0].chance
    assert "words" not in without.header()
    verify(GAME, with_words)


def test_a_game_with_words_is_taken_up_again_from_record_and_seed() -> None:
    running = played(10, words=WORDS)
    again = Match.resume(GAME, record.load(running.record.dump()), SEED)
    for match in (running, again):
        play_on(match, Imagined(9))
    assert again.record.dump() == running.record.dump()
    verify(GAME, again.record)


@pytest.mark.parametrize("lot", [False, True])
@pytest.mark.parametrize(
    "change",
    [
        lambda words: [BERT, None, ANNA],
        lambda words: [None, ANNA, BERT],
        lambda words: [None if word == ANNA else word for word in words],
        lambda words: [word and word.replace("7", "8") for word in words],
        lambda words: [word or "cc" * 16 for word in words],
        lambda words: [],
    ],
    ids=["swapped", "moved", "dropped", "changed", "added", "none"],
)
def test_words_that_were_touched_are_found_even_with_a_new_digest(lot: bool, change: Any) -> None:
    told = played(words=drawn_words() if lot else WORDS, lot=lot).record
    verify(GAME, told)
    touched = change(told.words)
    forged = replace(told, words=touched if touched != told.words else told.words[::-1], lot=lot and bool(touched))
    assert forged.result is not None
    forged.result = replace(forged.result, digest=forged.digest())
    with pytest.raises(BadRecord, match=r"not the one the sealed seed gives|not those that seed and words drew"):
        verify(GAME, forged)


def test_seats_that_were_not_drawn_are_found() -> None:
    told = played(words=drawn_words(), lot=True).record
    with pytest.raises(BadRecord, match="not those that seed and words drew by lot"):
        verify(GAME, replace(told, words=[*told.words[1:], told.words[0]]))


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("words", [ANNA, BERT], "words must be given for the 3 seats"),
        ("words", [None, None, None], "words must be given for the 3 seats"),
        ("words", [ANNA, None, 7], "32 hexadecimal digits"),
        ("words", [ANNA, None, BERT.upper()], "32 hexadecimal digits"),
        ("words", [ANNA, None, ANNA], "two people cannot"),
        ("words", "words", "words must be of type list"),
        ("lot", False, "lot is only written if it is true"),
        ("lot", 1, "lot must be of type bool"),
    ],
)
def test_a_header_with_bad_words_is_refused(key: str, value: Any, complaint: str) -> None:
    header, rest = WITH_WORDS.split("\n", 1)
    with pytest.raises(BadRecord, match=f"line 1: .*{complaint}"):
        record.load(json.dumps({**json.loads(header), key: value}) + "\n" + rest)


def test_a_lot_without_words_is_no_lot() -> None:
    header, rest = FINISHED.split("\n", 1)
    with pytest.raises(BadRecord, match="beside words"):
        record.load(json.dumps({**json.loads(header), "lot": True}) + "\n" + rest)


@pytest.mark.parametrize("lot", [False, True])
def test_words_are_notated(lot: bool) -> None:
    told = played(words=drawn_words() if lot else WORDS, lot=lot).record
    text = notation.write(GAME, told)
    assert f" {ANNA}\n" in text
    assert ("\nlot\n" in text) == lot
    assert notation.read(GAME, text).dump() == told.dump()
    for bad, complaint in (("words A", "line 10: seat A does not belong here"), ("words D", "seat D does not belong here")):
        with pytest.raises(BadRecord, match=complaint):
            notation.read(GAME, notation.write(GAME, record.load(WITH_WORDS)).replace("words C", bad))
    with pytest.raises(BadRecord, match="line 10: a person's words are"):
        notation.read(GAME, notation.write(GAME, record.load(WITH_WORDS)).replace(BERT, "hello"))


# ---- the text notation ----


def test_the_notation_parses_back_to_the_same_record() -> None:
    loaded = record.load(FINISHED)
    text = notation.write(GAME, loaded)
    assert notation.game_named(text) == ("heller", 1)
    assert notation.read(GAME, text).dump() == FINISHED
    assert notation.read(GAME, text.replace("\n", "\r\n")).dump() == FINISHED


def test_an_unfinished_game_can_be_notated_too() -> None:
    running = played(10).record
    assert notation.read(GAME, notation.write(GAME, running)).dump() == running.dump()


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("comptoir-record/1", "comptoir-record/9", "line 1: this is not a comptoir-record/1"),
        ("game heller 1", "game heller one", "line 2: “one” is not a whole number"),
        ("option open_end no", "option open_end maybe", "option open_end is no or yes"),
        ("player B", "player C", "line 6: seat B is missing"),
        ("seal ", "sael ", "line 8: expected “seal …”"),
        ("\n1 ", "\n2 ", "entry 2 stands where entry 1 belongs"),
        ("\n1 ", "\n1 Z", "is not a seat"),
        ("squares:", "squares", "deck: word word"),
        ("scores", "scroes", "does not belong here"),
        ("winners", "losers", "expected “winners …”"),
        (" stall ", " stell ", "there is no action “stell”"),
    ],
)
def test_a_slip_in_the_notation_names_its_line(old: str, new: str, complaint: str) -> None:
    text = notation.write(GAME, record.load(FINISHED)).replace(old, new, 1)
    with pytest.raises(BadRecord, match=complaint):
        notation.read(GAME, text)
