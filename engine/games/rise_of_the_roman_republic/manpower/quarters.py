"""Where raised auxiliaries are quartered, and the Legate who brings those that wait in a city to a magistrate (sections
10.22 and 10.25)."""

from collections.abc import Mapping

import msgspec

from engine.games.rise_of_the_roman_republic.actions.manpower import KeepAuxiliaries, SendAuxiliaries
from engine.games.rise_of_the_roman_republic.board.control import is_in_roman_italy
from engine.games.rise_of_the_roman_republic.board.parts import move_force_to_hex
from engine.games.rise_of_the_roman_republic.board.sieges import is_stack_besieged
from engine.games.rise_of_the_roman_republic.board.stacks import stack_key, stack_of_leader, stack_of_legion
from engine.games.rise_of_the_roman_republic.cup.markers import LEGATE, add_markers
from engine.games.rise_of_the_roman_republic.events.manpower import AuxiliariesSent
from engine.games.rise_of_the_roman_republic.forces import Force, Troops
from engine.games.rise_of_the_roman_republic.frames.turn import Turns
from engine.games.rise_of_the_roman_republic.politics.emergency import free_roman_cities
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Goto
from engine.kernel.texts import Text, keyed_text

AT_HOME = ("italian",)  # kinds whose home province lies in Italy; Sicily is in no scenario that raises them


def contingent_places(state: RiseState, kind: str) -> dict[str, Stack]:
    """Return where a contingent may be placed, by hex: with a legion in Roman Italy, or in a city of Rome in its home
    province (section 10.25)."""
    legions = [stack_of_legion(state, one) for one in state.legions]
    with_legions = [one for one in legions if is_in_roman_italy(state, one.hex) and not is_stack_besieged(state, one)]
    cities = free_roman_cities(state) if kind in AT_HOME else ()
    free = [Stack(ROMANS, place, True) for place in cities if not state.cities[place].besieger]
    return {one.hex: one for one in (*free, *with_legions)}


def note_waiting(state: RiseState, kind: str, at: Stack) -> None:
    """Note a contingent that is quartered without a legion: the Legate can bring it to a magistrate."""
    if at.legions:
        return
    republic = state.republic
    state.republic = msgspec.structs.replace(republic, quartered=(*republic.quartered, (kind, at.hex)))
    if LEGATE not in state.cup.markers:
        add_markers(state, LEGATE, 1)


def _waiting(state: RiseState) -> tuple[str, str, int]:
    """Return the next contingent that waits: kind, hex, SP that are still there; ("", "", 0) if there is none."""
    for kind, place in state.republic.quartered[:1]:
        there = state.stacks.get(stack_key(ROMANS, place, True))
        found = sum([one.infantry for one in there.troops if one.kind == kind]) if there is not None else 0
        if there is not None and not is_stack_besieged(state, there):
            return kind, place, min(found, TABLES.legion_request.auxiliaries.sp)
    return "", "", 0


def magistrates_for_legate(state: RiseState) -> dict[str, Stack]:
    """Return the magistrates to whom the Legate can come: in office, on the map, not besieged, with men."""
    found = {}
    for man in state.republic.magistrates:
        there = stack_of_leader(state, man.leader)
        if there is not None and man.office != "urban_praetor" and not is_stack_besieged(state, there):
            found[man.leader] = there
    return found


def _to(state: RiseState) -> tuple[str, ...]:
    _, place, count = _waiting(state)
    return tuple([one for one, there in magistrates_for_legate(state).items() if there.hex != place]) if count else ()


def _subject(state: RiseState, frame: Turns, side: str) -> Text:
    kind, place, count = _waiting(state)
    return keyed_text("prompt.turns.contingent", kind=kind, place=place, count=count)


@RULES.ask(
    Turns,
    "auxiliaries",
    sides=lambda state, frame: (ROMANS,) if _to(state) else (),
    menu=lambda state, frame, side: Menu(Form(SendAuxiliaries, leader=OneOf(_to(state))), Form(KeepAuxiliaries)),
    default=lambda state, frame, side: KeepAuxiliaries(),
    section="10.25",
    subject=_subject,
)
def send_auxiliaries(play: RisePlay, frame: Turns, answers: Mapping[str, SendAuxiliaries | KeepAuxiliaries]) -> Goto:
    """Bring a contingent to a magistrate, or leave it where it is; then the next, then go on with the draws."""
    state, action = play.state, answers.get(ROMANS)
    if not state.republic.quartered:
        return Goto("draw")
    kind, place, count = _waiting(state)
    if isinstance(action, SendAuxiliaries):
        to = magistrates_for_legate(state)[action.leader]
        move_force_to_hex(
            state, stack_key(ROMANS, place, True), Force((), (), (Troops(kind, count),)), to.hex, inside=to.inside
        )
        play.emit(AuxiliariesSent(kind, count, place, action.leader))
    state.republic = msgspec.structs.replace(state.republic, quartered=state.republic.quartered[1:])
    return Goto("auxiliaries")
