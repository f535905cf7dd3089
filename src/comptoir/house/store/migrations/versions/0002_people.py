"""Accounts, passkeys, tokens, chat, results and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from comptoir.house.store.columns import columns

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("said", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("player", sa.Text))
    op.create_table("accounts", *columns(person="of person key", handle="unique", password_hash="text", created="moment"))
    op.create_table("passkeys", *columns(
        id="key", person="of person", public_key="text", sign_count="big", name="text", created="moment", used="moment?",
    ))  # fmt: skip
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_table("challenges", *columns(id="key", person="of person?", challenge="text", expires="moment"))
    op.create_index("challenges_by_age", "challenges", ["expires"])
    op.create_table("tokens", *columns(id="key", person="of person", name="text", token_sha256="unique", created="moment"))
    op.create_index("tokens_by_person", "tokens", ["person"])
    op.create_table("chat", *columns(
        table_id="of table key", n="number key", person="person", name="text", text="text", at="moment",
    ))  # fmt: skip
    op.create_index("chat_by_person", "chat", ["person"])
    op.create_table("mutes", *columns(person="of person key", muted="of person key"))
    op.create_table("results", *columns(
        table_id="of table key", seat="number key", game="text", player="text", place="number", score="number",
        rated="flag", at="moment",
    ))  # fmt: skip
    op.create_index("results_by_player", "results", ["player", "game"])
    op.create_table("ratings", *columns(game="key", player="key", mu="real", sigma="real", games="number"))
    op.create_index("ratings_by_player", "ratings", ["player"])
