"""Chairs remember the devices that played them and when they left; entries note persons; tables keep the proof of their deal."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

A_DAY = 24 * 3600
"""The grace of older tables, in seconds: as long as possible, so that nobody loses a chair by an upgrade."""


def upgrade() -> None:
    tables()
    chairs()
    entries()


def set_aside(name: str, *indices: str) -> None:
    """Give a table another name, so that a new one can take its place; SQLite cannot add all kinds of columns."""
    for index in indices:
        op.drop_index(index, name)
    op.rename_table(name, f"old_{name}")


def fill(name: str, **added: str) -> None:
    """Copy the rows of the renamed table, with a value for each new column, and drop it."""
    old = sa.inspect(op.get_bind()).get_columns(f"old_{name}")
    columns = ", ".join(f'"{column["name"]}"' for column in old)
    op.execute(f"INSERT INTO {name} ({columns}, {', '.join(added)}) SELECT {columns}, {', '.join(added.values())} FROM old_{name}")
    op.drop_table(f"old_{name}")


def tables() -> None:
    set_aside("tables", "ix_tables_host", "ix_tables_state")
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
        sa.Column("grace", sa.Integer, nullable=False),
        sa.Column("nonce", sa.String(32), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("state", sa.String(16), nullable=False, index=True),
        sa.Column("next", sa.String(16), nullable=False),
        sa.Column("stopped", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    fill("tables", grace=str(A_DAY), nonce="''", commitment="''")


def chairs() -> None:
    set_aside("chairs")
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("holders", sa.JSON, nullable=False),
        sa.Column("stand_in", sa.String(40), nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("left", sa.BigInteger, nullable=False),
        sa.Column("webhook", sa.Text, nullable=False),
        sa.Column("known", sa.JSON, nullable=False),
        sa.Column("away", sa.BigInteger, nullable=False),
        sa.Column("sat", sa.Integer, nullable=False),
        sa.Column("hushed", sa.String(16), nullable=False),
        sqlite_with_rowid=False,
    )
    fill("chairs", known="holders", away="0", sat="0", hushed="''")


def entries() -> None:
    set_aside("entries")
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("option", sa.String(200), nullable=False),
        sa.Column("forced", sa.Boolean, nullable=False),
        sa.Column("person", sa.Boolean, nullable=False),
        sa.Column("back", sa.Integer, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    bots = "SELECT 1 FROM chairs WHERE chairs.table_id = old_entries.table_id AND chairs.seat = old_entries.seat AND chairs.kind = 'bot'"
    fill("entries", person=f"NOT EXISTS ({bots})")


def downgrade() -> None:
    for table, columns in {
        "tables": ("grace", "nonce", "commitment"),
        "chairs": ("known", "away", "sat", "hushed"),
        "entries": ("person",),
    }.items():
        with op.batch_alter_table(table) as changed:
            for column in columns:
                changed.drop_column(column)
