"""Effects of event cards that last: looked up by kind, put, and ended in time."""

import msgspec

from engine.games.sword_of_rome.frames.turn import PlayerTurn
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import NEXT_ROUND, Effect, Power, SwordState
from engine.games.sword_of_rome.tables import LEADERS, TABLES

SPARED = "spared"  # a leader whom their power need not pay for this turn
TRUCE = "truce"  # a power that does not enter Roman home spaces
AT_REST = "at_rest"  # a non-player power that nobody activates
SHUNNED = "shunned"  # a power that does not act against the Etruscans


def effect_in_force(state: SwordState, kind: str, *, power: Power = "", space: str = "") -> Effect | None:
    """Return the effect of a kind that is in force (for a power, on a space, where these are given); None if there is
    none."""
    for one in state.effects:
        if one.kind == kind and (not power or one.power == power) and (not space or one.space == space):
            return one
    return None


def round_number_overall(state: SwordState) -> int:
    """Return the round, counted through the whole game."""
    return (state.turn - 1) * TABLES.rounds + state.round


def turn_under_way(state: SwordState) -> int:
    """Return the number of the player's turn that is under way; 0 outside the rounds."""
    return next((frame.serial for frame in reversed(state.frames) if isinstance(frame, PlayerTurn)), 0)


def add_effect(play: SwordPlay, new: Effect) -> None:
    """Put an effect in force. One of the same kind on the same power and space is not doubled."""
    state = play.state
    if new.until == NEXT_ROUND:
        new = msgspec.structs.replace(new, placed=round_number_overall(state))
    elif new.until in state.players:
        new = msgspec.structs.replace(new, placed=turn_under_way(state))
    if effect_in_force(state, new.kind, power=new.power, space=new.space) is None:
        state.effects = (*state.effects, new)


def remove_effect(play: SwordPlay, kind: str, *, power: Power = "") -> None:
    """End the effects of a kind (of a power, where one is given)."""
    state = play.state
    state.effects = tuple([e for e in state.effects if e.kind != kind or (power and e.power != power)])


def expire_effects(play: SwordPlay, moment: str) -> None:
    """End the effects that last until a moment: TURN, the id of an activity, or a side whose turn has ended. With
    NEXT_ROUND those put in an earlier round than the present one; with a side those put in another turn than this."""
    state = play.state
    now, turn = round_number_overall(state), turn_under_way(state)

    def lasts(one: Effect) -> bool:
        if one.until != moment:
            return True
        return one.placed >= now if moment == NEXT_ROUND else moment in state.players and one.placed == turn

    state.effects = tuple([one for one in state.effects if lasts(one)])


def price_of_keeping_leader(state: SwordState, leader: str) -> int:
    """Return the loyalty that a leader costs at the turn's end if they are kept."""
    spared = any(one.kind == SPARED and one.leader == leader for one in state.effects)
    return 0 if spared else LEADERS[leader].loyalty_penalty
