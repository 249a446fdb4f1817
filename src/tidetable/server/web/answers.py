"""What the server answers to programs: the shapes that the documentation promises."""

from __future__ import annotations

from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field

from tidetable import games

Plain = int | str | list[Any] | None
Responses = dict[int | str, dict[str, Any]]


def like(**example: Any) -> ConfigDict:
    """Show an example of a shape."""
    return ConfigDict(json_schema_extra={"examples": [example]})


class Sent(BaseModel):
    """What is sent to the server, exactly as documented: `true` is no number, and "3" is none."""

    model_config = ConfigDict(strict=True)


# --- What is refused ----------------------------------------------------------------------------


class Refused(BaseModel):
    """Why something was not done: a name for programs, a sentence for people."""

    model_config = like(
        error="stale-version",
        message="The table has moved on: you answered position 4, and now it is 6.",
        version=6,
    )
    error: str = Field(description="Stays the same in every language.")
    message: str = Field(description="In the language of the Accept-Language header.")
    version: int | None = Field(default=None, description="The version that the table has now.")


WHY: Final = {
    400: "Not understood: a field, the text of an action, or a table nobody can set up.",
    403: "Not yours: another seat's turn, or something that is still hidden.",
    404: "No such link or game.",
    409: "Stale: the table has moved on. Look again, then answer.",
    410: "An invitation that was used: it works once.",
    413: "Longer than anything this could be.",
    422: "Understood, but not now: the message has the rule's own sentence.",
    429: "Too much, or too fast.",
    503: "Not now: the table is set aside, or the database does not answer. Nothing is lost.",
}


def refusals(*codes: int) -> Responses:
    """Document with which codes something can be refused."""
    return {code: {"model": Refused, "description": WHY[code]} for code in codes}


PICTURE: Final[Responses] = {200: {"content": {"image/svg+xml": {}}}}


# --- Playing ------------------------------------------------------------------------------------


class QuestionOut(BaseModel):
    """Something that a seat is asked."""

    kind: str = Field(description="What it is about.", examples=["turn"])
    argument: int = Field(description="How many, or where; what it means depends on the kind.")
    text: str = Field(examples=["Your turn: roll the dice!"])


class Legal(BaseModel):
    """An answer that is allowed now. Post its number or its text."""

    action: int = Field(examples=[0])
    text: str = Field(description="In the notation of the game.", examples=["roll"])
    label: str = Field(description="In words.", examples=["Roll the dice"])


class Known(BaseModel):
    """All that a seat may know. `/api/games/{game}/view` says what each field means."""

    public: dict[str, Plain] = Field(description="What everybody sees.")
    own: dict[str, Plain] = Field(description="What this seat alone sees.")


def first_view() -> dict[str, Any]:
    """Return what is seen when a game begins: an example that cannot become untrue."""
    box = games.box("chests")
    return {**box.drawers.view(box.table(2, {"first": "1"}, bytes(16)).view(0))}


class Questions(BaseModel):
    """What is asked of a seat, and every answer it may give."""

    model_config = like(
        game="chests",
        version=0,
        seat=0,
        asked=[0],
        over=False,
        scores=[0, 0],
        places=None,
        questions=[{"kind": "roll", "argument": 0, "text": "Your turn: roll the dice!"}],
        legal=[{"action": 0, "text": "roll", "label": "Roll the dice"}],
        view=first_view(),
    )
    game: str
    version: int = Field(description="Counts what happened. Send it along with your answer.")
    seat: int
    asked: list[int] = Field(description="The seats that are asked something now.")
    over: bool
    scores: list[int]
    places: list[int] | None = Field(description="After the end: 1 for whoever won, by seat.")
    questions: list[QuestionOut]
    legal: list[Legal] = Field(description="Empty if this seat is not asked.")
    view: Known


class FactOut(BaseModel):
    """One thing to know, in the reader's language."""

    label: str = Field(description="Its name; a whole sentence if there is no value.")
    value: str
    n: int | None = Field(description="The value as a number, where it is one.")


class GroupOut(BaseModel):
    """Facts that belong together: to a part of the table, or to a seat."""

    title: str = Field(description="Empty for whole sentences about the table.")
    seat: int | None
    facts: list[FactOut]


class SheetOut(BaseModel):
    """What there is to know at a table, in words."""

    model_config = like(
        version=0,
        groups=[
            {
                "title": "Anna",
                "seat": 0,
                "facts": [{"label": "Coins", "value": "3", "n": 3}],
            }
        ],
    )
    version: int
    groups: list[GroupOut]


