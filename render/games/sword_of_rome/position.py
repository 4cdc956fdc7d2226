"""What of a game's map view lies where on the declared map."""

from collections.abc import Iterator

from render.games.sword_of_rome.board import APPIAN_WAY, INDEPENDENT, MARKERS, SHAPES, SIEGE, leader_ratings, raw_map
from render.games.sword_of_rome.map_view import MapView, SpaceView, StackView
from render.kit.points.declared import PointMark, PointPosition, PointStack
from render.kit.tracks import Counter
from render.words import Words, say_message

WALLS = "walls"  # the sign of who stands within a city's walls
MILITIA = "javelin"  # of a stack with citizen militia, who never leave Africa
MILESTONE = "tarracina"  # where the Appian Way's marker stands once it is built
LIVERY = {"etruscan_samnite": "etruscan"}  # of a side that is no power itself


def changing_map_parts(view: MapView, words: Words) -> PointPosition:
    """Return what changes on the map."""
    spaces = {space: view.spaces.get(space) or initial_space_view(space) for space in spaces_on_map()}
    return PointPosition(
        control={space: one.owner or INDEPENDENT for space, one in spaces.items()},
        pips={space: one.loyalty for space, one in spaces.items() if kind_of(space, one) == "walled"},
        kinds={space: SHAPES[one.kind] for space, one in spaces.items() if one.kind},
        sieges={space: one.siege for space, one in spaces.items() if one.siege},
        marks=tuple(_marks(view, words)),
        stacks=tuple(_stack(one, words) for one in view.stacks),
        counters=tuple(_counters(view)),
    )


def spaces_on_map() -> tuple[str, ...]:
    """Return the spaces that are not boxes beside the map."""
    return tuple([space for space, row in raw_map()["spaces"].items() if row["kind"] != "box"])


def initial_space_view(space: str) -> SpaceView:
    """Return a space as it stands when nothing has happened."""
    row = raw_map()["spaces"][space]
    return SpaceView(owner="" if row["home"] == INDEPENDENT else row["home"], loyalty=row.get("loyalty", 0))


def kind_of(space: str, one: SpaceView) -> str:
    """Return what a space is now: open, walled, tribe or box."""
    kind: str = one.kind or raw_map()["spaces"][space]["kind"]
    return kind


def leader_label(leader: str, words: Words) -> str:
    """Return what the map calls a leader: minor ones by their letter alone, since the colour says whose they are, and
    some by a short name, since there is no room for the whole."""
    if leader_ratings()[leader]["kind"] == "minor":
        return leader.rpartition("_")[2][:1].upper()
    short = f"leader_{leader}"
    return say_message(words, short if short in words else f"name.{leader}")


def leader_rating_text(leader: str) -> str:
    """Return a leader's initiative and tactics.

    >>> leader_rating_text("pyrrhus")
    '2·4'
    """
    row = leader_ratings()[leader]
    return f"{row['initiative']}·{row['tactics']}"


def stack_id(power: str, space: str, *, inside: bool = False) -> str:
    """Return the id of what a power has in a space, within its walls or outside.

    >>> stack_id("greek", "syracusae", inside=True)
    'greek syracusae inside'
    """
    return f"{power} {space} {'inside' if inside else 'outside'}"


def _stack(one: StackView, words: Words) -> PointStack:
    commander = one.leaders[0] if one.leaders else ""
    return PointStack(
        id=stack_id(one.power, one.space, inside=one.inside),
        node=one.space,
        side=one.power,
        count=one.cu,
        commander=leader_label(commander, words) if commander else "",
        rating=leader_rating_text(commander) if commander else "",
        more=max(0, len(one.leaders) - 1),
        glyph=WALLS if one.inside else MILITIA if one.militia else "",
    )


def _marks(view: MapView, words: Words) -> Iterator[PointMark]:
    for space, one in view.spaces.items():
        if one.siege == 0:
            yield PointMark(node=space, glyph=MARKERS[SIEGE], said=say_message(words, "marker.siege"))
    if view.appian_way:
        yield PointMark(node=MILESTONE, glyph=MARKERS[APPIAN_WAY], said=say_message(words, "marker.appian_way"))
    for marker in view.markers:
        said = say_message(words, f"marker.{marker.kind}")
        yield PointMark(node=marker.space, glyph=MARKERS[marker.kind], said=said, side=marker.power)


def _counters(view: MapView) -> Iterator[Counter]:
    yield from (Counter(track="vp", at=at, side=LIVERY.get(side, side)) for side, at in view.vp.items())
    if view.unrest is not None:
        yield Counter(track="vp", at=view.unrest, side="carthaginian", glyph="flame")
    yield Counter(track="turn", at=view.turn)
    if view.round:
        yield Counter(track="round", at=view.round)
    for kind, count in view.plunder.items():
        yield from (Counter(track="plunder", at=number, side=kind) for number in range(1, count + 1))
    for number, pair in enumerate(view.alliances, 1):
        yield from (Counter(track="alliances", at=number, side=power) for power in pair)
    if view.support:
        side, points = view.support
        yield Counter(track="support", at=points, side=LIVERY.get(side, side))
