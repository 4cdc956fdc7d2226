"""What each faction has done in a game so far, counted from public events, for /stats. No rule depends on it."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from engine.games.total_war_rome.events.battle import BattleDecided, NavalBattleFought, SkullDieRolled
from engine.games.total_war_rome.events.board import RegionTaken, Rolled
from engine.games.total_war_rome.events.rounds import VictoryPoints
from engine.games.total_war_rome.skull_dice import damage_in_wounds, mean_damage
from engine.kernel.events import Event
from engine.kernel.state import Side

DEFENCE = "defence"  # thrown for the inhabitants, by whoever is next: nobody's own luck


class Record(msgspec.Struct):
    """One faction's record. points: VP by what they are for; destroyed, lost: troop cards in battle; hits, expected:
    kills rolled with all skull dice, and the kills to be expected of them."""

    points: Counter[str] = msgspec.field(default_factory=Counter)
    won: int = 0
    beaten: int = 0
    tied: int = 0
    destroyed: int = 0
    lost: int = 0
    sunk: int = 0
    ships_lost: int = 0
    taken: int = 0
    taken_away: int = 0
    dice: int = 0
    hits: float = 0.0
    expected: float = 0.0


def faction_records(sides: Iterable[Side], events: Iterable[Event]) -> dict[Side, Record]:
    """Return each faction's record after these events, in the order of the factions."""
    records = {side: Record() for side in sides}
    for event in events:
        match event:
            case VictoryPoints(side=side, points=points, reason=reason) if side in records:
                records[side].points[reason] += points
            case RegionTaken(owner=owner, before=before):
                _count(records, owner, "taken", 1)
                _count(records, before, "taken_away", 1)
            case BattleDecided():
                dead = (len(event.attacker_dead), len(event.defender_dead))
                _battle(records, event.side, (event.attacker, event.defender), dead, ("destroyed", "lost"))
            case NavalBattleFought():
                sunk = (event.attacker_sunk + event.attacker_captured, event.defender_sunk + event.defender_captured)
                _battle(records, event.side, (event.attacker, event.defender), sunk, ("sunk", "ships_lost"))
            case SkullDieRolled(side=side, colour=colour, face=face):
                _dice(records, side, (colour,), (face,))
            case Rolled(side=side, what=what, dice=dice, faces=faces) if what != DEFENCE:
                _dice(records, side, dice, faces)
    return records


def _count(records: dict[Side, Record], side: Side, what: str, count: int) -> None:
    record = records.get(side)
    if record is not None:  # not the independent regions
        setattr(record, what, getattr(record, what) + count)


def _battle(
    records: dict[Side, Record],
    victor: Side,
    sides: tuple[Side, Side],
    losses: tuple[int, int],
    fields: tuple[str, str],
) -> None:
    """Count a battle for both sides: who won, what each destroyed of the other and lost."""
    for n, side in enumerate(sides):
        _count(records, side, "won" if side == victor else "beaten" if victor else "tied", 1)
        _count(records, side, fields[0], losses[1 - n])
        _count(records, side, fields[1], losses[n])


def _dice(records: dict[Side, Record], side: Side, colours: tuple[str, ...], faces: tuple[str, ...]) -> None:
    record = records.get(side)
    if record is not None:
        record.dice += len(faces)
        record.hits += damage_in_wounds(faces) / 2
        record.expected += mean_damage(colours)
