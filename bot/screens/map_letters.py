"""What goes with a map: the letters that it carries, those of the list that a draft's screen shows; the way that was
chosen so far; the button that opens its key."""

from bot.messages.basket import is_basket
from bot.messages.drafts import BY_LEGS, Draft
from bot.messages.ids import Press
from bot.messages.letters import map_place_of_option, shown_letters
from bot.messages.screen import LABEL, Button, cut_text
from bot.screens.rows.way_rows import listed_places, requested_way, route_of, route_stage
from bot.tables.live import LiveTable
from bot.titles import title_of_game
from bot.words import Words
from engine.kernel.choices import STOP, Option
from engine.kernel.picks import Pick
from engine.kernel.prompts import Prompt
from render.games import drawings_of


def letters_of_open_list(prompt: Prompt, draft: Draft, places: frozenset[str], words: Words) -> dict[str, str]:
    """Return the letters of the list that a draft has come to, as its screen shows them on the page that is looked at;
    none where it asks for no place: before an action is chosen, in a basket."""
    given = draft.given
    if not given or is_basket(form := prompt.menu.forms[given[0]]):
        return {}
    opened, route = form.opened(given[1:]), route_of(prompt, given)
    if opened is None or isinstance(opened[1], Pick):
        return {}
    if route is not None and route_stage(draft.way, route[1]) != BY_LEGS:
        return shown_letters(listed_places(route[0], draft.way, route[1]), places, words, draft.page)
    options = [option for option in prompt.menu.choices_after(given).options if option.token != STOP]
    return shown_letters(options, places, words, draft.page)


def places_picked(prompt: Prompt, draft: Draft, places: frozenset[str]) -> tuple[str, ...]:
    """Return the places of the map among several things that a draft is to choose of; () where it chooses otherwise, or
    of other things."""
    given = draft.given
    form = prompt.menu.forms[given[0]] if given and not is_basket(prompt.menu.forms[given[0]]) else None
    opened = form.opened(given[1:]) if form is not None else None
    if opened is None or not isinstance(opened[1], Pick):
        return ()
    return tuple(
        dict.fromkeys(
            place for item in opened[1].items if (place := map_place_of_option(Option(item.token), places)) in places
        )
    )


def places_chosen(draft: Draft, places: frozenset[str]) -> tuple[str, ...]:
    """Return the places of the map among what a draft has chosen so far: what its Confirm is about."""
    return tuple(
        dict.fromkeys(
            place for token in draft.given[1:] if (place := map_place_of_option(Option(token), places)) in places
        )
    )


def places_of_open_route(prompt: Prompt, draft: Draft) -> tuple[str, ...]:
    """Return the places of the route that a draft has come to, as it was asked for or put together leg by leg so far;
    () where it has come to no route whose goal can be named."""
    route = route_of(prompt, draft.given)
    if route is None:
        return ()
    ways, legs = route
    if route_stage(draft.way, legs) != BY_LEGS:
        return requested_way(ways, draft.way).places if draft.way.to else ()
    places, before = [], draft.given[: len(draft.given) - len(legs)]
    for number, token in enumerate(legs):
        level = prompt.menu.choices_after((*before, *legs[:number]))
        leg = next((one for one in level.options if one.token == token), None)
        places += [map_place_of_option(leg)] if leg is not None else []
    return tuple(places)


def buttons_under_map(live: LiveTable) -> tuple[Button, ...]:
    """Return what stands under a table's map: its key, and its crowded parts, which are too small on the whole."""
    words, table = live.words, live.row.id
    parts = title_of_game(live.played).close_ups_under_map(live.row.options)
    near = [Button(id=Press("near", table, "", p).id(), label=cut_text(words.name(f"near_{p}"), LABEL)) for p in parts]
    return (*key_buttons(live), *near)


def key_buttons(live: LiveTable) -> tuple[Button, ...]:
    """Return the button of a table's map key; () where its game draws none."""
    if "key" not in drawings_of(live.played).kinds:
        return ()
    return (Button(id=Press("key", live.row.id).id(), label=cut_text(live.words("button.map_key"), LABEL)),)
