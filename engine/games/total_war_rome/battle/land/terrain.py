"""PHASE 2: FIGHT FOR TERRAIN. One combat for each point of difficult terrain, with difficult terrain dice."""

from engine.games.total_war_rome.battle.land.battlefield import next_combat_ground
from engine.games.total_war_rome.battle.land.deployable import can_deploy
from engine.games.total_war_rome.battle.land.zones import FLANKS
from engine.games.total_war_rome.frames.battle import CombatDeployment, LandBattle, UnopposedAttack
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import RomeState
from engine.kernel.play import Play
from engine.kernel.rulebook import Call, Goto, Next


@rules.step(LandBattle, "terrain")
def _terrain(play: Play[RomeState], battle: LandBattle) -> Next:
    """Fight the next combat while there is difficult terrain left and both sides have cards for it (ruling 43)."""
    if battle.fought < battle.difficult and all(can_deploy(host, next_combat_ground(battle)) for host in battle.hosts):
        battle.combats = battle.difficult
        return Call(CombatDeployment(), "terrain")
    return Call(UnopposedAttack(), "terrain_over")


@rules.step(LandBattle, "terrain_over")
def _terrain_over(play: Play[RomeState], battle: LandBattle) -> Next:
    battle.phase, battle.fought, battle.combats = FLANKS, 0, 0
    return Goto("declare_flanks")
