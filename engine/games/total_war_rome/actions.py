"""The actions of Total War: Rome, chapter by chapter."""

from engine.games.total_war_rome.battle_actions import BattleAction
from engine.kernel.actions import Action


class Bid(Action, frozen=True):
    """Add gold to one's initiative card, in secret (Initiative Phase 2)."""

    gold: int


AnyAction = Bid | BattleAction
