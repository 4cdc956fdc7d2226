"""Which cards can be played as events, and what each does: the modules of this package register here.

    @event("R12", lambda state, side: NOTHING)
    def appian_way(play, side, targets): add_effect(play, ...)

A card without a handler can be played for its value alone.
"""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from engine.games.sword_of_rome.responses.registry import cancels_gallic_event_alone
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import SwordState
from engine.kernel.choices import Choices
from engine.kernel.picks import Pick
from engine.kernel.rulebook import Call
from engine.kernel.state import Side

Targets = Choices[tuple[str, ...]]
Offered = Callable[[SwordState, Side], Targets | None]
Played = Callable[[SwordPlay, Side, tuple[str, ...]], Call | None]
NOTHING: Targets = Pick((), 0, 0)  # the choices of an event that needs none


class Question(NamedTuple):
    """What is asked in the course of an event: which side, and what it may choose."""

    side: Side
    choices: Choices[tuple[str, ...]]


Asked = Callable[[SwordState, tuple[str, ...]], Question | None]


StepDoes = Callable[[SwordPlay, Side, tuple[str, ...], tuple[str, ...]], Call | None]


class Step(NamedTuple):
    """A step of an event that has several. does: of (play, side, its targets, all that has been chosen so far). asks:
    of (state, all that has been chosen so far), what is asked before it; what is answered are then its targets."""

    does: StepDoes
    asks: Asked | None = None


class Handler(msgspec.Struct, frozen=True):
    """An event. offered: what may be chosen with it; None: it cannot be played now, as its cost could not be paid or it
    would change nothing (ruling 124). played: does it; it may return the Call of a procedure that goes on with it.
    then: the steps that follow."""

    offered: Offered
    played: Played
    then: tuple[Step, ...] = ()


HANDLERS: dict[str, Handler] = {}


def register_card_event(card: str, offered: Offered) -> Callable[[Played], Played]:
    """Register a card's event: a decorator of (play, side, targets)."""

    def register(played: Played) -> Played:
        HANDLERS[card] = Handler(offered, played)
        return played

    return register


def event_handler(card: str) -> Handler | None:
    """Return a card's event; None if it has none that can be played."""
    return HANDLERS.get(card)


def event_targets(state: SwordState, side: Side, card: str) -> Targets | None:
    """Return what may be chosen with a card's event now; None if it cannot be played as one."""
    found = HANDLERS.get(card)
    return None if found is None or cancels_gallic_event_alone(state, card) else found.offered(state, side)
