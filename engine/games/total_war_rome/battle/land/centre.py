"""PHASE 4: FIGHT FOR THE CENTRE. Combats go on until one side runs out of cards."""

from engine.games.total_war_rome.battle.land.battlefield import next_combat_ground
from engine.games.total_war_rome.battle.land.deployable import can_deploy
from engine.games.total_war_rome.battle.land.zones import ENVELOPMENT
from engine.games.total_war_rome.frames.battle import CombatDeployment, LandBattle, UnopposedAttack
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import RomeState
from engine.kernel.play import Play
from engine.kernel.rulebook import Call, Next


@rules.step(LandBattle, "centre")
def _centre(play: Play[RomeState], battle: LandBattle) -> Next:
    """Fight the next combat while both sides can, at least two if cards allow (ruling 55)."""
    if all(can_deploy(host, next_combat_ground(battle)) for host in battle.hosts):
        return Call(CombatDeployment(), "centre")
    return Call(UnopposedAttack(), "envelopment")


@rules.step(LandBattle, "envelopment")
def _envelopment(play: Play[RomeState], battle: LandBattle) -> Next:
    """PHASE 5: whoever has mounted cards left may attack around the flank."""
    battle.phase = ENVELOPMENT
    return Call(UnopposedAttack(), "victor")
