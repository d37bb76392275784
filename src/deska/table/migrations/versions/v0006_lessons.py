"""A table may be there to learn at, and a host may allow hints where several people play."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("lesson", sa.JSON, nullable=True))
        tables.add_column(sa.Column("coach", sa.Boolean, nullable=False, server_default=sa.false()))
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("coach", server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("coach")
        tables.drop_column("lesson")
