"""What an augury has brought for a turn: drought, harvest, plague (rulings G14 and W18)."""

from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import PROVINCES, SCENARIOS, TABLES

NORTH = "north"  # the border is open; "north:202" when that leader has crossed it
DROUGHT, HARVEST, QUARREL = "drought", "good_harvest", "senate_quarrel"
PLAGUE = "plague"
CHANGES = {one: TABLES.auguries[one] for one in (DROUGHT, HARVEST)}


def attrition_value_change(state: RiseState) -> int:
    """Return by how much Attrition Values are higher this turn."""
    return sum([CHANGES.get(one, 0) for one in state.season])


def attrition_value(state: RiseState, province: str) -> int:
    """Return a province's Attrition Value this turn, at least 0."""
    return max(0, PROVINCES[province].attrition + attrition_value_change(state))


def is_plagued(state: RiseState, province: str) -> bool:
    """Return whether a plague keeps a province from sending men this turn."""
    return f"{PLAGUE}:{province}" in state.season


def begin_season_effect(state: RiseState, season: str) -> None:
    """Let something hold from now on, till the turn ends."""
    state.season = (*[one for one in state.season if one != season], season)


def end_season_effects(state: RiseState) -> None:
    """Forget what a turn has brought; a quarrel of the Senate lasts till the next Roman phase is over."""
    state.season = tuple([one for one in state.season if one == QUARREL])


def barred_abroad(state: RiseState, leader: str) -> frozenset[str]:
    """Return the provinces beyond the border that a leader may not enter: one force alone crosses it, that of the first
    who does (The Eagle)."""
    known = SCENARIOS[state.scenario]
    first = [one.partition(":")[2] for one in state.season if one.startswith(f"{NORTH}:")]
    return frozenset(known.north) if first and leader not in first else frozenset()


def note_border_crossing(state: RiseState, leader: str) -> None:
    """Note that a leader has crossed the border, so that nobody else does this turn."""
    state.season = tuple([f"{NORTH}:{leader}" if one == NORTH else one for one in state.season])


def is_senate_quarrelling(state: RiseState) -> bool:
    """Return whether the Senate grants nothing now."""
    return QUARREL in state.season


def end_senate_quarrel(state: RiseState) -> None:
    """End the Senate's quarrel: a Roman phase is over."""
    state.season = tuple([one for one in state.season if one != QUARREL])
