"""Actions of the sequence of play (section 5) and of cards (sections 6 and 7)."""

from engine.kernel.actions import Action


class EndTurn(Action, frozen=True):
    """End the player's turn; without a card played, that is passing."""
