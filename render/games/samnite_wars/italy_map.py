"""Samnite Wars: what stands on the map of Italy, from a view."""

from collections.abc import Iterable, Mapping
from functools import cache
from threading import Lock
from typing import Any

from PIL import Image

import data
from engine.games.samnite_wars.view import SamniteView
from render import picture
from render.drawing import fonts, labels
from render.drawing.projection import Point, projection_to_fit
from render.drawing.style import MIN_TYPE, REFERENCE_WIDTH, THEMES, TYPE, WEIGHT, Theme
from render.games.samnite_wars import GAME_ID, alt, cards, panels
from render.games.samnite_wars.map_options import MapOptions, public_view
from render.layout import placing, scene
from render.layout.scene import Arrow, Scene, Stamp, Wash
from render.picture import Picture
from render.plates import borders, ground_plate, plate_cache
from render.words import Entries, Words, say_message

SIZE = (REFERENCE_WIDTH, 1590)
PARTS = {"north": (160.0, 100.0, 1060.0, 1000.0), "south": (600.0, 560.0, 1520.0, 1460.0)}  # of the large form
CROP = (760, 700)


@cache
def geography_sheet() -> ground_plate.Sheet:
    """Return the geography of the game: the same for every table."""
    raw = data.load_game_data(GAME_ID, "map")
    west, south, east, north = raw["extent"]
    tints = {region: int(one["tint"]) for region, one in raw["regions"].items()}
    return ground_plate.Sheet(
        projection_to_fit((west, south, east, north), *SIZE), borders.build_border_network(raw), tints
    )


@cache
def token_places_by_region() -> dict[str, tuple[Point, ...]]:
    """Return the middles of each region's token places on the canvas."""
    project = geography_sheet().projection
    out = {}
    for region, one in data.load_game_data(GAME_ID, "map")["regions"].items():
        spots = one["token"] if isinstance(one["token"][0], list) else [one["token"]]
        out[region] = tuple(project.project_point(lon, lat) for lon, lat in spots)
    return out


@cache
def region_outlines() -> dict[str, list[list[Point]]]:
    """Return each region's outlines on the canvas."""
    return {
        region: [geography_sheet().projection.project_line(ring) for ring in rings]
        for region, rings in geography_sheet().network.outlines.items()
    }


