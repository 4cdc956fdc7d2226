"""Play many games of a title, and count what came up in them: what was told, decided and asked.

    python scripts/deeds_seen.py GAME [--random 60] [--seeking 20] [--strong 20] [--seed 1] [--players N]
        [--option KEY=VALUE] [--field EVENT.FIELD] [--functions]

The games are played by random players first, then by such as seek what has been done least, then by strong ones.
Printed is how often each type of event was told, how often each action was taken, and how often each question (by its
moment) was answered, with those of the game's that never came up. `--field`: the values of a field of an event are
counted too, such as which card it names; it may be given more than once. `--functions`: the functions of the game's
rules that were never entered are named too; the games then take several times as long.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from importlib.util import find_spec
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":  # the code beside this script, whatever is installed
    sys.path[0] = str(ROOT)

from engine.games import computer_player_factory
from engine.games import game_by_id as find_game
from engine.kernel.actions import Action
from engine.kernel.code_hash import rule_modules
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import OPTIONAL, Prompt
from engine.players.player import Player, RandomPlayer
from engine.players.selfplay import Run

Entered = Counter[CodeType]
Place = tuple[str, str]  # a function: its module and its name within it
SAMPLES = 6  # random answers, of which a player who seeks gives the rarest
WORDS = ".label"  # methods that only put an event or an action into words


class Seen:
    """What came up. events, actions: by tag. moments: questions that were answered. values: of the fields that are
    watched, as `event.field=value`."""

    def __init__(self, fields: Iterable[str] = ()) -> None:
        self.fields = tuple(fields)
        self.events: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()
        self.moments: Counter[str] = Counter()
        self.values: Counter[str] = Counter()
        self.games = self.decisions = 0

    def play_and_count(self, run: Run) -> None:
        """Play a game to its end and count what comes up, the set-up too."""
        state = run.start()
        while run.game.outcome(state) is None:
            asked = {one.id: one.moment for one in (*run.game.prompts(state).values(), *self._asides(run, state))}
            state = run.step(state)
            self.actions[run.log[-1].action.tag()] += 1
            self.moments[asked[run.log[-1].asked]] += 1
            for told in run.last.events if run.last else ():
                self._note(told.event)
        self.games += 1
        self.decisions += run.decisions

    def _asides(self, run: Run, state: Any) -> Iterable[Any]:
        return run.game.open_side_action_prompts(state).values() if run.game.rules.has_side_actions else ()

    def _note(self, event: Any) -> None:
        self.events[event.tag()] += 1
        for field in self.fields:
            tag, _, name = field.partition(".")
            if tag == event.tag():
                self.values[f"{field}={getattr(event, name)}"] += 1


@contextmanager
def counting_entered_functions(entered: Entered) -> Iterator[None]:
    """Count every function that is entered meanwhile."""

    def note(frame: FrameType, what: str, _: Any) -> None:
        if what == "call":
            entered[frame.f_code] += 1

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(before)


class Seeker:
    """Answers at random, but of several random answers gives the one whose type of action has been taken least.
    taken: how often each has been taken, kept by the caller."""

    looks = False
    draws = True

    def __init__(self, taken: Mapping[str, int]) -> None:
        self.taken = taken

    def answer(self, view: Any, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
        """Return the answer; a right or an offer is left alone in four cases of five."""
        if prompt.kind in OPTIONAL and lots.integer_below(5):
            return None
        found = [prompt.menu.sample(lots) for _ in range(SAMPLES)]
        return min(found, key=lambda one: self.taken.get(one.tag(), 0))


class Unwatched:
    """A player whose thoughts are not counted as what is entered in a game."""

    def __init__(self, player: Player) -> None:
        self.player, self.looks, self.draws = player, player.looks, player.draws

    def answer(self, view: Any, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
        """Return the player's answer."""
        watching = sys.getprofile()
        sys.setprofile(None)
        try:
            return self.player.answer(view, prompt, lots)
        finally:
            sys.setprofile(watching)


