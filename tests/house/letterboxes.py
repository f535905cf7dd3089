"""For tests: servers that notices are really delivered to. A push service that decrypts what it is given, a webhook, a mail
server; each can refuse or keep silent for a while."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from webauthn.helpers import bytes_to_base64url

from tests.house.test_crash import free_port


class Browser:
    """What a browser keeps to itself of a push subscription."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.key = generate_private_key(SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, language: str = "en") -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": bytes_to_base64url(point), "auth": bytes_to_base64url(self.auth)}
        return {"kind": "push", "address": self.address, "language": language, **keys}

    def read(self, body: bytes) -> dict[str, Any]:
        opened = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return dict(json.loads(opened))


class Post:
    """What has arrived over HTTP: path, headers and body. `status` is what is answered."""

    def __init__(self) -> None:
        self.arrived: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.port = 0

    def address(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}/{path}"

    def browser(self, path: str) -> Browser:
        return Browser(self.address(path))

    def read(self, browser: Browser) -> list[dict[str, Any]]:
        """What this browser has got so far; every signature of the house is checked."""
        mine = [one for one in self.arrived if browser.address.endswith(one[0])]
        assert all(Vapid02.verify(headers["authorization"]) for _, headers, _ in mine)
        return [browser.read(body) for _, _, body in mine]


@contextmanager
def post_office() -> Iterator[Post]:
    post = Post()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            if 200 <= post.status < 300:
                post.arrived.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(post.status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    post.port = server.server_port
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield post
    server.shutdown()
    server.server_close()


class Letterbox:
    """A mail server: what has arrived, and to whom. While `refuse` is set, it takes none."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.to: list[str] = []
        self.refuse = False

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:  # noqa: N802 (the library's name)
        if self.refuse:
            return "451 come again later"
        self.letters.append(message_from_bytes(envelope.content, policy=policy.default))
        self.to += envelope.rcpt_tos
        return "250 taken"

    def links(self, kind: str) -> list[str]:
        """The words of the links of a kind in all letters."""
        lines = [line for letter in self.letters for line in letter.get_content().splitlines()]
        return [line.rsplit("/", 1)[1] for line in lines if f"/{kind}/" in line]


@contextmanager
def mail_server() -> Iterator[tuple[Letterbox, str]]:
    """A letterbox, and the address of its server."""
    box = Letterbox()
    controller = Controller(box, hostname="127.0.0.1", port=free_port(), ready_timeout=10)
    controller.start()
    yield box, f"smtp://127.0.0.1:{controller.port}"
    controller.stop()
