"""The hierarchy of command: whom a leader may take along, and with which legions (sections 5.44, 5.45 and 5.51 to 5.55;
rulings c.13, c.45, c.50 and T21)."""

from collections.abc import Collection

import msgspec

from engine.games.rise_of_the_roman_republic.board.bonds import free_troops, troops_led_by
from engine.games.rise_of_the_roman_republic.board.control import scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.politics.quarrel import quarrel_rival
from engine.games.rise_of_the_roman_republic.republic import Magistrate
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack, Troops
from engine.games.rise_of_the_roman_republic.tables import LEADERS, TABLES
from engine.kernel.choices import Barred
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

NO_LIMIT = 99  # legions: more than there are
GARRISON = "garrison"  # infantry of no legion (ruling G67)
CONSULS = ("rome_consul", "field_consul")
HIERARCHY = "5.52"  # the section of who takes whom along


def outranks(state: RiseState, leader: str, other: Magistrate) -> bool:
    """Return whether a magistrate commands another: by a higher rank, or as a consul their colleague, unless that one
    has led them in this turn (section 5.52). The two who hate each other never (ruling G61)."""
    own = state.republic.office_of_leader(leader)
    if own is None or quarrel_rival(state, leader) == other.leader:
        return False
    colleagues = own.office in CONSULS and other.office in CONSULS
    return own.rank < other.rank or (colleagues and not own.led)


def _may_go_along(other: Magistrate) -> bool:
    """Return whether a magistrate can be led at all: not who stays in Rome, is held in a siege, or guards the city."""
    if other.office == "urban_praetor" and "leave" not in other.granted:
        return False
    return not other.stays and not other.held


def leaders_taken_along(state: RiseState, leader: str) -> tuple[str, ...]:
    """Return the leaders in their place whom a leader may take along in a march, an interception or a coordination:
    lower magistrates and their colleague; of other sides all others but who follows nobody; none for a tribe."""
    there = stack_of_leader(state, leader)
    if there is None or there.power in TABLES.tribes:
        return ()
    others = [one for one in there.leaders if one != leader]
    if there.power != ROMANS:
        return () if LEADERS[leader].commands else tuple([one for one in others if not follows_nobody(state, one)])
    return tuple([one for one in others if _subordinate(state, leader, one)])


def follows_nobody(state: RiseState, leader: str) -> bool:
    """Return whether a leader is taken along by no other: the Overall Commander of a side for which the set-up names
    one, or who stands in for them. The two of the Samnites are equals like both consuls (section 5.52, ruling T21)."""
    return any(state.commanders.get(side) == leader for side in scenario_of(state).commanders)


def commander_staying_behind(state: RiseState, leader: str) -> str:
    """Return the Overall Commander in a leader's place who does not come along with them; "" if there is none."""
    there = stack_of_leader(state, leader)
    others = there.leaders if there is not None else ()
    return next((one for one in others if one != leader and follows_nobody(state, one)), "")


def why_not_taken_along(state: RiseState, leader: str) -> Barred:
    """Return why somebody is not among those whom a leader may take along, by their id."""
    chief = commander_staying_behind(state, leader)
    return lambda token: keyed_text("why.follows_nobody", leader=chief, section=HIERARCHY) if token == chief else None


def _subordinate(state: RiseState, leader: str, one: str) -> bool:
    other = state.republic.office_of_leader(one)
    return other is not None and _may_go_along(other) and outranks(state, leader, other)


def accompanying_leaders(state: RiseState, leader: str, there: Stack) -> tuple[str, ...]:
    """Return who comes along in an interception or a coordination: as in a march, and a consul's colleague in any case
    (section 5.54)."""
    found, consuls = leaders_taken_along(state, leader), [one.leader for one in state.republic.consuls]
    if there.power != ROMANS or leader not in consuls:
        return found
    others = [one for one in consuls if one in there.leaders and one not in (leader, *found)]
    return (*found, *[one for one in others if quarrel_rival(state, leader) != one])


