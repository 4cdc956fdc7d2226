"""What the games of a match say: shares with their intervals, ratings, times, and who won with which side."""

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import mean, median, stdev

from testbed.arena.match import Match, Played, thoughts_by_player, victory_shares_with_player

SURE = 1.96  # standard errors of an interval that holds in 95 cases of 100
FEWEST = 8  # games with dice of their own from which their spread is measured
MEAN_RATING = 1500.0
ROUNDS = 200  # of the reckoning of ratings


def share_interval(shares: Sequence[float], weight: int) -> tuple[float, float, float]:
    """Return a share with the ends of its interval of 95 of 100.

    shares: of a player, for all games with the same dice together. weight: how many seats in games each of them is of.
    Games with the same dice are alike, so the spread is measured between those of different dice; where these are few,
    or alike by chance, as wide an interval is taken as games of which each is won or lost would have (Wilson's).

    >>> [round(figure, 2) for figure in share_interval([1.0, 0.0] * 50, 1)]
    [0.5, 0.4, 0.6]
    >>> [round(figure, 2) for figure in share_interval([1.0, 1.0], 1)]
    [1.0, 0.34, 1.0]
    """
    share, count = mean(shares), len(shares)
    if count >= FEWEST and (spread := stdev(shares)) > 0:
        error = SURE * spread / math.sqrt(count)
        return share, max(0.0, share - error), min(1.0, share + error)
    games = count * weight
    middle = (share + SURE**2 / (2 * games)) / (1 + SURE**2 / games)
    reach = SURE / (1 + SURE**2 / games) * math.sqrt(share * (1 - share) / games + SURE**2 / (4 * games**2))
    return share, max(0.0, middle - reach), min(1.0, middle + reach)


def shares_by_player(match: Match, games: Sequence[Played]) -> dict[str, tuple[list[float], int]]:
    """Return for each player its shares of the victory a seat, a figure for all games of the same dice, and over how
    many seats in games each is the mean."""
    blocks: dict[int, list[Played]] = {}
    for played in games:
        blocks.setdefault(played.number // match.same_dice_game_count, []).append(played)
    found: dict[str, tuple[list[float], int]] = {}
    for name in dict.fromkeys(match.players):
        seats = match.players.count(name)
        whole = [block for block in blocks.values() if len(block) == match.same_dice_game_count]
        shares = [
            sum(won for played in block for who, won in victory_shares_with_player(match, played) if who == name)
            / len(block)
            for block in whole
        ]
        found[name] = (shares, match.same_dice_game_count) if seats < len(match.players) else (shares, 1)
    return found


def ratings(match: Match, games: Sequence[Played]) -> dict[str, float]:
    """Return a rating of each player, as in chess: 400 more mean that it wins ten times as often as the other. They
    are such that each would be expected to win what it has won (Bradley and Terry), 1500 in the mean."""
    names = list(dict.fromkeys(match.players))
    won = dict.fromkeys(names, 0.5)  # half a victory more, so that who has none has a rating
    for played in games:
        for name, share in victory_shares_with_player(match, played):
            won[name] += share
    strength = dict.fromkeys(names, 1.0)
    total = len(games) + 0.5 * len(names)
    for _ in range(ROUNDS):
        sum_of = sum(strength[name] for name in match.players)
        strength = {n: max(1e-6, won[n] / total * sum_of / match.players.count(n)) for n in names}
    levels = {name: 400 * math.log10(found) for name, found in strength.items()}
    return {name: MEAN_RATING + level - mean(levels.values()) for name, level in levels.items()}


def percentile(took: Mapping[int, int], part: float) -> float:
    """Return how many milliseconds a part of some answers took at most. took: how many took so many tenths of one.

    >>> percentile({3: 98, 400: 2}, 0.5), percentile({3: 98, 400: 2}, 0.99)
    (0.3, 40.0)
    """
    left = part * sum(took.values())
    for tenths, count in sorted(took.items()):
        left -= count
        if left <= 0:
            return tenths / 10
    return 0.0


def figure_lines(match: Match, games: Sequence[Played]) -> Iterator[str]:
    """Yield the figures of a match as lines."""
    par, rated = 100 / len(match.players), ratings(match, games)
    took = thoughts_by_player(games)
    yield f"{match.game}, {len(match.players)} players, {len(games)} games, seed {match.seed}; par {par:.1f} %"
    for name, (shares, weight) in shares_by_player(match, games).items():
        times = took.get(name, Counter())
        seats = match.players.count(name)
        line = f"{name}"
        if shares and len(rated) > 1:
            share, low, high = (100 * figure / seats for figure in share_interval(shares, weight))
            line += f"  {share:.1f} % a seat [{low:.1f}-{high:.1f}]"
            line += f"  rating {rated[name]:.0f}"
        if times:
            line += f"  answers p50 {percentile(times, 0.5):.1f} ms, p99 {percentile(times, 0.99):.1f} ms"
            line += f", longest {max(times) / 10:.0f} ms"
        yield line
    yield from _side_lines(match, games)
    ends = Counter(played.end for played in games)
    yield f"end: median {median(played.end for played in games)}, {dict(sorted(ends.items()))}"
    yield f"decisions a game: {mean(played.decisions for played in games):.0f}"


def _side_lines(match: Match, games: Sequence[Played]) -> Iterator[str]:
    """Yield by side who won with it, its mean score, and how often it scored for what."""
    wins: Counter[str] = Counter()
    by_name: dict[str, Counter[str]] = {}
    played_by: dict[str, Counter[str]] = {}
    scores: Counter[str] = Counter()
    points: dict[str, Counter[str]] = {}
    for played in games:
        scores.update(played.scores)
        seating = match.seating(played.number)
        for side, found in played.points.items():
            points.setdefault(side, Counter()).update(found)
        for seat, sides in played.sides.items():
            for side in sides:
                won = played.won.get(seat, 0.0) / len(sides)
                wins[side] += won  # type: ignore[assignment]  # a shared victory counts by its share
                by_name.setdefault(side, Counter())[seating[seat]] += won  # type: ignore[assignment]
                played_by.setdefault(side, Counter())[seating[seat]] += 1
    for side, score in scores.most_common():
        count = len(games)
        line = f"{side}: wins {100 * wins[side] / count:.1f} % of {count}, mean score {score / count:.1f}"
        if len(set(match.players)) > 1:
            each, often = by_name.get(side, Counter()), played_by.get(side, Counter())
            line += "".join(f", {name} {100 * each[name] / n:.1f} % of {n}" for name, n in often.items())
        yield line
        for what, scored in points.get(side, Counter()).most_common(9):
            yield f"    {what} {scored / count:.2f}"
