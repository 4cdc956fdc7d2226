"""What the tokens of The Sword of Rome stand for on the map: spaces, and the stacks in them."""

from bot.messages.letters import AskedPlaces
from bot.titles.sword_of_rome.scenes import DRAWN
from engine.games.sword_of_rome.view import SwordView
from render.games.sword_of_rome.position import stack_id

SIGNS = "+-"  # before a space in which somebody gains loyalty, or loses it
AT, PART = "@", ":"  # between who and where, and before how many of them


def _space(token: str) -> str:
    """Return the space of a force ("samnite@bovianum", "samnite@bovianum:2" a part of it) or of what is done to a space
    ("-canusium"); any other token itself."""
    who, at, where = token.partition(AT)
    return where.partition(PART)[0] if at else who.lstrip(SIGNS)


PLACES = AskedPlaces.of(DRAWN, at=_space)


def piece_of(view: SwordView, token: str) -> str:
    """Return the stack of the map that a token names: that of a power in a space, or of a leader; "" for none."""
    who, _, where = token.partition(AT)
    space = where.partition(PART)[0]
    for one in view.stacks:
        if who in one.leaders and space in ("", one.space):
            return stack_id(one.power, one.space)
        if who in one.leaders_inside and space in ("", one.space):
            return stack_id(one.power, one.space, inside=True)
        if (who, space) == (one.power, one.space) and (one.cu or one.leaders or one.cu_inside or one.leaders_inside):
            return stack_id(one.power, one.space, inside=not (one.cu or one.leaders))
    return ""
