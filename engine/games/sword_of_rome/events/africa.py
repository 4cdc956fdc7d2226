"""Events of Africa (section 17); all public."""

from engine.kernel.events import Event


class AfricaLanding(Event, frozen=True):
    """A Greek army landed in Africa."""

    leader: str
    start: str
    cu: int


class HamilcarReturned(Event, frozen=True):
    """Hamilcar came to the defence of Carthago with all CU of a space."""

    start: str
    cu: int


class CarthageDrivenOut(Event, frozen=True):
    """Greek CU stood in Carthago at the end of a turn: Carthage is out of the game (section 17)."""
