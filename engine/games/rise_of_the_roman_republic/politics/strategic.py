"""The Strategic Decision Phase (section 3.0 B): disbanding, prorogues, the Visit from Pluto, elections; beside them the
Samnites draw their leaders."""

from collections.abc import Mapping
from typing import cast

import msgspec

from engine.games.rise_of_the_roman_republic.actions.politics import (
    ARMY,
    CallDictator,
    Disband,
    NoDictator,
    Prorogue,
)
from engine.games.rise_of_the_roman_republic.board.control import province_of, scenario_of
from engine.games.rise_of_the_roman_republic.board.halves import legion_pieces, legions_in_play
from engine.games.rise_of_the_roman_republic.board.sieges import is_stack_besieged, lift_broken_sieges
from engine.games.rise_of_the_roman_republic.board.stacks import (
    set_stack,
    stack_of_leader,
    stack_of_legion,
    take_leader,
)
from engine.games.rise_of_the_roman_republic.events.politics import (
    EmergencyFound,
    LegionsDisbanded,
    MagistrateLeft,
    MagistratesProrogued,
    PlutoVisited,
    SeatLeftOpen,
)
from engine.games.rise_of_the_roman_republic.forces import number_of, numbers_of
from engine.games.rise_of_the_roman_republic.frames.politics import Election, Strategic
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES, Office
from engine.games.rise_of_the_roman_republic.politics import schedule
from engine.games.rise_of_the_roman_republic.politics.command import operations_phase_count
from engine.games.rise_of_the_roman_republic.politics.elections import candidates_by_name
from engine.games.rise_of_the_roman_republic.politics.eligibility import (
    CONSULAR,
    besieged_magistrates_who_stay,
    is_skipped,
    last_years_triumphs,
    leaders_in_cup,
    offices_for_uncommanded_armies,
    prorogable_magistrates,
)
from engine.games.rise_of_the_roman_republic.politics.emergency import MAJOR, MINOR, unanswered_emergency
from engine.games.rise_of_the_roman_republic.politics.imperium import assigned_area
from engine.games.rise_of_the_roman_republic.republic import Magistrate
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import LEADERS, TABLES
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.texts import keyed_text

RULES.procedure(Strategic)


@RULES.step(Strategic)
def begin_magistrates_year(play: RisePlay, frame: Strategic) -> Goto:
    """Begin a year: last year's magistrates go out of office, who was wounded comes back, Guile is whole again (ruling
    c.17)."""
    state = play.state
    old = state.republic
    consuls = tuple([one.leader for one in old.consuls])
    pauses = scenario_of(state).has_rule("pause") and state.options["magistrates"] == "drawn"  # ruling c.65
    republic = msgspec.structs.replace(
        old, magistrates=(), outgoing=old.magistrates, paused=consuls if pauses else (), wounded=(), deeds={}
    )
    back = [one for one in old.wounded if one not in _special_praetors(state)]
    state.republic = msgspec.structs.replace(
        republic.with_men_added_to_pool(*back), disbanded=(), raised=0, new=(), quartered=()
    )
    state.guile = {leader: LEADERS[leader].guile for leader in state.guile}
    for leader in [one for one in back if schedule.has_left_italy(state, one)]:
        _out_of_office(play, leader)
    return Goto("disband")


# Disbanding (section 10.18)


def disbandable_legions(state: RiseState) -> tuple[str, ...]:
    """Return what can be disbanded: consular armies of last year's consuls whole, other legions one by one; none that
    is in a besieged city."""
    shut = {number_of(one) for one in state.legions if is_stack_besieged(state, stack_of_legion(state, one))}
    free = [one for one in legions_in_play(state) if one not in shut]
    armies = {one.army for one in state.republic.outgoing if one.office in CONSULAR and one.army}
    whole = [n for n in sorted(armies) if set(state.republic.armies[n]) <= set(free)]
    bound = {legion for n in armies for legion in state.republic.armies[n]}
    return (*[f"{ARMY}{n}" for n in whole], *[one for one in free if one not in bound])


@RULES.ask(
    Strategic,
    "disband",
    sides=lambda state, frame: (ROMANS,) if disbandable_legions(state) else (),
    menu=lambda state, frame, side: Menu(Form(Disband, groups=Pick(disbandable_legions(state), 0, len(state.legions)))),
    default=lambda state, frame, side: Disband(()),
    section="10.18",
)
def disband_legions(play: RisePlay, frame: Strategic, answers: Mapping[str, Disband]) -> Goto:
    """Take the legions off the map; a consul's successor must ask for a new army (section 10.16)."""
    state = play.state
    gone: list[str] = []
    for group in answers[ROMANS].groups if answers else ():
        if group.startswith(ARMY):
            number = int(group.removeprefix(ARMY))
            gone += state.republic.armies[number]
            offices = [one.office for one in state.republic.outgoing if one.army == number]
            state.republic = msgspec.structs.replace(state.republic, disbanded=(*state.republic.disbanded, *offices))
        else:
            gone.append(group)
    for legion in gone:
        remove_legion(state, legion)
    if gone:
        play.emit(LegionsDisbanded(tuple(gone)))
        lift_broken_sieges(play)
    return Goto("prorogue")


