"""Who looks for others to play with, and who fits together: a function of what they want, worked out alike each
time."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec

DAY = 86_400.0
KEPT = 30 * DAY  # for which a wish is kept
Seats = Callable[[str], tuple[int, int, int]]  # of a game: the fewest and most seats, and how many are usual


class Seek(msgspec.Struct, frozen=True, kw_only=True):
    """What a person wants to play. players: how many at the table, 0: as many as come; pace, language: "": any; low,
    high: ratings of the others, 0: any; computers: computer players may take the seats that stay empty; name: theirs,
    as it was when they asked."""

    games: tuple[str, ...]
    players: int = 0
    pace: str = ""
    language: str = ""
    low: int = 0
    high: int = 0
    computers: bool = True
    name: str = ""


class Seeker(NamedTuple):
    """Somebody who looks for others. points: their rating; None: they take no part in the ratings."""

    user: int
    seek: Seek
    points: int | None = None


class Meeting(NamedTuple):
    """Some who fit together: what they play, with how many computer players, at which pace and in which language (""
    where none of them said)."""

    game: str
    persons: tuple[Seeker, ...]
    computers: int
    pace: str
    language: str


def decoded_seek(wanted: str) -> Seek:
    """Return what a person wants, as it is kept."""
    return msgspec.json.decode(wanted, type=Seek)


def encoded_seek(seek: Seek) -> str:
    """Return what a person wants, to be kept."""
    return msgspec.json.encode(seek).decode()


def can_sit_together(one: Seeker, other: Seeker, game: str) -> bool:
    """Return whether two may sit at a table of a game."""
    a, b = one.seek, other.seek
    pairs = ((a.pace, b.pace), (a.language, b.language), (a.players, b.players))
    agreed = all(not mine or not theirs or mine == theirs for mine, theirs in pairs)
    rated = _is_rated_for(a, other.points) and _is_rated_for(b, one.points)
    return game in a.games and game in b.games and agreed and rated


def _is_rated_for(seek: Seek, points: int | None) -> bool:
    """Return whether somebody of this rating is among those whom a person looks for."""
    if not seek.low and not seek.high:
        return True
    return points is not None and points >= seek.low and (not seek.high or points <= seek.high)


def people_to_seat_with(newest: Seeker, others: Sequence[Seeker], seats: Seats) -> Meeting | None:
    """Return with whom somebody may sit down now; None as long as too few fit. others: those who have looked longest
    come first, and are taken first. A table is filled with people where that can be, the larger the better; else with
    computer players, where all of them take these."""
    for game in newest.seek.games:
        least, most, usual = seats(game)
        fit = [one for one in others if one.user != newest.user and can_sit_together(newest, one, game)]
        for size in range(min(most, 1 + len(fit)), max(least, 2) - 1, -1):
            if newest.seek.players in (0, size) and (found := _group(newest, _of_size(fit, size), game, size)):
                return _meeting(game, found, 0)
        size = newest.seek.players or usual
        able = [one for one in _of_size(fit, size) if one.seek.computers]
        if newest.seek.computers and least <= size <= most:
            for count in range(min(size, 1 + len(able)), 1, -1):
                if found := _group(newest, able, game, count):
                    return _meeting(game, found, size - count)
    return None


def _of_size(fit: Sequence[Seeker], size: int) -> list[Seeker]:
    return [one for one in fit if one.seek.players in (0, size)]


def _group(newest: Seeker, fit: Sequence[Seeker], game: str, count: int) -> tuple[Seeker, ...]:
    """Return so many of whom every two fit, the newest among them; () where there are not as many."""
    return next(_grown((newest,), list(fit), game, count), ())


def _grown(group: tuple[Seeker, ...], left: list[Seeker], game: str, count: int) -> Iterator[tuple[Seeker, ...]]:
    if len(group) == count:
        yield group
        return
    for number, one in enumerate(left):
        if len(group) + len(left) - number < count:
            return
        rest = [other for other in left[number + 1 :] if can_sit_together(one, other, game)]
        yield from _grown((*group, one), rest, game, count)


def _meeting(game: str, persons: tuple[Seeker, ...], computers: int) -> Meeting:
    pace = next((one.seek.pace for one in persons if one.seek.pace), "")
    language = next((one.seek.language for one in persons if one.seek.language), "")
    return Meeting(game, persons, computers, pace, language)
