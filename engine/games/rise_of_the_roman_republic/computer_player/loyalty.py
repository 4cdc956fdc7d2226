"""What the levels of provinces and tribes in arms are worth, where Rome has won as soon as none of them is against it
(Samnite Wars)."""

from collections.abc import Sequence
from functools import cached_property

from engine.games.rise_of_the_roman_republic.combat.odds import BattleOdds
from engine.games.rise_of_the_roman_republic.computer_player.aims import (
    LAST,
    alliance_row_of,
    cities_left_to_subdue,
    is_tribe_in_arms,
    provinces_to_subdue,
)
from engine.games.rise_of_the_roman_republic.diplomacy.embassies import embassy_box_shift as boxes_by
from engine.games.rise_of_the_roman_republic.diplomacy.embassies import rows_near
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.tables import CITIES, HEXES, SCENARIOS, TABLES
from engine.games.rise_of_the_roman_republic.view import RiseView, StackView
from engine.kernel.state import Side

DISLOYAL, DEEPER = -1.0, -0.25  # points for Rome: a province in favour of another, each box of it
LOYAL = (0.0, 0.3, 0.5, 0.65, 0.75, 0.8)  # points for Rome: a province with so many boxes in its favour
SPOILS, EACH = 0.5, 0.1  # of what a tribe in arms costs Rome: a province in favour of another, and each box of it
SETTLED = 0.1  # of what a tribe in arms costs: to stir one whose province must be entered, as another tribe is there
PASSED = 0.3  # and one on the way there
URGENT = 3  # how much sooner all cities must fall than a tribe in arms may be seen to
RAIDERS = 0.2  # of what the last cities are worth: a victory over an enemy army with a leader
BAND = 10  # SP of such an army: fewer count for less
DICE = 10  # results of a die
EVEN = 0.5  # chance of an even die, by which a province beside takes an example


