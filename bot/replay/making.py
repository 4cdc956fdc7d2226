"""Makes the replay of a game: the maps of its steps are made one after another, and written as a page or film.

All of it is done in a process of its own (`praetor replay`), where nobody waits for an answer. The page has its maps as
data (`bot.replay.standing`), the film as pictures, of which what was drawn lies in memory as packed squares.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import msgspec

from bot.replay.close_view import CloseView, rows_by_place
from bot.replay.drawn_signs import drawn_signs, texts_in
from bot.replay.fitting import Cut, ReplayStep, fewer_maps, map_numbers_of_steps, smallest_fitting_cut
from bot.replay.map_drawing import StepMaps
from bot.replay.page import replay_page
from bot.replay.recording import Moment, unpacked_position
from bot.replay.standing import PackedStands, Stand, Standing, groundless_point_map
from bot.replay.steps import Beat, SeenGame, beats_as_steps, game_as_reader_saw_it, text_without_markdown
from bot.screens.charts import standing_charts, win_chance_charts
from bot.screens.finale import winner_headline
from bot.screens.rounds import side_name
from bot.screens.studies.play_on_screen import play_on_command_line
from bot.tables.live import LiveTable
from bot.tables.studies.base import WITHIN
from bot.tables.watching.sight import are_secrets_out
from bot.titles import title_of_game
from bot.words import unmarked_text
from engine.kernel.events import Seat
from render import Picture, RenderService
from render.drawing.contrast import SIGN_LEAST, readable_ink
from render.drawing.style import Colour
from render.games import drawings_of
from render.kit.chart import LineChart
from render.map_places import MapPlaces
from render.palettes import PALETTES, colour_in_palette
from render.replay.film import LIMIT as FILM_LIMIT
from render.replay.film import replay_film
from render.replay.tiles import PackedMaps, Tiles

LIMIT = 3_000_000  # bytes of a page
STEPS = 600  # at most
PICTURES = 160  # of them, where each needs a picture, which takes longer and more room than a map as data
LEAST = 12  # steps that a page has, whatever room they take
WHOLE = Cut()
BASE64 = 4 / 3  # bytes of a page to one of a file in it
SHEETS = {"light": (0xFF, 0xFD, 0xF6), "dark": (0x26, 0x22, 0x1C)}  # grounds of the page's charts (`page/style.css`)

Progress = Callable[[int, int], None]  # told how many maps are drawn, of how many


class Made(msgspec.Struct, frozen=True):
    """A game that is drawn. live: the table with the position at the end; palette: in whose colours, "": as drawn;
    places: where those of the map stand; maps: the pictures of the maps, where they were drawn; standing: the maps as
    data, None where there are none."""

    live: LiveTable
    reader: Seat | None
    seen: SeenGame
    steps: tuple[ReplayStep, ...]
    maps: Tiles
    palette: str = ""
    places: MapPlaces = {}
    standing: Standing | None = None


async def make_replay(
    moments: AsyncIterator[Moment],
    live: LiveTable,
    reader: Seat | None,
    renderer: RenderService,
    *,
    theme: str = "light",
    palette: str = "",
    page: bool = True,
    film: bool = False,
    progress: Progress = lambda done, of: None,
) -> Made:
    """Draw a game as a reader saw it (None: the public), in the colours of a palette. page, film: which of the two can
    be made of it."""
    seen = await game_as_reader_saw_it(moments, live, reader)
    if seen.last is not None:
        live.replace(state=seen.last)
    maps, steps = StepMaps(live, renderer, theme=theme, palette=palette, page=page, film=film), list[ReplayStep]()
    groups = beats_as_steps(seen.beats, PICTURES if maps.are_pictures and seen.last is not None else STEPS)
    for n, beats in enumerate(groups):
        steps.append(await _drawn(live, reader, maps, beats, steps))
        progress(n + 1, len(groups))
    await maps.close()
    places = {} if seen.last is None else _places(live, live.game.view(seen.last, reader))
    return Made(live, reader, seen, tuple(steps), maps.pictures, palette, places, maps.standing)


def _places(live: LiveTable, view: Any) -> MapPlaces:
    return drawings_of(live.played).places(view)


async def _drawn(
    live: LiveTable, reader: Seat | None, maps: StepMaps, beats: Sequence[Beat], steps: Sequence[ReplayStep]
) -> ReplayStep:
    if not beats[-1].saved:
        return ReplayStep(tuple(beats), -1)
    shown, words = title_of_game(live.played), live.words
    view = live.game.view(unpacked_position(live.game, beats[-1].saved), reader)
    is_new = not steps or any(beat.drawn for beat in beats)
    alt = await maps.add_map(view) if is_new else steps[-1].alt
    status = tuple(
        text_without_markdown(line) for line in shown.status_lines(view, words) if text_without_markdown(line)
    )
    hand = (
        tuple(text_without_markdown(line) for line in shown.hand_lines(view, words) if text_without_markdown(line))
        if reader is not None
        else ()
    )
    return ReplayStep(tuple(beats), len(maps) - 1, alt, status, hand, rows_by_place(_places(live, view)))


# The page


class _Packed(msgspec.Struct, frozen=True):
    """The maps of a page: as pictures in squares, as data, or none. grows: bytes that come with each map but the
    first."""

    squares: PackedMaps | None = None
    stands: PackedStands | None = None
    grows: float = 0.0


def replay_page_within_limit(made: Made, *, language: str, limit: int = LIMIT) -> bytes:
    """Return the page, of `limit` bytes at most: where all maps and lines take more, some are left out, the detail of
    the ground first (`fitting`)."""
    steps, in_detail = list(made.steps), True
    written, packed = _written(made, steps, language)
    if len(written) > limit and made.standing is not None:
        in_detail = False
        written, packed = _written(made, steps, language, in_detail=in_detail)
    while len(written) > limit and packed.grows and len(steps) > LEAST:
        share = 0.99 - (len(written) - limit) / packed.grows
        steps = fewer_maps(steps, made.standing or made.maps, share, LEAST)
        written, packed = _written(made, steps, language, in_detail=in_detail)
    if len(written) <= limit:
        return written

    def cut_so(cut: Cut) -> bytes:
        return replay_page(_data(made, steps, packed, cut), language)

    return cut_so(smallest_fitting_cut(len(made.seen.chapters), lambda cut: len(cut_so(cut)) <= limit))


def _written(
    made: Made, steps: Sequence[ReplayStep], language: str, *, in_detail: bool = True
) -> tuple[bytes, _Packed]:
    packed = _packed(made, map_numbers_of_steps(steps), in_detail=in_detail)
    return replay_page(_data(made, steps, packed), language), packed


def _packed(made: Made, kept: Sequence[int], *, in_detail: bool) -> _Packed:
    """Return the maps with these numbers as a page has them."""
    if not kept:
        return _Packed()
    if made.standing is not None:
        stands = made.standing.pack_maps(kept, in_detail=in_detail)
        return _Packed(stands=stands, grows=BASE64 * made.standing.size_of_later_maps(kept))
    squares = made.maps.pack_maps(kept)
    ground = groundless_point_map(made.places, (squares.width, squares.heights[0]))
    bare = PackedStands((ground,), (), (), (), tuple([Stand(0)] * len(kept)), {})
    return _Packed(squares, bare, BASE64 * sum(map(len, squares.sheets[1:])) or 1)


class _Texts:
    """Texts that stand in a page once each."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def of(self, said: str) -> int:
        """Return the number of a text."""
        return self.numbers.setdefault(said, len(self.numbers))


