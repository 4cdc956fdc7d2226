"""What each player has done in a game so far, counted from public events, for /stats. No rule depends on it."""

from collections.abc import Iterable

import msgspec

from engine.games.samnite_wars.events import BattleDecided, EffortsRevealed, PrestigeCounted, RegionConquered
from engine.kernel.events import Event, Seat


class Record(msgspec.Struct):
    """One player's record. as_consul, as_enemy: battles fought; _won: of which won. effort: the strongest Force of a
    War Effort. prestige: counted at the ends of his turns, best: in one of them."""

    as_consul: int = 0
    consul_won: int = 0
    as_enemy: int = 0
    enemy_won: int = 0
    conquered: int = 0
    effort: int = 0
    prestige: int = 0
    best: int = 0


def tally(seats: Iterable[Seat], events: Iterable[Event]) -> dict[Seat, Record]:
    """Return each player's record after these events, in the order of the seats."""
    records = {seat: Record() for seat in seats}
    for event in events:
        match event:
            case BattleDecided(consul=consul, enemy=enemy, winner=winner):
                records[consul].as_consul += 1
                records[consul].consul_won += winner == "consul"
                records[enemy].as_enemy += 1
                records[enemy].enemy_won += winner == "enemy"
            case EffortsRevealed():
                for seat, force in ((event.consul, event.consul_force), (event.enemy, event.enemy_force)):
                    records[seat].effort = max(records[seat].effort, force)
            case RegionConquered(seat=seat):
                records[seat].conquered += 1
            case PrestigeCounted(consul=consul, prestige=prestige):
                records[consul].prestige += prestige
                records[consul].best = max(records[consul].best, prestige)
    return records
