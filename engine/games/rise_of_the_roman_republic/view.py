"""What a seat may know, as data. Nearly all lies open in this game: what is sealed for a moment (Guile for a tribe) is
in the answers of the kernel, and no field here shows it."""

import msgspec

from engine.games.rise_of_the_roman_republic.board.control import (
    controls,
    full_ids,
    provinces_of,
    scenario,
    side_of,
    size,
    victory_points,
)
from engine.games.rise_of_the_roman_republic.board.stacks import infantry, sp, stack_of_leader
from engine.games.rise_of_the_roman_republic.cup.markers import counted
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.republic import Magistrate
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.state import CityState, RiseState, Stack, Troops
from engine.games.rise_of_the_roman_republic.tables import LEADERS
from engine.kernel.state import Side


class SideView(msgspec.Struct, frozen=True, kw_only=True):
    """A side: its seat, its victory points, its SP on the map, the provinces that it controls, its Overall
    Commander ("" has none), and its leaders who are not on the map."""

    side: Side
    seat: str
    points: int
    sp: int
    provinces: tuple[str, ...]
    commander: str = ""
    waiting: tuple[str, ...] = ()


class ProvinceView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A province in play: the side that controls it ("" nobody), and whether it is devastated."""

    province: str
    control: Side = ""
    devastated: bool = False


class CityView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A city. holder: the power that controls it; "" its tribe. side: whose that power is. ids: the strength of its own
    defence; full: when whole. sacked: steps of rebuilding that are missing."""

    place: str
    size: str
    holder: str = ""
    side: Side = ""
    ids: int = 0
    full: int = 0
    sacked: int = 0
    besieger: str = ""


class StackView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a power has in a hex, inside its city or outside. sp: all of it; units: leaders, legions and contingents."""

    power: str
    hex: str
    side: Side = ""
    inside: bool = False
    leaders: tuple[str, ...] = ()
    legions: tuple[str, ...] = ()
    troops: tuple[Troops, ...] = ()
    status: int = 0
    engines: int = 0
    sp: int = 0
    infantry: int = 0
    units: int = 0


class LegionView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legion: its SP by element, where it is ("" not placed yet), whose consular army it belongs to (0: none),
    and who has the imperium over it ("" nobody)."""

    number: str
    elements: dict[str, tuple[int, int]]
    hex: str
    veteran: bool = False
    inside: bool = False
    army: int = 0
    commander: str = ""


class MagistrateView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A man in office: his imperium, his province, how many of his phases he has had, and where he is ("" is off the
    map)."""

    leader: str
    office: str
    army: int = 0
    legions: tuple[str, ...] = ()
    province: str = ""
    prorogued: bool = False
    stays: bool = False
    held: bool = False
    phases: int = 0
    most: int = 0
    granted: tuple[str, ...] = ()
    hex: str = ""


class LeaderView(msgspec.Struct, frozen=True, kw_only=True):
    """A leader's ratings, and his Guile a turn."""

    side: str
    initiative: int
    campaign: int
    battle: str
    guile: int
    subordinate: int


