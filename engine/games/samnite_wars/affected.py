"""Whom events happen to though they did not cause them (`Game.affected_names`): by event, the fields with their
seats."""

from collections.abc import Mapping

from engine.games.samnite_wars import events as told
from engine.kernel.events import Event, Names, named

BEFALLS: Mapping[type[Event], Names] = {
    told.PeacePlayed: named("rival"),
    told.PlaguePlayed: named("consul"),
    told.ScandalPlayed: named("consul"),
    told.RolesTaken: named("consul", "enemy", "ally"),
    told.AllyTaken: named("ally"),
    told.BattleDecided: named("consul", "enemy"),
    told.AftermathPlayed: named("consul"),
    told.PrestigeCounted: named("consul"),
}
