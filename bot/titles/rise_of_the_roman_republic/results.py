"""How much each event matters to whom it happens (`PlainTitle.weights`), by its tag."""

from engine.games.rise_of_the_roman_republic.events import combat, cup, manpower, movement, politics, siege, tribes

WEIGHTS = {
    kind.tag(): weight
    for weight, kinds in {
        90: (siege.CityTaken, politics.TriumphAwarded),
        80: (combat.BattleRolled, politics.LeaderFell, combat.CasualtyRolled),
        70: (tribes.TribeMustered, tribes.TribeMastered, siege.AssaultRolled, siege.TreacheryRolled),
        60: (siege.SurrenderRolled, siege.CitySacked, politics.SenateAsked, politics.CensureRolled),
        50: (movement.Marched, movement.InterceptionTried, movement.Overrun, combat.AvoidanceRolled),
        40: (siege.SiegePlaced, siege.SiegeLifted, combat.SpLost, combat.Withdrew, manpower.LevyRaised),
        30: (politics.MagistrateElected, manpower.LegionTrained, cup.DevastationTried, combat.StatusChanged),
        20: (cup.ContinuationRolled, cup.MarkerDrawn),
    }.items()
    for kind in kinds
}
