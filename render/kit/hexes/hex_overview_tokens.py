"""What moves on the whole map: letters of a list, counted armies, what stands in off-map boxes; cities of insets.

On the sheet each side's stacks are counted by province and stand in what room the names leave. In an inset every hex
has its own counter, in its place, and names of cities take what room is left.
"""

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass, field

from render.drawing import fonts, labels
from render.drawing.labels import Label
from render.drawing.projection import Point
from render.drawing.style import MIN_TYPE, WEIGHT, Theme
from render.kit import boxes
from render.kit.boxes import OffMap
from render.kit.hexes.hex_canvas import MAIN, Canvas
from render.kit.hexes.hex_crop import mark_stamp, stack_counter
from render.kit.hexes.hex_data import City, HexMapOptions, HexPosition, HexStack
from render.kit.hexes.hex_type import level_label
from render.layout.leader_lines import LeaderPlanner
from render.layout.occupancy import OccupancyGrid, box_around_place, first_free, places_around_heart
from render.layout.scene import Leader, Scene, Stamp

COUNTER, BADGE, MARK = 68, WEIGHT.badge, 44
REACH = 330  # pixels that a token may hang from where it belongs
NEAR = 30  # pixels from its place at which a token needs no leader
NAMED = 180  # pixels that the name of a larger city may hang from it
TRIED = 60  # free places that are compared


@dataclass(frozen=True)
class _Army:
    """Stacks of one side that are shown as one counter, where the strongest of them stands."""

    sheet: int
    heart: Point
    side: int
    stacks: list[HexStack] = field(default_factory=list)

    @property
    def strength(self) -> int:
        """All their strength."""
        return sum(stack.strength for stack in self.stacks)


@dataclass
class _Layout:
    """A scene in the making: the room that is left on each sheet, and the leaders that cross it."""

    scene: Scene
    rooms: list[OccupancyGrid]
    planner: LeaderPlanner
    made: Canvas
    theme: Theme


def lay_out(
    scene: Scene, rooms: list[OccupancyGrid], made: Canvas, position: HexPosition, options: HexMapOptions, theme: Theme
) -> None:
    """Add all that moves to a scene. rooms: what is free on the sheet and on each inset, by their numbers."""
    planner = LeaderPlanner([label.box for label in scene.labels], [(one.start, one.end) for one in scene.leaders])
    on = _Layout(scene, rooms, planner, made, theme)
    armies = sorted(_armies(made, position), key=lambda one: -one.strength)
    for army in armies:
        if army.sheet != MAIN:
            _place(on, army)
    _letters(on, options)
    _marks(on, position)
    led = [army for off in made.chart.field.boxes for army in _boxed(on, off, position)]
    for army in [*armies, *led]:
        if army.sheet == MAIN:
            _place(on, army)
    _cities(on)


def _letters(on: _Layout, options: HexMapOptions) -> None:
    for number, letter in options.letters.items():
        if not on.made.has_place(number):
            continue
        sheet, (x, y) = on.made.sheet_and_middle_of_hex(number)
        spots = ((x, y), *places_around_heart((x, y), REACH))
        spot = first_free(on.rooms[sheet], spots, BADGE * 0.72, BADGE * 0.72) or (x, y)
        if math.dist(spot, (x, y)) > 24:
            on.scene.leaders.append(Leader(spot, (x, y), on.theme.ink, on.theme.halo, 2))
        on.scene.stamps.append(Stamp(*spot, BADGE, "badge", (letter, on.theme)))
        on.rooms[sheet].mark_box_taken(box_around_place(spot, BADGE * 0.72, BADGE * 0.72))


def _marks(on: _Layout, position: HexPosition) -> None:
    for one in position.marks:
        if not on.made.has_place(one.cell):
            continue
        sheet, (x, y) = on.made.sheet_and_middle_of_hex(one.cell)
        spots = (
            (x + 26, y + 22),
            (x - 26, y + 22),
            (x + 26, y - 22),
            (x - 26, y - 22),
            *places_around_heart((x, y), REACH),
        )
        spot = first_free(on.rooms[sheet], spots, MARK * 0.8, MARK * 0.8) or (x, y)
        if math.dist(spot, (x, y)) > MARK:
            on.scene.leaders.append(Leader(spot, (x, y), on.theme.ink, on.theme.halo, 2))
        on.scene.stamps.append(mark_stamp(on.theme, spot, MARK, one))
        on.rooms[sheet].mark_box_taken(box_around_place(spot, MARK * 0.8, MARK * 0.8))


def _cities(on: _Layout) -> None:
    """Name the cities of insets, the greatest first, each where there is room beside it or what stands there."""
    found = [(city, *on.made.sheet_and_middle_of_hex(city.cell)) for city in on.made.chart.field.cities]
    inner = sorted((one for one in found if one[1] != MAIN), key=lambda one: (-one[0].size, one[0].cell))
    for city, sheet, (x, y) in inner:
        room, cut = on.rooms[sheet], fonts.STRONG if city.size > 1 else fonts.TEXT
        half = labels.least_width(city.name, cut, MIN_TYPE, 0.02) / 2
        near = ((x + dx, y + dy) for dx, dy in _beside(half))
        label = next(
            (one for one in (_city_name(on, city, cut, place) for place in near) if room.is_free(one.box)), None
        )
        if label is None and city.size > 1:
            label = _led(on, city, cut, (x, y), room)
        if label is not None:
            on.scene.labels.append(label)
            on.planner.boxes.append(label.box)
            room.mark_box_taken(label.box)


