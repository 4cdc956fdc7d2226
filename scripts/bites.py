"""Switch rulings off one at a time, and see that the tests which name them fail: proof that these tests bite.

    python scripts/bites.py GAME            # every ruling of its list
    python scripts/bites.py GAME 93 109     # only these

The list is `rulings_off.yaml` beside a game's tests: by the ruling's number, what is put in the place of a function
(`function`, with the arguments and the value of a lambda as `as`; KEPT is the function as it was) or of a value
(`value`, `to`).
Each is tried in a process of its own, with the tests that are marked with the ruling. The exit status is 1 if the tests
of one pass all the same, or if none are marked.
"""

import argparse
import importlib
import os
import subprocess
import sys
import types
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import yaml

TESTS = Path("tests/engine/games")
LIST = "rulings_off.yaml"
CHOSEN = "PRAETOR_RULING_OFF"
BROKEN = 9  # the exit status where an entry breaks the code instead of switching a ruling off
NOTHING_RUN = 5  # pytest's exit status where no test was collected
Entry = dict[str, Any]


def entries_switching_off_rulings(game: str) -> dict[int | str, list[Entry]]:
    """Return what switches each ruling of a game off."""
    found = yaml.safe_load((TESTS / game / LIST).read_text(encoding="utf-8"))["rulings"]
    return {number: entry if isinstance(entry, list) else [entry] for number, entry in found.items()}


def resolve_target(game: str, path: str) -> tuple[types.ModuleType, list[str]]:
    """Return the module that "siege.sieges:falling" names, and the names within it. The game is loaded first: its
    chapters register in the order in which they are imported, and offers come in that order."""
    importlib.import_module("engine.games").game_by_id(game)
    module, _, names = path.partition(":")
    return importlib.import_module(f"engine.games.{game}.{module}"), names.split(".")


def attribute_and_owner(module: types.ModuleType, names: list[str]) -> tuple[Any, Any]:
    """Return what the names lead to, and whose attribute that is."""
    owner: Any = module
    for name in names[:-1]:
        owner = getattr(owner, name)
    return getattr(owner, names[-1]), owner


def switch_off(game: str, entry: Entry) -> None:
    """Put what the entry says in the place of a function or value, wherever that has been taken to already."""
    if "value" in entry:
        module, names = resolve_target(game, entry["value"])
        _, owner = attribute_and_owner(module, names)
        setattr(owner, names[-1], entry["to"])
        return
    module, names = resolve_target(game, entry["function"])
    found, _ = attribute_and_owner(module, names)
    function = getattr(found, "__wrapped__", found)
    kept = f"KEPT_{names[-1]}"
    function.__globals__[kept] = types.FunctionType(
        function.__code__, function.__globals__, names[-1], function.__defaults__, function.__closure__
    )
    function.__globals__[kept].__kwdefaults__ = function.__kwdefaults__
    new = eval("lambda " + entry["as"].replace("KEPT", kept), function.__globals__)  # noqa: S307 - from the repository
    # the code is exchanged within the function, as others hold the function itself
    function.__code__, function.__defaults__, function.__kwdefaults__ = (
        new.__code__,
        new.__defaults__,
        new.__kwdefaults__,
    )


class Off:
    """A plugin of pytest's: switches the chosen ruling off, and runs the tests alone that are marked with it."""

    def __init__(self, game: str, number: int | str) -> None:
        self.game, self.number, self.broken = game, number, False

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Keep the tests of the ruling, then switch it off."""
        marked = [item for item in items if any(self.number in mark.args for mark in item.iter_markers("ruling"))]
        items[:] = marked
        for entry in entries_switching_off_rulings(self.game)[self.number]:
            switch_off(self.game, entry)

    def pytest_exception_interact(self, call: Any) -> None:
        """Note where a test fails since the entry itself is wrong: that proves nothing."""
        self.broken = self.broken or isinstance(call.excinfo.value, NameError | TypeError | AttributeError)


def run_without(game: str, number: int | str) -> int:
    """Run the tests of a ruling without it, in this process. Return pytest's exit status."""
    import pytest

    off = Off(game, number)
    status = int(pytest.main(["-q", "-x", "-n", "0", "-p", "no:cacheprovider", str(TESTS / game)], plugins=[off]))
    return BROKEN if off.broken else status


def status_of_tests_without_ruling(game: str, number: int | str) -> tuple[int | str, int]:
    """Return a ruling and the exit status of its tests without it."""
    env = os.environ | {CHOSEN: str(number)}
    done = subprocess.run([sys.executable, __file__, game], env=env, capture_output=True, check=False)  # noqa: S603 - our own words
    return number, done.returncode


def verdicts(game: str, numbers: list[int | str]) -> Iterator[tuple[int | str, str]]:
    """Yield each ruling with "bites", or with what is wrong."""
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        for number, status in pool.map(lambda n: status_of_tests_without_ruling(game, n), numbers):
            if status == 1:
                yield number, "bites"
            elif status == NOTHING_RUN:
                yield number, "NO TEST"
            else:
                yield number, "DOES NOT BITE" if status == 0 else f"BROKEN ({status})"


def _number(said: str) -> int | str:
    """Return a ruling's number, or what else it is called."""
    return int(said) if said.isdecimal() else said


def main() -> int:
    """Try the rulings that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("rulings", type=_number, nargs="*")
    given = parser.parse_args()
    if chosen := os.environ.get(CHOSEN):
        return run_without(given.game, _number(chosen))
    numbers = given.rulings or list(entries_switching_off_rulings(given.game))
    bad = 0
    for number, verdict in verdicts(given.game, numbers):
        bad += verdict != "bites"
        what = ", ".join(
            entry.get("function") or entry["value"] for entry in entries_switching_off_rulings(given.game)[number]
        )
        sys.stdout.write(f"{number!s:>6} {verdict:14} without {what}\n")
    sys.stdout.write(f"{len(numbers) - bad} of {len(numbers)} rulings: without them a test fails\n")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.path.insert(0, str(Path.cwd()))
    sys.exit(main())
