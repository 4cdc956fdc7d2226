"""Self-play: whole games among computer players, to check the laws of the test battery and to count results.

If a law is broken, a crash file is written, from which the same game can be played again (`replay_crash`).
"""

import gc
import hashlib
import json
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from engine.kernel import battery
from engine.kernel.actions import Action
from engine.kernel.dice import KeyedDice, UnverifiedRandom, prompt_key
from engine.kernel.errors import EngineBug, PraetorError
from engine.kernel.events import TABLE
from engine.kernel.game import Game
from engine.kernel.play import Transition
from engine.kernel.prompts import OPTIONAL, Prompt
from engine.kit.player import DecidingPlayer
from engine.kit.worlds import Worlds
from engine.players.handoffs import HandOffs
from engine.players.player import Player

OFF, CHECK, FULL = "off", "check", "full"
DEAR_EVERY = 40  # with CHECK, the dear laws are checked at one step of so many, drawn from the seed
MOST_DECISIONS = 200_000
SELDOM = 20_000  # objects that are made and not freed before the garbage collector looks at them
SIDE_ACTIONS = 40  # side actions are looked at once in so many decisions: they change nothing that is asked


class Violation(Exception):  # noqa: N818 - not an error of the program that runs the battery
    """A law of the battery was broken, or the engine failed. crash: what `replay_crash` needs."""

    def __init__(self, what: str, crash: dict[str, Any]) -> None:
        super().__init__(what)
        self.crash = crash


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Let Python's garbage collector look only at what is made from now on, and seldom, as long as games are played.

    A decision makes some hundred objects that are freed as soon as nothing needs them any more, none of them in a
    circle; looking for circles after each few decisions took a tenth of the time. Where objects are frozen already,
    somebody else minds the collector, and nothing is changed.
    """
    if gc.get_freeze_count():
        yield
        return
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(SELDOM, *before[1:])
    try:
        yield
    finally:
        gc.freeze()  # so that what the games have left is not looked through now, but with all that is old
        gc.unfreeze()
        gc.set_threshold(*before)


class Decided(msgspec.Struct, frozen=True):
    """One decision of a run: which prompt, and what was answered."""

    asked: str
    seat: str
    action: Action


class Run:
    """One game among computer players. The same seed gives the same game."""

    def __init__(
        self,
        game: Game[Any],
        players: Mapping[str, Player],
        seed: str,
        options: Mapping[str, str] | None = None,
        *,
        check: str = OFF,
        checks: Iterable[battery.PromptCheck] = (),
    ) -> None:
        self.game, self.players, self.seed, self.options = game, players, seed, dict(options or {})
        self.check, self.checks = check, tuple(checks)
        self.key = hashlib.sha256(f"selfplay {seed}".encode()).digest()
        self.lots = UnverifiedRandom(f"lots {seed}")
        self.law_lots = UnverifiedRandom(f"laws {seed}")  # apart, so that checking a game does not change it
        self.seats = tuple(players)
        self.log: list[Decided] = []
        self.last: Transition[Any] | None = None  # what became of the last decision
        self.decisions = 0
        self.handoffs = HandOffs()
        self.thought_by: list[tuple[str, float]] = []  # by whom, and how long: see `thought`

    def play(self) -> Any:
        """Play to the end and return the final state. Violation if a law is broken on the way."""
        try:
            with seldom_collected():
                state = self.start()
                while self.game.outcome(state) is None:
                    state = self.step(state)
        except Violation:
            raise
        except (EngineBug, PraetorError, AssertionError, LookupError, TypeError, ValueError) as error:
            raise self._violation(f"{type(error).__name__}: {error}") from error
        return state

    def start(self) -> Any:
        """Return the state after the set-up."""
        done = self.game.start(self.options, self.seats, prompt_key(self.key), KeyedDice(self.key, 0))
        self._verify(done.state)
        return done.state

    def step(self, state: Any) -> Any:
        """Let one seat decide. Return the state after it."""
        prompt, action = self._decide(state)
        self.decisions += 1
        if self.decisions > MOST_DECISIONS:
            raise self._violation("the game does not end")
        self.log.append(Decided(prompt.id, prompt.seat, action))
        self.handoffs.note_answer(self.game.turn_number_under_way(state), prompt)
        dice = KeyedDice(self.key, self.decisions)
        if self.check != OFF:
            before = self.game.encode(state)
            done = self.last = self.game.apply(state, prompt.id, action, dice)
            self._raise_first(battery.check_unmutated(self.game, before, state))
            self._after(state, prompt, action, done)
        elif self._is_drawn(prompt):
            done = self.last = self.game.carry_out(state, prompt, action, dice)
        else:
            done = self.last = self.game.apply(state, prompt.id, action, dice)
        return done.state

    def _is_drawn(self, prompt: Prompt) -> bool:
        """Return whether the answer is known to be on the menu, as it was drawn from it or is the only one, so it need
        not be checked."""
        return prompt.seat == TABLE or self.players[prompt.seat].draws

    def _decide(self, state: Any) -> tuple[Prompt, Any]:
        """Return which prompt is answered next, and how: now and then a right, else any prompt that is not answered
        yet; the table's own last."""
        if self.game.rules.has_side_actions and not self.lots.integer_below(SIDE_ACTIONS):  # now and then
            for prompt in self.game.open_side_action_prompts(state).values():
                action = self._answer(state, prompt)
                if action is not None:
                    return prompt, action
        asked: list[Prompt] = []
        closing: Prompt | None = None
        for prompt in self.game.prompts(state).values():
            if prompt.kind in OPTIONAL:
                action = self._answer(state, prompt)
                if action is not None:
                    return prompt, action
            elif prompt.seat == TABLE:
                closing = prompt
            elif prompt.answered is None:
                asked.append(prompt)
        if asked:
            prompt = self.lots.choose(asked)
            return prompt, self._answer(state, prompt) or prompt.default
        if closing is None:
            raise self._violation("a dead end: nobody is asked")
        return closing, closing.default

    def _answer(self, state: Any, prompt: Prompt) -> Any:
        player = self.players[prompt.seat]
        if not player.looks:
            return player.answer(None, prompt, self.lots)
        if isinstance(player, DecidingPlayer) and player.looks_ahead:
            began = time.thread_time()
            action = player.think(Worlds(self.game, state, prompt.seat), prompt, self.lots)
        else:
            view = self.game.view(state, prompt.seat)
            began = time.thread_time()
            action = player.answer(view, prompt, self.lots)
        self.thought_by.append((prompt.seat, time.thread_time() - began))
        return action

    @property
    def thinking_seconds(self) -> list[float]:
        """Return the seconds of the processor that each answer took of players who look."""
        return [seconds for _, seconds in self.thought_by]

    def _after(self, state: Any, prompt: Prompt, action: Any, done: Transition[Any]) -> None:
        self._verify(done.state)
        if self.check == FULL or self.law_lots.integer_below(DEAR_EVERY) == 0:
            self._raise_first(battery.check_same_again(self.game, state, prompt, action, self.key, self.decisions))
            self._raise_first(
                battery.check_undo_barriers(self.game, state, prompt, action, self.key, self.decisions, self.law_lots)
            )
            laws = battery.check_awaited_alike(
                self.game, state, prompt, action, self.key, self.decisions, self.law_lots
            )
            self._raise_first(laws)

    def _verify(self, state: Any) -> None:
        if self.check == OFF:
            return
        self._raise_first(battery.cheap_checks(self.game, state))
        if self.check == FULL or self.law_lots.integer_below(DEAR_EVERY) == 0:
            laws = battery.costly_checks(self.game, state, self.law_lots, self.key, self.decisions + 1, self.checks)
            self._raise_first(laws)

    def _raise_first(self, broken: Iterable[str]) -> None:
        for what in broken:
            raise self._violation(what)

    def _violation(self, what: str) -> Violation:
        crash = {
            "game": self.game.id,
            "seats": list(self.seats),
            "options": self.options,
            "seed": self.seed,
            "decisions": [(one.asked, one.action.as_builtins()) for one in self.log],
            "what": what,
        }
        return Violation(what, crash)


