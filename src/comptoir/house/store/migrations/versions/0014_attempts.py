"""The puzzles that people have tried."""

from __future__ import annotations

from alembic import op

from comptoir.house.store.columns import columns

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table("attempts", *columns(
        person="of person key", game="text key", puzzle="text key", right="flag", day="number",
    ))  # fmt: skip
