"""`praetor odds total_war_rome held|luck`: the odds that are shown before a land battle, held against how battles of
whole games end; and the luck of all dice.

Computer players play; before each battle both commanders' odds are worked out as their screens show them. They are held
against who won, tenth by tenth and faction by faction (Brier score: the mean square of the difference, less is better),
and the span that is shown against the chance that the true armies have, played out so many rounds. The same seed gives
the same figures.
"""

import argparse
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

import msgspec

from engine.games import computer_player_factory
from engine.games import game_by_id as find_game
from engine.games.total_war_rome.events.battle import BattleBegun, BattleDecided
from engine.games.total_war_rome.forecast import war
from engine.games.total_war_rome.forecast.land_odds import BattleOdds, simulated_battle_odds
from engine.games.total_war_rome.frames.battle import LandBattle
from engine.games.total_war_rome.secrets import knows_army
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.statistics import faction_records
from engine.kernel.events import Event
from engine.players.selfplay import Run, seldom_collected

GAME_ID = "total_war_rome"
LEAST = 100  # forecasts in a tenth; fewer are joined with the next
Forecast = Callable[[RomeState, str, str, str, str], BattleOdds]


class Shown(NamedTuple):
    """What was shown to one commander before a battle, and what came of it. known: all the enemy's cards; truth: the
    chance that the true armies had, None where it was not played out; replayed: how often this side won when the
    players fought the same battle again from its beginning, None where they did not."""

    side: str
    enemy: str
    known: bool
    success: float
    low: float
    high: float
    truth: float | None
    won: float
    seconds: float
    replayed: float | None = None


def play_game_for_shown_odds(
    number: int, seed: str, rounds: int, forecast: Forecast = war.battle_odds, replays: int = 0
) -> list[Shown]:
    """Play a game and return what was shown before its battles. rounds: for the true chance; replays: how often each
    battle is fought again; 0: leave that out."""
    game = find_game(GAME_ID)
    run = Run(
        game, {f"p{n + 1}": computer_player_factory(GAME_ID)() for n in range(game.most_seats)}, f"{seed}.{number}"
    )
    out: list[Shown] = []
    under_way: list[Shown] = []
    with seldom_collected():
        state = run.start()
        while game.outcome(state) is None:
            before, state = state, run.step(state)
            for told in run.last.events if run.last else ():
                if isinstance(told.event, BattleBegun):
                    under_way = list(_shown_before(before, state, rounds, forecast))
                    if replays and under_way:
                        won = replayed_battle_wins(state, f"{seed}.{number}.{run.decisions}", replays)
                        under_way = [one._replace(replayed=won[one.side] / replays) for one in under_way]
                elif isinstance(told.event, BattleDecided):
                    out += [one._replace(won=told.event.side == one.side) for one in under_way]
                    under_way = []
    return out


def _shown_before(before: RomeState, state: RomeState, rounds: int, forecast: Forecast) -> Iterator[Shown]:
    """Yield what both commanders were shown of the battle that has just begun."""
    battle = next((frame for frame in state.frames if isinstance(frame, LandBattle)), None)
    if battle is None:
        return
    pair = (battle.attacker[0], battle.defender[0])
    truth: float | None = None
    for n, (mine, foe) in enumerate((pair, pair[::-1])):
        side, enemy = before.armies[mine].owner, before.armies[foe]
        began = time.process_time()
        odds = forecast(before, side, mine, foe, battle.region)
        seconds = time.process_time() - began
        if rounds and n == 0:
            ground = war.ground_of(before, mine, foe, battle.region)
            true = simulated_battle_odds(before.armies[mine].cards, enemy.cards, ground, rounds, seed=7)
            truth, after = true.success, 1 - true.success - true.tie
        elif rounds:
            truth = after
        known = knows_army(enemy, (side,))
        yield Shown(side, enemy.owner, known, odds.success, odds.low, odds.high, truth, False, seconds)


def replayed_battle_wins(state: RomeState, seed: str, times: int) -> Counter[str]:
    """Let computer players fight the battle that has just begun so many times more, each time with other dice, and
    return who won how often; "" is nobody."""
    out: Counter[str] = Counter()
    for n in range(times):
        run, at = (
            Run(find_game(GAME_ID), {seat: computer_player_factory(GAME_ID)() for seat in state.seats}, f"{seed}.{n}"),
            state,
        )
        while not (ends := [e for e in _told(run) if isinstance(e, BattleDecided)]):
            at = run.step(at)
        out[ends[0].side] += 1
    return out


