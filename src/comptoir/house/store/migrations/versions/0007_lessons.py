"""How far people are in the courses of the games."""

from __future__ import annotations

from alembic import op

from comptoir.house.store.columns import columns

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table("lessons", *columns(
        person="of person key", game="text key", step="text key", done="flag", table_id="kept table?", at="moment",
    ))  # fmt: skip
    op.create_index("lessons_by_table", "lessons", ["table_id"])
