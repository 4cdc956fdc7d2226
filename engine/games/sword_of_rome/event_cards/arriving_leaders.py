"""Events that bring a leader (rulings 81 and 125): R10, G33, K9 to K14, E11, E13, C11 to C14, C17."""

from collections.abc import Callable, Iterable

import msgspec

from engine.games.sword_of_rome.board.control import change_place, enemies_at, is_besieged, is_city, is_controlled_by
from engine.games.sword_of_rome.board.roads import is_port
from engine.games.sword_of_rome.board.stacks import (
    add_leader,
    cu_in,
    go_inside,
    leaders_commander_first,
    remove_leader,
    set_stack,
    stack_in_space,
    stack_with_leader,
    stacks_of_power,
)
from engine.games.sword_of_rome.cards.placement import place_units
from engine.games.sword_of_rome.effects import add_effect, remove_effect
from engine.games.sword_of_rome.event_cards.registry import Targets, register_card_event
from engine.games.sword_of_rome.event_cards.unit_events import is_open_for_card_units
from engine.games.sword_of_rome.events.event_cards import CuPlaced, LeaderCame, LeaderLeft, LoyaltyRaised
from engine.games.sword_of_rome.hooks import GAME_TURN_ENDED
from engine.games.sword_of_rome.powers import CARTHAGINIAN, GALLIC, GREEK, ROMAN, SAMNITE
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import TURN, UNENTERED, Effect, Power, SwordState
from engine.games.sword_of_rome.tables import LEADERS, SPACES, TABLES
from engine.games.sword_of_rome.unrest import GARRISON
from engine.kernel.picks import Item, Pick
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

COMMANDS = "commands"  # the new leader takes command of the army that they join, though they would not by rank
PLACE, ROLE, CITY = "place", "role", "city"
DICTATOR = "dictator"
SUBDUED = 1  # the least loyalty of a city that stands


def can_leader_still_come(state: SwordState, leader: str) -> bool:
    """Return whether a leader can come: they have not entered the game yet."""
    return state.off_map.get(leader) == UNENTERED


def spaces_to_join_cu(state: SwordState, power: Power) -> list[str]:
    """Return the spaces where a leader can join CU of a power: any, those of besiegers and of the besieged too."""
    return [one.space for one in stacks_of_power(state, power) if one.all_cu and SPACES[one.space].kind != "box"]


def spaces_for_cu_beside_cu(state: SwordState, power: Power) -> list[str]:
    """Return the spaces where CU can be put with those of a power: outside, without enemy CU (ruling 125)."""
    return [
        one.space for one in stacks_of_power(state, power)
        if one.cu and SPACES[one.space].kind != "box" and not enemies_at(state, power, one.space)
    ]  # fmt: skip


def joining_leader_choices(spaces: Iterable[str]) -> Targets | None:
    """Return the choices of a leader who joins an army: the space, and whether they take command."""
    items = [Item(space, group=PLACE) for space in spaces]
    if not items:
        return None
    return Pick([*items, Item(COMMANDS, group=ROLE)], 1, 2, groups={PLACE: (1, 1), ROLE: (0, 1)})


def bring_leader_into_space(
    play: SwordPlay, side: Side, card: str, leader: str, space: str, command: bool, cu: int = 0, hired: bool = False
) -> None:
    """Put a leader, with CU where the card brings some, into a space. hired: they are mercenaries."""
    power = LEADERS[leader].power
    if cu:
        place_units(play, power, space, cu, hired=hired)
        play.emit(CuPlaced(power, space, cu, card, hired))
    add_leader(play, leader, space, commander=command)
    if not stack_in_space(play.state, power, space).cu:
        _behind_the_walls(play, power, space, leader, command)
    found = stack_in_space(play.state, power, space)
    play.emit(LeaderCame(leader, power, space, card, leader in (*found.leaders[:1], *found.leaders_inside[:1])))


def _behind_the_walls(play: SwordPlay, power: Power, space: str, leader: str, command: bool) -> None:
    """Bring a leader to CU that are besieged."""
    go_inside(play, power, space, 0, (leader,))
    found = stack_in_space(play.state, power, space)
    inside = leaders_commander_first(found.leaders_inside, leader if command else found.leaders_inside[0])
    set_stack(play, msgspec.structs.replace(found, leaders_inside=inside))


def _leader_event(
    card: str, leader: str, spaces: Callable[[SwordState], list[str]], cu: int = 0, *, hired: bool = False
) -> None:
    """Register an event that brings a leader, with CU, to one of some spaces."""

    def offered(state: SwordState, side: Side) -> Targets | None:
        return joining_leader_choices(spaces(state)) if can_leader_still_come(state, leader) else None

    @register_card_event(card, offered)
    def played(play: SwordPlay, side: Side, targets: tuple[str, ...]) -> None:
        space = next(target for target in targets if target != COMMANDS)
        bring_leader_into_space(play, side, card, leader, space, COMMANDS in targets, cu, hired)
        if card == "R10":
            add_effect(play, Effect(card, DICTATOR, TURN, power=ROMAN))


def greek_ports_in_italy(state: SwordState) -> list[str]:
    """Return the Greek ports of Italy where CU may be placed: unbesieged, without enemy CU (ruling 125)."""
    return [
        space for space, known in SPACES.items()
        if known.region == "italy" and is_port(space) and is_controlled_by(state, GREEK, space)
        and not is_besieged(state, space) and not enemies_at(state, GREEK, space)
    ]  # fmt: skip


