"""A place of a long list that is typed instead of looked for: its name, the beginning of it, or the number of its hex,
also with a slip of the pen."""

import unicodedata
from collections.abc import Callable, Sequence

from rapidfuzz import fuzz, process, utils

from bot.messages.letters import map_place_of_option, option_name
from bot.messages.screen import OPTIONS
from bot.words import Words
from engine.kernel.choices import Option

CLOSE = 70.0  # of 100: what is less alike is not taken for a slip of the pen


def folded_place_name(said: str) -> str:
    """Return a name as it is compared: in small letters, without accents and punctuation."""
    plain = unicodedata.normalize("NFKD", said)
    return utils.default_process("".join(sign for sign in plain if not unicodedata.combining(sign)))


def places_matching_typed(
    words: Words, places: Sequence[Option], typed: str, known: frozenset[str] = frozenset()
) -> list[Option]:
    """Return the options that may be meant, as many as a list takes: those that are called so, else those in whose name
    a word begins so, else those that are called alike, the likeliest first; [] if there is none. known: the places of
    the map."""
    wanted = folded_place_name(typed)
    if not wanted:
        return []
    names = {place.token: folded_place_name(option_name(words, place)) for place in places}

    def those(fits: Callable[[Option], bool]) -> list[Option]:
        return [place for place in places if fits(place)]

    at = {place.token: map_place_of_option(place, known) for place in places}
    found = (
        those(lambda place: wanted in (folded_place_name(place.token), names[place.token]))[:1]
        or those(
            lambda place: wanted in (folded_place_name(at[place.token]), folded_place_name(words.name(at[place.token])))
        )
        or those(lambda place: f" {wanted}" in f" {names[place.token]}")
    )
    return (found or _alike(places, names, wanted))[:OPTIONS]


def _alike(places: Sequence[Option], names: dict[str, str], wanted: str) -> list[Option]:
    by_token = {place.token: place for place in places}
    near = process.extract(wanted, names, scorer=fuzz.WRatio, score_cutoff=CLOSE, limit=OPTIONS)
    return [by_token[token] for _, _, token in near]
