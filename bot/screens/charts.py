"""The charts of a game: points and income of each side by round, in one picture. All of it is public."""

from collections.abc import Mapping, Sequence

from bot.screens.rounds import Round, Told, events_of_round, public_events, rounds_of, side_name
from bot.tables.live import LiveTable
from bot.tables.watching.sight import VisibleTable
from bot.titles import title_of_game
from bot.words import unmarked_text
from render import Picture, RenderService
from render.kit.chart import ChartLine, LineChart

PLAIN_LINE = (96, 96, 96)  # the colour of a line that has none


async def has_chart(seen: VisibleTable) -> bool:
    """Return whether a game tells a standing, of which charts are made."""
    return bool((await rounds_of(seen))[-1].end)


async def chart_picture(seen: VisibleTable, renderer: RenderService) -> Picture | None:
    """Return the charts of a game so far; None where it tells no standing."""
    rounds = await rounds_of(seen)
    if not rounds[-1].end:
        return None
    return await draw_charts(seen.live, renderer, rounds, await public_events(seen))


async def draw_charts(
    live: LiveTable, renderer: RenderService, rounds: Sequence[Round], events: Sequence[Told]
) -> Picture:
    """Return the charts of some rounds as one picture. events: those of the game."""
    return await renderer.draw(live.played, "chart", standing_charts(live, rounds, events))


def standing_charts(live: LiveTable, rounds: Sequence[Round], events: Sequence[Told]) -> tuple[LineChart, ...]:
    """Return how everybody stood before the first round and after each, and below it what each had as income, where
    there is any. In a round that goes on it is what there is so far."""
    words, shown, first = live.words, title_of_game(live.played), rounds[0].number
    sides = list(rounds[-1].end)
    points = words("round.chart", points=words("round.chart_points"))
    charts = [_chart(live, points, sides, [rounds[0].start, *(one.end for one in rounds)], first - 1)]
    incomes = [shown.income_by_side(events_of_round(one, events)) for one in rounds]
    while incomes and not incomes[-1]:  # of the round that goes on
        incomes.pop()
    if incomes:
        income = words("round.chart", points=words("round.chart_income"))
        charts.append(_chart(live, income, sides, incomes, first))
    return tuple(charts)


def win_chance_charts(live: LiveTable, rounds: Sequence[Round]) -> tuple[LineChart, ...]:
    """Return how likely everybody was to win before the first round and after each; () where that is not told."""
    if not rounds[-1].hopes:
        return ()
    hopes = [rounds[0].hoped, *(one.hopes for one in rounds)]
    title, first = live.words("analysis.chart"), rounds[0].number - 1
    return (_chart(live, title, list(rounds[-1].hopes), hopes, first),)


def _chart(
    live: LiveTable, said: str, sides: Sequence[str], values: Sequence[Mapping[str, int]], first: int
) -> LineChart:
    shown = title_of_game(live.played)
    lines = tuple(
        ChartLine(
            name=unmarked_text(side_name(live.words, side)),
            colour=line_colour(shown.chart_colour(side)),
            values=tuple(one.get(side, 0) for one in values),
        )
        for side in sides
    )
    return LineChart(title=said, lines=lines, first=first)


def line_colour(ink: int | None) -> tuple[int, int, int]:
    """Return the colour of a side's line; ink: its own, None for none."""
    return PLAIN_LINE if ink is None else (ink >> 16, ink >> 8 & 255, ink & 255)
