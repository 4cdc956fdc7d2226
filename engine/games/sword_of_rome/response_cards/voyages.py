"""What response cards do to voyages (storms, pirates: section 9.6) and to retreats (section 12.4)."""

from typing import Any

from engine.games.sword_of_rome.board.control import is_city, is_controlled_by
from engine.games.sword_of_rome.combat.battle import loser_of
from engine.games.sword_of_rome.combat.retreat import retreat_goals_over_land
from engine.games.sword_of_rome.frames.combat import Battle, Retreat
from engine.games.sword_of_rome.frames.movement import March
from engine.games.sword_of_rome.hamilcar import is_hamilcar_coming
from engine.games.sword_of_rome.movement.sea import ITALY
from engine.games.sword_of_rome.movement.voyages import declared_voyage
from engine.games.sword_of_rome.powers import CARTHAGINIAN, POWERS_OF, are_allied, deciding_side
from engine.games.sword_of_rome.response_cards.battles import opposing_power
from engine.games.sword_of_rome.responses.registry import (
    BEFORE,
    CROSSED,
    HOMECOMING,
    RETREAT,
    SAIL,
    Playing,
    register_operation,
)
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import SPACES

SOUTHERN = ("brundisium", "tarentum")  # ports of Italy that pirates of the Tyrrhenian leave alone

# Voyages


def _anothers(state: SwordState, frame: March | Retreat, playing: Playing) -> bool:
    """Return whether another than the side that plays sails."""
    power = declared_voyage(state, frame).power
    return deciding_side(state, power) != playing.side and power not in POWERS_OF[playing.side]


@register_operation(SAIL, "cancel_naval_move", fits=_anothers)
def stop_voyage(play: SwordPlay, frame: Any, playing: Playing) -> None:
    """The force does not sail."""
    if isinstance(frame, Retreat):
        frame.tried_sea = True
    else:
        frame.stormed = True


@register_operation(HOMECOMING, "cancel_naval_move", fits=lambda state, frame, playing: _comes_home(state, frame))
def keep_away(play: SwordPlay, frame: Battle, playing: Playing) -> None:
    """Hamilcar does not sail (ruling 103)."""


def _comes_home(state: SwordState, frame: Battle) -> bool:
    return is_hamilcar_coming(state, frame.space, frame.winner, loser_of(frame))


def _in_reach(state: SwordState, frame: March | Retreat, playing: Playing) -> bool:
    """Return whether a card that makes a voyage roll can be played on it: not on one's own, not twice; pirates lie
    before the ports of Italy but for the southern ones. Carthage does not hinder its allies (15.2.4)."""
    if not _anothers(state, frame, playing) or playing.card in frame.harried:
        return False
    if playing.side == CARTHAGINIAN and are_allied(state, CARTHAGINIAN, declared_voyage(state, frame).power):
        return False
    if "mod" in playing.op.fields:
        return True
    sails = declared_voyage(state, frame)
    return any(SPACES[port].region == ITALY and port not in SOUTHERN for port in (sails.start, sails.goal))


@register_operation(SAIL, "force_naval_roll", fits=_in_reach)
def harry_voyage(play: SwordPlay, frame: March | Retreat, playing: Playing) -> None:
    """The voyage rolls on the naval combat table, or rolls worse."""
    frame.harried = (*frame.harried, playing.card)


def _contested(state: SwordState, frame: March | Retreat, playing: Playing) -> bool:
    """Return whether a voyage has come through Carthage's contest with CU aboard."""
    return bool(frame.contested) and declared_voyage(state, frame).cu > 0


@register_operation(CROSSED, "remove_cu", fits=_contested)
def ambush_at_sea(play: SwordPlay, frame: March | Retreat, playing: Playing) -> None:
    """Some of the force is lost all the same; its owner says of which kind."""


# Into the city


def _before_the_walls(state: SwordState, frame: Battle, playing: Playing) -> bool:
    own = next((p for p in POWERS_OF[playing.side] if p in (frame.attacker, frame.defender)), "")
    if not own or state.active != playing.side or frame.shut:
        return False
    other = opposing_power(own, frame)
    return is_city(state, frame.space) and is_controlled_by(state, other, frame.space) and frame.defender == other


@register_operation(BEFORE, "forbid_enter_city", fits=_before_the_walls)
def keep_enemy_out_of_city(play: SwordPlay, frame: Battle, playing: Playing) -> None:
    """In one's own action none of the enemy army may go inside its city, after the battle either."""
    frame.shut = frame.defender


def _flees_from(state: SwordState, frame: Retreat, playing: Playing) -> bool:
    at_home = is_city(state, frame.space) and is_controlled_by(state, frame.power, frame.space)
    mine = frame.winner in POWERS_OF[playing.side] and state.active == playing.side
    return mine and not frame.shut and not frame.attacker and at_home


@register_operation(RETREAT, "forbid_enter_city", fits=_flees_from)
def bar_retreat_into_city(play: SwordPlay, frame: Retreat, playing: Playing) -> None:
    """The beaten may not go inside their city."""
    frame.shut = True


def _pays(state: SwordState, frame: Retreat, playing: Playing) -> bool:
    """Return whether an own force would lose CU on a way that it may have to take."""
    if frame.power not in POWERS_OF[playing.side] or frame.spared:
        return False
    return any(way.cu_cost for way in retreat_goals_over_land(state, frame).values())


@register_operation(RETREAT, "cancel_retreat_losses", fits=_pays)
def spare_retreat_costs(play: SwordPlay, frame: Retreat, playing: Playing) -> None:
    """Enemy spaces, and enemy CU in them, cost nothing on this retreat."""
    frame.spared = True
