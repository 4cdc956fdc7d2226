"""The card that ends a round: who leads by how much, what each gained, who wins at this pace, and whether the lead
changed. It is made of what everybody may know, for any game whose title tells the standing."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from bot.messages.card import Card
from bot.screens.rounds import ranked_sides, side_name
from bot.titles import title_of_game
from bot.titles.course import GameLength
from bot.words import Words, unmarked_text
from data.messages import signed_number_text

LINE, NAME, BAR = 32, 16, 14  # characters that a phone shows of a line of code; of a name in it, of a bar at most
PACE = 3  # rounds, of which the pace is the mean
BEHIND = 3  # points that a side must have been behind for it to have come back


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """What a round's card is made of.

    number: the round's. standings: at the beginning of the first round that is looked at, then at the end of each, this
    one last. income: of each side in this round; income_before: in the one before.
    """

    number: int
    standings: Sequence[Mapping[str, int]]
    course: GameLength
    income: Mapping[str, int] = {}
    income_before: Mapping[str, int] = {}

    @property
    def points_after_round(self) -> Mapping[str, int]:
        """Return the points of each side as the round has ended."""
        return self.standings[-1]

    @property
    def points_before_round(self) -> Mapping[str, int]:
        """Return the points of each side as the round began."""
        return self.standings[-2]

    @property
    def rounds_left(self) -> int:
        """Return how many rounds there still are; 0 where that is open."""
        return max(0, self.course.last - self.number)


def round_card(game: str, story: Story, words: Words) -> Card:
    """Return the card of a round, without what only its game can tell of it."""
    lines = (*_turn_of_the_lead(story, words), " ".join(_prospects(story, words)))
    parts = (score_bars(story, words), *_income(game, story, words), "\n".join(filter(None, lines)))
    first = ranked_sides(story.points_after_round)[0][0]
    return Card(
        title=leader_headline(story, words),
        parts=tuple(filter(None, parts)),
        colour=title_of_game(game).chart_colour(first),
    )


def leading_sides(standing: Mapping[str, int]) -> tuple[str, ...]:
    """Return the sides that have most.

    >>> leading_sides({"red": 3, "blue": 5, "green": 5})
    ('blue', 'green')
    """
    return tuple(side for side, points in standing.items() if points == max(standing.values()))


def leader_headline(story: Story, words: Words) -> str:
    """Return who leads, and by how much."""
    first, most = leading_sides(story.points_after_round), max(story.points_after_round.values())
    said = {"round": story.number, "points": words("points.said", points=most)}
    if len(first) == len(story.points_after_round) > 1:
        return words("round.all_level", **said)
    if len(first) > 1:
        return words("round.level", sides=_names(words, first), **said)
    others = [points for side, points in story.points_after_round.items() if side not in first]
    if not others:
        return words("round.alone", side=first[0], **said)
    return words("round.leads", side=first[0], next=max(others), **said)


def score_bars(story: Story, words: Words) -> str:
    """Return a bar for each side, the first first, with its points and what it gained in the round."""
    sides, whole = ranked_sides(story.points_after_round), max(1, story.course.goal, *story.points_after_round.values())
    names = side_name_column(words, story.points_after_round)
    gains = {side: points - story.points_before_round.get(side, points) for side, points in sides}
    figures = {
        side: f" {points}" + (f" {signed_number_text(gains[side])}" if gains[side] else "") for side, points in sides
    }
    length = room_for_bars(names, figures)
    lines = []
    for side, points in sides:
        full = min(length, round(length * max(0, points) / whole))
        lines.append(f"{names[side]}{'█' * full}{'·' * (length - full)}{figures[side]}")
    return "\n".join(("```", *lines, "```"))


def side_name_column(words: Words, sides: Iterable[str]) -> dict[str, str]:
    """Return the names of sides as the first column of a block of code: nothing in them can end the block."""
    names = {side: unmarked_text(_short(words, side)).replace("`", "'") for side in sides}
    cut = {side: name if len(name) <= NAME else name[: NAME - 1] + "…" for side, name in names.items()}
    wide = max(map(len, cut.values()), default=0)
    return {side: f"{name:<{wide}} " for side, name in cut.items()}


def _short(words: Words, side: str) -> str:
    """Return the name of a side as a narrow column takes it, where its own is too long and it has a shorter one."""
    name, short = side_name(words, side), f"side_short.{side}"
    return words(short) if len(name) > NAME and words.has_words(short) else name


def room_for_bars(names: Mapping[str, str], figures: Mapping[str, str]) -> int:
    """Return how long bars may be between names and figures, so that each line fits a phone."""
    taken = max(map(len, names.values()), default=0) + max(map(len, figures.values()), default=0)
    return max(1, min(BAR, LINE - taken))


def _names(words: Words, sides: Sequence[str]) -> str:
    return words.join(side_name(words, side) for side in sides)


def _income(game: str, story: Story, words: Words) -> Iterator[str]:
    """Yield what each side had as income, and how much more or less that is than the round before."""
    parts = []
    for side in (side for side, _ in ranked_sides(story.points_after_round) if side in story.income):
        emblem = f"emblem_{side}"
        who = words.sign(emblem) if words.has_words(f"sign.{emblem}") else side_name(words, side)
        change = story.income[side] - story.income_before.get(side, story.income[side])
        said = f" ({signed_number_text(change)})" if change else ""
        parts.append(words("round.income_of", who=who, income=story.income[side], change=said))
    if parts:
        yield words("round.income", parts=" · ".join(parts))


# Whether the lead has changed


def _turn_of_the_lead(story: Story, words: Words) -> Iterator[str]:
    """Yield what is worth telling of the order of the sides, if anything: one line at most."""
    then, now = leading_sides(story.points_before_round), leading_sides(story.points_after_round)
    if len(now) == 1 and now[0] not in then:
        yield words("round.new_lead", side=now[0], others=_names(words, then))
    elif len(now) == 1 < len(then) < len(story.points_after_round):
        yield words("round.breaks_away", side=now[0], others=_names(words, [s for s in then if s not in now]))
    elif len(then) == 1 and set(now) > set(then):
        came = [side for side in now if side not in then]
        yield words("round.draws_level", sides=_names(words, came), side=came[0], count=len(came), other=then[0])
    else:
        yield from _comeback(story, words)


def _comeback(story: Story, words: Words) -> Iterator[str]:
    """Yield who was last when the rounds began that are looked at, and is less than half as far behind now."""
    then, now = story.standings[0], story.points_after_round
    since = story.number - len(story.standings) + 1
    if len(now) < 2 or since < 1:
        return
    last = [side for side, points in then.items() if points == min(then.values())]
    behind = max(then.values()) - min(then.values())
    if len(last) == 1 and behind >= BEHIND and (still := max(now.values()) - now[last[0]]) * 2 < behind and still:
        points = words("points.said", points=still)
        yield words("round.comeback", side=last[0], behind=behind, round=since, still=points)


# What there is to come


def _prospects(story: Story, words: Words) -> Iterator[str]:
    """Yield who wins if all go on as in the last rounds, and how many rounds are left."""
    if story.course.foretold:
        yield from _foretold(story, words)
    if story.rounds_left:
        yield words("round.left", count=story.rounds_left)


def _foretold(story: Story, words: Words) -> Iterator[str]:
    count, left = len(story.standings) - 1, story.rounds_left
    gains = {side: (n - story.standings[0].get(side, 0)) / count for side, n in story.points_after_round.items()}
    soonest = _soonest(story, gains)
    if soonest is not None and (not story.course.last or soonest[0] <= left):
        rounds, side = soonest
        goal = words("points.said", points=story.course.goal)
        missing, when = story.course.goal - story.points_after_round[side], story.number + rounds
        yield words("round.reaches", side=side, goal=goal, when=when, missing=missing, gain=words.decimal(gains[side]))
    elif left and any(gains.values()):
        most = story.course.most or math.inf
        final = {side: int(min(round(n + gains[side] * left), most)) for side, n in story.points_after_round.items()}
        best, points = leading_sides(final), words("points.said", points=max(final.values()))
        if len(best) == 1 and len(final) > 1:
            yield words("round.wins", side=best[0], points=points, last=story.course.last)
        elif len(final) > 1:
            yield words("round.open", sides=_names(words, best), points=points, last=story.course.last)


def _soonest(story: Story, gains: Mapping[str, float]) -> tuple[int, str] | None:
    """Return in how many rounds a side reaches the points that end the game, and which: the first, of several the one
    with most then; None where none does."""
    found = []
    for side, points in story.points_after_round.items():
        missing = story.course.goal - points
        if story.course.goal and missing > 0 and gains[side] > 0:
            rounds = int(-(-missing // gains[side]))
            found.append((rounds, -(points + gains[side] * rounds), side))
    return (min(found)[0], min(found)[2]) if found else None
