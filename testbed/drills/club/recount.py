"""Counts a tournament's standings again from posts alone: what people were told by DM, `/event show`, threads.

It shares no code with the tournaments themselves, nor anything else of the bot: what it knows of them are the rules
that `docs/clubs.md` tells. Two play at a table.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

BEGUN = re.compile(
    r"Your game in “(?P<event>[^”]+)” is on\.\W*\s+Round (?P<round>\d+), table “[^”]+ \d+\.(?P<game>\d+)” in "
    r"[^:]+: (?P<players>.+?)\.(?: It is due|$)",
    re.MULTILINE,
)
ENDED = re.compile(
    r"you (?:(?P<won>won)|came (?P<place>first|second))(?: of \d)?(?:,? with (?P<points>-?\d+(?:[.,]\d+)?))?"
)
OVER = re.compile(
    r"The game is over\.\*\* (?:\*\*(?P<winners>.+?)\*\* won|Nobody won)"
)  # to whom a computer sits in for
LATE = re.compile(r"adjudicated there: it counts as (?:(?P<level>level)|won by (?P<first>.+?))\. It may")
BY_HAND = re.compile(
    r"organiser set the result of game (?P<game>\d+): (?:(?P<level>level)|won by (?P<first>.+))$", re.M
)
LEFT = re.compile(r"> (?P<name>.+) plays no more, and is paired around$", re.M)
ROUND = re.compile(r"^\*\*Round (\d+)(?: · final)?\*\*$", re.M)
BYE = re.compile(r"^-# (.+) has no game in this round(?: · .+)?$", re.M)
LINE = re.compile(
    r"^\*\*(?P<place>\d+)\.\*\* (?P<name>.+?)(?: · \*\*(?P<points>[\d.]+)\*\* points?)? · (?P<games>\d+) games?"
    r"(?: · plays no more)?$",
    re.M,
)
KIND = re.compile(r"· (round robin in pools|knockout|ladder by season)")
SEASON = 6  # rounds of a ladder
POOL, KNOCKOUT, LADDER = "round robin in pools", "knockout", "ladder by season"


class Game(NamedTuple):
    """A game as it was told. players: in the order in which they were named; round: of the tournament."""

    number: int
    round: int
    players: tuple[str, str]
    table: str


class Result(NamedTuple):
    """How a game came out. places, points: of its two players; points: None where none were told."""

    places: tuple[int, int]
    points: tuple[float, float] | None


class Standing(NamedTuple):
    """An entrant's line. points: None where they are not told (a knockout)."""

    place: int
    name: str
    points: float | None
    games: int


class Told(NamedTuple):
    """What was told of a tournament. dms: by person, the texts of their DM by table (its name), "" for those of none;
    threads: by table, the texts of its thread; shows: what `/event show` told, the oldest first."""

    name: str
    dms: Mapping[str, Mapping[str, Sequence[str]]]
    threads: Mapping[str, Sequence[str]]
    shows: Sequence[str]


def standings_told(show: str) -> list[Standing]:
    """Return the standings that `/event show` tells."""
    return [
        Standing(int(one["place"]), one["name"], float(one["points"]) if one["points"] else None, int(one["games"]))
        for one in LINE.finditer(show)
    ]


def recount_standings(told: Told) -> list[Standing]:
    """Return the standings as they come out of the games that were told."""
    found = KIND.search(told.shows[-1])
    kind = found[1] if found else ""
    names = list(dict.fromkeys(one.name for show in told.shows for one in standings_told(show)))
    games = games_told(told)
    results = {one.number: result for one in games if (result := _result(told, one)) is not None}
    byes = {(number, name) for show in told.shows for number, name in _byes(show)}
    now = max((int(ROUND.search(show)[1]) for show in told.shows if ROUND.search(show)), default=0)  # type: ignore[index]  # asked
    if kind == LADDER:
        return _ladder(names, games, results, byes, now, dict(_leavers(told.shows)))
    lines = {name: _Line(name) for name in names}
    for game in games:
        if game.number in results:
            _count(lines, game, results[game.number])
    for name in {name for _, name in byes}:
        lines[name].points += 0 if kind == POOL else sum(one == name for _, one in byes)
    return _knockout(lines, games, results, byes) if kind == KNOCKOUT else _pool(lines, games, results)


