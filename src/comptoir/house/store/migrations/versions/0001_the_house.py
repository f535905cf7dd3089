"""The house opens: people, tables, seats, entries."""

from __future__ import annotations

from alembic import op

from comptoir.house.store.columns import columns

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table("keepsakes", *columns(name="key", value="text"))
    op.create_table("persons", *columns(id="key", name="text", created="moment"))
    op.create_table("logins", *columns(token_sha256="key", person="of person", created="moment", expires="moment"))
    op.create_table("tables", *columns(
        id="key", game="text", revision="number", options="text", size="number", status="text", host="person",
        public="flag", seat_order="text", clock="text", created="moment", started="moment?", finished="moment?",
        invitation="number", epoch="number", n="number", waiting="text", bots_waiting="flag", alarm="moment?",
        timer_since="moment?", undo="text?", players="text?", seed_sha256="text?", result="text?", rematch="text?",
    ))  # fmt: skip
    op.create_table("seats", *columns(
        table_id="of table key", seat="number key", kind="text", person="person?", name="text", level="text?",
        stand_in="text?", at_once="flag", handed="flag", draft="text?", waiting_since="moment?", reserve="big",
        warned="flag",
    ))  # fmt: skip
    op.create_table("members", *columns(table_id="of table key", person="person key", watches="flag"))
    op.create_table("entries", *columns(
        table_id="of table key", n="number key", seat="number?", action="text?", chance="text", undo="number?",
        played_by="text", request="text?", at="moment",
    ))  # fmt: skip
    op.create_table("seeds", *columns(table_id="of table key", seed="text"))
    op.create_index("tables_by_status", "tables", ["status", "public", "created"])
    op.create_index("tables_by_alarm", "tables", ["alarm"])
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_index("members_by_person", "members", ["person"])
    op.create_index("entries_by_request", "entries", ["table_id", "request"])