def _told(run: Run) -> list[Event]:
    return [told.event for told in run.last.events] if run.last else []


# What it comes to


def brier_score(shown: Sequence[Shown]) -> float:
    """Return the Brier score of what was shown."""
    return sum((one.success - one.won) ** 2 for one in shown) / len(shown)


def calibration_by_tenths(shown: Iterable[Shown], least: int = LEAST) -> list[tuple[int, float, float, float]]:
    """Return for each tenth of the chances shown: how many there were, the mean shown, the share won, the standard
    error of that; tenths with too few are joined with the next."""
    bins: dict[int, list[Shown]] = defaultdict(list)
    for one in shown:
        bins[min(9, int(10 * one.success))].append(one)
    rows, waiting = [], list[Shown]()
    for n in sorted(bins):
        waiting += bins[n]
        if len(waiting) >= least or n == max(bins):
            count = len(waiting)
            mean, won = sum(one.success for one in waiting) / count, sum(one.won for one in waiting) / count
            rows.append((count, mean, won, sqrt(max(mean * (1 - mean), 0.25 / count) / count)))
            waiting = []
    return rows


def mean_true_chances(shown: Iterable[Shown], least: int = LEAST) -> list[tuple[int, float, float, float]]:
    """Return for each tenth of the chances shown: how many there were, the mean shown, the mean chance of the true
    armies, the standard error of the difference; tenths with too few are left out."""
    bins: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for one in shown:
        if one.truth is not None:
            bins[min(9, int(10 * one.success))].append((one.success, one.truth))
    rows = []
    for _, pairs in sorted(bins.items()):
        if len(pairs) >= max(2, least):
            mean, true = fmean(said for said, _ in pairs), fmean(truth for _, truth in pairs)
            error = stdev(truth - said for said, truth in pairs) / sqrt(len(pairs))
            rows.append((len(pairs), mean, true, error))
    return rows


def share_of_spans_that_held(shown: Iterable[Shown]) -> tuple[int, float]:
    """Return how many spans were shown whose true chance is known, and how often it lies in them, both as they are
    shown: in whole hundredths."""
    asked = [one for one in shown if one.truth is not None and one.low < one.high]
    inside = [
        war.simulated_chance_percent(one.low)
        <= war.simulated_chance_percent(one.truth or 0.0)
        <= war.simulated_chance_percent(one.high)
        for one in asked
    ]
    return len(inside), sum(inside) / max(1, len(inside))


