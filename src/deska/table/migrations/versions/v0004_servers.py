"""Several servers on one database: who plays which table. Bans, and orders of the one who runs the servers."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

BEFORE = "before"
"""The owner of all games that were being played: a server that is gone, so that the next one takes them over."""


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False, index=True),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("charged", sa.BigInteger, nullable=False),
        sa.Column("proposal", sa.JSON, nullable=True),
        sqlite_with_rowid=False,
    )
    op.create_table("bans", sa.Column("device", sa.String(32), primary_key=True), sa.Column("at", sa.BigInteger, nullable=False))
    op.create_table(
        "orders",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
    )
    op.create_index("tables_public", "tables", ["public", "created"])
    op.execute(f"INSERT INTO leases (table_id, owner, epoch, charged) SELECT id, '{BEFORE}', 0, 0 FROM tables WHERE state = 'playing'")


def downgrade() -> None:
    op.drop_index("tables_public", "tables")
    for table in ("orders", "bans", "leases", "servers"):
        op.drop_table(table)
