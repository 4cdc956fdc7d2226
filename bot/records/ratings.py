"""Ratings of those who take part in them, worked out again from the results each time: nothing of them is kept."""

from collections.abc import Collection, Iterable

import msgspec
from openskill.models import PlackettLuce

from bot.records.matches import Match

FEW = 5  # games up to which a rating is called provisional
SHOWN = 40.0, 1000.0  # rating points for one of openskill's, and of whoever is expected to win half of their games
MODEL = PlackettLuce()


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """A person's rating. mu, sigma: openskill's, a mean and how far it may be off."""

    user: int
    name: str
    mu: float
    sigma: float
    games: int
    won: int

    @property
    def points(self) -> int:
        """Return the rating as it is shown: 1000 for a beginner; twice `sigma` below what is thought most likely, as
        long as little is known, so that nobody leads by one game."""
        spread, middle = SHOWN
        return round(middle + spread * (self.mu - MODEL.mu - 2 * (self.sigma - MODEL.sigma)) / 2)

    @property
    def is_provisional(self) -> bool:
        """Return whether too few games are known."""
        return self.games < FEW


def rating_standings(found: Iterable[Match], rated: Collection[int]) -> list[Rating]:
    """Return the ratings after some games, given in their order, the best first. rated: who takes part. A game counts
    among those of them who played it themselves, if they are two at least."""
    known: dict[int, Rating] = {}
    for match in found:
        players = {one.user: one for one in match.players if one.counts and one.user in rated}
        if len(players) < 2:
            continue
        before = [known.get(user) or _new(user) for user in players if user is not None]
        teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
        after = MODEL.rate(teams, ranks=[float(one.place) for one in players.values()])
        for one, (rating,), played in zip(before, after, players.values(), strict=True):
            known[one.user] = Rating(
                user=one.user,
                name=played.name,
                mu=rating.mu,
                sigma=rating.sigma,
                games=one.games + 1,
                won=one.won + played.won,
            )
    return sorted(known.values(), key=lambda one: (-one.points, one.user))


def _new(user: int) -> Rating:
    return Rating(user=user, name="", mu=MODEL.mu, sigma=MODEL.sigma, games=0, won=0)
