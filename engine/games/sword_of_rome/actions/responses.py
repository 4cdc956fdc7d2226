"""The answer to a window in which a card may be played: a response event (section 6)."""

from engine.kernel.actions import Action


class Respond(Action, frozen=True):
    """Play a response card from the hand. targets: what is chosen with it, such as dice."""

    card: str
    targets: tuple[str, ...] = ()
