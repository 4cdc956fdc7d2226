"""`praetor`: the command line. Its commands and the keys of its JSON are a contract that scripts rely on."""

import argparse
import sys
from collections.abc import Sequence
from typing import Any

import bot.process.import_path  # noqa: F401 - before all else of ours
from bot.cli import (
    bench_commands,
    doctor_command,
    drill_commands,
    games_commands,
    odds_commands,
    play_commands,
    replay_command,
    run_commands,
    store_commands,
    words_command,
)
from bot.settings import SettingsError, read
from bot.version import version

PARTS = (
    run_commands, play_commands, games_commands, odds_commands, store_commands, doctor_command, bench_commands,
    drill_commands, replay_command, words_command,
)  # fmt: skip


class Version(argparse.Action):
    """Says which version this is; worked out only where it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        """Say it, and leave."""
        print(version())
        parser.exit()


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    made = argparse.ArgumentParser(prog="praetor", description="A Discord bot that moderates board games with secrets.")
    made.add_argument("--version", action=Version, nargs=0, help="say which version this is, and leave")
    commands = made.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for part in PARTS:
        part.register(commands)
    return made


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; return its exit status: 0 only if what was asked held."""
    args = parser().parse_args(argv)
    try:
        args.settings = read()
    except SettingsError as error:
        print(f"praetor: {error}", file=sys.stderr)
        return 2
    args.settings.share()
    args.database = args.settings.database
    return int(args.run(args))


if __name__ == "__main__":
    sys.exit(main())
