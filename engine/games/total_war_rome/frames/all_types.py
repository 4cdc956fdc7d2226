"""All frames of the game, as one type: what may lie on the stack of a state."""

from engine.games.total_war_rome.frames.agents import AgentDeed, AgentPhase, AgentTurn, Guide, Proposal, SpyReport
from engine.games.total_war_rome.frames.battle import BattleFrame
from engine.games.total_war_rome.frames.campaign import (
    Advance,
    AssaultRoll,
    CampaignPhase,
    CampaignTurn,
    Conquest,
    Flight,
    Infighting,
    Losses,
    Meeting,
    SeaFight,
    Stranded,
    Voyage,
    Withdrawal,
)
from engine.games.total_war_rome.frames.rounds import InitiativePhase, Rounds, SpendingPhase, TaxationPhase

AnyFrame = (
    Rounds
    | InitiativePhase
    | AgentPhase
    | AgentTurn
    | AgentDeed
    | Proposal
    | SpyReport
    | Guide
    | TaxationPhase
    | CampaignPhase
    | CampaignTurn
    | Advance
    | Meeting
    | Withdrawal
    | Flight
    | Conquest
    | AssaultRoll
    | Losses
    | Voyage
    | SeaFight
    | Infighting
    | Stranded
    | SpendingPhase
    | BattleFrame
)
