"""EVENT PHASE: the Event Table, and the resolution of its result."""

from collections.abc import Callable

from engine.games.samnite_wars.events import EventRolled
from engine.games.samnite_wars.rules import RULES, SamnitePlay
from engine.games.samnite_wars.state import Peace, Raids, Revolt, Turn, War
from engine.games.samnite_wars.tables import TABLES, dice_total
from engine.kernel.rulebook import Call
from engine.kernel.state import Frame

RESOLUTIONS: dict[str, Callable[[], Frame]] = {"revolt": Revolt, "peace": Peace, "raids": Raids, "war": War}


@RULES.step(Turn, "event")
def roll_event(play: SamnitePlay, frame: Turn) -> Call:
    """EVENT PHASE: roll; RESOLUTION PHASE: resolve what was rolled."""
    state = play.state
    rolled = dice_total(play.dice, "event", TABLES.event.dice)
    state.event = TABLES.event.find(rolled)
    state.phase = "resolution"
    play.emit(EventRolled(rolled, state.event))
    return Call(RESOLUTIONS[state.event](), "prestige")
