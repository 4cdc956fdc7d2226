"""The names of regions and sea areas, whole and as the board shows them."""

from render.words import Words, say_message


def whole_name(words: Words, place: str) -> str:
    """Return the name of a region or sea area."""
    return say_message(words, f"name.{place}")


def place_name(words: Words, place: str) -> str:
    """Return the name of a region or sea area as the board shows it: shortened where the words have a shorter one."""
    short = f"short.{place}"
    return say_message(words, short) if short in words else whole_name(words, place)
