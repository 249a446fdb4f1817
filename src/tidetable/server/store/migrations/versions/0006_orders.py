"""Answers given ahead, kept at their seat."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    orders = sa.Column("orders", sa.JSON, nullable=False, server_default=sa.text("'[]'"))
    op.add_column("seats", orders)
    op.add_column("seats", sa.Column("dropped", sa.String(20), nullable=False, server_default=""))


def downgrade() -> None:
    for name in ("orders", "dropped"):
        op.drop_column("seats", name)
