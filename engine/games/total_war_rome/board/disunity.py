"""Disunity in the Barbarian Tribes: whom it limits, and which cards quarrel in one army."""

from collections.abc import Iterable

from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import FACTIONS
from engine.kernel.state import Side

LOWLAND = ("lowland_warriors", "lowland_warriors_vet")


HIGHLAND = ("highland_warriors", "highland_warriors_vet")


def is_disunited(state: RomeState, side: Side) -> bool:
    """Return whether the faction's armies are limited by Disunity in the Barbarian Tribes."""
    return "disunity" in FACTIONS[side].rules and not state.working_development_count(side, "national_unity")


def has_mixed_tribes(cards: Iterable[str]) -> bool:
    """Return whether Highland and Lowland Warriors stand in one army."""
    kinds = set(cards)
    return any(k in kinds for k in LOWLAND) and any(k in kinds for k in HIGHLAND)
