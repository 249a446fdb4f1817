"""When a table must be looked at though nobody comes: its clock rings, or a bot has to answer."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

LONGEST_PAUSE = 28 * 24 * 3600


def upgrade() -> None:
    op.add_column("tables", sa.Column("alarm", sa.Float, nullable=True))
    op.create_index("ix_tables_alarm", "tables", ["alarm"])
    op.execute("UPDATE tables SET alarm = asked_at + clock WHERE clock > 0 AND NOT over")
    op.execute(
        f"UPDATE tables SET alarm = paused_since + {LONGEST_PAUSE}"
        " WHERE clock > 0 AND NOT over AND paused_since IS NOT NULL"
    )
    # Whether a bot is asked is only known to the game: all of them are looked at once.
    op.execute(
        "UPDATE tables SET alarm = 0 WHERE NOT over AND id IN"
        " (SELECT table_id FROM seats WHERE kind = 'bot' OR stand_in <> '')"
    )


def downgrade() -> None:
    op.drop_index("ix_tables_alarm", "tables")
    op.drop_column("tables", "alarm")
