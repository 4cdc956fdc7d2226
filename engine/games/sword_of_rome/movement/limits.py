"""Which spaces a moving force may enter, and in which it may stop (sections 9.4, 15.3 and 16.3)."""

from functools import cache

from engine.games.sword_of_rome.board.control import enemies_at, is_home
from engine.games.sword_of_rome.board.shunning import is_shunning_etruscans
from engine.games.sword_of_rome.board.stacks import stacks_in_space
from engine.games.sword_of_rome.course import players_five
from engine.games.sword_of_rome.effects import TRUCE, effect_in_force
from engine.games.sword_of_rome.powers import CARTHAGINIAN, MERCENARIES, ROMAN, TRANSALPINE, VOLSCI, are_allied, side_of
from engine.games.sword_of_rome.state import Power, SwordState
from engine.games.sword_of_rome.tables import SPACES, scenario_for_player_count
from engine.games.sword_of_rome.unrest import GARRISON, REBEL_SPACES

AFRICA, ITALY, CARTHAGO, BOX = "africa", "italy", "carthago", "box"
BOMILCAR = "bomilcar_npp"  # they never leave Africa (section 17.1)
HOME_OF = {VOLSCI: ROMAN, TRANSALPINE: "gallic"}  # whose home a non-player power must end its moves in


@cache
def spaces_out_of_play(players: int) -> frozenset[str]:
    """Return the spaces that nobody enters with a number of sides."""
    return frozenset(scenario_for_player_count(players).out_of_play)


def may_enter(
    state: SwordState, power: Power, space: str, leaders: tuple[str, ...] = (), *, lone: bool = False
) -> bool:
    """Return whether a force of a power may enter a space. lone: leaders without CU, who keep away from enemy CU (82).

    Who besieges an ally's city in which the ally has CU is not attacked (ruling 99).
    """
    known = SPACES[space]
    if space == GARRISON:
        return power == CARTHAGINIAN and players_five(state)
    if (
        known.kind == BOX
        or space in spaces_out_of_play(len(state.players))
        or (state.africa_out and known.region == AFRICA)
    ):
        return False
    if power == CARTHAGINIAN and not side_of(state, power) and known.region == ITALY:
        return False
    if BOMILCAR in leaders and known.region != AFRICA:
        return False
    if lone:
        return not enemies_at(state, power, space)
    return not shields_besieger(state, power, space)


def shields_besieger(state: SwordState, power: Power, space: str) -> bool:
    """Return whether an enemy of a power besieges an ally's CU in a space, so that it cannot be attacked there."""
    here = stacks_in_space(state, space)
    enemy = any(one.cu and not are_allied(state, power, one.power) for one in here)
    return enemy and any(one.cu_inside and one.power != power and are_allied(state, power, one.power) for one in here)


def may_stop(state: SwordState, power: Power, space: str, *, lone: bool = False) -> bool:
    """Return whether a force may end its move in a space by its own will: no other power's CU or leaders are there,
    unless they are enemies whom it meets (section 15.3, ruling 101); a lone leader also shuns enemy leaders (82). Some
    non-player powers end only in the home of their neighbour (16.3)."""
    for one in stacks_in_space(state, space):
        if one.power == power:
            continue
        if are_allied(state, power, one.power) or (lone and one.all_leaders):
            return False
    return may_end_near_home(state, power, space)


def may_end_near_home(state: SwordState, power: Power, space: str) -> bool:
    """Return whether a non-player power may end any move, interception or avoidance in a space: Volsci and
    Transalpines in their neighbour's home or their own, mercenaries in revolt in Carthago or Kerkouane (section 16.3).
    Others may anywhere."""
    if power == MERCENARIES:
        return space in REBEL_SPACES
    near = HOME_OF.get(power)
    if near is None or side_of(state, power):
        return True
    return SPACES[space].home == near or (power == VOLSCI and SPACES[space].home == VOLSCI)


def is_kept_out(state: SwordState, power: Power, space: str) -> bool:
    """Return whether a card keeps armies of a power from entering a space by a move, an interception or an ambush: a
    truce Samnites from Roman home spaces (R23), a treaty Carthage from Etruscans (E12)."""
    if not state.effects:
        return False
    return (is_home(ROMAN, space) and effect_in_force(state, TRUCE, power=power) is not None) or is_shunning_etruscans(
        state, power, space
    )
