"""A match: which games it has, who sits where in each, and what a game comes to.

Players who are not all the same sit down in every order that the table can be turned to: so many games in a row have
the same dice, and each player plays each seat in one of them. What luck gives a seat, it gives each of them.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from engine.games import game_by_id, player_by_name
from engine.players.selfplay import Run


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """What is played.

    game: its id. players: one for each seat, as `engine.games.player_by_name` reads them. seed: of all dice.
    options: of the table. command: what was typed, for the file.
    """

    game: str
    players: tuple[str, ...]
    seed: str = "1"
    options: dict[str, str] = {}
    command: str = ""

    @property
    def same_dice_game_count(self) -> int:
        """Return how many games in a row have the same dice."""
        return len(self.players) if len(set(self.players)) > 1 else 1

    def seating(self, number: int) -> dict[str, str]:
        """Return who sits where in a game, from seat 1.

        >>> Match(game="auction", players=("new", "old", "old")).seating(1)
        {'1': 'old', '2': 'new', '3': 'old'}
        """
        turned = number % self.same_dice_game_count
        count = len(self.players)
        return {str(n + 1): self.players[(n - turned) % count] for n in range(count)}

    def dice_seed(self, number: int) -> str:
        """Return the seed of a game."""
        return f"{self.seed}.{number // self.same_dice_game_count}"


class Played(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a game came to: a line of the file.

    number: of the game in its match. won: by seat, its share of the victory, where that is not 0. sides: by seat.
    scores: by side. end: the round. points: by side, how often it scored for a space (+) or lost one (-).
    thought: by player, how many answers took so many tenths of a millisecond of the processor.
    """

    number: int
    won: dict[str, float]
    sides: dict[str, tuple[str, ...]]
    scores: dict[str, int]
    end: int
    decisions: int
    points: dict[str, dict[str, int]] = {}
    thought: dict[str, dict[int, int]] = {}


def play_game(match: Match, number: int) -> Played:
    """Play a game of a match. Violation where it cannot be played to its end."""
    game, seating = game_by_id(match.game), match.seating(number)
    made = {name: player_by_name(match.game, name) for name in dict.fromkeys(match.players)}
    run = Run(game, {seat: made[name] for seat, name in seating.items()}, match.dice_seed(number), match.options)
    points: dict[str, Counter[str]] = {}
    thought: dict[str, Counter[int]] = {name: Counter() for name in made}
    noted = 0
    state = run.start()
    while game.outcome(state) is None:
        state = run.step(state)
        for told in run.last.events if run.last else ():
            _note_points(points, told.event)
        for seat, seconds in run.thought_by[noted:]:
            thought[seating[seat]][_tenths(seconds)] += 1
        noted = len(run.thought_by)
    outcome = game.outcome(state)
    assert outcome is not None  # noqa: S101 - the loop above ends with one
    sides = {seat: tuple(game.sides_of(state, seat)) for seat in seating}
    share = 1 / len(outcome.winners) if outcome.winners else 0.0
    won = {seat: share * len({*mine} & {*outcome.winners}) for seat, mine in sides.items()}
    return Played(
        number=number,
        won={seat: round(part, 6) for seat, part in won.items() if part},
        sides=sides,
        scores=dict(outcome.scores),
        end=game.round(state),
        decisions=run.decisions,
        points={side: dict(found) for side, found in points.items()},
        thought={name: dict(sorted(found.items())) for name, found in thought.items() if found},
    )


def _note_points(points: dict[str, Counter[str]], event: Any) -> None:
    """Count the victory spaces of an event that tells of some."""
    if event.tag() == "scored" and hasattr(event, "gained"):
        found = points.setdefault(event.side, Counter())
        found.update(["+" + space for space in event.gained])
        found.update(["-" + space for space in event.lost])


def _tenths(seconds: float) -> int:
    """Return seconds as tenths of a millisecond, above a hundred of them rounded to two digits: enough for a
    percentile."""
    tenths = int(seconds * 10_000)
    return tenths if tenths < 100 else int(float(f"{tenths:.1e}"))


def players_for_seats(players: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return a player for each seat: those that were named, the last of them again and again.

    >>> players_for_seats(["new", "old"], 3)
    ('new', 'old', 'old')
    """
    return (*players, *[players[-1]] * (seats - len(players)))


def needed_games(match: Match, games: int) -> int:
    """Return how many games are played so that everybody has played every seat equally often: at least so many."""
    return -(-games // match.same_dice_game_count) * match.same_dice_game_count


def victory_shares_with_player(match: Match, played: Played) -> Iterator[tuple[str, float]]:
    """Yield each seat's player with its share of the victory."""
    for seat, name in match.seating(played.number).items():
        yield name, played.won.get(seat, 0.0)


def thoughts_by_player(games: Sequence[Played]) -> Mapping[str, Counter[int]]:
    """Return how many answers took so long, by player."""
    found: dict[str, Counter[int]] = {}
    for played in games:
        for name, took in played.thought.items():
            found.setdefault(name, Counter()).update(took)
    return found
