"""Actions of the cup and of an Operations Phase (chapters 3 and 4)."""

from engine.kernel.actions import Action


class Activate(Action, frozen=True):
    """Let a leader act for the marker that was drawn (section 4.17)."""

    leader: str


class EndPhase(Action, frozen=True):
    """End the Operations Phase: the leader is Finished."""


class AskPermission(Action, frozen=True):
    """Ask the Senate (section 5.65). matter: leave, enter_rome or eight_legions. guile: points spent."""

    matter: str
    guile: int


class Devastate(Action, frozen=True):
    """Try to devastate provinces (section 6.7)."""

    provinces: tuple[str, ...]