class RiseView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table for one viewer; `seat` None is the public.

    acting: the leader whose phase it is, and the side that decides for him; "" between phases.
    cup: markers that lie in the cup, by kind. drawn: those of this turn that are out, in order.
    pool, paused, wounded, gone: Rome's men who can be elected, who pause this year, who are wounded, who are out for
        good; of the others' leaders the last alone. triumphs: by man, in which turn his last was.
    leaders: the ratings of all who are in the scenario.
    """

    seat: str | None
    scenario: str
    turn: int
    last_turn: int
    start: int
    phase: str
    acting: str
    acting_side: Side
    sides: tuple[SideView, ...]
    provinces: tuple[ProvinceView, ...]
    cities: tuple[CityView, ...]
    stacks: tuple[StackView, ...]
    legions: tuple[LegionView, ...]
    magistrates: tuple[MagistrateView, ...]
    outgoing: tuple[MagistrateView, ...]
    pool: tuple[str, ...]
    paused: tuple[str, ...]
    wounded: tuple[str, ...]
    gone: tuple[str, ...]
    triumphs: dict[str, int]
    cup: dict[str, int]
    drawn: tuple[str, ...]
    guile: dict[str, int]
    masters: dict[str, Side]
    levels: dict[str, dict[Side, int]]
    naval: dict[str, dict[Side, int]]
    roads: tuple[str, ...]
    leaders: dict[str, LeaderView]
    own: tuple[Side, ...] = ()
    winners: tuple[Side, ...] = ()

    @property
    def year(self) -> int:
        """Return the year B.C."""
        return self.start - self.turn + 1


def view_of(state: RiseState, seat: str | None) -> RiseView:
    """Return what `seat`, or the public (None), may know."""
    known, republic = scenario(state), state.republic
    acting = next((one for one in reversed(state.frames) if isinstance(one, Phase)), None)
    points = victory_points(state)
    return RiseView(
        seat=seat,
        scenario=state.scenario,
        turn=state.turn,
        last_turn=known.turns,
        start=known.start,
        phase=state.phase,
        acting=acting.leader if acting else "",
        acting_side=acting.side if acting else "",
        sides=tuple([_side(state, side, points[side]) for side in state.players]),
        provinces=tuple(
            [
                ProvinceView(province=one, control=_controller(state, one), devastated=one in state.devastated)
                for one in known.in_play
            ]
        ),
        cities=tuple([_city(state, place, city) for place, city in sorted(state.cities.items())]),
        stacks=tuple([_stack(state, state.stacks[key]) for key in sorted(state.stacks)]),
        legions=tuple([_legion(state, number) for number in state.legions]),
        magistrates=tuple([_magistrate(state, one) for one in republic.magistrates]),
        outgoing=tuple([_magistrate(state, one) for one in republic.outgoing]),
        pool=republic.pool,
        paused=republic.paused,
        wounded=republic.wounded,
        gone=(*republic.gone, *state.gone),
        triumphs={leader: glory.turn for leader, glory in republic.triumphs.items()},
        cup=counted(state.cup.markers),
        drawn=state.cup.drawn,
        guile={leader: left for leader, left in state.guile.items() if LEADERS[leader].guile},
        masters=dict(state.masters),
        levels={row: dict(boxes) for row, boxes in state.levels.items()},
        naval={zone: dict(boxes) for zone, boxes in state.naval.items()},
        roads=state.roads,
        leaders={
            one: LeaderView(
                side=man.side,
                initiative=man.initiative,
                campaign=man.campaign,
                battle=man.battle,
                guile=man.guile,
                subordinate=man.subordinate,
            )
            for one, man in LEADERS.items()
            if state.scenario in man.scenarios
        },
        own=tuple([side for side, player in state.players.items() if player == seat]),
        winners=state.outcome.winners if state.outcome else (),
    )


def _controller(state: RiseState, province: str) -> Side:
    return next((side for side in state.players if controls(state, side, province)), "")


def _side(state: RiseState, side: Side, points: int) -> SideView:
    own = [one for one in state.stacks.values() if side_of(state, one.power) == side]
    return SideView(
        side=side,
        seat=state.players[side],
        points=points,
        sp=sum([sp(state, one) for one in own]),
        provinces=provinces_of(state, side, scenario(state).in_play),
        commander=state.commanders.get(side, ""),
        waiting=() if side == ROMANS else state.waiting.get(side, ()),
    )


def _city(state: RiseState, place: str, city: CityState) -> CityView:
    known = scenario(state)
    return CityView(
        place=place,
        size=size(known, place),
        holder=city.holder,
        side=side_of(state, city.holder),
        ids=city.ids,
        full=full_ids(known, place),
        sacked=city.sacked,
        besieger=city.besieger,
    )


def _stack(state: RiseState, one: Stack) -> StackView:
    return StackView(
        power=one.power,
        hex=one.hex,
        side=side_of(state, one.power),
        inside=one.inside,
        leaders=one.leaders,
        legions=one.legions,
        troops=one.troops,
        status=one.status,
        engines=one.engines,
        sp=sp(state, one),
        infantry=infantry(state, one),
        units=len(one.leaders) + len(one.legions) + len(one.troops),
    )


def _legion(state: RiseState, number: str) -> LegionView:
    known, there = state.legions[number], next((one for one in state.stacks.values() if number in one.legions), None)
    commander = state.republic.commander(number)
    return LegionView(
        number=number,
        elements=dict(known.elements),
        hex=there.hex if there else "",
        veteran=known.veteran,
        inside=there is not None and there.inside,
        army=state.republic.army_of(number),
        commander=commander.leader if commander else "",
    )


def _magistrate(state: RiseState, one: Magistrate) -> MagistrateView:
    there = stack_of_leader(state, one.leader)
    return MagistrateView(
        leader=one.leader,
        office=one.office,
        army=one.army,
        legions=one.legions,
        province=one.province,
        prorogued=one.prorogued,
        stays=one.stays,
        held=one.held,
        phases=one.phases,
        most=one.most,
        granted=one.granted,
        hex=there.hex if there else "",
    )