def games_told(told: Told) -> list[Game]:
    """Return the games that people were told of by DM, by their numbers."""
    games = {}
    for by_table in told.dms.values():
        for text in (text for texts in by_table.values() for text in texts):
            for found in BEGUN.finditer(text):
                if found["event"] == told.name:
                    one, other = found["players"].split(", ")
                    table = f"{told.name} {found['round']}.{found['game']}"
                    games[int(found["game"])] = Game(int(found["game"]), int(found["round"]), (one, other), table)
    return [games[number] for number in sorted(games)]


def _result(told: Told, game: Game) -> Result | None:
    """Return how a game came out: by hand, as too late, or as its players were told at its end."""
    for show in told.shows:
        for found in BY_HAND.finditer(show):
            if int(found["game"]) == game.number:
                return Result(_places(game, found["first"]), None)
    for text in told.threads.get(game.table, ()):
        if (late := LATE.search(text)) is not None:
            return Result(_places(game, late["first"]), None)
    called = [_called(told.shows, game.number, name) for name in game.players]
    ends = [_end(told.dms[name].get(game.table, ()), own) for name, own in zip(game.players, called, strict=True)]
    if None in ends:
        return None
    (first, mine), (second, theirs) = (end for end in ends if end is not None)
    if mine is None or theirs is None:
        mine, theirs = (_score(told.threads.get(game.table, ()), own) for own in called)
    return Result((first, second), None if mine is None or theirs is None else (mine, theirs))


def _places(game: Game, first: str | None) -> tuple[int, int]:
    return (1, 1) if first is None else (1, 2) if first == game.players[0] else (2, 1)


def _called(shows: Sequence[str], number: int, name: str) -> tuple[str, ...]:
    """Return what somebody is called at a game: by name, and by the side that they play, where sides have names."""
    side = re.compile(rf"^Game {number}: (?:.* – )?{re.escape(name)} \((.+?)\)", re.M)
    found = [found[1] for show in shows if (found := side.search(show))]
    return name, *found[-1:]


def _end(texts: Sequence[str], called: Sequence[str]) -> tuple[int, float | None] | None:
    """Return the place and the points that somebody was told at the end of a game; for whom a computer player sat in
    then is told no more than who has won. called: what they are called there."""
    for text in texts:
        if (found := ENDED.search(text)) is not None:
            points = float(found["points"].replace(",", ".")) if found["points"] else None
            return (2 if found["place"] == "second" else 1), points
    for text in texts:
        if (found := OVER.search(text)) is not None:
            winners = re.split(", | and ", found["winners"]) if found["winners"] else called
            return (1 if set(called) & set(winners) else 2), None
    return None


def _score(texts: Sequence[str], called: Sequence[str]) -> float | None:
    """Return the points behind somebody's bar at the end of a game, in its thread; None where there are none."""
    own = "|".join(map(re.escape, called))
    bar = re.compile(rf"^(?:{own}) +[█▓▒░▚▞]* *(-?\d+)$", re.MULTILINE)
    found = next((found for text in texts if "### 🏆" in text and (found := bar.search(text))), None)
    return float(found[1]) if found is not None else None


def _byes(show: str) -> Iterable[tuple[int, str]]:
    number = ROUND.search(show)
    return [(int(number[1]), found[1]) for found in BYE.finditer(show)] if number is not None else []


def _leavers(shows: Iterable[str]) -> Iterable[tuple[str, int]]:
    """Yield who has left, and in which round: of the show that tells it first."""
    known = set[str]()
    for show in shows:
        number = ROUND.search(show)
        for found in LEFT.finditer(show):
            if found["name"] not in known and number is not None:
                known.add(found["name"])
                yield found["name"], int(number[1])


