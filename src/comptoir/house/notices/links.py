"""Words in the links of letters, signed by the house: what they are for, and which channel they speak of."""

from __future__ import annotations

from itsdangerous import BadData, URLSafeTimedSerializer

from ...table.errors import NotFound

DAYS = {"confirm": 7, "unsubscribe": 3650}


def sign_link(secret: str, purpose: str, channel: str) -> str:
    return str(URLSafeTimedSerializer(secret, salt=purpose).dumps(channel))


def read_link(secret: str, purpose: str, word: str) -> str:
    """The channel that a link speaks of. All that can be wrong with it is told the same way."""
    try:
        return str(URLSafeTimedSerializer(secret, salt=purpose).loads(word, max_age=DAYS[purpose] * 86_400))
    except BadData:
        raise NotFound("this link is not good any more") from None
