"""`praetor games`: which games are installed, from which packages, and which cannot be played and why."""

import argparse
import json
import sys
from collections.abc import Iterator

from engine.games import game_by_id as find_game
from engine.games import game_ids, package_of_game


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
    from bot.titles.whole_games import import_whole_games

    faults = import_whole_games()
    if args.json:
        print(json.dumps({"games": [_told(game_id) for game_id in game_ids()], "faults": [vars(f) for f in faults]}))
    elif args.ids:
        print(*game_ids(), sep="\n")
    elif args.seats:
        print(*(line for game_id in game_ids() for line in playable_table_lines(game_id)), sep="\n")
    else:
        for told in map(_told, game_ids()):
            print(f"{told['id']:<28}{told['players']} players, rules {told['rules']}, {told['origin']}")
    for fault in faults if not args.json else ():
        print(f"praetor: {fault}", file=sys.stderr)
    return 1 if faults else 0


def playable_table_lines(game_id: str) -> Iterator[str]:
    """Yield `game number` for each number of players, and `game number option=value` where a value of an option asks
    for other numbers than its default, as a scenario may."""
    for chosen, counts in _counts(game_id).items():
        yield from (f"{game_id} {count} {chosen}".rstrip() for count in counts)


def _counts(game_id: str) -> dict[str, range]:
    """Return how many may play, by option=value; by "" with the defaults."""
    game = find_game(game_id)
    usual = game.seat_range_for_options({})
    found = {"": usual}
    for option in game.options:
        for value in option.values:
            if (asked := game.seat_range_for_options({option.key: value})) != usual:
                found[f"{option.key}={value}"] = asked
    return {chosen: range(least, most + 1) for chosen, (least, most) in found.items()}


def _told(game_id: str) -> dict[str, str]:
    """Return what there is to say of a game that can be played."""
    game, counts = find_game(game_id), sorted({n for counts in _counts(game_id).values() for n in counts})
    players = f"{counts[0]} to {counts[-1]}" if len(counts) > 1 else str(counts[0])
    return {"id": game_id, "players": players, "rules": game.version, "origin": package_of_game(game_id)}
