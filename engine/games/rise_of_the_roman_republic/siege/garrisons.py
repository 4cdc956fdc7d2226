"""Garrisons: SP of legions that stay in a city, and go back into legions (sections 9.9 and 10.17; ruling G67).

Other troops go in and out of a city as they are (section 6): a garrison is what stays inside without a leader.
"""

from collections.abc import Iterator

import msgspec

from engine.games.rise_of_the_roman_republic.actions.siege import DrawGarrison, LeaveGarrison
from engine.games.rise_of_the_roman_republic.board.control import scenario_of
from engine.games.rise_of_the_roman_republic.board.halves import legion_piece_with_element
from engine.games.rise_of_the_roman_republic.board.losses import spread_loss
from engine.games.rise_of_the_roman_republic.board.sieges import is_city_open
from engine.games.rise_of_the_roman_republic.board.stacks import (
    add_troops,
    set_stack,
    stack_at,
    stack_key,
    stack_of_leader,
)
from engine.games.rise_of_the_roman_republic.events.siege import GarrisonChanged
from engine.games.rise_of_the_roman_republic.forces import number_of
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES, Element
from engine.games.rise_of_the_roman_republic.operations import register_operation_effect, register_operation_form
from engine.games.rise_of_the_roman_republic.politics.hierarchy import GARRISON, legions_under
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack, Troops
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.kernel.choices import Number
from engine.kernel.forms import Form


def detachable_infantry_sp(state: RiseState, one: Stack) -> int:
    """Return how many infantry SP a stack could leave in a city: of Romans those of legions, but the last SP of each;
    auxiliaries do not garrison alone (section 9.9). Tribes leave nobody."""
    if one.power in TABLES.tribes:
        return 0
    if one.power == ROMANS:
        return sum([_spare(state, name) for name in one.legions]) + sum(
            [troops.infantry for troops in one.troops if troops.kind == GARRISON]
        )
    return sum([troops.infantry for troops in one.troops])


def _spare(state: RiseState, name: str) -> int:
    known = state.legions[name]
    return max(0, known.infantry - (0 if known.cavalry else 1))


def put_garrison(play: RisePlay, one: Stack, count: int) -> None:
    """Leave so many infantry SP of a stack in the city of its hex: of Romans evenly from the legions, of others from
    the largest contingent on."""
    state = play.state
    left, gone = one, 0
    for troops in sorted(one.troops, key=lambda each: -each.infantry):
        if one.power == ROMANS and troops.kind != GARRISON:
            continue
        taken = min(count - gone, troops.infantry)
        if taken:
            kept = tuple([each for each in left.troops if each is not troops])
            rest = msgspec.structs.replace(troops, infantry=troops.infantry - taken)
            left = msgspec.structs.replace(left, troops=(*kept, *([rest] if rest.sp else [])))
            inside = stack_at(state, one.power, one.hex, inside=True)
            set_stack(state, add_troops(inside, (Troops(troops.kind, taken, elite=troops.elite),)))
            gone += taken
    set_stack(state, left)
    if gone < count:
        detach_garrison(state, left.legions, one.hex, count - gone)
    play.emit(GarrisonChanged(one.hex, one.power, count))


def detach_garrison(state: RiseState, names: tuple[str, ...], place: str, count: int) -> None:
    """Take infantry SP from legions, as evenly as can be from their elements, and put them into a city as a garrison.
    No legion gives its last SP."""
    elements = [(name, element) for name in names for element in state.legions[name].elements]
    have = [state.legions[name].elements[element][0] for name, element in elements]
    room = _room(state, elements, have)
    taken = spread_loss(room, count)
    new: dict[str, dict[str, Element]] = {name: dict(state.legions[name].elements) for name in names}
    for (name, element), sp in zip(elements, taken, strict=True):
        foot, horse = new[name][element]
        new[name][element] = (foot - sp, horse)
    left = {name: {element: kept for element, kept in elements.items() if any(kept)} for name, elements in new.items()}
    changed = {name: msgspec.structs.replace(state.legions[name], elements=kept) for name, kept in left.items()}
    state.legions = {**state.legions, **changed}
    inside = stack_at(state, ROMANS, place, inside=True)
    set_stack(state, add_troops(inside, (Troops(GARRISON, sum(taken)),)))


def _room(state: RiseState, elements: list[tuple[str, str]], have: list[int]) -> list[int]:
    """Return what each element can give, so that no legion gives its last SP."""
    room = list(have)
    for name in dict.fromkeys([name for name, _ in elements]):
        own = [n for n, (legion, _) in enumerate(elements) if legion == name]
        if own and not state.legions[name].cavalry:
            fullest = max(own, key=lambda n: room[n])
            room[fullest] = max(0, room[fullest] - 1)
    return room


