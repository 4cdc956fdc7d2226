"""Frames of the sequence of play (section 5) and of cards (sections 6 and 7)."""

from engine.kernel.state import Frame, Side


class Turns(Frame):
    """The whole game: turn after turn, each in its ten steps."""


class Round(Frame):
    """One round of the Action Phase: each side is active once. left: the sides that have yet to be, in order
    (with three players "gallic" stands for the roll of the Gauls).
    announced: who has announced Desperate Times for the moment before the next of them."""

    left: tuple[Side, ...] = ()
    announced: tuple[Side, ...] = ()


class GallicRoll(Frame):
    """The Gallic event of a round with three players, in the place of the Gauls. dice: as they fell."""

    dice: tuple[int, int] = (0, 0)


class LastChance(Frame):
    """Desperate Times after the last round (section 7.4): each that plays one, by descending victory points. left: the
    sides that have said so and have yet to act."""

    left: tuple[Side, ...] = ()


class PlayerTurn(Frame):
    """An active player's turn in a round. played: whether they have played their card. card: of a turn that a Desperate
    Times card brought, its id. offered: the alliances offered in it, as "power|power". hired: whether Carthage has
    hired mercenaries in it. chosen: the activation of one of its leaders that it has declared, as JSON."""

    side: Side
    played: bool = False
    card: str = ""
    offered: tuple[str, ...] = ()
    hired: bool = False
    chosen: bytes = b""


class EventPlay(Frame):
    """A card played as its event. targets: the tokens that its handler's choices gave, and
    what has been answered since. at: its next step, where it has
    several. Ends with None."""

    side: Side
    card: str
    targets: tuple[str, ...] = ()
    at: int = 0


class FleetSails(Frame):
    """A leader whom a card activates, with ships of its own. card: which. Ends with None."""

    side: Side
    card: str


class Surrender(Frame):
    """The Surrender Phase. rolls: the sieges still to be rolled for, as (power, space, its owner's cards for it)."""

    rolls: tuple[tuple[str, ...], ...] = ()


class Reinforcing(Frame):
    """The Reinforcement Phase. others: the non-player powers that are still to be placed. waiting: the sides that are.
    settled: those among whom a tie of victory points has been settled. consuls: those drawn, to be placed by Rome."""

    others: tuple[str, ...] = ()
    waiting: tuple[Side, ...] = ()
    settled: tuple[Side, ...] = ()
    consuls: tuple[str, ...] = ()
