"""The drawers of Ebb: the beach for everybody, claws for each crab."""

from __future__ import annotations

from tidetable.core.simple import SimpleState

from .drawers import BeachFields, ClawsFields


class Beach(BeachFields):
    def copy(self) -> Beach:
        return Beach(self)


class Claws(ClawsFields):
    def copy(self) -> Claws:
        return Claws(self)


State = SimpleState[Beach, Claws]
