"""What the tokens of The Sword of Rome stand for on the map: spaces, and the stacks in them."""

from collections.abc import Iterable

from bot.messages.letters import AskedPlaces
from bot.titles.sword_of_rome.scenes import DRAWN
from engine.games.sword_of_rome.view import SwordView
from engine.kernel.choices import Given
from engine.kernel.prompts import Prompt
from render.games.sword_of_rome.board import is_on_one_part
from render.games.sword_of_rome.position import stack_id

SIGNS = "+-"  # before a space in which somebody gains loyalty, or loses it
AT, PART = "@", ":"  # between who and where, and before how many of them


def _space(token: str) -> str:
    """Return the space of a force ("samnite@bovianum", "samnite@bovianum:2" a part of it) or of what is done to a space
    ("-canusium"); any other token itself."""
    who, at, where = token.partition(AT)
    return where.partition(PART)[0] if at else who.lstrip(SIGNS)


PLACES = AskedPlaces.of(DRAWN, at=_space, near=is_on_one_part)


def spaces_of_listed_forces(view: SwordView, prompt: Prompt, given: Given) -> tuple[str, ...]:
    """Return the spaces of the leaders or armies that are listed, else of those that are chosen; () before anything is,
    and where none is."""
    if not given:
        return ()
    listed = [option.token for option in prompt.menu.choices_after(given).options]
    return _spaces(view, listed) or _spaces(view, given[1:])


def _spaces(view: SwordView, tokens: Iterable[str]) -> tuple[str, ...]:
    """Return where the leaders among tokens stand, and the spaces of armies among them, each once."""
    led = {leader: one.space for one in view.stacks for leader in (*one.leaders, *one.leaders_inside)}
    found = (led.get(token, "") or (_space(token) if AT in token else "") for token in tokens)
    return tuple(dict.fromkeys(space for space in found if space in DRAWN))


def first_force_named(view: SwordView, tokens: Iterable[str]) -> tuple[str, str]:
    """Return the power and the space of the first force that tokens name; ("", "") where they name none."""
    for token in tokens:
        who, _, space = token.partition(AT)
        for one in view.stacks:
            if who in (*one.leaders, *one.leaders_inside) or (who, space) == (one.power, one.space):
                return one.power, one.space
    return "", ""


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
