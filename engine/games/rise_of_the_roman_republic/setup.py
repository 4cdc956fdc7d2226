"""The start: which side each seat plays, and what stands on the map of each scenario."""

from collections.abc import Mapping

from engine.games.rise_of_the_roman_republic.board.control import cities_of, full_city_defence
from engine.games.rise_of_the_roman_republic.board.stacks import add_troops, set_stack, stack_at
from engine.games.rise_of_the_roman_republic.figures import FreeRow, Scenario, StackRow
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.politics.command import operations_phase_count
from engine.games.rise_of_the_roman_republic.republic import Magistrate, Republic
from engine.games.rise_of_the_roman_republic.state import CityState, Legion, RiseState, Stack, Troops
from engine.games.rise_of_the_roman_republic.tables import HEXES, LEADERS, ROME, SCENARIOS
from engine.kernel.events import Seat
from engine.kernel.state import Side


def empty_table(
    options: Mapping[str, str], seats: tuple[Seat, ...], prompt_key: bytes, played: Mapping[Side, Seat]
) -> RiseState:
    """Return the state before the first turn: all that is not a choice or a draw stands where it should.

    played: by side, the seat that plays it.
    """
    name = options["scenario"]
    known = SCENARIOS[name]
    state = RiseState(
        prompt_key=prompt_key, seats=seats, options=dict(options), players=dict(played), scenario=name, turn=1
    )
    state.cities = _cities(name, known)
    state.levels = {province: dict(boxes) for province, boxes in known.levels.items()}
    state.naval = {zone: dict(boxes) for zone, boxes in known.naval.items()}
    for row in known.stacks:
        place_setup_row(state, row)
    for free in known.free:
        state.legions = {**state.legions, **_raised(known, free.legions)}
    state.republic = _republic(known, name)
    on_map = {one for standing in state.stacks.values() for one in standing.leaders}
    on_map |= {one for free in known.free for one in free.leaders}  # or will be
    state.waiting = {
        side: tuple(
            [one for one, man in LEADERS.items() if man.side == side and name in man.scenarios and one not in on_map]
        )
        for side in known.sides
        if side != "rome"
    }
    state.commanders = dict(known.commanders)
    state.guile = {one: man.guile for one, man in LEADERS.items() if name in man.scenarios}
    return state


def place_setup_row(state: RiseState, row: StackRow | FreeRow, where: str = "") -> None:
    """Put a row of the set-up on the map. where: the hex of a row that a player places; at a city of its own it is
    inside, as every unit at a city whose row says nothing else."""
    known = SCENARIOS[state.scenario]
    at = row.hex if isinstance(row, StackRow) else where
    own = at in state.cities and state.cities[at].holder == row.power
    inside = row.inside if isinstance(row, StackRow) else own
    state.legions = {**state.legions, **_raised(known, row.legions)}
    troops = [_troops(kind, strength, elite=kind in row.elite) for kind, strength in row.troops.items()]
    there = stack_at(state, row.power, at, inside)
    leaders, legions = (*there.leaders, *row.leaders), (*there.legions, *row.legions)
    set_stack(state, add_troops(Stack(row.power, at, inside, leaders, legions, there.troops), troops))


def _troops(kind: str, strength: tuple[int, ...], *, elite: bool) -> Troops:
    infantry, cavalry, elephants = (*strength, 0)[:3]
    return Troops(kind, infantry, cavalry, elephants, elite)


def _raised(known: Scenario, names: tuple[str, ...]) -> dict[str, Legion]:
    full = dict(FIGURES.legions[known.legions].elements)
    return {name: Legion(full, veteran=name in known.veterans) for name in names}


def _cities(name: str, known: Scenario) -> dict[str, CityState]:
    holders = {place: power for power, ones in known.held.items() for one in ones for place in cities_of(name, one)}
    holders |= {place: power for power, places in known.cities.items() for place in places}
    provinces = (*known.in_play, *[one for one in known.gallic if one not in known.in_play])
    return {
        place: CityState(
            holders.get(place, ""),
            0 if place in known.sacked else full_city_defence(known, place),
            2 * (place in known.sacked),
        )
        for province in provinces
        for place in cities_of(name, province)
    }


def _republic(known: Scenario, name: str) -> Republic:
    where = {one: row.hex for row in known.stacks for one in row.leaders}
    men = [
        Magistrate(
            leader=row.leader,
            office=row.office,
            army=row.army,
            legions=row.legions,
            province=row.province,
            start=HEXES[where.get(row.leader, ROME)].province,
            granted=row.granted,
            most=operations_phase_count(row.office, LEADERS[row.leader].initiative),
        )
        for row in known.offices
    ]
    office_men = {row.leader for row in known.offices}
    fixed = {*known.urban_praetors} if not isinstance(known.urban_praetors, str) else set()
    listed = [one for one, man in LEADERS.items() if man.side == "rome" and name in man.scenarios]
    pool = tuple([one for one in listed if one not in office_men and one not in fixed])
    armies = {row.army: row.legions for row in known.offices}
    return Republic(magistrates=tuple(men), pool=pool, armies=armies, short=known.short)
