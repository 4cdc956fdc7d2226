"""The game's figures: everything in data/sword_of_rome, read once into frozen records.

`SPACES`, `LEADERS`, `CARDS` and `SCENARIOS` by id, `LINKS` in the file's order, and `TABLES` with the tables of the
rules. An error names the file and the entry.
"""

from collections.abc import Container, Mapping
from typing import Any, NoReturn, TypeVar

import msgspec

from data import load_game_data
from engine.games.sword_of_rome.figures import (
    AttritionRow,
    Capacity,
    Card,
    CarthageHand,
    Combat,
    Edition,
    Figure,
    Force,
    GallicEvent,
    Leader,
    Link,
    Losses,
    LossTable,
    Movement,
    Naval,
    Plunder,
    RatioBand,
    Reinforcement,
    Retreat,
    Scenario,
    Siege,
    SiegeResult,
    Space,
    Support,
    Turn,
    Unrest,
    VictoryPoints,
)
from engine.kit.bad_entries import report_entry

GAME_ID = "sword_of_rome"
ALIKE = ("campaign", "npa", "desperate_times")  # kinds of cards whose text is the same on every card
F = TypeVar("F", bound=Figure)


class Tables(Figure, frozen=True, kw_only=True):
    """The tables of the rules, by their names in `tables.yaml`, with look-ups as the rules use them."""

    source: dict[str, Any]
    turns: tuple[Turn, ...]
    rounds: int
    vp: VictoryPoints
    tie_order: tuple[str, ...]
    carthage_hand: CarthageHand
    mines_close: int
    movement: Movement
    capacity: tuple[Capacity, ...]
    combat: Combat
    losses: LossTable
    force_ratio_bands: tuple[RatioBand, ...] = msgspec.field(name="force_ratio")
    automatic_ratio: int
    siege_table: Siege = msgspec.field(name="siege")
    attrition_rows: tuple[AttritionRow, ...] = msgspec.field(name="attrition")
    naval_table: Naval = msgspec.field(name="naval")
    plunder: Plunder
    unrest: Unrest
    support: Support
    retreat: Retreat
    reinforcements: Reinforcement = msgspec.field(name="reinforcement")
    gallic_events: dict[int, GallicEvent]

    def auto_victory(self, turn: int) -> int | None:
        """Return the VP that win at the end of a turn (1 is the first); None if none do."""
        return self.turns[turn - 1].automatic_victory

    @property
    def first_automatic_win_turn(self) -> int:
        """Return the first turn at whose end somebody may win automatically."""
        return next(turn for turn, one in enumerate(self.turns, 1) if one.automatic_victory is not None)

    def clamped_vp(self, vp: int) -> int:
        """Return VP as they stand on the track, whose ends nothing passes."""
        return max(self.vp.low, min(self.vp.high, vp))

    def step_cost(self, kind: str) -> int:
        """Return the MP of a step over a link of a kind, the Appian Way not being built."""
        costs = self.movement
        return {"clear": costs.clear, "appian": costs.clear, "rough": costs.rough, "strait": costs.strait}[kind]

    def movement_points_by_card(self, power: str, value: int) -> int:
        """Return the MP of a power's army that a card of a value activates."""
        if power == "transalpine":
            return self.movement.transalpine
        return self.movement.gallic[value] if power == "gallic" else self.movement.points

    def force_ratio(self, larger: int, smaller: int) -> int | None:
        """Return the larger army's modifier; None if it wins automatically (ruling 4)."""
        if larger >= self.automatic_ratio * smaller:
            return None
        return max(band.modifier for band in self.force_ratio_bands if larger >= band.ratio * smaller)

    @property
    def highest_ratio(self) -> int:
        """Return the highest modifier of the force ratio."""
        return max(band.modifier for band in self.force_ratio_bands)

    def winner_losses(self, die: int, size: int) -> Losses:
        """Return what a die of the battle's winner costs, an army of this size having rolled it."""
        return Losses(0, _by_size(self.losses.winner, die, size))

    def loser_losses(self, die: int, size: int) -> Losses:
        """Return what a die of the battle's loser costs, themselves (ruling 1) and the winner."""
        return Losses(_by_size(self.losses.loser, die, size), self.losses.loser_own[die - 1])

    def siege_roll_result(self, roll: int) -> SiegeResult:
        """Return the result of a siege, subjugation or raid roll; beyond the table its end counts (ruling 34)."""
        rows = self.siege_table.rows
        return rows[max(min(rows), min(max(rows), roll))]

    def attrition_losses(self, die: int, cu: int) -> int:
        """Return the CU that an attrition roll costs so many CU, no more than there are."""
        row = next(row for row in self.attrition_rows if row.upto is None or cu <= row.upto)
        return min(cu, row.losses[die - 1])

    def naval_combat_result(self, result: int) -> str:
        """Return "success", "return" or "attrition" for a naval combat die with its modifiers."""
        return next(row.result for row in self.naval_table.rows if row.upto is None or result <= row.upto)

    def reinforcement_of_space(self, power: str, space: str, *, walled: bool) -> int:
        """Return the CU that a space brings the power that controls it (section 5.10).

        walled: whether it is a walled city now, colonies included.
        """
        known = SPACES[space]
        own = known.reinforcement if known.home == power else 0
        city = self.reinforcements.city.get(power, 0) if walled else 0
        return max(own, city)


