"""The rulebook: how a game's procedures are written.

A procedure is a type of frame and its steps. A step is a function of (play, frame): it changes `play.state`, and
returns what follows. It may be

- a plain step, which runs by itself (`Rulebook.step`),
- a question, which waits for answers (`Rulebook.ask`),
- a window, in which sides may respond to what is happening, or pass (`Rulebook.window`).

Beside its steps a procedure may grant rights, which can be used while it runs (`Rulebook.may`).

    RULES = Rulebook()
    RULES.procedure(Turn, activity=True)

    @RULES.step(Turn)  # every procedure begins at its step "start"
    def collect_income(play, frame):
        play.state.gold[frame.side] += 2
        return Goto("act")

    @RULES.ask(
        Turn,
        "act",
        sides=lambda state, frame: (frame.side,),
        menu=lambda state, frame, side: Menu(Form(March, to=OneOf(neighbours(state, side))), Form(EndTurn)),
        default=lambda state, frame, side: EndTurn(),
        section="4.1",
    )
    def acted(play, frame, answers):
        action = answers[frame.side]
        if isinstance(action, EndTurn):
            return End()
        move_army(play, frame.side, action.to)
        return Call(Battle(place=action.to), then="act")  # when the battle has ended, ask again

Names of procedures and steps are stored with every running game: rename a step by way of `aliases`.
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
    """Go on at another step of the same procedure. A question that goes to itself is asked again."""

    step: str


class Call(msgspec.Struct, frozen=True):
    """Run another procedure, given by its first frame; when it ends, go on at the step `then`, with its value in
    `play.value`."""

    frame: Frame
    then: str


class End(msgspec.Struct, frozen=True):
    """The procedure is over. The one that called it goes on, and finds `value` in `play.value`."""

    value: Any = None


class Over(msgspec.Struct, frozen=True):
    """The game is over. All frames and offers are dropped."""

    outcome: Outcome


Next = Goto | Call | End | Over


@dataclass(frozen=True, slots=True)
class Question(Generic[S, F]):
    """A step that waits for answers, as `Rulebook.ask` and `Rulebook.window` register it; they explain the fields."""

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
    prepared: Callable[[S, F, Side], Action | None] | None = None


@dataclass(frozen=True, slots=True)
class May(Generic[S, F]):
    """A right that a procedure grants, as `Rulebook.may` registers it. It can be used while the procedure's frame is
    on the stack with no atomic procedure above it; a side action always."""

    moment: str
    sides: Callable[[S, F], Iterable[Side]]
    menu: Callable[[S, F, Side], Menu]
    played: "Callable[[Play[S], F, Side, Action], Call | None]"
    section: str = ""
    side_action: bool = False

    def prompt_id(self, state: S, frame: F, side: Side) -> PromptId:
        """Return the id of its prompt. It changes with every question that is asked; that of a side action never
        does."""
        visit = 0 if self.side_action else state.frames[-1].visit
        return prompt_id(state.prompt_key, frame.serial, visit, side, self.moment)


@dataclass(slots=True)
class Procedure:
    """All that is registered for one type of frame. The fields are explained at `Rulebook.procedure`."""

    steps: "dict[str, Callable[[Play[Any], Any], Next] | Question[Any, Any]]" = field(default_factory=dict)
    mays: list[May[Any, Any]] = field(default_factory=list)
    atomic: bool = False
    activity: bool = False
    alive: Callable[[Any, Any], bool] | None = None
    aliases: dict[str, str] = field(default_factory=dict)
    rights: tuple[str, ...] = ()

    def in_order(self) -> None:
        """Put the rights in their order: those that are named first, the others as they were registered."""
        named = {moment: place for place, moment in enumerate(self.rights)}
        self.mays.sort(key=lambda may: named.get(may.moment, len(named)))


class Rulebook(Generic[S]):
    """A game's procedures. Its modules register their steps here.

    procedures: by type of frame, what is registered for it.
    has_side_actions: whether any right is a side action.
    decider: of (state, side): the seat that decides for a side. By default seats and sides have the same names.
    offer_taken: of (play, offer): makes an accepted offer take effect. None: the game has no offers.
    """

    def __init__(self) -> None:
        self.procedures: dict[type[Frame], Procedure] = {}
        self.has_side_actions = False  # whether any right is a side action
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
        rights: tuple[str, ...] = (),
    ) -> None:
        """Say what kind of procedure `frame` is.

        activity: it gets an id, so that offers and standing orders can last until it ends, and events say that they
            were in it.
        atomic: no right that a procedure below it on the stack grants can be used while it runs (side actions can).
        alive: of (state, frame): once it is false, the frame is dropped without another step, as when the army that
            retreats has been destroyed. The caller goes on, with None in `play.value`.
        aliases: old name of a step -> its present name, for games that were stored at the old one.
        rights: the moments of its rights in the order in which they are offered, where several modules grant them:
            else the module that is imported first would offer first.
        """
        entry = self._entry(frame)
        entry.activity, entry.atomic, entry.alive = activity, atomic, alive
        entry.aliases.update(aliases or {})
        entry.rights = rights
        entry.in_order()

    def step(
        self, frame: type[F], name: str = "start"
    ) -> "Callable[[Callable[[Play[S], F], Next]], Callable[[Play[S], F], Next]]":
        """Register a step that runs by itself. A decorator of (play, frame) -> what follows."""

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
        prepared: Callable[[S, F, Side], Action | None] | None = None,
    ) -> (
        "Callable[[Callable[[Play[S], F, Mapping[Side, Any]], Next]], Callable[[Play[S], F, Mapping[Side, Any]], Next]]"
    ):
        """Register a question. The decorated function gets (play, frame, answers by side, in the order of `sides`).

        It is called once all of `sides` have answered. `menu`, `default`, `subject` and `context` are called for one
        side at a time; they may use only what that side's seat may know, and must not change the state.

        sides: who is asked, all at once, by public knowledge alone, since being asked shows. If there is none, the
            function is called at once with no answers.
        menu: what a side may answer.
        default: what it answers if its deadline passes; must be on the menu.
        sealed: answers are secret, and may be replaced, until the last is in (bids, deployment).
        section: the section of the rules, for error messages and help.
        shown: whether everybody may see who has answered already. False where the fact would tell a secret.
        subject: the question in words, with what it is about; else the words of the moment, filled in from the
            context.
        context: what it is about as data, for computer players and standing orders (see `Prompt`).
        weight: the part of a turn's deadline that an answer may take; None: all of it (`DECISION`), for a reaction a
            third (`REACTION`).
        reaction: it only responds to what another does, so standing orders may answer it.
        prepared: what a side has laid down in secret as its answer, None for nothing. The side is asked all the same,
            since a question that is left out would show that there is a plan; the answer is given for it as an order's
            is, computer players give it themselves.
        """

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
                prepared=prepared,
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
        """Register a window: all who could respond to what is happening are asked at once, each in private, and may
        pass.

        The table closes it, and then only one response counts: the function gets (play, frame, side, its action). All
        other responses go back to their seats unplayed and are never made public. `Goto(name)` opens the window again
        for the next.

        sides: who could respond, by public knowledge alone (else being asked would tell that one holds a card), in
            the order in which the rules let them respond.
        menu: what a side can do beside passing; `Menu()` if it can only pass.
        then: the step that follows when all have passed.
        pick: which side's response counts, of the responses by side; without it the first in the order of `sides`.
        section, subject, context, weight: as in `ask`.
        known: everybody can see who could respond, as no hidden card is involved, so the window closes with the last
            answer. Else it stays open for the same time however quickly all have answered, since an early end would
            tell something.
        """
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
        side_action: bool = False,
    ) -> "Callable[[Callable[[Play[S], F, Side, Any], Call | None]], None]":
        """Register a right: something that a side may do, without being asked, while `frame` is on the stack.

        The function gets (play, frame, side, action). It may return a `Call`, whose procedure is run before anything
        goes on. What was being asked is asked again afterwards. Rights can be used while a must question is open, not
        during sealed questions or windows.

        moment: its name, unique in the procedure; its prompt's moment is `procedure.moment`.
        sides: who can use it now. As the prompt is private, this may depend on the side's own hidden cards.
        menu, section: as in `ask`.
        side_action: a private matter of the side that changes no question, such as writing down a plan. It can be used
            at any time, also during sealed questions, windows and atomic procedures. Its function rolls no dice and
            returns None.
        """

        def register(played: "Callable[[Play[S], F, Side, Any], Call | None]") -> None:
            entry = self._entry(frame)
            entry.mays.append(May(moment, sides, menu, played, section, side_action))
            entry.in_order()
            self.has_side_actions = self.has_side_actions or side_action

        return register

    def find(self, frame: Frame) -> "Callable[[Play[S], Any], Next] | Question[S, Any]":
        """Return the step that the frame is at, by its present name or an old one. EngineBug if there is none."""
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
