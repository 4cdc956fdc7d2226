"""Whom events happen to though they did not cause them (`Game.affected_names`): by event, the fields with their
names."""

from collections.abc import Mapping

from engine.games.rise_of_the_roman_republic.events import augury, combat, manpower, movement, politics, siege, tribes
from engine.kernel.events import Event, Names, names_in_fields

SAMNITES = "samnites"  # who alone roll for a levy
ROME = "rome"  # against whom tribes revolt, and whose Senate quarrels
BEFALLS: Mapping[type[Event], Names] = {
    manpower.LevyRaised: names_in_fields("power"),
    manpower.SamniteLevyRolled: lambda _: (SAMNITES,),
    movement.InertiaRolled: names_in_fields("power"),
    combat.BattleBegan: names_in_fields("attacker", "defender"),
    combat.AvoidanceRolled: names_in_fields("power", "attacker"),
    movement.InterceptionTried: names_in_fields("leader"),
    combat.BattleRolled: names_in_fields("attacker_leader", "defender_leader"),
    combat.SpLost: names_in_fields("power"),
    combat.StatusChanged: names_in_fields("power"),
    siege.SiegePlaced: names_in_fields("place"),
    siege.AssaultRolled: names_in_fields("place"),
    siege.TreacheryRolled: names_in_fields("defender"),
    siege.SiegeAttritionRolled: names_in_fields("power"),
    siege.CityTaken: names_in_fields("before"),
    politics.LeaderFell: names_in_fields("leader"),
    politics.LeaderAccused: names_in_fields("leader"),
    tribes.TribeMastered: names_in_fields("side"),
    tribes.TribeMustered: names_in_fields("tribe"),
    tribes.TribeGone: names_in_fields("tribe"),
    tribes.TribeRevolted: lambda _: (ROME,),
    augury.SenateQuarrelled: lambda _: (ROME,),
}
