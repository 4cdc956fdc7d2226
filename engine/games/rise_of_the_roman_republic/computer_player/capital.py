"""The city whose fall ends a war, as its owner sees it: how likely it falls to those who besiege it or could come, what
men inside it are worth, and what an army that relieves it brings (Thunderbolt)."""

from functools import cached_property

from engine.games.rise_of_the_roman_republic.board.hexmap import distance
from engine.games.rise_of_the_roman_republic.combat.odds import BattleOdds
from engine.games.rise_of_the_roman_republic.computer_player.aims import CAPITAL
from engine.games.rise_of_the_roman_republic.siege.odds import assault_chances, attrition_chances
from engine.games.rise_of_the_roman_republic.tables import SCENARIOS, TABLES
from engine.games.rise_of_the_roman_republic.view import RiseView, StackView
from engine.kernel.state import Side

SIEGE = "siege"  # the marker of siege attrition
HUNGERS = 3  # of these in a turn
FED = 0.97  # of the besiegers' infantry is left after a marker of siege attrition
LATER = 0.5  # how much of next turn's dangers counts: there is time to do something about them
RETURNS = 0.3  # of the danger is left when the besiegers have been beaten
MARCHES = 0.9  # of the infantry of an army comes before the city that is not there yet
WORN = 0.5  # strength below which nothing is left of a city
GONE = 0.1  # chance that it stands for all that


class Capital:
    """The city of a view on which a side's war hangs. place: its hex; "" where the side has none."""

    def __init__(self, view: RiseView, side: Side) -> None:
        self.view, self.side = view, side
        known = SCENARIOS[view.scenario].conquest
        city = next((one for one in view.cities if known is not None and one.place == known.capital), None)
        mine = known is not None and city is not None and side == known.enemy == city.side
        self.city = city if mine else None
        self.place = known.capital if known is not None and mine else ""
        self._known: dict[tuple[int, float], float] = {}

    @cached_property
    def is_besieged(self) -> bool:
        """Return whether it is under siege."""
        return self.city is not None and bool(self.city.besieger)

    @cached_property
    def threatening_stack(self) -> StackView | None:
        """Return who besieges it, else the strongest army with a leader that could come."""
        enemies = [one for one in self.view.stacks if one.side not in ("", self.side) and one.leaders]
        if self.is_besieged:
            enemies = [one for one in enemies if one.hex == self.place and not one.inside]
        return max(enemies, key=lambda one: one.infantry, default=None)

    @cached_property
    def strength(self) -> int:
        """Return the strength of its garrison and its own defence."""
        inside = [one.sp for one in self.view.stacks if one.inside and one.hex == self.place and one.side == self.side]
        return sum(inside) + (self.city.ids if self.city is not None else 0)

    def fall_chance(self, more: int = 0, spared: float = 1.0) -> float:
        """Return how likely it falls within a turn or so. more: SP that come in, or go out of it if less than 0.
        spared: what is left of the enemies."""
        if (more, spared) not in self._known:
            self._known[more, spared] = self._falls(more, spared)
        return self._known[more, spared]

    def _falls(self, more: int, spared: float) -> float:
        threat = self.threatening_stack
        if not self.place or threat is None:
            return 0.0
        infantry = threat.infantry * spared * (1.0 if self.is_besieged else MARCHES)
        strength, stands = float(max(1, self.strength + more)), 1.0
        for storms, hungers, weight in self._turns(threat):
            holds = 1.0
            for n in range(storms + hungers):
                if n * hungers // (storms + hungers) < (n + 1) * hungers // (storms + hungers):
                    strength -= attrition_chances(round(strength), 0).mean
                    infantry *= FED
                elif infantry >= 1:
                    odds = assault_chances(round(infantry), max(1, round(strength)), self._modifier(threat))
                    holds *= 1 - odds.falls / 100
                    strength, infantry = strength - odds.defender, infantry - odds.attacker
                if strength < WORN:
                    holds, strength = holds * GONE, 1.0
            stands *= 1 - weight * (1 - holds)
        return 1 - stands

    def _turns(self, threat: StackView) -> tuple[tuple[int, int, float], ...]:
        """Return for this turn and the next one how many assaults and markers of attrition may come, and their
        weight."""
        cup, acting = self.view.cup, self.view.acting in threat.leaders
        left = sum([cup.get(one, 0) for one in threat.leaders]) + acting - (0 if self.is_besieged else 1)
        year = sum([self.view.leaders[one].initiative for one in threat.leaders])
        if not cup and self.view.phase not in ("operations", "end"):
            return ((year, HUNGERS, 1.0),)
        now = (max(0, left), cup.get(SIEGE, 0), 1.0)
        return (now, (year, HUNGERS, LATER)) if self.view.turn < self.view.last_turn else (now,)

    def _modifier(self, threat: StackView) -> int:
        figures, known = TABLES.siege_modifiers, SCENARIOS[self.view.scenario]
        best = min([self.view.leaders[one].battle for one in threat.leaders], default="E")
        engine = figures.engine if threat.engines else 0
        return known.siege_capability.get(threat.power, 0) + figures.letters.get(best, 0) + engine

    def shelter_gain(self, sp: int) -> float:
        """Return what it brings, in points, that so many SP inside stay there."""
        return CAPITAL * max(0.0, self.fall_chance(-sp) - self.fall_chance())

    def reinforcement_gain(self, sp: int) -> float:
        """Return what it brings that so many SP come into it."""
        return CAPITAL * max(0.0, self.fall_chance() - self.fall_chance(sp))

    def relief_gain(self, place: str, odds: BattleOdds) -> float:
        """Return what it brings to give battle to those who besiege it."""
        if not self.is_besieged or place != self.place:
            return 0.0
        won, now = odds.win / 100, self.fall_chance()
        worn = self.fall_chance(0, round(1 - odds.defender / 100, 2))
        return CAPITAL * max(0.0, now - won * RETURNS * now - (1 - won) * worn)

    def enemy_distance(self, place: str) -> int:
        """Return how many hexes away the enemy is."""
        return distance(place, self.threatening_stack.hex) if self.threatening_stack is not None else 0
