"""The game's figures: everything in data/total_war_rome, loaded once into frozen records.

Look-ups are plain dicts by id: `REGIONS["latium"].gold`, `TROOPS["velites"].good`, `SHIPS`, `GENERALS`,
`DEVELOPMENTS`, `CARDS`, `EVENTS`, `FACTIONS`. Mercenary cards and the four special cards are TROOPS too.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from data import load_game_data

GAME_ID = "total_war_rome"
MERCENARY = "mercenary"
PLAIN, RIVER, MOUNTAIN, STRAIT = "plain", "river", "mountain", "strait"
RED, YELLOW, GREEN, WHITE, BLACK = "RED", "YELLOW", "GREEN", "WHITE", "BLACK"
MOUNTED = ("cavalry", "chariot", "elephant")
INFANTRY = ("foot_close", "foot_loose", "bowmen")  # what rolls in an assault (ruling 29)
SKIRMISHERS = ("foot_skirmisher", "cavalry_skirmisher")


class Region(msgspec.Struct, frozen=True, kw_only=True):
    """A land region as printed. `dice` are its defence dice; `neighbours` maps a region to the border's kind."""

    id: str
    home: str = ""
    capital: bool = False
    gold: int
    port: bool
    trees: int
    mountains: int
    mercenary: bool
    dice: tuple[str, ...]
    coast: tuple[str, ...]
    neighbours: dict[str, str]
    lon: float
    lat: float


class Sea(msgspec.Struct, frozen=True, kw_only=True):
    """A sea area: the sea areas beside it and the regions on its shores (`ports`: those with an anchor)."""

    id: str
    seas: tuple[str, ...]
    shores: tuple[str, ...]
    ports: tuple[str, ...]
    lon: float
    lat: float


