"""Carthaginian unrest, with five players: its level, how high it can be, what it costs (section 20)."""

from engine.games.sword_of_rome.board.stacks import stack_in_space
from engine.games.sword_of_rome.course import players_five
from engine.games.sword_of_rome.events.carthage import UnrestChanged
from engine.games.sword_of_rome.frames.carthage import Quelling
from engine.games.sword_of_rome.powers import CARTHAGINIAN
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import TABLES

REBEL_SPACES = ("carthago", "kerkouane")  # where mercenaries in revolt may be (16.3)
GARRISON = "garrison_box"  # the box off the map, whose CU keep the unrest down


def garrison_box_cu(state: SwordState) -> int:
    """Return how many CU stand in the garrison box (section 19), those among them who stand aside while others attack
    the unrest."""
    aside = sum([frame.rest_cu for frame in state.frames if isinstance(frame, Quelling)])
    return stack_in_space(state, CARTHAGINIAN, GARRISON).all_cu + aside


def unrest_ceiling(state: SwordState) -> int:
    """Return how high the unrest can rise: 10 less the CU in the garrison box (section 20.1). A level above it stays
    (ruling 62)."""
    return max(TABLES.unrest.most - garrison_box_cu(state), 0)


def can_unrest_rise(state: SwordState) -> bool:
    """Return whether the unrest can be raised by a point."""
    return players_five(state) and CARTHAGINIAN not in state.out and state.unrest < unrest_ceiling(state)


def can_unrest_fall(state: SwordState) -> bool:
    """Return whether there is any unrest."""
    return players_five(state) and state.unrest > 0


def change_unrest(play: SwordPlay, change: int, *, cause: str) -> int:
    """Raise or lower the unrest by so many points, as far as it goes; return by how many it was changed. cause: as in
    `UnrestChanged`."""
    state = play.state
    before = state.unrest
    highest = max(unrest_ceiling(state), before)
    state.unrest = min(max(before + change, 0), highest)
    if state.unrest != before:
        play.emit(UnrestChanged(state.unrest - before, state.unrest, unrest_ceiling(state), cause))
    return state.unrest - before


def cards_lost_to_unrest(state: SwordState) -> int:
    """Return how many cards the unrest costs the hand of Carthage; looked at in the Draw Phase alone (20.2)."""
    return state.unrest // TABLES.unrest.hand_each


def points_lost_to_unrest(state: SwordState) -> int:
    """Return how many victory points the unrest costs Carthage in each Scoring Phase (20.2, ruling 68)."""
    return state.unrest // TABLES.unrest.vp_each
