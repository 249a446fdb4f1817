"""What a table is on paper: who sits there, what is played and by which settings."""

from __future__ import annotations

from dataclasses import dataclass, field

from tidetable.core.box import Box
from tidetable.core.chain import SHARE_MARK, line_of
from tidetable.core.record import Player

N_COLOURS = 4
LEASE = 60.0  # seconds after which somebody else looks at a table that should have gone on


@dataclass(frozen=True)
class Order:
    """An answer given ahead: to a kind of question, perhaps only after somebody has done something.

    One that stands is given again and again, as long as nothing changes for its seat.
    """

    text: str
    kind: str = ""  # of question; any, if none is named
    after: str = ""  # who must have done what since: `2 sail C`
    version: int = 0  # of the table when it was given
    stands: bool = False
    mark: str = ""  # of what its seat had then


@dataclass(frozen=True)
class Sitter:
    """Who holds a seat. A person may let a stand-in play, and keeps the seat all the same."""

    kind: str  # human or bot
    name: str  # of the person as given, or of the bot
    colour: int = 0
    taken: bool = False  # whether a person has sat down
    stand_in: str = ""  # the bot that plays for an absent person, or until somebody comes
    willing: bool = False  # whether that person let it play: else the others did
    from_start: bool = False  # whether it is a bot that has played here since the first move
    orders: tuple[Order, ...] = ()  # answers given ahead: nobody else's business
    dropped: str = ""  # why the last of them were not given

    @property
    def bot(self) -> str:
        """Return the name of the bot that answers for this seat, or nothing."""
        return self.name if self.kind == "bot" else self.stand_in

    @property
    def free(self) -> bool:
        """Tell whether somebody may sit down here: nobody has, though a bot may play meanwhile."""
        return self.kind == "human" and not self.taken

    @property
    def person(self) -> bool:
        """Tell whether a person answers for this seat: who has sat down and lets no bot play."""
        return self.taken and not self.bot

    @property
    def player(self) -> Player:
        return Player(self.kind, self.name)


@dataclass(frozen=True)
class MatchScore:
    """How many games decide, and who has won how many of them before this one."""

    best_of: int
    wins: list[int]


@dataclass(frozen=True)
class TableSettings:
    """How the people at a table want to sit together."""

    clock: int = 0  # seconds for an answer; 0 is no clock
    chat: bool = True
    listed: bool = False  # whether the start page offers its free seats to everybody
    lesson: bool = False  # whether the opening of the first game is played by script


@dataclass(frozen=True)
class Row:
    """A line of the log: what a seat or chance did, or how much an undo kept."""

    seat: int
    text: str
    keep: int | None = None
    hash: bytes | None = field(default=None, compare=False)  # as it was saved, of all up to here

    @property
    def is_share(self) -> bool:
        """Whether it is about what seats give to the luck."""
        return self.text.startswith(SHARE_MARK)

    @property
    def line(self) -> str:
        """Return it as a record has it, and as its hash covers it."""
        return line_of(self.seat, self.text, self.keep)


@dataclass(frozen=True)
class TablePlan:
    """A table to be set up. The first share of seats is the host's; each share gets a link."""

    box: Box
    options: dict[str, str]
    sitters: list[Sitter]
    shares: list[list[int]]
    match: MatchScore
    settings: TableSettings = field(default_factory=TableSettings)
    seed: bytes | None = None  # fixed for a lesson
    given: list[Row] = field(default_factory=list)  # another game's beginning, to go on from
    follows: int | None = None  # the table whose people play again here
    shared: bool = False  # whether all seats have a part in the luck


@dataclass(frozen=True)
class Pause:
    """A break that somebody asked for, and who agrees. The clock stands once everybody does."""

    seat: int
    agreed: frozenset[int] = frozenset()
    since: float | None = None  # when the clock was stopped

    @property
    def stands(self) -> bool:
        return self.since is not None


@dataclass(frozen=True)
class Timing:
    """When the open question was asked, and when to look at the table though nobody comes."""

    asked_at: float
    alarm: float | None = None  # never, if somebody has to come


@dataclass(frozen=True)
class Saved:
    """A table as the database has it."""

    id: int
    game: str
    edition: int
    data: str | None  # the digest of what it is played on
    file: tuple[str, str] | None  # that data: its name and its text
    options: dict[str, str]
    seed: bytes
    given: int  # how many entries of the log another game began
    sitters: list[Sitter]
    match: MatchScore
    settings: TableSettings
    timing: Timing
    pause: Pause | None
    aside: bool  # whether the host keeps it from being opened


@dataclass(frozen=True)
class Link:
    """A private link, and what its secret opens: seats to play, or none to watch.

    An invitation opens none either: it shows what everybody sees, until somebody sits down by it.
    They get a link of their own, and the invitation is spent.
    """

    secret: str
    table_id: int
    seats: list[int]
    host: bool = False
    invites: int | None = None  # the seat that waits for whoever has this invitation
    spent: bool = False


@dataclass(frozen=True)
class Remark:
    """A line of the talk at a table: a person's own words, a quick phrase, or word of the house.

    Phrases and what the house says are keys, so that everybody reads them in their own language.
    """

    number: int
    at: float
    seat: int
    kind: str  # said, quick or house
    text: str
