"""Siege attrition: each marker resolves every siege (section 9.5; rulings c.5, c.43, c.44, A17, G32, G35, G36 and
G37)."""

from collections.abc import Iterator

import msgspec

from engine.games.rise_of_the_roman_republic.board.control import province_of, scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.fleets import is_port_open_to
from engine.games.rise_of_the_roman_republic.board.halves import legions_from_pieces
from engine.games.rise_of_the_roman_republic.board.hexmap import terrain
from engine.games.rise_of_the_roman_republic.board.losses import attrition_sp, lose_sp, strength_by_arm
from engine.games.rise_of_the_roman_republic.board.sieges import (
    city_strength,
    lift_broken_sieges,
    owner_when_captor_leaves,
    take_city,
)
from engine.games.rise_of_the_roman_republic.combat.boxes import shift_province_against
from engine.games.rise_of_the_roman_republic.combat.command import likely_commander
from engine.games.rise_of_the_roman_republic.combat.fates import rescue_stranded_leaders
from engine.games.rise_of_the_roman_republic.combat.sides import (
    Parts,
    battle_letter,
    besieging_parts,
    leaders_of,
    legions_of,
    strength_of,
    worst_status,
)
from engine.games.rise_of_the_roman_republic.cup.markers import SIEGE
from engine.games.rise_of_the_roman_republic.events.combat import Modifier
from engine.games.rise_of_the_roman_republic.events.siege import Foraged, SiegeAttritionRolled
from engine.games.rise_of_the_roman_republic.forces import numbers_of
from engine.games.rise_of_the_roman_republic.frames.siege import Capture, SiegeAttrition
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.politics.command import attrition_modifier, is_partial_legion
from engine.games.rise_of_the_roman_republic.politics.merits import note_fight_begun, note_fight_result
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.siege.defence import garrison_parts, lose_city_sp
from engine.games.rise_of_the_roman_republic.siege.results import attrition_loss, attrition_percent
from engine.games.rise_of_the_roman_republic.siege.supply import is_supplied
from engine.games.rise_of_the_roman_republic.state import DISORGANIZED, RiseState
from engine.games.rise_of_the_roman_republic.tables import LEADERS, ROME, TABLES
from engine.games.rise_of_the_roman_republic.tribes.armies import tribe_in
from engine.kernel.rulebook import Call, End, Goto, Next

RULES.procedure(SiegeAttrition, activity=True)
OSTIA = "3715"  # the port of Rome
WASTED = 9  # the natural die at which who forages lays the province waste (ruling G36)


class Roll(msgspec.Struct, frozen=True):
    """What a die of siege attrition is about. power: who rolls. size: Attrition SP. leader: who commands."""

    power: str
    besieger: bool
    size: int
    leader: str
    modifiers: tuple[Modifier, ...]

    @property
    def modifier_sum(self) -> int:
        """Return the sum of the modifiers."""
        return sum(one.amount for one in self.modifiers)


def sieges_in_order(state: RiseState) -> tuple[str, ...]:
    """Return the besieged cities in the order in which they are resolved: by the side of the besieger, as the scenario
    lists them, then by hex (ruling A17)."""
    sides = list(scenario_of(state).sides)

    def order(place: str) -> tuple[int, str]:
        side = side_of(state, state.cities[place].besieger)
        return (sides.index(side) if side in sides else len(sides), place)

    return tuple(sorted([place for place, city in state.cities.items() if city.besieger], key=order))


def besiegers(state: RiseState, place: str) -> Parts:
    """Return who besieges a city."""
    return besieging_parts(state, state.cities[place].besieger, place)


def excess_legions_modifier(state: RiseState, parts: Parts) -> tuple[int, str]:
    """Return the modifier of too many whole legions, and the leader by whom it is reckoned: of the highest rank, of
    several the one who leads most (section 5.57)."""
    men = [man for one in leaders_of(parts) if (man := state.republic.office_of_leader(one)) is not None]
    top = [man.leader for man in men if man.rank == min([one.rank for one in men])]
    leader = max(top, key=lambda one: FIGURES.command_efficiency[battle_letter(one)], default="")
    composition = scenario_of(state).legions
    known = legions_from_pieces(state, legions_of(parts)).values()
    whole_ones = [one for one in known if not is_partial_legion(one.elements, composition)]
    return attrition_modifier(battle_letter(leader), len(whole_ones)), leader or likely_commander(
        state, leaders_of(parts)
    )


def besieger_roll(state: RiseState, place: str) -> Roll:
    """Return what the besieger's die is about."""
    figures, parts = TABLES.siege_attrition, besiegers(state, place)
    power = state.cities[place].besieger
    fed = is_supplied(state, power, place)
    too_many, leader = excess_legions_modifier(state, parts)
    found = (
        Modifier("supplied", figures.supplied if fed else 0),
        Modifier("forage", 0 if fed else figures.forage),
        Modifier("flat_ground", figures.flat if terrain(place) == "flat" else 0),
        *_common(state, parts, place, too_many),
    )
    return Roll(
        power, True, attrition_sp(strength_by_arm(state, parts)), leader, tuple([one for one in found if one.amount])
    )


