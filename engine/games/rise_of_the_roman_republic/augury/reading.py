"""An augury is read: two dice name an event of the scenario's list (section 3.0 E and section 13; rulings c.9 and W18).

@omen("drought")
def drought(play): ...  # what it does; a frame that it returns is carried out
"""

from collections.abc import Callable

from engine.games.rise_of_the_roman_republic.board.control import scenario_of
from engine.games.rise_of_the_roman_republic.events.augury import AuguryRead
from engine.games.rise_of_the_roman_republic.frames.augury import Augury
from engine.games.rise_of_the_roman_republic.frames.turn import Turns
from engine.games.rise_of_the_roman_republic.rules import RULES, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.games.rise_of_the_roman_republic.tribes.revolts import roll_d100
from engine.kernel.rulebook import Call, End, Next
from engine.kernel.state import Frame

Omen = Callable[[RisePlay], Frame | None]
OMENS: dict[str, Omen] = {}
NO_EVENT = "none"
RULES.procedure(Augury)


def register_omen(name: str) -> Callable[[Omen], Omen]:
    """Register what an event of the lists does: a decorator of (play) -> a frame that follows, or None."""

    def register(does: Omen) -> Omen:
        OMENS[name] = does
        return does

    return register


def event_by_dice(state: RiseState, dice: int) -> str:
    """Return the event of the scenario's list that dice of 1 to 100 name."""
    rows = {"samnite": TABLES.augury_samnite, "eagle": TABLES.augury_eagle}[scenario_of(state).augury or "samnite"]
    return next(name for upto, name in rows.items() if dice <= upto)


@RULES.step(Turns, "augury")
def begin_augury(play: RisePlay, frame: Turns) -> Call:
    """Read the augury that was drawn from the cup."""
    return Call(Augury(), "draw")


@RULES.step(Augury)
def roll_augury(play: RisePlay, frame: Augury) -> Next:
    """Roll two dice, and let happen what they say."""
    die = roll_d100(play, "augury")
    frame.event = event_by_dice(play.state, die)
    play.emit(AuguryRead(die, frame.event))
    follows = OMENS[frame.event](play) if frame.event != NO_EVENT else None
    return Call(follows, "over") if follows is not None else End()


@RULES.step(Augury, "over")
def end_augury(play: RisePlay, frame: Augury) -> End:
    """End it."""
    return End()