def remove_legion(state: RiseState, legion: str) -> None:
    """Take a legion out of play, both halves of it (section 10.18)."""
    for piece in legion_pieces(state, legion):
        there = stack_of_legion(state, piece)
        set_stack(state, msgspec.structs.replace(there, legions=tuple([one for one in there.legions if one != piece])))
    state.legions = {name: one for name, one in state.legions.items() if number_of(name) != legion}
    state.republic = state.republic.without_legion(legion)


# Prorogues and the Visit from Pluto (sections 5.3 and 3.0 B/3)


def _held(state: RiseState) -> tuple[str, ...]:
    """Return last year's magistrates who are besieged with part of their command; a Dictator without legions too."""
    found = []
    for one in state.republic.outgoing:
        there = stack_of_leader(state, one.leader)
        supreme = one.rank == 1 and not one.legions
        if (
            there is not None
            and is_stack_besieged(state, there)
            and ({*one.legions} & {*numbers_of(there.legions)} or supreme)
        ):
            found.append(one.leader)
    return tuple([one.leader for one in besieged_magistrates_who_stay(state.republic, found)])


def _glorious(state: RiseState) -> tuple[str, ...]:
    """Return who can be kept because of a Triumph of last year, where Pluto visits at all."""
    if scenario_of(state).has_rule("no_casualties") or schedule.has_schedule(state):
        return ()
    held = _held(state)
    return tuple([one for one in last_years_triumphs(state.republic, state.turn) if one not in held])


def _free_to_prorogue(state: RiseState) -> tuple[str, ...]:
    held = _held(state)
    free = [one for one in prorogable_magistrates(state.republic) if one not in held]
    return tuple([one for one in free if not schedule.has_left_italy(state, one)])


@RULES.ask(
    Strategic,
    "prorogue",
    sides=lambda state, frame: (ROMANS,) if _free_to_prorogue(state) or _glorious(state) else (),
    menu=lambda state, frame, side: Menu(
        Form(
            Prorogue,
            leaders=Pick(_free_to_prorogue(state), 0, len(state.republic.outgoing)),
            triumphs=lambda chosen: Pick(
                [one for one in _glorious(state) if one not in chosen["leaders"]], 0, len(state.republic.outgoing)
            ),
        )
    ),
    default=lambda state, frame, side: Prorogue(),
    section="5.3",
)
def prorogue_magistrates(play: RisePlay, frame: Strategic, answers: Mapping[str, Prorogue]) -> Goto:
    """Prorogue men, and let Pluto visit those who stay on; all others go back into the pool."""
    state = play.state
    chosen = answers[ROMANS] if answers else Prorogue()
    held = _held(state)
    if chosen.leaders or held:
        play.emit(MagistratesProrogued(chosen.leaders, held))
    visited = () if scenario_of(state).has_rule("no_casualties") else (*held, *chosen.leaders, *chosen.triumphs)
    lost = [one for one in visited if not _survives(play, one)]
    frame.prorogued = tuple([one for one in chosen.leaders if one not in lost])
    late = chosen.triumphs
    if scenario_of(state).has_rule("no_casualties"):
        late = last_years_triumphs(state.republic, state.turn)  # nobody has to be named (ruling c.52)
    frame.kept = tuple([one for one in late if one not in lost])
    for one in besieged_magistrates_who_stay(state.republic, [leader for leader in held if leader not in lost]):
        state.republic = state.republic.with_magistrate(_anew(state, one))
    staying = {*frame.prorogued, *[one.leader for one in state.republic.magistrates]}
    for one in state.republic.outgoing:
        if one.leader not in staying:
            take_leader(state, one.leader)
            if one.leader not in lost:
                _out_of_office(play, one.leader)
    return Goto("return")


def _anew(state: RiseState, one: Magistrate) -> Magistrate:
    """Return who stays because they are besieged as they begin a year: where they are, is their province if they have
    none, and their markers are by their Initiative (sections 4.16 and 5.23)."""
    there = stack_of_leader(state, one.leader)
    start = province_of(there.hex) if there is not None else one.start
    most = operations_phase_count(one.office, LEADERS[one.leader].initiative)
    return msgspec.structs.replace(one, start=start, province=one.province or assigned_area(start), most=most)


def _out_of_office(play: RisePlay, leader: str) -> None:
    """Let a man of last year go: into the pool; out of the game, if they leave with the year (ruling c.63). Special
    Urban Praetors are drawn from a cup of their own."""
    state = play.state
    if schedule.has_left_italy(state, leader):
        state.republic = state.republic.with_gone(leader)
        play.emit(MagistrateLeft(leader))
    elif leader not in _special_praetors(state):
        state.republic = state.republic.with_men_added_to_pool(leader)


def _special_praetors(state: RiseState) -> tuple[str, ...]:
    special = scenario_of(state).urban_praetors
    return () if isinstance(special, str) else special