def both_consuls(state: RiseState, leaders: Collection[str]) -> tuple[str, ...]:
    """Return the consuls of a force, if both are in it: a die says who is in charge (section 5.53)."""
    found = [man.leader for man in state.republic.consuls if man.leader in leaders]
    return tuple(found) if len(found) > 1 else ()


def legions_under(state: RiseState, leader: str, led: Collection[str] = ()) -> tuple[str, ...]:
    """Return the legions in their place that a leader may take: their own imperium, that of those whom they take along,
    and that of lower magistrates who are elsewhere (sections 5.45 and 5.52). A Dictator held in a siege commands those
    whose commander is absent (section 5.34)."""
    there = stack_of_leader(state, leader)
    own = state.republic.office_of_leader(leader)
    if there is None or own is None:
        return ()
    return tuple([one for one in there.legions if _commands(state, own, there, one, led)])


def troops_under(state: RiseState, leader: str, there: Stack) -> tuple[Troops, ...]:
    """Return the troops beside legions that a leader commands in a stack: all that march at all, but Rome's garrisons,
    which the Urban Praetor commands, and nothing else (section 5.46, ruling G67)."""
    if there.power != ROMANS:
        return troops_led_by(state, leader, there)
    man = state.republic.office_of_leader(leader)
    urban = man is not None and man.office == "urban_praetor"
    return tuple([one for one in free_troops(state, there) if (one.kind == GARRISON) == urban])


def _commands(state: RiseState, own: Magistrate, there: Stack, legion: str, led: Collection[str]) -> bool:
    of = state.republic.commander_of_legion(legion)
    if of is None:
        return own.held
    if of.leader == own.leader or of.leader in led:
        return True
    absent = of.leader not in there.leaders
    return absent and (own.held or own.rank < of.rank)


def legion_limit_of_leader(state: RiseState, leader: str) -> int:
    """Return how many legions a leader may march, intercept or coordinate with: eight; a Dictator or Master of Horse
    to whom the Senate has granted it any number (section 5.55)."""
    own = state.republic.office_of_leader(leader)
    free = own is None or (own.rank == 1 and "eight_legions" in own.granted)
    return NO_LIMIT if free else FIGURES.legion_limit


def note_led(state: RiseState, leader: str, led: Collection[str]) -> None:
    """Note that a consul has marched with their colleague, who can then not lead them in this turn (section 5.52)."""
    own = state.republic.office_of_leader(leader)
    for one in led:
        other = state.republic.office_of_leader(one)
        if own is not None and other is not None and own.rank == other.rank:
            state.republic = state.republic.with_magistrate(msgspec.structs.replace(other, led=True))


def overall_commanders(state: RiseState, side: Side, *, manpower: bool = False) -> tuple[str, ...]:
    """Return who is Overall Commander of a side: of Rome a Dictator or Master of Horse in the field, else both consuls,
    for manpower the Rome Consul alone (section 5.44); of others the one who is named, else the next by Initiative
    (ruling c.50)."""
    if side != ROMANS:
        return _others(state, side)
    if (dictator := state.republic.dictator) is not None:
        return (dictator.leader,)
    rome = state.republic.in_office("rome_consul")
    return tuple([one.leader for one in (rome if manpower and rome else state.republic.consuls)])


def _others(state: RiseState, side: Side) -> tuple[str, ...]:
    on_map = [one for there in state.stacks.values() if there.power == side for one in there.leaders]
    named = state.commanders.get(side, "")
    if named in on_map or not on_map:
        return (named,) if named in on_map else ()
    best = max(LEADERS[one].initiative for one in on_map)
    return tuple([one for one in on_map if LEADERS[one].initiative == best])


def allied_tribes(state: RiseState, side: Side) -> tuple[str, ...]:
    """Return the tribes that are allies of a side, so that its leaders can lead them: those whose master controls their
    province (First Alexander)."""
    return tuple([one for one in state.allied if side_of(state, one) == side])
