"""Boards that people keep, and the boards of tables."""

from __future__ import annotations

from alembic import op

from comptoir.house.store.columns import column, columns

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("tables", column("board", "text?"))
    op.create_table("table_boards", *columns(table_id="of table key", data="text"))
    op.create_table("boards", *columns(
        id="key", person="of person", game="text", name="text", data="text", sound="flag", changed="moment",
    ))  # fmt: skip
    op.create_index("boards_by_person", "boards", ["person", "changed"])
