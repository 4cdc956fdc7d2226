"""Frames of the sequence of play (section 5) and of cards (sections 6 and 7)."""

from engine.kernel.state import Frame, Side


class Turns(Frame):
    """The whole game: turn after turn, each in its ten steps."""


class PlayerTurn(Frame):
    """An active player's turn in a round. played: whether he has played his card. card: of a turn that a Desperate
    Times card brought, its id. offered: the alliances offered in it, as "power|power"."""

    side: Side
    played: bool = False
    card: str = ""
    offered: tuple[str, ...] = ()


class EventPlay(Frame):
    """A card played as its event. targets: the tokens that its handler's choices gave. Ends with None."""

    side: Side
    card: str
    targets: tuple[str, ...] = ()
