"""`praetor selfplay`, `praetor render`."""

import argparse
import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from bot.cli.game_argument import installed_game
from engine.games import computer_player_factory, game_ids
from engine.games import game_by_id as find_game
from engine.kernel.errors import PraetorError
from engine.players.player import Player, RandomPlayer
from engine.players.selfplay import CHECK, FULL, OFF, Run, play_many_games, replay_crash


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the commands."""
    play = commands.add_parser("selfplay", help="games of computer players among themselves")
    play.add_argument("game", nargs="?", type=installed_game, metavar="GAME")
    play.add_argument("--games", type=int, default=100)
    play.add_argument("--seed", type=int, default=1)
    play.add_argument("--players", type=int)
    play.add_argument("--bots", default="random", help="random or strong for each seat, by commas; one for all")
    play.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    play.add_argument("--check", action="store_true", help="check the laws at every step, the dear ones by seed")
    play.add_argument("--check-full", action="store_true", help="check every law at every step")
    play.add_argument("--replay", type=Path, metavar="CRASHFILE", help="carry out a crash file again")
    play.add_argument("--json", action="store_true")
    play.set_defaults(run=run_selfplay)
    render = commands.add_parser("render", help="draw a game after some decisions of random players")
    render.add_argument("game", type=installed_game, metavar="GAME")
    render.add_argument("--seed", type=int, default=1)
    render.add_argument("--decisions", type=int, default=100)
    render.add_argument("--players", type=int)
    render.add_argument("--viewer", metavar="SEAT", help="draw what this seat may see (default: the public)")
    render.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    render.add_argument("--theme", choices=("light", "dark"), default="light")
    render.add_argument("--out", type=Path, required=True)
    render.set_defaults(run=run_render)


def _fail(message: str) -> int:
    print(f"praetor: {message}", file=sys.stderr)
    return 2


def options_from_arguments(said: list[str]) -> dict[str, str]:
    """Return `--option key=value`s."""
    return {key: value for key, _, value in (pair.partition("=") for pair in said)}


def players_from_arguments(args: argparse.Namespace) -> dict[str, Player]:
    """Return a computer player for each seat."""
    game = find_game(args.game)
    kinds = args.bots.split(",")
    least = game.seat_range_for_options(options_from_arguments(args.option))[0]
    count = args.players or (len(kinds) if len(kinds) > 1 else least)
    kinds = kinds * count if len(kinds) == 1 else kinds
    if len(kinds) != count or not set(kinds) <= {"random", "strong"}:
        raise ValueError(f"--bots takes random or strong, once or for each of the {count} seats")
    strong = computer_player_factory(args.game) if "strong" in kinds else RandomPlayer
    return {str(n): RandomPlayer() if kind == "random" else strong() for n, kind in enumerate(kinds, 1)}


def run_selfplay(args: argparse.Namespace) -> int:
    """Play, or replay a crash file; 0 only if all games ended and no law was broken."""
    if args.replay:
        return _replay(args.replay)
    if args.game is None:
        return _fail("name a game: " + ", ".join(game_ids()))
    check = FULL if args.check_full else CHECK if args.check else OFF
    try:
        players, options = (
            players_from_arguments(args),
            find_game(args.game).complete(options_from_arguments(args.option)),
        )
        find_game(args.game).seat_order(tuple(players), options)
    except (PraetorError, ValueError) as error:
        return _fail(str(error))
    checks = _discord_checks() if check != OFF else ()
    done = play_many_games(
        find_game(args.game), players, args.games, args.seed, options,
        check=check, checks=checks, crash_folder=Path(),
    )  # fmt: skip
    if args.json:
        print(msgspec.json.encode(done).decode())
    else:
        print(
            f"{done.finished} of {done.games} games finished, {done.violations} violations, {done.dead_ends} dead ends"
        )
        print(f"{done.decisions} decisions, {done.decisions_per_s:,.0f} a second; {done.median_decisions} a game, "
              f"{done.median_rounds} rounds, {done.median_handoffs_per_turn} hand-offs a turn; "
              f"answers p99 {done.answer_p99_ms} ms, longest {done.answer_max_ms} ms; wins {done.wins}")  # fmt: skip
        print(*done.crashes, sep="\n", end="\n" if done.crashes else "")
    return 0 if done.finished == done.games and not done.violations else 1


def _discord_checks() -> tuple[Any, ...]:
    from bot.screens.check import broken_discord_limits

    return (broken_discord_limits,)


def _replay(path: Path) -> int:
    try:
        crash = json.loads(path.read_text(encoding="utf-8"))
        broken = list(replay_crash(find_game(crash["game"]), crash))
    except (OSError, ValueError, KeyError, PraetorError) as error:
        return _fail(f"{path} is no crash file that can be replayed: {error}")
    print(*(broken or ["nothing broke: the fault is mended, or needs the check that found it"]), sep="\n")
    return 1 if broken else 0


def run_render(args: argparse.Namespace) -> int:
    """Draw a position to a file."""
    args.bots = "random"
    try:
        run = Run(
            find_game(args.game), players_from_arguments(args), str(args.seed), options_from_arguments(args.option)
        )
        state = run.start()
        while run.decisions < args.decisions and run.game.outcome(state) is None:
            state = run.step(state)
        if args.viewer is not None and args.viewer not in run.seats:
            return _fail(f"the seats are {', '.join(run.seats)}")
    except PraetorError as error:
        return _fail(str(error))
    picture = asyncio.run(_draw(args, run.game.view(state, args.viewer)))
    args.out.write_bytes(picture.data)
    print(picture.alt)
    return 0


async def _draw(args: argparse.Namespace, view: Any) -> Any:
    from bot.titles import title_of_game
    from bot.titles.map_request import MapRequest
    from bot.words import Words
    from render import RenderService

    renderer = RenderService()
    try:
        words = Words(args.game, {str(n): f"Player {n}" for n in range(1, 7)})
        return await title_of_game(args.game).draw_map(renderer, view, words, MapRequest(theme=args.theme))
    finally:
        renderer.close()
