"""THE GAME ROUND: five phases in order; END OF ROUND; END OF GAME."""

from __future__ import annotations

from engine.games.total_war_rome.board.armies import set_board
from engine.games.total_war_rome.events.rounds import RoundBegins
from engine.games.total_war_rome.frames.agents import AgentPhase
from engine.games.total_war_rome.frames.campaign import CampaignPhase
from engine.games.total_war_rome.frames.rounds import InitiativePhase, Rounds, SpendingPhase, TaxationPhase
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import REGIONS
from engine.kernel.play import Play
from engine.kernel.rulebook import Call, Goto, Next, Over
from engine.kernel.state import Outcome, Side
from engine.kernel.texts import keyed_text

rules.procedure(Rounds, activity=True, rights=("show", "battle_plan"))


@rules.step(Rounds, "round")
def begin_round(play: Play[RomeState], frame: Rounds) -> Next:
    """A new round begins with the Initiative Phase."""
    state = play.state
    state.round += 1
    for side in state.players:
        set_board(state, side, invaded=(), rerolls=0)
    play.emit(RoundBegins(round=state.round))
    return Call(InitiativePhase(), "agents")


@rules.step(Rounds, "agents")
def begin_agent_phase(play: Play[RomeState], frame: Rounds) -> Next:
    """The Agent Phase follows."""
    return Call(AgentPhase(), "taxation")


@rules.step(Rounds, "taxation")
def begin_taxation_phase(play: Play[RomeState], frame: Rounds) -> Next:
    """The Taxation Phase follows."""
    return Call(TaxationPhase(), "campaign")


@rules.step(Rounds, "campaign")
def begin_campaign_phase(play: Play[RomeState], frame: Rounds) -> Next:
    """The Campaign Phase follows."""
    return Call(CampaignPhase(), "spending")


@rules.step(Rounds, "spending")
def begin_spending_phase(play: Play[RomeState], frame: Rounds) -> Next:
    """The Spending Phase follows."""
    return Call(SpendingPhase(), "end")


@rules.step(Rounds, "end")
def end_round(play: Play[RomeState], frame: Rounds) -> Next:
    """The game ends with the final round (End of Game), or with the last round of the table (ruling 110)."""
    state = play.state
    if state.final or state.round >= int(state.options["last_round"]):
        return Over(game_outcome(state))
    return Goto("round")


def game_outcome(state: RomeState) -> Outcome:
    """Return the winner: most VP; ties by gold value controlled, then gold in hand, then shared (ruling 1)."""

    def standing(side: Side) -> tuple[int, int, int]:
        holding = state.factions[side]
        return holding.vp, sum(REGIONS[region].gold for region in state.controlled_regions(side)), holding.gold

    each = {side: standing(side) for side in state.players}
    best = max(each.values())
    winners = tuple(side for side in state.players if each[side] == best)
    reason = "outcome.final_round" if state.final else "outcome.last_round"
    scores = {side: state.factions[side].vp for side in state.players}
    level = [one for one in each.values() if one[0] == best[0]]
    richest = [one for one in level if one[1] == best[1]]
    tie = "none" if len(level) == 1 else "land" if len(richest) == 1 else "gold" if len(winners) == 1 else "shared"
    told = keyed_text(reason, winners=winners, points=best[0], tie=tie, land=best[1], gold=best[2])
    return Outcome(winners=winners, scores=scores, reason=told)
