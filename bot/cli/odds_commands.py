"""`praetor odds GAME KIND …`: what is to be expected, exact where that is feasible. Each title says which kinds there
are, and what they ask."""

import argparse
import sys

import msgspec

from bot.cli.bare_command import print_help_without_command
from bot.cli.game_argument import installed_game


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command. The forms of a game are read when it is named: to read those of all would import all."""
    odds = commands.add_parser("odds", help="what is to be expected of a battle; GAME --help lists the kinds")
    odds.add_argument("game", type=installed_game, metavar="GAME")
    odds.add_argument("words", nargs=argparse.REMAINDER, metavar="KIND …")
    odds.set_defaults(run=run_odds)


def run_odds(args: argparse.Namespace) -> int:
    """Work out the odds that are asked for, and print them."""
    from bot.titles import title_of_game

    parser = argparse.ArgumentParser(prog=f"praetor odds {args.game}")
    print_help_without_command(parser)
    kinds = parser.add_subparsers(dest="kind", metavar="KIND")
    forms = {form.name: form for form in title_of_game(args.game).computable_odds_kinds()}
    if not forms:
        print(f"praetor: {args.game} has no odds to work out", file=sys.stderr)
        return 2
    for form in forms.values():
        made = kinds.add_parser(form.name, help=form.help)
        form.add_arguments(made)
        made.add_argument("--json", action="store_true")
    asked = parser.parse_args(args.words)
    if asked.kind is None:
        return int(asked.run(asked))
    form = forms[asked.kind]
    try:
        odds = form.work_out(asked)
    except ValueError as error:
        print(f"praetor: {error}", file=sys.stderr)
        return 2
    print(msgspec.json.encode(odds).decode() if asked.json else form.told(odds))
    return 0
