"""What lies on the table of Nassau, what a player alone sees, and the piles of tales."""

from typing import Final

from tidetable.core.codec import MAX_SEATS, SEATS, Domain
from tidetable.core.fields import Drawer, Drawers, Gauge, Unseen, cells, flag, number
from tidetable.games.nassau.rules import steps, verbs as v
from tidetable.games.nassau.rules.archipelago import N_ADVERSARIES


def numbered(name: str, n: int) -> Domain:
    return Domain.signs(name, [str(i + 1) for i in range(n)])


THINGS: Final = Domain("thing", v.OBJECTS.tokens)
FOE_TYPES: Final = Domain("foe_type", v.TYPES.tokens)
DISTRICTS: Final = numbered("district", v.N_DISTRICTS)
ALLEYS: Final = numbered("alley", v.N_ALLEYS)
HARBOUR: Final = Domain.signs("harbour_quay", v.QUAYS.tokens[: v.N_HARBOUR_QUAYS])
FOES: Final = numbered("foe", N_ADVERSARIES)  # as the data file lists them
OPEN: Final = numbered("open_animal", 3)
ROUND: Final = numbered("round", v.ROUNDS)
STACK: Final = numbered("depth", steps.MOST_STEPS)
PHASES: Final = Domain("phase", ["setting-up", "city", "caribbean", "make-ready", "over"])
WAYS: Final = Domain("way", ["at-sea", "been-at-skull-island", "been-at-campfire", "at-home"])
TAMED: Final = Domain("tamed", ["not-owned", "ready", "used"])
MANY: Final = 9999
MOST: Final = (1 << 15) - 1

