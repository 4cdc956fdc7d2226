"""Operations: what a leader can do in their phase. Each chapter registers its own here.

    @deed(March, "force_movement")
    def march_forms(state, frame): ...  # yields the form, if they can march

    @done(March)
    def march(play, frame, action): return Call(movement.March(...), "")

What follows an Operation, a roll to go on or the end of the phase, stands in the tables by the Operation's name. A
deed that answers that itself ends with "continue" or "finished". The `then` of the Call is not read.

They are offered in the order of `OFFERED`, whatever is imported first.
"""

from collections.abc import Callable, Iterable
from typing import Any

from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.kernel.actions import Action
from engine.kernel.forms import Form
from engine.kernel.rulebook import Call

GO_ON, FINISHED = "continue", "finished"  # what a deed may say of what follows
Forms = Callable[[RiseState, Phase], Iterable[Form]]
Done = Callable[[RisePlay, Phase, Any], Call | str | None]
FORMS: dict[type[Action], Forms] = {}  # in the order in which they are offered
DONE: dict[type[Action], Done] = {}
OPERATIONS: dict[type[Action], str] = {}
OFFERED = (
    "attack", "recover", "march", "march_with", "march_beside", "march_allies", "celebrate", "demand_surrender",
    "regroup", "raise_manpower", "sail", "sail_with", "sail_allies", "ask_permission", "call_up_provinces",
    "place_siege", "lift_siege", "assault", "treachery", "leave_garrison", "draw_garrison", "raise_samnites",
    "negotiate", "persuade", "send_ambassador", "draw_allies",
)  # fmt: skip


def register_operation_form(action: type[Action], operation: str) -> Callable[[Forms], Forms]:
    """Register what an Operation offers: a decorator of (state, phase) -> its form, or nothing. operation: its name in
    the tables. ValueError for an action that `OFFERED` does not name."""

    def register(forms: Forms) -> Forms:
        FORMS[action], OPERATIONS[action] = forms, operation
        for known in sorted(FORMS, key=lambda one: OFFERED.index(one.tag())):
            FORMS[known] = FORMS.pop(known)
        return forms

    return register


def register_operation_effect(action: type[Action]) -> Callable[[Done], Done]:
    """Register what an Operation does: a decorator of (play, phase, action) -> a Call of what follows, GO_ON or
    FINISHED, or None for what the tables say."""

    def register(does: Done) -> Done:
        DONE[action] = does
        return does

    return register


def forms_of(state: RiseState, frame: Phase) -> list[Form]:
    """Return the forms of all that a leader can do now."""
    return [form for offered in FORMS.values() for form in offered(state, frame)]
