"""A place that is typed: its form, and what was meant, chosen as if it had been taken from the list."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

import msgspec

from bot.interactions.answering import Answering
from bot.interactions.commands.typed_options.way_options import raise_if_goal_is_barred
from bot.interactions.decisions import turn_live_card_into
from bot.interactions.drafting import read_press_frame, show_stale
from bot.messages.letters import map_place_of_option
from bot.screens.prompt_screen import PromptScreen
from bot.screens.rows.typed_places import places_matching_typed
from bot.screens.table_aid import prompt_help_for
from bot.tables.actor import Actor
from bot.words import Words, unmarked_text
from engine.kernel.choices import Option
from engine.kernel.errors import IllegalAction
from engine.kernel.texts import keyed_text

Handler = Callable[[Answering, Actor], Awaitable[None]]
NAMED = 5  # places that a name which is none is answered with


def typed_place_handler(choosing: Mapping[str, Handler]) -> Handler:
    """Return the handler of the form in which a place is typed. choosing: by verb what a press on the list does.

    Of several places that may be meant one is chosen in a list of these. IllegalAction if there is none.
    """

    async def handler(context: Answering, actor: Actor) -> None:
        frame, press = await read_press_frame(context, actor), context.press
        if frame is None or press is None or len(frame.draft.given) != press.page:
            await show_stale(context, actor)
            return
        prompt, draft, words = frame.prompt, frame.draft, actor.live.words
        aid = prompt_help_for(actor.live, prompt)
        screen = PromptScreen(words, actor.live.row.id, prompt, draft.given, aid=aid, way=draft.way)
        if not screen.typeable_places:
            await show_stale(context, actor)
            return
        asked = context.text_option("place").strip()
        if not asked:
            await context.show_form(screen.place_form())
            return
        meant = places_matching_typed(words, screen.typeable_places, asked, screen.aid.places)
        if not meant:
            opened = prompt.menu.forms[draft.given[0]].opened(draft.given[1:])
            if opened is not None:
                raise_if_goal_is_barred(words, opened[1], asked)
            raise _no_such(words, screen.typeable_places, asked, aid.places)
        if len(meant) == 1:
            context.press, context.values = msgspec.structs.replace(press, verb=screen.place_verb), [meant[0].token]
            await choosing[screen.place_verb](context, actor)
            return
        offered = screen.screen_of_matching_places(asked, meant, screen.draft_in_words())
        if not await turn_live_card_into(context, actor, offered):
            await context.show(offered)

    return handler


def _no_such(words: Words, places: Sequence[Option], asked: str, known: frozenset[str]) -> IllegalAction:
    """Return the refusal of a name that nothing bears, with how some are called that there are, each once. known: the
    places of the map."""
    names = dict.fromkeys(words.name(map_place_of_option(place, known)) for place in places)
    some = unmarked_text(" · ".join(list(names)[:NAMED]))
    return IllegalAction(
        keyed_text("error.no_place", asked=asked),
        possible=keyed_text("error.places_listed", count=len(names), options=some),
    )
