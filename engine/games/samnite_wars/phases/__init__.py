"""TURN SEQUENCE: the phases of a turn, but for the resolution of its event."""
