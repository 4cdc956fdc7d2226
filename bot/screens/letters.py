"""The letters of places, the same under a question and on the map; and in what order places are listed."""

from collections.abc import Callable, Sequence

from bot.screens.basket import is_basket
from bot.screens.picks import chunks_of
from bot.screens.screen import OPTIONS
from engine.kernel.choices import STOP, Given, Option
from engine.kernel.picks import Pick
from engine.kernel.prompts import Prompt

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"
FEW = 5  # options that fit a row of buttons: they are no list and bear no letters


def lettered(options: Sequence[Option], places: frozenset[str]) -> dict[str, str]:
    """Return a letter for each option that is a place of the map, in the order of `next`: the same on the picture."""
    tokens = [o.token for o in options if o.token in places]
    return dict(zip(tokens, LETTERS, strict=False)) if len(tokens) <= len(LETTERS) else {}


def asked_now(prompt: Prompt, given: Given, places: frozenset[str]) -> dict[str, str]:
    """Return the letters of the list that a draft has come to, as its screen shows them; none where it shows no list of
    places: before an action is chosen, in a basket, beside buttons."""
    if not given or is_basket(form := prompt.menu.forms[given[0]]):
        return {}
    opened = form.opened(given[1:])
    if opened is None or isinstance(opened[1], Pick):
        return {}
    options = [option for option in prompt.menu.next(given).options if option.token != STOP]
    return lettered(options, places) if len(options) > FEW else {}


def grouped(
    options: Sequence[Option], places: frozenset[str], label: Callable[[Option], str]
) -> list[tuple[str, list[Option]]]:
    """Return options as the selects that list them: (group, at most 25 options). Places that fill several selects stand
    by name, so that the selects' titles say which holds what; all else in the order of `next`."""
    out = []
    for group in dict.fromkeys(o.group for o in options):
        own = [o for o in options if o.group == group]
        if len(own) > OPTIONS and all(o.token in places for o in own):
            own.sort(key=label)
        out += [(group, list(chunk)) for chunk in chunks_of(own)]
    return out
