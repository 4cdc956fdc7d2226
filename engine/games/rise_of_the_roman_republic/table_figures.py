"""The shapes of the tables in data/rise_of_the_roman_republic/tables.yaml."""

from typing import Literal

from engine.games.rise_of_the_roman_republic.figures import Figure, Size

Pair = tuple[int, int]  # (infantry, cavalry) SP


class Tribe(Figure, frozen=True):
    """A tribe of the revolt table. dice: the numbers of 1 to 100 by which it is drawn; (): never. towns: where it
    musters. sizes: by the die, 0 and 1 together; garrisoned: if Romans are in Capua."""

    leader: str
    home: tuple[str, ...]
    dice: tuple[int, ...]
    towns: tuple[str, ...]
    sizes: tuple[Pair, ...]
    garrisoned: tuple[Pair, ...] = ()


class RevoltCheck(Figure, frozen=True):
    """legions: outside Roman provinces from which each adds one to the die. at: the die that brings a revolt."""

    legions: int
    at: int


class SamniteManpower(Figure, frozen=True):
    """columns: by SP in play, each up to below. most: SP in play. rows: by die."""

    columns: tuple[int, ...]
    most: int
    rows: dict[int, tuple[Pair, ...]]


class AlexanderManpower(Figure, frozen=True):
    """colonies: SP by city. legions: Rome's, if it has raised none."""

    cavalry_percent: int
    samnite_dice: int
    colonies: dict[str, int]
    legions: int


class Yield(Figure, frozen=True):
    """What a province or city yields in a year. city: only if the side holds it; "": in any case."""

    infantry: int
    cavalry: int
    kind: str
    city: str = ""


class Auxiliaries(Figure, frozen=True):
    """at: the die of a request that brings a contingent. sp: its strength. most: SP in play by kind."""

    at: int
    sp: int
    most: dict[str, int]


class RequestModifiers(Figure, frozen=True):
    """Modifiers of a request for legions. few: with fewer than `few_below` legions in play."""

    minor: int
    major: int
    few: int
    few_below: int
    naval: int
    rome_lost: int
    carthage_naval: int


class LegionRequest(Figure, frozen=True):
    """columns: most legions in play. legions: by column and die. highest: the highest number of a legion."""

    columns: tuple[int, ...]
    legions: tuple[tuple[int, ...], ...]
    reinforcements: tuple[int, ...]
    naval: tuple[int, ...]
    cavalry_every: int
    auxiliaries: Auxiliaries
    modifiers: RequestModifiers
    highest: int


class Ratio(Figure, frozen=True):
    """modifiers: by the ratio, each up to below; the last beyond all."""

    below: tuple[float, ...]
    modifiers: tuple[int, ...]
    least_difference: int = 0
    elite: int = 0


class BattleRow(Figure, frozen=True):
    """upto: the adjusted die. attacker, defender: percent lost."""

    upto: int
    attacker: int
    defender: int
    result: Literal["d_major", "d_win", "draw", "a_win", "a_major"]


class UnpredictableRow(Figure, frozen=True):
    """upto: the die, 1 to 10. underdog, favourite: percent lost."""

    upto: int
    underdog: int
    favourite: int
    result: Literal["fav_major", "fav_win", "draw", "und_win", "und_major"]


class MovementAttrition(Figure, frozen=True):
    """rows: by the most Attrition SP, percent by column of points. scale: times which they are taken."""

    scale: float
    cavalry: int
    elephants: int
    columns: tuple[int, ...]
    rows: dict[int, tuple[float, ...]]


class AttritionPoints(Figure, frozen=True):
    """Attrition Points beside a province's value. inside: for ending in a friendly city. avoid: a hex of avoidance or
    retreat; avoid_most: percent lost at most."""

    mountain: float
    marsh: float
    river: float
    road: float
    devastated: float
    least: float
    inside: dict[Size, int]
    avoid: dict[str, int]
    avoid_most: int


class Inertia(Figure, frozen=True):
    """Inertia attrition of forces above so many Attrition SP. percent: by the adjusted die up to."""

    above: int
    each: int
    devastated: int
    by_value: dict[int, int]
    home: int
    controlled: int
    port: int
    percent: dict[int, int]


class SiegeAssault(Figure, frozen=True):
    """columns: by ratio from. rows: by the adjusted die up to, percent of attacker and defender by column."""

    columns: tuple[float, ...]
    rows: dict[int, tuple[Pair, ...]]


class SiegeModifiers(Figure, frozen=True):
    """Modifiers of an assault."""

    engine: int
    syracuse: int
    rome: int
    rome_columns: int
    guile_most: int
    letters: dict[str, int]


class SiegeAttrition(Figure, frozen=True):
    """percent: by the adjusted die up to. The others are modifiers; supply_hexes: how long a way of supply may be;
    least_above: SP above which any percent costs one."""

    percent: dict[int, int]
    supplied: int
    flat: int
    disorganized: int
    port: int
    blockaded: int
    forage: int
    devastated: int
    supply_hexes: int
    least_above: int


class Casualties(Figure, frozen=True):
    """wounded, killed: the adjusted die from. from_percent: losses from which it is rolled."""

    wounded: int
    killed: int
    major_defeat: int
    from_percent: int


class Devastation(Figure, frozen=True):
    """recovers: the die from. least: SP that may try; each block of SP, and `plus`, make the die that succeeds."""

    recovers: int
    least: int
    block: int
    plus: int


class Surrender(Figure, frozen=True):
    """small, medium: what is taken off the Campaign. times: SP for each of the city's strength."""

    small: int
    medium: int
    times: int
    level_most: int


class Alliance(Figure, frozen=True):
    """Boxes of the alliance track. ally: the level of an ally."""

    most: int
    ally: int
    siege: dict[Size, int]
    major: int
    victory: int
    major_near: int
    devastated: int
    sack: int


Modifiers = dict[str, int]


class Tables(Figure, frozen=True):
    """All of `tables.yaml`."""

    tribes: dict[str, Tribe]
    revolt_check: RevoltCheck
    samnite_manpower: SamniteManpower
    alexander_manpower: AlexanderManpower
    provincial_manpower: dict[str, dict[str, Yield]]
    east_sicilian_cities: dict[str, Yield]
    legion_request: LegionRequest
    tactics: dict[str, tuple[int, ...]]
    force_ratio: Ratio
    cavalry_ratio: Ratio
    battle: tuple[BattleRow, ...]
    battle_modifiers: Modifiers
    unpredictable: tuple[UnpredictableRow, ...]
    unpredictable_net: int
    elephants: dict[int, int | Literal["lost"]]
    elephant_cap: int
    pursuit: dict[int | str, int]
    casualties: Casualties
    movement_attrition: MovementAttrition
    attrition_points: AttritionPoints
    inertia: Inertia
    interception: Modifiers
    avoidance: Modifiers
    coordination: Modifiers
    overrun: int
    siege_assault: SiegeAssault
    siege_modifiers: SiegeModifiers
    siege_attrition: SiegeAttrition
    treachery: dict[Size, int]
    surrender: Surrender
    devastation: Devastation
    alliance: Alliance
    diplomacy: Modifiers
    naval: Modifiers
    auguries: Modifiers
    augury_samnite: dict[int, str]
    augury_eagle: dict[int, str]
    operations: dict[str, Literal["roll", "finished", "free"]]
