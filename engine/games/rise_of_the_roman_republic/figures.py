"""The shapes of the map, the leaders and the scenarios; `tables.py` reads them from the data."""

from typing import Literal

import msgspec

from engine.games.rise_of_the_roman_republic.figures_base import Figure as Figure  # part of the figures: named here too
from engine.games.rise_of_the_roman_republic.figures_base import Strength
from engine.games.rise_of_the_roman_republic.overseas_figures import Overseas

Size = Literal["small", "medium", "large"]
Terrain = Literal["flat", "rough", "mountain", "marsh", ""]
RuleName = Literal[
    "elections", "schedule", "free_consuls", "pause", "quarrel", "tribal_emergencies", "mobilisation",
    "tribal_revolts", "manpower_segment", "samnite_manpower", "provincial_manpower", "samnite_leaders",
    "no_casualties", "casualties", "turn_start_home", "diplomacy", "augury", "naval", "elephants", "auxiliaries",
    "roman_engines", "one_engine_each", "sack_surrendered", "no_sack_epirus", "victory_points", "retribution",
    "samnite_victory", "conquest", "printed_control", "favoured_cities", "few_boxes", "levies_join_forces",
    "gallic_allies", "invasion", "loyal_cities",
]  # fmt: skip


class Hex(Figure, frozen=True, array_like=True):
    """A hex. terrain, province, zone: "" where it has none; land without a province is out of play everywhere."""

    kind: Literal["land", "coastal", "sea"]
    terrain: Terrain
    province: str
    zone: str


class Province(Figure, frozen=True):
    """A province: its Attrition Value, the larger area that it is part of (section 2.1), and its row of the alliance
    track if that is not its own."""

    attrition: int
    area: str = ""
    row: str = ""


class City(Figure, frozen=True):
    """A city. port: "", minor, secondary or major. ids: the strength of its own defence, if not that of its size."""

    id: str
    province: str
    size: Size
    port: Literal["", "minor", "secondary", "major"]
    ids: int = 0


class Road(Figure, frozen=True, rename={"kind": "class"}):
    """A road: its class, and its hexes in order."""

    kind: Literal["A", "B", "extension"]
    hexes: tuple[str, ...]


class Leader(Figure, frozen=True):
    """A leader's ratings. printed: the fields that the rules text or a public source gives; all else is
    reconstructed. commands: the only kinds of troops that they lead; (): any."""

    side: str
    initiative: int
    campaign: int
    battle: Literal["A", "B", "C", "D", "E", ""]
    guile: int
    diplomacy: int
    subordinate: int
    scenarios: tuple[str, ...]
    printed: tuple[str, ...] = ()
    commands: tuple[str, ...] = ()


class OfficeRow(Figure, frozen=True):
    """An office at the start: who, what, their army and legions, their province, what the Senate has granted."""

    leader: str
    office: Literal["rome_consul", "field_consul", "proconsul"]
    army: int
    legions: tuple[str, ...]
    province: str = ""
    granted: tuple[str, ...] = ()


class StackRow(Figure, frozen=True):
    """What stands in a hex at the start. elite: kinds whose cavalry is elite."""

    power: str
    hex: str
    inside: bool = False
    leaders: tuple[str, ...] = ()
    legions: tuple[str, ...] = ()
    troops: dict[str, Strength] = msgspec.field(default_factory=dict)
    elite: tuple[str, ...] = ()


class FreeRow(Figure, frozen=True):
    """What a player places at the start: in these provinces but for `barred`, or in one of `hexes`. drawn: with the
    leaders that are drawn for them."""

    power: str
    provinces: tuple[str, ...] = ()
    hexes: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    leaders: tuple[str, ...] = ()
    legions: tuple[str, ...] = ()
    troops: dict[str, Strength] = msgspec.field(default_factory=dict)
    elite: tuple[str, ...] = ()
    drawn: bool = False


class Year(Figure, frozen=True):
    """Magistrates of a year that is not left to elections. spare: men who may be prorogued into it for an army beyond
    the consuls' own, or a lone legion. leaves: men who are out of the game when it is over."""

    consuls: tuple[str, ...]
    proconsuls: tuple[str, ...] = ()
    spare: tuple[str, ...] = ()
    leaves: tuple[str, ...] = ()


