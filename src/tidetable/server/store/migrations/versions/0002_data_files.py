"""What games are played on."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "data_files",
        sa.Column("digest", sa.String(12), primary_key=True),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("data", sa.String(12), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "data")
    op.drop_table("data_files")
