"""A word before a bad mistake: an answer compared with what a strong player would give, in worlds that may be.

Both are played on in the same imagined worlds by the same dice, so that what is luck in one of them is luck in the
other; nothing hangs on what the seat cannot know.
"""

import math
import time
from statistics import mean, stdev
from typing import Any

import msgspec

from engine.kernel.actions import Action
from engine.kernel.dice import KeyedDice, UnverifiedRandom
from engine.kernel.errors import PraetorError
from engine.kernel.events import Seat
from engine.kernel.game import Game
from engine.kernel.prompts import OPTIONAL, Prompt
from engine.kit.player import DecidingPlayer
from engine.kit.prospects import Prospects
from engine.kit.worlds import Sampler, Worlds, advance
from engine.players.analysis import chances_at

WORLDS, FEWEST = 10, 4  # in which both answers are looked at: at most, and at least
AHEAD = 40  # decisions that are played on: the answers of others to it among them
SECONDS = 2.0  # after which no more worlds are looked at
BAD = 0.04  # of the chance of winning: less is no bad mistake
SURE = 2.0  # standard errors by which it must be worse


class Mistake(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer is feared to cost. chance: of winning by it, better: by the other; action: the other, as plain
    data, with the plan that it came of; by_rule: whether it came of one, rather than of a search against the rule."""

    chance: float
    better: float
    action: dict[str, Any]
    plan: str = ""
    by_rule: bool = True


class Coach:
    """Looks at answers before they count. game, sampler, prospects, player: of one title."""

    def __init__(
        self, game: Game[Any], sampler: Sampler[Any], prospects: Prospects, player: DecidingPlayer[Any]
    ) -> None:
        self.game, self.sampler, self.prospects, self.player = game, sampler, prospects, player

    def mistake(self, state: Any, prompt: Prompt, action: Action, lots: str) -> Mistake | None:
        """Return what is wrong with an answer; None where it is no bad mistake as far as that can be foreseen. lots:
        the seed of all that is imagined."""
        seat = prompt.seat
        usual = self.player.considered(Worlds(self.game, state, seat), prompt, UnverifiedRandom(lots))
        other = usual.answer if usual.answer is not None else prompt.default
        if other is None or other == action:
            return None
        ends = time.monotonic() + SECONDS
        mine, theirs = list[float](), list[float]()
        for number in range(WORLDS):
            if number >= FEWEST and time.monotonic() > ends:
                break
            world = self.sampler(state, seat, UnverifiedRandom(f"{lots} {number}"))
            try:
                one, two = (self._chance(world, prompt, answer, f"{lots} {number}") for answer in (action, other))
            except PraetorError:  # in this world one of them is not to be carried out
                continue
            mine.append(one)
            theirs.append(two)
        costs = [two - one for one, two in zip(mine, theirs, strict=True)]
        if len(costs) < FEWEST or mean(costs) < BAD or mean(costs) < SURE * stdev(costs) / math.sqrt(len(costs)):
            return None
        by_rule = usual.search is None or usual.search.by_rule
        return Mistake(
            chance=mean(mine), better=mean(theirs), action=other.as_builtins(), plan=usual.plan, by_rule=by_rule
        )

    def _chance(self, world: Any, prompt: Prompt, action: Action, seed: str) -> float:
        """Return a seat's chance of winning after an answer, once the game has been played on a little."""
        dice, chance, left = KeyedDice(seed.encode(), 0), UnverifiedRandom(seed), [AHEAD]

        def policy(now: Any, asked: Prompt) -> Action | None:
            return (
                None if asked.kind in OPTIONAL else self.player.answer(self.game.view(now, asked.seat), asked, chance)
            )

        def stops(now: Any) -> bool:
            left[0] -= 1
            return left[0] < 0

        state = advance(self.game, self.game.apply(world, prompt.id, action, dice).state, policy, stops, dice)
        return _own(self.game, self.prospects, state, prompt.seat)


def _own(game: Game[Any], prospects: Prospects, state: Any, seat: Seat) -> float:
    found = chances_at(game, prospects, state)
    return sum(found.get(side, 0.0) for side in game.sides_of(state, seat))
