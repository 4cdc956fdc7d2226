"""Whom events happen to though they did not cause them (`Game.befalls`): by event, the fields with their names."""

from collections.abc import Mapping

from engine.games.rise_of_the_roman_republic.events import combat, manpower, movement, politics, tribes
from engine.kernel.events import Event, Names, named

BEFALLS: Mapping[type[Event], Names] = {
    manpower.LevyRaised: named("power"),
    movement.InertiaRolled: named("power"),
    combat.SpLost: named("power"),
    politics.LeaderFell: named("leader"),
    politics.LeaderAccused: named("leader"),
    tribes.TribeMastered: named("side"),
    tribes.TribeMustered: named("tribe"),
    tribes.TribeGone: named("tribe"),
}
