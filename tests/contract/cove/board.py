"""Cove as a picture, in words, and in the terminal: from the view alone."""

from __future__ import annotations

from typing import Final

from tests.contract.cove.state import Hand, Table
from tests.contract.cove.verbs import CARDS, N_SEATS, PORTS
from tidetable.core.box import Scene
from tidetable.core.codec import Domain
from tidetable.core.show import svg

SIZE: Final = (600, 300)


def draw(scene: Scene) -> str:
    table = table_of(scene)
    ports = [
        svg.group(_token(scene, PORTS, port), x=200 * i, y=60)
        for i, port in enumerate(PORTS.tokens)
    ]
    ships = [
        svg.text(_smuggler(scene, table, seat), 200.0 * int(table.ports[seat]), 100 + 20 * seat)
        for seat in range(N_SEATS)
    ]
    cards = [
        svg.group(_token(scene, CARDS, card), x=80 * i, y=200)
        for i, card in enumerate(hand_of(scene))
    ]
    return "".join([*ports, *ships, *cards])


def describe(scene: Scene) -> str:
    table = table_of(scene)
    ships = [_smuggler(scene, table, seat) for seat in range(N_SEATS)]
    cards = [scene.phrases.thing(CARDS, card) for card in hand_of(scene)]
    return "\n".join([*ships, scene.say("cove-hand", cards=", ".join(cards))])


def screen(scene: Scene) -> str:
    return describe(scene)


def tally(scene: Scene) -> list[tuple[str, list[int]]]:
    return [(scene.say("cove-coins"), list(table_of(scene).coins))]


def table_of(scene: Scene) -> Table:
    assert isinstance(scene.view.public, Table)
    return scene.view.public


def hand_of(scene: Scene) -> list[str]:
    """Return the tokens of the cards that the viewer holds; a spectator holds none."""
    own = scene.view.own
    if not isinstance(own, Hand):
        return []
    return [card for card, held in zip(CARDS.tokens, own.cards, strict=True) if held]


def _token(scene: Scene, domain: Domain, token: str) -> str:
    said = scene.phrases.thing(domain, token)
    return svg.thing(token, said, svg.text(said, 0, 0))


def _smuggler(scene: Scene, table: Table, seat: int) -> str:
    port = PORTS.tokens[table.ports[seat]]
    return scene.say(
        "cove-smuggler",
        who=scene.names[seat],
        port=scene.phrases.thing(PORTS, port),
        coins=int(table.coins[seat]),
        cards=int(table.hands[seat]),
    )
