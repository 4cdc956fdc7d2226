"""What a command says that asks for one word more (`praetor tables ACT`) where none is given: its help."""

import argparse

NOTHING_ASKED = 2  # the exit status, as of any command line that asks for nothing that could be done


def print_help_without_command(parser: argparse.ArgumentParser) -> None:
    """Let a parser print its help where none of its commands is given: each of these sets its own `run`."""

    def run(_: argparse.Namespace) -> int:
        parser.print_help()
        return NOTHING_ASKED

    parser.set_defaults(run=run)
