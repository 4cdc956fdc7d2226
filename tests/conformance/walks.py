"""Random games on which the laws of this suite are checked: every registered game, each number of seats in turn."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from _pytest.mark.structures import ParameterSet

from engine.games import game_by_id as find_game
from engine.games import game_ids, registration_of
from engine.kernel.actions import Action
from engine.kernel.dice import KeyedDice
from engine.kernel.events import TABLE
from engine.kernel.play import Transition
from engine.kernel.prompts import Prompt
from engine.kernel.registration import object_at_path
from engine.kernel.rulebook import Question
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from tests.tiers import thinned

GAMES = game_ids()
ROOT = Path(__file__).parents[2]
T = TypeVar("T")


def turned(cases: Sequence[T], by: int) -> list[T]:
    """Return cases in their order from another on, such that each is the first of some when a few are `thinned`."""
    return [*cases[by % len(cases) :], *cases[: by % len(cases)]]


def some_games(by: int, seconds: float) -> list[str | ParameterSet]:
    """Return all games for a law that takes long: it is shown of every other one, from one on, and in soak of all.

    by: from which; another for each law, so that each game has its share of them. seconds: as for `thinned`.
    """
    return thinned(turned(GAMES, by), seconds=seconds)


class Step(NamedTuple):
    """A decision of a random game: the state that it was made in, the prompt, the answer, what became of it."""

    state: Any
    prompt: Prompt
    action: Action
    done: Transition[Any]


def seats_of(game_id: str, seed: int) -> tuple[str, ...]:
    """Return the seats of a game: each number that it allows, by the seed."""
    game = find_game(game_id)
    count = game.least_seats + seed % (game.most_seats - game.least_seats + 1)
    return tuple(str(n) for n in range(1, count + 1))


@cache
def walk(game_id: str, seed: int, most: int = 300) -> tuple[Step, ...]:
    """Return the first decisions of a random game."""
    game = find_game(game_id)
    run = Run(game, {seat: RandomPlayer() for seat in seats_of(game_id, seed)}, f"conformance {seed}")
    state, steps = run.start(), []
    for n in range(1, most + 1):
        if game.outcome(state) is not None:
            break
        prompt, action = run._decide(state)
        done = game.apply(state, prompt.id, action, KeyedDice(run.key, n))
        steps.append(Step(state, prompt, action, done))
        state = done.state
    return tuple(steps)


def asked(game_id: str, state: Any) -> Iterator[Prompt]:
    """Yield all that is asked of seats in a state, with what they may do aside."""
    game = find_game(game_id)
    yield from (
        p for p in (*game.prompts(state).values(), *game.open_side_action_prompts(state).values()) if p.seat != TABLE
    )


def moments(game_id: str) -> Iterator[str]:
    """Yield every question and every right of a game, as its prompts name them."""
    for frame, procedure in find_game(game_id).rules.procedures.items():
        tag = frame.__struct_config__.tag
        yield from (f"{tag}.{name}" for name, step in procedure.steps.items() if isinstance(step, Question))
        yield from (f"{tag}.{right.moment}" for right in procedure.mays)


def code_of(game_id: str) -> Iterator[Path]:
    """Yield the source files of a game: all that lies in the packages of its parts."""
    found = registration_of(game_id)
    packages = {path.partition(":")[0].rpartition(".")[0] for path in (found.game, found.title, found.player) if path}
    for package in packages:
        yield from sorted(Path(str(object_at_path(f"{package}:__file__"))).parent.rglob("*.py"))


def drawing_code_of(game_id: str) -> Iterator[Path]:
    """Yield the source files of a game's drawings."""
    package = registration_of(game_id).drawings.partition(":")[0].rpartition(".")[0]
    yield from sorted(Path(str(object_at_path(f"{package}:__file__"))).parent.rglob("*.py"))


def shared_code() -> Iterator[Path]:
    """Yield the source files that all games share and that say words."""
    for room in ("bot", "engine/kernel", "engine/kit"):
        for path in sorted((ROOT / room).rglob("*.py")):
            if not {"sandbox", "titles"} & set(path.relative_to(ROOT).parts) or path.parent == ROOT / "bot/titles":
                yield path
