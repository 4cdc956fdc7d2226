"""The election of one magistrate: who, with which imperium, where, for which province (sections 5.2 and 5.29)."""

from collections.abc import Mapping
from typing import cast

import msgspec

from engine.games.rise_of_the_roman_republic.actions.politics import (
    DRAW,
    NONE,
    Assign,
    Elect,
    Muster,
    MusterApart,
    RequestArmy,
    TakeField,
    consular_army_text,
)
from engine.games.rise_of_the_roman_republic.board.control import province_of
from engine.games.rise_of_the_roman_republic.board.halves import legions_in_play
from engine.games.rise_of_the_roman_republic.board.sieges import is_city_open
from engine.games.rise_of_the_roman_republic.board.stacks import move_leader, stack_at, total_sp
from engine.games.rise_of_the_roman_republic.events.politics import ImperiumAssigned, MagistrateElected, SeatLeftOpen
from engine.games.rise_of_the_roman_republic.forces import numbers_of
from engine.games.rise_of_the_roman_republic.frames.politics import Election
from engine.games.rise_of_the_roman_republic.office_figures import Office
from engine.games.rise_of_the_roman_republic.politics import schedule
from engine.games.rise_of_the_roman_republic.politics.command import midturn_dictator_markers, operations_phase_count
from engine.games.rise_of_the_roman_republic.politics.eligibility import (
    CONSULAR,
    eligible_masters_of_horse,
    is_skipped,
    leaders_in_cup,
    loose_legions,
    must_ask_for_army,
    nameable_leaders,
    offices_for_uncommanded_armies,
)
from engine.games.rise_of_the_roman_republic.politics.historical import leaders_barred_from_draw, office_holders_of_year
from engine.games.rise_of_the_roman_republic.politics.imperium import (
    army_tokens,
    assignable_provinces,
    assigned_area,
    legions_of,
    legions_token,
    magistrate_placement_hexes,
    stack_placed_in_rome,
)
from engine.games.rise_of_the_roman_republic.politics.raising import (
    citizen_places,
    default_muster,
    free_legion_numbers,
    muster_menu,
    muster_places,
    raise_legions,
)
from engine.games.rise_of_the_roman_republic.politics.requests import ask_senate
from engine.games.rise_of_the_roman_republic.politics.worth import own_cities_first
from engine.games.rise_of_the_roman_republic.republic import Magistrate
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import LEADERS
from engine.kernel.choices import Number, OneOf, Option
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import End, Goto, Next
from engine.kernel.texts import Text, keyed_text

RULES.procedure(Election)


def office_being_filled(frame: Election) -> Office:
    """Return the office that is filled."""
    return cast(Office, frame.office)


def candidates_by_name(state: RiseState, frame: Election) -> tuple[str, ...]:
    """Return who can be chosen instead of a draw: prorogued men for an army, men of a Triumph. Who commands two legions
    raised during a turn is drawn (section 5.29), not so the Praetor of one (section 5.24, ruling G71); a replacement is
    drawn in any case (sections 5.68 and 8.67)."""
    if frame.gap or (frame.legions and frame.office != "praetor"):
        return ()
    prorogued = frame.prorogued if frame.office in ("proconsul", "praetor") else ()
    fit = [one for one in prorogued if frame.office == "praetor" or not _was_praetor(state, one)]
    kept = state.republic.pool if frame.midturn else frame.kept  # nobody stays on in office during a turn
    return (*fit, *nameable_leaders(state.republic, office_being_filled(frame), state.turn, kept))


def election_subject_text(frame: Election) -> Text:
    """Return who is to be elected, and during a turn why: a magistrate has fallen, or new legions have no commander."""
    raised = frame.legions if frame.midturn and frame.gap is None else ()
    facts = {"office": frame.office, "gap": frame.gap is not None}
    return keyed_text("prompt.election.who", **facts, legions=raised, legions_count=len(raised))


def _was_praetor(state: RiseState, leader: str) -> bool:
    return any(one.leader == leader and one.office == "praetor" for one in state.republic.outgoing)


def candidates(state: RiseState, frame: Election) -> tuple[str, ...]:
    """Return the choices of an election: a draw, if anybody can be drawn, and men by name; those of history alone,
    where the table plays with them."""
    if schedule.has_schedule(state):
        return schedule.scheduled_candidates(state, frame)
    if not frame.midturn and (listed := office_holders_of_year(state, office_being_filled(frame))):
        return listed
    draw = (DRAW,) if leaders_in_cup(state.republic, office_being_filled(frame)) else ()
    return (*draw, *candidates_by_name(state, frame))


