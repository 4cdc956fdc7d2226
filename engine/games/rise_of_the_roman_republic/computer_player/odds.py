"""What the computer player expects of battles and assaults, from what all can see."""

from collections.abc import Sequence

from engine.games.rise_of_the_roman_republic.board.hexmap import terrain
from engine.games.rise_of_the_roman_republic.combat.odds import BattleOdds, battle_odds
from engine.games.rise_of_the_roman_republic.combat.results import elite_cavalry_modifier, ratio_modifier
from engine.games.rise_of_the_roman_republic.computer_player import aims, hero
from engine.games.rise_of_the_roman_republic.computer_player.table import SP, Table
from engine.games.rise_of_the_roman_republic.forces import numbers_of
from engine.games.rise_of_the_roman_republic.politics.command import excess_legion_count
from engine.games.rise_of_the_roman_republic.siege.odds import AssaultOdds, assault_chances
from engine.games.rise_of_the_roman_republic.tables import SCENARIOS, TABLES
from engine.games.rise_of_the_roman_republic.view import StackView

ROUT = 0.06  # of its SP that a beaten force loses beside: pursuit and retreat
MATCHED = 1.5  # times the weaker force: what counts at most of the stronger
DRIVEN = 0.7  # chance that it leaves the province
CITIZENS = "RL"  # the element of a legion whose infantry makes it count as Veteran
CLOSE = ("mountain", "marsh")  # where cavalry is of no use
WORST = "E"  # the letter of who has no leader


def letter_of_commanding_leader(table: Table, stacks: Sequence[StackView]) -> str:
    """Return the letter of who commands some stacks: the magistrate of the highest rank, an Overall Commander, else the
    ablest."""
    leaders = [one for stack in stacks for one in stack.leaders]
    chiefs = [one.leader for one in table.view.magistrates] + [one.commander for one in table.view.sides]
    chief = next((one for one in chiefs if one in leaders), "")
    able = [table.view.leaders[one].battle for one in ([chief] if chief else leaders)]
    return min(able, default=WORST)


def _of_legions(table: Table, stacks: Sequence[StackView]) -> int:
    """Return what their legions bring a side: Veterans, and those that its commander leads badly (section 8.31)."""
    legions = [one for stack in stacks for one in stack.legions]
    known = [one for one in table.view.legions if one.number in legions]
    least = TABLES.battle_modifiers["veteran_infantry"]
    veterans = sum([one.veteran and one.elements.get(CITIZENS, (0, 0))[0] >= least for one in known])
    return (
        veterans - excess_legion_count(letter_of_commanding_leader(table, stacks), len(numbers_of(legions)))
        if legions
        else 0
    )


def battle_odds_in_hex(
    table: Table, attackers: Sequence[StackView], defenders: Sequence[StackView], place: str, bonus: int = 0
) -> BattleOdds:
    """Return the odds of a battle in a hex: by force, legions, status, terrain and the commanders' letters; where
    victories themselves count, by cavalry and subordinates too. bonus: further modifiers."""
    ours, theirs = (sum([one.sp for one in stacks]) for stacks in (attackers, defenders))
    figures = TABLES.battle_modifiers
    fixed = ratio_modifier(TABLES.force_ratio, max(1, ours), max(1, theirs)) + figures.get(terrain(place) or "flat", 0)
    fixed += _of_legions(table, attackers) - _of_legions(table, defenders)
    states = {1: figures["disrupted"], 2: figures["disorganized"]}
    fixed += max([states.get(one.status, 0) for one in defenders], default=0)
    fixed -= max([states.get(one.status, 0) for one in attackers], default=0)
    if aims.conquering_leader(table.view):
        fixed += _by_horse(table, attackers, defenders, place) + _aide(table, attackers) - _aide(table, defenders)
    return battle_odds(
        fixed + bonus, letter_of_commanding_leader(table, attackers), letter_of_commanding_leader(table, defenders)
    )


def _by_horse(table: Table, attackers: Sequence[StackView], defenders: Sequence[StackView], place: str) -> int:
    """Return the modifiers of cavalry, by its number and as it is elite; none in mountains and marshes."""
    if terrain(place) in CLOSE:
        return 0
    ours, theirs = (_horse(table, stacks) for stacks in (attackers, defenders))
    return ratio_modifier(TABLES.cavalry_ratio, ours[0], theirs[0]) + elite_cavalry_modifier(ours, theirs)


