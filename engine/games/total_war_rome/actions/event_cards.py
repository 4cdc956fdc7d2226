"""The events of the action cards that are played as an action of their own (Playing Events from the Action Cards)."""

from engine.kernel.actions import Action


class ExtraDeed(Action, frozen=True):
    """Play Web of Informers: an agent may perform a second action."""

    card: str
    agent: str


class RelayRiders(Action, frozen=True):
    """Play Relay Riders: an agent moves up to five further steps."""

    card: str
    agent: str


class HostageExchange(Action, frozen=True):
    """Play Hostage Exchange: offer a better status without an agent there."""

    card: str
    side: str


class Festival(Action, frozen=True):
    """Play Festival Games: remove up to three unrest markers."""

    card: str
    regions: tuple[str, ...]


class Agitate(Action, frozen=True):
    """Play Agitators: place one unrest marker."""

    card: str
    region: str


class Unpaid(Action, frozen=True):
    """Play Unpaid Hirelings: an army loses a random mercenary card."""

    card: str
    army: str


class Storm(Action, frozen=True):
    """Play Storm at Sea on a navy in a sea area."""

    card: str
    navy: str


class ForcedMarch(Action, frozen=True):
    """Play Forced March: an army has 2 MU more."""

    card: str
    army: str


class FairWinds(Action, frozen=True):
    """Play Fair Winds: a navy has 2 MU more."""

    card: str
    navy: str


class CampFever(Action, frozen=True):
    """Play Camp Fever on an enemy army outside its own home regions."""

    card: str
    army: str


class Plunder(Action, frozen=True):
    """Play Plunder on a region conquered this turn."""

    card: str
    region: str