def _in_the_cup(state: RiseState, frame: Election) -> tuple[str, ...]:
    """Return who is drawn from: not who held another office in history, unless nobody else is left."""
    if schedule.has_schedule(state):
        return schedule.urban_praetors(state)
    found, kept = (
        leaders_in_cup(state.republic, office_being_filled(frame)),
        leaders_barred_from_draw(state, office_being_filled(frame)),
    )
    return tuple([one for one in found if one not in kept]) or found


@RULES.step(Election)
def begin_election(play: RisePlay, frame: Election) -> Next:
    """See whether there is a choice; a man is drawn unasked where there is none."""
    found = candidates(play.state, frame)
    if not found:
        play.emit(SeatLeftOpen(frame.office))
        return End()
    return Goto("who")


@RULES.ask(
    Election,
    "who",
    sides=lambda state, frame: (ROMANS,) if len(candidates(state, frame)) > 1 else (),
    menu=lambda state, frame, side: Menu(Form(Elect, leader=OneOf(candidates(state, frame)))),
    default=lambda state, frame, side: Elect(candidates(state, frame)[0]),
    subject=lambda state, frame, side: election_subject_text(frame),
    section="5.2",
)
def elect_named(play: RisePlay, frame: Election, answers: Mapping[str, Elect]) -> Next:
    """Take the man who is named, or draw one from the cup."""
    chosen = answers[ROMANS].leader if answers else candidates(play.state, frame)[0]
    frame.drawn = chosen == DRAW
    frame.leader = play.dice.pick("election", _in_the_cup(play.state, frame)) if frame.drawn else chosen
    play.emit(MagistrateElected(frame.leader, frame.office, frame.drawn))
    _take_office(play, frame.leader, office_being_filled(frame), prorogued=frame.leader in frame.prorogued)
    if frame.gap is not None:
        return Goto("imperium")
    return Goto("master" if frame.office == "dictator" else "senate")


def _take_office(play: RisePlay, leader: str, office: Office, *, prorogued: bool = False) -> None:
    most = operations_phase_count(office, LEADERS[leader].initiative)
    new = Magistrate(leader, office, prorogued=prorogued, most=most)
    play.state.republic = play.state.republic.with_magistrate(new)


# Dictator and Master of Horse


def _masters(state: RiseState, frame: Election) -> tuple[str, ...]:
    """Return who may be Master of Horse; nobody if the pool is needed for offices of greater need (rulings c.41 and
    G6)."""
    if schedule.has_schedule(state):
        return schedule.scheduled_masters_of_horse(state)
    others = (
        () if frame.midturn else (*CONSULAR, *offices_for_uncommanded_armies(state.republic, legions_in_play(state)))
    )
    if not frame.midturn and (listed := office_holders_of_year(state, "master_of_horse")):
        return listed
    short = is_skipped("master_of_horse", len(leaders_in_cup(state.republic, "master_of_horse")), others)
    return () if short else eligible_masters_of_horse(state.republic, frame.leader)


@RULES.ask(
    Election,
    "master",
    sides=lambda state, frame: (ROMANS,) if _masters(state, frame) else (),
    menu=lambda state, frame, side: Menu(Form(Elect, leader=OneOf((*_masters(state, frame), NONE)))),
    default=lambda state, frame, side: Elect(_masters(state, frame)[0]),
    subject=lambda state, frame, side: keyed_text("prompt.election.master", leader=frame.leader),
    section="5.26",
)
def appoint_master_of_horse(play: RisePlay, frame: Election, answers: Mapping[str, Elect]) -> Goto:
    """The Dictator's Master of Horse is chosen on purpose, or not at all."""
    chosen = answers[ROMANS].leader if answers else NONE
    if chosen != NONE:
        frame.master = chosen
        play.emit(MagistrateElected(chosen, "master_of_horse", False))
        _take_office(play, chosen, "master_of_horse")
    return Goto("field")