class Moved(BaseModel):
    """The answer was taken."""

    model_config = like(version=4)
    version: int = Field(description="The version that the table has now.")


class AskedBack(BaseModel):
    """Nothing was done yet: one wants to be asked before what cannot be undone, or ends a turn."""

    model_config = like(confirm="This cannot be taken back. Do it?", label="Do it", text="roll")
    confirm: str
    label: str = Field(description="How one agrees, in words.")
    text: str = Field(description="Post it again without `confirm`.")


class PreviewOut(BaseModel):
    """What is certain of an answer before it is given."""

    model_config = like(
        version=3, changes=["Points: 3 → 5"], then=["Then it is another’s turn."], ends=True
    )
    version: int
    changes: list[str] = Field(description="Facts of the sheet that would be different, in words.")
    then: list[str] = Field(description="What comes after it, in words.")
    ends: bool = Field(description="Whether the seat is asked no more after it.")


class TypedOut(BaseModel):
    """What came of a line that was typed."""

    model_config = like(version=3, said=["You hold 1 blue card."], played=False, again="")
    version: int
    said: list[str] = Field(description="The answer, in words.")
    played: bool = Field(description="Whether the table has changed.")
    again: str = Field(description="An action that is asked back; send it as `sure` to mean it.")


class ReasonOut(BaseModel):
    """Why nothing can be done with a thing now."""

    message: str
    rule: str | None = Field(description="The statement of the rules page it comes from.")


class Reasons(BaseModel):
    """The reasons, most telling first; none if something can be done after all."""

    model_config = like(
        reasons=[{"message": "Roll all four dice. … (Rule CHE-T1)", "rule": "CHE-T1"}]
    )
    reasons: list[ReasonOut]


# --- Looking back -------------------------------------------------------------------------------


class MomentOut(BaseModel):
    """A decision worth looking at."""

    n: int = Field(description="The position of the replay in which it was made.")
    seat: int = Field(description="Who decided.")
    move: str = Field(examples=["Anna opens the left chest."])
    said: str = Field(description="What there is to say of it, in words.")


class WeighedOut(BaseModel):
    """A decision among all of a seat."""

    n: int = Field(description="The position of the replay in which it was made.")
    move: str = Field(examples=["Open the left chest"])
    better: str = Field(description="What would have been better; empty if nothing was found.")
    loss: int = Field(description="How much better, in chances of 100.")
    luck: int = Field(description="What chance did to the seat's chances afterwards, of 100.")


class SeatReviewed(BaseModel):
    """What a review tells of one seat."""

    name: str
    sums: dict[str, int] = Field(
        description="Chances of 100: `start`, `luck`, `own` and `others` add up to `result`.",
        examples=[{"start": 48, "luck": -25, "own": -21, "others": -2, "result": 0}],
    )
    summary: str
    turning_points: list[MomentOut] = Field(description="Where its chances changed most.")
    mistakes: list[MomentOut] = Field(description="What might have been better, dearest first.")
    decisions: list[WeighedOut] = Field(description="All of them, in the order of play.")


class ReviewOut(BaseModel):
    """A finished game, looked at again."""

    course: list[list[int]] = Field(
        description="The chances of all seats at every position of the replay, of 100."
    )
    moments: list[MomentOut] = Field(description="The three that decided the game.")
    seats: list[SeatReviewed]


class Reviewed(BaseModel):
    """How far a review is, and in the end the review."""

    model_config = like(done=12, of=58, failed=False, review=None)
    done: int = Field(description="Decisions that were looked at.")
    of: int = Field(description="All decisions; 0 as long as nobody has counted them.")
    failed: bool = Field(description="Whether it went wrong; asked for again, it begins anew.")
    review: ReviewOut | None


# --- Watching -----------------------------------------------------------------------------------


class NewsLine(BaseModel):
    """One thing that happened, as this seat was told it."""

    seat: int = Field(description="Who did it; -1 is chance.")
    text: str = Field(description="In the notation of the game.")


class NewsOut(BaseModel):
    """The data of a `news` event: all that was told since the last one, and who is asked."""

    model_config = like(
        version=5,
        asked=[1],
        yours=[],
        over=False,
        news=[{"seat": 0, "text": "roll"}, {"seat": -1, "text": "dice key coin coin sabres"}],
    )
    version: int
    asked: list[int]
    yours: list[int] = Field(description="Those of the asked seats that this link plays.")
    over: bool
    news: list[NewsLine]
    luck: LuckOut | None = Field(
        default=None, description="For what luck waits before it first draws; mostly nothing."
    )


