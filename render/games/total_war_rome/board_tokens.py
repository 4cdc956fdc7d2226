"""What moves on the board of Total War: Rome: names with their signs, armies, navies, agents, and what is built."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from engine.games.total_war_rome.view import RomeView
from render.drawing import fonts, labels, pieces
from render.drawing.labels import Label
from render.drawing.projection import Point
from render.drawing.style import WEIGHT, PlayerStyle, Theme
from render.drawing.tokens import WHITE, mix
from render.games.total_war_rome import board_ground
from render.games.total_war_rome.liveries import FACTIONS
from render.games.total_war_rome.place_names import place_name
from render.layout import occupancy
from render.layout.leader_lines import Found, LeaderPlanner, Line
from render.layout.occupancy import OccupancyGrid
from render.layout.scene import Leader, Scene, Stamp
from render.words import Entries, Words

ARMY, NAVY, COUNTED, PLAIN = 74, 78, 54, 44  # sizes in pixels; what has a number is large enough for 42 px type
BADGE, LOZENGE = 84, 64  # a letter's badge, and the square in it that its lozenge fills
EMBLEM = 72  # the controller's, faint on the land: pieces may lie over it
ASTRAY = 4.0  # how bad it is to hang over another region, see `leader_lines.LeaderPlanner`
ABOARD = 600  # how far from its ship an army may be drawn where there is no room beside it
REACH = 300  # how far from what it names a letter may stand
BUILT = ("market", "barracks", "walls", "wonder")


@dataclass(frozen=True)
class Piece:
    """A token that looks for room: its id, its stamp's kind and size, and what the stamp is made with."""

    id: str
    kind: str
    wide: int
    high: int
    args: tuple[object, ...]


Chosen = Callable[[str, Iterable[Piece]], list[Piece]]  # given a place and what stands there


def faction_livery(theme: Theme, side: str) -> PlayerStyle:
    """Return a faction's colour, pattern and emblem."""
    return FACTIONS[theme.name][side]


@dataclass(frozen=True)
class Name:
    """A region's name as it stands in a language: its letters, where its boxes begin, what never changes beside it."""

    region: str
    label: Label
    boxes: Point
    signs: tuple[Stamp, ...]
    pointer: Leader | None
    emblem: Point


def lay_region_names(out: Scene, view: RomeView, words: Words, show: str, theme: Theme) -> None:
    """Lay every region's name, its boxes behind it, its signs below it, its controller's emblem faint on the land."""
    for one in region_names(tuple(sorted(words.items())), theme):
        owner, region = view.regions[one.region].owner, one.region
        boxes = _boxes(region, owner, _figure(view, region, show), *one.boxes, theme)
        out.labels.append(one.label)
        out.stamps.extend(replace(stamp, label=one.label.text) for stamp in boxes)
        out.stamps.extend(one.signs)
        out.leaders += [one.pointer] if one.pointer else []
        if owner:
            look = faction_livery(theme, owner)
            ink = mix(look.colour, (0, 0, 0), 0.35) if theme.name == "light" else mix(look.colour, WHITE, 0.35)
            out.emblems.append((region, Stamp(*one.emblem, EMBLEM, "glyph", (look.glyph, ink))))


@lru_cache(maxsize=8)
def region_names(entries: Entries, theme: Theme) -> tuple[Name, ...]:
    """Return every region's name where it stands in a language."""
    words = dict(entries)
    pointers, emblems = board_ground.region_name_pointers(words), board_ground.emblem_places(words)
    out = []
    for region, (x, y) in board_ground.name_places(words).items():
        name = place_name(words, region)
        wide, high = board_ground.name_extent(name, region)
        top, length = y - high / 2, board_ground.name_width(name)
        head = (
            length + board_ground.BOXES + board_ground.region_box_count(region) * (board_ground.GOLD + board_ground.GAP)
        )
        behind = board_ground.is_inline(region)
        start, base = x - (wide if behind else head) / 2, top + board_ground.NAME * 0.84
        path, halo = [(start, base), (start + length, base)], (theme.halo, WEIGHT.halo + 1)
        label = labels.lay_text_along_path(
            name,
            fonts.STRONG,
            board_ground.NAME,
            path,
            theme.ink,
            *halo,
            spread=board_ground.CLOSE,
            least=board_ground.CLOSE,
        )
        signs = (x, top + board_ground.GOLD + 2 + board_ground.ICON / 2)
        if behind:
            signs = (start + head + (wide - head) / 2, top + board_ground.GOLD / 2)
        out.append(
            Name(
                region=region,
                label=label,
                boxes=(start + length + board_ground.BOXES + board_ground.GAP, top + board_ground.GOLD / 2),
                signs=tuple(replace(sign, label=label.text) for sign in _signs(region, *signs, theme)),
                pointer=Leader(*pointers[region], theme.ink, theme.halo, 2, name) if region in pointers else None,
                emblem=emblems[region],
            )
        )
    return tuple(out)