@RULES.ask(
    Election,
    "field",
    sides=lambda state, frame: (ROMANS,),
    menu=lambda state, frame, side: Menu(Form(TakeField, leader=OneOf((frame.leader, frame.master or NONE)))),
    default=lambda state, frame, side: TakeField(frame.leader),
    subject=lambda state, frame, side: keyed_text(
        "prompt.election.field", leader=frame.leader, master=frame.master or NONE
    ),
    section="5.26",
)
def send_one_into_the_field(play: RisePlay, frame: Election, answers: Mapping[str, TakeField]) -> Next:
    """One of the two takes the field, the other stays in Rome without imperium. A Dictator without a Master of Horse
    may stay in Rome too; then nobody takes the field."""
    leads = answers[ROMANS].leader
    other = frame.master if leads == frame.leader else frame.leader
    republic = play.state.republic
    for leader in [one for one in (leads, other) if one and one != NONE]:
        known = republic.office_of_leader(leader)
        if known is not None:
            initiative = LEADERS[leader].initiative
            most = midturn_dictator_markers(initiative) if frame.midturn else initiative
            republic = republic.with_magistrate(
                msgspec.structs.replace(known, stays=leader == other, most=0 if leader == other else most)
            )
    play.state.republic = msgspec.structs.replace(republic, dictated=play.state.turn)
    if other:
        move_leader(play.state, other, stack_placed_in_rome(play.state))
    frame.leader, frame.master = leads, other
    return End(other) if leads == NONE else Goto("imperium")


# A consul whose predecessor's army was disbanded (section 10.16)


def _asks(state: RiseState, frame: Election) -> bool:
    if frame.midturn or frame.office not in CONSULAR:
        return False
    if schedule.has_schedule(state):
        return schedule.asks_for_army(state)
    return must_ask_for_army(state.republic, office_being_filled(frame))


@RULES.ask(
    Election,
    "senate",
    sides=lambda state, frame: (ROMANS,) if _asks(state, frame) and state.guile.get(frame.leader, 0) else (),
    menu=lambda state, frame, side: Menu(Form(RequestArmy, guile=Number(0, state.guile.get(frame.leader, 0)))),
    default=lambda state, frame, side: RequestArmy(0),
    subject=lambda state, frame, side: keyed_text("prompt.election.senate", leader=frame.leader, office=frame.office),
    section="10.16",
)
def request_consular_army(play: RisePlay, frame: Election, answers: Mapping[str, RequestArmy]) -> Goto:
    """Ask the Senate for two new legions, which become their army; refused, they have none at this time."""
    if not _asks(play.state, frame):
        return Goto("imperium")
    guile = answers[ROMANS].guile if answers else 0
    if schedule.has_schedule(play.state):
        republic = play.state.republic
        play.state.republic = msgspec.structs.replace(republic, disbanded=republic.disbanded[1:])  # asked once for each
    numbers = free_legion_numbers(play.state, 2) if citizen_places(play.state) else ()
    if ask_senate(play, frame.leader, "army", guile) and numbers:
        frame.legions = numbers
        return Goto("muster")
    return Goto("imperium")


@RULES.ask(
    Election,
    "muster",
    sides=lambda state, frame: (ROMANS,),
    menu=lambda state, frame, side: muster_menu(state, len(frame.legions)),
    default=lambda state, frame, side: default_muster(state, len(frame.legions)),
    subject=lambda state, frame, side: keyed_text(
        "prompt.election.muster", leader=frame.leader, legions=frame.legions, legions_count=len(frame.legions)
    ),
    section="10.21",
)
def muster_consular_army(play: RisePlay, frame: Election, answers: Mapping[str, Muster | MusterApart]) -> Goto:
    """Raise the two legions, each where they want it; they are their consular army."""
    raise_legions(play, frame.legions, muster_places(answers[ROMANS], len(frame.legions)))
    republic = play.state.republic
    play.state.republic = msgspec.structs.replace(
        republic.with_army(republic.free_army, frame.legions), raised=republic.raised + len(frame.legions)
    )
    return Goto("imperium")


# Imperium


def _form(state: RiseState, frame: Election) -> Form:
    return Form(
        Assign,
        army=OneOf([Option(one, consular_army_text(one)) for one in _tokens(state, frame)]),
        place=lambda chosen: OneOf(own_cities_first(state, magistrate_placement_hexes(state, frame, chosen["army"]))),
        province=lambda chosen: OneOf(assignable_provinces(state, frame, chosen["army"], chosen["place"])),
    )


def _tokens(state: RiseState, frame: Election) -> tuple[str, ...]:
    if _asks(state, frame) and not frame.legions:
        return (NONE,)
    if frame.gap is not None:
        left = [one for one in frame.gap.man.legions if one in legions_in_play(state)]
        return (
            legions_token(state, tuple([one for one in left if state.republic.commander_of_legion(one) is None]))
            or NONE,
        )
    if frame.leader in frame.prorogued and frame.office == "praetor" and (own := _own_legion(state, frame.leader)):
        return own
    return army_tokens(state, frame)


