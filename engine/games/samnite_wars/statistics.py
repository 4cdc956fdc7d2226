"""What each player has done in a game so far, counted from public events, for /stats. No rule depends on it."""

from collections.abc import Iterable, Iterator

import msgspec

from engine.games.samnite_wars.events import (
    AftermathPlayed,
    BattleDecided,
    EffortsRevealed,
    PaxRomanaHeld,
    PeacePlayed,
    PrestigeCounted,
    RegionConquered,
    ScandalPlayed,
    TriumphRolled,
)
from engine.kernel.events import Event, Seat


class Record(msgspec.Struct):
    """One player's record. as_consul, as_enemy: battles fought; _won: of which won. effort: the strongest Force of a
    War Effort. prestige: counted at the ends of their turns, best: in one of them."""

    as_consul: int = 0
    consul_won: int = 0
    as_enemy: int = 0
    enemy_won: int = 0
    conquered: int = 0
    effort: int = 0
    prestige: int = 0
    best: int = 0


def player_records(seats: Iterable[Seat], events: Iterable[Event]) -> dict[Seat, Record]:
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


def prestige_sources(events: Iterable[Event]) -> dict[Seat, dict[str, int]]:
    """Return what the Prestige of each player was for, in an order of first gains."""
    found: dict[Seat, dict[str, int]] = {}
    for event in events:
        for seat, points, why in _prestige(event):
            earned = found.setdefault(seat, {})
            earned[why] = earned.get(why, 0) + points
    return found


def _prestige(event: Event) -> Iterator[tuple[Seat, int, str]]:
    """Yield who gained how much Prestige by an event, and what for."""
    match event:
        case TriumphRolled(seat=seat, prestige=prestige):
            yield seat, prestige, "start"
        case PrestigeCounted(consul=consul, prestige=prestige):
            yield consul, prestige, "treasury"
        case BattleDecided(kind=kind, consul=consul, prestige=prestige):
            yield consul, abs(prestige) if event.winner == "consul" else -abs(prestige), kind
        case AftermathPlayed(consul=consul, prestige=prestige):
            yield consul, prestige, "aftermath"
        case RegionConquered(seat=seat, prestige=prestige):
            yield seat, prestige, "conquest"
        case PaxRomanaHeld(consul=consul, prestige=prestige):
            yield consul, prestige, "peace"
        case PeacePlayed(seat=seat, prestige=prestige, rival=rival, lost=lost):
            yield seat, prestige, "peace"
            if rival:
                yield rival, -lost, "intrigue"
        case ScandalPlayed(consul=consul, prestige=prestige):
            yield consul, -prestige, "scandal"
