"""The battle plan that a player leaves between battles: at any time, for themselves alone (Land Battles, Phases 2 to
4).

In a battle that they deploy for by hand the plan is an answer to the deployment instead (deployment.py).
"""

from engine.games.total_war_rome.actions.battle import DropPlan, FollowPlan
from engine.games.total_war_rome.battle.land.battlefield import SECTION
from engine.games.total_war_rome.battle.land.plan import plan_as_strings, plan_form, troop_kinds_of_faction
from engine.games.total_war_rome.frames.battle import LandBattle
from engine.games.total_war_rome.frames.rounds import Rounds
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import RomeState
from engine.kernel.forms import Form, Menu
from engine.kernel.play import Play
from engine.kernel.state import Side


def _battle(state: RomeState, side: Side) -> LandBattle | None:
    """Return the battle under way that a side deploys in."""
    return next((f for f in state.frames if isinstance(f, LandBattle) and side in f.sides), None)


def _sides(state: RomeState, frame: Rounds) -> list[Side]:
    """Return who may leave a plan here: all but those who deploy by hand now."""
    fights = any(isinstance(f, LandBattle) for f in state.frames)
    if not fights:
        return list(state.players)
    out = []
    for side in state.players:
        battle = _battle(state, side)
        if battle is None or battle.planned[battle.sides.index(side)]:
            out.append(side)
    return out


def _menu(state: RomeState, frame: Rounds, side: Side) -> Menu:
    """A plan may be changed always; in battle it is taken back at a deployment, which is then asked."""
    forms = [plan_form(troop_kinds_of_faction(side))]
    if side in state.plans and _battle(state, side) is None:
        forms.append(Form(DropPlan))
    return Menu(*forms)


@rules.may(Rounds, "battle_plan", sides=_sides, menu=_menu, section=f"{SECTION}, Phases 2 to 4", side_action=True)
def _planned(play: Play[RomeState], frame: Rounds, side: Side, action: FollowPlan | DropPlan) -> None:
    """Keep the plan for every battle to come, or none."""
    plans = play.state.plans
    if isinstance(action, FollowPlan):
        play.state.plans = {**plans, side: plan_as_strings(action)}
    else:
        play.state.plans = {one: plan for one, plan in plans.items() if one != side}