def _figure(view: RomeView, region: str, show: str) -> tuple[str, str]:
    """Return a region's number by the map's theme, and how it differs from the printed gold value: usual, more, less,
    or garrison; in the military theme it is the dice of the garrison, "" without one."""
    if show == "military":
        return str(view.garrisons.get(region, "")), "garrison"
    printed = int(board_ground.printed_regions()[region]["gold"])
    gold = view.yields.get(region, printed) if show == "income" else printed
    return str(gold), "more" if gold > printed else "less" if gold < printed else "usual"


def _boxes(region: str, owner: str, figure: tuple[str, str], x: float, y: float, theme: Theme) -> Iterable[Stamp]:
    """Yield a region's number in a box of its controller's colour (golden edge: more than printed; paper: less, or a
    garrison), and the M of a mercenary region."""
    number, told = figure
    fill, ink, edge = theme.gold, theme.gold_ink, theme.gold_ink
    if owner:
        fill, ink = faction_livery(theme, owner).colour, WHITE
        edge = mix(fill, (0, 0, 0), 0.45)
    if told == "more":
        edge = theme.gold
    elif told in ("less", "garrison"):
        fill, edge, ink = theme.panel, fill, theme.ink
    boxes = [(fill, edge, (("text", number, ink),), 0.92)] if number else []
    if board_ground.region_box_count(region) > 1:
        boxes.append((theme.badge, theme.badge, (("text", "M", theme.badge_ink),), 0.92))
    for place, args in enumerate(boxes):
        middle = x + board_ground.GOLD / 2 + place * (board_ground.GOLD + board_ground.GAP)
        yield Stamp(middle, y, board_ground.GOLD, "pill", args, board_ground.GOLD)


def _signs(region: str, x: float, y: float, theme: Theme) -> Iterable[Stamp]:
    """Yield the row below a name: port and terrain."""
    inks = {"anchor": theme.sea_ink, "tree": theme.tree, "mountain": theme.ridge}
    found = board_ground.region_icons(region)
    step = board_ground.ICON + board_ground.GAP
    for number, sign in enumerate(found):
        middle = x + (number - (len(found) - 1) / 2) * step
        yield Stamp(middle, y, board_ground.ICON, "glyph", (sign, inks[sign], theme.halo))


def pieces_of(view: RomeView, show: str, theme: Theme) -> tuple[dict[str, list[Piece]], dict[str, list[Piece]]]:
    """Return what stands in each region and in each sea area, the weightiest first; `show` is the map's theme."""
    lands: dict[str, list[Piece]] = {}
    waters: dict[str, list[Piece]] = {}
    if show != "income":
        for army in sorted(view.armies.values(), key=lambda one: one.id):
            navy = view.navies.get(army.navy)
            where = army.at or (navy.port if navy else "")
            target = lands.setdefault(where, []) if where else waters.setdefault(navy.sea, []) if navy else []
            look = faction_livery(theme, army.owner)
            edge = theme.control_ink if army.siege else mix(look.colour, (0, 0, 0), 0.5)
            target.append(
                Piece(army.id, "banner", ARMY, ARMY, (look.colour, look.pattern, look.glyph, edge, str(army.count)))
            )
        for fleet in sorted(view.navies.values(), key=lambda one: one.id):
            if fleet.port or fleet.sea:
                look = faction_livery(theme, fleet.owner)
                target = lands.setdefault(fleet.port, []) if fleet.port else waters.setdefault(fleet.sea, [])
                edge = mix(look.colour, (0, 0, 0), 0.4)
                args = (look.colour, look.pattern, look.glyph, edge, str(fleet.count))
                target.append(Piece(fleet.id, "galley", NAVY, NAVY, args))
        for region, found in _agents(view, theme).items():
            lands.setdefault(region, []).extend(found)
    for region in view.regions:
        found_here = list(_built(view, region, show, theme))
        if found_here:
            lands.setdefault(region, []).extend(found_here)
    return lands, waters


