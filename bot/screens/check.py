"""A law for the test battery: every level of every prompt makes a message that Discord takes, whose buttons say what
they do."""

from collections.abc import Iterator
from typing import Any

from bot.messages.aid import PromptHelp
from bot.messages.basket import is_basket
from bot.messages.drafts import AVOID, BY_LEGS, VIA, WayAsked
from bot.messages.screen import Screen, Select
from bot.screens.aid import aid_of
from bot.screens.basket_rows import FIRST_GROUP, GROUPS, PAGES
from bot.screens.prompt_screen import PromptScreen
from bot.screens.rows.deed_labels import is_label_unclear
from bot.screens.rows.way_rows import route_of
from bot.words import Words
from engine.kernel.choices import STOP, Given
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.events import TABLE
from engine.kernel.forms import Form
from engine.kernel.game import Game
from engine.kernel.prompts import Prompt

BASKETS = 2  # random fillings of a form that is a basket
LISTED = 3  # pages of a list that are looked at
WALKS = 4  # random ways through a prompt, besides its first level


def broken_discord_limits(game: Game[Any], state: Any, prompt: Prompt) -> Iterator[str]:
    """Walk the prompt as a person would, and yield every limit of Discord's that a message on the way breaks."""
    words = Words(game.id, {seat: f"A player with a name of 32 ch {seat}" for seat in state.seats})
    seat = None if prompt.seat == TABLE else prompt.seat
    aid = aid_of(game, state, game.view(state, seat), prompt, words)
    lots = UnverifiedRandom(prompt.id)
    for form in prompt.menu.forms.values():
        if is_basket(form):
            yield from _basket(game, state, prompt, form, words, lots, aid)
    for _ in range(WALKS):
        given: Given = ()
        for _ in range(40):
            made = PromptScreen(words, "AAAAA", prompt, given, aid=aid,
                                preview=game.preview(state, prompt, given) if given else None)  # fmt: skip
            given = made.given
            if given and is_basket(prompt.menu.forms[given[0]]):
                break
            for page in range(LISTED):
                if not made.has_page(page):
                    break
                one = PromptScreen(words, "AAAAA", prompt, given, page=page, aid=aid) if page else made
                shown = one.screen("x" * 1200)
                yield from (
                    f"{prompt.moment} {given}: {what}" for what in (*shown.broken_limits(), *_mute(words, shown))
                )
            yield from _ways(prompt, given, words, lots, aid)
            level = prompt.menu.choices_after(given)
            if prompt.menu.is_complete(given) and (lots.integer_below(3) == 0 or not level.options):
                break
            if level.low is not None and level.high is not None:
                given += (str(level.low + lots.integer_below(level.high - level.low + 1)),)
            elif level.options:
                given += (lots.choose([o.token for o in level.options if o.token != STOP] or [STOP]),)
            else:
                break


def _mute(words: Words, screen: Screen) -> Iterator[str]:
    """Yield the buttons of a message that do not say what they do."""
    buttons = (button for row in screen.rows if not isinstance(row, Select) for button in row)
    yield from (
        f"a button called {button.label!r} alone" for button in buttons if is_label_unclear(words, button.label)
    )


def _ways(prompt: Prompt, given: Given, words: Words, lots: UnverifiedRandom, aid: PromptHelp) -> Iterator[str]:
    """Name a goal where a route begins, and look at the way there and at every list by which it can be changed."""
    route = route_of(prompt, given)
    if route is None or route[1] or not route[0].goals():
        return
    goal = lots.choose(route[0].goals()).token
    trip = route[0].cheapest_way(goal)
    for mode in ("", VIA, AVOID, BY_LEGS) if trip is not None else ():
        for page in range(2):
            word = (*given, *(trip.legs if trip is not None else ()))
            made = PromptScreen(words, "AAAAA", prompt, word, page=page, aid=aid, way=WayAsked(goal, mode=mode))
            yield from (f"{prompt.moment} to {goal} {mode}: {what}" for what in made.screen("x" * 1200).broken_limits())


def _basket(
    game: Game[Any], state: Any, prompt: Prompt, form: Form, words: Words, lots: UnverifiedRandom, aid: PromptHelp
) -> Iterator[str]:
    """Fill a basket at random and look at its menu, at every page of every field, at each group alone, and at pages
    that buttons of older messages may lead to though they are gone."""
    for _ in range(BASKETS):
        given = prompt.menu.tokens_of_value(form.sample(lots))
        whole = PromptScreen(words, "AAAAA", prompt, given, aid=aid, preview=game.preview(state, prompt, given))
        if whole.given != given:
            yield f"{prompt.moment}: a whole word is not taken as a basket: {given}"
        last = len(whole.fields)
        gone = (last * PAGES + PAGES - 1, FIRST_GROUP + last * GROUPS + GROUPS - 1)
        for page in (*whole.basket_pages(), *gone):
            shown = (whole.with_page(page) if page else whole).screen("x" * 900)
            yield from (
                f"{prompt.moment} page {page}: {what}" for what in (*shown.broken_limits(), *_mute(words, shown))
            )
