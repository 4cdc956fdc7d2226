"""What a request has brought is put on the map: new legions with their commanders, auxiliaries (sections 5.21, 5.29,
10.15, 10.21 and 10.25; rulings c.12, W21 and T11)."""

from collections.abc import Mapping

import msgspec

from engine.games.rise_of_the_roman_republic.actions.manpower import GiveLegions, NoAuxiliaries, PlaceAuxiliaries
from engine.games.rise_of_the_roman_republic.actions.politics import Muster, MusterApart
from engine.games.rise_of_the_roman_republic.board.stacks import add_troops, set_stack, stack_at
from engine.games.rise_of_the_roman_republic.cup.markers import add_markers
from engine.games.rise_of_the_roman_republic.events.manpower import LevyRaised
from engine.games.rise_of_the_roman_republic.frames.manpower import Raising
from engine.games.rise_of_the_roman_republic.frames.politics import Election
from engine.games.rise_of_the_roman_republic.manpower.quarters import contingent_places, note_waiting
from engine.games.rise_of_the_roman_republic.politics.raising import (
    citizen_places,
    default_muster,
    muster_menu,
    muster_places,
    raise_legions,
    whole_places,
)
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState, Troops
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.texts import keyed_text

PROCONSUL = "proconsul"
PAIR = 2  # legions of a consular army

RULES.procedure(Raising)


def next_mustering_legions(state: RiseState, frame: Raising) -> tuple[str, ...]:
    """Return the legions that muster next: first the one that a short army waits for, then two, then a single one."""
    return frame.legions[: 1 if state.republic.short else PAIR]


def _chooses(state: RiseState, frame: Raising) -> bool:
    """Return whether there is a choice of places: not where they are to muster in a certain city, unless that is
    besieged and their allies have to go elsewhere."""
    if not frame.place:
        return bool(citizen_places(state))
    return frame.place not in whole_places(state) and frame.place in citizen_places(state)


@RULES.ask(
    Raising,
    sides=lambda state, frame: (ROMANS,) if frame.legions and _chooses(state, frame) else (),
    menu=lambda state, frame, side: muster_menu(state, len(next_mustering_legions(state, frame)), frame.place),
    default=lambda state, frame, side: default_muster(state, len(next_mustering_legions(state, frame)), frame.place),
    subject=lambda state, frame, side: keyed_text(
        "prompt.raising.start",
        legions=next_mustering_legions(state, frame),
        legions_count=len(next_mustering_legions(state, frame)),
    ),
    section="10.21",
)
def muster_legions(play: RisePlay, frame: Raising, answers: Mapping[str, Muster | MusterApart]) -> Next:
    """Raise the next legions. The first joins a consular army that is short, under its commander; two are for a consul
    without imperium or a Proconsul, a single one for a Praetor."""
    state = play.state
    numbers = next_mustering_legions(state, frame)
    if not numbers or not (answers or frame.place):
        return Goto("reinforce")
    where = muster_places(answers[ROMANS] if answers else Muster(frame.place, frame.place), len(numbers))
    raise_legions(play, numbers, where)
    frame.legions = frame.legions[len(numbers) :]
    republic = state.republic
    if republic.short:
        _fill_up(state, numbers[0])
        return Goto("start")
    if len(numbers) < PAIR:
        return Call(Election(office="praetor", legions=numbers, midturn=True), "elected")
    frame.pair = numbers
    return Goto("command")


def _fill_up(state: RiseState, legion: str) -> None:
    """Add a legion to the consular army that is short (ruling W21)."""
    republic = state.republic
    number = republic.short
    republic = msgspec.structs.replace(republic.with_army(number, (*republic.armies[number], legion)), short=0)
    man = next((one for one in republic.magistrates if one.army == number), None)
    if man is not None:
        republic = republic.with_magistrate(msgspec.structs.replace(man, legions=(*man.legions, legion)))
    state.republic = republic


