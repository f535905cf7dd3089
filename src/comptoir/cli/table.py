"""`comptoir play`: the terminal table. People at one keyboard, bots in the other seats; save and come back."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from ..kernel.actions import SEAT_LETTERS
from ..kernel.chance import derived_seed
from ..kernel.contract import Game
from ..kernel.errors import ComptoirError, Refusal, UnknownName
from ..kernel.match import Match
from ..kernel.rulebook import load_rulebook
from ..kernel.visibility import PUBLIC
from ..players import Budget, explain, parse_budget, player
from ..table.cast import name_bots, recorded_name, words_folder
from ..table.cast.remarks import remarks
from ..table.model import A_BOT, A_PERSON, Seat
from ..texts import cast_texts, game_texts, house_texts
from .choices import choose
from .console import (
    BoardFile,
    Language,
    Options,
    console,
    game_on,
    given_options,
    language_or_default,
    player_names,
    read_record,
    reason,
    write_text,
)
from .records import outcome, plain, seat_names, show_sheet

ME = "me"


class Quit(Exception):
    """The person leaves the table."""


def play_command(
    game: Annotated[str | None, typer.Argument(help="The game to play.")] = None,
    seats: Annotated[int | None, typer.Option(help="Seats at the table; by default three, or what the game allows.")] = None,
    players: Annotated[
        str, typer.Option(help="Who sits where: me or a bot's level, one a seat; the last one fills the seats left.")
    ] = "me,merchant",
    option: Options = None,
    board: BoardFile = None,
    seed: Annotated[int | None, typer.Option(help="Deal from this seed instead of a secret one, to play a deal again.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where to save; by default GAME.jsonl here.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    words: Annotated[bool, typer.Option(help="Let bots say a word now and then.")] = True,
    think: Annotated[str, typer.Option(help="How long a hint may take: 300ms, or 400 for so many imagined games.")] = "300ms",
    lang: Language = "",
) -> None:
    """Sit down at a table in the terminal."""
    language = language_or_default(lang)
    budget = parse_budget(think)
    if resume is not None:
        match, path = load_match(resume), resume
    elif game is not None:
        match, path = new_match(game, seats, players, option, board, seed), save or Path(f"{game}.jsonl")
    else:
        raise UnknownName("which game? Try: comptoir games")
    Table(match, path, language, budget, words).run()


def new_match(
    name: str, seats: int | None, players: str, option: list[str] | None, board: Path | None, seed: int | None
) -> Match[Any]:
    game = game_on(name, board)
    names = players.split(",")
    at_table = max(len(names), min(game.most_seats, max(3, game.least_seats))) if seats is None else seats
    game.check_seats(at_table)
    for one in names:
        if one != ME:
            player(one, game, seed=0)  # refuses a name it does not know
    if len(names) > at_table:
        raise UnknownName(f"{len(names)} players were named for {at_table} seats")
    sitting = names + [names[-1]] * (at_table - len(names))
    chosen = None if seed is None else derived_seed("play", name, at_table, seed)
    return Match(game, at_table, given_options(option), chosen, sitting)


def seed_file(path: Path) -> Path:
    """The seed of a running game is kept apart from its record, for its owner's eyes only."""
    return path.with_suffix(path.suffix + ".seed")


def save_match(match: Match[Any], path: Path) -> None:
    """Write the record, and the seed beside it while the game runs. Each file appears whole or not at all."""
    whole = path.with_suffix(path.suffix + ".new")
    write_text(whole, match.record.dump())
    if match.over:
        seed_file(path).unlink(missing_ok=True)
    else:
        write_secret(seed_file(path), match.seed())
    os.replace(whole, path)


def write_secret(path: Path, text: str) -> None:
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    except (OSError, ValueError) as error:
        raise ComptoirError(f"{path} cannot be written: {reason(error)}") from None
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        file.write(text)