def region_middle(region: str) -> Point:
    """Return the middle of a region's token places."""
    spots = token_places_by_region()[region]
    return spots[len(spots) // 2]


_plates: dict[str, tuple[ground_plate.Plate, Image.Image]] = {}
_drawing = Lock()


def settled_plate(theme: str) -> tuple[ground_plate.Plate, Image.Image]:
    """Return the drawn plate of a theme and the palette that fits it; read or drawn once a process."""
    with _drawing:
        if theme not in _plates:
            _plates[theme] = plate_cache.load_or_draw(GAME_ID, geography_sheet(), THEMES[theme], lambda: _drawn(theme))
        return _plates[theme]


def warm_theme_plate(theme: str) -> None:
    """Draw a theme's plate and choose the cards' colours."""
    settled_plate(theme)
    cards.card_palette(theme)


def _drawn(theme: str) -> tuple[ground_plate.Plate, Image.Image]:
    drawn = ground_plate.draw_plate(geography_sheet(), THEMES[theme])
    palette = _palette(drawn)
    drawn.reduce_to_palette(palette)  # Rome is the only power with a livery, and the palette has asked for its wash
    return drawn, palette


def _palette(drawn: ground_plate.Plate) -> Image.Image:
    """Choose the colours from a plate that shows everything at once: half washed, panels, shields, coins, arrows."""
    theme = drawn.theme
    washed = drawn.plate_under_wash(theme.control, "bend")
    tiles = [drawn.free.resize((400, 400))]
    for box, _ in drawn.masks.values():  # each region weighs the same, however small
        tiles += [
            plate_image.crop(box).resize((200, 200), Image.Resampling.NEAREST) for plate_image in (drawn.free, washed)
        ]
    swatch = Image.new("RGB", (REFERENCE_WIDTH, 300), theme.panel)
    flat = [theme.ink, theme.gold, theme.gold_ink, theme.control, theme.control_ink, theme.glow, theme.panel_edge]
    flat += [
        theme.token,
        theme.glyph,
        theme.badge,
        theme.badge_ink,
        theme.faint,
        theme.halo,
        *(player.colour for player in theme.players),
    ]
    for number, colour in enumerate(flat):
        swatch.paste(colour, (number * 80, 0, number * 80 + 80, 150))
        for step in range(6):  # the in-between tones of letters on paper
            tone = tuple(round(a + (b - a) * step / 6) for a, b in zip(colour, theme.panel, strict=True))
            swatch.paste(tone, (number * 80 + step * 13, 150, number * 80 + step * 13 + 13, 300))
    joined = Image.new("RGB", (REFERENCE_WIDTH, 1100), theme.panel)
    for number, tile in enumerate([*tiles[1:], tiles[0]]):
        joined.paste(tile, (number % 8 * 200, number // 8 * 200))
    joined.paste(swatch, (0, 800))
    return picture.fitted_palette(joined, care=1)


def draw_map(view: SamniteView, names: Mapping[str, str], **options: Any) -> Picture:
    """Draw the map, or a crop of it; names: what each seat is called; options: the other fields of `MapOptions`."""
    return draw_italy_map(view, MapOptions(names, **options))


def map_alt_text(view: SamniteView, names: Mapping[str, str], **options: Any) -> str:
    """Return what the alt text of the map says, which takes what `draw_map` takes."""
    return alt.samnite_map(public_view(view), MapOptions(names, **options))


def draw_italy_map(view: SamniteView, options: MapOptions) -> Picture:
    """Draw the map, or a crop of it."""
    view = public_view(view)
    drawn, colours = settled_plate(options.theme)
    window = _window(view, options)
    laid = map_scene(view, options)
    image = scene.paint_scene(drawn, laid, window)
    kind = "map" if window is None else "detail"
    words = alt.samnite_map(view, options)
    width = options.width if window is None else 0
    parts = [(say_message(options.words, f"part.{part}"), box) for part, box in PARTS.items()] if window is None else []
    whole = laid.boxes_not_to_cut(window)
    return picture.encode_picture(image, kind, words, colours, width, type_size=MIN_TYPE, whole=whole, parts=parts)


def map_scene(view: SamniteView, options: MapOptions) -> Scene:
    """Place everything that lies on the plate."""
    theme = THEMES[options.theme]
    out = Scene()
    cropped = options.crop is not None
    out.washes = [Wash(one.region, theme.control, "bend") for one in view.regions if one.controlled]
    out.labels = list(map_labels(options.theme, options.words, "event" if view.event or view.combat else ""))
    for one in view.regions:
        out.stamps.extend(_tokens(one.region, one.tokens, one.needed, theme))
    if view.combat is not None:
        out.glows.append(view.combat.region)
        out.arrows.extend(_arrows(view, theme))
    out.glows.extend(region for region in changed_regions(view, options.before) if region not in out.glows)
    if not cropped:
        panels.add_panels(out, view, options, theme)
    _letter(out, options.lettered, theme)
    return out


def changed_regions(view: SamniteView, before: SamniteView | None) -> list[str]:
    """Return the regions whose tokens differ from an earlier view."""
    if before is None:
        return []
    old = {one.region: one.tokens for one in before.regions}
    return [one.region for one in view.regions if old.get(one.region) != one.tokens]


@cache
def _lay_labels(theme_name: str, entries: Entries, quiet: str) -> tuple[labels.Label, ...]:
    theme, raw, project = THEMES[theme_name], data.load_game_data(GAME_ID, "map"), geography_sheet().projection
    words = dict(entries)
    out = []
    for region, one in raw["regions"].items():
        path = project.project_line([(lon, lat) for lon, lat in one["label"]])
        text = say_message(words, f"name.{region}").upper()
        size = int(one.get("size", TYPE.region))
        text, size = labels.fit_along_path(text, fonts.TITLE, size, path, min(size, TYPE.small))
        out.append(
            labels.lay_text_along_path(text, fonts.TITLE, size, path, theme.ink, theme.halo, WEIGHT.halo, spread=0.5)
        )
    for sea in raw["seas"]:
        if quiet and sea.get("unless") == quiet:
            continue
        path = project.project_line([(lon, lat) for lon, lat in sea["line"]])
        text = say_message(words, f"sea.{sea['name']}")
        out.append(
            labels.lay_text_along_path(
                text, fonts.ITALIC, int(sea["size"]), path, theme.sea_ink, theme.sea_halo, spread=0.35
            )
        )
    for land in raw["lands"]:
        path = project.project_line([(lon, lat) for lon, lat in land["line"]])
        text = say_message(words, f"land.{land['name']}").upper()
        out.append(
            labels.lay_text_along_path(text, fonts.CAPITALS, TYPE.land, path, theme.faint, theme.halo, spread=0.5)
        )
    return tuple(out)


def map_labels(theme: str, words: Words, quiet: str) -> tuple[labels.Label, ...]:
    """Return every name on the map; they change only with the language."""
    return _lay_labels(theme, tuple(sorted(words.items())), quiet)


def _tokens(region: str, tokens: int, needed: int, theme: Theme) -> Iterable[Stamp]:
    """One place, or the Samnites' three in a row: an eagle where a token lies, a dotted ring where none does."""
    size = WEIGHT.token if needed == 1 else WEIGHT.token_small
    for number, (x, y) in enumerate(token_places_by_region()[region][:needed]):
        if number < tokens:
            yield Stamp(x, y, size, "disc", (theme.token, theme.gold, "eagle", theme.glyph))
        else:
            yield Stamp(x, y, size, "place", (theme.faint, theme.halo))


def _arrows(view: SamniteView, theme: Theme) -> Iterable[Arrow]:
    """From Rome to the region that it attacks, or from the enemy to Rome; a revolt at Rome itself has none."""
    combat = view.combat
    if combat is None:
        return
    rome = region_middle(data.load_game_data(GAME_ID, "regions")["home"])
    there = region_middle(combat.region)
    if rome == there:
        return
    if combat.rome_attacks:
        yield Arrow(_toward(rome, there, 40), _toward(there, rome, 40), theme.control_ink, theme.halo, WEIGHT.arrow)
    else:
        yield Arrow(_toward(there, rome, 36), _toward(rome, there, 40), theme.ink, theme.halo, WEIGHT.arrow)


def _toward(start: Point, end: Point, by: float) -> Point:
    length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5 or 1.0
    return start[0] + (end[0] - start[0]) * by / length, start[1] + (end[1] - start[1]) * by / length


def _letter(out: Scene, lettered: Mapping[str, str], theme: Theme) -> None:
    taken = [box for _, box in out.boxes()]
    for region, letter in lettered.items():
        given = data.load_game_data(GAME_ID, "map")["regions"][region].get("letter")
        spot = geography_sheet().projection.project_point(*given) if given else _room(region, taken)
        stamp = Stamp(*spot, WEIGHT.badge, "badge", (letter, theme))
        out.stamps.append(stamp)
        taken.append(stamp.core)


def _room(region: str, taken: list[labels.Box]) -> Point:
    rings = region_outlines()[region]
    return placing.room_near(
        region_middle(region),
        WEIGHT.badge,
        WEIGHT.token,
        taken,
        lambda point: any(borders.is_inside_ring(ring, point) for ring in rings),
    )


def _window(view: SamniteView, options: MapOptions) -> tuple[int, int, int, int] | None:
    """Return the part that a crop shows: a region, or all that changed, with the whole combat."""
    if options.crop is None:
        return None
    focus = {options.crop} if options.crop in token_places_by_region() else set(changed_regions(view, options.before))
    focus |= set(options.lettered)  # what is offered must be seen to be chosen
    if view.combat is not None:
        focus |= {view.combat.region, "latins"}
    if not focus:
        return None
    drawn, _ = settled_plate(options.theme)
    names = {say_message(options.words, f"name.{region}").upper() for region in focus}
    shown: list[labels.Box] = [drawn.masks[region][0] for region in sorted(focus)]
    named = [(label.text.removesuffix(labels.CUT), label.box) for label in map_labels(options.theme, options.words, "")]
    shown += [box for text, box in named if any(name.startswith(text) for name in names)]
    return placing.window_around_boxes(shown, SIZE, 40, CROP)


assert TYPE.small >= MIN_TYPE  # noqa: S101 - the style page keeps its own promise
