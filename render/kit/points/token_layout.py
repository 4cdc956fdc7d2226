"""Where tokens are drawn: letters, sieges and stacks, in a free place beside their node or further off on a leader.

Where a node has more stacks than there is room for, those of one side are merged into one token: their numbers are
added up, and "+n" counts the commanders that are not named.
"""

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from render.drawing import fonts, pieces
from render.drawing.labels import Box
from render.drawing.projection import Point
from render.drawing.style import Colour, Theme, colour_from_hex
from render.kit import boxes
from render.kit.points import node_layout
from render.kit.points.declared import PointMap, PointMapOptions, PointMark, PointPosition, PointSide, PointStack
from render.kit.points.names import NODE_COUNTS, THROUGH, Ground, nearest_box_point, node_rim_point
from render.kit.points.node_layout import MAIN, NODE, Spot
from render.layout.leader_lines import Found, LeaderPlanner
from render.layout.occupancy import OccupancyGrid, box_around_place, places_around_heart
from render.layout.scene import Leader, Stamp

BANNER, RIBBON, LETTER, SIEGE = 58, 40, 54, 42  # pixels high
OVER = 8  # pixels that a ribbon lies under its banner
LONGEST = 156  # pixels of a commander's name
GAPS = (4.0, 10.0, 18.0, 27.0)  # pixels between a node and what stands beside it
SHORT = 3  # letters of a commander who is cut short
FAR = 900  # where it is very full
APART, FURTHER = 30, 120  # pixels between two places that are tried further off, and how many are
KEPT = 6000  # lists of places that are kept for a map
TUCKED = 14  # pixels that a leader begins under its token
SHORTLY = 190  # pixels that a token is led away rather than lose its name
CLEARLY: Found = (THROUGH * NODE_COUNTS + 5.0, ((0.0, 0.0), (0.0, 0.0)))  # how badly: it ends in its own node
REACH = 330  # pixels that a token may be led away
TURNS = tuple(
    i * math.tau / 24 for i in (0, 12, 18, 6, 3, 21, 9, 15, 1, 23, 11, 13, 19, 17, 5, 7, 2, 22, 10, 14, 4, 20, 8, 16)
)


@dataclass(frozen=True)
class Token:
    """A token in its place. what: a stack's id, "siege NODE", "letter NODE" or "mark NUMBER NODE". sheet: the number of
    an inset, or MAIN. leader: the line to its node, if it does not stand beside it."""

    what: str
    node: str
    sheet: int
    box: Box
    stamps: tuple[Stamp, ...]
    leader: tuple[Point, Point] | None = None


@dataclass(frozen=True)
class TokenForm:
    """One way to draw a token: its size, and its parts with places relative to its middle."""

    size: tuple[float, float]
    parts: tuple[Stamp, ...]

    def stamps_around_place(self, place: Point) -> tuple[Stamp, ...]:
        """Return its stamps round a place."""
        return tuple(
            Stamp(place[0] + one.x, place[1] + one.y, one.size, one.kind, one.args, one.high) for one in self.parts
        )


@dataclass(frozen=True)
class UnplacedToken:
    """A token that has no place yet, and the ways to draw it: the full one, then shorter ones for crowded places.
    telling: how many of them say a name; rather than lose it the token stands off, on a short leader that disturbs
    nothing. whole: how many of these say all of it, and rather than cut it the token stands off too."""

    what: str
    node: str
    forms: tuple[TokenForm, ...]
    telling: int = 0
    whole: int = 0


def side_colour(side: PointSide, theme: Theme) -> Colour:
    """Return a side's colour on a theme."""
    return colour_from_hex(side.dark or side.colour) if theme.name == "dark" else colour_from_hex(side.colour)


class CrowdedError(ValueError):
    """There is no free place for a token of a node. what: as in `Token`."""

    def __init__(self, what: str, node: str) -> None:
        super().__init__(f"no room for {what} at {node}")
        self.what, self.node = what, node


def lay_out_tokens(
    board: PointMap, ground: Ground, position: PointPosition, options: PointMapOptions, theme: Theme
) -> list[Token]:
    """Return every token in its place: letters first, since they must be near their nodes, then sieges and marks, then
    stacks, those without a name first. Where there is no room, stacks of one side on that node are merged; CrowdedError
    if that does not help."""
    stacks = position.stacks
    while True:
        try:
            return _lay_out(board, ground, replace(position, stacks=stacks), options, theme)
        except CrowdedError as crowded:
            fewer = merge_stacks(stacks, crowded.node, crowded.what)
            if fewer == stacks:
                raise
            stacks = fewer


