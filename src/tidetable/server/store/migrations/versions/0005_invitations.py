"""Invitations that are good for one person, breaks that all agree to, one next game for all."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

COLUMNS = (
    ("seats", "from_start", sa.Boolean, sa.false()),
    ("links", "spent", sa.Boolean, sa.false()),
    ("tables", "pause_agreed", sa.Integer, sa.text("0")),
)
LINKS = sa.table(
    "links",
    sa.column("secret", sa.String),
    sa.column("table_id", sa.Integer),
    sa.column("seats", sa.JSON),
    sa.column("host", sa.Boolean),
    sa.column("invites", sa.Integer),
    sa.column("spent", sa.Boolean),
)
SEATS = sa.table(
    "seats",
    sa.column("table_id", sa.Integer),
    sa.column("seat", sa.Integer),
    sa.column("taken", sa.Boolean),
    sa.column("kind", sa.String),
)
TABLES = sa.table("tables", sa.column("id", sa.Integer), sa.column("follows", sa.Integer))
TALK = sa.table(
    "talk",
    sa.column("table_id", sa.Integer),
    sa.column("number", sa.Integer),
    sa.column("kind", sa.String),
    sa.column("text", sa.String),
)


def upgrade() -> None:
    for table, name, kind, value in COLUMNS:
        op.add_column(table, sa.Column(name, kind, nullable=False, server_default=value))
    op.add_column("links", sa.Column("invites", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("follows", sa.Integer, nullable=True))
    op.create_index("ix_tables_follows", "tables", ["follows"], unique=True)
    op.execute("UPDATE seats SET from_start = (kind = 'bot')")
    db = op.get_bind()
    _make_invitations(db)
    _name_next_games(db)


def _make_invitations(db: sa.Connection) -> None:
    """Turn links to seats where nobody has sat down into invitations; a bot's seat invites nobody.

    Who sits keeps the link that they have.
    """
    empty = {
        (row.table_id, row.seat): row.kind == "bot"
        for row in db.execute(sa.select(SEATS).where(SEATS.c.taken.is_(False)))
    }
    for link in db.execute(sa.select(LINKS).where(LINKS.c.host.is_(False))).all():
        bot_sits = empty.get((link.table_id, link.seats[0])) if link.seats else None
        if bot_sits is not None:
            invitation = {"seats": [], "invites": link.seats[0], "spent": bot_sits}
            db.execute(sa.update(LINKS).where(LINKS.c.secret == link.secret).values(invitation))


def _name_next_games(db: sa.Connection) -> None:
    """A call to the next game was known by the talk alone."""
    calls = sa.select(TALK).where(TALK.c.kind == "again").order_by(TALK.c.table_id, TALK.c.number)
    first = {call.table_id: int(call.text) for call in reversed(db.execute(calls).all())}
    for table_id, following in first.items():
        db.execute(sa.update(TABLES).where(TABLES.c.id == following).values(follows=table_id))


def downgrade() -> None:
    op.drop_index("ix_tables_follows", "tables")
    op.drop_column("tables", "follows")
    op.drop_column("links", "invites")
    for table, name, _, _ in COLUMNS:
        op.drop_column(table, name)
