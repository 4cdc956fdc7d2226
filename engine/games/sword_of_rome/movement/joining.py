"""Who commands where armies have joined by intercepting (section 10.4, ruling 163)."""

from collections.abc import Mapping

import msgspec

from engine.games.sword_of_rome.actions.combat import TakeCommand
from engine.games.sword_of_rome.board.stacks import commanders, ordered, put, stack
from engine.games.sword_of_rome.contexts import Joined
from engine.games.sword_of_rome.events.combat import CommandTaken
from engine.games.sword_of_rome.frames.movement import March
from engine.games.sword_of_rome.powers import decides
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import SwordState
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Goto
from engine.kernel.state import Side


def _able(state: SwordState, frame: March) -> tuple[str, ...]:
    """Return the leaders who may command the armies that have joined; () if there is no choice."""
    if not frame.joined:
        return ()
    found = commanders(stack(state, frame.caught, frame.space))
    return found if len(found) > 1 else ()


@RULES.ask(
    March,
    "join",
    sides=lambda state, frame: (decides(state, frame.caught),) if _able(state, frame) else (),
    menu=lambda state, frame, side: Menu(Form(TakeCommand, leader=OneOf(_able(state, frame)))),
    default=lambda state, frame, side: TakeCommand(_able(state, frame)[0]),
    section="10.4",
    context=lambda state, frame, side: Joined(frame.caught, frame.space, frame.power, frame.leader),
)
def join(play: SwordPlay, frame: March, answers: Mapping[Side, TakeCommand]) -> Goto:
    """The owner says which of the named leaders commands; who does already goes on."""
    own = stack(play.state, frame.caught, frame.space) if frame.joined else None
    for answer in answers.values():
        if own is not None and answer.leader != own.commander:
            put(play, msgspec.structs.replace(own, leaders=ordered(own.leaders, answer.leader)))
            play.tell(CommandTaken(answer.leader, own.power, own.space))
    frame.joined = False
    return Goto("forks")
