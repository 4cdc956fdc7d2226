"""What breaking an alliance costs, before it is confirmed (section 15.5): what each space that pays loses, and who then
stands before whose walls."""

from collections import Counter
from collections.abc import Iterator

from engine.games.sword_of_rome.actions.diplomacy import BreakAlliance
from engine.games.sword_of_rome.board.control import is_city, is_tribe, victory_spaces
from engine.games.sword_of_rome.board.stacks import stacks_of_power
from engine.games.sword_of_rome.siege.sieges import siege_level_needed
from engine.games.sword_of_rome.state import Power, SwordState
from engine.games.sword_of_rome.tables import SPACES, TABLES
from engine.kernel.actions import Action
from engine.kernel.prompts import Prompt
from engine.kernel.texts import Text, keyed_text


def forecast_lines(state: SwordState, prompt: Prompt, action: Action) -> Iterator[Text]:
    """Yield what breaking an alliance would mean; nothing of any other answer."""
    if not isinstance(action, BreakAlliance):
        return
    lost = []
    for space, points in Counter(action.cost).items():
        said, is_lost = _paid(state, space, points)
        yield said
        if is_lost and space in victory_spaces(state):
            lost.append(space)
    if lost:
        yield keyed_text("preview.break_points", spaces=tuple(lost), count=len(lost))
    yield keyed_text("preview.break_enemies", power=action.to)
    yield from _left_outside(state, action.power, action.to, "own")
    yield from _left_outside(state, action.to, action.power, "theirs")


def _paid(state: SwordState, space: str, points: int) -> tuple[Text, bool]:
    """Return what a space gives up by so many points, and whether its owner loses it."""
    place = state.places[space]
    if not is_city(state, space):
        return keyed_text("preview.break_marker", space=space), True
    before, after = place.loyalty, place.loyalty - points
    if place.besieger and place.siege >= siege_level_needed(state, space) - points:
        return keyed_text("preview.break_falls", space=space, besieger=place.besieger, before=before, after=after), True
    if after < 1:
        return keyed_text("preview.break_free", space=space, before=before), True
    return keyed_text("preview.break_loyalty", space=space, before=before, after=after), False


def _left_outside(state: SwordState, power: Power, former: Power, whose: str) -> Iterator[Text]:
    """Yield where CU of a power stand in a city or a tribe of its former ally's: before the walls then, as besiegers
    where they are three or an army."""
    for force in stacks_of_power(state, power):
        if SPACES[force.space].kind == "box" or state.places[force.space].owner != former or not force.all_cu:
            continue
        if is_city(state, force.space) or is_tribe(state, force.space):
            besieges = force.all_cu >= TABLES.siege_table.least_cu or bool(force.leaders)
            key = f"preview.break_{'besieges' if besieges else 'outside'}_{whose}"
            yield keyed_text(key, power=power, space=force.space, cu=force.all_cu)
