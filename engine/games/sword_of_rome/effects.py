"""Effects of event cards that last: looked up by kind, put, and ended in time."""

from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import NEXT_ROUND, Effect, Power, SwordState
from engine.games.sword_of_rome.tables import TABLES


def effect(state: SwordState, kind: str, *, power: Power = "", space: str = "") -> Effect | None:
    """Return the effect of a kind that is in force (for a power, on a space, where these are given); None if there is
    none."""
    for one in state.effects:
        if one.kind == kind and (not power or one.power == power) and (not space or one.space == space):
            return one
    return None


def round_count(state: SwordState) -> int:
    """Return the round, counted through the whole game."""
    return (state.turn - 1) * TABLES.rounds + state.round


def add_effect(play: SwordPlay, new: Effect) -> None:
    """Put an effect in force. One of the same kind on the same power and space is not doubled."""
    state = play.state
    if new.until == NEXT_ROUND:
        new = Effect(new.card, new.kind, new.until, new.power, new.space, new.amount, round_count(state))
    if effect(state, new.kind, power=new.power, space=new.space) is None:
        state.effects = (*state.effects, new)


def remove_effect(play: SwordPlay, kind: str, *, power: Power = "") -> None:
    """End the effects of a kind (of a power, where one is given)."""
    state = play.state
    state.effects = tuple([e for e in state.effects if e.kind != kind or (power and e.power != power)])


def expire(play: SwordPlay, moment: str) -> None:
    """End the effects that last until a moment: TURN, the id of an activity, or a side whose turn has ended. With
    NEXT_ROUND: those put in an earlier round than the present one."""
    state = play.state
    now = round_count(state)
    state.effects = tuple(
        [e for e in state.effects if e.until != moment or (moment == NEXT_ROUND and e.placed >= now)]
    )  # fmt: skip
