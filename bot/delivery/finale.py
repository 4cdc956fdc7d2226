"""The end of a game as one card: who won and by how much, the ranking and what it was earned with, turning points, the
luck of the dice, the final map and a chart. All of it is public."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from bot.screens.card import DIVIDER, Card, Gallery, Part
from bot.screens.ids import Press
from bot.screens.screen import Button, Row, Screen
from bot.tables import chronicle, notices
from bot.tables.actor import Actor
from bot.tables.chronicle import Chapter
from bot.tables.live import LiveTable
from bot.tables.visible_events import visible_events
from bot.titles import title
from bot.words import Words
from engine.kernel.events import Event, Seat
from render import Picture, RenderService
from render.kit.chart import Chart, Line

GOLD = 0xC9962E  # the accent of an end
BAR, NAME = 14, 17  # characters of a bar and of the name before it: a line fits a phone
FILLS = "█▓▒░▚▞▪▫▬▭"  # of a bar: one for each thing that points were for
TURNS = 3  # turning points that are told
PLAIN_LINE = (96, 96, 96)  # the colour of a line that has none


class Round(msgspec.Struct, frozen=True):
    """A chapter of the game as the public saw it: its events, and how each side stood when it ended."""

    chapter: Chapter
    events: Sequence[Event]
    standing: Mapping[str, int]


async def finale_screen(actor: Actor, renderer: RenderService) -> Screen:
    """Return the card of a game that is over."""
    live, words = actor.live, actor.live.words
    rounds = await _rounds(actor)
    view = live.view(None)
    outcome = live.game.outcome(live.state)
    parts: list[Part] = [words.say(outcome.reason)] if outcome is not None else []
    parts += _ranking(live, rounds)
    turning = list(_turning_points(live, rounds))
    if turning:
        parts += [DIVIDER, "\n".join((words("finale.turning"), *turning))]
    luck = title(live.row.game).luck([event for one in rounds for event in one.events], words)
    if luck:
        parts.append(words("finale.luck", said=luck))
    pictures = [await title(live.row.game).draw_map(renderer, view, words)]
    chart = chart_of(live, rounds)
    if chart is not None:
        pictures.append(await renderer.draw(live.row.game, "chart", chart))
    parts.append(Gallery(pictures=tuple(pictures)))
    card = Card(title=headline(live), parts=tuple(parts), below=words("finale.fair"), colour=GOLD)
    return Screen(card=card, rows=(buttons(live),))


def buttons(live: LiveTable) -> Row:
    """Return what can be pressed below the end: the same again, the figures."""
    return tuple(
        Button(id=Press(verb, live.row.id).id(), label=live.words(f"button.{verb}"), style=style)
        for verb, style in (("rematch", "success"), ("stats", "secondary"))
    )


async def _rounds(actor: Actor) -> list[Round]:
    """Return every chapter with its public events and the standing at its end."""
    live, shown = actor.live, title(actor.live.row.game)
    found = await chronicle.chapters(actor)
    out: list[Round] = []
    for n, chapter in enumerate(found):
        rows = await actor.store.events_between(live.row.id, chapter.first, chapter.before)
        events = [form for _, form in await visible_events(live.game, rows, None)]
        last = n + 1 == len(found)
        view = live.view(None) if last else await chronicle.view_then(actor, None, found[n + 1])
        out.append(Round(chapter, events, shown.standing(view)))
        await asyncio.sleep(0)  # a long game has many: the loop goes on meanwhile
    return out


# The ranking


def _ranking(live: LiveTable, rounds: Sequence[Round]) -> Iterator[str]:
    """Yield a bar for each side, the first first, and what its points are for."""
    words, outcome = live.words, live.game.outcome(live.state)
    if outcome is None or not outcome.scores:
        return
    scores = sorted(outcome.scores.items(), key=lambda pair: (pair[0] not in outcome.winners, -pair[1]))
    most = max(1, *(score for _, score in scores))
    sources = title(live.row.game).sources([event for one in rounds for event in one.events])
    fills = fills_of(sources)
    yield "\n".join(
        (
            "```",
            *(f"{_named(words, side):<{NAME}}{_bar(sources.get(side, {}), fills, n, most)} {n}" for side, n in scores),
            "```",
        )
    )
    lines = []
    for side, _ in scores:
        earned = sorted(sources.get(side, {}).items(), key=lambda pair: -abs(pair[1]))
        if earned:
            each = ((fills[key], words("finale.source", source=words(key), points=n)) for key, n in earned if n)
            said = ", ".join(f"{fill} {source}" for fill, source in each)
            lines.append(words("finale.sources", side=_named(words, side), said=said))
    if lines:
        yield "\n".join(lines)


def fills_of(sources: Mapping[str, Mapping[str, int]]) -> dict[str, str]:
    """Return the pattern of each thing that points were for: the fullest for what brought most.

    >>> fills_of({"red": {"war": 2}, "blue": {"trade": 5, "war": 1}})
    {'trade': '█', 'war': '▓'}
    """
    sums: dict[str, int] = {}
    for earned in sources.values():
        for key, points in earned.items():
            sums[key] = sums.get(key, 0) + abs(points)
    order = sorted(sums, key=lambda key: (-sums[key], key))
    return {key: FILLS[min(n, len(FILLS) - 1)] for n, key in enumerate(order)}


def _bar(earned: Mapping[str, int], fills: Mapping[str, str], score: int, most: int) -> str:
    """Return a bar as long as a score, divided as what brought points did."""
    length, gained = _length(score, most), sum(points for points in earned.values() if points > 0)
    if not gained:
        return FILLS[0] * length
    bar, done = "", 0
    for key, points in sorted(earned.items(), key=lambda pair: (-pair[1], pair[0])):
        done += max(0, points)
        bar += fills[key] * (round(length * done / gained) - len(bar))
    return bar


def headline(live: LiveTable) -> str:
    """Return who won, and by how much."""
    outcome = live.game.outcome(live.state)
    if outcome is None or not outcome.winners or not outcome.scores:
        return live.words.say(notices.over(live))
    best = max(outcome.scores.get(side, 0) for side in outcome.winners)
    others = [points for side, points in outcome.scores.items() if side not in outcome.winners]
    key = "finale.won" if others else "finale.alone"
    said = live.words(key, winners=outcome.winners, best=best, next=max(others, default=0))
    return said.replace("**", "")


def came(live: LiveTable, seat: Seat) -> str:
    """Return how a game ended for a seat, for the line that calls its person; "" where that cannot be told."""
    outcome = live.game.outcome(live.state) if live.state is not None else None
    if outcome is None:
        return ""
    own = [side for side in live.game.sides_of(live.state, seat) if side in outcome.scores]
    if not own:
        return ""
    words = live.words
    best = max(own, key=lambda side: (side in outcome.winners, outcome.scores[side]))
    points = outcome.scores[best]
    if best in outcome.winners:
        return words("finale.you_won", points=points)
    better = sum(n > points or side in outcome.winners for side, n in outcome.scores.items())
    place = words("finale.place", n=1 + better)
    return words("finale.you_came", place=place, count=len(outcome.scores), points=points)


def _length(points: int, most: int) -> int:
    return round(BAR * max(0, points) / most)


def _named(words: Words, side: str) -> str:
    """Return the name of a side; where a side is a seat, of the player."""
    return words.name(side) if words.has(f"name.{side}") else words.seat(side)


# What decided it


def _turning_points(live: LiveTable, rounds: Sequence[Round]) -> Iterator[str]:
    """Yield the chapters in which a side gained or lost most on the best of the others, in their order."""
    words, shown = live.words, title(live.row.game)
    swings: list[tuple[int, int, str, int]] = []
    for n in range(1, len(rounds)):
        before, after = rounds[n - 1].standing, rounds[n].standing
        gains = {side: after[side] - before.get(side, 0) for side in after}
        for side, gain in gains.items():
            others = [other for one, other in gains.items() if one != side]
            swing = gain - max(others, default=0)
            if gain:
                swings.append((abs(swing), n, side, gain))
    chosen = sorted(swings, reverse=True)[:TURNS]
    for _, n, side, gain in sorted(chosen, key=lambda one: one[1]):
        sources = shown.sources(rounds[n].events).get(side, {})
        why = words.join(words(key) for key, points in sources.items() if points)
        key = "finale.swing_why" if sources else "finale.swing"
        yield words(key, when=rounds[n].chapter.label, side=_named(words, side), gain=f"{gain:+d}", why=why)


# The chart


def chart_of(live: LiveTable, rounds: Sequence[Round]) -> Chart | None:
    """Return how everybody stood after each chapter, as a chart; None where the game has no standing."""
    shown, words = title(live.row.game), live.words
    sides = list(rounds[-1].standing) if rounds else []
    if not sides:
        return None
    lines = tuple(
        Line(
            name=_named(words, side),
            colour=_colour(shown.ink(side)),
            values=tuple(one.standing.get(side, 0) for one in rounds),
        )
        for side in sides
    )
    return Chart(title=words("finale.chart"), lines=lines)


def _colour(ink: int | None) -> tuple[int, int, int]:
    return PLAIN_LINE if ink is None else (ink >> 16, ink >> 8 & 255, ink & 255)


async def chart_picture(actor: Actor, renderer: RenderService) -> Picture | None:
    """Return the chart of a game so far; None where it has none."""
    chart = chart_of(actor.live, await _rounds(actor))
    return None if chart is None else await renderer.draw(actor.live.row.game, "chart", chart)