def merge_stacks(stacks: tuple[PointStack, ...], node: str, what: str = "") -> tuple[PointStack, ...]:
    """Return the stacks with some of one side on a node merged into one.

    what: the id of the stack that found no room: it, the one before it and all after it of its side are merged. If it
    is not the id of a stack, or that stack is its side's first, the last two of the side that has most there are. Where
    no side has two stacks on the node, the same stacks are returned. A number unknown to the viewer makes the sum
    unknown.

    >>> a = PointStack(id="a", node="n", side="s", count=3, commander="Bo")
    >>> b = PointStack(id="b", node="n", side="s", count=2)
    >>> merge_stacks((a, b), "n")[0].count
    5
    """
    sides: dict[str, list[PointStack]] = {}
    for one in stacks:
        if one.node == node:
            sides.setdefault(one.side, []).append(one)
    here = max(sides.values(), key=lambda found: (any(one.id == what for one in found[1:]), len(found)), default=[])
    if len(here) < 2:
        return stacks
    crowded = next((number for number, one in enumerate(here) if number and one.id == what), len(here) - 1)
    joined = here[crowded - 1 :]
    counts = [one.count for one in joined if one.count is not None]
    named = [one.commander for one in joined if one.commander]
    both = replace(
        joined[0],
        count=sum(counts) if len(counts) == len(joined) else None,
        commander=named[0] if named else "",
        more=sum(one.more for one in joined) + max(0, len(named) - 1),
    )
    gone = {one.id for one in joined[1:]}
    return tuple(both if one.id == both.id else one for one in stacks if one.id not in gone)


def _lay_out(
    board: PointMap, ground: Ground, position: PointPosition, options: PointMapOptions, theme: Theme
) -> list[Token]:
    sides = {side.id: side for side in board.sides}
    wanted = [_letter(node, letter, theme) for node, letter in options.letters.items()]
    wanted += [_siege(node, level, theme) for node, level in position.sieges.items() if level]
    wanted += [_mark(number, one, sides, theme) for number, one in enumerate(position.marks)]
    stacks = [_stack(one, sides[one.side], theme) for one in position.stacks]
    wanted += sorted(stacks, key=lambda one: one.telling > 0)  # what says no name needs its place beside its node
    rooms = {sheet: room.copy() for sheet, room in ground.rooms.items()}
    planner = {
        sheet: LeaderPlanner([*one.boxes], [*one.lines], one.blocked, one.tried)
        for sheet, one in ground.planner.items()
    }
    out, crowd = _boxed(board, wanted)
    for one in wanted:
        spot = ground.sheets.spots.get(one.node) or crowd.get(one.what)
        if spot is None:
            continue
        token = _placed(one, spot, rooms, planner, ground)
        rooms[token.sheet].mark_box_taken(token.box)
        planner[token.sheet].boxes.append(token.box)
        if token.leader:
            planner[token.sheet].lines.append(token.leader)
        out.append(token)
    return out


def _boxed(board: PointMap, wanted: Sequence[UnplacedToken]) -> tuple[list[Token], dict[str, Spot]]:
    """Return the tokens of off-map boxes, set in rows, in their short form if more fit so; and, for tokens that do not
    fit, by their `what` the spot of the box that their leader starts from."""
    out: list[Token] = []
    crowd: dict[str, Spot] = {}
    for off in board.boxes:
        here = [one for one in wanted if one.node == off.id]
        looks = ([one.forms[0] for one in here], [one.forms[-1] for one in here])
        forms = max(looks, key=lambda forms: len(boxes.token_row_places(off, [form.size for form in forms])))
        places = boxes.token_row_places(off, [form.size for form in forms])
        for one, form, place in zip(here, forms, places, strict=False):
            out.append(
                Token(one.what, off.id, MAIN, box_around_place(place, *form.size), form.stamps_around_place(place))
            )
        left, top, right, bottom = off.box
        middle = ((left + right) / 2, (top + bottom) / 2)
        for one in here[len(places) :]:
            crowd[one.what] = Spot(off.id, MAIN, *middle, round(bottom - top), middle)
    return out, crowd


