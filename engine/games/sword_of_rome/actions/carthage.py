"""Actions of Carthage as a player (fifth player's rules)."""

from engine.games.sword_of_rome.actions.turn import counted
from engine.kernel.actions import Action
from engine.kernel.texts import Text, text


class HireMercenaries(Action, frozen=True):
    """Hire as many mercenaries as a card's value; `units`: where, as "hired@space" for each."""

    card: str
    units: tuple[str, ...]

    def told(self) -> Text:
        """Return the action in words."""
        return text("action.hire_mercenaries", card=self.card, parts=counted(self.units))


class Dismiss(Action, frozen=True):
    """Say which mercenaries go home, as "hired@space" for each."""

    units: tuple[str, ...]

    def told(self) -> Text:
        """Return the action in words."""
        return text("action.dismiss", spaces=tuple([token.partition("@")[2] for token in self.units]))
