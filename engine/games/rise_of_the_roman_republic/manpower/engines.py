"""Siege engines of Rome: one may be built instead of a new legion (sections 10.13 and 10.24; ruling c.49), in the Eagle
one in the whole game."""

from collections.abc import Mapping

import msgspec

from engine.games.rise_of_the_roman_republic.actions.manpower import BuildEngine, NoEngine
from engine.games.rise_of_the_roman_republic.board.control import is_in_roman_italy, scenario_of
from engine.games.rise_of_the_roman_republic.board.sieges import is_stack_besieged
from engine.games.rise_of_the_roman_republic.board.stacks import set_stack, stack_at, stack_of_legion, total_sp
from engine.games.rise_of_the_roman_republic.events.manpower import EngineBuilt
from engine.games.rise_of_the_roman_republic.frames.manpower import Raising
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import ROME
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Goto

BUILT = "engine:rome"  # what is noted of it, where each power has but one in the game (The Eagle)


def siege_engine_places(state: RiseState, frame: Raising) -> dict[str, Stack]:
    """Return where an engine can be placed, by hex: with the garrison of Rome, or with a legion in Roman Italy that is
    not besieged; nowhere without a new legion that it could be built for."""
    known = scenario_of(state)
    allowed = known.has_rule("roman_engines") or (known.has_rule("one_engine_each") and BUILT not in state.once)
    if not frame.legions or not allowed:
        return {}
    rome = stack_at(state, ROMANS, ROME, inside=True)
    with_legions = [stack_of_legion(state, one) for one in state.legions]
    found = [one for one in with_legions if is_in_roman_italy(state, one.hex) and not is_stack_besieged(state, one)]
    return {one.hex: one for one in (*found, *([rome] if total_sp(state, rome) else []))}


@RULES.ask(
    Raising,
    "engine",
    sides=lambda state, frame: (ROMANS,) if siege_engine_places(state, frame) else (),
    menu=lambda state, frame, side: Menu(
        Form(NoEngine), Form(BuildEngine, place=OneOf(tuple(siege_engine_places(state, frame))))
    ),
    default=lambda state, frame, side: NoEngine(),
    section="10.13",
)
def build_siege_engine(play: RisePlay, frame: Raising, answers: Mapping[str, BuildEngine | NoEngine]) -> Goto:
    """Build one in the place of one of the legions, or none; then the legions muster."""
    action = answers.get(ROMANS)
    if isinstance(action, BuildEngine):
        there = siege_engine_places(play.state, frame)[action.place]
        set_stack(play.state, msgspec.structs.replace(there, engines=there.engines + 1))
        if scenario_of(play.state).has_rule("one_engine_each"):
            play.state.once = (*play.state.once, BUILT)
        play.emit(EngineBuilt(action.place, len(frame.legions) - 1))
        frame.legions = frame.legions[:-1]
    return Goto("start")
