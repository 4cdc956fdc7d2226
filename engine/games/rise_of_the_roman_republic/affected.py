"""Whom events happen to though they did not cause them (`Game.affected_names`): by event, the fields with their
names."""

from collections.abc import Mapping

from engine.games.rise_of_the_roman_republic.events import combat, manpower, movement, politics, siege, tribes
from engine.kernel.events import Event, Names, named

BEFALLS: Mapping[type[Event], Names] = {
    manpower.LevyRaised: named("power"),
    movement.InertiaRolled: named("power"),
    combat.BattleBegan: named("attacker", "defender"),
    combat.AvoidanceRolled: named("power", "attacker"),
    movement.InterceptionTried: named("leader"),
    combat.BattleRolled: named("attacker_leader", "defender_leader"),
    combat.SpLost: named("power"),
    siege.SiegePlaced: named("place"),
    siege.AssaultRolled: named("place"),
    siege.SiegeAttritionRolled: named("power"),
    siege.CityTaken: named("before"),
    politics.LeaderFell: named("leader"),
    politics.LeaderAccused: named("leader"),
    tribes.TribeMastered: named("side"),
    tribes.TribeMustered: named("tribe"),
    tribes.TribeGone: named("tribe"),
}