def besieged_roll(state: RiseState, place: str) -> Roll:
    """Return what the die of the besieged is about: their militia counts with them."""
    parts = garrison_parts(state, place)
    too_many, leader = excess_legions_modifier(state, parts)
    found = (*_common(state, parts, place, too_many), *_of_port(state, place))
    size = attrition_sp(strength_by_arm(state, parts)) + state.cities[place].ids
    power = parts[0].key.partition("@")[0] if parts else state.cities[place].holder or tribe_in(province_of(place))
    return Roll(power, False, size, leader, tuple([one for one in found if one.amount]))


def _common(state: RiseState, parts: Parts, place: str, too_many: int) -> Iterator[Modifier]:
    figures = TABLES.siege_attrition
    yield Modifier("disorganized", figures.disorganized if worst_status(state, parts) == DISORGANIZED else 0)
    yield Modifier("efficiency_siege", too_many, len(numbers_of(legions_of(parts))))
    yield Modifier("devastated", figures.devastated if province_of(place) in state.devastated else 0)


def _of_port(state: RiseState, place: str) -> Iterator[Modifier]:
    """Yield the modifier of a port whose sea one of the two commands; where there are no fleets there is none (rulings
    c.44 and G35)."""
    figures = TABLES.siege_attrition
    owner, besieger = (side_of(state, one) for one in (state.cities[place].holder, state.cities[place].besieger))
    yield Modifier("port_open", figures.port if _at_sea(state, owner, place) else 0)
    yield Modifier("port_blockaded", figures.blockaded if _at_sea(state, besieger, place) else 0)


def _at_sea(state: RiseState, side: str, place: str) -> bool:
    """Return whether a side commands the sea before a city: Rome counts as a port for who holds Ostia (RRR 9.0)."""
    port = OSTIA if place == ROME and side_of(state, state.cities[OSTIA].holder) == side else place
    return is_port_open_to(state, side, port)


@RULES.step(SiegeAttrition)
def resolve_next_siege(play: RisePlay, frame: SiegeAttrition) -> Next:
    """Resolve the next siege: the besieger's die, then that of the besieged; both lose, then it is seen whether the
    city has fallen (ruling G36)."""
    state = play.state
    if not frame.begun:
        frame.places, frame.begun = sieges_in_order(state), True
    if not frame.places:
        return End()
    place, frame.places = frame.places[0], frame.places[1:]
    if place not in sieges_in_order(state):
        return Goto("start")
    outside, inside = besieger_roll(state, place), besieged_roll(state, place)
    strengths = strength_of(state, besiegers(state, place)), strength_of(state, garrison_parts(state, place))
    presents = leaders_of(besiegers(state, place)), leaders_of(garrison_parts(state, place))
    die, paid = _roll(play, place, outside)
    _, due = _roll(play, place, inside)
    if die == WASTED and any(one.name == "forage" for one in outside.modifiers):
        _waste(play, place, outside.power)
    own = lose_sp(play, besiegers(state, place), paid, "siege")
    theirs = lose_city_sp(play, place, due, "siege", attrition=True)
    falls = not city_strength(state, place)
    _note(state, outside.leader, presents[0], strengths[0], won=falls, caused=theirs.infantry, lost=own.sp)
    _note(state, inside.leader, presents[1], strengths[1], won=False, caused=own.infantry, lost=theirs.sp)
    left = bool(besiegers(state, place)) and strength_of(state, besiegers(state, place)) > 0
    lift_broken_sieges(play)
    if falls and left:
        return Call(Capture(place=place, power=outside.power, leader=outside.leader, how="attrition"), "start")
    if falls:
        take_city(play, place, owner_when_captor_leaves(state, place), "attrition")
    rescue_stranded_leaders(play)
    return Goto("start")


def _roll(play: RisePlay, place: str, one: Roll) -> tuple[int, int]:
    """Roll for a side; return the die, and the Attrition SP that it loses."""
    die = roll_d10(play, f"siege_{place}_{'besieger' if one.besieger else 'besieged'}")
    adjusted = die + one.modifier_sum
    loss = min(one.size, attrition_loss(adjusted, one.size))
    play.emit(
        SiegeAttritionRolled(
            modifiers=one.modifiers,
            place=place,
            power=one.power,
            besieger=one.besieger,
            die=die,
            adjusted=adjusted,
            attrition_sp=one.size,
            percent=attrition_percent(adjusted),
            loss=loss,
            marker=FIGURES.siege_markers - play.state.cup.markers.count(SIEGE),
        )
    )
    return die, loss


def _waste(play: RisePlay, place: str, power: str) -> None:
    """Lay the province waste on which the besieger lives."""
    state, province = play.state, province_of(place)
    if province not in state.devastated:
        state.devastated = (*state.devastated, province)
        play.emit(Foraged(place, power, province))
        shift_province_against(play, province, side_of(state, power), "devastated")


def _note(
    state: RiseState, leader: str, present: tuple[str, ...], strength: int, *, won: bool, caused: int, lost: int
) -> None:
    """Note what siege attrition means for a Roman commander (ruling c.32)."""
    if leader and LEADERS[leader].side == ROMANS:
        note_fight_begun(state, present, leader, strength)
        note_fight_result(state, leader, won=won, caused=caused, lost=lost, battle=False)
