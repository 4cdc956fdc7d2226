"""How often the drill has seen each question and each event, and a way to play that visits the rare ones.

Random play hardly ever reaches a battle, or a sealed answer to a rare question. So for a decision several answers are
drawn, and the one whose result has been seen least is played. Every answer is still possible.

Where only a share of the steps is compared, what has been compared seldom is compared at every step.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from bot.tables.live import LiveTable
from engine.kernel.actions import Action
from engine.kernel.dice import KeyedDice, UnverifiedRandom
from engine.kernel.errors import RuleError
from engine.kernel.play import Transition
from engine.kernel.prompts import MAY, OFFER, Prompt
from testbed.drills.report import Report

DRAWN = 6  # answers that are drawn for one that is played
PLAIN = 0.4  # part of the decisions that are left to chance alone
RIGHT = 0.25  # part of the steps at which a right is used, where there is one
OFTEN = 6  # comparisons of a question or an event for one seat after which a share of the steps is enough
ASIDE = 0.1  # the same for what may be done aside: it stops nothing


class Scope:
    """Counts the questions and events that have been seen in all games of a drill.

    seen: by "asked <moment>" or "event <tag>", how often. compared: the same with the seat that was looked at, and
    how often all that it was shown then was compared.
    """

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.compared: Counter[tuple[str, str | None]] = Counter()

    def is_seldom_compared(self, seat: str | None, things: Iterable[str]) -> bool:
        """Return whether one of these questions and events has seldom been compared for a seat (None: an onlooker)."""
        return any(self.compared[thing, seat] < OFTEN for thing in things)

    def choose_decision(
        self, live: LiveTable, key: bytes, number: int, lots: UnverifiedRandom
    ) -> tuple[Prompt, Action, Transition[Any]]:
        """Return the next decision to take, and the transition that it makes. LookupError if nobody is asked."""
        prompt = _prompt(live, lots)
        drawn = 1 if lots.fraction() < PLAIN else DRAWN
        ways: list[tuple[float, int, Action, Transition[Any]]] = []
        for n in range(drawn):
            action = prompt.menu.sample(lots)
            try:
                done = live.game.apply(live.state, prompt.id, action, KeyedDice(key, number))
            except RuleError:
                continue
            ways.append((self.rarity(live, done), -n, action, done))
        _, _, action, done = max(ways, key=lambda way: way[:2])
        return prompt, action, done

    def rarity(self, live: LiveTable, done: Transition[Any]) -> float:
        """Return how rare the rarest question or event is that a decision leads to: 1 if it was never seen, towards 0
        if often."""
        return max((1 / (1 + self.seen[thing]) for thing in self._things(live, done)), default=0.0)

    def count_compared(self, live: LiveTable, done: Transition[Any]) -> None:
        """Count the questions and events that a decision has led to."""
        self.seen.update(self._things(live, done))

    def _things(self, live: LiveTable, done: Transition[Any]) -> set[str]:
        prompts = (*live.game.prompts(done.state).values(), *live.game.open_side_action_prompts(done.state).values())
        return event_kinds(done) | question_kinds(prompts)

    def report_counts(self, report: Report) -> None:
        """Put the counts into the report."""
        for thing, count in sorted(self.seen.items()):
            report.figures[thing] = count


def event_kinds(done: Transition[Any]) -> set[str]:
    """Return the kinds of event that a decision has led to, as the counts name them."""
    return {f"event {type(t.event).tag()}" for t in done.events}


def question_kinds(prompts: Iterable[Prompt]) -> set[str]:
    """Return the kinds of question among these prompts, as the counts name them."""
    return {f"asked {p.moment}" for p in prompts}


def _prompt(live: LiveTable, lots: UnverifiedRandom) -> Prompt:
    """Return the prompt to answer next: usually one that the game waits for. LookupError if there is none."""
    prompts = [p for p in live.prompts() if p.answered is None]
    asides = [p for p in prompts if p.side_action]
    rights = [p for p in prompts if p.kind in (MAY, OFFER) and not p.side_action]
    waited = [p for p in prompts if p.kind not in (MAY, OFFER)]
    if not waited and not rights:
        raise LookupError
    if asides and lots.fraction() < ASIDE:
        return lots.choose(_first_of_each(asides))
    if rights and (not waited or lots.fraction() < RIGHT):
        return lots.choose(rights)
    return lots.choose(waited)


def _first_of_each(asides: Iterable[Prompt]) -> list[Prompt]:
    """Return one prompt of each moment, so that a question which many seats are asked is not drawn more often for
    that."""
    return list({p.moment: p for p in asides}.values())
