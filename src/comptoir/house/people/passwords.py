"""Passwords: argon2 by its library, in a thread of its own: hashing holds up nobody and never takes twice the memory."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_hasher = PasswordHasher()
_thread = ThreadPoolExecutor(1, "argon2")


async def hash_password(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(_thread, _hasher.hash, password)


async def matches(stored: str | None, password: str) -> bool:
    """Whether this is the password. Without a stored one it takes as long and is never right."""
    return await asyncio.get_running_loop().run_in_executor(_thread, _matches, stored, password)


def outdated(stored: str) -> bool:
    """Whether a hash was made with weaker settings than today's."""
    return _hasher.check_needs_rehash(stored)


def _matches(stored: str | None, password: str) -> bool:
    try:
        right = _hasher.verify(stored or _nobodys(), password)
    except (VerificationError, InvalidHashError):
        return False
    return right and stored is not None


@cache
def _nobodys() -> str:
    return _hasher.hash("nobody's password")
