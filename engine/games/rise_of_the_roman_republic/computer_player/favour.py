"""What boxes of the alliance track are worth where points are counted at the end of a long war (The Eagle): the
province, the men whom it sends every year, and the city of a power that it wins over."""

from collections.abc import Mapping
from functools import cached_property
from math import exp

from engine.games.rise_of_the_roman_republic.board.control import alliance_row_of
from engine.games.rise_of_the_roman_republic.computer_player.aims import Aims, alliance_probability
from engine.games.rise_of_the_roman_republic.computer_player.loyalty import Loyalty
from engine.games.rise_of_the_roman_republic.computer_player.outlook import Outlook
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.tables import CITIES, SCENARIOS, TABLES
from engine.games.rise_of_the_roman_republic.view import RiseView
from engine.kernel.state import Side

MEN, YEARS = 0.03, 4.0  # points: an SP that a province sends every year; so many years are looked ahead
SOON = 0.6  # how gradually hope of men rises with the level
ARRIVES = 2.0  # points: an army and a fleet that come to whose ally their row is


class Favour(Loyalty):
    """The levels of a view, for one side, in points."""

    urgent = 0.25

    def __init__(self, view: RiseView, side: Side, outlook: Outlook, aims: Aims) -> None:
        super().__init__(view, side)
        self.side, self.outlook, self.aims = side, outlook, aims
        self.counts, self.sign = True, 1.0 if side == ROMANS else -1.0
        self._gains: dict[tuple[str, int], float] = {}

    def gain_of_moving_row(self, row: str, boxes: int) -> float:
        """Return what it brings the side that a row moves so many boxes towards Rome, or away from it."""
        if row not in self.view.levels:
            return 0.0
        known = (row, boxes)
        if known not in self._gains:
            level, most = self.boxes_for_rome_by_row.get(row, 0), TABLES.alliance.most
            moved = max(-most, min(most, level + boxes))
            self._gains[known] = self._worth(row, moved) - self._worth(row, level)
        return self._gains[known]

    @cached_property
    def gain_of_tribe_gone(self) -> float:
        """Return what a tribe in arms that is gone is worth: nothing here."""
        return 0.0

    def sack_gain(self, place: str) -> float:
        """Return what a sack brings: nothing, and the city brings no points any more."""
        return 0.0

    def provocation_cost(self, province: str) -> float:
        """Return what it costs to stir a tribe: none rises here."""
        return 0.0

    def _worth(self, row: str, level: int) -> float:
        """Return what a row is worth to the side at a level, by which Rome has more than 0."""
        weights = self.outlook.point_weights_of_sides
        provinces = [one for one in self.aims.provinces if alliance_row_of(one) == row]
        bare = sum([self.aims.provinces[one] * self.outlook.uncontrolled_chance(one) for one in provinces])
        open_share = bare / sum([self.aims.provinces[one] for one in provinces]) if bare else 0.0
        found = 0.0
        for side, weight in weights.items():
            own = level if side == ROMANS else -level
            ally = alliance_probability(own, self.outlook.turns_left)
            found += weight * ally * (bare + self._cities(row))
            found += weight * open_share * self._men(row, side) / (1 + exp(-(own - TABLES.alliance.ally + 0.5) / SOON))
        return found

    def _cities(self, row: str) -> float:
        """Return the points for cities of powers that go with a row, and for the army that comes with it."""
        known = SCENARIOS[self.view.scenario]
        if known.points is None:
            return 0.0
        together = dict.fromkeys(known.points.together.places, known.points.together.points / 2)
        worth: Mapping[str, float] = {**together, **known.points.cities}
        powers = [one for one, of in known.protectorates.items() if of == row and not self._enlisted(one)]
        found = 0.0
        for city in self.view.cities:
            if city.holder in powers and alliance_row_of(CITIES[city.place].province) == row:
                found += 0.0 if city.place in known.points.garrisoned else worth.get(city.place, 0.0)
        comes = known.expedition is not None and known.expedition.row == row
        return found + (ARRIVES if comes else 0.0)

    def _enlisted(self, power: str) -> bool:
        serves = SCENARIOS[self.view.scenario].enlists.get(power, "")
        return bool(serves) and self.view.masters.get(power) == serves

    def _men(self, row: str, side: Side) -> float:
        """Return what the men of a row are worth to a side in the years that are left: nobody but Rome's enemy calls
        them up."""
        sent = TABLES.provincial_manpower.get(self.view.scenario, {}).get(row)
        if sent is None or side == ROMANS:
            return 0.0
        return MEN * (sent.infantry + sent.cavalry) * min(YEARS, self.outlook.turns_left)
