"""The base of all figures that are read from the data."""

import msgspec

Strength = tuple[int, ...]  # infantry and cavalry SP, and elephants where there are any


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all figures: what the data say beyond its fields is an error."""