def replay_crash(game: Game[Any], crash: Mapping[str, Any]) -> Iterable[str]:
    """Play the decisions of a crash file again and check every law. Yield what is broken, and where."""
    seats = tuple(crash["seats"])
    run = Run(game, dict.fromkeys(seats), str(crash["seed"]), crash["options"])  # type: ignore[arg-type]
    state = run.start()
    for n, (asked, kept) in enumerate(crash["decisions"], 1):
        try:
            done = game.apply(state, asked, game.action(kept), KeyedDice(run.key, n))
        except Exception as error:
            yield f"decision {n} ({kept['do']}): {type(error).__name__}: {error}"
            return
        state = done.state
        for what in (
            *battery.cheap_checks(game, state),
            *battery.costly_checks(game, state, UnverifiedRandom(n), run.key, n + 1),
        ):
            yield f"after decision {n} ({kept['do']}): {what}"


class Tally(msgspec.Struct, kw_only=True):
    """The results of many games. The fields are the keys of `praetor selfplay --json`."""

    game: str
    players: int
    games: int
    finished: int = 0
    dead_ends: int = 0
    violations: int = 0
    decisions: int = 0
    decisions_per_s: float = 0
    median_decisions: float = 0
    median_rounds: float = 0
    median_handoffs_per_turn: float = 0
    answer_p99_ms: float = 0  # of the processor, of players who look at the table
    answer_max_ms: float = 0
    wins: dict[str, float] = {}
    crashes: list[str] = []


