"""The records as lines, and in pages: a server's, a person's, and of two who met."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from bot.messages.ids import Press
from bot.messages.screen import Screen, message_pages, page_turns
from bot.records.favourites import favourite_lines
from bot.records.matches import Match, Played
from bot.records.ratings import Rating
from bot.records.seasons import is_season
from bot.tables.persons.seat_names import look_alike_form_of_name
from bot.words import Words
from engine.games import game_ids

COMMON = Words("common")
Named = Mapping[int, str]  # persons whose names may be shown, and what tells each apart (`names.distinct_seat_names`)
PAGE = 1500  # characters of a page: some screens of a phone
SERVER, PERSON, VERSUS = "server", "person", "versus"


class RecordFilter(msgspec.Struct, frozen=True):
    """Which records are asked for. what: SERVER, PERSON or VERSUS; user: whose, or against whom, 0 on a server; game:
    the only one, "": all; season: the only one, "": all time (`bot.records.seasons`)."""

    what: str
    user: int = 0
    game: str = ""
    season: str = ""

    def press(self, page: int) -> Press:
        """Return the press that shows a page of them."""
        season = f",{self.season}" if self.season else ""
        return Press("recs", argument=f"{self.what},{self.user},{self.game}{season}", page=page)


def record_filter_of_press(press: Press) -> RecordFilter | None:
    """Return which records a press asks for; None for one that is forged."""
    what, user, game, season = [*press.argument.split(","), "", "", ""][:4]
    known = (
        what in (SERVER, PERSON, VERSUS)
        and game in ("", *game_ids())
        and user.isascii()
        and user.isdecimal()
        and len(user) < 21
        and is_season(season)
    )
    return RecordFilter(what, int(user), game, season) if known else None


def records_page(lines: Sequence[str], wanted: RecordFilter, page: int = 1) -> Screen:
    """Return a page (from 1) of the records, with buttons to those beside it; their first line stands on each."""
    leaves = message_pages(lines[1:], PAGE) or [""]
    page = min(max(page, 1), len(leaves))
    head = [lines[0], *([COMMON("records.page", page=page, pages=len(leaves))] if len(leaves) > 1 else [])]
    row = page_turns(COMMON, page, len(leaves), wanted.press)
    return Screen(content="\n".join((*head, leaves[page - 1])).strip(), rows=(row,) if row else ())


def server_lines(
    found: Sequence[Match], best: Sequence[Rating], game: str, named: Named, season: str = ""
) -> list[str]:
    """Return what was played on a server: the ratings, how often who won which game, the games. found: in the
    order in which they ended; best: the ratings of these, the best first. named: who
    may be named: those who take part, and who asks; season: of which these are."""
    lines = [COMMON("records.server", count=len(found), game=Words(game).name(game) if game else "none")]
    lines += [COMMON("records.season", season=season.replace("-", "/"))] if season else []
    lines += [_rated(number, one, named) for number, one in enumerate(best, 1)]
    lines.append(COMMON("records.opt_in" if best else "records.nobody_rated"))
    for title in dict.fromkeys(match.game for match in found):
        lines += _wins([match for match in found if match.game == title], named)
    return [*lines, *_games(found, None, named)]


def _rated(number: int, one: Rating, named: Named) -> str:
    return COMMON(
        "records.rated",
        number=number,
        name=f"{one.name}{named.get(one.user, '')}",
        points=one.points,
        games=one.games,
        won=one.won,
        provisional=one.is_provisional,
    )


def _wins(found: Sequence[Match], named: Named) -> Iterator[str]:
    """Yield how often who won a game, a victory that is shared by its share, and whose score was the highest."""
    words, wins = Words(found[0].game), dict[str, float]()
    for match in found:
        won = [one for one in match.players if one.won]
        for one in won:
            sides = "+".join(one.sides)
            wins[sides] = wins.get(sides, 0.0) + 1 / len(won)
    shown = [
        COMMON("records.side", side=_sides(words, sides.split("+")), share=round(100 * count / len(found)))
        for sides, count in sorted(wins.items(), key=lambda pair: -pair[1])
    ]
    yield COMMON("records.wins", game=words.name(found[0].game), count=len(found), wins=", ".join(shown))
    scored = [(one.score, one, match) for match in found for one in match.players if one.score is not None and one.won]
    if scored:
        score, one, match = max(scored, key=lambda part: part[0])
        side = _sides(words, one.sides)
        yield COMMON("records.highest", score=round(score), who=_who(words, one, named) or side, at=int(match.at))


def person_lines(
    found: Sequence[Match],
    user: int,
    name: str,
    standing: Rating | None,
    named: Named,
    bets: tuple[int, int] = (0, 0),
    *,
    rated: bool = False,
) -> list[str]:
    """Return what a person has played. found: their games that count for them, in their order; bets: how many of
    their bets on others' battles were right, of how many; rated: they take part in the ratings."""
    mine = [own for match in found if (own := match.counting_seat_of_person(user)) is not None]
    lines = [COMMON("records.person", name=name, count=len(found), won=sum(one.won for one in mine))]
    if standing is not None:
        lines.append(COMMON("records.rating", points=standing.points, provisional=standing.is_provisional))
    if bets[1]:
        lines.append(COMMON("records.bets", right=bets[0], count=bets[1]))
    lines += favourite_lines(found, user, named) if rated else []
    return [*lines, *_games(found, user, named)]


