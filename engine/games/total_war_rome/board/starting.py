"""Where everybody begins: gold, agents, armies, navies, improvements, and whose the regions are (Set-Up); and whether
that can be, since an owner's charts may say it otherwise."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from engine.games.total_war_rome.tables import (
    FACTIONS,
    GAME_ID,
    GENERALS,
    LIMITS,
    REGIONS,
    SETUP,
    SHIPS,
    TROOPS,
    Troop,
    faction_pair_id,
)
from engine.kernel.state import Side
from engine.kit.bad_entries import report_entry

NOBODY = "none"  # who holds a region that is independent
Row = Mapping[str, Any]
Wrong = tuple[str, str]  # the entry, why


class StartingArmy(msgspec.Struct, frozen=True, kw_only=True):
    """An army at the start: its general ("" for none), its troop cards, the region where it stands ("": it is on the
    faction board)."""

    general: str
    cards: tuple[str, ...]
    at: str


class StartingNavy(msgspec.Struct, frozen=True, kw_only=True):
    """A navy at the start: its ships, the region in whose port it lies ("": it is on the faction board)."""

    ships: tuple[str, ...]
    port: str


class Start(msgspec.Struct, frozen=True, kw_only=True):
    """What a faction begins with."""

    gold: int
    agents: tuple[str, ...]
    armies: tuple[StartingArmy, ...]
    navies: tuple[StartingNavy, ...]


def starting_holder(region: str) -> Side:
    """Return the faction that a region begins with, if that plays; "" for none."""
    return HOLDERS.get(region, REGIONS[region].home)


def starting_status(variant: str) -> Mapping[str, str]:
    """Return the statuses of pairs of factions that are named for a variant of the diplomacy."""
    return {faction_pair_id(row["a"], row["b"]): row["status"] for row in SETUP["diplomacy"][variant]}


def _armies(side: Side) -> Iterator[StartingArmy]:
    for row in sorted((row for row in SETUP["armies"] if row["faction"] == side), key=lambda row: row["army"]):
        cards = Counter[str]()
        for troop in SETUP["troops"]:
            if (troop["faction"], troop["army"]) == (side, row["army"]):
                cards[troop["card"]] += troop["count"]
        yield StartingArmy(general=row.get("general", ""), cards=tuple(sorted(cards.elements())), at=row.get("at", ""))


def _navies(side: Side) -> Iterator[StartingNavy]:
    rows = [row for row in SETUP["navies"] if row["faction"] == side]
    for number in sorted({row["navy"] for row in rows}):
        own = [row for row in rows if row["navy"] == number]
        ships = Counter[str]()
        for row in own:
            ships[row["card"]] += row["count"]
        yield StartingNavy(ships=tuple(sorted(ships.elements())), port=own[0].get("at", ""))


def _start(side: Side) -> Start:
    return Start(
        gold=SETUP["gold"][side],
        agents=tuple(row["at"] for row in SETUP["agents"] if row["faction"] == side),
        armies=tuple(_armies(side)),
        navies=tuple(_navies(side)),
    )


# What cannot be: each at its entry, in the words of whoever fills in a chart


def wrong_at_start() -> Iterator[Wrong]:
    """Yield what of the set-up cannot be: the entry, and why."""
    yield from _wrong_holders()
    yield from _wrong_agents()
    yield from _wrong_armies()
    yield from _wrong_troops()
    yield from _wrong_navies()
    yield from _wrong_diplomacy()


def _numbered(table: str) -> Iterator[tuple[str, Row]]:
    for number, row in enumerate(SETUP[table], 1):
        yield f"{table} {number}", row


def _wrong_holders() -> Iterator[Wrong]:
    seen = set[str]()
    for entry, row in _numbered("holders"):
        if row["region"] in seen:
            yield entry, "the region is there twice - at `$.region`"
        if REGIONS[row["region"]].capital and row["faction"] != REGIONS[row["region"]].home:
            yield entry, "a capital is its faction's - at `$.faction`"
        seen.add(row["region"])


def _wrong_agents() -> Iterator[Wrong]:
    count = Counter[str]()
    for entry, row in _numbered("agents"):
        count[row["faction"]] += 1
        if count[row["faction"]] > LIMITS["agents_start"]:
            yield entry, f"a faction begins with {LIMITS['agents_start']} agents at most - at `$.faction`"


def _wrong_armies() -> Iterator[Wrong]:
    seen, generals, places = set[tuple[str, int]](), set[str](), set[tuple[str, str]]()
    for entry, row in _numbered("armies"):
        side, general, at = row["faction"], row.get("general", ""), row.get("at", "")
        if (side, row["army"]) in seen:
            yield entry, "the army is there twice - at `$.army`"
        if general and (general in generals or GENERALS[general].faction != side):
            yield entry, "the general is another faction's, or leads an army already - at `$.general`"
        if at and (starting_holder(at) != side or (side, at) in places):
            yield entry, "an army begins in a region of its own, one in each - at `$.at`"
        seen.add((side, row["army"]))
        generals.add(general)
        places.add((side, at))


def _wrong_troops() -> Iterator[Wrong]:
    armies = {(row["faction"], row["army"]): f"armies {number}" for number, row in enumerate(SETUP["armies"], 1)}
    used, groups = Counter[str](), {army: Counter[str]() for army in armies}
    for entry, row in _numbered("troops"):
        troop, army = TROOPS[row["card"]], (row["faction"], row["army"])
        used[troop.id] += row["count"]
        if army not in armies:
            yield entry, "there is no such army in the list of armies - at `$.army`"
            continue
        groups[army][troop.group] += row["count"]
        if why := _wrong_troop(troop, row["faction"], used[troop.id], groups[army]):
            yield entry, why
    for army, entry in armies.items():
        if groups[army]["main"] < LIMITS["main_battle"][0]:
            yield entry, f"an army has {LIMITS['main_battle'][0]} main battle cards at least - at `$.army`"


def _wrong_troop(troop: Troop, side: Side, used: int, there: Counter[str]) -> str:
    if troop.faction != side:
        return f"it is no troop card of {side} - at `$.card`"
    if used > troop.count:
        return f"there are {troop.count} of this card - at `$.count`"
    most = {"main": LIMITS["main_battle"], "skirmisher": LIMITS["skirmishers"], "artillery": LIMITS["artillery"]}
    if there[troop.group] > most[troop.group][1] or there.total() > LIMITS["troops"]:
        return "an army cannot have so many - at `$.count`"
    return ""


def _wrong_navies() -> Iterator[Wrong]:
    used, sizes, places = Counter[str](), Counter[tuple[str, int]](), dict[tuple[str, int], str]()
    for entry, row in _numbered("navies"):
        ship, navy, at = SHIPS[row["card"]], (row["faction"], row["navy"]), row.get("at", "")
        used[ship.id] += row["count"]
        sizes[navy] += row["count"]
        if ship.faction != row["faction"]:
            yield entry, f"it is no ship card of {row['faction']} - at `$.card`"
        elif used[ship.id] > ship.count or sizes[navy] > LIMITS["ships_per_navy"]:
            yield entry, "there are not so many of this card, or a navy cannot have so many ships - at `$.count`"
        if at and (starting_holder(at) != row["faction"] or not REGIONS[at].port):
            yield entry, "a navy begins in a harbour of a region of its own - at `$.at`"
        elif places.setdefault(navy, at) != at:
            yield entry, "all ships of a navy begin in one place - at `$.at`"


def _wrong_diplomacy() -> Iterator[Wrong]:
    for number, row in enumerate(SETUP["diplomacy"]["historical"], 1):
        if row["a"] == row["b"]:
            yield f"historical {number}", "a faction has no status with itself - at `$.b`"


HOLDERS: dict[str, Side] = {
    row["region"]: "" if row["faction"] == NOBODY else row["faction"] for row in SETUP["holders"]
}
for _entry, _why in wrong_at_start():
    report_entry(GAME_ID, "setup", _entry, _why)
STARTS = {side: _start(side) for side in FACTIONS}
IMPROVEMENTS: tuple[tuple[str, str], ...] = tuple((row["region"], row["improvement"]) for row in SETUP["improvements"])
