"""Presses that choose several things of one field: a list's, as many more as are needed, all of them at once."""

from bot.interactions.answering import Answering
from bot.messages.picks import filled_up, first_pick_of_form, is_complete_in_single_list, tokens_after_selection
from engine.kernel.choices import STOP, Given
from engine.kernel.errors import IllegalAction
from engine.kernel.picks import Pick
from engine.kernel.prompts import Prompt
from engine.kernel.texts import keyed_text


def set_picks_from_list(context: Answering, prompt: Prompt, given: Given) -> Given:
    """Set what a list of the open field gives."""
    opened = prompt.menu.forms[given[0]].opened(given[1:]) if given else None
    argument = context.press.argument if context.press else ""
    if opened is None or not isinstance(opened[1], Pick) or not argument.isdecimal():
        raise IllegalAction(keyed_text("error.stale"))
    pick, own = opened[1], opened[2]
    before = given[: len(given) - len(own)] if own else given
    own = tokens_after_selection(pick, own, int(argument), context.values)
    on = opened[0] != prompt.menu.forms[given[0]].fields[-1] and is_complete_in_single_list(pick, own)
    return (*before, *own, STOP) if on else (*before, *own)


def add_as_many_as_needed(context: Answering, prompt: Prompt, given: Given) -> Given:
    """Add as many more of a thing as the open field still needs, to what was chosen when the button was shown."""
    opened = prompt.menu.forms[given[0]].opened(given[1:]) if given else None
    if opened is None or not isinstance(opened[1], Pick) or context.press is None or len(given) != context.press.page:
        raise IllegalAction(keyed_text("error.stale"))
    pick, own = opened[1], opened[2]
    return (*given[: len(given) - len(own)], *filled_up(pick, own, context.press.argument))


def set_all(context: Answering, prompt: Prompt, given: Given) -> Given:
    """Set all that is chosen of several things of the open field at once."""
    opened = prompt.menu.forms[given[0]].opened(given[1:]) if given else None
    if opened is None or not isinstance(opened[1], Pick):
        raise IllegalAction(keyed_text("error.stale"))
    return (*given[: len(given) - len(opened[2])], *context.values)


def begin_action_with_picks(context: Answering, prompt: Prompt, given: Given) -> Given:
    """Begin with an action and the several things that its list gave."""
    tag = context.press.argument if context.press else ""
    form = prompt.menu.forms.get(tag)
    pick = first_pick_of_form(form) if form is not None else None
    if form is None or pick is None:
        raise IllegalAction(keyed_text("error.stale"))
    own = tokens_after_selection(pick, (), 0, context.values)
    return (tag, *own, STOP) if len(form.fields) > 1 and is_complete_in_single_list(pick, own) else (tag, *own)
