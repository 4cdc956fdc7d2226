"""Samnite Incursion: the tribe of a province that is not friendly falls upon Samnites or Gauls who come to a Stop in it
(Samnite Wars; rulings W4 to W8, W25 and s.3).

A Stop is noted where it happens (`tribes/stops.py`); the tribe comes when the Operation is settled.
"""

from collections.abc import Mapping

import msgspec

from engine.games.rise_of_the_roman_republic.actions.combat import Retreat
from engine.games.rise_of_the_roman_republic.board.control import province_of, scenario_of
from engine.games.rise_of_the_roman_republic.board.hexmap import land_steps, terrain
from engine.games.rise_of_the_roman_republic.board.losses import lose_percent, whole_stack_part
from engine.games.rise_of_the_roman_republic.board.parts import move_force_to_hex
from engine.games.rise_of_the_roman_republic.board.sieges import (
    enemies_outside,
    is_city_open,
    is_stack_besieged,
    lift_broken_sieges,
    place_siege,
)
from engine.games.rise_of_the_roman_republic.board.stacks import add_troops, set_stack, stack_at, stack_key, total_sp
from engine.games.rise_of_the_roman_republic.combat.avoidance import choice_to_end_inside
from engine.games.rise_of_the_roman_republic.combat.escapes import Escape
from engine.games.rise_of_the_roman_republic.combat.flight import CORNERED
from engine.games.rise_of_the_roman_republic.combat.passage import withdrawal_frame
from engine.games.rise_of_the_roman_republic.combat.sides import defending_beside, hex_of_stack, power_of
from engine.games.rise_of_the_roman_republic.events.combat import NoRetreat
from engine.games.rise_of_the_roman_republic.events.tribes import IncursionMet
from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from engine.games.rise_of_the_roman_republic.frames.tribes import Incursion
from engine.games.rise_of_the_roman_republic.manpower.levies import tribal_army
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.siege.holding import hold_allied_cities
from engine.games.rise_of_the_roman_republic.state import RiseState, Troops
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.games.rise_of_the_roman_republic.tribes.allegiance import SAMNITES, review_tribes
from engine.games.rise_of_the_roman_republic.tribes.armies import remove_tribe_army, stacks_of, troop_kind_of_tribe
from engine.games.rise_of_the_roman_republic.tribes.mobilisation import romans_in_capua
from engine.games.rise_of_the_roman_republic.tribes.stops import tribe_resenting_stop
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

RULES.procedure(Incursion, activity=True)
NOBODY = -1  # the die of a tribe that is in arms already
DEFENDERS_WIN = ("d_win", "d_major")
POINTS = TABLES.attrition_points.avoid


def pending_incursion(state: RiseState) -> Incursion | None:
    """Return the procedure of the next Incursion; None if none is to be settled."""
    while state.incursions:
        name, *others = state.incursions
        state.incursions = tuple(others)
        if name in state.stacks and tribe_falling_upon(state, name):
            return Incursion(intruder=name)
    return None


def tribe_falling_upon(state: RiseState, name: str) -> str:
    """Return the tribe that falls upon a stack now, "" for none: not one that is besieged, nor one that Rome leads
    already."""
    there = state.stacks[name]
    tribe = tribe_resenting_stop(state, there.power, province_of(there.hex))
    if not tribe or not total_sp(state, there) or is_stack_besieged(state, there):
        return ""
    busy = state.masters.get(tribe) == ROMANS or any(is_stack_besieged(state, one) for one in stacks_of(state, tribe))
    return "" if busy else tribe


def bring_tribe_army(state: RiseState, tribe: str, place: str, die: int) -> None:
    """Bring a tribe to a hex, led by Rome: its army, else one that is raised by a die for this alone."""
    if there := stacks_of(state, tribe):
        own, name = there[0], stack_key(tribe, there[0].hex, there[0].inside)
        if own.hex != place or own.inside:
            move_force_to_hex(state, name, whole_stack_part(state, name).force, place)
    else:
        infantry, cavalry = tribal_army(tribe, die, garrisoned=romans_in_capua(state))
        levy = msgspec.structs.replace(stack_at(state, tribe, place), leaders=(TABLES.tribes[tribe].leader,))
        set_stack(state, add_troops(levy, (Troops(troop_kind_of_tribe(tribe), infantry, cavalry),)))
        state.levies = (*state.levies, tribe)
    state.masters = {**state.masters, tribe: ROMANS}


@RULES.step(Incursion)
def begin_incursion(play: RisePlay, frame: Incursion) -> Next:
    """Bring the tribe to them: its army, else one that is raised for this alone. Rome leads it. Who is in a city is
    besieged, others are attacked at once, without Avoidance and without help (ruling W4)."""
    state = play.state
    there = state.stacks[frame.intruder]
    frame.tribe = tribe = tribe_falling_upon(state, frame.intruder)
    die = NOBODY if stacks_of(state, tribe) else roll_d10(play, "tribal_army")
    bring_tribe_army(state, tribe, there.hex, die)
    lift_broken_sieges(play)
    army = state.stacks[stack_key(tribe, there.hex)]
    feet, horse = (sum([getattr(one, arm) for one in army.troops]) for arm in ("infantry", "cavalry"))
    play.emit(IncursionMet(tribe, there.power, there.hex, die, feet, horse, there.inside))
    if there.inside:
        place_siege(play, army, army.leaders[0])
        return End()
    frame.beside = tuple([one.key for one in defending_beside(state, there.power, there.hex)])
    return Call(
        Battle(
            attacker=stack_key(tribe, there.hex),
            hex=there.hex,
            defender=frame.intruder,
            avoidable=False,
            incursion=True,
        ),
        "fought",
    )


