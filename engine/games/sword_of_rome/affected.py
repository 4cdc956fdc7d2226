"""Whom events happen to though they did not cause them (`Game.affected_names`): by event, the fields with their
sides."""

from collections.abc import Mapping

from engine.games.sword_of_rome.events import cards, carthage, combat, diplomacy, event_cards, siege, turn
from engine.games.sword_of_rome.powers import CARTHAGINIAN
from engine.kernel.events import Event, Names, names_in_fields

BEFALLS: Mapping[type[Event], Names] = {
    turn.FirstChosen: names_in_fields("first"),
    turn.AttritionRolled: names_in_fields("power"),
    turn.MarkerPlaced: names_in_fields("before", "after"),
    turn.Isolated: names_in_fields("power"),
    turn.Scored: names_in_fields("side"),
    turn.AllianceRenewed: names_in_fields("one", "other"),
    turn.AllianceLapsed: names_in_fields("one", "other"),
    turn.Eliminated: names_in_fields("side"),
    turn.DesperatePlayed: names_in_fields("others"),
    cards.SupportSpent: names_in_fields("before", "after"),
    cards.CardsDiscarded: names_in_fields("side"),
    combat.BattleRolled: names_in_fields("attacker", "defender"),
    combat.BattleDecided: names_in_fields("winner", "loser"),
    combat.AutomaticVictory: names_in_fields("winner", "loser"),
    combat.LeaderStruck: names_in_fields("power"),
    siege.SiegeBegan: names_in_fields("space"),
    siege.SiegeRolled: names_in_fields("space"),
    siege.CityFell: names_in_fields("former"),
    siege.Raided: names_in_fields("former"),
    siege.SolidarityShown: names_in_fields("former"),
    event_cards.CuTaken: names_in_fields("power"),
    event_cards.MarkerSet: names_in_fields("before", "power"),
    event_cards.SiegeHelped: names_in_fields("space"),
    event_cards.PointsByCard: names_in_fields("side"),
    event_cards.HandSeen: names_in_fields("of"),
    event_cards.Vetoed: names_in_fields("side"),
    event_cards.EmbassyAnswered: names_in_fields("power"),
    event_cards.ArmyBoughtOff: names_in_fields("power"),
    carthage.UnrestChanged: lambda event: (CARTHAGINIAN,),
    diplomacy.AllianceMade: names_in_fields("power", "to"),
    diplomacy.AllianceBroken: names_in_fields("power", "to"),
    diplomacy.AllianceEnded: names_in_fields("power", "to"),
    diplomacy.ActivationCancelled: names_in_fields("power"),
}
