"""The drawers of Ebb: the beach for everybody, claws for each crab."""

from tidetable.core.simple import SimpleState

from .drawers import Beach, Claws

State = SimpleState[Beach, Claws]
