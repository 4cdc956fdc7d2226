"""From the game's view to what the map shows of it: the same for all seats, so that they share a drawing."""

from engine.games.rise_of_the_roman_republic.view import ConquestView, RiseView, SideView, StackView
from render.games.rise_of_the_roman_republic.map_view import CityPiece, ConquestPiece, MapView, PieceView
from render.games.rise_of_the_roman_republic.printed import printed_scenario


def public_view(view: RiseView | MapView) -> MapView:
    """Return what the map shows of a view; a `MapView` is returned as it is."""
    if isinstance(view, MapView):
        return view
    return MapView(
        scenario=view.scenario,
        turn=view.turn,
        year=view.year,
        last=view.last_turn,
        stacks=tuple([_piece(one) for one in view.stacks if one.units]),
        control={one.province: one.control for one in view.provinces if one.control},
        cities={
            one.place: CityPiece(side=one.side, ids=one.ids, besieger=one.besieger, sacked=one.sacked > 0)
            for one in view.cities
        },
        devastated=tuple([one.province for one in view.provinces if one.devastated]),
        roads=view.roads,
        points={one.side: one.points for one in view.sides},
        seas=view.naval,
        fleet=_admiral(view),
        needed=_needed(view.scenario),
        conquest=_conquest(view.conquest, view.sides) if view.conquest is not None else None,
    )


def _conquest(one: ConquestView, sides: tuple[SideView, ...]) -> ConquestPiece:
    """Return the count on the track: with the city that makes up for others fewer are needed. Where it takes more than
    there are it takes all of them on the track."""
    needed = min(one.fewer if one.held else one.needed, sum(side.points for side in sides))
    return ConquestPiece(side=one.side, count=len(one.provinces), needed=needed)


def _admiral(view: RiseView) -> str:
    """Return which side has the fleet of the power that has one, by controlling that power; "" nobody."""
    fleet = printed_scenario(view.scenario).get("fleet")
    return view.masters.get(fleet["power"], "") if fleet else ""


def _needed(name: str) -> int:
    """Return how many points win a scenario at once; 0: none do."""
    found = printed_scenario(name).get("invasion")
    return int(found["points"]) if found else 0


def _piece(one: StackView) -> PieceView:
    return PieceView(side=one.side, hex=one.hex, sp=one.sp, units=one.units, inside=one.inside, power=one.power)
