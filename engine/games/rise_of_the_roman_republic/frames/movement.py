"""Frames of movement (chapter 6) and of Inertia (section 3.0 G)."""

from engine.kernel.state import Frame


class Inertia(Frame):
    """The Inertia Attrition Segment."""