class Troop(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of troop card (rulebook, Army Cards). Cards of a kind are alike, so an army is a multiset of kinds.

    `group` is "main", "skirmisher" or "artillery" (the army limits); `red`/`black`: opposing types against which an S
    is a Skull / cancels. cost None: by upgrade only. `pack`: "republican"/"imperial" for Rome, the region for
    mercenaries, "special" for the four special cards (used once). `base`: of a veteran, the plain kind.
    """

    id: str
    faction: str
    type: str
    group: str
    good: tuple[str, ...]
    difficult: tuple[str, ...]
    red: tuple[str, ...] = ()
    black: tuple[str, ...] = ()
    cost: int | None = None
    count: int
    needs: str = ""
    veteran: str = ""
    base: str = ""
    pack: str = ""

    @property
    def is_mercenary(self) -> bool:
        """Return whether it is a mercenary card (the specials are)."""
        return self.faction == MERCENARY

    @property
    def is_special(self) -> bool:
        """Return whether it is one of the four special cards of the mercenary deck, used once."""
        return self.pack == "special"


class Ship(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of ship card."""

    id: str
    faction: str
    dice: tuple[str, ...]
    cost: int
    count: int
    needs: str = ""


class General(msgspec.Struct, frozen=True, kw_only=True):
    """A general card; each is single."""

    id: str
    faction: str
    stars: int
    die: str
    characteristic: str = ""


class Development(msgspec.Struct, frozen=True, kw_only=True):
    """One development of a faction board; `needs`: the one above it in its column; `effects`: op -> its figures."""

    id: str
    faction: str
    column: str
    row: int
    cost: int
    needs: str = ""
    effects: tuple[dict[str, Any], ...]


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """An action card: its agent action, its emergency tax levy, its event; the figures of that by op, which an owner's
    card may have other than those that cards of ours have."""

    id: str
    action: str
    tax: int
    event: str
    effects: tuple[dict[str, Any], ...] = ()


class EventCard(msgspec.Struct, frozen=True, kw_only=True):
    """What the event half of some action cards says: phases, moment, and figures by op."""

    id: str
    phases: tuple[str, ...]
    timing: str
    effects: tuple[dict[str, Any], ...]


class Faction(msgspec.Struct, frozen=True, kw_only=True):
    """A faction's board and decks, in the order of the data."""

    id: str
    colour: str
    capital: str
    home: tuple[str, ...]
    general_cost: int
    rules: tuple[str, ...]
    troops: tuple[str, ...]
    ships: tuple[str, ...]
    generals: tuple[str, ...]
    developments: tuple[str, ...]
    columns: dict[str, tuple[str, ...]]


def border_id(a: str, b: str) -> str:
    """Return the id of the border between two regions, under which a road lies."""
    return f"{a}-{b}" if a < b else f"{b}-{a}"


def faction_pair_id(a: str, b: str) -> str:
    """Return the id of a pair of factions, under which their diplomatic status lies."""
    return f"{a}|{b}" if a < b else f"{b}|{a}"


def army_limit_group(troop_type: str) -> str:
    """Return the group under the army limits of a troop type."""
    if troop_type == "artillery":
        return "artillery"
    return "skirmisher" if troop_type in SKIRMISHERS else "main"


def _regions() -> tuple[dict[str, Region], dict[str, Sea]]:
    kept = load_game_data(GAME_ID, "regions")
    neighbours: dict[str, dict[str, str]] = {region: {} for region in kept["regions"]}
    for region, row in kept["regions"].items():
        for other, kind in row["borders"].items():
            neighbours[region][other] = kind
            neighbours[other][region] = kind
    regions = {}
    for region, row in kept["regions"].items():
        fields = {k: v for k, v in row.items() if k not in ("borders", "dice", "coast")}
        dice = tuple(row.get("dice") or kept["dice_by_gold"][row["gold"]])
        regions[region] = Region(
            id=region,
            mercenary="dice" in row,
            dice=dice,
            coast=tuple(row["coast"]),
            neighbours=dict(sorted(neighbours[region].items())),
            **fields,
        )
    seas = {}
    for sea, row in kept["seas"].items():
        shores = tuple(r.id for r in regions.values() if sea in r.coast)
        ports = tuple(r for r in shores if regions[r].port)
        seas[sea] = Sea(id=sea, seas=tuple(row["seas"]), shores=shores, ports=ports, lon=row["lon"], lat=row["lat"])
    return regions, seas


def _troop(kind: str, row: dict[str, Any], pack: str) -> Troop:
    fields: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in row.items() if k != "pack"}
    return Troop(id=kind, group=army_limit_group(row["type"]), pack=row.get("pack", pack), **fields)


def _troops() -> dict[str, Troop]:
    units, mercenaries = load_game_data(GAME_ID, "units"), load_game_data(GAME_ID, "mercenaries")
    pack_of = {kind: region for region, cards in mercenaries["packs"].items() for kind in cards}
    troops = {kind: _troop(kind, row, pack_of.get(kind, "")) for kind, row in units["troops"].items()}
    for kind, row in mercenaries["specials"].items():
        troops[kind] = _troop(kind, {"faction": MERCENARY, **row}, "special")
    for troop in list(troops.values()):
        if troop.veteran:
            veteran = troops[troop.veteran]
            troops[troop.veteran] = msgspec.structs.replace(veteran, base=troop.id, needs=troop.needs)
    return troops


def _ships() -> dict[str, Ship]:
    rows = load_game_data(GAME_ID, "units")["ships"].items()
    return {
        kind: Ship(id=kind, dice=tuple(r["dice"]), **{k: v for k, v in r.items() if k != "dice"}) for kind, r in rows
    }


def _developments() -> dict[str, Development]:
    rows = load_game_data(GAME_ID, "developments")["developments"]
    places = {(r["faction"], r["column"], r["row"]): kind for kind, r in rows.items()}
    return {
        kind: Development(
            id=kind,
            needs=places.get((r["faction"], r["column"], r["row"] - 1), ""),
            effects=tuple(r["effects"]),
            **{k: v for k, v in r.items() if k != "effects"},
        )
        for kind, r in rows.items()
    }


