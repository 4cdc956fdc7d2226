"""Training of new legions in Rome at the end of a turn (section 10.32, ruling G48)."""

from collections.abc import Mapping

import msgspec

from engine.games.rise_of_the_roman_republic.actions.manpower import Train
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader, stack_of_legion
from engine.games.rise_of_the_roman_republic.events.manpower import LegionTrained
from engine.games.rise_of_the_roman_republic.frames.turn import Training
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import ROME
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.rulebook import End

RULES.procedure(Training)


def note_departures_from_rome(state: RiseState) -> None:
    """Note which new legions have left Rome, and whether the Urban Praetor has, so that nobody is trained in this
    turn."""
    out = [one for one, known in state.legions.items() if known.kept and stack_of_legion(state, one).hex != ROME]
    if out:
        gone = {one: msgspec.structs.replace(state.legions[one], kept=False) for one in out}
        state.legions = {**state.legions, **gone}
    praetors = [stack_of_leader(state, one.leader) for one in state.republic.in_office("urban_praetor")]
    if state.republic.away != state.turn and any(there is None or there.hex != ROME for there in praetors):
        state.republic = msgspec.structs.replace(state.republic, away=state.turn)


def trainable_recruits(state: RiseState) -> tuple[str, ...]:
    """Return the Recruit legions that have not left Rome since they were raised, if the Urban Praetor is there and has
    been all the turn."""
    if state.republic.away == state.turn:
        return ()
    praetors = [stack_of_leader(state, one.leader) for one in state.republic.in_office("urban_praetor")]
    if not any(there is not None and there.hex == ROME for there in praetors):
        return ()
    new = [number for number, one in state.legions.items() if one.kept and not one.veteran]
    return tuple([number for number in new if stack_of_legion(state, number).hex == ROME])


@RULES.ask(
    Training,
    sides=lambda state, frame: (ROMANS,) if len(trainable_recruits(state)) > FIGURES.training.legions else (),
    menu=lambda state, frame, side: Menu(
        Form(Train, legions=Pick(trainable_recruits(state), FIGURES.training.legions, FIGURES.training.legions))
    ),
    default=lambda state, frame, side: Train(trainable_recruits(state)[: FIGURES.training.legions]),
    section="10.32",
)
def roll_training(play: RisePlay, frame: Training, answers: Mapping[str, Train]) -> End:
    """Roll for two legions at most: a 7 or more makes Veterans."""
    state = play.state
    for number in answers[ROMANS].legions if answers else trainable_recruits(state):
        die = roll_d10(play, "training")
        veteran = die >= FIGURES.training.least
        new = msgspec.structs.replace(state.legions[number], veteran=veteran)
        state.legions = {**state.legions, number: new}
        play.emit(LegionTrained(number, die, veteran))
    return End()
