"""What response cards do as an army enters a space (section 9.3), and to a siege roll (section 13)."""

from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.board.control import is_besieged, is_home
from engine.games.sword_of_rome.board.stacks import stacks_in_space
from engine.games.sword_of_rome.cards.placement import place_units
from engine.games.sword_of_rome.contexts import Activated
from engine.games.sword_of_rome.events.diplomacy import ActivationCancelled
from engine.games.sword_of_rome.events.event_cards import CuPlaced
from engine.games.sword_of_rome.frames.movement import Campaign, March
from engine.games.sword_of_rome.frames.non_players import NonPlayerAction
from engine.games.sword_of_rome.frames.siege import Blockading, SiegeRoll
from engine.games.sword_of_rome.frames.turn import PlayerTurn
from engine.games.sword_of_rome.powers import POWERS_OF
from engine.games.sword_of_rome.responses.registry import (
    ACTIVATION,
    ENTER,
    GATES,
    SIEGE,
    Playing,
    register_operation,
    register_predicate,
    register_window,
)
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import SwordState
from engine.kernel.rulebook import End
from engine.kernel.state import Side


@register_predicate("mover_in")
def has_named_power_come(state: SwordState, frame: March, playing: Playing) -> bool:
    """One of these powers has come."""
    return frame.power in tuple(playing.op.get("powers", ()))


@register_predicate("mines_open")
def are_mines_still_open(state: SwordState, frame: March, playing: Playing) -> bool:
    """The Etruscan mines still yield."""
    return state.mines


def _can_be_raised(state: SwordState, frame: March, playing: Playing) -> bool:
    """Return whether an army has come into the power's home, while the place of the card is neither besieged nor
    holds another power's CU, an ally's neither (ruling on R24, 5.10)."""
    power, space = playing.op.get("power"), _place(playing)
    others = any(one.all_cu and one.power != power for one in stacks_in_space(state, space))
    return is_home(power, frame.space) and not is_besieged(state, space) and not others


def _place(playing: Playing) -> str:
    return str(playing.op.get("where")).removeprefix("id:")


@register_operation(ENTER, "place_cu", fits=_can_be_raised)
def raise_cu(play: SwordPlay, frame: March, playing: Playing) -> None:
    """CU come together in a space."""
    power, space, count = playing.op.get("power"), _place(playing), playing.op.number("n")
    place_units(play, power, space, count)
    play.emit(CuPlaced(power, space, count, playing.card))


def _somebody_goes_inside(state: SwordState, frame: March, playing: Playing) -> bool:
    mine = frame.power in POWERS_OF[playing.side] and frame.side == playing.side
    return bool(frame.inside) and mine and state.active == playing.side


@register_operation(GATES, "forbid_enter_city", fits=_somebody_goes_inside)
def shut_gates(play: SwordPlay, frame: March, playing: Playing) -> None:
    """Nobody goes inside."""
    frame.shut, frame.inside = frame.inside[0][0], ()


@register_operation(
    SIEGE,
    "cancel_siege_roll",
    fits=lambda state, frame, playing: (
        frame.space == _place(playing) and state.places[frame.space].owner in POWERS_OF[playing.side]
    ),
)
def void_siege_roll(play: SwordPlay, frame: SiegeRoll, playing: Playing) -> None:
    """The roll counts for nothing."""
    frame.voided = True


Activating = NonPlayerAction | Campaign | March | PlayerTurn | Blockading


def _anothers_leader(state: SwordState, frame: Activating, playing: Playing) -> bool:
    """Return whether another than the side that plays has a leader of the power activated; a Campaign, or a turn of
    Carthage's own, asks only where one of its leaders is."""
    named = not isinstance(frame, NonPlayerAction | March) or frame.power == str(playing.op.get("power"))
    return named and frame.side != playing.side


@register_operation(ACTIVATION, "cancel_activation", fits=_anothers_leader)
def block_leader_activation(play: SwordPlay, frame: Activating, playing: Playing) -> None:
    """The leader is not activated: whoever asked for it goes on without."""


@register_window(
    March,
    "mistrust",
    ACTIVATION,
    first=lambda state, march: march.side,
    then="start",
    section="21",
    context=lambda state, march, side: Activated(power=march.power, leader=march.leader),
)
def flank_mistrusted(play: SwordPlay, march: March, side: Side, action: Respond) -> End:
    """Carthaginian Mistrust keeps the flanking force away, too."""
    play.emit(ActivationCancelled(side, action.card, march.power, march.leader))
    return End()
