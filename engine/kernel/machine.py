"""The machine: carries out a decision, and runs the steps that follow until the next question."""

import msgspec

from engine.kernel.actions import Accept, Action, Decline, Pass
from engine.kernel.asking import Asking, S
from engine.kernel.dice import Dice
from engine.kernel.errors import EngineBug, RuleError, StalePrompt
from engine.kernel.events import TABLE, ReplyReturned
from engine.kernel.offers import offer_id, withdrawal_id
from engine.kernel.play import SIDE_ACTION, Play, Transition
from engine.kernel.prompts import MAY, MUST, OFFER, OPTIONAL, SEALED, WINDOW, Prompt, PromptId
from engine.kernel.rulebook import Call, End, Goto, Next, Over, Question
from engine.kernel.state import Frame, Pending
from engine.kernel.texts import keyed_text

AUTOMATIC_STEPS = 1000  # more than this without a question is reported as a bug, rather than running for ever


class Machine(Asking[S]):
    """Runs one game's rulebook. A game uses `begin` in its `setup`; the rest is called by `Game`.

    After each decision it says why an undo is barred (`Transition.barrier`): a die was rolled or cards were drawn
    ("die"), somebody saw something hidden ("reveal"), a window was closed ("window"), the answer is secret and can be
    replaced instead ("sealed"), a right was used ("right"), an offer was answered ("offer", "withdrawn"), or now
    others are asked ("handover").
    """

    def begin(self, state: S, first: Frame, dice: Dice) -> Transition[S]:
        """Start the game with its first procedure, and run it to its first question. `state` is changed in place."""
        play = Play(state, dice)
        self._push(play, first)
        self._run(play)
        return Transition(state, tuple(play.events), "setup", tuple(dice.drawn))

    def apply(self, state: S, asked: PromptId, action: Action, dice: Dice) -> Transition[S]:
        """Return the transition that `action` makes as the answer to the prompt `asked`; `state` itself is not
        changed.

        StalePrompt if nothing with that id is asked (any more). IllegalAction, with the reason and the section, if
        the action is not on the menu.
        """
        prompt = self.find(state, asked)
        if prompt is None:
            raise StalePrompt(keyed_text("error.stale"))
        try:
            prompt.menu.tokens_of_value(action)
        except RuleError as error:
            error.section = error.section or prompt.section
            raise
        return self.carry_out(state, prompt, action, dice)

    def carry_out(self, state: S, prompt: Prompt, action: Action, dice: Dice) -> Transition[S]:
        """Return what `apply` returns, without its checks: the prompt must be one of this very state, and the action
        on its menu."""
        if self._waits_for_more(state, prompt):
            return self._noted(state, prompt, action)
        play = Play(state.copy(), dice)
        self._enact(play, prompt, action)
        if play.state.offers:
            self._settle_offers(play)
        barrier = self._barrier(play, prompt, state)
        return Transition(play.state, tuple(play.events), barrier, tuple(dice.drawn))

    def _waits_for_more(self, state: S, prompt: Prompt) -> bool:
        """Return whether an answer is only written down, since others still have to answer or the window is still
        open."""
        pending = state.pending
        if pending is None or prompt.seat == TABLE or prompt.kind in OPTIONAL or state.offers:
            return False
        if prompt.kind == WINDOW:
            return True
        asked = len(pending.seats)
        return asked > 1 and len(pending.answers) + (prompt.side not in pending.answers) < asked

    def _noted(self, state: S, prompt: Prompt, action: Action) -> Transition[S]:
        """Write an answer down. Nothing else changes, so the new state shares all the rest with the old one."""
        assert state.pending is not None  # noqa: S101 - its prompt was found, so it is there
        noted = state.with_answer(prompt.side, action)
        self._keep_asking(state, noted, prompt, action)
        return Transition(noted, (), "" if prompt.kind == MUST else "sealed", ())

    def _enact(self, play: Play[S], prompt: Prompt, action: Action) -> None:
        state = play.state
        if prompt.kind == OFFER:
            self._answer_offer(play, prompt, action)
        elif prompt.kind == MAY:
            self._use_right(play, prompt, action)
        elif prompt.seat == TABLE:
            play.barriers.append("window")
            self._close(play)
        else:
            assert state.pending is not None  # noqa: S101 - _all yielded its prompt, so it is there
            state.pending.answers[prompt.side] = action
            if prompt.kind == SEALED or prompt.kind == WINDOW:
                play.barriers.append("sealed")
            if prompt.kind != WINDOW and len(state.pending.answers) == len(state.pending.seats):
                self._join(play)

    def _join(self, play: Play[S]) -> None:
        state = play.state
        frame = state.frames[-1]
        question = self._question(frame)
        assert state.pending is not None and question.answered is not None  # noqa: S101 - only asks are joined
        answers = state.pending.answers
        if len(answers) > 1:  # as the rules read them
            answers = {side: answers[side] for side in state.pending.seats}
        state.pending = None
        self._follow(play, frame, question.answered(play, frame, answers))
        self._run(play)

    def _close(self, play: Play[S]) -> None:
        state = play.state
        frame, question = state.frames[-1], self._question(state.frames[-1])
        assert state.pending is not None and question.played is not None  # noqa: S101 - only windows are closed
        given, seats = state.pending.answers, state.pending.seats
        plays = {side: given[side] for side in seats if side in given and not isinstance(given[side], Pass)}
        state.pending = None
        if not plays:
            self._follow(play, frame, Goto(question.then))
        else:
            first = question.pick(play, frame, plays) if question.pick else next(iter(plays))
            for side, action in plays.items():
                if side != first:
                    play.emit(ReplyReturned(seats[side], action.as_builtins()))
            self._follow(play, frame, question.played(play, frame, first, plays[first]))
        self._run(play)

    def _use_right(self, play: Play[S], prompt: Prompt, action: Action) -> None:
        for frame in reversed(play.state.frames):
            for may in self.rules.procedures[type(frame)].mays:
                if may.prompt_id(play.state, frame, prompt.side) != prompt.id:
                    continue
                if may.side_action:
                    may.played(play, frame, prompt.side, action)
                    if play.dice.drawn:
                        raise EngineBug("a side action with a die: it could not be carried over an undo")
                    return
                play.state.pending = None  # what was asked is asked again after it
                play.barriers.append("right")
                called = may.played(play, frame, prompt.side, action)
                if isinstance(called, Call):
                    self._push(play, called.frame)
                self._run(play)
                return
        raise EngineBug("a right that is not there")

    def _answer_offer(self, play: Play[S], prompt: Prompt, action: Action) -> None:
        """Mark an offer as accepted, or remove one that is declined or withdrawn."""
        state = play.state
        for offer in state.offers:
            if prompt.id not in (offer_id(state, offer), withdrawal_id(state, offer)):
                continue
            others = tuple(o for o in state.offers if o is not offer)
            if isinstance(action, Accept):
                play.barriers.append("offer")
                state.offers = (*others, msgspec.structs.replace(offer, accepted=True))
                return
            state.offers = others
            play.barriers.append("offer" if isinstance(action, Decline) else "withdrawn")
            play.tell_offer_outcome(offer, "declined" if isinstance(action, Decline) else "withdrawn")

    def _settle_offers(self, play: Play[S]) -> None:
        """Make accepted offers take effect once their activity is the innermost, unless some have answered the open
        question already. The open question is asked again afterwards, as its choices may have changed."""
        state = play.state
        for offer in state.offers:
            if not offer.accepted or self.rules.offer_taken is None:
                continue
            if state.pending is not None and (state.pending.kind != MUST or state.pending.answers):
                return
            innermost = next((f.activity for f in reversed(state.frames) if f.activity), "")
            if offer.until == innermost:
                state.offers = tuple(o for o in state.offers if o.serial != offer.serial)
                play.tell_offer_outcome(offer, "accepted")
                state.pending = None  # what it changes may change what is asked
                self.rules.offer_taken(play, offer)
                self._run(play)

    # Frames

    def _run(self, play: Play[S]) -> None:
        """Run steps until a question waits for answers or the game is over. EngineBug after 1,000 steps without a
        question."""
        state, procedures = play.state, self.rules.procedures
        for _ in range(AUTOMATIC_STEPS):
            frames = state.frames
            if not frames:
                if state.outcome is None:
                    raise EngineBug("the frames are used up and the game is not over")
                return
            frame = frames[-1]
            try:
                procedure = procedures[type(frame)]
                found = procedure.steps[frame.step]
            except KeyError:
                found = self.rules.find(frame)  # by an old name, or it says what is wrong
            if procedure.alive is not None and not procedure.alive(state, frame):
                self._pop(play)  # dropped without another step (`Rulebook.procedure`)
                play.value = None
                continue
            if not isinstance(found, Question):
                following = found(play, frame)
                if type(following) is Goto:  # as mostly
                    frame.step = following.step
                else:
                    self._follow(play, frame, following)
                continue
            frame.visit += 1
            sides = tuple(found.sides(state, frame))
            if sides:
                decider = self.rules.decider
                one = sides[0]  # mostly the only one
                seats = {one: decider(state, one)} if len(sides) == 1 else {s: decider(state, s) for s in sides}
                state.pending = Pending(kind=found.kind, seats=seats, answers={})
                return
            self._follow(play, frame, found.answered(play, frame, {}) if found.answered else Goto(found.then))
        raise EngineBug(f"{AUTOMATIC_STEPS} automatic steps at {type(frame).__name__}.{frame.step}")

    def _follow(self, play: Play[S], frame: Frame, following: Next) -> None:
        kind = type(following)  # as this is done for every step, by comparison rather than by `match`
        if kind is Goto:
            frame.step = following.step  # type: ignore[union-attr]
        elif kind is Call:
            frame.step = following.then  # type: ignore[union-attr]
            self._push(play, following.frame)  # type: ignore[union-attr]
        elif kind is End:
            self._pop(play)
            play.value = following.value  # type: ignore[union-attr]
        elif kind is Over:
            play.state.outcome = following.outcome  # type: ignore[union-attr]
            play.state.frames, play.state.pending, play.state.offers = [], None, ()

    def _push(self, play: Play[S], frame: Frame) -> None:
        state = play.state
        state.serial += 1
        frame.serial = state.serial
        if self.rules.procedures[type(frame)].activity:
            frame.activity = f"{frame.__struct_config__.tag}_{state.serial}"
        state.frames.append(frame)

    def _pop(self, play: Play[S]) -> Frame:
        state = play.state
        if not state.frames:
            raise EngineBug("no frame to end")
        frame: Frame = state.frames.pop()
        if frame.activity and state.offers:
            for offer in state.offers:
                if offer.until == frame.activity:
                    play.tell_offer_outcome(offer, "expired")
            state.offers = tuple(o for o in state.offers if o.until != frame.activity)
        return frame

    # The undo barrier

    def _hands_over(self, before: S, after: S) -> bool:
        """Return whether others are asked after a decision than before it, or in another way."""
        was, now = before.pending, after.pending
        if was is None or now is None or was.kind != now.kind:
            return was is not now
        return was.seats != now.seats and set(was.seats.values()) != set(now.seats.values())

    def _barrier(self, play: Play[S], prompt: Prompt, before: S) -> str:
        """Return the reason why the seat cannot undo this decision alone (see the class), "" if it can."""
        if prompt.side_action:
            return SIDE_ACTION
        if play.dice.drawn:
            return "die"
        if play.barriers:
            return play.barriers[0]
        return "handover" if self._hands_over(before, play.state) else ""