@RULES.step(Incursion, "fought")
def end_incursion_battle(play: RisePlay, frame: Incursion) -> Next:
    """Send who has not won to Samnium."""
    there = play.state.stacks.get(frame.intruder)
    if play.value in DEFENDERS_WIN or there is None or not total_sp(play.state, there):
        return Goto("over")
    return Goto("flee")


def samnite_retreat_hexes(state: RiseState, name: str) -> tuple[Escape, ...]:
    """Return the hexes of Samnium to which a stack may retreat, each by a shortest way, past no enemy: outside, and
    inside a city that is open (ruling W6)."""
    there = state.stacks[name]
    best: dict[str, tuple[int, tuple[str, ...]]] = {there.hex: (0, ())}
    edge = [there.hex]
    found: list[Escape] = []
    while edge:
        new: dict[str, tuple[int, tuple[str, ...]]] = {}
        for here in edge:
            points, way = best[here]
            for to in land_steps(state, here, there.power):
                if to in best or enemies_outside(state, there.power, to):
                    continue
                label = (points + POINTS[terrain(to)], (*way, to))
                if to not in new or label < new[to]:
                    new[to] = label
        best |= new
        edge = list(new)
    homes = scenario_of(state).home[SAMNITES]
    for to, (points, way) in best.items():
        if way and province_of(to) in homes:
            found.append(Escape(way, to, False, points, 0))
            if is_city_open(state, there.power, to):
                found.append(Escape(way, to, True, points - POINTS[terrain(to)], 0))
    return tuple(sorted(found, key=lambda one: (len(one.way), one.points, one.to)))


def _menu(state: RiseState, frame: Incursion, side: Side) -> Menu:
    found = samnite_retreat_hexes(state, frame.intruder)
    to = OneOf(dict.fromkeys([one.to for one in found]))
    return Menu(Form(Retreat, to=to, inside=lambda given: choice_to_end_inside(found, given["to"])))


def _default(state: RiseState, frame: Incursion, side: Side) -> Retreat:
    nearest = samnite_retreat_hexes(state, frame.intruder)
    best = min(nearest, key=lambda one: (one.points, not one.inside, len(one.way), one.to))
    return Retreat(best.to, best.inside)


@RULES.ask(
    Incursion,
    "flee",
    sides=lambda state, frame: (SAMNITES,) if len(samnite_retreat_hexes(state, frame.intruder)) > 1 else (),
    menu=_menu,
    default=_default,
    subject=lambda state, frame, side: keyed_text(
        "prompt.incursion.flee",
        place=hex_of_stack(frame.intruder),
        tribe=frame.tribe,
        sp=total_sp(state, state.stacks[frame.intruder]),
    ),
    section="scenarios",
)
def retreat_to_samnium(play: RisePlay, frame: Incursion, answers: Mapping[Side, Retreat]) -> Next:
    """Retreat to Samnium, over any distance; who finds no way loses more and stays. Allies do as they do."""
    state = play.state
    part = whole_stack_part(state, frame.intruder)
    found = samnite_retreat_hexes(state, frame.intruder)
    if not found:
        for one in (part, *[whole_stack_part(state, name) for name in frame.beside if name in state.stacks]):
            play.emit(NoRetreat(power_of(one.key), hex_of_stack(one.key), CORNERED))
            lose_percent(play, (one,), CORNERED, "cornered")
        return Goto("over")
    action = next(iter(answers.values()), Retreat(found[0].to, found[0].inside))
    chosen = next(one for one in found if (one.to, one.inside) == (action.to, action.inside))
    frame.way, frame.points, frame.to, frame.inside = chosen.way, chosen.points, chosen.to, chosen.inside
    return Call(withdrawal_frame(part, chosen, "retreat"), "follow")


@RULES.step(Incursion, "follow")
def retreat_next_ally(play: RisePlay, frame: Incursion) -> Next:
    """Let the next allied tribe that has fought beside them go the same way; a beaten one is gone."""
    state = play.state
    while frame.beside:
        name, *others = frame.beside
        frame.beside = tuple(others)
        if name in state.stacks:
            inside = frame.inside and is_city_open(state, power_of(name), frame.to)
            escape = Escape(frame.way, frame.to, inside, frame.points, 0)
            return Call(withdrawal_frame(whole_stack_part(state, name), escape, "retreat"), "follow")
    return Goto("over")


@RULES.step(Incursion, "over")
def end_incursion(play: RisePlay, frame: Incursion) -> End:
    """Send a tribe home that was raised for this alone; any other is the Samnite player's again."""
    state = play.state
    if frame.tribe in state.levies:
        remove_tribe_army(play, frame.tribe, "alone")
    hold_allied_cities(play)
    review_tribes(play)
    return End()
