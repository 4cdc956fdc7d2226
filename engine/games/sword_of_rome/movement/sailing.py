"""A leg of a march by sea (section 9.6): who may stop the voyage, the naval combat roll, what comes of it."""

from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.contexts import Sailing
from engine.games.sword_of_rome.events.carthage import ForceAmbushedAtSea
from engine.games.sword_of_rome.events.movement import CardHelped
from engine.games.sword_of_rome.frames.movement import March
from engine.games.sword_of_rome.movement.contest import possible_voyage_contesters
from engine.games.sword_of_rome.movement.forces import lose_marching_units
from engine.games.sword_of_rome.movement.landing import leave_unshipped_units
from engine.games.sword_of_rome.movement.sea import SEA, SUCCESS, ambush_losses, naval_roll, needs_roll
from engine.games.sword_of_rome.movement.voyages import declared_voyage
from engine.games.sword_of_rome.responses.registry import CROSSED, SAIL, possible_responders, register_window
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import SwordState
from engine.kernel.rulebook import Goto
from engine.kernel.state import Side

AT_SEA = "9.6"


def voyage_to_hold_up(state: SwordState, frame: March, side: Side) -> Sailing:
    """Return what a card would hold up."""
    return declared_voyage(state, frame)


@register_window(
    March, "storm", SAIL, first=lambda state, frame: frame.side, then="sail", section=AT_SEA, context=voyage_to_hold_up
)
def stop_voyage_by_storm(play: SwordPlay, frame: March, side: Side, action: Respond) -> Goto | None:
    """Storms at Sea: the force stays where it is. Other cards make the voyage roll."""
    play.emit(CardHelped(side, action.card, frame.leg.removeprefix(SEA)))
    frame.asked = True
    return Goto("walk") if frame.stormed else None


@RULES.step(March, "sail")
def roll_voyage(play: SwordPlay, frame: March) -> Goto:
    """Roll on the naval combat table where one is due; who is turned back moves no more (rulings 17, 19 and 20)."""
    state, goal = play.state, frame.leg.removeprefix(SEA)
    frame.asked = frame.asked or (not frame.unseen and _stoppable(state, frame))
    if not frame.harried and not frame.contested and not needs_roll(state, frame.power, goal):
        return Goto("enter")
    frame.asked = True
    cu = declared_voyage(state, frame).cu
    result, lost = naval_roll(play, frame.power, frame.space, goal, cu, frame.harried, frame.contested)
    if result == SUCCESS:
        if frame.contested:
            leave_unshipped_units(play, frame)
        return Goto("crossed" if frame.contested else "enter")
    if lost:
        lose_marching_units(play, frame, lost)
    frame.over = True
    return Goto("finish")


def _stoppable(state: SwordState, frame: March) -> bool:
    """Return whether somebody was asked about the voyage."""
    return bool(possible_responders(state, frame, SAIL, frame.side) or possible_voyage_contesters(state, frame))


@register_window(
    March,
    "crossed",
    CROSSED,
    first=lambda state, frame: frame.side,
    then="enter",
    section=AT_SEA,
    context=voyage_to_hold_up,
)
def lose_units_at_sea(play: SwordPlay, frame: March, side: Side, action: Respond) -> Goto | None:
    """A force that has come through the contest may still lose CU; nobody lands if that was its last."""
    cu = ambush_losses(frame.cu)
    play.emit(ForceAmbushedAtSea(frame.power, cu, frame.leg.removeprefix(SEA)))
    lose_marching_units(play, frame, cu)
    frame.over = frame.over or not frame.cu
    return Goto("enter" if frame.cu else "finish")