def new_legion_recipients(state: RiseState) -> tuple[str, ...]:
    """Return who may be given two new legions: the Rome Consul alone if they have none, for the first two of a turn are
    their (section 5.21); else a Field Consul without imperium or a new Proconsul."""
    idle = [one for one in state.republic.consuls if not one.legions]
    rome = [one.leader for one in idle if one.office == "rome_consul"]
    return tuple(rome) or (*[one.leader for one in idle], PROCONSUL)


@RULES.ask(
    Raising,
    "command",
    sides=lambda state, frame: (ROMANS,) if len(new_legion_recipients(state)) > 1 else (),
    menu=lambda state, frame, side: Menu(Form(GiveLegions, to=OneOf(new_legion_recipients(state)))),
    default=lambda state, frame, side: GiveLegions(new_legion_recipients(state)[0]),
    subject=lambda state, frame, side: keyed_text("prompt.raising.command", legions=frame.pair),
    section="5.29",
)
def give_new_legions(play: RisePlay, frame: Raising, answers: Mapping[str, GiveLegions]) -> Call:
    """Give the two to a consul, who is placed with them, or elect a Proconsul."""
    state = play.state
    to = answers[ROMANS].to if answers else new_legion_recipients(state)[0]
    man = state.republic.office_of_leader(to)
    if man is None:
        return Call(Election(office="proconsul", legions=frame.pair, midturn=True), "elected")
    given = Election(step="imperium", office=man.office, leader=to, legions=frame.pair, midturn=True)
    return Call(given, "start")


@RULES.step(Raising, "elected")
def add_elected_markers(play: RisePlay, frame: Raising) -> Goto:
    """Put the markers of the new Proconsul or Praetor into the cup at once (ruling c.12)."""
    man = play.state.republic.office_of_leader(play.value) if isinstance(play.value, str) else None
    if man is not None:
        add_markers(play.state, man.office, man.most)
    return Goto("start")


# Auxiliaries


def incomplete_contingents(state: RiseState) -> tuple[str, ...]:
    """Return the kinds of auxiliaries of which a whole contingent is not in play yet (section 10.15, ruling T11)."""
    figures = TABLES.legion_request.auxiliaries
    there = [troops for one in state.stacks.values() if one.power == ROMANS for troops in one.troops]
    in_play = {kind: sum([troops.sp for troops in there if troops.kind == kind]) for kind in figures.most}
    return tuple([kind for kind, most in figures.most.items() if most - in_play[kind] >= figures.sp])


def available_auxiliary_kinds(state: RiseState) -> tuple[str, ...]:
    """Return the kinds of auxiliaries that can come: a whole contingent is left, and there is a place for it."""
    return tuple([kind for kind in incomplete_contingents(state) if contingent_places(state, kind)])


@RULES.ask(
    Raising,
    "auxiliaries",
    sides=lambda state, frame: (ROMANS,) if frame.auxiliaries and available_auxiliary_kinds(state) else (),
    menu=lambda state, frame, side: Menu(
        Form(
            PlaceAuxiliaries,
            kind=OneOf(available_auxiliary_kinds(state)),
            place=lambda chosen: OneOf(tuple(contingent_places(state, chosen["kind"]))),
        ),
        Form(NoAuxiliaries),
    ),
    default=lambda state, frame, side: PlaceAuxiliaries(
        available_auxiliary_kinds(state)[0], next(iter(contingent_places(state, available_auxiliary_kinds(state)[0])))
    ),
    section="10.25",
)
def place_auxiliaries(play: RisePlay, frame: Raising, answers: Mapping[str, PlaceAuxiliaries | NoAuxiliaries]) -> End:
    """Put the contingent down; in a city without a legion it waits for the Legate."""
    state = play.state
    for chosen in [one for one in answers.values() if isinstance(one, PlaceAuxiliaries)]:
        at = contingent_places(state, chosen.kind)[chosen.place]
        there = stack_at(state, ROMANS, at.hex, at.inside)
        feet = TABLES.legion_request.auxiliaries.sp
        set_stack(state, add_troops(there, (Troops(chosen.kind, feet),)))
        note_waiting(state, chosen.kind, there)
        play.emit(LevyRaised(ROMANS, chosen.kind, feet, 0, at.hex, "granted"))
    return End()
