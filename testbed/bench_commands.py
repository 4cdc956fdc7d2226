"""`praetor bench NAME` (`WHAT`): the figures that issues name, measured and printed."""

import argparse
import asyncio
import json

from bot.cli.game_argument import installed_game

Figures = dict[str, dict[str, float]]
WHAT = (
    "engine", "store", "render", "wire", "dms", "presses", "packing", "decisions", "scale", "databases", "pairing",
    "charts", "page",
)  # fmt: skip


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    bench = commands.add_parser("bench", help="measure")
    bench.add_argument("what", choices=WHAT)
    bench.add_argument(
        "--game",
        type=lambda word: installed_game(word) if word else "",
        default="",
        help="of dms, presses, packing, decisions, charts, page: the game, every one if left out; of wire: its tables",
    )
    bench.add_argument(
        "--seeds", type=int, default=20, help="of dms, presses and packing: how many games; of pairing: seasons"
    )
    bench.add_argument("--loads", type=int, default=200, help="of charts: how many are loaded and dropped")
    bench.add_argument("--action", default="", help="of presses: one action alone, by its tag")
    bench.add_argument("--json", action="store_true")
    bench.set_defaults(run=run_bench)


def run_bench(args: argparse.Namespace) -> int:
    """Measure and print."""
    if args.what == "presses":
        figures = press_figures(args.game, args.seeds, args.action)
    elif args.what == "packing":
        figures = packing_figures(args.game, args.seeds)
    elif args.what == "charts":
        from testbed.bench.charts import measure as chart_loads

        figures = asyncio.run(chart_loads(args.game, args.loads))
    elif args.what == "page":
        from testbed.bench.page import measure as pages

        figures = asyncio.run(pages(args.game))
    elif args.what == "pairing":
        from testbed.bench.pairing import measure as seasons

        figures = seasons(args.seeds)
    else:
        figures = dm_figures(args.game, args.seeds) if args.what == "dms" else figures_of_part(args.what, args.game)
    if args.json:
        print(json.dumps(figures))
        return 0
    for name, found in figures.items():
        print(f"{name:<32}" + "  ".join(f"{key} {value:,.2f}" for key, value in found.items()))
    return 0


def dm_figures(game: str, seeds: int) -> Figures:
    """Return how many new messages a person gets by DM in a round of a game, or of each."""
    from engine.games import game_ids
    from testbed.bench.dms import measure as count

    found: Figures = {}
    for one in (game,) if game else game_ids():
        found |= {f"{one} {key}": value for key, value in asyncio.run(count(one, seeds)).items()}
    return found


def press_figures(game: str, seeds: int, action: str) -> Figures:
    """Return how many presses the decisions of random games take, by action, of a game or of each."""
    from engine.games import game_ids
    from testbed.bench.presses import measure as count

    found: Figures = {}
    for one in (game,) if game else game_ids():
        found |= count(one, seeds, action)
    return found


def packing_figures(game: str, seeds: int) -> Figures:
    """Return how much room finished games take before and after they are compressed, of a game or of each."""
    from engine.games import game_ids
    from testbed.bench.packing import measure as count

    found: Figures = {}
    for one in (game,) if game else game_ids():
        found |= asyncio.run(count(one, seeds))
    return found


def figures_of_part(what: str, game: str = "") -> Figures:
    """Return the figures of one part; of the wire with a game, those of its tables alone."""
    if what == "engine":
        from testbed.bench.engine import measure as engine

        return engine()
    if what == "store":
        from testbed.bench.store import measure as store

        return asyncio.run(store())
    if what == "render":
        from testbed.bench.render import measure as render

        return render()
    if what == "decisions":
        from testbed.bench.decision_costs import measure as decisions

        return asyncio.run(decisions(game))
    if what == "databases":
        from testbed.bench.databases import measure as databases

        return asyncio.run(databases())
    if what == "scale":
        from testbed.bench.scale import measure as scale

        return scale()
    from testbed.bench import wire

    found: Figures = asyncio.run(wire.table_figures(game) if game else wire.measure())
    return found