def _under(state: RiseState, leader: str) -> tuple[Stack, tuple[str, ...]] | None:
    """Return a Roman leader's stack in a city's hex that is their side's and not besieged, with the legions that they
    commands; None: there is none."""
    there = stack_of_leader(state, leader)
    if there is None or there.power != ROMANS or not is_city_open(state, ROMANS, there.hex):
        return None
    return there, legions_under(state, leader)


@register_operation_form(LeaveGarrison, "garrison")
def leave_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer to leave SP of the legions in the city."""
    found = _under(state, frame.leader)
    if found is not None and (most := sum([_spare(state, name) for name in found[1]])):
        yield Form(LeaveGarrison, sp=Number(1, most))


@register_operation_effect(LeaveGarrison)
def leave_garrison(play: RisePlay, frame: Phase, action: LeaveGarrison) -> None:
    """Leave them there."""
    found = _under(play.state, frame.leader)
    assert found is not None  # noqa: S101 - the form was offered
    detach_garrison(play.state, found[1], found[0].hex, action.sp)
    play.emit(GarrisonChanged(found[0].hex, ROMANS, action.sp))


def legion_vacancies(state: RiseState, names: tuple[str, ...]) -> list[tuple[str, str, int]]:
    """Return the elements that are not at full strength: legion, element, infantry SP that it lacks; those of Recruit
    legions first."""
    full = FIGURES.legions[scenario_of(state).legions].elements
    ordered = sorted(names, key=lambda name: state.legions[name].veteran)
    found = [
        (name, element, most[0] - state.legions[name].elements.get(element, (0, 0))[0])
        for name in ordered
        for element, most in full.items()
        if legion_piece_with_element(state, number_of(name), element) in ("", name)
    ]
    return [one for one in found if one[2] > 0]


def legionary_garrison_sp(state: RiseState, place: str) -> int:
    """Return the garrison of legionaries in a city."""
    there = state.stacks.get(stack_key(ROMANS, place, True))
    return sum([one.infantry for one in there.troops if one.kind == GARRISON]) if there is not None else 0


def _drawable(state: RiseState, place: str) -> int:
    """Return how many of them may go: as many stay as auxiliaries need beside them (section 9.9)."""
    found, within = legionary_garrison_sp(state, place), stack_at(state, ROMANS, place, inside=True)
    auxiliaries = sum([one.sp for one in within.troops if one.kind != GARRISON])
    legions = [state.legions[one] for one in within.legions]
    needed = auxiliaries - sum([one.infantry + one.cavalry for one in legions])
    return found if within.leaders else min(found, max(0, found - needed))


@register_operation_form(DrawGarrison, "garrison")
def legion_filling_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer to fill legions from the garrison of the city."""
    found = _under(state, frame.leader)
    if found is None:
        return
    most = min(_drawable(state, found[0].hex), sum([lack for _, _, lack in legion_vacancies(state, found[1])]))
    if most:
        yield Form(DrawGarrison, sp=Number(1, most))


@register_operation_effect(DrawGarrison)
def fill_legions_from_garrison(play: RisePlay, frame: Phase, action: DrawGarrison) -> None:
    """Fill the legions evenly; the odd SP go to Recruits first."""
    state = play.state
    found = _under(state, frame.leader)
    assert found is not None  # noqa: S101 - the form was offered
    there, names = found
    open_ones = legion_vacancies(state, names)
    shares = even_shares([lack for _, _, lack in open_ones], action.sp)
    for (name, element, _), sp in zip(open_ones, shares, strict=True):
        known = state.legions[name]
        foot, horse = known.elements.get(element, (0, 0))
        kept = {**known.elements, element: (foot + sp, horse)}
        state.legions = {**state.legions, name: msgspec.structs.replace(known, elements=kept)}
    inside = stack_at(state, ROMANS, there.hex, inside=True)
    set_stack(state, add_troops(inside, (Troops(GARRISON, -action.sp),)))
    play.emit(GarrisonChanged(there.hex, ROMANS, -action.sp))


def even_shares(room: list[int], count: int) -> list[int]:
    """Return how many go to each, evenly; the odd ones to the first."""
    given = [0] * len(room)
    while count:
        for n, most in enumerate(room):
            if count and given[n] < most:
                given[n] += 1
                count -= 1
        if all(given[n] == most for n, most in enumerate(room)):
            break
    return given
