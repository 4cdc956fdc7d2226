"""What a seat may know, as data. Nearly all lies open in this game: what is sealed for a moment (Guile for a tribe) is
in the answers of the kernel, and no field here shows it. `viewing.py` fills these structs."""

import msgspec

from engine.games.rise_of_the_roman_republic.forces import Troops
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
    """A legion, or a half of it that stands apart (V_AL): its SP by element, where it is ("" not placed yet), whose
    consular army it belongs to (0: none), and who has the imperium over it ("" nobody). apart: whether it is a half."""

    number: str
    elements: dict[str, tuple[int, int]]
    hex: str
    veteran: bool = False
    inside: bool = False
    army: int = 0
    commander: str = ""
    apart: bool = False


class MagistrateView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A man in office: their imperium, their province, how many of their phases they have had, and where they are (""
    is off the map)."""

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
    """A leader's ratings, and their Guile a turn."""

    side: str
    initiative: int
    campaign: int
    battle: str
    guile: int
    subordinate: int


class ConquestView(msgspec.Struct, frozen=True, kw_only=True):
    """How far a conquest has come (Thunderbolt): the contiguous provinces that the side controls; how many it takes,
    and how many with the city that makes up for others; whether it holds that city. majors: Major Victories of its
    hero; defeats: battles that its enemy has won."""

    side: Side
    provinces: tuple[str, ...]
    needed: int
    fewer: int
    city: str
    held: bool
    majors: int
    defeats: int


class RiseView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table for one viewer; `seat` None is the public.

    acting: the leader whose phase it is, and the side that decides for them; "" between phases.
    asked: the cities that they have asked for surrender in it: each can be asked but once. goals: the hexes to which
        their marches in it were to lead, for whoever decides for them alone: one that was stopped told no goal.
    cup: markers that lie in the cup, by kind. drawn: those of this turn that are out, in order.
    pool, paused, wounded, gone: Rome's men who can be elected, who pause this year, who are wounded, who are out for
        good; of the others' leaders the last two alone. triumphs: by man, in which turn their last was.
    season: what an augury has brought for this turn, as "drought" or "plague:latium".
    unwilling: kinds of troops that do not march now.
    leaders: the ratings of all who are in the scenario. charts: by which charts the table plays.
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
    asked: tuple[str, ...] = ()
    goals: tuple[str, ...] = ()
    charts: str = "reconstructed"
    own: tuple[Side, ...] = ()
    winners: tuple[Side, ...] = ()
    season: tuple[str, ...] = ()
    unwilling: tuple[str, ...] = ()
    conquest: ConquestView | None = None

    @property
    def year(self) -> int:
        """Return the year B.C."""
        return self.start - self.turn + 1
