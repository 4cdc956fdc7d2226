"""Frames of the sequence of play (section 3.0)."""

from engine.kernel.state import Frame


class Turns(Frame):
    """The whole game, turn after turn."""