def play_many_games(
    game: Game[Any],
    players: Mapping[str, Player],
    games: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    *,
    check: str = OFF,
    checks: Iterable[battery.PromptCheck] = (),
    crash_folder: Path | None = None,
) -> Tally:
    """Play many games and return their results. If a law is broken, a crash file is written into `crash_folder`."""
    out = Tally(game=game.id, players=len(players), games=games)
    lengths, rounds = [], []
    handoffs: list[int] = []
    thought: list[float] = []
    began = time.perf_counter()
    for n in range(games):
        run = Run(game, players, f"{seed}.{n}", options, check=check, checks=checks)
        try:
            state = run.play()
        except Violation as violation:
            out.violations += 1
            out.dead_ends += "dead end" in str(violation)
            out.crashes.append(_write_crash(violation, crash_folder, game.id, run.seed))
            continue
        finally:
            out.decisions += run.decisions
            thought += run.thinking_seconds
        out.finished += 1
        lengths.append(run.decisions)
        rounds.append(game.round(state))
        handoffs += run.handoffs.by_turn.values()
        outcome = game.outcome(state)
        for side in outcome.scores if outcome else ():
            out.wins.setdefault(side, 0.0)
        for side in outcome.winners if outcome else ():
            out.wins[side] = out.wins.get(side, 0) + 1 / len(outcome.winners)  # type: ignore[union-attr]
    out.decisions_per_s = round(out.decisions / max(time.perf_counter() - began, 1e-9), 1)
    out.median_decisions = median(lengths or [0])
    out.median_rounds = median(rounds or [0])
    out.median_handoffs_per_turn = median(handoffs or [0])
    thought = sorted(thought) or [0.0]
    out.answer_p99_ms = round(thought[(len(thought) - 1) * 99 // 100] * 1000, 1)
    out.answer_max_ms = round(thought[-1] * 1000, 1)
    return out


def _write_crash(violation: Violation, folder: Path | None, game: str, seed: str) -> str:
    if folder is None:
        return str(violation)
    path = folder / f"crash-{game}-{seed}.json"
    path.write_text(json.dumps(violation.crash), encoding="utf-8")
    return f"{path}: {violation}"