class FixedDictator(Figure, frozen=True):
    """Who is Dictator, and Master of Horse, if one is chosen. honour: whether Roman Honor binds them as Dictator."""

    leader: str
    master: str
    honour: bool = True


class GallicAllies(Figure, frozen=True):
    """Gallic infantry SP that join a side which wins a battle in these provinces: after a victory, after a Major
    one."""

    side: str
    provinces: tuple[str, ...]
    victory: int
    major: int


class Conquest(Figure, frozen=True):
    """What a side must conquer: so many contiguous provinces of those that its enemy held at the start, or `fewer` and
    a city. hero: the leader each of whose Major Victories makes it one province less, to `least`; each victory of the
    enemy one more. capital: the city whose occupation wins at once."""

    side: str
    enemy: str
    provinces: int
    fewer: int
    city: str
    hero: str
    least: int
    capital: str


class Scenario(Overseas, frozen=True, kw_only=True):
    """A scenario: where it is played, by whom, what stands at the start, and which special rules are in force.

    start: the year B.C. of the first turn. turns: how many. longest: of the open-ended form; 0: there is none.
    in_play: provinces. gallic: provinces that Gauls alone may be in. held: provinces all of whose cities a power
        controls at the start; cities: single ones. absent: hexes whose city does not exist. sizes, defence, ids: that
        differ: of a city, of a size, of a city's own defence.
    roads: the classes that are open.
    begins_at: "cup": the first turn begins with the Initiative Phase; "phase": with the first phase of
        `begins_with`. markers: of the first turn, where they are not as rated.
    activates: the magistrate for whom alone a marker of the first turn is, unless the table plays otherwise.
    commanders: the Overall Commanders that are printed.
    substitutes: who is called on first, where the schedule leaves a place open.
    fixed_levels: rows of the alliance track that never move; where cities are loyal, theirs surrender to nobody.
    samnite_draws: leaders drawn before the start. drawn_to: where a drawn one may be placed.
    """

    start: int
    turns: int
    longest: int = 0
    sides: tuple[str, ...]
    in_play: tuple[str, ...]
    gallic: tuple[str, ...] = ()
    roman_italy: tuple[str, ...]
    home: dict[str, tuple[str, ...]]
    held: dict[str, tuple[str, ...]]
    cities: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    absent: tuple[str, ...] = ()
    sizes: dict[str, Size] = msgspec.field(default_factory=dict)
    defence: dict[Size, int] = msgspec.field(default_factory=dict)
    ids: dict[str, int] = msgspec.field(default_factory=dict)
    sacked: tuple[str, ...] = ()
    legions: Literal["early", "republican"]
    roads: tuple[str, ...]
    siege_capability: dict[str, int]
    rules: tuple[RuleName, ...]
    free_provinces: tuple[str, ...] = ()
    augury: Literal["", "samnite", "eagle"] = ""
    levels: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    fixed_levels: tuple[str, ...] = ()
    gallic_allies: GallicAllies | None = None
    conquest: Conquest | None = None
    naval: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    begins_at: Literal["cup", "phase"]
    begins_with: str = ""
    markers: dict[str, int] = msgspec.field(default_factory=dict)
    activates: dict[str, str] = msgspec.field(default_factory=dict)
    commanders: dict[str, str] = msgspec.field(default_factory=dict)
    offices: tuple[OfficeRow, ...]
    short: int = 0
    veterans: tuple[str, ...] = ()
    schedule: dict[int, Year] = msgspec.field(default_factory=dict)
    substitutes: tuple[str, ...] = ()
    dictator: FixedDictator | None = None
    urban_praetors: tuple[str, ...] | Literal["drawn"]
    samnite_draws: int = 0
    drawn_to: tuple[str, ...] = ()
    stacks: tuple[StackRow, ...]
    later: tuple[StackRow, ...] = ()
    free: tuple[FreeRow, ...] = ()

    def has_rule(self, rule: RuleName) -> bool:
        """Return whether a special rule is in force."""
        return rule in self.rules
