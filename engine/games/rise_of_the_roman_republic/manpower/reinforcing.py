"""Reinforcements for weak legions, and the Legate who brings them abroad (sections 10.14, 10.22 and 10.23; ruling
G46)."""

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from engine.games.rise_of_the_roman_republic.actions.manpower import Reinforce
from engine.games.rise_of_the_roman_republic.board.control import is_in_roman_italy, province_of, scenario_of
from engine.games.rise_of_the_roman_republic.board.fleets import is_port_open_to
from engine.games.rise_of_the_roman_republic.board.halves import legion_piece_with_element
from engine.games.rise_of_the_roman_republic.board.sieges import is_stack_besieged
from engine.games.rise_of_the_roman_republic.board.stacks import add_troops, set_stack, stack_at, stack_of_legion
from engine.games.rise_of_the_roman_republic.cup.markers import LEGATE, add_markers
from engine.games.rise_of_the_roman_republic.events.manpower import LegionsReinforced
from engine.games.rise_of_the_roman_republic.forces import number_of
from engine.games.rise_of_the_roman_republic.frames.manpower import Raising
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.politics.requests import is_province_overseas
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState, Troops
from engine.games.rise_of_the_roman_republic.tables import PROVINCES, ROME
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Item, Pick
from engine.kernel.rulebook import Goto
from engine.kernel.texts import keyed_text

GARRISON = "garrison"  # of Rome, as a token and as a kind of troops
INFANTRY, CAVALRY = 0, 1  # places in an element's strength
Counts = Mapping[str, int]  # SP by element
NO_MOST = 99  # SP that the garrison of Rome can take


def legion_sp_shortfalls(state: RiseState, arm: int) -> dict[str, int]:
    """Return the SP that each element of a legion lacks, of those that can be filled up: in Italy and not besieged, or
    in a port that Rome's ships keep open (section 10.23). With Rome under siege only legions in the city, or its
    garrison."""
    full, shut = FIGURES.legions[scenario_of(state).legions].elements, bool(state.cities[ROME].besieger)
    found: dict[str, int] = {GARRISON: NO_MOST} if shut and arm == INFANTRY else {}
    for piece, legion in state.legions.items():
        if _within_reach(state, piece, shut=shut):
            for name, (infantry, cavalry) in legion.elements.items():
                lacks = full[name][arm] - (infantry, cavalry)[arm]
                if lacks > 0:
                    found[f"{number_of(piece)}:{name}"] = lacks
    return found


def _within_reach(state: RiseState, piece: str, *, shut: bool) -> bool:
    there = stack_of_legion(state, piece)
    if shut:
        return there.hex == ROME and there.inside
    if there.inside and is_port_open_to(state, ROMANS, there.hex):
        return True  # over the sea
    province = province_of(there.hex)
    island = PROVINCES[province].area == "sicily" or is_province_overseas(province)
    return not is_stack_besieged(state, there) and not island


def _form(state: RiseState, frame: Raising) -> Form:
    horse = legion_sp_shortfalls(state, CAVALRY)
    ride = min(frame.cavalry, sum(horse.values()))
    on_foot = legion_sp_shortfalls(state, INFANTRY)
    walk = min(frame.infantry + frame.cavalry - ride, sum(on_foot.values()))
    return Form(
        Reinforce,
        infantry=Pick(_items(on_foot), 0, walk),
        cavalry=Pick(_items(horse), 0, ride),
    )


def _items(lacking: Counts) -> list[Item]:
    """Return what may be filled up, each half of a legion by its name."""
    return [
        Item(one, count=count, label=keyed_text("option.element", piece=one.replace(":", "_")) if ":" in one else None)
        for one, count in lacking.items()
    ]


@RULES.ask(
    Raising,
    "reinforce",
    sides=lambda state, frame: (
        (ROMANS,)
        if frame.infantry + frame.cavalry and (legion_sp_shortfalls(state, 0) or legion_sp_shortfalls(state, 1))
        else ()
    ),
    menu=lambda state, frame, side: Menu(_form(state, frame)),
    default=lambda state, frame, side: Reinforce((), ()),
    section="10.14",
)
def place_reinforcements(play: RisePlay, frame: Raising, answers: Mapping[str, Reinforce]) -> Goto:
    """Give the SP out: in Roman Italy at once, elsewhere with the Legate. What is not needed is lost."""
    for chosen in answers.values():
        infantry, cavalry = Counter(chosen.infantry), Counter(chosen.cavalry)
        here = [one for one in {**infantry, **cavalry} if _at_once(play.state, one)]
        away = [one for one in {**infantry, **cavalry} if one not in here]
        _tell_and_give(play, here, infantry, cavalry)
        if away:
            _send(play, away, infantry, cavalry)
    return Goto("auxiliaries")


def _piece(state: RiseState, token: str) -> str:
    """Return the piece of a legion that an element belongs to now; "" if it is lost."""
    number, _, name = token.partition(":")
    return legion_piece_with_element(state, number, name)


def _at_once(state: RiseState, token: str) -> bool:
    return token == GARRISON or is_in_roman_italy(state, stack_of_legion(state, _piece(state, token)).hex)


def _tell_and_give(
    play: RisePlay, tokens: Iterable[str], infantry: Mapping[str, int], cavalry: Mapping[str, int]
) -> None:
    state, given = play.state, list(tokens)
    for token in given:
        _give(state, token, infantry.get(token, 0), cavalry.get(token, 0))
    if given:
        play.emit(LegionsReinforced(_of(infantry, given), _of(cavalry, given), False))


def _of(counts: Counts, tokens: list[str]) -> dict[str, int]:
    return {one: counts[one] for one in tokens if counts.get(one)}


def _give(state: RiseState, token: str, infantry: int, cavalry: int) -> None:
    if token == GARRISON:
        there = stack_at(state, ROMANS, ROME, inside=True)
        set_stack(state, add_troops(there, (Troops(GARRISON, infantry),)))
        return
    piece, name = _piece(state, token), token.partition(":")[2]
    most = FIGURES.legions[scenario_of(state).legions].elements[name]
    legion = state.legions[piece]
    feet, horse = legion.elements[name]
    filled = (min(most[0], feet + infantry), min(most[1], horse + cavalry))
    new = msgspec.structs.replace(legion, elements={**legion.elements, name: filled})
    state.legions = {**state.legions, piece: new}


def _send(play: RisePlay, tokens: list[str], infantry: Counts, cavalry: Counts) -> None:
    state = play.state
    waiting = dict(state.republic.legate)
    for token in tokens:
        feet, horse = waiting.get(token, (0, 0))
        waiting[token] = (feet + infantry.get(token, 0), horse + cavalry.get(token, 0))
    if not state.republic.legate:
        add_markers(state, LEGATE, 1)
    state.republic = msgspec.structs.replace(state.republic, legate=waiting)
    play.emit(LegionsReinforced(_of(infantry, tokens), _of(cavalry, tokens), True))


def bring_reinforcements(play: RisePlay) -> None:
    """Let the Legate bring what waits to the legions that are still there and can be reached; the rest is lost. A siege
    of Rome binds only what is raised while it lasts (section 10.23)."""
    state = play.state
    waiting = state.republic.legate
    state.republic = msgspec.structs.replace(state.republic, legate={})
    pieces = {token: _piece(state, token) for token in waiting}
    there = [one for one, piece in pieces.items() if piece and _within_reach(state, piece, shut=False)]
    infantry, cavalry = ({one: strength[arm] for one, strength in waiting.items()} for arm in (INFANTRY, CAVALRY))
    _tell_and_give(play, there, infantry, cavalry)
