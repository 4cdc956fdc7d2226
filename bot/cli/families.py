"""Which module has which command, so that only what is run is imported: all of them take half a second."""

import argparse
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

FAMILIES = {
    "bot.cli.run_commands": ("run", "sandbox", "health", "sync"),
    "bot.cli.play_commands": ("selfplay", "render"),
    "bot.cli.games_commands": ("games",),
    "bot.cli.charts_commands": ("charts",),
    "bot.cli.odds_commands": ("odds",),
    "bot.cli.store_commands": ("export", "verify", "patch", "backup", "restore"),
    "bot.cli.operator_commands": ("tables", "block"),
    "bot.cli.move_command": ("move",),
    "bot.cli.doctor_command": ("doctor",),
    "testbed.bench_commands": ("bench",),
    "testbed.drill_commands": ("drill",),
    "testbed.arena_commands": ("arena",),
    "testbed.weighing_commands": ("prospects",),
    "bot.cli.replay_command": ("replay",),
    "bot.cli.words_command": ("words",),
}  # module -> its commands, in the order of `praetor --help`
TESTBED = "testbed"  # the package of the drills, benchmarks and the arena, which is not installed with the bot
NOT_INSTALLED = (
    "praetor {}: the drills and benchmarks are not installed. They lie in `testbed/` of Praetor's source: `make setup` "
    "there installs them, or `pip install -e ./testbed` beside Praetor."
)


class Family(Protocol):
    """A module with commands, or what stands for one that is not installed."""

    def register(self, commands: "argparse._SubParsersAction[argparse.ArgumentParser]", /) -> None:
        """Add the commands."""


class NotInstalled:
    """Stands for a module of the testbed where that is not installed: its commands say where it is."""

    def __init__(self, commands: tuple[str, ...]) -> None:
        self.commands = commands

    def register(self, commands: "argparse._SubParsersAction[argparse.ArgumentParser]", /) -> None:
        """Add the commands, which take whatever words they would take."""
        for name in self.commands:
            parser = commands.add_parser(
                name, help="not installed: for those who develop Praetor", add_help=False, prefix_chars="\n"
            )  # no word begins with that: options are words here like all else
            parser.add_argument("words", nargs="*")
            parser.set_defaults(run=self.refuse)

    def refuse(self, args: argparse.Namespace) -> int:
        """Say where the command is; return the exit status."""
        print(NOT_INSTALLED.format(args.command), file=sys.stderr)
        return 2


def command_modules_for(command: str | None) -> list[Family]:
    """Return the modules to import for a command; all of them where it is none of ours, or none was given."""
    found = [name for name, commands in FAMILIES.items() if command in commands]
    return [command_module(name) for name in found or FAMILIES]


def command_module(name: str) -> Family:
    """Return a module with commands."""
    if name.startswith(f"{TESTBED}.") and find_spec(TESTBED) is None:
        return NotInstalled(FAMILIES[name])
    made: Family = import_module(name)
    return made