def _agents(view: RomeView, theme: Theme) -> dict[str, list[Piece]]:
    """Return one piece for all agents of a faction in a region."""
    found: dict[tuple[str, str], list[str]] = {}
    for agent_id, agent in sorted(view.agents.items()):
        found.setdefault((agent.at, agent.owner), []).append(agent_id)
    out: dict[str, list[Piece]] = {}
    for (region, owner), ids in found.items():
        look = faction_livery(theme, owner)
        items: tuple[pieces.Item, ...] = (("glyph", "agent", WHITE), ("glyph", look.glyph, WHITE))
        if len(ids) > 1:
            items = (*items, ("text", str(len(ids)), WHITE))
        high = COUNTED if len(ids) > 1 else PLAIN
        wide = pieces.pill_width(high, items)
        edge = mix(look.colour, (0, 0, 0), 0.5)
        out.setdefault(region, []).append(Piece(ids[0], "pill", wide, high, (look.colour, edge, items)))
    return out


def _built(view: RomeView, region: str, show: str, theme: Theme) -> Iterable[Piece]:
    """Yield a region's siege, unrest and improvements, as far as the map's theme shows them."""
    here = view.regions[region]
    alarm = theme.token if theme.name == "light" else theme.control_ink
    if region in view.besieged and show != "income":
        items: tuple[pieces.Item, ...] = (("glyph", "siege", alarm),)
        yield Piece(f"siege-{region}", "pill", PLAIN + 4, PLAIN + 4, (theme.panel, alarm, items))
    if here.unrest:
        items = (("glyph", "flame", alarm), ("text", str(here.unrest), alarm))
        wide = pieces.pill_width(COUNTED, items)
        yield Piece(f"unrest-{region}", "pill", wide, COUNTED, (theme.panel, alarm, items))
    hidden = {"income": ("barracks", "walls"), "military": ("market", "wonder")}.get(show, ())
    built = [one for one in BUILT if getattr(here, one) and one not in hidden]
    if built:
        items = tuple(("glyph", one, theme.ink) for one in built)
        wide = pieces.pill_width(PLAIN, items)
        yield Piece(f"built-{region}", "pill", wide, PLAIN, (theme.panel, theme.panel_edge, items))


def place_pieces(
    out: Scene, view: RomeView, show: str, theme: Theme, taken: OccupancyGrid, *, chosen: Chosen | None = None
) -> dict[str, Stamp]:
    """Find room for every piece; return the stamps by the pieces' ids. What has none in its region gets a leader.
    chosen: which of the pieces in a place are shown, and how large; all as they are, unless it is given."""
    lands, waters = pieces_of(view, show, theme)
    if chosen is not None:
        lands, waters = ({where: chosen(where, some) for where, some in found.items()} for found in (lands, waters))
    done: dict[str, Stamp] = {}
    late: list[tuple[Piece, str]] = []
    for sea, found in sorted(waters.items()):
        for piece in sorted(found, key=lambda one: one.kind != "galley"):
            spots = board_ground.sea_area_piece_places()[sea]
            if piece.id in view.armies and view.armies[piece.id].navy in done:
                carrier = done[view.armies[piece.id].navy]  # an army stands beside the navy that carries it
                spots = sorted(spots, key=lambda spot: (spot[0] - carrier.x) ** 2 + (spot[1] - carrier.y) ** 2)
            if not _settle(piece, spots, taken, done):
                late.append((piece, sea))
    for region in sorted(lands, key=lambda one: (len(board_ground.region_piece_places()[one]), one)):
        late += [
            (piece, region)
            for piece in lands[region]
            if not _settle(piece, board_ground.region_piece_places()[region], taken, done)
        ]
    late = [one for one in late if not _settle(one[0], board_ground.edge_places(one[1]), taken, done)]
    planner = LeaderPlanner([label.box for label in out.labels])
    planner.boxes += [stamp.box for stamp in out.stamps if stamp.kind == "pill"] + [one.box for one in done.values()]
    for piece, where in late:
        ship = done.get(view.armies[piece.id].navy) if piece.id in view.armies else None
        line = _hang(piece, where, ship, taken, planner)
        if line is not None and _settle(piece, line[:1], taken, done):
            planner.boxes.append(done[piece.id].box)
            planner.lines.append(line)
            out.leaders.append(
                Leader(*line, theme.sea_ink if where in board_ground.printed_sea_areas() else theme.ink, theme.halo)
            )
    out.stamps.extend(done.values())
    out.pieces = done
    return done


def _settle(piece: Piece, spots: Iterable[Point], taken: OccupancyGrid, done: dict[str, Stamp]) -> bool:
    spot = occupancy.first_free(taken, spots, piece.wide + 2, piece.high + 2)
    if spot is None:
        return False
    taken.mark_box_taken(occupancy.box_around_place(spot, piece.wide, piece.high))
    done[piece.id] = Stamp(*spot, piece.wide, piece.kind, piece.args, piece.high if piece.kind == "pill" else 0)
    return True


