"""Whom events happen to though they did not cause them (`Game.affected_names`): by event, the fields with their
seats."""

from collections.abc import Mapping

from engine.games.samnite_wars import events as told
from engine.kernel.events import Event, Names, names_in_fields

BEFALLS: Mapping[type[Event], Names] = {
    told.PeacePlayed: names_in_fields("rival"),
    told.PlaguePlayed: names_in_fields("consul"),
    told.ScandalPlayed: names_in_fields("consul"),
    told.RolesTaken: names_in_fields("consul", "enemy", "ally"),
    told.AllyTaken: names_in_fields("ally"),
    told.BattleDecided: names_in_fields("consul", "enemy"),
    told.AftermathPlayed: names_in_fields("consul"),
    told.PrestigeCounted: names_in_fields("consul"),
}
