"""Tables, chairs, entries, snapshots, chat, notes, devices, links."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def key(number: str) -> list[sa.Column[object]]:
    """The key of what belongs to a table."""
    return [sa.Column("table_id", sa.String(16), primary_key=True), sa.Column(number, sa.Integer, primary_key=True)]


def upgrade() -> None:
    people()
    tables()
    history()


def people() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("device", sa.String(32), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("members_of_device", "members", ["device"])
    op.create_table(
        "links",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("device", sa.String(32), nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )


def tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("variant", sa.JSON, nullable=False),
        sa.Column("start", sa.JSON, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("host", sa.String(32), nullable=False, index=True),
        sa.Column("invite", sa.String(64), nullable=False, unique=True),
        sa.Column("known_deal", sa.Boolean, nullable=False),
        sa.Column("hot_seat", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("aid", sa.Boolean, nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("clock", sa.JSON, nullable=True),
        sa.Column("state", sa.String(16), nullable=False, index=True),
        sa.Column("next", sa.String(16), nullable=False),
        sa.Column("stopped", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chairs",
        *key("seat"),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("holders", sa.JSON, nullable=False),
        sa.Column("stand_in", sa.String(40), nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("left", sa.BigInteger, nullable=False),
        sa.Column("webhook", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def history() -> None:
    op.create_table(
        "entries",
        *key("n"),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("option", sa.String(200), nullable=False),
        sa.Column("forced", sa.Boolean, nullable=False),
        sa.Column("back", sa.Integer, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        *key("n"),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(16), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        *key("n"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table("notes", *key("seat"), sa.Column("text", sa.Text, nullable=False), sqlite_with_rowid=False)


def downgrade() -> None:
    for table in ("notes", "chat", "snapshots", "entries", "chairs", "tables", "links", "members", "devices"):
        op.drop_table(table)