class _Line:
    """An entrant's figures."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.points, self.games, self.wins = Fraction(0), 0, 0
        self.shares = list[float]()

    def share(self) -> float:
        return round(sum(self.shares) / len(self.shares), 6) if self.shares else 0.0


def _count(lines: Mapping[str, _Line], game: Game, result: Result) -> None:
    for who, name in enumerate(game.players):
        line, mine, theirs = lines[name], result.places[who], result.places[1 - who]
        line.games += 1
        line.wins += mine < theirs
        line.points += Fraction(1, 2) if mine == theirs else int(mine < theirs)
        if result.points is not None and sum(result.points) > 0:
            line.shares.append(result.points[who] / sum(result.points))


def _placed(lines: Iterable[_Line], key: Mapping[str, tuple[float, ...]], *, points: bool = True) -> list[Standing]:
    """Return entrants by a key, the greatest first; who is level shares a place."""
    ordered = sorted(lines, key=lambda line: tuple(-one for one in key[line.name]))
    return [
        Standing(
            1 + sum(key[other.name] > key[line.name] for other in ordered),
            line.name,
            round(float(line.points), 2) if points else None,
            line.games,
        )
        for line in ordered
    ]


def _pool(lines: Mapping[str, _Line], games: Sequence[Game], results: Mapping[int, Result]) -> list[Standing]:
    """Points, then beaten, wins, score."""
    beaten = dict.fromkeys(lines, Fraction(0))
    for game in games:
        if (result := results.get(game.number)) is not None:
            for who, name in enumerate(game.players):
                mine, theirs = result.places[who], result.places[1 - who]
                part = Fraction(1, 2) if mine == theirs else Fraction(int(mine < theirs))
                beaten[name] += part * lines[game.players[1 - who]].points
    keys = {
        name: (float(line.points), float(beaten[name]), float(line.wins), line.share()) for name, line in lines.items()
    }
    return _placed(lines.values(), keys)


def _knockout(
    lines: Mapping[str, _Line], games: Sequence[Game], results: Mapping[int, Result], byes: Iterable[tuple[int, str]]
) -> list[Standing]:
    """Who has reached the later round, then the place in the last game, then points."""
    keys = {}
    for name, line in lines.items():
        reached, place = max(((number, 1) for number, one in byes if one == name), default=(0, 0))
        for game in games:
            if name in game.players and game.round >= reached:
                result = results.get(game.number)
                reached, place = game.round, result.places[game.players.index(name)] if result is not None else 1
        keys[name] = (float(reached), -float(place), float(line.points))
    return _placed(lines.values(), keys, points=False)


def _ladder(
    names: Sequence[str],
    games: Sequence[Game],
    results: Mapping[int, Result],
    byes: Iterable[tuple[int, str]],
    now: int,
    left: Mapping[str, int],
) -> list[Standing]:
    """By rungs: those of a table share theirs by their places, round by round; who has left is below all others, once
    that round is over. Points are those of the season. left: by name, in which round somebody left."""
    rungs, first = list(names), (now - 1) // SEASON * SEASON + 1
    for number in range(1, now):
        before = list(rungs)
        for game in games:
            if game.round == number and (result := results.get(game.number)) is not None:
                held = sorted(before.index(name) for name in game.players)
                ranked = sorted(
                    game.players, key=lambda name: (result.places[game.players.index(name)], before.index(name))
                )
                for rung, name in zip(held, ranked, strict=True):
                    rungs[rung] = name
        rungs = [name for name in rungs if left.get(name) != number]
    lines = {name: _Line(name) for name in names}
    for game in games:
        if game.round >= first and game.number in results:
            _count(lines, game, results[game.number])
    for number, name in byes:
        lines[name].points += int(number >= first)
    met = {name for game in games if game.round >= first for name in game.players}
    met |= {name for number, name in byes if number >= first}
    shown = [line for line in lines.values() if line.name in rungs or line.name in met]
    keys = {name: (-float(rungs.index(name) if name in rungs else len(rungs)),) for name in names}
    return _placed(shown, keys)


def differences(told: Told) -> list[str]:
    """Return in what the standings that were told last differ from those that come out of the games."""
    said, counted = standings_told(told.shows[-1]), recount_standings(told)
    mine = {one.name: one for one in counted}
    found = [
        f"{told.name}: {one} was told, {mine.get(one.name)} comes out"
        for one in said
        if (other := mine.get(one.name)) is None or _rounded(one) != _rounded(other)
    ]
    return found + [f"{told.name}: {name} is not told of" for name in mine.keys() - {one.name for one in said}]


def _rounded(one: Standing) -> tuple[int, str, float | None, int]:
    return one.place, one.name, None if one.points is None else round(one.points, 2), one.games
