"""PRESTIGE PHASE: Gold in the Treasury is Prestige for the Consul."""

from engine.games.samnite_wars.events import PrestigeCounted
from engine.games.samnite_wars.rules import RULES, SamnitePlay
from engine.games.samnite_wars.state import Turn
from engine.games.samnite_wars.tokens import gain_prestige
from engine.kernel.rulebook import Goto


@RULES.step(Turn, "prestige")
def reward_consul(play: SamnitePlay, frame: Turn) -> Goto:
    """PRESTIGE PHASE: the Consul gains as much Prestige as there is Gold."""
    state = play.state
    state.phase, state.combat = "prestige", None
    gained = gain_prestige(play, state.consul, state.treasury)
    play.emit(PrestigeCounted(state.consul, gained, state.triumph[state.consul]))
    state.phase = "etcetera"
    return Goto("etcetera")
