"""What a battle does to the training of legions (section 10.31)."""

from collections.abc import Iterable, Mapping

from engine.games.rise_of_the_roman_republic.actions.combat import LowerTraining, RaiseTraining
from engine.games.rise_of_the_roman_republic.board.halves import legion_pieces, legions_from_pieces, set_training
from engine.games.rise_of_the_roman_republic.combat.flight import is_draw, loser_of
from engine.games.rise_of_the_roman_republic.combat.modifiers import CITIZENS
from engine.games.rise_of_the_roman_republic.combat.questions import question_text_maker
from engine.games.rise_of_the_roman_republic.combat.results import is_major
from engine.games.rise_of_the_roman_republic.combat.sides import ATTACKER, DEFENDER, legions_of, parts_of
from engine.games.rise_of_the_roman_republic.events.combat import LegionsTrained
from engine.games.rise_of_the_roman_republic.forces import numbers_of
from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.rulebook import Goto
from engine.kernel.state import Side

RAISED = {True: 2, False: 1}  # legions, after a Major Victory or not
WEAK = 5  # citizen infantry SP at which a Veteran legion is a Recruit after a Major defeat


def roman_side(frame: Battle) -> int:
    """Return the side on which legions fight; -1 if none do."""
    return next((of for of in (ATTACKER, DEFENDER) if legions_of(parts_of(frame, of))), -1)


def _won(frame: Battle) -> bool:
    return not is_draw(frame) and roman_side(frame) == 1 - loser_of(frame)


def _lost(frame: Battle) -> bool:
    return not is_draw(frame) and roman_side(frame) == loser_of(frame)


def victorious_recruits(state: RiseState, frame: Battle) -> tuple[str, ...]:
    """Return the Recruit legions that have won."""
    if not _won(frame):
        return ()
    found = legions_from_pieces(state, legions_of(parts_of(frame, roman_side(frame))))
    return tuple([number for number, one in found.items() if not one.veteran])


def raisable_legion_limit(frame: Battle) -> int:
    """Return how many legions may be raised."""
    return RAISED[is_major(frame.result)]


@RULES.ask(
    Battle,
    "raise",
    sides=lambda state, frame: (
        (ROMANS,) if len(victorious_recruits(state, frame)) > raisable_legion_limit(frame) else ()
    ),
    menu=lambda state, frame, side: Menu(
        Form(
            RaiseTraining,
            legions=Pick(victorious_recruits(state, frame), raisable_legion_limit(frame), raisable_legion_limit(frame)),
        )
    ),
    default=lambda state, frame, side: RaiseTraining(victorious_recruits(state, frame)[: raisable_legion_limit(frame)]),
    subject=question_text_maker("raise"),
    section="10.31",
)
def raise_to_veterans(play: RisePlay, frame: Battle, answers: Mapping[Side, RaiseTraining]) -> Goto:
    """Make legions that have won Veteran; of more than may be, Rome chooses."""
    legions = answers[ROMANS].legions if answers else victorious_recruits(play.state, frame)
    why = "major_victory" if is_major(frame.result) else "victory"
    _train(play, legions, True, why)
    return Goto("lower")


def _train(play: RisePlay, legions: Iterable[str], veteran: bool, why: str) -> None:
    state = play.state
    found = tuple(legions)
    if found:
        set_training(state, found, veteran=veteran)
        play.emit(LegionsTrained(found, veteran, why))


def veterans_turned_recruits(state: RiseState, frame: Battle) -> tuple[str, ...]:
    """Return the Veteran legions that are Recruits after a Major defeat: those with few citizens left, wherever these
    stand (ruling G70)."""
    if not (_lost(frame) and is_major(frame.result)):
        return ()
    numbers = numbers_of(legions_of(parts_of(frame, roman_side(frame))))
    whole = legions_from_pieces(state, [piece for number in numbers for piece in legion_pieces(state, number)])
    return tuple(
        [number for number, one in whole.items() if one.veteran and one.elements.get(CITIZENS, (0, 0))[0] <= WEAK]
    )


def worst_hit_veteran_legions(state: RiseState, frame: Battle) -> tuple[str, ...]:
    """Return the Veteran legions that have lost most in a defeat that is no Major one."""
    if not _lost(frame) or is_major(frame.result):
        return ()
    known = legions_from_pieces(state, state.legions)
    lost = {one: count for one, count in frame.legion_losses.items() if count and one in known and known[one].veteran}
    return tuple([one for one, count in lost.items() if count == max(lost.values())])


@RULES.ask(
    Battle,
    "lower",
    sides=lambda state, frame: (ROMANS,) if len(worst_hit_veteran_legions(state, frame)) > 1 else (),
    menu=lambda state, frame, side: Menu(Form(LowerTraining, legion=OneOf(worst_hit_veteran_legions(state, frame)))),
    default=lambda state, frame, side: LowerTraining(worst_hit_veteran_legions(state, frame)[-1]),
    subject=question_text_maker("lower"),
    section="10.31",
)
def lower_to_recruits(play: RisePlay, frame: Battle, answers: Mapping[Side, LowerTraining]) -> Goto:
    """Make legions that were beaten Recruits; of several that have lost as much, Rome chooses."""
    state = play.state
    legions = (answers[ROMANS].legion,) if answers else worst_hit_veteran_legions(state, frame)
    _train(play, legions, False, "defeat")
    _train(play, veterans_turned_recruits(state, frame), False, "major_defeat")
    return Goto("close")
