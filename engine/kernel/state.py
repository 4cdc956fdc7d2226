"""The state that every game shares: frames, the question that is pending, offers. Plain data; games subclass it.

A state survives a msgpack round trip at every moment. It holds no log, no clock, no dice and nothing of Discord.
"""

from typing import Generic, Self, TypeVar

import msgspec

from engine.kernel.texts import Text, snake

Side = str
FrameT = TypeVar("FrameT")
ActionT = TypeVar("ActionT")


class Frame(msgspec.Struct, tag_field="proc", tag=snake, kw_only=True, omit_defaults=True):
    """A procedure under way: the step it is at, and (in subclasses) its variables, which are immutable values.

    `serial` and `visit` make the prompt ids; `activity` is set on frames that are an activity (a turn, a battle).
    """

    step: str = "start"
    serial: int = 0
    visit: int = 0
    activity: str = ""


class Pending(msgspec.Struct, Generic[ActionT], kw_only=True):
    """The question that the top frame puts: to which sides, decided by which seats, answered so far with what."""

    kind: str
    seats: dict[Side, str]  # side -> seat, in the order of the join
    answers: dict[Side, ActionT]


class Offer(msgspec.Struct, Generic[ActionT], kw_only=True, frozen=True):
    """An offer that stands beside what is asked: it takes effect when its activity is on top. between: the seats that
    know of it; () is everybody."""

    serial: int
    frm: Side
    to: Side
    terms: ActionT
    until: str  # the activity it ends with
    accepted: bool = False
    between: tuple[str, ...] = ()

    def known_to(self, seat: str | None) -> bool:
        """Return whether a seat (None: the public) may know of the offer."""
        return not self.between or seat in self.between


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended: the winners (several share), every side's score, and why it ended, in words."""

    winners: tuple[Side, ...]
    scores: dict[Side, int]
    reason: Text


class State(msgspec.Struct, Generic[FrameT, ActionT], kw_only=True):
    """Base of every game's state."""

    prompt_key: bytes
    seats: tuple[str, ...]
    serial: int = 0
    frames: list[FrameT] = []
    pending: Pending[ActionT] | None = None
    offers: tuple[Offer[ActionT], ...] = ()
    outcome: Outcome | None = None

    def with_answer(self, side: Side, answer: ActionT) -> Self:
        """Return this state with one more answer noted. It shares everything else: no state is changed in place."""
        assert self.pending is not None  # noqa: S101 - only a pending question is answered
        new: Self = self.__copy__()  # type: ignore[attr-defined]
        new.pending = Pending(
            kind=self.pending.kind, seats=self.pending.seats, answers={**self.pending.answers, side: answer}
        )
        return new

    def copy(self) -> Self:
        """Return an independent copy; subclasses copy their own mutable fields after this."""
        # every msgspec struct has __copy__, though its stubs do not say so; copy.copy() would look it up each time
        new: Self = self.__copy__()  # type: ignore[attr-defined]
        new.frames = [frame.__copy__() for frame in self.frames]  # type: ignore[attr-defined]
        if self.pending is not None:
            pending: Pending[ActionT] = self.pending.__copy__()  # type: ignore[attr-defined]
            pending.answers = self.pending.answers.copy()
            new.pending = pending
        return new
