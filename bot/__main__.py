"""`praetor`: the command line. Its commands and the keys of its JSON are a contract that scripts rely on."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Any

import bot.process.import_path  # noqa: F401 - before all else of ours
from bot.cli.bare_command import print_help_without_command
from bot.cli.families import command_modules_for
from bot.process.settings import SettingsError, read_settings

UNREAD = 128 + 13  # the exit status where nobody reads the output any longer, as shells have it: SIGPIPE


class Version(argparse.Action):
    """Says which version this is; worked out only where it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        """Say it, and leave."""
        from bot.process.version import full_version_text

        print(full_version_text())
        parser.exit()


def command_line_parser(command: str | None = None) -> argparse.ArgumentParser:
    """Return the parser of one command, or of all where it is none of ours."""
    made = argparse.ArgumentParser(prog="praetor", description="A Discord bot that moderates board games with secrets.")
    made.add_argument("--version", action=Version, nargs=0, help="say which version this is, and leave")
    print_help_without_command(made)
    commands = made.add_subparsers(dest="command", metavar="COMMAND")
    for family in command_modules_for(command):
        family.register(commands)
    return made


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; return its exit status: 0 only if what was asked held."""
    given = sys.argv[1:] if argv is None else argv
    if given[:1] == ["--version"]:  # asked by scripts and reports: no command need be imported for it
        Version([], "")(argparse.ArgumentParser(prog="praetor"))
    args = command_line_parser(given[0] if given else None).parse_args(given)
    try:
        args.settings = read_settings()
    except SettingsError as error:
        print(f"praetor: {error}", file=sys.stderr)
        return 2
    for name in args.settings.unknown:
        print(f"praetor: {name} is no setting: it does nothing", file=sys.stderr)
    args.settings.put_into_environment()
    args.database = args.settings.database_place
    try:
        status = int(args.run(args))
        sys.stdout.flush()
    except BrokenPipeError:
        return _unread()
    return status


def _unread() -> int:
    """Return the status of a command whose output nobody reads any longer (`praetor verify FILE | head -1`). What is
    still to be written goes nowhere, or Python would complain as it ends."""
    with open(os.devnull, "w", encoding="utf-8") as nowhere:  # noqa: PTH123 - a device, no path of ours
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
    return UNREAD


if __name__ == "__main__":
    sys.exit(main())
