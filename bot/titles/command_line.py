"""What a title may offer the command line: forms of `praetor odds`, and benchmarks for `praetor bench wire`."""

import argparse
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

# Plays at the stand-in (`bot.sandbox.launch.Sandbox`, which production does not know) and returns its figures.
WireBench = Callable[[Any], Awaitable[dict[str, float]]]


@dataclass(frozen=True)
class OddsForm:
    """One kind of odds: `praetor odds GAME <name> …`.

    name, help: its word on the command line, and the line of help beside it.
    add_arguments: adds to a parser what it needs to know.
    work_out: returns the odds, as a struct whose fields become the keys of the JSON. ValueError says why it cannot.
    told: returns the odds in a line of words.
    """

    name: str
    help: str
    add_arguments: Callable[[argparse.ArgumentParser], None]
    work_out: Callable[[argparse.Namespace], Any]
    told: Callable[[Any], str]