def versus_lines(found: Sequence[Match], one: tuple[int, str], other: tuple[int, str], named: Named) -> list[str]:
    """Return how two who met stand against each other. one, other: id and name, of whoever asks and another. found:
    games that both played."""
    own_name = (
        COMMON("records.you", name=one[1])
        if look_alike_form_of_name(one[1]) == look_alike_form_of_name(other[1])
        else one[1]
    )
    places = [(match.counting_seat_of_person(one[0]), match.counting_seat_of_person(other[0])) for match in found]
    before = [(own.place, theirs.place) for own, theirs in places if own is not None and theirs is not None]
    ahead, behind = sum(a < b for a, b in before), sum(b < a for a, b in before)
    level = len(before) - ahead - behind
    said = COMMON(
        "records.versus", one=own_name, other=other[1], count=len(before), ahead=ahead, behind=behind, level=level
    )
    return [said, *_games(found, one[0], named)]


def _games(found: Sequence[Match], user: int | None, named: Named) -> list[str]:
    """Return the games, the last one first, below their headline."""
    return [COMMON("records.last"), *(_game(match, user, named) for match in reversed(found))] if found else []


def _game(match: Match, user: int | None, named: Named) -> str:
    """Return a line of a game: when, what, who won, and what the person played and became."""
    words = Words(match.game)
    won = ", ".join(_who(words, one, named) for one in match.players if one.won)
    own = match.counting_seat_of_person(user) if user is not None else None
    return COMMON(
        "records.game",
        at=int(match.at),
        game=words.name(match.game),
        table=match.name,
        link=f"https://discord.com/channels/{match.guild}/{match.where}" if match.guild else "none",
        won=won,
        own=_sides(words, own.sides) if own is not None else "",
        place=own.place if own is not None else 0,
        of=len(match.players),
    )


def _who(words: Words, one: Played, named: Named) -> str:
    """Return a seat by its sides, and by its name where it is a computer player's or its person may be named."""
    side = _sides(words, one.sides)
    if one.user is None:
        return COMMON("records.who", name=one.name, side=side)
    return COMMON("records.who", name=f"{one.name}{named[one.user]}", side=side) if one.user in named else side


def _sides(words: Words, sides: Sequence[str]) -> str:
    """Return sides by their names; of a game without sides, whose players are numbered, the number with what it is."""
    return words.join(COMMON("records.seat", number=side) if side.isdecimal() else words.name(side) for side in sides)