def _survives(play: RisePlay, leader: str) -> bool:
    """Roll for a man who stays on; the wounded come back next year, the dead never (section 3.0 B/3)."""
    state, figures = play.state, TABLES.casualties
    die = roll_d10(play, "pluto")
    total = die + FIGURES.election.revisit
    result = "killed" if total >= figures.killed else "wounded" if total >= figures.wounded else "none"
    play.emit(PlutoVisited(leader, die, result))
    if result == "killed":
        state.republic = state.republic.with_gone(leader)
    elif result == "wounded":
        state.republic = msgspec.structs.replace(state.republic, wounded=(*state.republic.wounded, leader))
    if result != "none":
        take_leader(state, leader)
    return result == "none"


# Elections (section 5.2)


def _wanted(state: RiseState) -> str:
    """Return the State of Emergency, if a Dictator can be elected: the pool may be needed for others (ruling G6)."""
    degree = unanswered_emergency(state)[0]
    if schedule.has_schedule(state):
        return degree if schedule.scheduled_dictator(state) else ""
    others = (*CONSULAR, *offices_for_uncommanded_armies(state.republic, legions_in_play(state)))
    short = is_skipped("dictator", len(leaders_in_cup(state.republic, "dictator")), others)
    return "" if short else degree


@RULES.ask(
    Strategic,
    "emergency",
    sides=lambda state, frame: (ROMANS,) if _wanted(state) == MINOR else (),
    menu=lambda state, frame, side: Menu(Form(CallDictator), Form(NoDictator)),
    default=lambda state, frame, side: NoDictator(),
    subject=lambda state, frame, side: keyed_text(
        "prompt.strategic.emergency", list=[keyed_text(f"emergency.{one}") for one in unanswered_emergency(state)[1]]
    ),
    section="5.28",
)
def call_dictator_or_not(play: RisePlay, frame: Strategic, answers: Mapping[str, CallDictator | NoDictator]) -> Next:
    """A Major Emergency brings a Dictator by law, a Minor one if the player wants."""
    degree, reasons = unanswered_emergency(play.state)
    if degree:
        play.emit(EmergencyFound(degree, reasons))
    wanted = _wanted(play.state)
    called = wanted == MAJOR or any(isinstance(answer, CallDictator) for answer in answers.values())
    frame.seats = schedule.consular_seats(play.state)
    return Call(_election(frame, "dictator"), "seats") if called else Goto("seats")


def _election(frame: Strategic, office: str) -> Election:
    return Election(office=office, prorogued=frame.prorogued, kept=frame.kept)


@RULES.step(Strategic, "seats")
def fill_next_office(play: RisePlay, frame: Strategic) -> Next:
    """Fill the next seat, in the printed order: the consuls, then those whom the armies ask for, then the Urban
    Praetor."""
    state = play.state
    taken = play.value
    if isinstance(taken, str):
        frame.prorogued = tuple([one for one in frame.prorogued if one != taken])
    if frame.seats:
        office, frame.seats = cast(Office, frame.seats[0]), frame.seats[1:]
        others: tuple[str, ...] = (*frame.seats, "urban_praetor")
        if not _can_fill(state, frame, office, others):
            play.emit(SeatLeftOpen(office))
            return Goto("seats")
        return Call(_election(frame, office), "seats")
    if schedule.is_proconsul_without_office(state):
        return Call(_election(frame, "proconsul"), "seats")
    open_seats = offices_for_uncommanded_armies(state.republic, legions_in_play(state))
    for at, office in enumerate(open_seats[:-1]):
        if _can_fill(state, frame, office, (*open_seats[:at], *open_seats[at + 1 :])):
            return Call(_election(frame, office), "seats")
        play.emit(SeatLeftOpen(office))
    _release(play, frame)
    return Goto("urban")


def _can_fill(state: RiseState, frame: Strategic, office: Office, others: tuple[str, ...]) -> bool:
    """Return whether there is a man for an office: one to be named, or one of the pool who is not needed for a seat of
    greater need (rulings c.41 and G6). others: the seats that are open beside it."""
    if schedule.has_schedule(state):
        return bool(schedule.scheduled_candidates(state, _election(frame, office)))
    pool = leaders_in_cup(state.republic, office)
    return bool(candidates_by_name(state, _election(frame, office))) or not is_skipped(
        office, len(pool), [cast(Office, one) for one in others]
    )


def _release(play: RisePlay, frame: Strategic) -> None:
    """Send prorogued men for whom no army is left into the pool (ruling G56)."""
    state = play.state
    for leader in frame.prorogued:
        take_leader(state, leader)
    state.republic = state.republic.with_men_added_to_pool(*frame.prorogued)
    frame.prorogued = ()


@RULES.step(Strategic, "urban")
def elect_urban_praetor(play: RisePlay, frame: Strategic) -> Next:
    """Elect the Urban Praetor last; special ones are drawn from their own (Thunderbolt)."""
    _release(play, frame)
    return Call(_election(frame, "urban_praetor"), "over")


@RULES.step(Strategic, "over")
def end_elections(play: RisePlay, frame: Strategic) -> End:
    """End the phase: nobody is outgoing any more."""
    play.state.republic = msgspec.structs.replace(play.state.republic, outgoing=())
    return End()
