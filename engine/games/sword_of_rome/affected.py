"""Whom events happen to though they did not cause them (`Game.affected_names`): by event, the fields with their
sides."""

from collections.abc import Mapping

from engine.games.sword_of_rome.events import cards, carthage, combat, diplomacy, event_cards, siege, turn
from engine.games.sword_of_rome.powers import CARTHAGINIAN
from engine.kernel.events import Event, Names, named

BEFALLS: Mapping[type[Event], Names] = {
    turn.FirstChosen: named("first"),
    turn.AttritionRolled: named("power"),
    turn.MarkerPlaced: named("before", "after"),
    turn.Isolated: named("power"),
    turn.Scored: named("side"),
    turn.AllianceRenewed: named("one", "other"),
    turn.AllianceLapsed: named("one", "other"),
    turn.Eliminated: named("side"),
    turn.DesperatePlayed: named("others"),
    cards.SupportSpent: named("before", "after"),
    cards.CardsDiscarded: named("side"),
    combat.BattleDecided: named("winner", "loser"),
    combat.AutomaticVictory: named("winner", "loser"),
    combat.LeaderStruck: named("power"),
    siege.SiegeBegan: named("space"),
    siege.SiegeRolled: named("space"),
    siege.CityFell: named("former"),
    siege.Raided: named("former"),
    siege.SolidarityShown: named("former"),
    event_cards.CuTaken: named("power"),
    event_cards.MarkerSet: named("before", "power"),
    event_cards.SiegeHelped: named("space"),
    event_cards.PointsByCard: named("side"),
    event_cards.HandSeen: named("of"),
    event_cards.Vetoed: named("side"),
    event_cards.EmbassyAnswered: named("power"),
    event_cards.ArmyBoughtOff: named("power"),
    carthage.UnrestChanged: lambda event: (CARTHAGINIAN,),
    diplomacy.AllianceMade: named("power", "to"),
    diplomacy.AllianceBroken: named("power", "to"),
    diplomacy.AllianceEnded: named("power", "to"),
    diplomacy.ActivationCancelled: named("power"),
}