def _placed(
    one: UnplacedToken,
    spot: Spot,
    rooms: Mapping[int, OccupancyGrid],
    planner: Mapping[int, LeaderPlanner],
    ground: Ground,
) -> Token:
    """Return a token in its place: beside its node in the longest form that fits, else further off on a leader; outside
    its inset only if that is full. CrowdedError if there is no place."""
    ways = [
        (spot.sheet, form, reach)
        for telling in (one.forms[: one.whole], one.forms[one.whole : one.telling])
        for reach in (0, SHORTLY)
        for form in telling
    ]
    ways += [(spot.sheet, form, 0) for form in one.forms[one.telling :]]
    ways += [(spot.sheet, form, REACH) for form in one.forms]
    for sheet, form, reach in (*ways, (spot.sheet, one.forms[-1], FAR), (MAIN, one.forms[-1], FAR)):
        token = (
            _led(one, form, spot, (sheet, reach), rooms[sheet], planner[sheet], ground)
            if reach
            else _set_beside(one, form, spot, rooms[sheet], ground)
        )
        if token:
            return token
    raise CrowdedError(one.what, spot.node)


def _set_beside(one: UnplacedToken, form: TokenForm, spot: Spot, room: OccupancyGrid, ground: Ground) -> Token | None:
    """Return a token beside its node, where there is room."""
    for place in _open_beside(ground, spot, form.size):
        box = box_around_place(place, *form.size)
        if room.is_free(box):
            return Token(one.what, spot.node, spot.sheet, box, form.stamps_around_place(place))
    return None


def _led(
    one: UnplacedToken,
    form: TokenForm,
    spot: Spot,
    where: tuple[int, int],
    room: OccupancyGrid,
    planner: LeaderPlanner,
    ground: Ground,
) -> Token | None:
    """Return a token further off on a leader. where: on which sheet, and how far off; a short leader must run through
    nothing."""
    sheet, reach = where
    open_ = _open_further(ground, sheet, spot, form.size, reach)
    found = planner.best_leader_with_cost(
        (p for p in open_ if room.is_free(box_around_place(p, *form.size))),
        [spot.place],
        form.size,
        CLEARLY if reach == SHORTLY else None,
    )
    if found is None or found is CLEARLY:
        return None
    start = found[1][0]
    box = box_around_place(start, *form.size)
    inner = (box[0] + TUCKED, box[1] + TUCKED, box[2] - TUCKED, box[3] - TUCKED)
    return Token(
        one.what,
        spot.node,
        sheet,
        box,
        form.stamps_around_place(start),
        (nearest_box_point(inner, spot.place), node_rim_point(spot, start)),
    )


def _open_beside(ground: Ground, spot: Spot, size: tuple[float, float]) -> tuple[Point, ...]:
    """Return the places beside a node that nothing which stands still fills; worked out once for a map."""
    key = (spot, size)
    found = ground.open_places.get(key)
    if found is None:
        others, room = ground.sheets.spots_on_sheet(spot.sheet), ground.rooms[spot.sheet]
        boxes_ = ((place, box_around_place(place, *size)) for place in _beside(spot, size))
        found = tuple(
            [p for p, box in boxes_ if room.is_free(box) and node_layout.clearly_beside(box, spot, others)]
        )  # fmt: skip
        _keep(ground, key, found)
    return found


def _open_further(
    ground: Ground, sheet: int, spot: Spot, size: tuple[float, float], reach: int
) -> tuple[Point, ...]:  # fmt: skip
    """Return places further off, the nearest first and no two close together; worked out once for a map."""
    key = (sheet, spot, size, reach)
    found = ground.open_places.get(key)
    if found is None:
        room, thin = ground.rooms[sheet], list[Point]()
        for place in places_around_heart(spot.place, reach):
            if room.is_free(box_around_place(place, *size)) and all(
                abs(place[0] - x) >= APART or abs(place[1] - y) >= APART for x, y in thin
            ):
                thin.append(place)
                if len(thin) == FURTHER:
                    break
        found = tuple(thin)
        _keep(ground, key, found)
    return found


def _keep(ground: Ground, key: tuple[object, ...], found: tuple[Point, ...]) -> None:
    if len(ground.open_places) >= KEPT:
        ground.open_places.clear()
    ground.open_places[key] = found


