"""The shapes of what only a war overseas has in its scenario: powers that change sides, men who will not march, fleets,
points for provinces and cities, and how an invasion ends."""

import msgspec

from engine.games.rise_of_the_roman_republic.figures_base import Figure, Strength


class Fleet(Figure, frozen=True):
    """The fleet of a power: who controls that power has this level in these zones."""

    power: str
    zones: tuple[str, ...]
    level: int


class Expedition(Figure, frozen=True, rename={"during": "while", "area": "in"}):
    """An army that appears in a port of a row of provinces when its leader's marker is first drawn, and men who follow
    it every year while a leader is in an area."""

    leader: str
    power: str
    row: str
    troops: dict[str, Strength]
    elite: tuple[str, ...]
    yearly: dict[str, Strength]
    during: str
    area: str


class Landing(Figure, frozen=True):
    """What a side's first landing in an area does: a row of the alliance track moves so many boxes; another one too,
    if it comes there before its host is its friend."""

    side: str
    area: str
    row: str
    boxes: int
    towards: str
    host: str
    invaded: str


class Natives(Figure, frozen=True):
    """Kinds of troops that go nowhere but to these provinces, and to further ones while a leader is in the area."""

    kinds: tuple[str, ...]
    provinces: tuple[str, ...]
    further: tuple[str, ...]
    leader: str
    area: str


class Reluctant(Figure, frozen=True):
    """Kinds of troops that do not march until the hero has beaten the enemy, or the side has taken a Medium or Large
    city. Those who are raised come to the city, though it is under siege."""

    side: str
    hero: str
    enemy: str
    kinds: tuple[str, ...]
    city: str


class Mutiny(Figure, frozen=True):
    """Troops in a city that mutiny when the hero wins a battle, or their side takes a Medium or Large city outside the
    areas that are `abroad`; they are a power then that nobody controls."""

    power: str
    kind: str
    place: str
    side: str
    hero: str
    abroad: tuple[str, ...]


class Dear(Figure, frozen=True):
    """A row that costs a side more Guile a box while it has troops in an area, or controls a province there."""

    side: str
    row: str
    guile: int
    area: str
    province: str


class CityLevies(Figure, frozen=True):
    """Men that cities of a province send a side, from the year after it has won their power over, while the hero is in
    the area. engine: the city that builds a siege engine instead of its men, once a game."""

    side: str
    power: str
    province: str
    area: str
    hero: str
    engine: str


class Together(Figure, frozen=True):
    """Cities that bring points if one side holds all of them."""

    places: tuple[str, ...]
    points: int


class Points(Figure, frozen=True):
    """Victory Points: each of these provinces, and cities. garrisoned: cities that count for who stands in them
    themselves."""

    each: int
    provinces: tuple[str, ...]
    cities: dict[str, int]
    together: Together
    garrisoned: tuple[str, ...]


class Invasion(Figure, frozen=True):
    """How an invader wins when a turn ends: they occupy the capital, or all of these cities, or have so many points, or
    control, in the first turns alone, so many rows of provinces and one province among them. They have lost when their
        hero is dead or taken. Else most points win."""

    side: str
    enemy: str
    hero: str
    capital: str
    cities: tuple[str, ...]
    points: int
    provinces: int
    among: tuple[str, ...]
    province: str
    turns: int


class Overseas(Figure, frozen=True, kw_only=True):
    """All of it; a scenario has these fields beside its others.

    north: provinces that a force may enter by an augury alone.
    favoured_from: boxes from which cities open to whom their province favours. protectorates: powers that are whose
        ally their row is. enlists: powers whose units in their city join a side's own once it controls them.
        stay: powers among them whose men stay where they are all the same.
    barred: provinces that a power never enters. pinned: kinds that never move. posts: infantry SP that a power leaves
        in a city, which it never gives up to anybody. ambassadors: leaders off the map who speak for an Overall
        Commander. envoys: offices of a side whose holders alone go as ambassadors. stand_ins: who commands while a
        leader is wounded.
    """

    north: tuple[str, ...] = ()
    favoured_from: int = 1
    fleet: Fleet | None = None
    protectorates: dict[str, str] = msgspec.field(default_factory=dict)
    enlists: dict[str, str] = msgspec.field(default_factory=dict)
    stay: tuple[str, ...] = ()
    expedition: Expedition | None = None
    landing: Landing | None = None
    barred: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    natives: Natives | None = None
    pinned: tuple[str, ...] = ()
    reluctant: Reluctant | None = None
    mutiny: Mutiny | None = None
    posts: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    ambassadors: dict[str, str] = msgspec.field(default_factory=dict)
    envoys: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    stand_ins: dict[str, str] = msgspec.field(default_factory=dict)
    dear: Dear | None = None
    city_levies: CityLevies | None = None
    points: Points | None = None
    invasion: Invasion | None = None
