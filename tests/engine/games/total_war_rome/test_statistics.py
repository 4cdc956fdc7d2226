"""The record of a game: counted from public events, whatever the order."""

from engine.games.total_war_rome.events.battle import BattleDecided, NavalBattleFought, SkullDieRolled
from engine.games.total_war_rome.events.board import RegionTaken, Rolled
from engine.games.total_war_rome.events.rounds import VictoryPoints
from engine.games.total_war_rome.skull_dice import COLOURS, FACES
from engine.games.total_war_rome.statistics import faction_records
from engine.kernel.events import Event
from tests.engine.games.total_war_rome.table import CARTHAGE, GREEKS, ROME, TRIBES

SIDES = (ROME, CARTHAGE, GREEKS, TRIBES)


def test_points_by_what_they_are_for() -> None:
    told = [
        VictoryPoints(ROME, 2, "glory", 2),
        VictoryPoints(ROME, 1, "economy", 3),
        VictoryPoints(ROME, 1, "glory", 4),
    ]
    found = faction_records(SIDES, told)
    assert found[ROME].points == {"glory": 3, "economy": 1} and not found[CARTHAGE].points
    assert list(found) == list(SIDES)


def test_battles_count_for_both() -> None:
    """The victor destroyed what the other lost; a tie is a tie for both; nobody else is touched."""
    told = [
        BattleDecided("victory", ROME, ROME, GREEKS, ("velites",), ("hoplites", "psiloi")),
        BattleDecided("tie", "", GREEKS, ROME, (), ("velites",)),
        NavalBattleFought(GREEKS, ROME, GREEKS, "mare_ionium", attacker_sunk=1, attacker_captured=1, defender_sunk=1),
    ]
    found = faction_records(SIDES, told)
    rome, greeks = found[ROME], found[GREEKS]
    assert (rome.won, rome.beaten, rome.tied, greeks.won, greeks.beaten, greeks.tied) == (1, 1, 1, 1, 1, 1)
    assert (rome.destroyed, rome.lost, greeks.destroyed, greeks.lost) == (2, 2, 2, 2)
    assert (rome.sunk, rome.ships_lost, greeks.sunk, greeks.ships_lost) == (1, 2, 2, 1)
    assert found[TRIBES] == faction_records(SIDES, [])[TRIBES]


def test_regions_from_independence_and_from_another() -> None:
    found = faction_records(
        SIDES, [RegionTaken("boii", ROME, "", "conquest"), RegionTaken("boii", TRIBES, ROME, "conquest")]
    )
    assert (found[ROME].taken, found[ROME].taken_away) == (1, 1) and found[TRIBES].taken == 1


def test_the_luck_of_the_dice() -> None:
    """Every face of every die once is exactly what was to be expected; the inhabitants' dice are nobody's."""
    told: list[Event] = [SkullDieRolled(ROME, "velites", colour, face) for colour in COLOURS for face in FACES[colour]]
    told.append(Rolled(CARTHAGE, "garrison", ("RED", "BLACK"), ("skull", "x")))
    told.append(Rolled(GREEKS, "defence", ("RED",), ("skull",)))
    found = faction_records(SIDES, told)
    assert found[ROME].dice == 30 and abs(found[ROME].hits - found[ROME].expected) < 1e-9
    assert (found[CARTHAGE].dice, found[CARTHAGE].hits) == (2, 1.5) and found[CARTHAGE].expected < 1.5
    assert found[GREEKS].dice == 0
