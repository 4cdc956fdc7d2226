"""Actions of Carthage as a player (fifth player's rules)."""

from engine.games.sword_of_rome.actions.turn import placed_cu_texts
from engine.kernel.actions import Action
from engine.kernel.texts import Text, keyed_text


class HireMercenaries(Action, frozen=True):
    """Hire as many mercenaries as a card's value; `units`: where, as "hired@space" for each."""

    card: str
    units: tuple[str, ...]

    def label(self) -> Text:
        """Return the action in words."""
        return keyed_text("action.hire_mercenaries", card=self.card, parts=placed_cu_texts(self.units))


class Dismiss(Action, frozen=True):
    """Say which mercenaries go home, as "hired@space" for each."""

    units: tuple[str, ...]

    def label(self) -> Text:
        """Return the action in words."""
        return keyed_text("action.dismiss", spaces=tuple([token.partition("@")[2] for token in self.units]))


class PreferLosses(Action, frozen=True):
    """Say for good whose CU are lost first where both kinds stand: "mercenaries" or "citizens" (ruling 123)."""

    first: str


class Contest(Action, frozen=True):
    """Contest another's voyage with a card for its value (section 9.6.4). help: own cards that make it harder."""

    card: str
    help: tuple[str, ...] = ()

    def label(self) -> Text:
        """Return the action in words."""
        return Text("action.contest", {"card": self.card, "help": self.help, "help_count": len(self.help)})


class LendFleet(Action, frozen=True):
    """Lend an ally one's ships with a card for its value (section 9.6.3, ruling 21)."""

    card: str


class KeepFleet(Action, frozen=True):
    """Lend an ally no ships."""
