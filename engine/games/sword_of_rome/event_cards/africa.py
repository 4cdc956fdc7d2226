"""Africa (section 17, with two to four players): the Greeks land, and Carthage is driven out."""

from engine.games.sword_of_rome.board.control import change_place, end_siege, enemies_at, is_city, reinforcement_spaces
from engine.games.sword_of_rome.board.displacement import displace_lone
from engine.games.sword_of_rome.board.stacks import (
    cu_in,
    displace_leader,
    move_units,
    remove_leader,
    set_stack,
    stack_in_space,
    stacks_of_power,
)
from engine.games.sword_of_rome.effects import remove_effect
from engine.games.sword_of_rome.event_cards.registry import Targets, register_card_event
from engine.games.sword_of_rome.events.africa import AfricaLanding, CarthageDrivenOut
from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.hamilcar import CARTHAGO, KERKOUANE, is_in_africa
from engine.games.sword_of_rome.hooks import TURN_ENDED
from engine.games.sword_of_rome.movement.sea import SEA, may_use_port
from engine.games.sword_of_rome.powers import CARTHAGINIAN, GREEK, TREATY
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.siege.sieges import update_siege_after_losses
from engine.games.sword_of_rome.state import DISPLACED, GONE, Stack, SwordState
from engine.games.sword_of_rome.tables import LEADERS, SPACES
from engine.kernel.picks import Item, Pick
from engine.kernel.rulebook import Call
from engine.kernel.state import Side

ENVOYS = "punic_envoys"
LEADER, CU = "leader", "cu"
LANDING = 6  # CU that Agathocles takes to Africa at most


# Agathocles Lands in Africa (K8)


def leaders_able_to_land(state: SwordState) -> dict[str, Stack]:
    """Return the Greek leaders who can land, with their stacks: outside, with CU, in a port that Greek ships use."""
    return {
        leader: one
        for one in stacks_of_power(state, GREEK)
        if one.cu
        and SPACES[one.space].kind != "box"
        and may_use_port(state, GREEK, one.space)
        and one.space != KERKOUANE
        for leader in one.leaders
    }


def _landing(state: SwordState, side: Side) -> Targets | None:
    who = leaders_able_to_land(state)
    if not who or state.africa_out:
        return None
    most = max(min(one.cu, LANDING) for one in who.values())

    def holds(counts: object) -> bool:
        chosen = [leader for leader in who if counts[leader]]  # type: ignore[index]  # a Counter
        room = who[chosen[0]].cu if chosen else most
        return bool(counts[CU] <= min(room, LANDING))  # type: ignore[index]

    items = [*(Item(leader, group=LEADER) for leader in who), Item(CU, group=CU, count=most)]
    return Pick(items, 2, 1 + most, groups={LEADER: (1, 1), CU: (1, most)}, rule=holds)


@register_card_event("K8", _landing)
def agathocles_lands(play: SwordPlay, side: Side, targets: tuple[str, ...]) -> Call | None:
    """A Greek army lands in Kerkouane; nobody intercepts or avoids, and who stands there fights."""
    leader = next(target for target in targets if target != CU)
    count = sum([target == CU for target in targets])
    start = leaders_able_to_land(play.state)[leader].space
    move_units(play, GREEK, start, KERKOUANE, count, (leader,))
    play.emit(AfricaLanding(leader, start, count))
    update_siege_after_losses(play, start)
    displace_lone(play, KERKOUANE)
    defenders = enemies_at(play.state, GREEK, KERKOUANE)
    if not defenders:
        return None
    return Call(Battle(space=KERKOUANE, attacker=GREEK, defender=defenders[0], came_from=SEA + start), "")


# The end of Carthage (ruling 103)


@TURN_ENDED.register_what_follows
def eliminate_carthage_at_turn_end(play: SwordPlay, side: Side) -> None:
    """Greek CU in Carthago at the end of a player's turn drive Carthage out of the game."""
    state = play.state
    if len(state.players) == 5 or state.africa_out or not cu_in(state, GREEK, CARTHAGO):
        return
    play.emit(CarthageDrivenOut())
    state.africa_out = True
    for kind in (TREATY, ENVOYS):
        remove_effect(play, kind)
    state.alliances = tuple([p for p in state.alliances if CARTHAGINIAN not in p])
    for one in stacks_of_power(state, CARTHAGINIAN):
        for leader in one.all_leaders:
            remove_leader(play, leader, GONE)
        set_stack(play, Stack(CARTHAGINIAN, one.space))
    for leader, box in state.off_map.items():
        if box == DISPLACED and LEADERS[leader].power == CARTHAGINIAN:
            state.off_map = {**state.off_map, leader: GONE}
    _settle_spaces(play)
    _greeks_come_home(play)


def _settle_spaces(play: SwordPlay) -> None:
    """Carthage's spaces become Greek, a city with loyalty 1; those in Africa independent and out of play. Whom
    Carthage besieged comes out."""
    for space, place in play.state.places.items():
        if place.besieger == CARTHAGINIAN:
            end_siege(play, space)
        if place.owner == CARTHAGINIAN or is_in_africa(space):
            loyalty = 1 if is_city(play.state, space) else 0
            change_place(
                play, space, owner="" if is_in_africa(space) else GREEK, loyalty=loyalty, siege=-1, besieger=""
            )
        update_siege_after_losses(play, space)


def _greeks_come_home(play: SwordPlay) -> None:
    """Greeks in Africa go to a Greek reinforcement space free of enemies, the one with the most Greek CU (ruling 164);
    without one they are lost."""
    state = play.state
    havens = sorted(
        [space for space in reinforcement_spaces(state, GREEK) if not enemies_at(state, GREEK, space)],
        key=lambda space: (-cu_in(state, GREEK, space), space),
    )
    for space in (CARTHAGO, KERKOUANE):
        force = stack_in_space(state, GREEK, space)
        if force.is_empty:
            continue
        if havens:
            move_units(play, GREEK, space, havens[0], force.cu, force.leaders)
        else:
            set_stack(play, Stack(GREEK, space, leaders=force.leaders))
            for leader in force.leaders:
                displace_leader(play, leader)