def load_match(path: Path) -> Match[Any]:
    game, loaded = read_record(path)
    if loaded.result is not None:
        raise ComptoirError(f"{path}: this game is over; look at it with comptoir replay")
    try:
        seed = bytes.fromhex(seed_file(path).read_text(encoding="utf-8").strip())
    except (OSError, ValueError):
        raise ComptoirError(f"{path}: its seed is missing or damaged ({seed_file(path)}), so it cannot be played on") from None
    return Match.resume(game, loaded, seed)


class Table:
    """One sitting: shows, asks, plays the bots, saves."""

    def __init__(self, match: Match[Any], path: Path, language: str, budget: Budget, words: bool = True) -> None:
        self.match = match
        self.path = path
        self.language = language
        self.budget = budget  # of a hint
        self.texts = game_texts(match.game.folder, language)
        self.house = house_texts(language)
        self.people = [seat for seat, name in enumerate(match.record.players) if name == ME]
        self.seats = [
            Seat("", at, kind=A_PERSON if name == ME else A_BOT, level=name, name=self.house.get("you") if name == ME else "")
            for at, name in enumerate(player_names(match.record))
        ]
        name_bots(match.game, self.seats)
        self.names = seat_names([recorded_name(seat) for seat in self.seats])
        self.words = cast_texts(words_folder(match.game), language) if words else None
        self.told = dict.fromkeys([*self.people, PUBLIC], 0)  # entries each person has been told of
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None

    @property
    def game(self) -> Game[Any]:
        game: Game[Any] = self.match.game
        return game

    def run(self) -> None:
        self.say(f" · {self.house.get('table-help')}", self.texts.get("title"))
        try:
            while not self.match.over:
                self.one_move()
                if not self.people:
                    self.tell(PUBLIC)
        except (Quit, KeyboardInterrupt, EOFError):
            save_match(self.match, self.path)
            self.say(self.house.get("saved", file=str(self.path)))
            return
        self.tell(self.people[0] if len(self.people) == 1 else PUBLIC)
        self.show_board(PUBLIC)
        show_sheet(self.match, PUBLIC, self.language, self.names)
        plain(outcome(self.match, self.language, self.names))
        self.say(self.house.get("seed-shown", file=str(self.path)))
        save_match(self.match, self.path)

    def one_move(self) -> None:
        """The next seat waited for acts: bots first, so that people know as much as the rules let them."""
        waiting = self.match.to_act
        seat = next((seat for seat in waiting if seat not in self.people), waiting[0])
        if seat in self.people:
            self.hand_to(seat)
            self.ask(seat)
            return
        bot = player(self.match.record.players[seat], self.game, self.match.n * 7 + seat)
        self.match.play(seat, bot.choose(self.match.view(seat), self.match.legal(seat)))

    def hand_to(self, seat: int) -> None:
        """With several people at one keyboard, a curtain between them."""
        if self.at_keyboard != seat:
            console.clear()
            console.ask(self.house.get("curtain", player=self.names[seat]))
            console.clear()
            self.at_keyboard = seat

    def tell(self, seat: int) -> None:
        """What happened since this person last looked."""
        for seen in self.match.log(seat, self.told[seat]):
            plain(f"  · {self.texts.event(seen, self.names)}")
        for said in remarks(self.match, self.seats, self.told[seat]):
            if self.words is None:
                break
            speaker = self.seats[SEAT_LETTERS.index(said.seat)].name
            words = self.texts.remark(self.words, said.key, said.manner, said.facts, [one.name for one in self.seats])
            plain(f"    {self.house.get('bot-says', name=speaker, words=words)}")
        self.told[seat] = self.match.n

    def ask(self, seat: int) -> None:
        """Ask until there is an action that the rules allow, and play it."""
        self.tell(seat)
        self.show_board(seat)
        while True:
            state = self.match.state
            prompt = self.texts.prompt(self.game.prompt(state, seat), self.game.prompt_facts(state, seat))
            self.say(f": {prompt}", self.names[seat])
            try:
                action = choose(
                    self.game, self.match.state, seat, self.texts, self.house, lambda line: self.command(seat, line)
                )
                if action is not None and self.really(seat, action):
                    self.match.play(seat, action)
                    return
            except Refusal as refusal:
                self.why_not(refusal)
            except UnknownName as error:
                plain(f"  {error}")

    def really(self, seat: int, action: int) -> bool:
        """Ask once more before a choice that the game warns of."""
        if self.match.refuse(seat, action) is not None:
            return True  # playing it says why not
        warnings = self.texts.warnings(self.game.details(self.match.state, seat, action))
        for warning in warnings:
            plain(f"  {warning}")
        return not warnings or console.ask(self.house.get("all-the-same")).casefold() == self.house.get("yes").casefold()

    def command(self, seat: int, line: str) -> bool:
        """Carry out a word that is no action; False if it is none of ours."""
        word, _, rest = line.partition(" ")
        commands = {
            "?": lambda: self.say(self.house.get("table-commands")),
            "help": lambda: self.say(self.house.get("table-commands")),
            "board": lambda: self.show_board(seat),
            "log": lambda: self.show_log(seat),
            "sheet": lambda: self.show_sheet(seat),
            "hint": lambda: self.hint(seat),
            "why": lambda: self.explain(seat, rest),
            "rules": lambda: self.show_rule(rest),
            "save": lambda: self.save(rest),
        }
        if word in ("quit", "q"):
            raise Quit
        if word not in commands:
            return False
        commands[word]()
        return True

    def explain(self, seat: int, action: str) -> None:
        """`why stall 2 c4`: whether it is allowed, and if not, the reason."""
        refusal = self.match.refusal(seat, self.game.actions.parse(action))
        if refusal is None:
            self.say(self.house.get("allowed"))
        else:
            self.why_not(refusal)

    def why_not(self, refusal: Refusal) -> None:
        """The reason in one sentence, with the clause's id; the clause itself where the game has no sentence."""
        sentence = self.texts.refusal(self.game, refusal, self.names)
        if sentence is None:
            self.show_rule(refusal.rule)
        else:
            plain(f"  {sentence} ({refusal.rule})")

    def show_rule(self, rule: str) -> None:
        if rule:
            plain(f"  {rule.upper()}: {load_rulebook(self.game.folder, self.language).rule(rule.upper())}")
        else:
            book = load_rulebook(self.game.folder, self.language)
            for rule_id in book.ids():
                plain(f"  {rule_id}: {book.rule(rule_id)}")

    def show_board(self, seat: int) -> None:
        plain(f"\n{self.game.text(self.match.view(seat))}\n")

    def show_log(self, seat: int) -> None:
        for seen in self.match.log(seat):
            plain(f"  · {self.texts.event(seen, self.names)}")

    def show_sheet(self, seat: int) -> None:
        for seen in self.match.sheet_lines(seat):
            plain(f"  {seen['amount']:>5}  {seen['rule']:<4} {self.texts.event(seen, self.names)}")
        show_sheet(self.match, seat, self.language, self.names)
        plain(f"  {outcome(self.match, self.language, self.names)}")

    def hint(self, seat: int) -> None:
        """What the search would do with what this seat sees, and why."""
        seen = self.match.view(seat)
        advised = player("search", self.game, self.match.n, self.budget).choose(seen, self.match.legal(seat))
        self.say(self.house.get("hint", action=self.game.actions.text(advised)))
        reason = explain(self.game, seen, advised, self.match.n)
        if reason is not None:
            self.say(self.texts.reason(reason))

    def save(self, file: str) -> None:
        if file:
            self.path = Path(file)
        save_match(self.match, self.path)
        self.say(self.house.get("saved", file=str(self.path)))

    def say(self, text: str, head: str = "") -> None:
        console.print(Text.assemble((head, "bold"), text))