def _city_name(on: _Layout, city: City, cut: str, place: Point) -> Label:
    return level_label(city.name, cut, MIN_TYPE, place, on.theme.ink, on.theme, 0.02)


def _led(on: _Layout, city: City, cut: str, heart: Point, room: OccupancyGrid) -> Label | None:
    """Return a city's name further off, where its leader crosses least, and add the leader; None if nothing is free."""
    free = (_city_name(on, city, cut, place) for place in places_around_heart(heart, NAMED))
    found: list[tuple[float, int, Label, Point]] = []
    for label in itertools.islice((one for one in free if room.is_free(one.box)), TRIED):
        left, top, right, bottom = label.box
        start = (min(max(heart[0], left), right), top if top > heart[1] else bottom)
        cost = on.planner.leader_cost((start, heart), label.box)
        found.append((cost, len(found), label, start))
    if not found:
        return None
    _, _, label, start = min(found, key=lambda one: one[:2])
    on.scene.leaders.append(Leader(start, heart, on.theme.ink, on.theme.halo, 2, city.name))
    on.planner.lines.append((start, heart))
    return label


def _beside(half: float) -> Iterator[Point]:
    """Yield where a name so wide (half of it) may stand beside its city's dot, then beside a counter on it."""
    for far, over, under in ((14, -16, 36), (COUNTER / 2 + 6, -COUNTER / 2 - 6, COUNTER / 2 + 26)):
        yield from ((half + far, 9), (-half - far, 9), (0, under), (0, over))
        yield from ((dx, dy) for dx in (half / 2, -half / 2, half, -half) for dy in (under, over))


def _armies(made: Canvas, position: HexPosition) -> list[_Army]:
    """Return each side's stacks counted by province on the sheet, and by hex in the insets."""
    counted: dict[tuple[int, str, int], _Army] = {}
    for stack in sorted(position.stacks, key=lambda one: -one.strength):
        if made.off_map_box(stack.cell) is None:
            sheet, place = made.sheet_and_middle_of_hex(stack.cell)
            where = stack.cell if sheet != MAIN else made.chart.cells[stack.cell].province or stack.cell
            counted.setdefault((sheet, where, stack.side), _Army(sheet, place, stack.side)).stacks.append(stack)
    return list(counted.values())


def _boxed(on: _Layout, off: OffMap, position: HexPosition) -> list[_Army]:
    """Put what stands in an off-map box into it in rows: each stack, or each side as one counter where there is no room
    for all; return the armies that found no room even so."""
    here = [stack for stack in position.stacks if stack.cell == off.id]
    middle = on.made.middle_of_hex(off.id)
    armies = [_Army(MAIN, middle, stack.side, [stack]) for stack in here]
    if len(boxes.token_row_places(off, [(COUNTER, COUNTER)] * len(armies))) < len(armies):
        sides = sorted({stack.side for stack in here})
        armies = [_Army(MAIN, middle, side, [stack for stack in here if stack.side == side]) for side in sides]
    places = boxes.token_row_places(off, [(COUNTER, COUNTER)] * len(armies))
    for army, place in zip(armies, places, strict=False):
        on.scene.panel_stamps.append(_stamp(on, army, place))
    return armies[len(places) :]


def _stamp(on: _Layout, army: _Army, place: Point) -> Stamp:
    stacks = army.stacks
    alone = stacks[0].glyph if len(stacks) == 1 else ""
    return stack_counter(on.theme, place, (COUNTER, COUNTER), army.side, army.strength, _counters(on.made, army), alone)


def _counters(made: Canvas, army: _Army) -> int:
    """Return how many counters an army is said to have: of a province how many stacks, else how many lie in them."""
    if army.sheet == MAIN and made.off_map_box(army.stacks[0].cell) is None:
        return len(army.stacks)
    return sum(stack.counters for stack in army.stacks)


def _place(on: _Layout, army: _Army) -> None:
    """Put a counter where its army stands, or in a free place near by on a leader."""
    room, size = on.rooms[army.sheet], (COUNTER, COUNTER)
    spots = [army.heart, *places_around_heart(army.heart, REACH)]
    fine = [spot for spot in spots if room.is_free(box_around_place(spot, *size))][:TRIED]
    spot = min(
        fine, key=lambda p: on.planner.leader_cost((p, army.heart), box_around_place(p, *size)), default=army.heart
    )
    if math.dist(spot, army.heart) > NEAR:
        on.scene.leaders.append(Leader(spot, army.heart, on.theme.ink, on.theme.halo, 2))
        on.planner.lines.append((spot, army.heart))
    stamp = _stamp(on, army, spot)
    on.scene.stamps.append(stamp)
    room.mark_box_taken(stamp.box)
    on.planner.boxes.append(stamp.box)