def calibration_report_lines(shown: Sequence[Shown]) -> Iterator[str]:
    """Yield the figures as lines."""
    unknown = [one for one in shown if one.low < one.high]
    yield f"{len(shown)} forecasts, {len(unknown)} of them with a span; Brier {brier_score(shown):.4f}"
    true = [one._replace(success=one.truth or 0.0) for one in shown if one.truth is not None]
    if true:
        yield f"Brier of the true armies' chances {brier_score(true):.4f}"
    count, inside = share_of_spans_that_held(shown)
    width = sum(one.high - one.low for one in unknown) / max(1, len(unknown))
    yield f"the span holds the truth in {inside:.1%} of {count}; it is {100 * width:.0f} points wide in the mean"
    for many, mean, won, error in calibration_by_tenths(shown):
        yield f"  shown {mean:6.1%}  won {won:6.1%}  (± {error:.1%}, {many})"
    if true:
        yield "in the mean of the true armies' chances, which no dice blur:"
    for many, mean, chance, error in mean_true_chances(shown):
        yield f"  shown {mean:6.1%}  true {chance:6.1%}  (± {error:.1%}, {many})"
    again = [one._replace(won=one.replayed) for one in true if one.replayed is not None]
    if again:
        yield f"{len(again) // 2} battles fought again by the players, against the true armies' chances:"
    for many, mean, won, _ in calibration_by_tenths(again):
        yield f"  chance {mean:6.1%}  won {won:6.1%}  ({many})"
    for side in sorted({one.side for one in shown}):
        own = [one for one in shown if one.side == side]
        mean, won = sum(one.success for one in own) / len(own), sum(one.won for one in own) / len(own)
        error = sqrt(sum(one.success * (1 - one.success) for one in own)) / len(own)
        yield f"{side}: {len(own)}, shown {mean:.1%}, won {won:.1%} (± {error:.1%}), Brier {brier_score(own):.4f}"
    slow = sorted(one.seconds for one in shown)
    middle, most = 1000 * slow[len(slow) // 2], 1000 * slow[-len(slow) // 20]
    yield f"a forecast takes {middle:.0f} ms of the processor in the median, at most {most:.0f} in 95 of 100"


def measured_battle_chances(
    battles: int, seed: str, rounds: int, jobs: int, forecast: Forecast = war.battle_odds, replays: int = 0
) -> list[Shown]:
    """Play games until so many battles have been fought and return what was shown before them."""
    out: list[Shown] = []
    play = partial(play_game_for_shown_odds, seed=seed, rounds=rounds, forecast=forecast, replays=replays)
    with ProcessPoolExecutor(jobs) as pool:
        number = 0
        while len(out) < 2 * battles:
            for shown in pool.map(play, range(number, number + 4 * jobs)):
                out += shown
            number += 4 * jobs
    return out[: 2 * battles]


def play_and_measure_luck(number: int, seed: str) -> list[float]:
    """Play a game and return by how many hundredths each faction's dice did better than is to be expected of them."""
    game = find_game(GAME_ID)
    run = Run(
        game, {f"p{n + 1}": computer_player_factory(GAME_ID)() for n in range(game.most_seats)}, f"{seed}.{number}"
    )
    events: list[Event] = []
    with seldom_collected():
        state = run.start()
        while game.outcome(state) is None:
            state = run.step(state)
            events += [told.event for told in run.last.events] if run.last else []
    return [
        100 * (one.hits / one.expected - 1) for one in faction_records(state.players, events).values() if one.expected
    ]


def mean_luck_text(games: int, seed: str, jobs: int) -> str:
    """Return the mean luck of so many games, and how far that of one faction in one game lies from it."""
    with ProcessPoolExecutor(jobs) as pool:
        found = [one for each in pool.map(partial(play_and_measure_luck, seed=seed), range(games)) for one in each]
    spread = stdev(found)
    return f"luck {fmean(found):+.2f}% (± {spread / sqrt(len(found)):.2f}); of one faction in one game ± {spread:.0f}%"


# On the command line


class Figures(msgspec.Struct, frozen=True):
    """What was measured, in lines of words."""

    lines: tuple[str, ...]


def _arguments(asked: argparse.ArgumentParser, what: str, many: int) -> None:
    asked.add_argument(f"--{what}", type=int, default=many, metavar="N")
    asked.add_argument("--seed", default="odds")
    asked.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that play")


def held_arguments(asked: argparse.ArgumentParser) -> None:
    """Add what is to be said of a measurement of shown odds."""
    _arguments(asked, "battles", 5000)
    asked.add_argument(
        "--rounds",
        type=int,
        default=400,
        metavar="N",
        help="battles of the true armies for their chance: of 100 it is"
        " off by up to five hundredths itself, which counts as outside the span",
    )
    asked.add_argument(
        "--replays", type=int, default=0, metavar="N", help="how often computer players fight each battle again"
    )


def luck_arguments(asked: argparse.ArgumentParser) -> None:
    """Add what is to be said of a measurement of luck."""
    _arguments(asked, "games", 200)


def work_out_held(asked: argparse.Namespace) -> Figures:
    """Play until there are enough battles, and return how well the odds hold."""
    return Figures(
        tuple(
            calibration_report_lines(
                measured_battle_chances(asked.battles, asked.seed, asked.rounds, asked.jobs, replays=asked.replays)
            )
        )
    )


def work_out_luck(asked: argparse.Namespace) -> Figures:
    """Play games and return the luck of their dice, as the finale tells it."""
    return Figures((mean_luck_text(asked.games, asked.seed, asked.jobs),))


def figures_text(figures: Figures) -> str:
    """Return the figures as they are printed."""
    return "\n".join(figures.lines)