TABLE: Final = Drawer(
    "Tabletop",
    "All that lies open (NAS-R-52).",
    (
        number("seats", "players at the table", most=MAX_SEATS),
        # Options
        flag("with_dutchman", "1: the Flying Dutchman sails (NAS-X1)"),
        flag("with_sea_dog", "1: the sea dog sails", start=1),
        flag("with_figure", "1: the figure stands in the city (NAS-Y1)"),
        flag("start_in_the_middle", "1: the captain starts in the middle district (NAS-R-15)"),
        number("named_start", "who was named to start", of=SEATS),
        # Where the game stands
        number("round", "the round", start=1, least=1, most=v.ROUNDS),
        number("phase", "the phase (NAS-D0)", of=PHASES, none=None),
        number("turn", "turns begun", most=MANY),
        number("player", "whose turn it is", of=SEATS),
        number("next_seat", "who is looked at first for the next turn", of=SEATS),
        number("dolphin", "who has the dolphin", of=SEATS),
        cells(
            "steps",
            STACK,
            text="what is still to come in this turn, the next one last: kind + 64 x argument",
            most=MOST,
            upto="n_steps",
            code=True,
        ),
        number("n_steps", "how many steps are still to come", most=steps.MOST_STEPS),
        # The city
        cells("districts", DISTRICTS, text="tile, side and turn", of=v.LAYINGS, fixed=True),
        cells("sections", ALLEYS, text="the alley's length; 0: there is none", fixed=True),
        cells(
            "ends",
            ALLEYS,
            text="the two squares it joins, 64 x one + the other (63: the sea); "
            "-1: there is no alley",
            start=-1,
            least=-1,
            most=MANY,
            code=True,
            fixed=True,
        ),
        cells("occupied", ALLEYS, text="whose pirates stand there", of=SEATS, none=0),
        number("captain", "where the captain is", of=v.SQUARES),
        cells("visited", v.SQUARES, text="1: the captain was there this round", most=1),
        number("figure", "where the figure stands", of=v.SQUARES),
        cells("passed", SEATS, text="1: has left the city this round", most=1),
        cells("quays", HARBOUR, text="who has moored there", of=SEATS),
        # The Caribbean
        cells("adversaries", v.SLOTS, text="which adversary lies there", of=FOES, grows=True),
        cells("crates_on", v.SLOTS, SEATS, text="crates on the adversary", grows=True),
        cells(
            "outposts",
            v.OUTPOSTS,
            text="which outpost lies there",
            of=v.REWARDS,
            grows=True,
            fixed=True,
        ),
        cells("outpost_owner", v.OUTPOSTS, text="whose it is", of=SEATS, grows=True),
        cells(
            "towers", v.TOWERS, text="the watchtower's weapon", of=v.WEAPONS, grows=True, fixed=True
        ),
        cells("tower_owner", v.TOWERS, text="whose it is", of=SEATS, grows=True),
        cells("tower_crates", v.TOWERS, text="crates on it", grows=True),
        cells("posts", v.POSTS, text="the trading post's weapon", of=v.WEAPONS, fixed=True),
        cells("post_good", v.POSTS, text="the good that lies there", of=v.GOODS),
        number("sea_dog", "where the sea dog is", of=v.ZONES),
        cells(
            "dogs_seen",
            v.ZONES,
            text="the round in which the sea dog was there; -1: in none",
            start=-1,
            least=-1,
            most=v.ROUNDS + 1,
        ),
        number("offering", "what the sea dog offers", of=v.OFFERINGS),
        cells("offerings_seen", v.OFFERINGS, text="1: was turned up", most=1),
        number("dutchman", "where the Flying Dutchman is", of=v.ZONES),
        cells(
            "dutchmen_seen",
            v.ZONES,
            text="the round in which the Dutchman was there; -1: in none",
            start=-1,
            least=-1,
            most=v.ROUNDS + 1,
        ),
        cells(
            "dutchman_weapons",
            ROUND,
            text="the Dutchman's weapon in that round",
            of=v.WEAPONS,
            fixed=True,
        ),
        # Bags and supplies
        cells("goods_bag", v.GOODS, text="goods in the bag"),
        flag("bag_is_full", "1: all goods were put into it (NAS-S5)"),
        cells("objects_left", THINGS, text="objects in the supply", least=-99),
        cells("animal_pile", v.ANIMALS, text="animals in the pile"),
        cells("open_animals", OPEN, text="which animal lies there", of=v.ANIMALS),
        cells(
            "animals_aside", v.ANIMALS, text="laid aside while a new kind is looked for (NAS-R-21)"
        ),
        cells("animals_gone", v.ANIMALS, text="animals that left the game"),
        cells("foes_left", FOES, text="1: the adversary is not dealt yet", most=1, fixed=True),
        cells("outposts_left", v.REWARDS, text="outposts not dealt yet", fixed=True),
        cells("towers_left", v.WEAPONS, text="watchtowers not dealt yet", fixed=True),
        cells("posts_left", v.WEAPONS, text="trading posts not dealt yet", fixed=True),
        cells("hideouts_left", v.HIDEOUTS, text="1: not given to anybody yet", most=1, fixed=True),
        cells("start_weapons", v.WEAPONS, text="1: not given to anybody yet", most=1, fixed=True),
        # Tales
        cells("pile_size", v.PILES, text="tales in the pile"),
        cells("discards", v.TALES, text="1: lies face up among the discards", most=1),
        cells("discards_open", v.PILES, text="tales face up among the discards"),
        cells("discards_hidden", v.PILES, text="tales face down among them"),
        cells("told", v.TALES, text="who told it this round", of=SEATS, none=0),
        cells("backs", SEATS, v.BACKS, text="tales in hand with this back"),
        cells("jokes", SEATS, v.BACKS, text="tales face down this round with this back"),
        cells("told_points", SEATS, text="points for tales of this round", most=MANY),
        # The players
        cells("points", SEATS, text="points", least=-MANY, most=MANY),
        cells("pirates", SEATS, text="pirates standing on the ship"),
        cells("lying", SEATS, text="pirates lying on it"),
        cells("in_city", SEATS, text="pirates in the city"),
        cells("in_tavern", SEATS, v.TABLES, text="1: a pirate sits at that table", most=1),
        cells("weapons", SEATS, v.WEAPONS, text="weapons acquired, the first not counted"),
        cells("sails", SEATS, text="sails"),
        cells("sailors", SEATS, text="sailors"),
        cells("holds", SEATS, text="open holds"),
        cells("crates", SEATS, text="crates in the holds"),
        cells("crate_supply", SEATS, text="crates in the player's supply"),
        cells("provisions", SEATS, text="provisions in the holds"),
        cells("goods", SEATS, v.GOODS, text="goods in the holds"),
        cells("rat_on", SEATS, text="1: a hold is loaded twice this round", most=1),
        cells("objects", SEATS, THINGS, text="objects"),
        cells("animals", SEATS, v.ANIMALS, text="the player's animal", of=TAMED, none=None),
        cells("waiting", SEATS, v.ANIMALS, text="0, or when it began to wait", most=MANY),
        cells("beaten", SEATS, FOE_TYPES, text="adversaries beaten"),
        cells("beaten_score", SEATS, text="what they count in the end", most=MANY),
        cells("hideout", SEATS, text="the player's hideout", of=v.HIDEOUTS),
        cells("filled", SEATS, text="spaces of the hideout that are filled, from the top"),
        cells("hidden", SEATS, v.GOODS, text="goods in the hideout"),
        cells("boat", SEATS, text="where the boat is; null: on the ship", of=v.ZONES),
        cells("way", SEATS, text="how far on the way home", of=WAYS, none=None),
        cells("traded", SEATS, text="1: has bought of this offering", most=1),
        cells("dutchman_crates", SEATS, text="crates on this round's tile of the Dutchman"),
        cells("dutchman_below", SEATS, text="crates on the quays below the tiles"),
        cells("dutchman_quay", SEATS, text="crates on the quay to the right"),
        cells(
            "final", SEATS, v.CATEGORIES, text="points of the final scoring", least=-MANY, most=MANY
        ),
        # What is being done just now
        number("spared", "the object that the monkey spirit saves", of=THINGS),
        flag("paid", "1: the provision for this turn is paid"),
        number(
            "foe",
            "the number of the slot being fought at; -1: none, 99: the Dutchman",
            start=-1,
            least=-1,
            code=True,
        ),
        number("put", "crates put from the holds and not dodged"),
        flag("bombed", "1: a bomb was thrown"),
        number("bomb_crates", "crates laid for it and not dodged"),
        flag("crabbed", "1: the crab was used"),
        cells("tokens", v.TOKENS, text="tokens drawn in this fight"),
        cells("dice", v.FACES, text="dice that show this face"),
        flag("at_once", "1: beaten by bomb or crab, before any token"),
        number("times", "how often the reward is due"),
        flag("signed", "1: a contract was used"),
        number("hidden_now", "goods hidden during this visit"),
        number("promised", "tales to be told during this visit"),
        number("doubled", "the line that the turtle doubles", of=v.LINES),
        cells("gifts", v.GIFTS, text="1: the figure gave it", bits=1, most=1),
        flag("saved", "1: a doubloon was saved during this visit"),
        number("waits", "animals that began to wait, ever", most=MANY),
    ),
    extended=True,
    marked=True,
)

