"""The tables of the database. How they came about: migrations/versions."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    func,
)

metadata = MetaData()

# What games are played on. Files get corrected; a table begun on one goes on with it.
data_files = Table(
    "data_files",
    metadata,
    Column("digest", String(12), primary_key=True),
    Column("name", String(200), nullable=False),
    Column("text", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("data", String(12), nullable=True),  # the digest of its data file
    Column("options", JSON, nullable=False),
    Column("seed", LargeBinary(16), nullable=False),
    Column("given", Integer, nullable=False),  # entries of its log that another game began
    Column("best_of", Integer, nullable=False),
    Column("wins", JSON, nullable=False),  # of each seat in the match before this game
    Column("created", DateTime, nullable=False, server_default=func.now()),
    Column("over", Boolean, nullable=False, default=False),  # so that bots need not look
    Column("clock", Integer, nullable=False),  # seconds for an answer; 0 is no clock
    Column("chat", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False, index=True),
    Column("lesson", Boolean, nullable=False),
    Column("asked_at", Float, nullable=False),  # when the open question was asked
    Column("paused_since", Float, nullable=True),
    Column("paused_by", Integer, nullable=True),  # or who asks for a break
    Column("pause_agreed", Integer, nullable=False, default=0),  # a bit for each seat that agrees
    Column("alarm", Float, nullable=True, index=True),  # when to look at it though nobody comes
    Column("aside", Boolean, nullable=False, default=False),  # a host keeps it from being opened
    # Whose people play again here. There is one next game, however many ask for it at once.
    Column("follows", Integer, nullable=True, index=True, unique=True),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("colour", Integer, nullable=False),
    Column("taken", Boolean, nullable=False),
    Column("stand_in", String(40), nullable=False),
    Column("willing", Boolean, nullable=False, default=False),  # whether who sits here let it play
    Column("from_start", Boolean, nullable=False),
    Column("orders", JSON, nullable=False),  # answers given ahead
    Column("dropped", String(20), nullable=False),  # why the last of them were not given
)

# A link is a capability: who knows its secret plays its seats, or watches if it has none.
links = Table(
    "links",
    metadata,
    Column("secret", String(40), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("seats", JSON, nullable=False),
    Column("host", Boolean, nullable=False),  # who set the table up sees the invitations
    Column("invites", Integer, nullable=True),  # the seat that an invitation leads to
    Column("spent", Boolean, nullable=False),  # an invitation is good for one person
)

# One row for each decision and draw, in order. An undo is a row too: it says how many entries stay.
# So is what a seat gives to the luck, before the first draw. Each has a hash of all up to there.
log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("keep", Integer, nullable=True),
    Column("hash", LargeBinary(32), nullable=True),  # none where an older version wrote it
)

talk = Table(
    "talk",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),  # said, quick or house
    Column("text", String(400), nullable=False),
)
