"""Actions of fleets and voyages (chapter 7)."""

from engine.games.rise_of_the_roman_republic.actions.movement import goal_of, goes_inside
from engine.kernel.actions import Action
from engine.kernel.texts import Text


def _port(to: str) -> dict[str, str | int]:
    """Return where a voyage ends, for words: the port, and whether inside its city."""
    return {"goal": goal_of((to,)), "inside": int(goes_inside((to,)))}


class RaiseLevels(Action, frozen=True):
    """Put levels of Naval Superiority that were built into zones (section 7.11). zones: one for each level."""

    zones: tuple[str, ...]


class Reallot(Action, frozen=True):
    """Move a level of Naval Superiority from one zone to another (section 7.15)."""

    source: str
    zone: str


class KeepFleets(Action, frozen=True):
    """Leave the fleets where they are."""


class Sail(Action, frozen=True):
    """Naval Transport (section 7.2). army: "all", "own", "guarded" or "alone". to: the port; "5915+in" into its city.
    zones: those that are crossed, as "ion+sic"."""

    army: str
    to: str
    zones: str

    def label(self) -> Text:
        """Return it in words, with the port."""
        return Text("action.sail", {"army": self.army, **_port(self.to)})


class SailWith(Action, frozen=True):
    """Naval Transport of part of what is there. units: leaders, legions, and SP such as "epirote:infantry", once for
    each."""

    to: str
    zones: str
    units: tuple[str, ...]

    def label(self) -> Text:
        """Return it in words, with the port."""
        return Text("action.sail_with", {"units_count": len(self.units), **_port(self.to)})


class SailAllies(Action, frozen=True):
    """Naval Transport of troops without a leader, by Ally Movement (section 6.13). army: the key of their stack."""

    army: str
    to: str
    zones: str

    def label(self) -> Text:
        """Return it in words, with the port."""
        return Text("action.sail_allies", _port(self.to))


class LandExpedition(Action, frozen=True):
    """Say in which port an expedition appears (The Eagle)."""

    place: str


class SendAmbassador(Action, frozen=True):
    """Send the ambassador of the side to a province, wherever it is (The Eagle). guile: of their commander."""

    province: str
    guile: int = 0


class DrawAllies(Action, frozen=True):
    """Take SP of a garrison of allies into the allied halves of legions (The Eagle). sp: infantry."""

    sp: int