HAND: Final = Drawer(
    "Hand",
    "What a player alone sees: the tales in hand, and those laid face down.",
    (
        cells("tales", v.TALES, text="1: in hand, 2: laid at the campfire, not yet judged", most=2),
        cells(
            "laid", v.TALES, text="1: face down before the player, 2: among the discards", most=2
        ),
        number("last", "the last one laid: they go upwards, so that none comes twice", of=v.TALES),
        number("twice", "the tale that the parrot doubles", of=v.TALES),
    ),
    marked=True,
)

UNDRAWN: Final = Drawer(
    "Piles",
    "The tales still to be drawn; their order does not exist.",
    (cells("tales", v.TALES, text="1: in its pile", most=1),),
    marked=True,
)

NOT_SHOWN: Final = Unseen(
    "tales",
    "1: in a pile, in the hand of another, or face down by another",
    v.TALES,
    ("tales", "laid"),
    most=1,
    whether=True,
)


def gauge(name: str, text: str, steps: tuple[int, ...], **terms: int) -> Gauge:
    """Declare what is summed up for each seat."""
    return Gauge(name, text, (SEATS,), tuple(terms.items()), steps)


SCORE: Final = (5, 10, 15, 20, 30, 40, 50, 60, 75, 90, 110, 130, 150, 175, 200, 230, 260, 300)
GAUGES: Final = (
    gauge("score", "points, step by step", SCORE, points=1),
    gauge("trophies", "what beaten adversaries count", SCORE[:10], beaten_score=1),
    gauge("foes", "adversaries beaten", tuple(range(1, 13)), beaten=1),
    gauge(
        "room", "holds that are empty", (1, 2, 3, 4, 6), holds=1, crates=-1, provisions=-1, goods=-1
    ),
    gauge("cargo", "goods in the holds", (1, 2, 3, 4, 5), goods=1),
    gauge("arms", "weapons acquired", tuple(range(1, 11)), weapons=1),
    gauge("crew", "pirates of the player", (1, 2, 3, 4, 5, 6, 8, 10), pirates=1, lying=1),
    gauge("repertoire", "tales in hand", tuple(range(1, 11)), backs=1),
    gauge("laid_out", "crates on adversaries", (1, 2, 3, 4, 5, 6, 8, 10), crates_on=1),
    gauge(
        "stores", "crates in holds and supply", (1, 2, 3, 4, 5, 6, 8, 10), crates=1, crate_supply=1
    ),
)

DRAWERS: Final = Drawers(TABLE, HAND, UNDRAWN, (NOT_SHOWN,), GAUGES)
