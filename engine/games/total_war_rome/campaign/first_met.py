"""MEETING ENEMY ARMIES, MEETING ENEMY NAVIES: who comes upon several enemies says whom they meet first (ruling 143)."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from engine.games.total_war_rome.actions.campaign import MeetFirst
from engine.games.total_war_rome.contexts import OfArmy, OfNavy
from engine.games.total_war_rome.frames.campaign import Advance, Stranded, Voyage
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import RomeState
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.play import Play
from engine.kernel.rulebook import Call, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

FIRST = "first"  # the step at which it is asked
Mover = TypeVar("Mover", Advance, Stranded, Voyage)


def mover_meeting_enemies(frame: Advance | Stranded | Voyage) -> str:
    """Return the army or navy that has come upon enemies."""
    return frame.navy if isinstance(frame, Voyage) else frame.army


def _owner(state: RomeState, mover: str) -> Side:
    piece = state.armies.get(mover) or state.navies.get(mover)
    return piece.owner if piece is not None else ""


def meet_first(foes: Sequence[str], fight: Callable[[str], Call]) -> Next:
    """Go to the fight with the only enemy, or ask which of several is met first."""
    return fight(foes[0]) if len(foes) == 1 else Goto(FIRST)


def register_first_foe_question(
    procedure: type[Mover],
    foes: Callable[[RomeState, Mover], Sequence[str]],
    fight: Callable[[Play[RomeState], Mover, str], Call],
    back: str,
    section: str,
) -> None:
    """Register the question at the step `first` of a procedure.

    foes: the enemies where the mover is, none if it is gone. fight: what meets one of them. back: the step to go on at
    if an event at any time has left none of them meanwhile.
    """

    def asked(state: RomeState, frame: Mover) -> tuple[Side, ...]:
        return (_owner(state, mover_meeting_enemies(frame)),) if foes(state, frame) else ()

    def answered(play: Play[RomeState], frame: Mover, answers: Mapping[Side, MeetFirst]) -> Next:
        """Meet the enemy that was named (ruling 143)."""
        for answer in answers.values():
            return fight(play, frame, answer.enemy)
        return Goto(back)

    rules.ask(
        procedure,
        FIRST,
        sides=asked,
        menu=lambda state, frame, side: Menu(Form(MeetFirst, enemy=OneOf(foes(state, frame)))),
        default=lambda state, frame, side: MeetFirst(foes(state, frame)[0]),
        section=section,
        subject=lambda state, frame, side: keyed_text("subject.meet_first", mover=mover_meeting_enemies(frame)),
        context=lambda state, frame, side: (
            OfNavy(frame.navy) if isinstance(frame, Voyage) else OfArmy(mover_meeting_enemies(frame))
        ),
    )(answered)
