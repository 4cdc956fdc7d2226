"""The structs of a tournament. All are kept as JSON: new fields need defaults."""

from typing import Any

import msgspec

POOL, SWISS, KNOCKOUT, LADDER = "pool", "swiss", "knockout", "ladder"
KINDS = (POOL, SWISS, KNOCKOUT, LADDER)
OPEN, RUNNING, OVER, CANCELLED = "open", "running", "over", "cancelled"
LEVEL, STANDING, WAIT = "level", "standing", "wait"  # what becomes of a late game: level, as it stands, the organiser
LATE = (LEVEL, STANDING, WAIT)
BYE, BY_HAND, TOO_LATE = "bye", "hand", "late"  # how a result came about that was not played out
POINTS, WINS, OPPONENTS, BEATEN, SCORE = "points", "wins", "opponents", "beaten", "score"
TIE_BREAKS = (WINS, OPPONENTS, BEATEN, SCORE)


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """A game of a tournament. players, sides: entrants and what each plays; one alone has a bye. pool: its pool, from
    1; 0: none. season: of a ladder. table: the id of its table, "" before it was opened. due: by when it has to be
    over, Unix seconds; 0: no limit. places: of each player, 1 for who won, shared by those who are level; (): it is
    not over. scores: the game's own, of each; (): none.
    how: "" where it was played, else BYE, BY_HAND or TOO_LATE. tries: how often
    its table was asked for in vain; moves: how often its table was closed since its players were changed."""

    number: int
    round: int
    players: tuple[int, ...]
    sides: tuple[str, ...]
    pool: int = 0
    season: int = 1
    table: str = ""
    due: float = 0.0
    places: tuple[int, ...] = ()
    scores: tuple[float, ...] = ()
    how: str = ""
    tries: int = 0
    moves: int = 0

    @property
    def is_over(self) -> bool:
        """Return whether it has a result."""
        return bool(self.places)

    @property
    def is_bye(self) -> bool:
        """Return whether nobody is played against."""
        return len(self.players) == 1

    def place_of(self, player: int) -> int:
        """Return the place of a player; 0 before it is over."""
        return self.places[self.players.index(player)] if self.places else 0

    def is_won_by(self, player: int) -> bool:
        """Return whether a player has won it, alone or with others: nobody has where all are level."""
        return self.place_of(player) == 1 and max(self.places) > 1


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """Who takes part. waiting: until there is a place; dropped: they play no more. seed: what they are sorted by at the
    start, the highest first (a rating)."""

    number: int
    waiting: bool = False
    dropped: bool = False
    seed: float = 0.0

    @property
    def is_active(self) -> bool:
        """Return whether they are to be paired."""
        return not self.waiting and not self.dropped


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was done to a tournament, by hand or by itself: when, and in which words (a key of the locale with
    its arguments, which name entrants by number)."""

    at: float
    key: str
    args: dict[str, Any] = {}


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament as it stands.

    kind: one of KINDS; least, most: how many may sit at a table; fewest: at the final of a knockout, which may be
    smaller (what the game takes); 0: as at any table. rounds: how many are played (of a ladder: in a season); 0: as
    many as it takes. pools: how many. through: how many of a table go on in a knockout. places: how
    many may take part; 0: all. days: that a round may take; 0: no limit. late: what becomes of a game that takes
    longer. order: the tie-breaks, in their order. round: the one that is played, 0 before the first. slots: the
    entrants of each pool. ladder: all entrants of a ladder, the first on top. notes: the last things that were done.
    """

    kind: str
    least: int
    most: int
    fewest: int = 0
    rounds: int = 0
    pools: int = 1
    through: int = 1
    places: int = 0
    days: float = 7.0
    late: str = LEVEL
    order: tuple[str, ...] = ()
    status: str = OPEN
    round: int = 0
    season: int = 1
    entrants: tuple[Entrant, ...] = ()
    pairings: tuple[Pairing, ...] = ()
    slots: tuple[tuple[int, ...], ...] = ()
    ladder: tuple[int, ...] = ()
    notes: tuple[Note, ...] = ()

    def entrant(self, number: int) -> Entrant | None:
        """Return an entrant."""
        return next((one for one in self.entrants if one.number == number), None)

    def pairing(self, number: int) -> Pairing | None:
        """Return a pairing."""
        return next((one for one in self.pairings if one.number == number), None)

    @property
    def entrants_to_pair(self) -> list[int]:
        """Return who is to be paired, in the order in which they signed up."""
        return [one.number for one in self.entrants if one.is_active]

    @property
    def entrants_by_seed(self) -> list[int]:
        """Return who is to be paired, the highest seed first."""
        return [one.number for one in sorted(self.entrants, key=lambda one: (-one.seed, one.number)) if one.is_active]

    def pairings_of_season(self, season: int) -> list[Pairing]:
        """Return the pairings of a season."""
        return [one for one in self.pairings if one.season == season]