class LuckOut(BaseModel):
    """What seats give to the luck before it first draws. First all are sealed, then all are shown.

    A number has 16 random bytes; its seal is the SHA-256 of them. Both are written in hexadecimal.
    """

    model_config = like(
        seal=False,
        number=True,
        fingerprint="5c7b21…",
        seals={"1": "0f3a55…", "2": "9ad0c4…"},
        waits=[0, 1],
    )
    seal: bool = Field(description="Whether a seat of this link is to seal a number.")
    number: bool = Field(description="Whether all are sealed, and a seat of this link is to show.")
    fingerprint: str = Field(description="Covers all seals. Note it before you show a number.")
    seals: dict[int, str] = Field(description="By the number of the seat, from 1.")
    waits: list[int] = Field(description="The seats that owe something, or are still free.")


class SeatInRoom(BaseModel):
    """Who holds a seat."""

    model_config = ConfigDict(extra="allow")
    name: str
    colour: int
    level: str | None = Field(description="The name of the bot that plays, if one does.")
    taken: bool = Field(description="Whether a person has sat down.")
    present: bool
    thinking: bool
    mine: bool


class Room(BaseModel):
    """The people around the game. Pages get more than this, made for them."""

    model_config = ConfigDict(extra="allow")
    room: int = Field(description="Counts what happens around the game.")
    luck: LuckOut | None = Field(description="For what luck waits before it first draws.")
    seats: list[SeatInRoom]
    watchers: int
    clock: dict[str, Any] | None
    talk: list[dict[str, Any]]


class InRoom(BaseModel):
    """It is done; this is the room now."""

    room: Room


class Seated(InRoom):
    """The seat is yours, by this link and no other."""

    link: str = Field(description="Use it from now on, and keep it: an invitation works once.")


# --- Without a link -----------------------------------------------------------------------------


class OptionChoice(BaseModel):
    """An option of a game. The first choice is taken if none is named."""

    name: str
    choices: list[str]


class GameHere(BaseModel):
    """A game that can be played on this server."""

    model_config = like(
        name="sirens",
        title="Sirens in Sight",
        least=2,
        most=2,
        options=[{"name": "first", "choices": ["random", "1", "2"]}],
        bots=["random", "greedy"],
    )
    name: str
    title: str
    least: int = Field(description="The fewest seats.")
    most: int = Field(description="The most seats.")
    options: list[OptionChoice]
    bots: list[str]


class Meaning(BaseModel):
    """What a field of a view says."""

    says: str
    axes: list[str] = Field(description="One for each depth of its lists; none: it is a value.")
    names: str | None = Field(description="The things that values name, null among them for none.")
    range: list[int] | None = Field(description="The least and the most that a number can be.")


class Meanings(BaseModel):
    """What the fields of a game's views mean."""

    model_config = like(
        things={"seat": ["1", "2", "3", "4"], "place": ["left", "middle", "right"]},
        public={
            "player": {"says": "whose turn it is", "axes": [], "names": "seat", "range": None},
            "places": {
                "says": "keys on the chest lying there; 0: none",
                "axes": ["place"],
                "names": None,
                "range": [0, 3],
            },
        },
        own={},
    )
    things: dict[str, list[str]] = Field(
        description="Every axis and every kind of thing: what it is made of, in order."
    )
    public: dict[str, Meaning]
    own: dict[str, Meaning]


class LinkOut(BaseModel):
    """A secret address: who knows it plays its seats, or watches if it has none.

    An invitation shows what everybody sees. Sit down by it, and get the link that plays its seat.
    """

    seats: list[int]
    host: bool
    invitation: bool
    url: str


class TableOut(BaseModel):
    """A table that was set up, with one link for each share of its seats."""

    model_config = like(
        game="sirens",
        links=[
            {
                "seats": [0],
                "host": True,
                "invitation": False,
                "url": "http://127.0.0.1:8000/table/8J3k…",
            },
            {
                "seats": [],
                "host": False,
                "invitation": False,
                "url": "http://127.0.0.1:8000/table/Zq0w…",
            },
        ],
    )
    game: str
    links: list[LinkOut] = Field(description="The host's is the first; one more is for watching.")
