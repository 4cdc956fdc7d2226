"""The table as the computer player sees it: what each city and each army is worth to a side, from a view alone."""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cached_property

import msgspec

from engine.games.rise_of_the_roman_republic.board.hexmap import hexes_within, land_neighbours
from engine.games.rise_of_the_roman_republic.computer_player.aims import (
    Aims,
    alliance_row_of,
    provinces_to_subdue,
    scenario_aims,
)
from engine.games.rise_of_the_roman_republic.computer_player.capital import Capital
from engine.games.rise_of_the_roman_republic.computer_player.favour import Favour
from engine.games.rise_of_the_roman_republic.computer_player.islands import Islands
from engine.games.rise_of_the_roman_republic.computer_player.loyalty import Loyalty
from engine.games.rise_of_the_roman_republic.computer_player.outlook import Change, Outlook
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.politics.hierarchy import GARRISON
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.tables import CITIES, HEXES, SCENARIOS, TABLES
from engine.games.rise_of_the_roman_republic.view import CityView, RiseView, StackView
from engine.kernel.forms import Form
from engine.kernel.state import Side

TOGETHER = 0.85  # of what several cities bring together, counted for each of them
LITTLE = 0.02  # points: a city that decides nothing yet
SP = 0.025  # points: an SP in the field


class Table:
    """A view, for one side. forms: what its leader could do now, by tag. All worth is in victory points: the Attrition
    Values of provinces, or what the scenario counts."""

    def __init__(self, view: RiseView, side: Side, forms: Mapping[str, Form] | None = None) -> None:
        self.view, self.side, self.forms = view, side, forms or {}
        self._worth: dict[str, float] = {}
        self._worth_guarded: dict[str, float] = {}
        self._guard: dict[str, float] = {}
        self._presence: dict[tuple[object, ...], float] = {}
        self._reckoned: dict[tuple[object, ...], float] = {}
        self._strongest: dict[int, dict[str, int]] = {}

    def reckoned_once(self, asked: tuple[object, ...], reckon: Callable[[], float]) -> float:
        """Return a figure that is reckoned once for what is asked."""
        if asked not in self._reckoned:
            self._reckoned[asked] = reckon()
        return self._reckoned[asked]

    @cached_property
    def aims_of_scenario(self) -> Aims:
        """Return what the scenario is about."""
        return scenario_aims(self.view)

    @cached_property
    def outlook(self) -> Outlook:
        """Return the side's outlook."""
        return Outlook(self.view, self.side, self.aims_of_scenario.provinces, self.aims_of_scenario.holders)

    @cached_property
    def loyalty(self) -> Loyalty:
        """Return what the levels of provinces are worth to the side."""
        if self.are_points_counted_at_end:
            return Favour(self.view, self.side, self.outlook, self.aims_of_scenario)
        return Loyalty(self.view, self.side)

    @cached_property
    def is_last_chance_to_subdue(self) -> bool:
        """Return whether the side loses if it has not subdued all when this turn ends: men are spared for nothing."""
        last = self.view.turn >= self.view.last_turn
        return last and self.side == ROMANS and bool(provinces_to_subdue(self.view.scenario))

    @property
    def are_points_counted_at_end(self) -> bool:
        """Return whether points for provinces and cities are counted at the end of a long war (The Eagle)."""
        return SCENARIOS[self.view.scenario].points is not None

    @cached_property
    def islands(self) -> Islands:
        """Return what lies overseas."""
        return Islands(self.view, self.side, self.outlook, self.aims_of_scenario, self.loyalty)

    @cached_property
    def capital(self) -> Capital:
        """Return the city on which the side's war hangs."""
        return Capital(self.view, self.side)

    @cached_property
    def leaderless_sp_by_hex(self) -> dict[str, int]:
        """Return the SP of the side that have no leader, in cities, by hex."""
        return {one.hex: one.sp for one in self.own_stacks if one.inside and not one.leaders and one.power == self.side}

    @cached_property
    def cities(self) -> dict[str, CityView]:
        """Return the cities that exist, by hex."""
        return {one.place: one for one in self.view.cities}

    @cached_property
    def controller_by_province(self) -> dict[str, Side]:
        """Return who controls each province in play; "" nobody."""
        return {one.province: one.control for one in self.view.provinces}

    @cached_property
    def own_stacks(self) -> list[StackView]:
        """Return the side's stacks."""
        return [one for one in self.view.stacks if one.side == self.side]

    @cached_property
    def enemies(self) -> list[StackView]:
        """Return what stands against the side."""
        return [one for one in self.view.stacks if one.side != self.side and one.sp]

    def stack_of(self, leader: str) -> StackView | None:
        """Return the stack that a leader is in."""
        return next((one for one in self.view.stacks if leader in one.leaders), None)

    def acting_stack(self) -> StackView | None:
        """Return the stack of the leader whose phase it is."""
        return self.stack_of(self.view.acting)

    def stack_led_out(self, leader: str, along: Collection[str] = ()) -> StackView | None:
        """Return what a leader takes with these others out of their stack: of Romans their legions, those whose
        commander is not there, and all troops but Rome's garrison; of others all men, but not who follows nobody."""
        there = self.stack_of(leader)
        if there is not None and there.power == ROMANS:
            return self._under(there, (leader, *along))
        chief = self.commander_left_behind(leader)
        if there is None or not chief:
            return there
        return msgspec.structs.replace(there, leaders=tuple([one for one in there.leaders if one != chief]))

    def commander_left_behind(self, leader: str) -> str:
        """Return the Overall Commander in a leader's stack who does not come along with them; "" if there is none
        (ruling T21)."""
        there, named = self.stack_of(leader), SCENARIOS[self.view.scenario].commanders
        chiefs = [one.commander for one in self.view.sides if one.side in named and one.commander != leader]
        return next((one for one in chiefs if there is not None and one in there.leaders), "")

    def _under(self, there: StackView, leaders: tuple[str, ...]) -> StackView:
        """Return what of a stack of Romans follows these leaders."""
        known = [one for one in self.view.legions if one.number in there.legions]
        legions = [one for one in known if one.commander in leaders or one.commander not in there.leaders]
        troops = tuple([one for one in there.troops if one.kind != GARRISON])
        arms = [element for one in legions for element in one.elements.values()]
        feet = sum([foot for foot, _ in arms]) + sum([one.infantry for one in troops])
        others = sum([horse for _, horse in arms]) + sum([one.cavalry + one.elephants for one in troops])
        numbers = tuple([one.number for one in legions])
        return msgspec.structs.replace(
            there, leaders=leaders, legions=numbers, troops=troops, infantry=feet, sp=feet + others
        )

    def stack_led_out_with_lower_ranks(self, leader: str) -> StackView | None:
        """Return what a leader could lead out of their stack with all of lower rank there."""
        there = self.stack_of(leader)
        return self.stack_led_out(leader, self._below(leader, there)) if there is not None else None

    def _below(self, leader: str, there: StackView) -> tuple[str, ...]:
        """Return the leaders of a stack who are of lower rank than a leader."""
        offices: dict[str, int] = {name: known.rank for name, known in FIGURES.offices.items()}
        ranks = {one.leader: offices[one.office] for one in self.view.magistrates}
        return tuple([one for one in there.leaders if ranks.get(one, 1) > ranks.get(leader, 0)])

    def force_with_stack_there(self, force: StackView, place: str) -> StackView:
        """Return a force that comes to a hex with those of its power who stand there already and would follow it, where
        a province has to be subdued, or the city there is relieved on which the war hangs."""
        here = [one for one in self.own_stacks if one.power == force.power and one.hex == place]
        there = next((one for one in here if not one.inside), None)
        relief = self.capital.is_besieged and place == self.capital.place
        if (
            there is None
            or place == force.hex
            or not force.leaders
            or not (relief or provinces_to_subdue(self.view.scenario))
        ):
            return force
        along = self._below(force.leaders[0], there)
        others = self._under(there, along) if force.power == ROMANS else there
        return msgspec.structs.replace(
            force,
            leaders=(*force.leaders, *others.leaders),
            legions=(*force.legions, *others.legions),
            sp=force.sp + others.sp,
            infantry=force.infantry + others.infantry,
        )

    def foreign_sp_in_city(self, place: str) -> int:
        """Return the SP inside a city that are not the side's."""
        return sum([one.sp for one in self.enemies_inside_city(place)])

    def enemies_inside_city(self, place: str) -> list[StackView]:
        """Return the enemies inside a city."""
        return [one for one in self._enemies_in.get(place, ()) if one.inside]

    @cached_property
    def _enemies_in(self) -> dict[str, list[StackView]]:
        """Return the enemies by hex."""
        found: dict[str, list[StackView]] = {}
        for one in self.enemies:
            found.setdefault(one.hex, []).append(one)
        return found

    def is_guarded(self, place: str) -> bool:
        """Return whether SP of the side stay in a city when all its leaders go."""
        there = [one for one in self.own_stacks if one.inside and one.hex == place and one.sp]
        return any(not one.leaders or any(troops.kind == "garrison" for troops in one.troops) for one in there)

    def city_defence_strength(self, place: str) -> int:
        """Return what has to be beaten in a city: garrison and militia."""
        return self.foreign_sp_in_city(place) + self.cities[place].ids

    def is_besieging(self, place: str) -> bool:
        """Return whether the side itself besieges a city."""
        besieger = self.cities[place].besieger
        return any(one.hex == place and one.power == besieger and not one.inside for one in self.own_stacks)

    def enemies_outside_city(self, place: str) -> list[StackView]:
        """Return the enemies in a hex who are not in its city."""
        return [one for one in self._enemies_in.get(place, ()) if not one.inside]

    # What cities are worth

    def worth_of_taking_city(self, place: str) -> float:
        """Return what taking a city is worth; 0 for the side's own, and out of play."""
        if place not in self._worth:
            self._worth[place] = self._of_city(place, 0)
        return self._worth[place]

    def worth_of_garrisoned_capture(self, place: str) -> float:
        """Return what taking a city and leaving a garrison is worth."""
        if place not in self._worth_guarded:
            self._worth_guarded[place] = max(self.worth_of_taking_city(place), self._of_city(place, 1))
        return self._worth_guarded[place]

    def _of_city(self, place: str, sp: int) -> float:
        city = self.cities.get(place)
        if city is None or city.side == self.side or CITIES[place].province not in self.controller_by_province:
            return 0.0
        province = CITIES[place].province
        alone = self.outlook.gain_of_change(province, Change(held=((place, self.side, sp),)))
        wanted = self._wanted(province)
        if place in wanted:
            whole = Change(held=tuple([(one, self.side, 1) for one in wanted]))
            alone = max(alone, TOGETHER * self.outlook.gain_of_change(province, whole) / len(wanted))
        beside = self.loyalty.sack_gain(place) + self.loyalty.tribe_gain_of_taking_city(place)
        return max(0.0, alone) + LITTLE + self.aims_of_scenario.cities.get(place, 0.0) + beside

    def _wanted(self, province: str) -> list[str]:
        """Return the cities that a side still needs for a province, the easiest first."""
        cities = self.outlook.cities[province]
        mine = sum(one.side == self.side for one in cities)
        chief = [one.place for one in cities if one.size != "small" and one.side != self.side]
        small = [one for one in cities if one.size == "small" and one.side != self.side]
        small.sort(key=lambda one: (self.outlook.sp_inside_cities.get(one.place, 0), one.place))
        more = max(0, len(cities) // 2 + 1 - mine - len(chief))
        return [*chief, *[one.place for one in small if more][:more]]

    def worth_of_garrison(self, place: str) -> float:
        """Return what a garrison in an own city is worth; 0 where one stands."""
        if place not in self._guard:
            self._guard[place] = self._of_guard(place)
        return self._guard[place]

    def _of_guard(self, place: str) -> float:
        city, province = self.cities.get(place), CITIES[place].province if place in CITIES else ""
        if (
            city is None
            or city.side != self.side
            or province not in self.controller_by_province
            or self.is_guarded(place)
        ):
            return 0.0
        bare = Change(held=((place, self.side, 0),))
        alone = self.outlook.gain_of_change(province, Change(held=((place, self.side, 1),)), bare)
        open_ones = [one.place for one in self.outlook.cities[province] if self._open(one)]
        if place in open_ones:
            before = Change(held=tuple([(one, self.side, 0) for one in open_ones]))
            after = Change(held=tuple([(one, self.side, 1) for one in open_ones]))
            together = self.outlook.gain_of_change(province, after, before) / len(open_ones)
            alone = max(alone, TOGETHER * together)
        return max(0.0, alone)

    def _open(self, city: CityView) -> bool:
        return city.side == self.side and city.size == "small" and not self.is_guarded(city.place)

    def cities_askable_for_surrender(self, place: str, strength: int) -> Iterator[str]:
        """Yield the cities that could be asked for surrender from a hex by so many SP."""
        for near in self._near.get(place, ()):
            if strength >= TABLES.surrender.times * self.cities[near].ids:
                yield near

    @cached_property
    def _near(self) -> dict[str, list[str]]:
        """Return by hex the cities there and beside it that could be asked, if by enough SP."""
        found: dict[str, list[str]] = {}
        for place, city in self.cities.items():
            if not city.ids or city.besieger or not self.worth_of_taking_city(place) or self._stands_fast(place):
                continue
            if self._may_be_asked(city) and not self.foreign_sp_in_city(place):
                for near in (place, *land_neighbours(place)):
                    found.setdefault(near, []).append(place)
        return found

    def _may_be_asked(self, city: CityView) -> bool:
        return city.size == "small" or (city.size == "medium" and self.province_favour_level(city.place) >= 1)

    def province_favour_level(self, place: str) -> int:
        """Return the level of a city's province in favour of the side."""
        level = self.view.levels.get(alliance_row_of(CITIES[place].province), {}).get(self.side, 0)
        return min(TABLES.surrender.level_most, level)

    def _stands_fast(self, place: str) -> bool:
        """Return whether a city surrenders to nobody of the side (ruling T22)."""
        row, known = alliance_row_of(CITIES[place].province), SCENARIOS[self.view.scenario]
        fast = known.has_rule("loyal_cities") and row in known.fixed_levels
        return fast and not self.view.levels.get(row, {}).get(self.side, 0)

    def surrender_chance(self, leader: str, place: str) -> float:
        """Return the chance that a city surrenders to a leader."""
        figures, known = TABLES.surrender, self.view.leaders[leader]
        off = figures.small if self.cities[place].size == "small" else figures.medium
        return max(0.0, min(10, known.campaign - off + self.province_favour_level(place) + 1) / 10)

    def is_undefended(self, place: str) -> bool:
        """Return whether a force can walk into a city that is not the side's: nobody defends it, or it is open to whom
        its province favours."""
        city = self.cities[place]
        if city.side == self.side or city.besieger or self.foreign_sp_in_city(place):
            return False
        return not city.ids or (
            SCENARIOS[self.view.scenario].has_rule("favoured_cities") and self.province_favour_level(place) > 0
        )

    # What armies are worth

    def strength_ratio_of_threat(self, place: str, strength: int, far: int = 5) -> float:
        """Return how many times stronger the strongest enemy is who could come to a hex; 0 for nobody."""
        if far not in self._strongest:
            self._strongest[far] = self._strongest_near(far)
        return self._strongest[far].get(place, 0) / max(1, strength)

    def _strongest_near(self, far: int) -> dict[str, int]:
        """Return by hex the SP of the strongest enemy with a leader who is so near."""
        found: dict[str, int] = {}
        for one in self.enemies:
            if one.leaders and one.side:
                for place in hexes_within(one.hex, far):
                    found[place] = max(found.get(place, 0), one.sp)
        return found

    def presence_gain(self, stack: StackView, place: str, *, inside: bool, here: bool) -> float:
        """Return what it brings that a stack is in the province of a hex. here: whether it is there now."""
        province = HEXES[place].province
        asked = (stack.power, stack.hex, stack.inside, stack.sp, province, inside, here)
        if asked not in self._presence:
            self._presence[asked] = self._present(stack, province, 0 if inside else stack.sp, here=here)
        return self._presence[asked]

    def _present(self, stack: StackView, province: str, out: int, *, here: bool) -> float:
        gone = Change(power=stack.power, all_sp=-stack.sp, outside=0 if stack.inside else -stack.sp)
        if here:
            return -self.outlook.gain_of_change(province, gone)
        base = gone if HEXES[stack.hex].province == province else Change()
        change = Change(power=stack.power, all_sp=base.all_sp + stack.sp, outside=base.outside + out)
        return self.outlook.gain_of_change(province, change, base)

    def gain_of_enemy_gone(self, stack: StackView, place: str) -> float:
        """Return what it brings that an enemy stack is gone from the province of a hex."""
        gone = Change(power=stack.power, all_sp=-stack.sp, outside=0 if stack.inside else -stack.sp)
        return self.outlook.gain_of_change(HEXES[place].province, gone)
