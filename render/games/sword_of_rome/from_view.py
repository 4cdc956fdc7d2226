"""From the game's view to what the map shows of it: nothing that one seat alone knows, so all seats share a drawing."""

from collections.abc import Iterator

from engine.games.sword_of_rome.view import PlaceView, SwordView
from render.games.sword_of_rome.map_view import MapView, MarkerView, SpaceView, StackView

TREATY, ENVOYS, APPIAN_WAY = "treaty", "punic_envoys", "appian_way"  # kinds of lasting effects that the map shows
AT = "roma"  # where the markers of Rome and Carthage stand


def public_view(view: SwordView | MapView) -> MapView:
    """Return what the map shows of a view; a `MapView` is returned as it is."""
    if isinstance(view, MapView):
        return view
    kinds = {one.kind for one in view.effects}
    return MapView(
        players=len(view.sides),
        turn=view.turn,
        last_turn=view.last_turn,
        round=view.round if view.round <= view.rounds else 0,
        spaces={place.space: _space(place) for place in view.places},
        stacks=tuple(_stacks(view)),
        markers=tuple(
            MarkerView(kind=kind, space=AT, power="carthaginian")
            for kind, effect in (("treaty", TREATY), ("envoys", ENVOYS))
            if effect in kinds
        ),
        vp={side.side: side.vp for side in view.sides if not side.out},
        plunder={"gallic" if view.plunder > 0 else "transalpine": abs(view.plunder)} if view.plunder else {},
        alliances=view.alliances,
        appian_way=APPIAN_WAY in kinds,
        unrest=view.unrest,
    )


def _space(place: PlaceView) -> SpaceView:
    return SpaceView(
        owner=place.owner,
        loyalty=place.loyalty,
        kind="walled" if place.colony else "open" if place.subdued else None,
        siege=place.siege if place.siege >= 0 else None,
    )


def _stacks(view: SwordView) -> Iterator[StackView]:
    """Yield what stands outside and what stands inside, each by itself."""
    for one in view.stacks:
        if one.cu or one.leaders:
            militia = min(one.militia, one.cu)
            yield StackView(power=one.power, space=one.space, cu=one.cu, leaders=one.leaders, militia=militia)
        if one.cu_inside or one.leaders_inside:
            yield StackView(power=one.power, space=one.space, cu=one.cu_inside, leaders=one.leaders_inside, inside=True)