def _hang(piece: Piece, where: str, ship: Stamp | None, taken: OccupancyGrid, planner: LeaderPlanner) -> Line | None:
    """Return a place for a piece beside its region or sea area, or beside the ship that carries it, and what a leader
    from there points at: clear of names, tokens and other leaders."""
    at_sea = where in board_ground.printed_sea_areas()
    ends = board_ground.sea_area_piece_places()[where] if at_sea else board_ground.region_piece_places()[where]
    ends = planner.uncovered_places(ends[:: max(1, len(ends) // 40)]) or [place_middle(where)]
    near = board_ground.overflow_places_around(where)
    if ship is not None:
        ends = [(ship.x, ship.y)]
        near = (
            [one for one in occupancy.places_around_heart(ends[0], ABOARD) if board_ground.is_open_water(one, (0,))],
            near[1],
        )
    found: Found | None = None
    for places in near:  # what lies over another region may be taken for that region's
        free = (at for at in places if taken.is_free(occupancy.box_around_place(at, piece.wide + 2, piece.high + 2)))
        before = found and (found[0] - (math.inf if at_sea else ASTRAY), found[1])
        found = planner.best_leader_with_cost(free, ends, (piece.wide, piece.high), before)
    return found and found[1]


def place_prompt_letters(
    out: Scene, options: Mapping[str, str], words: Words, done: Mapping[str, Stamp], taken: OccupancyGrid, theme: Theme
) -> None:
    """Put a letter on each region, sea area or piece that a prompt offers: on the region, beside its name, or near."""
    planner = LeaderPlanner([label.box for label in out.labels], [(one.start, one.end) for one in out.leaders])
    planner.boxes += [stamp.box for stamp in out.stamps]
    for what, letter in options.items():
        moves = what in done
        if not (moves or what in board_ground.printed_regions() or what in board_ground.printed_sea_areas()):
            continue
        middle = (done[what].x, done[what].y) if moves else place_middle(what)
        at = None if moves else occupancy.first_free(taken, _letter_places(what, words), LOZENGE, LOZENGE)
        for places in (
            (occupancy.places_around_heart(middle, REACH),) if moves else board_ground.overflow_places_around(what)
        ):
            if at is not None:
                break
            free = (one for one in places if taken.is_free(occupancy.box_around_place(one, LOZENGE, LOZENGE)))
            found = planner.best_leader_with_cost(free, [middle], (LOZENGE, LOZENGE))
            if found is not None:
                at = found[1][0]
                out.leaders += [] if moves else [Leader(*found[1], theme.badge, theme.badge_ink)]
        at = at or middle
        taken.mark_box_taken(occupancy.box_around_place(at, LOZENGE, LOZENGE))
        out.stamps.append(Stamp(*at, BADGE, "badge", (letter, theme)))


def _letter_places(what: str, words: Words) -> Sequence[Point]:
    """Return where a letter needs no leader: on its region or sea area, then beside the region's name."""
    if what in board_ground.printed_sea_areas():
        return board_ground.sea_area_piece_places()[what]
    x, y = board_ground.name_places(words)[what]
    wide, high = board_ground.name_extent(place_name(words, what), what)
    row, reach = y - high / 2 + board_ground.GOLD / 2, BADGE / 2 + 2
    beside = [(x - wide / 2 - reach, row), (x + wide / 2 + reach, row)]
    beside += [(x + dx, y + high / 2 + reach) for dx in (0, -50, 50)]
    return [
        *board_ground.region_piece_places()[what],
        *beside,
        *((x + dx, y - high / 2 - reach) for dx in (0, -50, 50, -90, 90)),
    ]


def moves_since(view: RomeView, before: RomeView) -> Iterable[tuple[str, Point, Point, str]]:
    """Yield owner, from, to and the id of every army, navy and agent that has moved since an earlier view."""

    def where(seen: RomeView, kind: str, one: str) -> str:
        piece = getattr(seen, kind).get(one)
        if piece is None:
            return ""
        if kind == "armies" and piece.navy:
            return where(seen, "navies", piece.navy)
        if kind == "navies":
            return str(piece.sea or piece.port)
        return str(piece.at)

    for kind in ("armies", "navies", "agents"):
        for one, piece in getattr(view, kind).items():
            start, end = where(before, kind, one), where(view, kind, one)
            if start and end and start != end:
                yield piece.owner, place_middle(start), place_middle(end), one


def place_middle(where: str) -> Point:
    """Return the middle of a region or sea area."""
    if where in board_ground.printed_regions():
        return board_ground.region_middles()[where]
    return board_ground.sea_area_middles()[where]


def point_distance(a: Point, b: Point) -> float:
    """Return how far two places are apart."""
    return math.dist(a, b)
