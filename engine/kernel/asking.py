"""What is asked: from a state, the prompts of all seats, and the rights that are open aside."""

from __future__ import annotations  # else those of inner functions are worked out at each call

from functools import cache
from typing import Any, Generic, TypeVar

from engine.kernel.actions import Action, Close, Pass
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import EngineBug
from engine.kernel.events import TABLE
from engine.kernel.forms import Form, Menu
from engine.kernel.offers import known_offers, offer_prompts
from engine.kernel.prompts import MAY, MUST, WINDOW, Prompt, PromptId, prompt_id
from engine.kernel.rulebook import May, Question, Rulebook
from engine.kernel.state import Frame, Pending, Side, State

S = TypeVar("S", bound=State[Any, Any])
PASS_FORM = Form(Pass)
PASS_MENU = Menu(PASS_FORM)
CLOSE_MENU = Menu(Form(Close))


class Asking(Generic[S]):
    """Makes the prompts of one game's states. `Machine` builds on it.

    It keeps the prompts of the state it was last asked about: the same state is usually asked about several times.
    """

    def __init__(self, rules: Rulebook[S]) -> None:
        self.rules = rules
        self._asked_last: tuple[S | None, dict[PromptId, Prompt]] = (None, {})
        self._asked_still: tuple[S | None, dict[PromptId, Prompt]] = (None, {})
        self._blanks: dict[tuple[type[Frame], str], tuple[Question[S, Any], Prompt]] = {}  # by procedure and step

    def prompts(self, state: S) -> dict[PromptId, Prompt]:
        """Return every prompt that is open in the state, by id: what is asked, rights, offers. Asides are not among
        them."""
        noted, prompts = self._asked_still
        if noted is not state:
            prompts = {prompt.id: prompt for prompt in self._all(state)}
        self._asked_last = (state, prompts)
        return prompts

    def _keep_asking(self, before: S, noted: S, prompt: Prompt, answer: Action) -> None:
        """Keep the prompts for a state that differs from `before` only by one more answer, if those of `before` are
        still kept.

        No menu depends on who has answered what, so all other prompts stay as they were.
        """
        kept, prompts = self._asked_last
        if kept is not before:
            return
        if prompt.kind == MUST:  # it is closed by its answer; the answers to other kinds can be replaced
            still = {one: asked for one, asked in prompts.items() if one != prompt.id}
        else:
            still = {**prompts, prompt.id: prompt.with_answer(answer)}
        self._asked_still = (noted, still)

    def find(self, state: S, asked: PromptId) -> Prompt | None:
        """Return the prompt of this id, or None if it is not open."""
        kept, prompts = self._asked_last
        if kept is state and asked in prompts:
            return prompts[asked]
        found = (prompt for prompt in self._all(state) if prompt.id == asked)
        return next(found, None) or self.open_side_action_prompts(state).get(asked)

    def open_side_action_prompts(self, state: S) -> dict[PromptId, Prompt]:
        """Return every right that is a side action, by prompt id. They are open as long as the procedure that grants
        them runs."""
        mays = [
            (frame, may) for frame in state.frames for may in self.rules.procedures[type(frame)].mays if may.side_action
        ]
        rights = [self._right(state, frame, may, side, ()) for frame, may in mays for side in may.sides(state, frame)]
        return {prompt.id: prompt for prompt in rights}

    def _all(self, state: S) -> list[Prompt]:
        if state.outcome is not None or not state.frames:
            return []
        within = _within(state)
        prompts = self._asked(state, state.pending, within) if state.pending is not None else []
        if state.pending is not None and state.pending.kind == MUST:
            prompts.extend(self._rights(state, within))
        if state.offers:
            prompts.extend(offer_prompts(state, lambda side: self.rules.decider(state, side)))
        return prompts

    def _asked(self, state: S, pending: Pending[Any], within: tuple[str, ...]) -> list[Prompt]:
        frame = state.frames[-1]
        question, blank = self._blanks.get((type(frame), frame.step)) or self._blank(frame)
        key, serial, visit, kind, answers = state.prompt_key, frame.serial, frame.visit, pending.kind, pending.answers

        def menu_of(side: Side) -> Menu:
            return _with_pass(question, question.menu(state, frame, side))

        def default_of(side: Side) -> Action:
            return question.default(state, frame, side)

        def prepared_of(side: Side) -> Action | None:
            return question.prepared(state, frame, side) if question.prepared is not None else None

        prompts = []
        for side, seat in pending.seats.items():
            if kind == MUST and side in answers:
                continue  # it is closed by its answer; the answers to other kinds can be replaced
            prompt = blank.__copy__()  # type: ignore[attr-defined]  # every msgspec struct has it
            prompt.id, prompt.seat, prompt.side, prompt.kind = prompt_id(key, serial, visit, side), seat, side, kind
            prompt.menu_of, prompt.default_of, prompt.within = menu_of, default_of, within
            prompt.prepared_of = prepared_of if question.prepared is not None else None
            prompt.answered = answers.get(side)
            prompts.append(prompt)
        if question.subject is not None or question.context is not None:
            _put_in_words(prompts, question, state, frame)
        if kind == WINDOW:
            prompts.append(
                Prompt(
                    id=prompt_id(key, serial, visit, TABLE),
                    seat=TABLE,
                    side=TABLE,
                    kind=WINDOW,
                    moment=blank.moment,
                    menu_of=lambda side: CLOSE_MENU,
                    default_of=lambda side: Close(),
                    section=question.section,
                    within=within,
                    weight=question.weight,
                    held=question.held,
                )
            )
        return prompts

    def _blank(self, frame: Frame) -> tuple[Question[S, Any], Prompt]:
        """Return the question that a frame is at, and a prompt with all that is the same each time it is asked; copying
        that takes a third of the time of making one."""
        question = self.rules.find(frame)
        if not isinstance(question, Question):
            raise EngineBug(f"{type(frame).__name__}.{frame.step} is pending and no question")
        blank = Prompt(
            id="",
            seat="",
            side="",
            kind=question.kind,
            moment=moment_of(type(frame), frame.step),
            menu_of=lambda side: PASS_MENU,
            default_of=lambda side: None,
            section=question.section,
            shown=question.shown,
            reaction=question.reaction,
            weight=question.weight,
            held=question.held,
        )
        found = self._blanks[type(frame), frame.step] = (question, blank)
        return found

    def _rights(self, state: S, within: tuple[str, ...]) -> list[Prompt]:
        """Return the rights that can be used: those of the frames from the top of the stack down to the first atomic
        procedure. There are none while a sealed question or a window is open.

        within: the ids of the activities under way.
        """
        found: list[Prompt] = []
        procedures = self.rules.procedures
        for frame in reversed(state.frames):
            procedure = procedures[type(frame)]
            if procedure.atomic:
                break
            for may in procedure.mays:
                if not may.side_action:
                    found += [self._right(state, frame, may, side, within) for side in may.sides(state, frame)]
        return found

    def _right(self, state: S, frame: Frame, may: May[Any, Any], side: Side, within: tuple[str, ...]) -> Prompt:
        return Prompt(
            id=may.prompt_id(state, frame, side),
            seat=self.rules.decider(state, side),
            side=side,
            kind=MAY,
            moment=moment_of(frame.__class__, may.moment),
            menu_of=lambda side: may.menu(state, frame, side),
            default_of=lambda side: None,
            section=may.section,
            within=within,
            side_action=may.side_action,
        )

    def sides_now(self, state: S) -> tuple[Side, ...]:
        """Return the sides that the question under way would be put to if it were asked now; () where none is."""
        if state.pending is None or not state.frames:
            return ()
        frame = state.frames[-1]
        return tuple(self._question(frame).sides(state, frame))

    def replace_secret_answers(self, state: S, seat: str | None, lots: UnverifiedRandom) -> None:
        """Make an own copy of a state safe for `seat` (None: the public): for `Game.determinize`, after cards were
        dealt again.

        Replaces the secret answers of all other seats by random ones from the menus that they now have, and drops the
        offers that `seat` may not know of. Changes `state` in place.
        """
        state.offers = known_offers(state, seat)
        pending = state.pending
        if pending is None or not pending.answers:
            return
        frame, question = state.frames[-1], self._question(state.frames[-1])
        for side in pending.answers:
            if pending.seats[side] != seat:
                pending.answers[side] = _with_pass(question, question.menu(state, frame, side)).sample(lots)

    def _question(self, frame: Frame) -> Question[S, Any]:
        question, _ = self._blanks.get((type(frame), frame.step)) or self._blank(frame)
        return question


@cache
def moment_of(kind: type[Frame], step: str) -> str:
    """Return the name of a step, as prompts have it: `procedure.step`."""
    return f"{kind.__struct_config__.tag}.{step}"


def _within(state: State[Any, Any]) -> tuple[str, ...]:
    """Return the ids of the activities under way, outermost first."""
    return tuple([frame.activity for frame in state.frames if frame.activity])


def _put_in_words(prompts: list[Prompt], question: Question[S, Any], state: S, frame: Frame) -> None:
    """Let prompts say what their question is about, in words and as data."""
    subject, context = question.subject, question.context
    for prompt in prompts:
        if subject is not None:
            prompt.subject_of = lambda side: subject(state, frame, side)
        if context is not None:
            prompt.context_of = lambda side: context(state, frame, side)


def _with_pass(question: Question[Any, Any], menu: Menu) -> Menu:
    if question.kind != WINDOW:
        return menu
    return Menu(*menu.each, PASS_FORM, barred=menu.barred) if menu.each or menu.barred else PASS_MENU