def _beside(spot: Spot, size: tuple[float, float]) -> Iterator[Point]:
    wide, high = size
    for gap, turn in itertools.product(GAPS, TURNS):
        dx, dy = math.cos(turn), math.sin(turn)
        reach = NODE / 2 + gap
        # The box slides along the node's edge: its near side or corner is what keeps the gap.
        x = spot.x + dx * reach + wide / 2 * max(-1.0, min(1.0, dx * 1.6))
        y = spot.y + dy * (reach + (6 if dy > 0 else 0)) + high / 2 * max(-1.0, min(1.0, dy * 1.6))
        yield x, y


def _letter(node: str, letter: str, theme: Theme) -> UnplacedToken:
    side = LETTER * 0.8  # a lozenge leaves its corners free
    return UnplacedToken(
        f"letter {node}", node, (TokenForm((side, side), (Stamp(0, 0, LETTER, "badge", (letter, theme)),)),)
    )


def _siege(node: str, level: int, theme: Theme) -> UnplacedToken:
    items = (("glyph", "siege", theme.ink), ("text", str(level), theme.ink))
    wide = pieces.pill_width(SIEGE, items)
    stamp = Stamp(0, 0, wide, "pill", (theme.panel, theme.control_ink, items), high=SIEGE)
    return UnplacedToken(f"siege {node}", node, (TokenForm((wide, SIEGE), (stamp,)),))


def _mark(number: int, one: PointMark, sides: Mapping[str, PointSide], theme: Theme) -> UnplacedToken:
    ink_ = side_colour(sides[one.side], theme) if one.side else theme.ink
    items: tuple[pieces.Item, ...] = (("glyph", one.glyph, ink_),)
    wide = pieces.pill_width(SIEGE, items)
    stamp = Stamp(0, 0, wide, "pill", (theme.panel, ink_, items), high=SIEGE)
    return UnplacedToken(f"mark {number} {one.node}", one.node, (TokenForm((wide, SIEGE), (stamp,)),))


def _stack(one: PointStack, side: PointSide, theme: Theme) -> UnplacedToken:
    """Return a stack: a standard with the number, and a ribbon with the commander, the commander's figures, and how
    many more there are; where there is little room the figures go, then the name is cut short, then a star stands for
    the name, and last a star for all together."""
    more: tuple[pieces.Item, ...] = (("text", f"+{one.more}", theme.control_ink),) if one.more else ()
    star: pieces.Item = ("glyph", "star", theme.control_ink)
    said: list[tuple[pieces.Item, ...]] = [more]
    whole = 0
    if one.commander:
        cut = fonts.shorten_to_fit(fonts.STRONG, 30, one.commander, LONGEST)
        said = [(("text", cut, theme.ink), *more), (star, *more)]
        if one.rating:
            said.insert(0, (("text", cut, theme.ink), ("text", one.rating, theme.faint), *more))
        whole = len(said) - 1
        if len(one.commander) > SHORT + 1:
            said.insert(-1, (("text", one.commander[:SHORT].rstrip() + ".", theme.ink), *more))
    if said[-1] not in ((), (star,)):
        said.append((star,))
    sign: tuple[pieces.Item, ...] = (("glyph", one.glyph, theme.ink),) if one.glyph else ()
    telling = sum(star not in items for items in said) if one.commander else 0
    return UnplacedToken(
        one.id, one.node, tuple(_form(one, (*sign, *items), side, theme) for items in said), telling, whole
    )


def _form(one: PointStack, said: tuple[pieces.Item, ...], side: PointSide, theme: Theme) -> TokenForm:
    colour = side_colour(side, theme)
    banner = (colour, side.pattern, side.glyph, colour_from_hex("#2b2119"), "" if one.count is None else str(one.count))
    if not said:
        return TokenForm((BANNER, BANNER), (Stamp(0, 0, BANNER, "banner", banner),))
    ribbon = pieces.pill_width(RIBBON, said) + OVER
    wide = BANNER + ribbon - OVER - 4
    parts = (
        Stamp(wide / 2 - ribbon / 2, 0, ribbon, "pill", (theme.panel, colour, said), high=RIBBON),
        Stamp(-wide / 2 + BANNER / 2, 0, BANNER, "banner", banner),
    )
    return TokenForm((wide, BANNER), parts)


def token_leader_lines(found: Sequence[Token], theme: Theme) -> list[Leader]:
    """Return the lines that tie tokens to their nodes."""
    return [Leader(*one.leader, theme.ink, theme.halo) for one in found if one.leader]
