"""A game looked back at: how likely each side was to win after each decision, where that changed most and what a strong
player would have done there, and what of it was luck and what was skill.

The chances are those that everybody could see (`engine.kit.prospects`). What a decision was worth, dice aside, is the
mean of what it leads to by several other dice; luck is how far what came is from that mean, skill how far the mean is
from that of what a strong player would have done with what its seat knew. Both look one decision ahead: what was
prepared long before counts where it shows.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from engine.kernel.actions import Action
from engine.kernel.dice import KeyedDice, UnverifiedRandom
from engine.kernel.errors import PraetorError
from engine.kernel.events import TABLE, Seat
from engine.kernel.game import Game
from engine.kernel.prompts import Prompt
from engine.kernel.state import Side
from engine.kit.player import DecidingPlayer
from engine.kit.prospects import Prospects
from engine.kit.reckoning import Reckoning, Search
from engine.kit.worlds import Worlds
from engine.players.player import Player

REPEATS = 6  # other dice by which a decision is looked at
SWINGS = 12  # decisions that are told
LEAST = 0.02  # by which a chance must have changed to be told
BETTER = 0.005  # by which another answer must be better to be named
Chances = dict[Side, float]


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that was taken: its number, seat, prompt, action, and whether dice were rolled or cards drawn for it.
    label: what it was, as plain data of a text."""

    decision: int
    seat: Seat
    prompt: str
    action: dict[str, Any]
    label: dict[str, Any]
    draws: bool


class Swing(msgspec.Struct, frozen=True, kw_only=True):
    """A decision by which the chances changed much. side: whose changed most; before, after: its chance. luck: what of
    that was the dice. better: what a strong player would have done, and how much more its own side could have hoped for
    by it; None where it would have done no better. plan: which of its plans that was. agreed: it would have done the
    same. search: what a comparison in imagined worlds came to by which it would have."""

    decision: int
    round: int
    seat: Seat
    moment: str
    label: dict[str, Any]
    side: Side
    before: float
    after: float
    luck: float = 0.0
    better: dict[str, Any] | None = None
    gain: float = 0.0
    plan: str = ""
    agreed: bool = False
    search: Search | None = None


class Analysis(msgspec.Struct, kw_only=True):
    """What was found. steps: the decisions, and by side its chance after each. rounds: the round of each. luck, skill:
    by seat, the sum of what dice and decisions gave its sides, in chances of winning; {} where that is not told."""

    steps: list[int] = []
    rounds: list[int] = []
    chances: dict[Side, list[float]] = {}
    swings: list[Swing] = []
    luck: dict[Seat, float] = {}
    skill: dict[Seat, float] = {}


def chances_at(game: Game[Any], prospects: Prospects, state: Any) -> Chances:
    """Return how likely each side is to win, as everybody can see; of a game that is over who won."""
    outcome = game.outcome(state)
    if outcome is None:
        return prospects.chances_of_sides(game.view(state, None))
    share = 1 / max(1, len(outcome.winners))
    return {side: share * (side in outcome.winners) for side in outcome.scores}