def _data(made: Made, steps: Sequence[ReplayStep], packed: _Packed, cut: Cut = WHOLE) -> dict[str, Any]:
    """Return all that the page shows, as plain data. Nothing of a position is in it but what is listed here."""
    live, seen, texts = made.live, made.seen, _Texts()
    sides = list(seen.rounds[-1].end) if seen.rounds else []
    kept = map_numbers_of_steps(steps)
    near = CloseView(made.places, steps, lambda side: _colours(made, side), lambda colour: _worn(made, colour))
    shown = [{**_step(step, texts, sides, kept, cut), **near.close_view_of_step(step)} for step in steps]
    found = {
        "game": text_without_markdown(live.words.name(live.row.game)),
        "table": live.row.id,
        "name": unmarked_text(live.row.name),
        "result": _result(made),
        "reader": _name(live, made.reader),
        "over": are_secrets_out(live),
        "players": [unmarked_text(live.words.seat(seat.seat)) for seat in live.row.seats],
        "sides": [{"name": unmarked_text(side_name(live.words, side)), **_colours(made, side)} for side in sides],
        "rounds": [one.number for one in seen.rounds],
        "chapters": [unmarked_text(label) for label in seen.chapters],
        "charts": [_chart(chart) for chart in _charts(made)],
        "cut": _left_out(made, cut),
        "steps": shown,
        "places": near.places,
        "rows": near.all_lines_said_of_places,
        "texts": list(texts.numbers),
        "dice": _dice_words(made),
        "maps": packed.squares,
        "stands": packed.stands,
        "play_on": _play_on(made, steps),
    }
    return {**found, "signs": drawn_signs(live.played, live.words, texts_in(found))}


