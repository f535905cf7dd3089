"""The ways out of the house: Web Push (encrypted for the browser, RFC 8291, signed with the house's VAPID key), mail by SMTP,
and webhooks (signed with the channel's secret). Each either delivers, or says whether it is worth trying again.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import json
import smtplib
import socket
import ssl
import time
from collections.abc import Iterable
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

import http_ece
import httpcore
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from webauthn import base64url_to_bytes
from webauthn.helpers import bytes_to_base64url

from ..settings import Settings
from .outbox import Told
from .words import MOST_LINES, Line, subject, texts

SECONDS = 10.0  # for one message, from the name of its host to the answer
KEEP_SECONDS = 86_400  # how long a push service keeps what a browser cannot take just now
VAPID_SECONDS = 12 * 3600
GONE = (404, 410)  # the browser has unsubscribed, the webhook is no more


class Undelivered(Exception):
    """A message that did not arrive; worth another try."""


class Unsubscribed(Exception):
    """There is nobody at this address any more."""


class Message(NamedTuple):
    """What a channel is to be told: notices, the sentence for each, and of a letter the words of the links in it."""

    notices: list[Told]
    lines: list[Line]
    link: str = ""
    leave: str = ""


class Outside(httpcore.AsyncNetworkBackend):
    """Connections to the world, and only there: an address that people gave us must not lead into the house's own network."""

    def __init__(self, local: bool) -> None:
        self.local = local
        self.backend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(one[4][0]) for one in found]
        if not self.local and not all(ipaddress.ip_address(one).is_global for one in addresses):
            raise httpcore.ConnectError("an address inside the house")
        return await self.backend.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Senders:
    """All ways out, for one process."""

    def __init__(self, settings: Settings, vapid: str) -> None:
        self.settings = settings
        self.vapid = Vapid02.from_pem(vapid.encode())
        self.pool = httpcore.AsyncConnectionPool(network_backend=Outside(settings.local_notices), max_connections=8)

    @property
    def push_key(self) -> str:
        """The public half of the house's key, as browsers want it."""
        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return bytes_to_base64url(point)

    async def send(self, channel: Any, message: Message) -> None:
        if channel.kind == "push":
            await self._push(channel, message)
        elif channel.kind == "webhook":
            await self._call(channel, message)
        else:
            await asyncio.to_thread(self._mail, channel, message)

    # ---- push ----

    async def _push(self, channel: Any, message: Message) -> None:
        language, due = channel.language, message.notices[0].due
        told = {
            "title": "Comptoir",
            "body": "\n".join(line.text for line in message.lines[:5]),
            "path": message.lines[0].path if len(message.lines) == 1 else "/",
            "tag": due.id if len(message.lines) == 1 else "several",
            "lang": language,
        }
        keys = json.loads(channel.secret)
        body = http_ece.encrypt(
            json.dumps(told).encode(),
            private_key=generate_private_key(SECP256R1()),
            dh=base64url_to_bytes(keys["p256dh"]),
            auth_secret=base64url_to_bytes(keys["auth"]),
            version="aes128gcm",
        )
        parts = urlsplit(channel.address)
        claims = {"sub": self._keeper(), "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + VAPID_SECONDS}
        headers = {
            **self.vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP_SECONDS),
            "Urgency": "normal",
            "Topic": due.id,  # what was not fetched yet is replaced by the same sent again
        }
        await self._post(channel.address, body, headers)

    def _keeper(self) -> str:
        settings = self.settings
        return f"mailto:{settings.mail_from}" if settings.mail_from else settings.origin or "mailto:keeper@localhost"

    # ---- webhooks ----

    async def _call(self, channel: Any, message: Message) -> None:
        origin = self.settings.origin.rstrip("/")
        told = [
            {
                "id": one.due.id,
                "kind": one.due.kind,
                "table": one.due.about or None,
                "game": None if one.table is None else one.table.game,
                "text": line.text,
                "url": origin + line.path,
            }
            for one, line in zip(message.notices, message.lines, strict=True)
        ]
        body = json.dumps({"notices": told}).encode()
        mark = hmac.new((channel.secret or "").encode(), body, hashlib.sha256).hexdigest()
        await self._post(channel.address, body, {"Content-Type": "application/json", "X-Comptoir-Signature": f"sha256={mark}"})

    async def _post(self, address: str, body: bytes, headers: dict[str, str]) -> None:
        """Only the status of the answer is read, and nothing is followed elsewhere."""
        try:
            async with asyncio.timeout(SECONDS):
                async with self.pool.stream("POST", address, headers=list(headers.items()), content=body) as answer:
                    status = answer.status
        except (OSError, TimeoutError, UnicodeError, *_FAULTS) as fault:
            raise Undelivered(type(fault).__name__) from None
        if status in GONE:
            raise Unsubscribed
        if not 200 <= status < 300:
            raise Undelivered(f"status {status}")

    # ---- mail ----

    def _mail(self, channel: Any, message: Message) -> None:
        letter = self._letter(channel, message)
        try:
            with self._server() as server:
                server.send_message(letter)
        except smtplib.SMTPRecipientsRefused as refused:
            if all(code >= 550 for code, _ in refused.recipients.values()):
                raise Unsubscribed from None
            raise Undelivered("refused") from None
        except (OSError, smtplib.SMTPException) as fault:
            raise Undelivered(type(fault).__name__) from None

    def _letter(self, channel: Any, message: Message) -> EmailMessage:
        language, origin = channel.language, self.settings.origin.rstrip("/")
        say, due = texts(language), message.notices[0].due
        letter = EmailMessage()
        letter["From"], letter["To"] = self.settings.mail_from, channel.address
        letter["Subject"] = f"Comptoir: {subject(message.lines, language)}"
        letter["Date"] = format_datetime(_utc(due.made))
        # The same however often it is sent: a letter box drops the second.
        letter["Message-ID"] = f"<{due.id}@{urlsplit(origin).hostname}>"
        if message.link:
            told = [f"{message.lines[0].text}\n{origin}/{due.kind}/{message.link}", say.get(f"letter-{due.kind}")]
        else:
            letter["List-Unsubscribe"] = f"<{origin}/api/unsubscribe/{message.leave}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            told = [f"{line.text}\n{origin}{line.path}" for line in message.lines[:MOST_LINES]]
            told.append(f"{say.get('letter-why')}\n{say.get('letter-unsubscribe')} {origin}/unsubscribe/{message.leave}")
        letter.set_content("\n\n".join(told) + "\n")
        return letter

    def _server(self) -> smtplib.SMTP:
        """`smtps://` speaks TLS from the start, `smtp://` turns to it where there is a password."""
        parts = urlsplit(self.settings.mail_server)
        host, secure = parts.hostname or "", parts.scheme == "smtps"
        safe = ssl.create_default_context()
        server: smtplib.SMTP = (
            smtplib.SMTP_SSL(host, parts.port or 465, timeout=SECONDS, context=safe)
            if secure
            else smtplib.SMTP(host, parts.port or 25, timeout=SECONDS)
        )
        if parts.username is not None:
            if not secure:
                server.starttls(context=safe)
            server.login(unquote(parts.username), unquote(parts.password or ""))
        return server

    async def close(self) -> None:
        await self.pool.aclose()


_FAULTS = (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, httpcore.UnsupportedProtocol)


def _utc(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def new_vapid_key() -> str:
    """A key by which push services know the house, made once."""
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())
