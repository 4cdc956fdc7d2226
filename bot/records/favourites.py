"""What a person plays most, and with whom: shown of those who take part in the ratings."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from bot.records.matches import Match
from bot.words import Words

COMMON = Words("common")
SHOWN = 3  # opponents


def favourite_lines(found: Sequence[Match], user: int, named: Mapping[int, str]) -> Iterator[str]:
    """Yield the side that a person has played most, of each game that has sides, and whom they met most of those who
    may be named. found: their games; named: who may be named, and what tells each apart."""
    for game in dict.fromkeys(match.game for match in found):
        yield from _side(game, [match for match in found if match.game == game], user)
    met: Counter[int] = Counter()
    ahead: Counter[int] = Counter()
    names: dict[int, str] = {}
    for match in found:
        own = match.counting_seat_of_person(user)
        for one in match.players:
            if own is not None and one.user is not None and one.user != user and one.counts and one.user in named:
                met[one.user] += 1
                ahead[one.user] += own.place < one.place
                names[one.user] = one.name
    most = sorted(met.items(), key=lambda pair: (-pair[1], pair[0]))[:SHOWN]
    if most:
        said = [
            COMMON("records.opponent", name=f"{names[who]}{named[who]}", count=count, ahead=ahead[who])
            for who, count in most
        ]
        yield COMMON("records.opponents", opponents=", ".join(said))


def _side(game: str, found: Sequence[Match], user: int) -> Iterator[str]:
    mine = [own for match in found if (own := match.counting_seat_of_person(user)) is not None]
    sides = Counter(side for own in mine for side in own.sides if not side.isdecimal())
    if not sides:
        return
    side, count = min(sides.items(), key=lambda pair: (-pair[1], pair[0]))
    won = sum(own.won and side in own.sides for own in mine)
    words = Words(game)
    yield COMMON("records.favourite", game=words.name(game), side=words.name(side), count=count, of=len(mine), won=won)