def _own_legion(state: RiseState, leader: str) -> tuple[str, ...]:
    """Return the legion that a prorogued Praetor goes on with (section 5.32); () if it is gone, or another's."""
    legions = next((one.legions for one in state.republic.outgoing if one.leader == leader), ())
    was = next((one.office for one in state.republic.outgoing if one.leader == leader), "")
    free = loose_legions(state.republic, legions_in_play(state))
    return tuple([one for one in legions if one in free]) if was == "praetor" else ()


def _held(state: RiseState, frame: Election) -> str:
    """Return their office: a Master of Horse who takes the field is no Dictator, though the election was one."""
    known = state.republic.office_of_leader(frame.leader)
    return frame.office if known is None else known.office


def _first(state: RiseState, frame: Election) -> Assign:
    army = _tokens(state, frame)[0]
    place = magistrate_placement_hexes(state, frame, army)[0]
    return Assign(army, place, assignable_provinces(state, frame, army, place)[0])


def _one_way(state: RiseState, frame: Election) -> bool:
    tokens = _tokens(state, frame)
    if len(tokens) > 1 or len(magistrate_placement_hexes(state, frame, tokens[0])) > 1:
        return False
    return (
        len(assignable_provinces(state, frame, tokens[0], magistrate_placement_hexes(state, frame, tokens[0])[0])) == 1
    )


@RULES.ask(
    Election,
    "imperium",
    sides=lambda state, frame: () if _one_way(state, frame) else (ROMANS,),
    menu=lambda state, frame, side: Menu(_form(state, frame)),
    default=lambda state, frame, side: _first(state, frame),
    subject=lambda state, frame, side: keyed_text(
        "prompt.election.imperium", leader=frame.leader, office=_held(state, frame)
    ),
    section="5.2",
)
def assign_imperium(play: RisePlay, frame: Election, answers: Mapping[str, Assign]) -> End:
    """Give them their imperium, and place them."""
    state = play.state
    chosen = answers[ROMANS] if answers else _first(state, frame)
    legions = legions_of(state, chosen.army)
    _command(state, frame, legions, "" if chosen.province == NONE else chosen.province, chosen.place)
    inside = _goes_inside(state, chosen.place, legions)
    move_leader(state, frame.leader, stack_at(state, ROMANS, chosen.place, inside))
    province = "" if chosen.province == NONE else chosen.province
    play.emit(ImperiumAssigned(frame.leader, legions, chosen.place, province))
    return End(frame.leader)


def _goes_inside(state: RiseState, place: str, legions: tuple[str, ...]) -> bool:
    """Return whether a magistrate is placed inside the city of a hex: with their legions, else with any men of Rome;
    alone if the city is open to them."""
    here = [one for one in state.stacks.values() if one.power == ROMANS and one.hex == place and total_sp(state, one)]
    own = [one for one in here if {*numbers_of(one.legions)} & {*legions}] or here
    return own[0].inside if own else is_city_open(state, ROMANS, place)


def _command(state: RiseState, frame: Election, legions: tuple[str, ...], province: str, place: str) -> None:
    """Write down who commands the legions now. Two loose ones become a consular army (section 5.23)."""
    republic = state.republic
    number = next((n for n, known in republic.armies.items() if legions and set(known) <= set(legions)), 0)
    if not number and len(legions) == 2:
        number = republic.free_army
        republic = republic.with_army(number, legions)
    for other in republic.magistrates:  # a Dictator takes armies over (ruling c.46)
        if other.leader != frame.leader and set(other.legions) & set(legions):
            left = tuple([one for one in other.legions if one not in legions])
            republic = republic.with_magistrate(msgspec.structs.replace(other, legions=left, army=0))
    known = republic.office_of_leader(frame.leader)
    assert known is not None  # noqa: S101 - they have just taken office
    start = province_of(place)
    raised = frame.midturn and frame.legions and frame.office not in CONSULAR  # a consul goes where they may (5.29)
    bound = bool(raised) and assigned_area(start) != province
    new = msgspec.structs.replace(known, army=number, legions=legions, province=province, start=start, bound=bound)
    left_new = tuple([one for one in republic.new if one not in legions])
    state.republic = msgspec.structs.replace(republic.with_magistrate(new), new=left_new)
