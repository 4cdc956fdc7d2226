"""A game looked back at, as one card: the chances of winning as a curve, luck and skill apart, the decisions by which
most changed and what a strong player would have done there."""

from collections.abc import Iterator, Sequence

from bot.messages.card import DIVIDER, Card, Gallery, Part
from bot.messages.ids import Press
from bot.messages.screen import LABEL, Button, Screen, cut_text
from bot.screens.charts import line_colour
from bot.screens.rounds import side_name
from bot.screens.rows.table_rows import computer_reason_keys
from bot.screens.watching.watch_screen import perspective_name
from bot.tables.live import LiveTable
from bot.titles import title_of_game
from bot.words import unmarked_text
from engine.kernel.events import TABLE
from engine.players.analysis import Analysis, Swing
from render import Picture
from render.kit.chart import ChartLine, LineChart

GREEN = 0x4C8C5A  # the accent of the card
POINTS = 120  # of the curve at most: more are not told apart
SAID, WHY = 110, 160  # characters of what was done, and of why something else is better
WHOLE = 3200  # characters of all decisions that are told


def win_chance_curve(live: LiveTable, found: Analysis) -> LineChart:
    """Return the chances of each side by step, with the rounds below."""
    count = len(found.steps)
    places = sorted({round(n * (count - 1) / max(1, min(count, POINTS) - 1)) for n in range(min(count, POINTS))})
    rounds = [found.rounds[at] for at in places]
    marks = tuple((n, str(one)) for n, one in enumerate(rounds) if n == 0 or rounds[n - 1] != one)
    lines = tuple(
        ChartLine(
            name=unmarked_text(side_name(live.words, side)),
            colour=line_colour(title_of_game(live.played).chart_colour(side)),
            values=tuple(round(100 * values[at]) for at in places),
        )
        for side, values in found.chances.items()
    )
    return LineChart(title=live.words("analysis.chart"), lines=lines, marks=marks)


def analysis_screen(live: LiveTable, found: Analysis, picture: Picture, *, is_over: bool) -> Screen:
    """Return the analysis of a game. is_over: else it is one's own practice, of which only what was open is told."""
    words = live.words
    parts: list[Part] = [Gallery(pictures=(picture,))]
    balance = list(_balance(live, found)) if is_over else []
    if balance:
        parts += [words("analysis.luck_skill"), "\n".join(balance), DIVIDER]
    told = list(_swings(live, found.swings))
    parts.append("\n".join((words("analysis.swings", count=len(told)), *told)) if told else words("analysis.level"))
    card = Card(
        title=words("analysis.title", name=unmarked_text(live.row.name)),
        parts=tuple(parts),
        below=words("analysis.how" if is_over else "analysis.how_practice"),
        colour=GREEN,
    )
    button = Button(id=Press("playon", live.row.id).id(), label=cut_text(words("button.playon"), LABEL))
    return Screen(card=card, rows=((button,),) if is_over else ())


def _balance(live: LiveTable, found: Analysis) -> Iterator[str]:
    """Yield by seat what dice and decisions gave it, in points of a hundred."""
    for seat in live.row.seats:
        luck, skill = (100 * kept.get(seat.seat, 0.0) for kept in (found.luck, found.skill))
        who = unmarked_text(perspective_name(live, seat.seat))
        yield live.words("analysis.of_seat", who=who, luck=f"{luck:+.0f}", skill=f"{skill:+.0f}")


def _swings(live: LiveTable, swings: Sequence[Swing]) -> Iterator[str]:
    """Yield the decisions by which most changed, as many as there is room for."""
    room = WHOLE
    for swing in swings:
        line = "\n".join(_swing(live, swing))
        room -= len(line)
        if room < 0:
            return
        yield line


def _swing(live: LiveTable, swing: Swing) -> Iterator[str]:
    words = live.words
    said = cut_text(unmarked_text(words.say(swing.label)), SAID)
    change = {"before": round(100 * swing.before), "after": round(100 * swing.after)}
    yield words(
        "analysis.swing_table" if swing.seat == TABLE else "analysis.swing",
        round=swing.round, step=swing.decision, seat=swing.seat, said=said, side=side_name(words, swing.side),
        agreed="yes" if swing.agreed else "no", **change,
    )  # fmt: skip
    if abs(swing.luck) >= abs(swing.after - swing.before) / 2:
        yield words("analysis.by_luck", luck=f"{100 * swing.luck:+.0f}")
    if swing.better is None:
        return
    better = cut_text(unmarked_text(words.say(swing.better)), SAID)
    why = cut_text(unmarked_text(_why(live, swing)), WHY)
    if swing.gain > 0:
        yield words("analysis.better", better=better, gain=round(100 * swing.gain), why=why or "none")
    else:
        yield words("analysis.would", better=better, why=why or "none")


def _why(live: LiveTable, swing: Swing) -> str:
    """Return why another answer is thought better: what it came to in imagined worlds, or by which rule; "" for
    neither."""
    words, search = live.words, swing.search
    if search is not None and not search.by_rule:
        chance, other = round(100 * search.chance, 1), round(100 * search.second_chance, 1)
        return words("analysis.compared", worlds=search.worlds, chance=chance, other=other)
    key = next(iter(computer_reason_keys(words, live.played, swing.moment, swing.plan)), "")
    return words(key) if key else ""
