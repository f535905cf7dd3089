"""Passkeys, with a small authenticator of our own in the browser's place."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url, encode_cbor

from tests.house.guests import Guest, RunningHouse

PRESENT_AND_VERIFIED, WITH_CREDENTIAL = 0x05, 0x40


class Authenticator:
    """Holds one passkey and signs with it, as a browser with a security key does."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.host = origin.split("//")[1].split(":")[0]
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.signed = 0

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        credential = bytes(16) + struct.pack(">H", len(self.id)) + self.id + encode_cbor(cose)
        data = self._data(PRESENT_AND_VERIFIED | WITH_CREDENTIAL) + credential
        return self._answer(
            clientDataJSON=self._client("webauthn.create", options),
            attestationObject=encode_cbor({"fmt": "none", "attStmt": {}, "authData": data}),
        )

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        self.signed += 1
        data, client = self._data(PRESENT_AND_VERIFIED), self._client("webauthn.get", options)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(clientDataJSON=client, authenticatorData=data, signature=signature)

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + struct.pack(">BI", flags, self.signed)

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _answer(self, **response: bytes) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        given = {key: bytes_to_base64url(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": given}


def at_localhost(guest: Guest) -> Guest:
    """Browsers give passkeys to names, not to numbers: the same house, called by its name."""
    guest.http.headers["host"] = guest.address.split("//")[1].replace("127.0.0.1", "localhost")
    return guest


def authenticator(guest: Guest) -> Authenticator:
    return Authenticator("http://" + guest.http.headers["host"])


def with_passkey(house: RunningHouse) -> tuple[Guest, Authenticator]:
    ann = at_localhost(house.guest())
    key = authenticator(ann)
    asked = ann.post("/api/me/passkeys/question").json()
    made = ann.post("/api/me/passkeys", {**answer(asked, key.create(asked["options"])), "name": "my key"})
    assert made.status_code == 201, made.text
    return ann, key


def answer(asked: dict[str, Any], credential: dict[str, Any]) -> dict[str, Any]:
    return {"question": asked["question"], "credential": credential}


def test_a_guest_makes_a_passkey_and_comes_back_with_it_on_another_device(house: RunningHouse) -> None:
    ann, key = with_passkey(house)
    table = ann.table()
    assert ann.get("/api/me").json()["kind"] == "account"
    phone = at_localhost(house.guest("Phone"))
    before = phone.table()
    asked = phone.post("/api/logins/passkey/question").json()
    back = phone.post("/api/logins/passkey", answer(asked, key.get(asked["options"])))
    assert (back.status_code, back.json()["id"]) == (200, ann.id)
    mine = {one["id"] for one in phone.get("/api/tables", which="mine").json()["tables"]}
    assert mine == {table, before}


def test_a_question_is_answered_once_and_only_by_whom_it_was_put_to(house: RunningHouse) -> None:
    ann, key = with_passkey(house)
    asked = ann.post("/api/logins/passkey/question").json()
    signed = answer(asked, key.get(asked["options"]))
    assert ann.post("/api/logins/passkey", signed).status_code == 200
    again = ann.post("/api/logins/passkey", signed)
    assert (again.status_code, again.json()["error"]) == (400, "no_question")
    eve = at_localhost(house.guest("Eve"))
    asked = ann.post("/api/me/passkeys/question").json()
    stolen = eve.post("/api/me/passkeys", answer(asked, authenticator(eve).create(asked["options"])))
    assert stolen.json()["error"] == "no_question"


def test_a_passkey_of_another_place_or_another_person_opens_nothing(house: RunningHouse) -> None:
    ann, key = with_passkey(house)
    elsewhere = Authenticator("https://comptoir.example")
    elsewhere.id, elsewhere.key = key.id, key.key
    forged = authenticator(ann)
    forged.id = key.id
    unknown = authenticator(ann)
    for wrong in (elsewhere, forged, unknown):
        asked = ann.post("/api/logins/passkey/question").json()
        refused = ann.post("/api/logins/passkey", answer(asked, wrong.get(asked["options"])))
        assert (refused.status_code, refused.json()["error"]) == (401, "wrong_key")


@pytest.mark.parametrize("credential", [{}, {"id": "x"}, {"id": 3, "response": []}, {"response": {"clientDataJSON": "?"}}])
def test_what_is_no_answer_is_refused(house: RunningHouse, credential: dict[str, Any]) -> None:
    ann, key = with_passkey(house)
    asked = ann.post("/api/me/passkeys/question").json()
    assert ann.post("/api/me/passkeys", answer(asked, credential)).status_code == 400
    asked = ann.post("/api/logins/passkey/question").json()
    assert ann.post("/api/logins/passkey", answer(asked, credential)).status_code == 401
    whole = key.get(asked["options"])
    asked = ann.post("/api/logins/passkey/question").json()
    assert ann.post("/api/logins/passkey", answer(asked, {**whole, **credential, "id": whole["id"]})).status_code == 401


def test_passkeys_are_listed_and_forgotten_but_not_the_last_way_in(house: RunningHouse) -> None:
    ann, _ = with_passkey(house)
    mine = ann.get("/api/me/passkeys").json()["passkeys"]
    assert [one["name"] for one in mine] == ["my key"]
    address = f"/api/me/passkeys/{mine[0]['id']}"
    assert house.guest("Eve").delete(address).status_code == 404
    assert ann.delete(address).json()["error"] == "last_way_in"
    ann.post("/api/accounts", {"handle": f"key.{ann.id}", "password": "a good password"})
    assert ann.delete(address).status_code == 204
    assert ann.get("/api/me/passkeys").json()["passkeys"] == []
