"""What the tokens of The Sword of Rome stand for on the map: spaces, and the stacks in them."""

from bot.messages.letters import AskedPlaces
from bot.titles.sword_of_rome.scenes import DRAWN

SIGNS = "+-"  # before a space in which somebody gains loyalty, or loses it
AT, PART = "@", ":"  # between who and where, and before how many of them


def _space(token: str) -> str:
    """Return the space of a force ("samnite@bovianum", "samnite@bovianum:2" a part of it) or of what is done to a space
    ("-canusium"); any other token itself."""
    who, at, where = token.partition(AT)
    return where.partition(PART)[0] if at else who.lstrip(SIGNS)


PLACES = AskedPlaces.of(DRAWN, at=_space)
