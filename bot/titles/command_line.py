"""What a title may offer the command line: forms of `praetor odds`, and tables that `praetor bench wire` plays."""

import argparse
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

# Plays at the stand-in (`bot.testbed.sandbox.launch.Sandbox`, which production does not know) and returns its figures.
WireBench = Callable[[Any], Awaitable[dict[str, float]]]


@dataclass(frozen=True)
class OddsForm:
    """One kind of odds: `praetor odds GAME <name> …`.

    add_arguments: adds what it asks to a parser. work_out: returns the odds, a struct whose fields are the keys of the
    JSON; ValueError says why they cannot be worked out. told: the odds in a line.
    """

    name: str
    help: str
    add_arguments: Callable[[argparse.ArgumentParser], None]
    work_out: Callable[[argparse.Namespace], Any]
    told: Callable[[Any], str]
