"""The Naval Superiority Segment (section 3.0 C/2): levels are built, then moved between zones (sections 7.11, 7.12 and
7.15; rulings c.58, E9 and E27)."""

from collections.abc import Mapping

from engine.games.rise_of_the_roman_republic.actions.naval import KeepFleets, RaiseLevels, Reallot
from engine.games.rise_of_the_roman_republic.board.control import scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.fleets import MOST, change_fleet_level, holds_zone_by_allied_fleet
from engine.games.rise_of_the_roman_republic.events.combat import Modifier
from engine.games.rise_of_the_roman_republic.events.naval import (
    FleetBuilt,
    LevelChange,
    LevelMoved,
    LevelsRaised,
    SeaDiceRolled,
)
from engine.games.rise_of_the_roman_republic.frames.naval import Fleets
from engine.games.rise_of_the_roman_republic.manpower.levies import naval_levels
from engine.games.rise_of_the_roman_republic.manpower.request import manpower_modifiers
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Item, Pick
from engine.kernel.rulebook import End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

RULES.procedure(Fleets)


def fleet_building_powers(state: RiseState) -> tuple[str, ...]:
    """Return the powers that build: Rome, and Carthage for who controls it (ruling E27). Nobody else has shipyards."""
    fleet = scenario_of(state).fleet
    others = (fleet.power,) if fleet is not None and side_of(state, fleet.power) in state.players else ()
    return (ROMANS, *others)


@RULES.step(Fleets)
def begin_fleet_phase(play: RisePlay, frame: Fleets) -> Next:
    """Begin it, but for the first turn, which begins with the Operations."""
    state = play.state
    if not scenario_of(state).has_rule("naval") or state.turn == 1:
        return End()
    frame.builders = fleet_building_powers(state)
    return Goto("build")


@RULES.step(Fleets, "build")
def roll_fleet_building(play: RisePlay, frame: Fleets) -> Goto:
    """Roll for the next who builds, on the naval column of the Legion Request Table; Carthage adds one."""
    if not frame.builders:
        return Goto("dice")
    frame.builder, *others = frame.builders
    frame.builders = tuple(others)
    punic = (Modifier("shipyards", TABLES.legion_request.modifiers.carthage_naval),)
    found = punic if frame.builder != ROMANS else manpower_modifiers(play.state)
    die, change = roll_d10(play, f"fleet_{frame.builder}"), sum(one.amount for one in found)
    frame.levels = naval_levels(die + change)
    play.emit(FleetBuilt(frame.builder, die, change, frame.levels, found))
    return Goto("raise" if frame.levels else "build")


def raisable_fleet_levels(state: RiseState, frame: Fleets) -> dict[str, int]:
    """Return by how many levels each zone can be raised: none where a fleet of another has the highest anyway."""
    side = side_of(state, frame.builder)
    open_ones = [zone for zone in state.naval if not holds_zone_by_allied_fleet(state, side, zone)]
    room = {zone: MOST - state.naval[zone].get(side, -MOST) for zone in open_ones}
    return {zone: min(frame.levels, left) for zone, left in room.items() if left > 0}


def _pick(state: RiseState, frame: Fleets) -> Pick:
    found = raisable_fleet_levels(state, frame)
    return Pick([Item(zone, count=count) for zone, count in found.items()], 0, min(frame.levels, sum(found.values())))


def _builds(state: RiseState, frame: Fleets) -> tuple[Side, ...]:
    side = side_of(state, frame.builder)
    return (side,) if side in state.players and raisable_fleet_levels(state, frame) else ()


@RULES.ask(
    Fleets,
    "raise",
    sides=_builds,
    menu=lambda state, frame, side: Menu(Form(RaiseLevels, zones=_pick(state, frame))),
    default=lambda state, frame, side: RaiseLevels(()),
    subject=lambda state, frame, side: keyed_text("prompt.fleets.raise", levels=frame.levels, power=frame.builder),
    section="7.11",
)
def raise_fleet_levels(play: RisePlay, frame: Fleets, answers: Mapping[Side, RaiseLevels]) -> Goto:
    """Raise the levels; what one side wins in a zone its enemies lose (ruling c.58). Rome raises fewer legions for
    it."""
    state = play.state
    for side, action in answers.items():
        before = {zone: dict(state.naval[zone]) for zone in dict.fromkeys(action.zones)}
        for zone in action.zones:
            change_fleet_level(state, side, zone, 1)
            for other in [one for one in state.players if one != side]:
                change_fleet_level(state, other, zone, -1)
        if action.zones:
            play.emit(LevelsRaised(side, action.zones, _changes(state, before)))
        if frame.builder == ROMANS:
            state.fleets += len(action.zones)
    return Goto("build")


def _changes(state: RiseState, before: Mapping[str, Mapping[Side, int]]) -> tuple[LevelChange, ...]:
    """Return which sides have another level in some zones now. before: by zone, the level of each side."""
    return tuple(
        [
            LevelChange(zone, side, level, state.naval[zone][side])
            for zone, levels in before.items()
            for side, level in levels.items()
            if side in state.players and state.naval[zone][side] != level
        ]
    )


# Re-allotment


@RULES.step(Fleets, "dice")
def roll_first_mover(play: RisePlay, frame: Fleets) -> Goto:
    """Roll who moves a level first: the higher die; ties again."""
    sides = [side for side in play.state.players if fleet_level_moves(play.state, side)]
    frame.order = tuple(sides)
    while len(sides) > 1:
        rolled = {side: roll_d10(play, f"sea_{side}") for side in sides}
        order = sorted(sides, key=lambda side: -rolled[side])
        if rolled[order[0]] > rolled[order[1]]:
            frame.order = tuple(order)
            play.emit(SeaDiceRolled(rolled, order[0]))
            break
    return Goto("move")


def fleet_level_moves(state: RiseState, side: Side) -> dict[str, tuple[str, ...]]:
    """Return the zones from which a side can move a level of its own, each with those to which it can (ruling E9)."""
    own = {
        zone: boxes.get(side, -MOST)
        for zone, boxes in state.naval.items()
        if not holds_zone_by_allied_fleet(state, side, zone)
    }
    sources = [zone for zone, level in own.items() if level > -MOST]
    found = {one: tuple([zone for zone, level in own.items() if zone != one and level < MOST]) for one in sources}
    return {source: zones for source, zones in found.items() if zones}


def _movers(state: RiseState, frame: Fleets) -> tuple[Side, ...]:
    return frame.order[:1] if frame.order and fleet_level_moves(state, frame.order[0]) else ()


def _menu(state: RiseState, frame: Fleets, side: Side) -> Menu:
    found = fleet_level_moves(state, side)
    return Menu(
        Form(KeepFleets), Form(Reallot, source=OneOf(tuple(found)), zone=lambda given: OneOf(found[given["source"]]))
    )


@RULES.ask(
    Fleets,
    "move",
    sides=_movers,
    menu=_menu,
    default=lambda state, frame, side: KeepFleets(),
    section="7.15",
)
def move_fleet_level(play: RisePlay, frame: Fleets, answers: Mapping[Side, Reallot | KeepFleets]) -> Next:
    """Move a level of one side, then of the other."""
    state = play.state
    if not frame.order:
        return End()
    side, *others = frame.order
    frame.order = tuple(others)
    action = answers.get(side)
    if isinstance(action, Reallot):
        before = {zone: dict(state.naval[zone]) for zone in (action.source, action.zone)}
        change_fleet_level(state, side, action.source, -1)
        change_fleet_level(state, side, action.zone, 1)
        play.emit(LevelMoved(side, action.source, action.zone, _changes(state, before)))
    return Goto("move")
