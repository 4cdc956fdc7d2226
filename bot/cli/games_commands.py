"""`praetor games`: which games are installed, from which packages, and which cannot be played and why."""

import argparse
import json
import sys

from engine.games import game as find_game
from engine.games import game_ids, origin


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    games = commands.add_parser("games", help="list the games that are installed, and what is wrong with any")
    form = games.add_mutually_exclusive_group()
    form.add_argument("--ids", action="store_true", help="their ids alone, a line each, for scripts")
    form.add_argument("--seats", action="store_true", help="a line for each game and number of players, for scripts")
    form.add_argument("--json", action="store_true")
    games.set_defaults(run=run_games)


def run_games(args: argparse.Namespace) -> int:
    """Print the games; 0 only if every one that is registered can be played."""
    from bot.titles import use_whole_games

    faults = use_whole_games()
    if args.json:
        print(json.dumps({"games": [_told(game_id) for game_id in game_ids()], "faults": [vars(f) for f in faults]}))
    elif args.ids:
        print(*game_ids(), sep="\n")
    elif args.seats:
        print(*(f"{game_id} {count}" for game_id in game_ids() for count in _counts(game_id)), sep="\n")
    else:
        for told in map(_told, game_ids()):
            print(f"{told['id']:<28}{told['players']} players, rules {told['rules']}, {told['origin']}")
    for fault in faults if not args.json else ():
        print(f"praetor: {fault}", file=sys.stderr)
    return 1 if faults else 0


def _counts(game_id: str) -> range:
    game = find_game(game_id)
    return range(game.least_seats, game.most_seats + 1)


def _told(game_id: str) -> dict[str, str]:
    """Return what there is to say of a game that can be played."""
    game, counts = find_game(game_id), _counts(game_id)
    players = f"{counts[0]} to {counts[-1]}" if len(counts) > 1 else str(counts[0])
    return {"id": game_id, "players": players, "rules": game.version, "origin": origin(game_id)}
