"""Fits the weights by which a title's chances of winning are judged (`engine.kit.prospects`) to games of its players
among themselves.

Some positions of each game are looked at, as everybody sees them; the weights are those that make the winners of the
games likeliest. Games that were left out of the fitting tell how well it holds: the mean of the logarithm of the chance
that was given to the winner, beside that of giving all sides alike.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import mean, pstdev
from typing import Any

import msgspec

from engine.games import game_by_id, player_by_name
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.state import Side
from engine.kit.prospects import Measures, Weighing, chances, distances_from_mean
from engine.players.selfplay import Run, seldom_collected

LOOKED_AT = 24  # positions of a game
HELD_OUT = 5  # of so many games one is left out of the fitting
ROUNDS, STEP = 120, 0.1  # of the fitting, and how far it goes at first
DAMPINGS = (0.01, 0.05, 0.2, 1.0)  # by which weights are kept small: the best by games that were left out for it
Sample = tuple[Measures, Mapping[Side, float]]  # a position, and each side's share of the victory in the end


class Fitted(msgspec.Struct, frozen=True, kw_only=True):
    """Weights with what they were made of. held_out, alike: the mean logarithm of the chance that was given to whoever
    won games that were left out, by these weights and with all sides alike (less is better)."""

    weighing: Weighing
    games: int
    held_out: float
    alike: float


def play_and_sample_positions(
    game: str,
    measure: Callable[[Any], Measures | None],
    seed: str,
    number: int,
    seats: int,
    options: Mapping[str, str],
    every: int = 4,
) -> list[Sample]:
    """Play a game and return some of its positions with how it ended.

    measure: what counts, by the public's view; None where a position is left out. every: after so many decisions one is
        looked at; where all are, those alike in a row count once.
    """
    rules = game_by_id(game)
    players = {str(seat): player_by_name(game, "normal") for seat in range(1, seats + 1)}
    run, found = Run(rules, players, f"{seed}.{number}", options), list[Measures]()
    with seldom_collected():
        state = run.start()
        while rules.outcome(state) is None:
            one = measure(rules.view(state, None)) if run.decisions % every == 0 else None
            if one is not None and (every > 1 or one not in found[-1:]):
                found.append(one)
            state = run.step(state)
    outcome = rules.outcome(state)
    assert outcome is not None  # noqa: S101 - the loop above ends with one
    share = 1 / max(1, len(outcome.winners))
    won = {side: share * (side in outcome.winners) for side in outcome.scores}
    lots = UnverifiedRandom(f"positions {seed}.{number}")
    return [(one, won) for one in lots.shuffled(found)[:LOOKED_AT]]


def fit_weights(games: Sequence[Sequence[Sample]]) -> Fitted:
    """Return the weights that fit some games of one kind."""
    kept = [one for n, game in enumerate(games) if n % HELD_OUT for one in game]
    left = [one for n, game in enumerate(games) if n % HELD_OUT == 0 for one in game]
    tried = [one for n, game in enumerate(games) if n % HELD_OUT == 1 for one in game]
    others = [one for n, game in enumerate(games) if n % HELD_OUT > 1 for one in game]
    damping = min(DAMPINGS, key=lambda one: _loss(_fitted(others, one), tried))
    weighing = _fitted(kept, damping)
    return Fitted(
        weighing=weighing,
        games=len(games),
        held_out=round(_loss(weighing, left), 3),
        alike=round(_loss(Weighing(measures={}), left), 3),
    )


def _loss(weighing: Weighing, samples: Sequence[Sample]) -> float:
    return mean([-sum(won.get(side, 0.0) * math.log(chance) for side, chance in chances(weighing, measures).items())
                 for measures, won in samples])  # fmt: skip


def _fitted(samples: Sequence[Sample], damping: float) -> Weighing:
    """Return the likeliest weights, found by going downhill (Adam)."""
    names = sorted({name for measures, _ in samples for figures in measures.sides.values() for name in figures})
    spreads = {name: _spread(samples, name) for name in names}
    names = [name for name in names if spreads[name] > 0]
    sides = sorted({side for measures, _ in samples for side in measures.sides})
    own = sides if not all(side.isdecimal() for side in sides) else []  # seats are not sides: none has an edge
    rows = [_row(measures, won, names, spreads) for measures, won in samples]
    found = [0.0] * (2 * len(names) + len(own))
    first, second = found.copy(), found.copy()
    for turn in range(1, ROUNDS + 1):
        slope = [damping * value for value in found]
        for course, far, won in rows:
            score = {
                side: sum((found[2 * n] + found[2 * n + 1] * course) * one for n, one in enumerate(values))
                + (found[2 * len(names) + own.index(side)] if own else 0.0)
                for side, values in far.items()
            }
            highest = max(score.values())
            parts = {side: math.exp(value - highest) for side, value in score.items()}
            total = sum(parts.values())
            for side, values in far.items():
                miss = (parts[side] / total - won.get(side, 0.0)) / len(rows)
                for n, one in enumerate(values):
                    slope[2 * n] += miss * one
                    slope[2 * n + 1] += miss * one * course
                if own:
                    slope[2 * len(names) + own.index(side)] += miss
        for n, one in enumerate(slope):
            first[n] = 0.9 * first[n] + 0.1 * one
            second[n] = 0.99 * second[n] + 0.01 * one * one
            up, down = first[n] / (1 - 0.9**turn), second[n] / (1 - 0.99**turn)
            found[n] -= STEP * up / (math.sqrt(down) + 1e-9)
    return Weighing(
        measures={
            name: (round(spreads[name], 3), round(found[2 * n], 3), round(found[2 * n + 1], 3))
            for n, name in enumerate(names)
        },
        sides={side: round(found[2 * len(names) + n], 3) for n, side in enumerate(own)},
    )


def _spread(samples: Sequence[Sample], name: str) -> float:
    return pstdev([far for measures, _ in samples for far in distances_from_mean(measures, name, 1.0).values()])


def _row(
    measures: Measures, won: Mapping[Side, float], names: Sequence[str], spreads: Mapping[str, float]
) -> tuple[float, dict[Side, list[float]], Mapping[Side, float]]:
    far = {name: distances_from_mean(measures, name, spreads[name]) for name in names}
    return measures.course, {side: [far[name][side] for name in names] for side in measures.sides}, won


def games_by_kind(games: Sequence[Sequence[Sample]]) -> Iterator[tuple[str, list[Sequence[Sample]]]]:
    """Yield games by their kind."""
    kinds: dict[str, list[Sequence[Sample]]] = {}
    for game in games:
        if game:
            kinds.setdefault(game[0][0].kind, []).append(game)
    yield from kinds.items()