def function_names_in_code(code: CodeType, within: str = "") -> Iterator[str]:
    """Yield the names of all functions and methods in a module's code, as "name", "Class.name" or "outer.inner"; no
    lambdas or comprehensions.

    >>> code = "def one():\\n  def inner(): pass\\nclass Two:\\n  def three(self): pass"
    >>> list(function_names_in_code(compile(code, "", "exec")))
    ['one', 'one.inner', 'Two.three']
    """
    for const in code.co_consts:
        if isinstance(const, CodeType) and not const.co_name.startswith("<"):
            name = f"{within}.{const.co_name}" if within else const.co_name
            if const.co_flags & 2:  # it has local variables of its own: a function, not the body of a class
                yield name
            yield from function_names_in_code(const, name)


def rules_modules(game: Any) -> dict[str, str]:
    """Return the modules of a game's own package that decide what is legal and what comes of it: the file of each, and
    its name within the package."""
    root = type(game).__module__
    package = root.rpartition(".")[0]
    names = [one for one in rule_modules(root, game.not_rules) if one.startswith(f"{package}.")]
    files = {name: spec.origin for name in names if (spec := find_spec(name)) is not None and spec.origin}
    return {file: name.removeprefix(f"{package}.") for name, file in files.items()}


def never_entered_functions(game: Any, entered: Entered) -> list[Place]:
    """Return the functions of a game's rules that were never entered."""
    modules = rules_modules(game)
    seen = {(modules[code.co_filename], _qualified(code)) for code in entered if code.co_filename in modules}
    every = []
    for file, module in modules.items():
        code = compile(Path(file).read_text(encoding="utf-8"), file, "exec")
        every += [(module, name) for name in function_names_in_code(code)]
    return sorted([one for one in set(every) - seen if not one[1].endswith(WORDS)])


def _qualified(code: CodeType) -> str:
    return code.co_qualname.replace(".<locals>", "")


def lines_of_counts(game: Any, seen: Seen) -> Iterator[str]:
    """Yield the counts as lines: each heading with how many of the game's came up, the counts, and what never did."""
    for what, counts, known in (
        ("events", seen.events, {one.tag() for one in game.events}),
        ("actions", seen.actions, {one.tag() for one in game.actions}),
        ("questions", seen.moments, set()),
        *[(field, _of_field(seen.values, field), set()) for field in seen.fields],
    ):
        yield f"{what}: {len(counts)}" + (f" of {len(known | set(counts))}" if known else "")
        yield "    " + (", ".join([f"{name} {often}" for name, often in counts.most_common()]) or "-")
        if known:
            yield f"    never: {', '.join(sorted(known - set(counts))) or '-'}"


def _of_field(values: Mapping[str, int], field: str) -> Counter[str]:
    start = f"{field}="
    return Counter({name.removeprefix(start): often for name, often in values.items() if name.startswith(start)})


def main(given: list[str] | None = None) -> None:
    """Play, and print what came up. given: the arguments, instead of those of the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--random", type=int, default=60)
    parser.add_argument("--seeking", type=int, default=20)
    parser.add_argument("--strong", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--field", action="append", default=[], metavar="EVENT.FIELD")
    parser.add_argument("--functions", action="store_true")
    asked = parser.parse_args(given)
    game, options = find_game(asked.game), dict(option.split("=", 1) for option in asked.option)
    seats = [f"p{n + 1}" for n in range(asked.players or game.seat_range_for_options(options)[1])]
    seen, entered, began = Seen(asked.field), Entered(), time.monotonic()
    kinds: dict[str, tuple[int, Player]] = {
        "random": (asked.random, RandomPlayer()),
        "seeking": (asked.seeking, Seeker(seen.actions)),
        "strong": (asked.strong, computer_player_factory(asked.game)()),
    }
    for count, player in kinds.values():
        for n in range(count):
            players: dict[str, Player] = dict.fromkeys(seats, Unwatched(player))
            run = Run(game, players, f"{asked.seed}.{n}", options)
            with counting_entered_functions(entered) if asked.functions else nullcontext():
                seen.play_and_count(run)
    of_each = ", ".join([f"{count} {kind}" for kind, (count, _) in kinds.items()])
    told = [
        f"{seen.games} games ({of_each}), {seen.decisions} decisions, {time.monotonic() - began:.0f} s",
        *lines_of_counts(game, seen),
    ]
    if asked.functions:
        missing = never_entered_functions(game, entered)
        told += [f"functions never entered: {len(missing)}", *[f"    {module}: {name}" for module, name in missing]]
    print("\n".join(told))


if __name__ == "__main__":
    main()
