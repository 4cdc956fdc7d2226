"""The end of a game as one card: who won and by how much, the ranking and what it was earned with, turning points, the
luck of the dice, the final map and a chart. All of it is public."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from bot.messages.card import DIVIDER, Card, Gallery, Part
from bot.messages.ids import Press
from bot.messages.screen import Button, Row, Screen
from bot.screens.charts import draw_charts, win_chance_charts
from bot.screens.round_card import room_for_bars, side_name_column
from bot.screens.rounds import Round, Told, events_of_round, public_events, rounds_of, side_name
from bot.tables import notices
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.titles import title_of_game
from engine.games import prospects_for
from engine.kernel.events import Event, Seat
from engine.kernel.state import Outcome
from render import RenderService

GOLD = 0xC9962E  # the accent of an end
FILLS = "█▓▒░▚▞▪▫▬▭"  # of a bar: one for each thing that points were for
AGAIN = "rematch"
STYLES = {AGAIN: "success"}  # of buttons that are not grey
TURNS, REASONS = 3, 2  # turning points that are told; what each was for


async def finale_screen(actor: Actor, renderer: RenderService, *, dm: bool = False) -> Screen:
    """Return the card of a game that is over. dm: for the DM of a seat."""
    live, words, shown = actor.live, actor.live.words, title_of_game(actor.live.played)
    rounds = await rounds_of(actor)
    happened = await public_events(actor)
    events = [event for _, event in happened]
    view, outcome = live.view(None), live.game.outcome(live.state)
    parts: list[Part] = [words.say(outcome.reason)] if outcome is not None else []
    parts += _ranking(live, events)
    turning = list(_turning_points(live, rounds, happened))
    if turning:
        parts += [DIVIDER, "\n".join((words("finale.turning"), *turning))]
    luck = shown.luck_lines(events, words)
    if luck:
        parts.append(words("finale.luck", said=luck))
    pictures = [await shown.draw_map(renderer, view, words)]
    if rounds[-1].end:
        pictures.append(await draw_charts(live, renderer, rounds, happened))
    if hopes := win_chance_charts(live, rounds):
        drawn = await renderer.draw(live.played, "chart", hopes)
        pictures.append(replace(drawn, filename=f"chances{Path(drawn.filename).suffix}"))
    parts += [Gallery(pictures=(picture,)) for picture in pictures]  # each as wide as the card
    parts += closing_notes(live)
    card = Card(title=winner_headline(live), parts=tuple(parts), below=words("finale.fair"), colour=GOLD)
    return Screen(card=card, rows=(finale_buttons(live, dm=dm), study_buttons(live)))


def closing_notes(live: LiveTable) -> list[str]:
    """Return what an end is not: a game that counts, where it was a study or a rehearsal; and what comes after a guided
    round."""
    said = [
        *map(live.words.say, notices.study_texts(live)),
        *([live.words("panel.rehearsal")] if live.extra.rehearsal else []),
    ]
    guided = live.is_practice and live.extra.study is None
    return [*said, live.words("practice.over")] if guided else said


def finale_buttons(live: LiveTable, *, dm: bool = False) -> Row:
    """Return what can be pressed below the end: the same again, the figures, the replay, its film for the thread, each
    step by anybody's eyes; no film where posts are words alone. The same again is opened in a server: Discord tells in
    a DM nothing of the rights that it takes, and practice has no server."""
    verbs = ("stats", "replay", *(() if live.is_plain else ("film",)), "watch")
    verbs = verbs if dm or live.is_practice else (AGAIN, *verbs)
    return tuple(
        Button(
            id=Press(verb, live.row.id).id(), label=live.words(f"button.{verb}"), style=STYLES.get(verb, "secondary")
        )
        for verb in verbs
    )


def study_buttons(live: LiveTable) -> Row:
    """Return what a game that is over teaches: what decided it, and any step of it played on."""
    told = live.state is not None and prospects_for(live.row.game, live.view(None)) is not None
    verbs = ("analysis", "playon") if told else ("playon",)
    return tuple(Button(id=Press(verb, live.row.id).id(), label=live.words(f"button.{verb}")) for verb in verbs)


# The ranking


def _ranking(live: LiveTable, events: Sequence[Event]) -> Iterator[str]:
    """Yield a bar for each side, the first first, and what its points are for."""
    words, outcome = live.words, live.game.outcome(live.state)
    if outcome is None or not outcome.scores or not was_won_by_points(live, outcome):
        return
    scores = sorted(outcome.scores.items(), key=lambda pair: (pair[0] not in outcome.winners, -pair[1]))
    most = max(1, *(score for _, score in scores))
    sources = title_of_game(live.played).points_sources(events)
    fills = bar_pattern_by_source(sources)
    names, figures = side_name_column(words, outcome.scores), {side: f" {score}" for side, score in scores}
    length = room_for_bars(names, figures)
    bars = (f"{names[side]}{_bar(sources.get(side, {}), fills, n / most, length)}{figures[side]}" for side, n in scores)
    yield "\n".join(("```", *bars, "```"))
    lines = []
    for side, _ in scores:
        earned = sorted(sources.get(side, {}).items(), key=lambda pair: -abs(pair[1]))
        if earned:
            each = ((fills[key], words("finale.source", source=words(key), points=n)) for key, n in earned if n)
            said = ", ".join(f"{fill} {source}" for fill, source in each)
            lines.append(words("finale.sources", side=side_name(words, side), said=said))
    if lines:
        yield "\n".join(lines)


def bar_pattern_by_source(sources: Mapping[str, Mapping[str, int]]) -> dict[str, str]:
    """Return the pattern of each thing that points were for: the fullest for what brought most.

    >>> bar_pattern_by_source({"red": {"war": 2}, "blue": {"trade": 5, "war": 1}})
    {'trade': '█', 'war': '▓'}
    """
    sums: dict[str, int] = {}
    for earned in sources.values():
        for key, points in earned.items():
            sums[key] = sums.get(key, 0) + abs(points)
    order = sorted(sums, key=lambda key: (-sums[key], key))
    return {key: FILLS[min(n, len(FILLS) - 1)] for n, key in enumerate(order)}


def _bar(earned: Mapping[str, int], fills: Mapping[str, str], share: float, whole: int) -> str:
    """Return a bar divided as what brought points did. share: of its whole length."""
    length, gained = round(whole * max(0.0, share)), sum(points for points in earned.values() if points > 0)
    if not gained:
        return FILLS[0] * length
    bar, done = "", 0
    for key, points in sorted(earned.items(), key=lambda pair: (-pair[1], pair[0])):
        done += max(0, points)
        bar += fills[key] * (round(length * done / gained) - len(bar))
    return bar


def was_won_by_points(live: LiveTable, outcome: Outcome) -> bool:
    """Return whether a game was won by points: not where nobody has counted any, nor where a winner has fewer than who
    lost, as by a capital taken."""
    if not title_of_game(live.played).has_points(live.view(None)):
        return False
    best = max((outcome.scores.get(side, 0) for side in outcome.winners), default=0)
    return all(points <= best for side, points in outcome.scores.items() if side not in outcome.winners)


def winner_headline(live: LiveTable) -> str:
    """Return who won, and by how much."""
    outcome = live.game.outcome(live.state)
    if outcome is None or not outcome.winners or not outcome.scores:
        return live.words.say(notices.outcome_text(live))
    if not was_won_by_points(live, outcome):
        return live.words("finale.won_otherwise", winners=outcome.winners).replace("**", "")
    best = max(outcome.scores.get(side, 0) for side in outcome.winners)
    others = [points for side, points in outcome.scores.items() if side not in outcome.winners]
    key = "finale.won" if others else "finale.alone"
    said = live.words(
        key, winners=outcome.winners, best=live.words("points.said", points=best), next=max(others, default=0)
    )
    return said.replace("**", "")


def ending_line(live: LiveTable, seat: Seat) -> str:
    """Return how a game ended for a seat, for the line that calls its person; "" where that cannot be told."""
    outcome = live.game.outcome(live.state) if live.state is not None else None
    if outcome is None:
        return ""
    scores, own = outcome.scores, [side for side in live.game.sides_of(live.state, seat) if side in outcome.scores]
    if not own:
        return ""
    words, counts = live.words, was_won_by_points(live, outcome)
    best = max(own, key=lambda side: (side in outcome.winners, scores[side]))
    points, ranked = scores[best], scores
    if (
        not title_of_game(live.played).game_length(live.view(None)).foretold
    ):  # the points of a person's sides count together
        ranked = {
            one.seat: sum(scores.get(s, 0) for s in live.game.sides_of(live.state, one.seat)) for one in live.row.seats
        }
        points = ranked[seat]
    if best in outcome.winners and not counts:
        return words("finale.you_won_otherwise")
    if best in outcome.winners:
        return words("finale.you_won", points=words("points.said", points=points))
    first = {*outcome.winners, *(live.game.seat_of_name(live.state, side) for side in outcome.winners)}
    better = sum(n > points or one in first for one, n in ranked.items())
    place = words("finale.place", n=1 + better)
    if not counts:
        return words("finale.you_came_otherwise", place=place, count=len(ranked))
    return words("finale.you_came", place=place, count=len(ranked), points=words("points.said", points=points))


# What decided it


def _turning_points(live: LiveTable, rounds: Sequence[Round], happened: Sequence[Told]) -> Iterator[str]:
    """Yield the rounds in which a side gained or lost most against the others, in their order. happened: all
    that happened in the game."""
    swings = (swing for n, one in enumerate(rounds) if (swing := largest_gain_or_loss(one, n)) is not None)
    for _, n, side, gain in sorted(sorted(swings, reverse=True)[:TURNS], key=lambda swing: swing[1]):
        words, sources = (
            live.words,
            title_of_game(live.played).swing_sources(events_of_round(rounds[n], happened)).get(side, {}),
        )
        reasons = sorted((key for key, n in sources.items() if n * gain > 0), key=lambda key: -abs(sources[key]))
        why = words.join(map(words, reasons[:REASONS])) if reasons else ""
        said = ("+" if gain > 0 else "−") + words("points.said", points=abs(gain))
        key = "finale.swing_why" if why else "finale.swing"
        yield words(key, round=rounds[n].number, side=side, gain=said, why=why)


def largest_gain_or_loss(one: Round, n: int) -> tuple[float, int, str, int] | None:
    """Return how far the side that gained or lost most came from the mean of all; the place of the round, the side, its
    own gain. None where all gained alike."""
    gains = {side: points - one.start.get(side, 0) for side, points in one.end.items()}
    mean = sum(gains.values()) / max(1, len(gains))
    found = [(gain / abs(gain) * (gain - mean), n, side, gain) for side, gain in gains.items() if gain]
    return max((swing for swing in found if swing[0] > 0 or len(gains) == 1), default=None)
