"""Whom events happen to though they did not cause them (`Game.befalls`): by event, the fields with their sides."""

from collections.abc import Mapping

from engine.games.sword_of_rome.events import cards, combat, diplomacy, siege, turn
from engine.kernel.events import Event, Names, named

BEFALLS: Mapping[type[Event], Names] = {
    turn.FirstChosen: named("first"),
    turn.AttritionRolled: named("power"),
    turn.MarkerPlaced: named("before", "after"),
    turn.Isolated: named("power"),
    turn.AllianceRenewed: named("one", "other"),
    turn.AllianceLapsed: named("one", "other"),
    turn.Eliminated: named("side"),
    turn.DesperatePlayed: named("others"),
    cards.SupportSpent: named("before", "after"),
    combat.BattleDecided: named("winner", "loser"),
    combat.AutomaticVictory: named("winner", "loser"),
    siege.CityFell: named("former"),
    siege.Raided: named("former"),
    diplomacy.AllianceMade: named("power", "to"),
    diplomacy.AllianceBroken: named("power", "to"),
    diplomacy.AllianceEnded: named("power", "to"),
}
