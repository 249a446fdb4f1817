"""Tables, seats, links and the log."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.LargeBinary(16), nullable=False),
        sa.Column("best_of", sa.Integer, nullable=False),
        sa.Column("wins", sa.JSON, nullable=False),
        sa.Column("created", sa.DateTime, nullable=False, server_default=sa.func.now()),
        sa.Column("over", sa.Boolean, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("secret", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("keep", sa.Integer, nullable=True),
    )


def downgrade() -> None:
    for name in ("log", "links", "seats", "tables"):
        op.drop_table(name)
