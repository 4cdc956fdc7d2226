"""How the entrants of a tournament stand: points, then the tie-breaks that its organiser has chosen, by name.

A game brings from 1 point for the first to 0 for the last, and those who are level share what their places bring: of
two 1, ½ and 0. A bye brings 1, in a pool nothing (there everybody has as many). Tie-breaks:

- `wins`: games that were won, alone or with others (where all are level nobody has won);
- `opponents`: the points of everybody who was met (Buchholz); a bye counts as an opponent with one's own points;
- `beaten`: of those who were left behind all points, of those who were level half (Sonneborn-Berger);
- `score`: the mean share of all points of the game's own that one has scored.
"""

from collections import defaultdict
from collections.abc import Sequence
from itertools import groupby

import msgspec

from engine.tournaments.models import (
    BEATEN,
    KNOCKOUT,
    LADDER,
    OPPONENTS,
    POOL,
    SCORE,
    SWISS,
    TIE_BREAKS,
    WINS,
    Pairing,
    Tournament,
)

USUAL = {
    POOL: (BEATEN, WINS, SCORE),
    SWISS: (OPPONENTS, BEATEN, WINS),
    KNOCKOUT: (),
    LADDER: (OPPONENTS, WINS),
}  # the tie-breaks of a format where nothing else was chosen


class StandingLine(msgspec.Struct, frozen=True, kw_only=True):
    """An entrant in the standings. place: shared by those who are level; breaks: the value of each tie-break, in the
    tournament's order; reached: of a knockout the last round."""

    number: int
    place: int
    points: float
    games: int
    wins: int
    breaks: tuple[float, ...] = ()
    pool: int = 0
    reached: int = 0


def tie_breaks(tournament: Tournament) -> tuple[str, ...]:
    """Return the tie-breaks of a tournament, in their order."""
    return tournament.order or USUAL[tournament.kind]


def tie_breaks_beginning_with(kind: str, first: str) -> tuple[str, ...]:
    """Return the tie-breaks of a format with one of them before the others; first: "" for the usual order.

    >>> tie_breaks_beginning_with(SWISS, WINS)
    ('wins', 'opponents', 'beaten')
    """
    return (first, *(one for one in USUAL[kind] if one != first)) if first else ()


def points_from_pairing(pairing: Pairing, *, pool: bool) -> dict[int, float]:
    """Return the points that a game that is over brings each player. pool: it is of a pool, where a bye brings none.

    >>> pairing = Pairing(number=1, round=1, players=(7, 8, 9), sides=("", "", ""), places=(1, 2, 2))
    >>> points_from_pairing(pairing, pool=True)
    {7: 1.0, 8: 0.25, 9: 0.25}
    """
    if not pairing.is_over:
        return {}
    if pairing.is_bye:
        return {pairing.players[0]: 0.0 if pool else 1.0}
    last = len(pairing.players) - 1
    found = {}
    for player, place in zip(pairing.players, pairing.places, strict=True):
        better = sum(other < place for other in pairing.places)
        level = sum(other == place for other in pairing.places)
        found[player] = (last - better - (level - 1) / 2) / last
    return found


def standings(tournament: Tournament, *, pool: int = 0, season: int = 0) -> list[StandingLine]:
    """Return how entrants stand, the first first: who takes part or has played. pool: of one, 0: of all; season: of a
    ladder, 0: the present."""
    season = season or tournament.season
    games = [one for one in tournament.pairings if one.season == season and (not pool or one.pool == pool)]
    played = {player for one in games for player in one.players}
    members = set(tournament.slots[pool - 1]) if pool else {one.number for one in tournament.entrants}
    numbers = [
        one.number
        for one in tournament.entrants
        if one.number in members | played and (one.is_active or one.number in played)
    ]
    figures = _Figures(tournament, [one for one in games if one.is_over])
    keys = {number: figures.key(number) for number in numbers}
    lines, place = [], 1
    for _, level in groupby(sorted(numbers, key=lambda one: (keys[one], one)), key=keys.__getitem__):
        group = list(level)
        lines += [figures.line(number, place, _pool_of(tournament, number)) for number in group]
        place += len(group)
    return lines


def _pool_of(tournament: Tournament, number: int) -> int:
    return next((n for n, slots in enumerate(tournament.slots, 1) if number in slots), 0)


class _Figures:
    """The figures of all entrants, from the games that are over."""

    def __init__(self, tournament: Tournament, games: Sequence[Pairing]) -> None:
        self._tournament, self._games = tournament, games
        self._breaks = tie_breaks(tournament)
        self.points: dict[int, float] = defaultdict(float)
        self.wins: dict[int, int] = defaultdict(int)
        self.count: dict[int, int] = defaultdict(int)
        self.reached: dict[int, int] = defaultdict(int)
        self.last: dict[int, int] = {}  # of a knockout: the place in the last game
        for one in games:
            for player, points in points_from_pairing(one, pool=tournament.kind == POOL).items():
                self.points[player] += points
                if one.round >= self.reached[player]:
                    self.reached[player], self.last[player] = one.round, one.place_of(player)
                if not one.is_bye:
                    self.count[player] += 1
                    self.wins[player] += one.is_won_by(player)
        for one in tournament.pairings:  # who is paired has reached the round
            for player in one.players if one.season == tournament.season else ():
                if one.round > self.reached[player]:
                    self.reached[player], self.last[player] = one.round, 1

    def key(self, number: int) -> tuple[float, ...]:
        """Return what an entrant is sorted by, the least first."""
        if self._tournament.kind == LADDER:
            ladder = self._tournament.ladder
            return (float(ladder.index(number)) if number in ladder else float(len(ladder)),)
        first = (-self.reached[number], self.last.get(number, 0)) if self._tournament.kind == KNOCKOUT else ()
        return (*map(float, first), -self.points[number], *(-one for one in self.breaks(number)))

    def breaks(self, number: int) -> tuple[float, ...]:
        """Return the tie-breaks of an entrant, in their order."""
        found = self._all_breaks(number)
        return tuple(round(found[name], 6) for name in self._breaks)

    def _all_breaks(self, number: int) -> dict[str, float]:
        sums, shares = dict.fromkeys(TIE_BREAKS, 0.0), list[float]()
        for one in self._games:
            if number not in one.players:
                continue
            mine = one.place_of(number)
            if one.is_bye:
                sums[OPPONENTS] += self.points[number] if self._tournament.kind != POOL else 0.0
                continue
            sums[WINS] += one.is_won_by(number)
            for other, place in zip(one.players, one.places, strict=True):
                if other != number:
                    sums[OPPONENTS] += self.points[other]
                    sums[BEATEN] += self.points[other] * (1.0 if mine < place else 0.5 if mine == place else 0.0)
            if one.scores and sum(one.scores) > 0:
                shares.append(one.scores[one.players.index(number)] / sum(one.scores))
        sums[SCORE] = sum(shares) / len(shares) if shares else 0.0
        return sums

    def line(self, number: int, place: int, pool: int) -> StandingLine:
        """Return an entrant's line."""
        return StandingLine(
            number=number,
            place=place,
            points=round(self.points[number], 6),
            games=self.count[number],
            wins=self.wins[number],
            breaks=self.breaks(number),
            pool=pool,
            reached=self.reached[number],
        )
