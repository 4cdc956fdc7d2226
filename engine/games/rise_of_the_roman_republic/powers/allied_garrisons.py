"""Allied garrisons that never march, but whose men can be taken into the allied halves of legions (The Eagle)."""

from collections.abc import Iterator

import msgspec

from engine.games.rise_of_the_roman_republic.actions.naval import DrawAllies
from engine.games.rise_of_the_roman_republic.board.control import scenario_of
from engine.games.rise_of_the_roman_republic.board.sieges import is_city_open
from engine.games.rise_of_the_roman_republic.board.stacks import add_troops, set_stack, stack_key, stack_of_leader
from engine.games.rise_of_the_roman_republic.events.siege import GarrisonChanged
from engine.games.rise_of_the_roman_republic.forces import Troops
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.operations import register_operation_effect, register_operation_form
from engine.games.rise_of_the_roman_republic.politics.hierarchy import legions_under
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RisePlay
from engine.games.rise_of_the_roman_republic.siege.garrisons import even_shares, legion_vacancies
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.kernel.choices import Number
from engine.kernel.forms import Form

ALLIES = "AL"  # the allied half of a legion


def _open(state: RiseState, leader: str) -> tuple[list[tuple[str, str, int]], int, str]:
    """Return the allied halves that lack infantry, with how many, the men there are, and where."""
    there, fixed = stack_of_leader(state, leader), scenario_of(state).pinned
    if there is None or there.power != ROMANS or not fixed or not is_city_open(state, ROMANS, there.hex):
        return [], 0, ""
    within = state.stacks.get(stack_key(ROMANS, there.hex, True))
    men = sum([one.infantry for one in within.troops if one.kind in fixed]) if within is not None else 0
    lacking = [one for one in legion_vacancies(state, legions_under(state, leader)) if one[1] == ALLIES]
    return lacking, men, there.hex


@register_operation_form(DrawAllies, "garrison")
def draw_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer to take men of such a garrison into the legions that the leader commands there."""
    lacking, men, _ = _open(state, frame.leader)
    if most := min(men, sum([lack for _, _, lack in lacking])):
        yield Form(DrawAllies, sp=Number(1, most))


@register_operation_effect(DrawAllies)
def draw_from_garrisons(play: RisePlay, frame: Phase, action: DrawAllies) -> None:
    """Fill the allied halves evenly."""
    state = play.state
    lacking, _, place = _open(state, frame.leader)
    for (name, element, _), count in zip(
        lacking, even_shares([lack for _, _, lack in lacking], action.sp), strict=True
    ):
        known = state.legions[name]
        foot, horse = known.elements.get(element, (0, 0))
        kept = {**known.elements, element: (foot + count, horse)}
        state.legions = {**state.legions, name: msgspec.structs.replace(known, elements=kept)}
    within = state.stacks[stack_key(ROMANS, place, True)]
    kind = next(one.kind for one in within.troops if one.kind in scenario_of(state).pinned)
    set_stack(state, add_troops(within, (Troops(kind, -action.sp),)))
    play.emit(GarrisonChanged(place, ROMANS, -action.sp))
