"""What the house and its clients tell each other about people: guests, accounts, passkeys, tokens, profiles, chat."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ...table.wire import Attempted, KeptBoard, Learned, Name, Person, SeatLetter
from ...table.wire.basics import Number

# ---- who ----


Handle = Annotated[
    str, Meta(min_length=3, max_length=32, pattern="^[A-Za-z0-9_.-]+$", description="to log in with; only you see it")
]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
AnyPassword = Annotated[str, Meta(min_length=1, max_length=200)]


class NewAccount(Struct, forbid_unknown_fields=True):
    """A handle and a password for the guest I am: I stay who I am, on any device."""

    handle: Handle
    password: Password


class Login(Struct, forbid_unknown_fields=True):
    handle: Annotated[str, Meta(min_length=1, max_length=32)]
    password: AnyPassword


class NewPassword(Struct, forbid_unknown_fields=True):
    old: AnyPassword
    new: Password


class Farewell(Struct, forbid_unknown_fields=True):
    """Delete all that is mine. Who has a password repeats it."""

    password: AnyPassword | None = None


class RecoveryCodes(Struct):
    """Each lets me in once, and sets a new password. They are shown this once."""

    codes: list[str]


class CodesLeft(Struct):
    left: int


class Recovery(Struct, forbid_unknown_fields=True):
    """A recovery code, or the word of a link; and the password from now on, if the account has one."""

    word: Annotated[str, Meta(min_length=1, max_length=64)]
    password: Password | None = None


class Recovered(Person):
    handle: str | None = None


class AskLetter(Struct, forbid_unknown_fields=True):
    handle: Annotated[str, Meta(min_length=1, max_length=32)]


class Passage(Struct):
    """The way to another device: a link that lets me in there, once, within minutes. `origin` is the house's own address, if it
    was told one."""

    word: str
    expires: int
    origin: str


class Move(Struct, forbid_unknown_fields=True):
    word: Annotated[str, Meta(min_length=1, max_length=64)]


class PasskeyQuestion(Struct):
    """What the browser is to be asked: `options` go to `navigator.credentials`, in the JSON form of WebAuthn."""

    question: str
    options: dict[str, Any]


Question = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Credential = Annotated[dict[str, Any], Meta(description="the browser's answer, in the JSON form of WebAuthn")]


class NewPasskey(Struct, forbid_unknown_fields=True):
    question: Question
    credential: Credential
    name: Name = "passkey"


class PasskeyLogin(Struct, forbid_unknown_fields=True):
    question: Question
    credential: Credential


class PasskeyInfo(Struct):
    id: str
    name: str
    created: int


class Passkeys(Struct):
    passkeys: list[PasskeyInfo]


class NewToken(Struct, forbid_unknown_fields=True):
    name: Name


class TokenInfo(Struct):
    id: str
    name: str
    created: int


class FreshToken(TokenInfo):
    """The token is shown this once: `Authorization: Bearer <token>`."""

    token: str


class Tokens(Struct):
    tokens: list[TokenInfo]


# ---- notices ----

ChannelKind = Literal["push", "mail", "webhook", "calendar"]


class NewChannel(Struct, forbid_unknown_fields=True):
    """A way to be told. `address`: a browser's push endpoint, an address of mail, a webhook's URL; `p256dh` and `auth` are the
    keys of a push subscription."""

    kind: ChannelKind
    language: Literal["fr", "en", "de"]
    address: Annotated[str, Meta(max_length=1000)] = ""
    p256dh: Annotated[str, Meta(max_length=200)] | None = None
    auth: Annotated[str, Meta(max_length=100)] | None = None


class ChannelInfo(Struct):
    """`name`: the address of mail, or who carries the messages. `confirmed`: False until the link in a letter is followed."""

    id: str
    kind: ChannelKind
    name: str
    confirmed: bool
    created: int


class FreshChannel(ChannelInfo):
    """`shown`: what signs a webhook's messages, or the address of a calendar; it is shown this once."""

    shown: str | None


class Channels(Struct):
    """My ways to be told; `push_key` is the house's key for browsers, `mail` says whether this house sends any."""

    channels: list[ChannelInfo]
    push_key: str
    mail: bool


# ---- profiles ----


class Rating(Struct):
    """On the scale of chess: everybody begins at 1500, and nobody is below 100. How sure that is: `provisional` with fewer than
    ten rated games, then `rough` until it has `settled`."""

    points: int
    certainty: Literal["provisional", "rough", "settled"]
    games: int


class GameRecord(Struct):
    game: str
    played: int
    won: int  # victories, shared ones too
    mean_place: float
    last: int
    rating: Rating | None


class Profile(Struct):
    id: str
    name: str
    kind: Literal["guest", "account", "bot"]
    since: int | None
    records: list[GameRecord]


class Ranked(Struct):
    place: int
    kind: Literal["person", "bot"]
    id: str
    name: str
    rating: Rating


class Ranking(Struct):
    """A page of the players of a game; `mine` is my own place among all of them."""

    players: list[Ranked]
    mine: int | None
    page: int
    pages: int


# ---- all that is known of me ----


class ExportedLine(Struct):
    table: str
    text: str
    at: int


class ExportedTable(Struct):
    """A table I host or sat at; its record is at `/api/tables/ID/record` once the game is over."""

    id: str
    game: str
    status: str
    created: int
    seats: list[str]  # the names I have there


class ExportedChannel(Struct):
    kind: str
    address: str | None
    created: int


class Export(Struct):
    """Of lists that can grow, the newest; `most` is how many."""

    id: str
    name: str
    created: int
    handle: str | None
    logins: list[int]  # when each browser logged in
    passkeys: list[str]
    tokens: list[str]
    channels: list[ExportedChannel]
    muted: list[str]
    tables: list[ExportedTable]
    chat: list[ExportedLine]
    reports: list[ExportedLine]  # what I told the keeper
    lessons: list[Learned]
    puzzles: list[Attempted]
    boards: list[KeptBoard]
    records: list[GameRecord]
    most: int


# ---- talk ----


class NewLine(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class ChatLine(Struct):
    """A line as it was written. Show it as text."""

    n: int
    person: str
    name: str
    text: str
    at: int
    room: Literal["table", "watchers"]


class Chat(Struct):
    lines: list[ChatLine]
    n: int  # of the next line
    heard: int  # the number of the first line I have not read


class Heard(Struct, forbid_unknown_fields=True):
    """I have read all lines before this number."""

    n: Number


class NewReport(Struct, forbid_unknown_fields=True):
    """For the keeper of the house: a line of chat, or somebody at a seat; and what is wrong with it."""

    line: Number | None = None
    seat: SeatLetter | None = None
    words: Annotated[str, Meta(max_length=500)] = ""


class LiveChat(Struct):
    """A message of the live connection: lines of chat, and the number of the next one."""

    kind: Literal["chat"]
    chat: Chat


class Muted(Struct):
    id: str
    name: str


class MutedPeople(Struct):
    people: list[Muted]
