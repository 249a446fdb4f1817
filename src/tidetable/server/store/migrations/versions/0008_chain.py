"""The hash of each row of a log, which covers all rows before it."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("log", sa.Column("hash", sa.LargeBinary(32), nullable=True))


def downgrade() -> None:
    op.drop_column("log", "hash")
