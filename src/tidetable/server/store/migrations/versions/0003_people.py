"""People at a table: colours, stand-ins, clocks, talk; lessons, and games that go on."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

NO = sa.false()
NOTHING = sa.text("''")
ZERO = sa.text("0")


COLUMNS = {
    "tables": (
        ("given", sa.Integer, ZERO),
        ("clock", sa.Integer, ZERO),
        ("chat", sa.Boolean, NO),
        ("listed", sa.Boolean, NO),
        ("lesson", sa.Boolean, NO),
        ("asked_at", sa.Float, ZERO),
    ),
    "seats": (
        ("colour", sa.Integer, ZERO),
        ("taken", sa.Boolean, NO),
        ("stand_in", sa.String(40), NOTHING),
    ),
}


def upgrade() -> None:
    for table, columns in COLUMNS.items():
        for name, kind, value in columns:
            column = sa.Column(name, kind, nullable=False, server_default=value)
            op.add_column(table, column)
    op.add_column("tables", sa.Column("paused_since", sa.Float, nullable=True))
    op.add_column("tables", sa.Column("paused_by", sa.Integer, nullable=True))
    op.create_index("ix_tables_listed", "tables", ["listed"])
    op.execute("UPDATE seats SET colour = seat")
    op.execute("UPDATE seats SET taken = (kind = 'human')")
    op.create_table(
        "talk",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("talk")
    op.drop_index("ix_tables_listed", "tables")
    op.drop_column("tables", "paused_by")
    op.drop_column("tables", "paused_since")
    for table, columns in COLUMNS.items():
        for name, _, _ in columns:
            op.drop_column(table, name)