class Loyalty:
    """The levels of a view, for one side. What is good for Rome is bad for its enemy. urgent: points that a box is
    worth, if it is bought before anything else is done."""

    urgent = 0.9

    def __init__(self, view: RiseView, side: Side) -> None:
        self.view = view
        self.counts = SCENARIOS[view.scenario].has_rule("samnite_victory")
        self.sign = (1.0 if side == ROMANS else -1.0) if self.counts else 0.0

    @cached_property
    def boxes_for_rome_by_row(self) -> dict[str, int]:
        """Return by row how many boxes speak for Rome, or fewer than 0 against it."""
        return {
            row: sum([count if side == ROMANS else -count for side, count in boxes.items()])
            for row, boxes in self.view.levels.items()
        }

    @cached_property
    def gain_of_tribe_gone(self) -> float:
        """Return what it is worth to Rome that a tribe in arms is gone: most where it alone stands in the way."""
        return LAST / (1 + URGENT * cities_left_to_subdue(self.view))

    @cached_property
    def gain_of_beating_army(self) -> float:
        """Return what it is worth to Rome to beat an army that could take a city back: most when all are taken."""
        return RAIDERS * LAST / (1 + cities_left_to_subdue(self.view))

    @cached_property
    def restless_rows(self) -> frozenset[str]:
        """Return the rows whose tribe is in arms: as an ally of Rome it goes home (ruling W14)."""
        tribes = [TABLES.tribes[one.power] for one in self.view.stacks if is_tribe_in_arms(self.view, one)]
        return frozenset([alliance_row_of(province) for known in tribes for province in known.home])

    @cached_property
    def rows_to_enter(self) -> frozenset[str]:
        """Return the rows of provinces that Rome has to enter, as a tribe in arms has come there and nothing else but
        tribes is in the way. Who lives there may be appeased later: two cities that are sacked make an ally."""
        if not provinces_to_subdue(self.view.scenario) or cities_left_to_subdue(self.view):
            return frozenset()
        return frozenset(
            [alliance_row_of(HEXES[one.hex].province) for one in self.view.stacks if is_tribe_in_arms(self.view, one)]
        )

    def gain_of_moving_row(self, row: str, boxes: int) -> float:
        """Return what it brings the side that a row moves so many boxes towards Rome, or away from it."""
        if not self.sign or row not in self.boxes_for_rome_by_row:
            return 0.0
        level, most = self.boxes_for_rome_by_row[row], TABLES.alliance.most
        return self.sign * (self._of_row(row, max(-most, min(most, level + boxes))) - self._of_row(row, level))

    def _of_row(self, row: str, level: int) -> float:
        ally = TABLES.alliance.ally
        near = self.gain_of_tribe_gone * max(0, min(level, ally)) / ally if row in self.restless_rows else 0.0
        against = self.gain_of_tribe_gone * (SPOILS + EACH * -level) if level < 0 else 0.0
        return near - against + _worth(level)

    @cached_property
    def disloyal_rows(self) -> tuple[str, ...]:
        """Return the rows in favour of another, once they stand in the way of Rome: all that had to be subdued is."""
        late = bool(provinces_to_subdue(self.view.scenario)) and not cities_left_to_subdue(self.view)
        return tuple([row for row, level in self.boxes_for_rome_by_row.items() if level < 0 and late])

    def best_embassy_gain(self, place: str, rating: int, sp: int) -> float:
        """Return what an embassy brings Rome at best that a leader of a Diplomatic Rating sends from a hex to a row in
        favour of another. sp: of their army there."""
        if self.sign <= 0 or not rating or not self.disloyal_rows:
            return 0.0
        here, figures = HEXES[place].province, TABLES.diplomacy
        homes = frozenset([row for one in provinces_to_subdue(self.view.scenario) for row in rows_near(one)])
        found = [0.0]
        for row in [one for one in self.disloyal_rows if one in rows_near(here)]:
            army = figures["army"] if alliance_row_of(here) == row and sp >= figures["army_sp"] else 0
            ally = figures["ally"] if -self.boxes_for_rome_by_row[row] >= TABLES.alliance.ally else 0
            modifier = army + ally + (figures["home"] if row in homes else 0)
            found.append(
                sum([self.gain_of_moving_row(row, boxes_by(die, die + modifier, rating)) for die in range(DICE)]) / DICE
            )
        return max(found)

    def neighbour_rows_gain(self, row: str, boxes: int) -> float:
        """Return what it brings that the rows beside a row, or a province of no row, move so at an even die."""
        near = rows_near(row) if self.sign else frozenset()
        return EVEN * sum([self.gain_of_moving_row(one, boxes) for one in near if one != row])

    def sack_gain(self, place: str) -> float:
        """Return what Rome's retribution brings where a city is sacked: to Rome itself, or nothing."""
        if self.sign <= 0 or not SCENARIOS[self.view.scenario].has_rule("retribution"):
            return 0.0
        province = CITIES[place].province
        return self.gain_of_moving_row(alliance_row_of(province), TABLES.alliance.sack) + self.neighbour_rows_gain(
            province, TABLES.alliance.major_near
        )

    def tribe_gain_of_taking_city(self, place: str) -> float:
        """Return what taking a city brings Rome beside the city: the end of a tribe in arms that is in it."""
        there = any(one.hex == place and one.inside and is_tribe_in_arms(self.view, one) for one in self.view.stacks)
        return self.gain_of_tribe_gone if there and self.sign > 0 and provinces_to_subdue(self.view.scenario) else 0.0

    def battle_gain_by_loyalty(
        self, attackers: Sequence[StackView], defenders: Sequence[StackView], odds: BattleOdds, place: str
    ) -> float:
        """Return what a battle brings the side beside what becomes of the armies: boxes for the winner, and the end of
        a tribe that loses."""
        if not self.sign:
            return 0.0
        found = 0.0
        for stacks, others, major, win in (
            (attackers, defenders, odds.chances["a_major"], odds.chances["a_win"]),
            (defenders, attackers, odds.chances["d_major"], odds.chances["d_win"]),
        ):
            towards = 1 if any(one.side == ROMANS for one in stacks) else -1
            tribes = len([one for one in others if is_tribe_in_arms(self.view, one)])
            found += (major * self._victory(place, towards, major=True) + win * self._victory(place, towards)) / 100
            found += self.sign * self.gain_of_tribe_gone * tribes * (major + win) / 100
            found += self.sign * self.gain_of_beating_army * self._raiders(others) * (major + win) / 100
        return found

    def _raiders(self, stacks: Sequence[StackView]) -> float:
        """Return how much some stacks are an army that could take a city back: few SP are less of one, where all cities
        must be held."""
        led = [one.sp for one in stacks if one.leaders and one.side not in ("", ROMANS)]
        return min(1.0, sum(led) / BAND) if provinces_to_subdue(self.view.scenario) else float(bool(led))

    def _victory(self, place: str, towards: int, *, major: bool = False) -> float:
        figures, province = TABLES.alliance, HEXES[place].province
        if not major:
            return self.gain_of_moving_row(alliance_row_of(province), towards * figures.victory)
        near = self.neighbour_rows_gain(province, towards * figures.major_near)
        return self.gain_of_moving_row(alliance_row_of(province), towards * figures.major) + near

    def provocation_cost(self, province: str) -> float:
        """Return what it costs Rome to stir the tribe of a province: its favour, and that it has to be beaten."""
        row = alliance_row_of(province)
        share = SETTLED if row in self.rows_to_enter else PASSED if self.rows_to_enter else 1.0
        unrest = self.gain_of_tribe_gone * share
        return unrest + max(0.0, _worth(self.boxes_for_rome_by_row.get(row, 0))) if self.sign > 0 else 0.0


def _worth(level: int) -> float:
    return LOYAL[level] if level >= 0 else DISLOYAL + DEEPER * -level