def _horse(table: Table, stacks: Sequence[StackView]) -> tuple[int, bool]:
    """Return the cavalry SP of some stacks, and whether some of it is elite."""
    legions = [one for stack in stacks for one in stack.legions]
    known = [element for one in table.view.legions if one.number in legions for element in one.elements.values()]
    troops = [one for stack in stacks for one in stack.troops]
    count = sum([horse for _, horse in known]) + sum([one.cavalry for one in troops])
    return count, any(one.elite and one.cavalry for one in troops)


def _aide(table: Table, stacks: Sequence[StackView]) -> int:
    """Return the best value of another leader than the commander (ruling c.28)."""
    leaders = [one for stack in stacks for one in stack.leaders]
    chiefs = {one.commander for one in table.view.sides}
    others = [one for one in leaders if one not in chiefs]
    return max([table.view.leaders[one].subordinate for one in others], default=0) if len(leaders) > 1 else 0


def assault_odds_of_stack(table: Table, stack: StackView, place: str) -> AssaultOdds:
    """Return the odds of an assault by a stack on a city."""
    known, figures = SCENARIOS[table.view.scenario], TABLES.siege_modifiers
    capability = known.siege_capability.get(stack.power, known.siege_capability.get("tribes", 0))
    modifier = (
        capability
        + figures.letters.get(letter_of_commanding_leader(table, [stack]), 0)
        + (figures.engine if stack.engines else 0)
    )
    modifier -= (
        excess_legion_count(letter_of_commanding_leader(table, [stack]), len(numbers_of(stack.legions)))
        if stack.legions
        else 0
    )
    return assault_chances(stack.infantry, max(1, table.city_defence_strength(place)), modifier)


def expected_battle(table: Table, attackers: Sequence[StackView], defenders: Sequence[StackView], place: str) -> float:
    """Return what a battle brings the side of the attackers, in victory points: SP that either loses, a tribe that is
    gone, an enemy who has to leave the province or stays."""
    odds = battle_odds_in_hex(table, attackers, defenders, place)
    ours, theirs = (sum([one.sp for one in stacks]) for stacks in (attackers, defenders))
    won, lost = odds.win / 100, 1 - (odds.win + odds.chances["draw"]) / 100
    even = MATCHED * min(ours, theirs)  # of a far stronger force a few percent are no loss
    found = SP * (odds.defender * min(theirs, even) - odds.attacker * min(ours, even)) / 100
    found += aims.gain_of_battle_itself(table.view, table.side, attackers, defenders, odds)
    found += hero.battle_gain_by_hero(table.view, table.side, attackers, defenders, odds)
    found += table.capital.relief_gain(place, odds) if any(one.side == table.side for one in attackers) else 0.0
    found += table.loyalty.battle_gain_by_loyalty(attackers, defenders, odds, place)
    found += SP * ROUT * (won * min(theirs, even) - lost * min(ours, even))
    for one in defenders:
        tribe = one.power in TABLES.tribes
        found += won * (1.0 if tribe else DRIVEN) * table.gain_of_enemy_gone(one, place)
        found += SP * won * one.sp if tribe else 0.0
    here = sum([table.presence_gain(one, place, inside=False, here=True) for one in attackers if one.hex == place])
    return found - lost * DRIVEN * max(0.0, here)


def value_if_attacked(table: Table, enemy: StackView, stack: StackView, place: str, bonus: int = 0) -> float:
    """Return what it brings a side that an enemy attacks a stack of its own in a hex, in points: mostly less than
    nothing. bonus: further modifiers for the enemy."""
    odds = battle_odds_in_hex(table, [enemy], [stack], place, bonus)
    won, lost = 1 - (odds.win + odds.chances["draw"]) / 100, odds.win / 100
    even = MATCHED * min(enemy.sp, stack.sp)
    found = SP * (odds.attacker * min(enemy.sp, even) - odds.defender * min(stack.sp, even)) / 100
    found += SP * ROUT * (won * min(enemy.sp, even) - lost * min(stack.sp, even))
    return found + aims.gain_of_battle_itself(table.view, table.side, [enemy], [stack], odds)