def tarentum_if_usable(state: SwordState) -> list[str]:
    """Return Tarentum where it can be used."""
    return [space for space in greek_ports_in_italy(state) if space == "tarentum"]


def tarentum_or_another(state: SwordState) -> list[str]:
    """Return Tarentum, or, where the Greeks have lost it, the other Greek ports of Italy."""
    return tarentum_if_usable(state) if is_controlled_by(state, GREEK, "tarentum") else greek_ports_in_italy(state)


def spaces_to_join_cu_in_regions(state: SwordState, power: Power, *regions: str) -> list[str]:
    """Return the spaces of some regions where a leader can join CU of a power."""
    return [space for space in spaces_to_join_cu(state, power) if SPACES[space].region in regions]


def spaces_with_cu_of_carthage(state: SwordState) -> list[str]:
    """Return where CU can be put with those of Carthage, those in the garrison box among them."""
    return [
        *spaces_for_cu_beside_cu(state, CARTHAGINIAN),
        *([GARRISON] if cu_in(state, CARTHAGINIAN, GARRISON) else []),
    ]


def spaces_with_carthage_or_box(state: SwordState) -> list[str]:
    """Return where CU can be put with those of Carthage, and the garrison box in any case."""
    return [*spaces_for_cu_beside_cu(state, CARTHAGINIAN), GARRISON]


def spaces_in_africa_and_box(state: SwordState) -> list[str]:
    """Return where CU of Carthage can be put in Africa, and the garrison box."""
    africa = [space for space, known in SPACES.items() if known.region == "africa"]
    return [*(space for space in africa if is_open_for_card_units(state, CARTHAGINIAN, space)), GARRISON]


_leader_event("R10", DICTATOR, lambda state: spaces_to_join_cu(state, ROMAN))
_leader_event("G33", "brennus", lambda state: spaces_to_join_cu(state, GALLIC))
_leader_event("K10", "agathocles", lambda state: spaces_to_join_cu_in_regions(state, GREEK, "sicily"))
_leader_event("K11", "alexander", greek_ports_in_italy, cu=2)
_leader_event("K12", "pyrrhus", tarentum_or_another, cu=4)
_leader_event("K13", "cleonymus", greek_ports_in_italy, cu=2)
_leader_event("K14", "archidamus", tarentum_if_usable, cu=1)
_leader_event("E11", "egnatius", lambda state: spaces_for_cu_beside_cu(state, SAMNITE), cu=2)
_leader_event("E13", "pontius", lambda state: spaces_for_cu_beside_cu(state, SAMNITE), cu=1)
_leader_event("C11", "hanno", spaces_with_carthage_or_box, cu=1, hired=True)
_leader_event("C12", "hasdrubal", spaces_with_carthage_or_box, cu=1, hired=True)
_leader_event("C13", "bomilcar", spaces_in_africa_and_box, cu=2)
_leader_event("C14", "gisgo", lambda state: spaces_to_join_cu_in_regions(state, CARTHAGINIAN, "sicily"))
_leader_event("C17", "himilco", spaces_with_cu_of_carthage, cu=1, hired=True)


def raisable_greek_cities(state: SwordState) -> list[str]:
    """Return the Greek cities whose loyalty can be raised: unbesieged and below the most."""
    return [
        space for space, place in state.places.items()
        if place.owner == GREEK and is_city(state, space) and place.siege < 0 and place.loyalty < TABLES.support.city
    ]  # fmt: skip


def _timoleon_targets(state: SwordState, side: Side) -> Targets | None:
    spaces = spaces_to_join_cu_in_regions(state, GREEK, "sicily", "italy")
    if not can_leader_still_come(state, "timoleon") or not spaces:
        return None
    cities = [
        Item(f"+{space}", group=CITY, label=keyed_text("support.add", space=space))
        for space in raisable_greek_cities(state)
    ]
    least = min(len(cities), 1)
    items = [*(Item(space, group=PLACE) for space in spaces), Item(COMMANDS, group=ROLE), *cities]
    groups = {PLACE: (1, 1), ROLE: (0, 1), CITY: (least, least)}
    return Pick(items, 1 + least, 2 + least, groups=groups)


@register_card_event("K9", _timoleon_targets)
def play_timoleon(play: SwordPlay, side: Side, targets: tuple[str, ...]) -> None:
    """Timoleon joins Greek CU in Sicily or Italy; a Greek city grows in loyalty."""
    space = next(target for target in targets if target != COMMANDS and not target.startswith("+"))
    bring_leader_into_space(play, side, "K9", "timoleon", space, COMMANDS in targets)
    for city in (target[1:] for target in targets if target.startswith("+")):
        loyalty = play.state.places[city].loyalty + 1
        change_place(play, city, loyalty=loyalty)
        play.emit(LoyaltyRaised(GREEK, city, loyalty))


@GAME_TURN_ENDED.register_what_follows
def remove_dictator_at_turn_end(play: SwordPlay) -> None:
    """The Dictator leaves at the end of the turn; the card may bring them again."""
    if play.state.off_map.get(DICTATOR) in (None, "displaced"):
        stood = stack_with_leader(play.state, DICTATOR)
        remove_leader(play, DICTATOR, UNENTERED)
        remove_effect(play, DICTATOR)
        play.emit(LeaderLeft(DICTATOR, ROMAN, stood.space if stood else ""))