def _by_size(rows: tuple[tuple[int, int, int], ...], die: int, size: int) -> int:
    """Return a figure of the loss table; an army of no size rolls for nothing."""
    return rows[die - 1][min(size, 3) - 1] if size > 0 else 0


def report_bad_entry(file: str, entry: str, why: object) -> NoReturn:
    """Report an entry of a data file that is not what it should be."""
    report_entry(GAME_ID, file, entry, why)


def read_entry(file: str, entry: str, row: Mapping[str, Any], kind: type[F], **given: object) -> F:
    """Return an entry as a record of its kind; `given` are fields that do not stand in the entry itself."""
    try:
        return msgspec.convert({**row, **given}, kind)
    except msgspec.ValidationError as error:
        report_bad_entry(file, entry, error)


def check_known_id(file: str, entry: str, value: str, ids: Container[str], what: str) -> None:
    """Check that an entry names something that is there."""
    if value not in ids:
        report_bad_entry(file, entry, f"there is no {what} {value!r}")


def read_spaces(raw: Mapping[str, Any]) -> dict[str, Space]:
    """Return the spaces of the map by id."""
    return {key: read_entry("spaces", f"space {key}", row, Space, id=key) for key, row in raw["spaces"].items()}


def read_links(raw: Mapping[str, Any], spaces: Container[str]) -> tuple[Link, ...]:
    """Return the links of the map, both ends of which must be spaces."""
    links = []
    for row in raw["links"]:
        entry = f"link {row.get('a')} - {row.get('b')}"
        link = read_entry("spaces", entry, row, Link)
        for end in (link.a, link.b):
            check_known_id("spaces", entry, end, spaces, "space")
        links.append(link)
    return tuple(links)


def read_leaders(raw: Mapping[str, Any]) -> dict[str, Leader]:
    """Return the leaders by id."""
    return {key: read_entry("leaders", f"leader {key}", row, Leader, id=key) for key, row in raw["leaders"].items()}


def read_cards(raw: Mapping[str, Any]) -> dict[str, Card]:
    """Return the cards of all decks by id."""
    cards: dict[str, Card] = {}
    for deck, rows in raw.items():
        if deck == "source":
            continue
        for key, row in rows.items():
            kind = row.get("kind")
            own = f"{key}_own" if row.get("figures") else ""  # made of the other's words and these figures
            text = f"card_text.{own or (kind if kind in ALIKE else row.get('does') or key)}"
            cards[key] = read_entry("cards", f"card {key}", row, Card, id=key, deck=deck, text=text)
            if cards[key].replaces:
                check_known_id("cards", f"card {key}", cards[key].replaces, rows, "card")
    return cards


def read_scenarios(raw: Mapping[str, Any]) -> dict[str, Scenario]:
    """Return the scenarios by id, their groups of forces put together."""
    shared = {key: raw[key] for key in ("turns", "short_game", "vp_start", "desperate_times", "alliances")}
    return {key: _scenario(key, {**shared, **row}, raw["groups"]) for key, row in raw["scenarios"].items()}


def _scenario(key: str, row: dict[str, Any], groups: Mapping[str, Any]) -> Scenario:
    entry, forces = f"scenario {key}", []
    for group in row["forces"]:
        check_known_id("scenarios", entry, group, groups, "group of forces")
        for line in groups[group]:
            force = read_entry("scenarios", f"group {group}", line, Force)
            check_known_id("scenarios", f"group {group}", force.space, SPACES, "space")
            if force.leader:
                check_known_id("scenarios", f"group {group}", force.leader, LEADERS, "leader")
            forces.append(force)
    homes = row.get("out_of_play", ())
    out = [space.id for space in SPACES.values() if space.home in homes]
    scenario = read_entry("scenarios", entry, {**row, "forces": (), "out_of_play": out}, Scenario, id=key)
    for space in scenario.loyalty:
        check_known_id("scenarios", entry, space, SPACES, "space")
    return msgspec.structs.replace(scenario, forces=tuple(forces))


def cards_of(edition: Edition, deck: str) -> tuple[Card, ...]:
    """Return the cards of a deck as they are used with a number of players, by their numbers; the two Desperate Times
    are the last."""
    own = [card for card in CARDS.values() if card.deck == deck and card.editions in ("all", edition)]
    return tuple(sorted(own, key=lambda card: card.number))


def scenario_for_player_count(players: int) -> Scenario:
    """Return the scenario for a number of players."""
    return SCENARIOS[("two_players", "three_players", "four_players", "five_players")[players - 2]]


SPACES = read_spaces(load_game_data(GAME_ID, "spaces"))
LINKS = read_links(load_game_data(GAME_ID, "spaces"), SPACES)
APPIAN_WAY: tuple[str, ...] = tuple(load_game_data(GAME_ID, "spaces")["appian_way"])
LEADERS = read_leaders(load_game_data(GAME_ID, "leaders"))
CARDS = read_cards(load_game_data(GAME_ID, "cards"))
SCENARIOS = read_scenarios(load_game_data(GAME_ID, "scenarios"))
TABLES = read_entry("tables", "all of it", load_game_data(GAME_ID, "tables"), Tables)
if min(band.ratio for band in TABLES.force_ratio_bands) > 1:
    report_bad_entry("tables", "force_ratio", "a band must begin at 1, for armies of one size")