class Analyst:
    """Looks at a game, decision by decision. player: whose answers are what is best; reader: the seat for whose person
    a game is looked at that goes on still, whose own answers alone are judged, and nothing by what they cannot know;
    None: the game is over."""

    def __init__(self, game: Game[Any], prospects: Prospects, player: Player, reader: Seat | None = None) -> None:
        self.game, self.prospects, self.player, self.reader = game, prospects, player, reader
        self.found = Analysis()
        self._swings: list[tuple[float, Swing]] = []

    def analysis_of_game(self, begin: Any, course: Iterable[tuple[Step, Any]], first: int = 0) -> Analysis:
        """Return what there is to be said of a game. begin: the position after the decision `first`; course: each
        later decision with the position after it."""
        before, state = chances_at(self.game, self.prospects, begin), begin
        self._note(first, state, before)
        for step, after_state in course:
            after = chances_at(self.game, self.prospects, after_state)
            self._judge(step, state, before, after)
            self._note(step.decision, after_state, after)
            state, before = after_state, after
        self._swings.sort(key=lambda one: -one[0])
        self.found.swings = sorted((swing for _, swing in self._swings[:SWINGS]), key=lambda one: one.decision)
        return self.found

    def _note(self, decision: int, state: Any, chances: Chances) -> None:
        self.found.steps.append(decision)
        self.found.rounds.append(self.game.round(state))
        for side in {**self.found.chances, **chances}:
            known = self.found.chances.setdefault(side, [0.0] * (len(self.found.steps) - 1))
            known.append(chances.get(side, 0.0))

    def _judge(self, step: Step, state: Any, before: Chances, after: Chances) -> None:
        """Note the luck and the skill of a decision, and whether it is one of those that are told."""
        prompt = None if step.seat == TABLE else _asked(self.game, state, step.prompt)
        action = self.game.action(step.action)
        hoped = after
        if step.draws and self.reader is None:
            hoped = self._mean(state, step, prompt, action) or after
            for seat in state.seats:
                self.found.luck[seat] = self.found.luck.get(seat, 0.0) + self._of(state, seat, after, hoped)
        better, gain, agreed = self._better(step, state, prompt, action, hoped)
        side = max(after, key=lambda one: abs(after[one] - before.get(one, 0.0)))
        change = abs(after[side] - before.get(side, 0.0))
        if change < LEAST or (self.reader is not None and step.seat != self.reader):
            return
        swing = Swing(
            decision=step.decision, round=self.game.round(state), seat=step.seat,
            moment=prompt.moment if prompt is not None else "",
            label=step.label, side=side, before=before.get(side, 0.0), after=after[side],
            luck=after[side] - hoped.get(side, 0.0),
            better=msgspec.to_builtins(better.answer.label()) if better is not None and better.answer else None,
            gain=gain, plan=better.plan if better is not None else "", agreed=agreed,
            search=better.search if better is not None else None,
        )  # fmt: skip
        self._swings.append((change, swing))

    def _better(
        self, step: Step, state: Any, prompt: Prompt | None, action: Action, hoped: Chances
    ) -> tuple[Reckoning | None, float, bool]:
        """Return what a strong player would have done that is better, with its reasons, and by how much; None where
        there is no such thing; and whether it would have done the same."""
        if prompt is None or prompt.side_action or (self.reader is not None and step.seat != self.reader):
            return None, 0.0, False
        lots = UnverifiedRandom(f"analysis {step.decision}")
        if isinstance(self.player, DecidingPlayer):
            found = self.player.considered(Worlds(self.game, state, step.seat), prompt, lots)
        else:
            found = Reckoning(self.player.answer(self.game.view(state, step.seat), prompt, lots))
        answer = found.answer if found.answer is not None else prompt.default
        if answer is None or answer == action:
            return None, 0.0, answer is not None
        found = msgspec.structs.replace(found, answer=answer)
        if self.reader is not None:
            return found, 0.0, False
        other = self._mean(state, step, prompt, answer)
        if other is None:
            return None, 0.0, False
        worth = self._of(state, step.seat, hoped, other)
        self.found.skill[step.seat] = self.found.skill.get(step.seat, 0.0) + worth
        return (found, -worth, False) if -worth >= BETTER else (None, 0.0, False)

    def _of(self, state: Any, seat: Seat, one: Mapping[Side, float], other: Mapping[Side, float]) -> float:
        """Return by how much more a seat's sides may hope in one than in the other."""
        return sum(one.get(side, 0.0) - other.get(side, 0.0) for side in self.game.sides_of(state, seat))

    def _mean(self, state: Any, step: Step, prompt: Prompt | None, action: Action) -> Chances | None:
        """Return the mean of the chances after an answer by several dice; by one where none are rolled. None where it
        cannot be carried out."""
        sums: Chances = {}
        count = 0
        for rolled in self._carried_out(state, step, prompt, action):
            count += 1
            for side, chance in chances_at(self.game, self.prospects, rolled).items():
                sums[side] = sums.get(side, 0.0) + chance
        return {side: total / count for side, total in sums.items()} if count else None

    def _carried_out(self, state: Any, step: Step, prompt: Prompt | None, action: Action) -> Iterator[Any]:
        for repeat in range(REPEATS):
            key = hashlib.sha256(f"analysis {step.decision} {repeat}".encode()).digest()
            dice = KeyedDice(key, step.decision)
            try:
                done = (
                    self.game.apply(state, step.prompt, action, dice)
                    if prompt is None
                    else self.game.carry_out(state, prompt, action, dice)
                )
            except PraetorError:  # by other dice nothing of it may be possible
                return
            yield done.state
            if not done.draws:
                return


def _asked(game: Game[Any], state: Any, prompt: str) -> Prompt | None:
    """Return a question that was open in a position."""
    return game.prompts(state).get(prompt) or game.open_side_action_prompts(state).get(prompt)