def _factions() -> dict[str, Faction]:
    out = {}
    for faction, row in load_game_data(GAME_ID, "factions")["factions"].items():
        developments = tuple(d.id for d in DEVELOPMENTS.values() if d.faction == faction)
        out[faction] = Faction(
            id=faction,
            colour=row["colour"],
            capital=next(r.id for r in REGIONS.values() if r.home == faction and r.capital),
            home=tuple(r.id for r in REGIONS.values() if r.home == faction),
            general_cost=row["general_cost"],
            rules=tuple(row["rules"]),
            troops=tuple(t.id for t in TROOPS.values() if t.faction == faction),
            ships=tuple(s.id for s in SHIPS.values() if s.faction == faction),
            generals=tuple(g.id for g in GENERALS.values() if g.faction == faction),
            developments=developments,
            columns={c: tuple(d for d in developments if DEVELOPMENTS[d].column == c) for c in row["columns"]},
        )
    return out


def _cards() -> dict[str, Card]:
    kept = load_game_data(GAME_ID, "action_cards")
    own, events = kept["figures"], kept["events"]
    return {
        kind: Card(id=kind, action=row[0], tax=row[1], event=row[2], effects=tuple(
            own.get(kind) or events.get(row[2], {}).get("effects", ())  # by an owner's charts it may have no event
        ))
        for kind, row in kept["cards"].items()
    }  # fmt: skip


REGIONS, SEAS = _regions()
BORDERS = {r.id: {other: border_id(r.id, other) for other in r.neighbours} for r in REGIONS.values()}
"""The ids of a region's borders, by the region beyond."""
TROOPS = _troops()
SHIPS = _ships()
GENERAL_DICE: dict[int, str] = load_game_data(GAME_ID, "units")["general_dice"]
GENERALS = {
    kind: General(id=kind, die=GENERAL_DICE[row["stars"]], **row)
    for kind, row in load_game_data(GAME_ID, "units")["generals"].items()
}
DEVELOPMENTS = _developments()
FACTIONS = _factions()
PAIRS = {(a, b): faction_pair_id(a, b) for a in FACTIONS for b in FACTIONS if a != b}
"""The ids of all pairs of factions, either way round."""
EVENTS = {
    kind: EventCard(id=kind, phases=tuple(r["phases"]), timing=r["timing"], effects=tuple(r["effects"]))
    for kind, r in load_game_data(GAME_ID, "action_cards")["events"].items()
}
CARDS = _cards()
PACKS: dict[str, dict[str, int]] = load_game_data(GAME_ID, "mercenaries")["packs"]  # of each mercenary region
SPECIALS = {t.id: t.count for t in TROOPS.values() if t.is_special}
SETUP: dict[str, Any] = load_game_data(GAME_ID, "setup")
LIMITS: dict[str, Any] = SETUP["limits"]
COSTS: dict[str, int] = SETUP["costs"]


def card_figure(card: str, field: str = "value", effect: int = 0) -> Any:
    """Return a figure of the event of an action card."""
    return CARDS[card].effects[effect][field]


def figures_of_event_cards(cards: Iterable[str], event: str) -> list[int]:
    """Return the figure of each of some cards that has an event: what it gives, as gold, markers or cards."""
    return [int(card_figure(card)) for card in cards if CARDS[card].event == event]


def general_die_colour(general: str) -> str:
    """Return the colour of a general's die: BLACK without a general (rulebook, Without Leadership)."""
    return GENERALS[general].die if general else GENERAL_DICE[0]


def stars_of(general: str) -> int:
    """Return a general's stars, 0 without one."""
    return GENERALS[general].stars if general else 0


def has_trait(general: str, characteristic: str) -> bool:
    """Return whether the general has this characteristic."""
    return bool(general) and GENERALS[general].characteristic == characteristic
