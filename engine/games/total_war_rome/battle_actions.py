"""Actions of the battles (the battle chapters own this file)."""

from engine.kernel.actions import Action


class DeployStub(Action, frozen=True):
    """Replaced by the battle's own actions."""


BattleAction = DeployStub
