"""Frames of The Game Round: the round itself, and the phases that need no frame below them."""

from engine.kernel.state import Frame, Side


class Rounds(Frame):
    """The game, round by round (The Game Round)."""


class InitiativePhase(Frame):
    """Initiative cards, sealed bids, the turn order. `totals` are the initiative totals once revealed."""

    bids: tuple[int, ...] = ()
    bonus: tuple[int, ...] = ()
    winner: Side = ""


class TaxationPhase(Frame):
    """Events of the season, taxes, wonders, deterioration."""


class SpendingPhase(Frame):
    """Sealed baskets, revealed in turn order. `hostages`: treaties to be proposed by Hostage Exchange,
    `hostage_steps`: by how many steps each (one where it is not said)."""

    hostages: tuple[tuple[Side, Side], ...] = ()
    hostage_steps: tuple[int, ...] = ()
