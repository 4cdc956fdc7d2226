"""The table as the computer player sees it: what each city and each army is worth to a side, from a view alone."""

from collections.abc import Iterator
from functools import cached_property

from engine.games.rise_of_the_roman_republic.board.hexmap import distance, neighbours
from engine.games.rise_of_the_roman_republic.tables import CITIES, HEXES, PROVINCES, TABLES
from engine.games.rise_of_the_roman_republic.view import CityView, RiseView, StackView
from engine.kernel.state import Side

RIVALS = 0.7  # a province that a rival loses counts so much of one that is won
LITTLE = 0.05  # of a province's value: a city that is not needed for its control


class Table:
    """A view, for one side. All worth is in victory points: the Attrition Values of provinces."""

    def __init__(self, view: RiseView, side: Side) -> None:
        self.view, self.side = view, side

    @cached_property
    def cities(self) -> dict[str, CityView]:
        """Return the cities that exist, by hex."""
        return {one.place: one for one in self.view.cities}

    @cached_property
    def control(self) -> dict[str, Side]:
        """Return who controls each province in play; "" nobody."""
        return {one.province: one.control for one in self.view.provinces}

    @cached_property
    def in_province(self) -> dict[str, list[CityView]]:
        """Return the cities of each province in play."""
        found: dict[str, list[CityView]] = {one: [] for one in self.control}
        for city in self.view.cities:
            province = CITIES[city.place].province
            if province in found:
                found[province].append(city)
        return found

    @cached_property
    def own(self) -> list[StackView]:
        """Return the side's stacks."""
        return [one for one in self.view.stacks if one.side == self.side]

    @cached_property
    def enemies(self) -> list[StackView]:
        """Return what stands against the side."""
        return [one for one in self.view.stacks if one.side and one.side != self.side and one.sp]

    def stack_of(self, leader: str) -> StackView | None:
        """Return the stack that a leader is in."""
        return next((one for one in self.view.stacks if leader in one.leaders), None)

    def garrison(self, place: str) -> int:
        """Return the SP inside a city that are not the side's."""
        return sum([one.sp for one in self.enemies if one.inside and one.hex == place])

    def strength(self, place: str) -> int:
        """Return what has to be beaten in a city: garrison and militia."""
        return self.garrison(place) + self.cities[place].ids

    def outside(self, place: str) -> list[StackView]:
        """Return the enemies in a hex who are not in its city."""
        return [one for one in self.enemies if one.hex == place and not one.inside]

    @cached_property
    def _worth(self) -> dict[str, float]:
        return {city.place: self._of_city(city) for cities in self.in_province.values() for city in cities}

    def worth(self, place: str) -> float:
        """Return what taking a city is worth; 0 for the side's own, and out of play."""
        return self._worth.get(place, 0.0)

    def _of_city(self, city: CityView) -> float:
        if city.side == self.side:
            return 0.0
        province = CITIES[city.place].province
        value, cities = float(PROVINCES[province].attrition), self.in_province[province]
        found = LITTLE * value
        if self.control[province] != self.side:
            mine = sum(one.side == self.side for one in cities)
            chief = sum(one.size != "small" and one.side != self.side for one in cities)
            more = max(chief, len(cities) // 2 + 1 - mine)  # captures until the side controls the province
            if city.size != "small" or more > chief:
                found += value / max(1, more) * (1.3 if mine else 1.0)
        return found + RIVALS * self._denied(city, value, cities)

    def _denied(self, city: CityView, value: float, cities: list[CityView]) -> float:
        """Return what a rival loses with a city."""
        rival = city.side
        if not rival or self.control[CITIES[city.place].province] != rival:
            return 0.0
        spare = sum(one.side == rival for one in cities) - (len(cities) // 2 + 1)
        return value if city.size != "small" else value / (spare + 1)

    def askable(self, place: str, strength: int) -> Iterator[str]:
        """Yield the cities that could be asked for surrender from a hex by so many SP."""
        for near in (place, *neighbours(place)):
            city = self.cities.get(near)
            if city is None or not city.ids or city.size != "small" or city.besieger or not self.worth(near):
                continue
            if not self.garrison(near) and strength >= TABLES.surrender.times * city.ids:
                yield near

    def danger(self, place: str, strength: int, far: int = 5) -> float:
        """Return how many times stronger the strongest enemy is who could come to a hex; 0 for nobody."""
        near = [one.sp for one in self.enemies if one.leaders and distance(one.hex, place) <= far]
        return max(near, default=0) / max(1, strength)

    def held(self, place: str) -> float:
        """Return what the side has in the province of a hex, in victory points."""
        province = HEXES[place].province
        return float(PROVINCES[province].attrition) if self.control.get(province) == self.side else 0.0
