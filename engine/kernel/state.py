"""The state that every game shares: the stack of frames, the open question, the offers. Games subclass it.

A state is plain data: strings, numbers, tuples, lists, dicts and structs of them. At every moment it can be written
as msgpack and read back the same. It holds no log, no clock, no dice and nothing of Discord.
"""

from typing import Generic, Self, TypeVar

import msgspec

from engine.kernel.texts import Text, snake_case_name

Side = str
FrameT = TypeVar("FrameT")
ActionT = TypeVar("ActionT")


class Frame(msgspec.Struct, tag_field="proc", tag=snake_case_name, kw_only=True, omit_defaults=True):
    """A procedure under way. A subclass adds the procedure's variables, each a value that cannot be changed in place.

    step: the name of the step that it is at. Names are stored: see `Rulebook.procedure` for how to rename one.
    serial: a number of its own within the game. It goes into prompt ids.
    visit: how often its questions have been asked, all together. It goes into prompt ids too.
    activity: its id where the procedure is an activity, as `<tag>_<serial>`; else "".

    A procedure is identified by its type, and stored under the type's name in snake_case:

    >>> class Retreat(Frame):
    ...     army: str = ""
    >>> msgspec.to_builtins(Retreat(army="legion_2"))
    {'proc': 'retreat', 'army': 'legion_2'}
    """

    step: str = "start"
    serial: int = 0
    visit: int = 0
    activity: str = ""


class Pending(msgspec.Struct, Generic[ActionT], kw_only=True):
    """The question that the top frame puts now.

    kind: must, sealed or window, as in `Prompt`.
    seats: the sides that are asked, in the order in which the rules read their answers, each with the seat that
        decides.
    answers: what has been answered so far, by side. Secret unless the kind is must.
    """

    kind: str
    seats: dict[Side, str]  # side -> seat, in the order in which the rules read the answers
    answers: dict[Side, ActionT]


class Offer(msgspec.Struct, Generic[ActionT], kw_only=True, frozen=True):
    """An offer from one side to another. It is open beside whatever is asked.

    serial: a number of its own within the game.
    frm, to: the side that makes it, and the side that it is made to.
    terms: what is offered, as an action of the game: `Alliance()`.
    until: the id of an activity. The offer lapses when it ends; accepted, it takes effect as soon as no other
        activity runs within it.
    accepted: whether it was taken and has yet to take effect.
    between: the seats that may know of it, those of both sides among them; () for everybody.
    """

    serial: int
    frm: Side
    to: Side
    terms: ActionT
    until: str  # the activity it ends with
    accepted: bool = False
    between: tuple[str, ...] = ()

    def is_known_to(self, seat: str | None) -> bool:
        """Return whether a seat (None: the public) may know of the offer."""
        return not self.between or seat in self.between


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended.

    winners: the sides that won; several share the victory.
    scores: the score of every side.
    reason: why it ended, in words.
    """

    winners: tuple[Side, ...]
    scores: dict[Side, int]
    reason: Text


class State(msgspec.Struct, Generic[FrameT, ActionT], kw_only=True):
    """Base of every game's state. A subclass gives its frames and actions as unions, and adds its own fields.

    prompt_key: the key that prompt ids are hashed with, so that an id tells nothing.
    seats: the table's seats in seating order: ("1", "2", "3").
    serial: the last number given to a frame or an offer.
    frames: the stack of procedures, the innermost last. Empty once the game is over.
    pending: the question that waits for answers; None while steps run, and once the game is over.
    offers: the open offers.
    outcome: how the game ended, None while it goes on.

        class ItalyState(State[Turn | Battle, March | Retreat | Pass | Close], kw_only=True):
            gold: dict[str, int]  # side -> talents
    """

    prompt_key: bytes
    seats: tuple[str, ...]
    serial: int = 0
    frames: list[FrameT] = []
    pending: Pending[ActionT] | None = None
    offers: tuple[Offer[ActionT], ...] = ()
    outcome: Outcome | None = None

    def with_answer(self, side: Side, answer: ActionT) -> Self:
        """Return this state with one more answer in `pending`. All else is shared with this state, which stays as it
        is."""
        assert self.pending is not None  # noqa: S101 - only a pending question is answered
        new: Self = self.__copy__()  # type: ignore[attr-defined]
        new.pending = Pending(
            kind=self.pending.kind, seats=self.pending.seats, answers={**self.pending.answers, side: answer}
        )
        return new

    def copy(self) -> Self:
        """Return a copy that a step may change. A subclass must copy each of its own lists and dicts, but for those
        that its steps replace and never change:

        def copy(self) -> "ItalyState":
            new = super().copy()
            new.gold = self.gold.copy()
            return new
        """
        # every msgspec struct has __copy__, though its stubs do not say so; copy.copy() would look it up each time
        new: Self = self.__copy__()  # type: ignore[attr-defined]
        new.frames = [frame.__copy__() for frame in self.frames]  # type: ignore[attr-defined]
        if self.pending is not None:
            pending: Pending[ActionT] = self.pending.__copy__()  # type: ignore[attr-defined]
            pending.answers = self.pending.answers.copy()
            new.pending = pending
        return new
