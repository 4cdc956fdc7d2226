"""What an answer comes to by the engine's own dice: all of them gone through, or 20,000 throws of fixed seeds."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

from engine.games.total_war_rome.game import GAME
from engine.games.total_war_rome.state import RomeState
from engine.kernel.actions import Action, Close
from engine.kernel.dice import Dice, Draw, KeyedDice
from engine.kernel.events import TABLE, Event
from engine.kernel.prompts import MAY, WINDOW
from tests.engine.games.total_war_rome.scenario import Board

K = TypeVar("K")
K_co = TypeVar("K_co", covariant=True)
ROLLS = 20_000
NEAR = 0.014  # how far the share of so many throws may lie from what is shown
Told = list[Event]
Happened = Callable[[RomeState, Told], K]


class UnrolledError(Exception):
    """A die is rolled that is not given yet."""

    def __init__(self, sides: int) -> None:
        self.sides = sides


class GivenDice:
    """Dice that are given, number by number, over several decisions. A pick takes the first: it is told apart by
    nothing that is asked here."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.left = list(numbers)
        self.drawn: list[Draw] = []

    def roll(self, label: str, sides: int) -> int:
        if not self.left:
            raise UnrolledError(sides)
        return self.left.pop(0)

    def shuffle(self, label: str, items: Sequence[str]) -> list[str]:
        return sorted(items)

    def pick(self, label: str, contents: Iterable[str]) -> str:
        return min(contents)


class Play(Protocol[K_co]):
    """Plays something with the dice of each decision, and returns what came of it."""

    def __call__(self, dice: Callable[[], Dice]) -> K_co: ...


def answered(board: Board, side: str, action: Action, happened: Happened[K], *until: str) -> Play[K]:
    """Return what gives an answer, and then the default ones to what follows within it. until: tags of events that end
    it; without any it ends when the moment of the answer comes back."""
    start, asked = board.state, board.prompt(side, type(action))

    def play(dice: Callable[[], Dice]) -> K:
        done = GAME.apply(start, asked.id, action, dice())
        told = [one.event for one in done.events]
        for _ in range(200):
            found = [p for p in GAME.prompts(done.state).values() if p.kind != MAY]
            if any(e.tag() in until for e in told) or (not until and found[0].moment == asked.moment):
                return happened(done.state, told)
            window = next((p for p in found if p.kind == WINDOW and p.seat == TABLE), None)
            prompt = window or next(p for p in found if p.answered is None)
            answer = Close() if window else prompt.default
            assert answer is not None
            done = GAME.apply(done.state, prompt.id, answer, dice())
            told += [one.event for one in done.events]
        raise AssertionError("it does not end")

    return play


def exactly(play: Play[K]) -> dict[K, float]:
    """Return how likely each outcome is: every face of every die goes through the engine."""
    out: Counter[Any] = Counter()
    for outcome, likely in _explored(play, ()):
        out[outcome] += likely  # type: ignore[assignment]
    return dict(out)


def _explored(play: Play[K], given: tuple[int, ...], likely: float = 1.0) -> Iterator[tuple[K, float]]:
    dice = GivenDice(given)
    try:
        yield play(lambda: dice), likely
    except UnrolledError as due:
        sides = due.sides
    else:
        return
    for number in range(1, sides + 1):
        yield from _explored(play, (*given, number), likely / sides)


def sampled(play: Play[K], rolls: int = ROLLS) -> dict[K, float]:
    """Return how often each outcome came in so many throws of fixed seeds."""
    out: Counter[Any] = Counter()
    for n in range(rolls):
        out[play(keyed(n))] += 1
    return {outcome: count / rolls for outcome, count in out.items()}


def keyed(seed: int) -> Callable[[], KeyedDice]:
    """Return what gives the dice of one decision after another."""
    decisions = iter(range(1, 1000))
    return lambda: KeyedDice(b"chances %d" % seed, next(decisions))


def share(found: dict[Any, float], wanted: Callable[[Any], bool] = bool) -> float:
    """Return how likely the outcomes are that are wanted."""
    return sum(likely for outcome, likely in found.items() if wanted(outcome))