def _play_on(made: Made, steps: Sequence[ReplayStep]) -> list[str]:
    """Return by step the command that plays on from it, of a game that is over: of one that runs nothing may tell how
    many decisions lie between two steps."""
    row, own = made.live.row, [step.beats[-1].decision for step in steps]
    if row.status not in WITHIN or min(own, default=-1) < 0:
        return []
    return [play_on_command_line(row.id, decision) for decision in own[:-1]]


def _result(made: Made) -> str:
    live = made.live
    over = live.state is not None and live.game.outcome(live.state) is not None
    return text_without_markdown(winner_headline(live)) if over else ""


def _name(live: LiveTable, seat: Seat | None) -> str:
    return unmarked_text(live.words.seat(seat)) if seat is not None else ""


def _colours(made: Made, side: str) -> dict[str, str]:
    """Return a side's colour on the page's light and on its dark ground, there as much lighter as it takes to be seen;
    "" for one that has none."""
    ink = title_of_game(made.live.played).chart_colour(side)
    if ink is None:
        return dict.fromkeys(SHEETS, "")
    colour = _worn(made, (ink >> 16, ink >> 8 & 0xFF, ink & 0xFF))
    return {name: "#" + bytes(readable_ink(colour, ground, SIGN_LEAST)).hex() for name, ground in SHEETS.items()}


def _worn(made: Made, colour: Colour) -> Colour:
    """Return a colour in the palette of the page."""
    if made.palette in PALETTES and made.palette != "dark":  # which the page has of itself
        return colour_in_palette(made.palette, colour)
    return colour


def _charts(made: Made) -> Sequence[LineChart]:
    rounds = made.seen.rounds
    known = standing_charts(made.live, rounds, made.seen.happened) if rounds and rounds[-1].end else ()
    return (*known, *(win_chance_charts(made.live, rounds) if rounds else ()))


def _chart(chart: LineChart) -> dict[str, Any]:
    lines = [{"name": line.name, "values": list(line.values)} for line in chart.lines]
    return {"title": text_without_markdown(chart.title), "first": chart.first, "lines": lines}


def _left_out(made: Made, cut: Cut) -> dict[str, Any] | None:
    chapters = made.seen.chapters[: cut.chapters]
    return (
        {"first": unmarked_text(chapters[0]), "last": unmarked_text(chapters[-1]), "small": cut.small}
        if chapters
        else None
    )


def _step(step: ReplayStep, texts: _Texts, sides: Sequence[str], kept: Sequence[int], cut: Cut) -> dict[str, Any]:
    last, lines = step.beats[-1], cut.lines_of(step)
    return {
        "map": kept.index(step.map) if step.map >= 0 else -1,
        "chapter": last.chapter,
        "round": last.round,
        "gap": any(beat.gap for beat in step.beats),
        "lines": [texts.of(line.said) for line in lines],
        "cut": len(lines) < len(step.lines),
        "dice": {n: list(line.dice) for n, line in enumerate(lines) if line.dice},
        "standing": [last.standing.get(side, 0) for side in sides],
        "hopes": [last.hopes.get(side, 0) for side in sides] if last.hopes else [],
        "alt": texts.of(step.alt),
        "status": [texts.of(said) for said in step.status],
        "hand": [texts.of(said) for said in step.hand],
    }


def _dice_words(made: Made) -> dict[str, str]:
    """Return by each die with its face, as lines name them, the symbol that stands for it."""
    words = made.live.words
    found = {die for beat in made.seen.beats for line in beat.lines for die in line.dice}
    return {
        die: unmarked_text(words.symbol(f"die_{die}")) if words.has_words(f"sign.die_{die}") else die
        for die in sorted(found)
    }


# The film


def film_of(made: Made, *, theme: str = "light", limit: int = FILM_LIMIT) -> Picture | None:
    """Return the film of the maps; None where there is none. `FilmTooLongError` where it cannot be made small."""
    shown: list[tuple[int, str]] = []
    for step in made.steps:
        if step.map >= 0 and (not shown or shown[-1][0] != step.map):
            shown.append((step.map, unmarked_text(made.seen.chapters[step.beats[-1].chapter])))
    if not shown:
        return None
    alt = made.live.words("replay.film_alt", name=made.live.row.name)
    return replay_film(made.maps, shown, alt, theme=theme, palette=made.palette, limit=limit)
