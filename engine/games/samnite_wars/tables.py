"""The figures of the rules text and the regions, read once from `data/samnite_wars` into typed records."""

from typing import Any

import msgspec

from data import load_game_data
from engine.kernel.dice import Dice
from engine.kernel.game import TableOption

GAME_ID = "samnite_wars"
Roll = tuple[int, int]  # how many dice, of how many sides


class Row(msgspec.Struct, frozen=True):
    """A row of the Event Table: the highest roll that gives the event."""

    upto: int
    event: str


class EventTable(msgspec.Struct, frozen=True):
    """THE EVENT TABLE."""

    dice: Roll
    table: tuple[Row, ...]

    def find(self, roll: int) -> str:
        """Return the event of a roll."""
        return next(row.event for row in self.table if roll <= row.upto)


class Setup(msgspec.Struct, frozen=True):
    """SETUP: the dice for each Triumph, the Treasury, and who goes first."""

    triumph: Roll
    treasury: Roll
    first: Roll


class Fate(msgspec.Struct, frozen=True):
    """FATE PHASE: how many cards fill a hand."""

    hand: int


class Taxation(msgspec.Struct, frozen=True):
    """TAXATION PHASE: coins a turn, and for each region that Rome controls."""

    base: int
    each_region: int


class Strategy(msgspec.Struct, frozen=True):
    """STRATEGY: what a card costs."""

    price: int


class Revolt(msgspec.Struct, frozen=True):
    """REVOLT: the Consul's Prestige if they win or lose."""

    won: int
    lost: int


class Peace(msgspec.Struct, frozen=True):
    """PEACE: the Prestige of a Pax Romana."""

    pax_romana: int


class Campaign(msgspec.Struct, frozen=True):
    """A campaign's cost, its spoils, and the Prestige that a defeat loses."""

    cost: int
    won: Roll
    gold: Roll
    lost: int


class Raids(msgspec.Struct, frozen=True):
    """RAIDS: what it costs to fortify."""

    fortify: Roll


class War(msgspec.Struct, frozen=True):
    """WAR: the Prestige won or lost, and which part of the Treasury a defeat loses."""

    won: Roll
    lost: Roll
    treasury_part: int


class Freedom(msgspec.Struct, frozen=True):
    """The die for a region's freedom, and the highest roll that gives it."""

    dice: Roll
    upto: int


class Effort(msgspec.Struct, frozen=True):
    """War Effort: how many cards of each type, and the die that breaks a tie."""

    each_type: int
    tie: Roll


class Allies(msgspec.Struct, frozen=True):
    """From how many players on there are allies, and how many cards an ally gives."""

    players: int
    cards: int


class AllyCards(msgspec.Struct, frozen=True):
    """ALLY CARDS: their Force for the role's own region, for a controlled one, and otherwise."""

    role: int
    controlled: int
    otherwise: int


class Conquest(msgspec.Struct, frozen=True):
    """The die that decides between several conquest cards."""

    several: Roll


class Etcetera(msgspec.Struct, frozen=True):
    """ETCETERA PHASE: how many cards may be discarded."""

    discards: int


class Corruption(msgspec.Struct, frozen=True):
    """The Gold above which the Treasury is corrupted, and the dice of the loss."""

    above: int
    dice: Roll


class Victory(msgspec.Struct, frozen=True):
    """VICTORY: how many controlled regions let the Consul declare the end."""

    regions: int


class Players(msgspec.Struct, frozen=True):
    """How many may play."""

    least: int
    most: int


class Tables(msgspec.Struct, frozen=True):
    """All figures of `tables.yaml`."""

    setup: Setup
    fate: Fate
    taxation: Taxation
    strategy: Strategy
    event: EventTable
    region_dice: Roll
    revolt: Revolt
    peace: Peace
    campaign: Campaign
    raids: Raids
    war: War
    freedom: Freedom
    effort: Effort
    allies: Allies
    ally_cards: AllyCards
    conquest: Conquest
    etcetera: Etcetera
    corruption: Corruption
    victory: Victory
    players: Players


class Region(msgspec.Struct, frozen=True):
    """A row of THE REGION TABLE, with its borders and the tokens that control it."""

    roll: int
    kind: str
    hellenized: bool
    otherwise: str
    tokens: int
    borders: tuple[str, ...]

    @property
    def words(self) -> frozenset[str]:
        """Return what cards may call this region (its own id apart)."""
        words = {"civilized" if self.kind == "civilized" else "non_civilized"}
        if self.kind != "semi_civilized":
            words.add("non_semi_civilized")
        if self.hellenized:
            words.add("hellenized")
        return frozenset(words)


def _options(rows: list[dict[str, Any]]) -> tuple[TableOption, ...]:
    out = []
    for row in rows:
        values = tuple(str(v) for v in row.get("values", ()))
        default = str(row.get("default", values[0] if values else ""))
        out.append(
            TableOption(
                key=row["key"],
                default=default,
                values=values,
                low=row.get("low"),
                high=row.get("high"),
                section=row["section"],
            )
        )
    return tuple(out)


TABLES = msgspec.convert(load_game_data(GAME_ID, "tables"), Tables, strict=True)
REGIONS: dict[str, Region] = msgspec.convert(load_game_data(GAME_ID, "regions")["regions"], dict[str, Region])
HOME: str = load_game_data(GAME_ID, "regions")["home"]
REGION_OF_ROLL = {region.roll: name for name, region in REGIONS.items()}
OPTIONS = _options(load_game_data(GAME_ID, "options")["options"])


def dice_total(dice: Dice, label: str, what: Roll) -> int:
    """Return the sum of the dice of a figure."""
    count, sides = what
    return sum(dice.roll(label, sides) for _ in range(count))
