"""The rulebook: a game's procedures, step by step, as the kernel knows them.

A step is a function of (play, frame) that says what follows. A question is a step that waits: it names who is asked,
with which choices, and what follows from the answers. Step names are part of the save format.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from engine.kernel.actions import Action
from engine.kernel.errors import EngineBug
from engine.kernel.forms import Menu
from engine.kernel.prompts import DECISION, MUST, REACTION, SEALED, WINDOW, Context, PromptId, prompt_id
from engine.kernel.state import Frame, Offer, Outcome, Side, State
from engine.kernel.texts import Text

if TYPE_CHECKING:
    from engine.kernel.play import Play

S = TypeVar("S", bound=State[Any, Any])
F = TypeVar("F", bound=Frame)


class Goto(msgspec.Struct, frozen=True):
    """Go on at another step of the same frame; the same step again asks anew."""

    step: str


class Call(msgspec.Struct, frozen=True):
    """Run another procedure; when it ends, go on at `then` with its value in `play.value`."""

    frame: Frame
    then: str


class End(msgspec.Struct, frozen=True):
    """The procedure is over; its caller goes on with the value."""

    value: Any = None


class Over(msgspec.Struct, frozen=True):
    """The game is over."""

    outcome: Outcome


Next = Goto | Call | End | Over


@dataclass(frozen=True, slots=True)
class Question(Generic[S, F]):
    """A step that waits for answers. See `Rulebook.ask` and `Rulebook.window` for the fields."""

    kind: str
    sides: Callable[[S, F], Iterable[Side]]
    menu: Callable[[S, F, Side], Menu]
    default: Callable[[S, F, Side], Action]
    answered: "Callable[[Play[S], F, Mapping[Side, Action]], Next] | None" = None
    played: "Callable[[Play[S], F, Side, Action], Next] | None" = None
    pick: "Callable[[Play[S], F, Mapping[Side, Action]], Side] | None" = None
    then: str = ""
    section: str = ""
    shown: bool = False
    subject: Callable[[S, F, Side], Text] | None = None
    context: Callable[[S, F, Side], Context | None] | None = None
    weight: float = DECISION
    held: bool = True
    reaction: bool = False


@dataclass(frozen=True, slots=True)
class May(Generic[S, F]):
    """A right that sides have while the frame is on the stack and nothing atomic stands above it; an aside, which
    changes nothing that is asked, always."""

    moment: str
    sides: Callable[[S, F], Iterable[Side]]
    menu: Callable[[S, F, Side], Menu]
    played: "Callable[[Play[S], F, Side, Action], Call | None]"
    section: str = ""
    aside: bool = False

    def prompt_id(self, state: S, frame: F, side: Side) -> PromptId:
        """Return the id of its prompt: a new one with every question, but for an aside, which no question concerns."""
        visit = 0 if self.aside else state.frames[-1].visit
        return prompt_id(state.prompt_key, frame.serial, visit, side, self.moment)


@dataclass(slots=True)
class Procedure:
    """All that is registered for one type of frame."""

    steps: "dict[str, Callable[[Play[Any], Any], Next] | Question[Any, Any]]" = field(default_factory=dict)
    mays: list[May[Any, Any]] = field(default_factory=list)
    atomic: bool = False
    activity: bool = False
    alive: Callable[[Any, Any], bool] | None = None
    aliases: dict[str, str] = field(default_factory=dict)


class Rulebook(Generic[S]):
    """A game's procedures. Modules register their steps here, in the rulebook's order."""

    def __init__(self) -> None:
        self.procedures: dict[type[Frame], Procedure] = {}
        self.has_asides = False  # whether any right is an aside
        self.decider: Callable[[S, Side], str] = lambda state, side: side
        self.offer_taken: Callable[[Play[S], Offer[Any]], None] | None = None

    def procedure(
        self,
        frame: type[F],
        *,
        activity: bool = False,
        atomic: bool = False,
        alive: Callable[[S, F], bool] | None = None,
        aliases: Mapping[str, str] | None = None,
    ) -> None:
        """Declare what kind of procedure `frame` is: an activity that effects end with and events carry; atomic, so
        that no may-prompt reaches below it; ended when `alive` no longer holds; `aliases` of renamed steps."""
        entry = self._entry(frame)
        entry.activity, entry.atomic, entry.alive = activity, atomic, alive
        entry.aliases.update(aliases or {})

    def step(
        self, frame: type[F], name: str = "start"
    ) -> "Callable[[Callable[[Play[S], F], Next]], Callable[[Play[S], F], Next]]":
        """Register a step that runs by itself."""

        def register(run: "Callable[[Play[S], F], Next]") -> "Callable[[Play[S], F], Next]":
            self._add(frame, name, run)
            return run

        return register

    def ask(
        self,
        frame: type[F],
        name: str = "start",
        *,
        sides: Callable[[S, F], Iterable[Side]],
        menu: Callable[[S, F, Side], Menu],
        default: Callable[[S, F, Side], Action],
        sealed: bool = False,
        section: str = "",
        shown: bool = False,
        subject: Callable[[S, F, Side], Text] | None = None,
        context: Callable[[S, F, Side], Context | None] | None = None,
        weight: float | None = None,
        reaction: bool = False,
    ) -> (
        "Callable[[Callable[[Play[S], F, Mapping[Side, Any]], Next]], Callable[[Play[S], F, Mapping[Side, Any]], Next]]"
    ):
        """Register a question to all of `sides` at once: the function gets their answers in that order. Sealed: in
        private, replaceable until the last is in. shown: a table would see who has answered. default: what a deadline
        plays. No sides: the function runs at once with no answers. subject, context: what it is about, in words and as
        data (see `Prompt`); the context alone fills the words of the moment. reaction: an answer to what another does,
        which standing orders may give, as in a window. weight: the part of a turn's deadline that an answer may take,
        by default all of it, for a reaction a third."""

        def register(
            answered: "Callable[[Play[S], F, Mapping[Side, Any]], Next]",
        ) -> "Callable[[Play[S], F, Mapping[Side, Any]], Next]":
            kind = SEALED if sealed else MUST
            question = Question(
                kind,
                sides,
                menu,
                default,
                answered=answered,
                section=section,
                shown=shown,
                subject=subject,
                context=context,
                weight=weight if weight is not None else REACTION if reaction else DECISION,
                reaction=reaction,
            )
            self._add(frame, name, question)
            return answered

        return register

    def window(
        self,
        frame: type[F],
        name: str,
        *,
        sides: Callable[[S, F], Iterable[Side]],
        menu: Callable[[S, F, Side], Menu],
        then: str,
        pick: "Callable[[Play[S], F, Mapping[Side, Any]], Side] | None" = None,
        section: str = "",
        subject: Callable[[S, F, Side], Text] | None = None,
        context: Callable[[S, F, Side], Context | None] | None = None,
        weight: float = REACTION,
        known: bool = False,
    ) -> "Callable[[Callable[[Play[S], F, Side, Any], Next]], Callable[[Play[S], F, Side, Any], Next]]":
        """Register a window: all of `sides` (by public knowledge alone, in the rulebook's order) are asked at once,
        `Pass` is always among the choices, and the table closes it. The function runs for the one play that counts,
        by `pick` or the first in order; the rest return to their owners. `Goto(name)` reopens. All passed: `then`.
        weight: the part of a turn's deadline that an answer may take. known: everybody sees who could respond (there
        are no hidden cards for it), so the table closes the window with the last answer of those who can; else it is
        held open for the same time however the replies come, since its moment would tell."""
        from engine.kernel.actions import Pass

        def default(state: S, frame: F, side: Side) -> Action:
            return Pass()

        def register(
            played: "Callable[[Play[S], F, Side, Any], Next]",
        ) -> "Callable[[Play[S], F, Side, Any], Next]":
            question = Question(
                WINDOW,
                sides,
                menu,
                default,
                played=played,
                pick=pick,
                then=then,
                section=section,
                subject=subject,
                context=context,
                weight=weight,
                held=not known,
            )
            self._add(frame, name, question)
            return played

        return register

    def may(
        self,
        frame: type[F],
        moment: str,
        *,
        sides: Callable[[S, F], Iterable[Side]],
        menu: Callable[[S, F, Side], Menu],
        section: str = "",
        aside: bool = False,
    ) -> "Callable[[Callable[[Play[S], F, Side, Any], Call | None]], None]":
        """Register a right that holds while `frame` is on the stack. `sides` names only who can use it now (the
        prompt is private, so it may hang on that side's own cards). aside: a private matter of the side, like a note
        on its plans; it is open beside sealed questions, windows and atomic procedures too, what is asked stands, and
        `played` returns None."""

        def register(played: "Callable[[Play[S], F, Side, Any], Call | None]") -> None:
            self._entry(frame).mays.append(May(moment, sides, menu, played, section, aside))
            self.has_asides = self.has_asides or aside

        return register

    def find(self, frame: Frame) -> "Callable[[Play[S], Any], Next] | Question[S, Any]":
        """Return the step that the frame is at."""
        entry = self.procedures.get(type(frame))
        if entry is None:
            raise EngineBug(f"no procedure {type(frame).__name__}")
        steps, step = entry.steps, frame.step
        if step in steps:
            return steps[step]
        found = steps.get(entry.aliases.get(step, ""))
        if found is None:
            raise EngineBug(f"no step {type(frame).__name__}.{step}")
        return found

    def _entry(self, frame: type[Frame]) -> Procedure:
        return self.procedures.setdefault(frame, Procedure())

    def _add(self, frame: type[Frame], name: str, step: Any) -> None:
        steps = self._entry(frame).steps
        if name in steps:
            raise EngineBug(f"{frame.__name__}.{name} is registered twice")
        steps[name] = step
