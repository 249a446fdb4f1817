"""Whether who sits somewhere let the stand-in play: if in doubt, the others did."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    willing = sa.Column("willing", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", willing)


def downgrade() -> None:
    op.drop_column("seats", "willing")
