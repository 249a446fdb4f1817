"""Tables that a host has set aside."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    aside = sa.Column("aside", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", aside)


def downgrade() -> None:
    op.drop_column("tables", "aside")
