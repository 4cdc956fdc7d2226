"""The letters of places, the same under a question and on the map; and in what order places are listed.

A list of up to 25 places is lettered as a whole, in the order of `choices_after`; two places or more on buttons are a
list, too. A longer one stands by name, and each of its pages has letters of its own, A to Y: the map that is drawn for
a page carries the letters of that page. Of a map that one picture cannot show (`AskedPlaces.fit`) a page has only
places that lie near one another. Lists of what one will mostly want (groups that begin with FOREMOST) are the first
page whatever they hold: letters there has what is cheapest to reach, as far as one picture shows it.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Self

from bot.messages.picks import chunks_of
from bot.messages.screen import OPTIONS
from bot.words import Words, unmarked_text
from engine.kernel.choices import Option
from engine.kernel.routes import Leg

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"
FEW = 5  # options that fit a row of buttons
SELECTS = 4  # rows of selects on one page; the fifth row holds Confirm, Back and the pages
MANY_PAGES = 3  # from which on they are listed
FOREMOST = "foremost_"  # before what the goals of such a list are
Page = Sequence[tuple[str, Sequence[Option]]]  # the selects of a page: (group, at most 25 options)


class AskedPlaces(frozenset[str]):
    """The places of a map, with what a title declares of its own ids.

    at: the place that a token stands for, such as that of a force ("red@4010"); the token itself where it stands
        for no other. fit: whether one picture shows some places; each page of a list then has only such. None: it shows
        all. near: whether a picture of some places is read on a phone, so that one shows them; where not, a list is one
        all the same, and has several pictures. None: as `fit` says.
    """

    at: Callable[[str], str]
    fit: Callable[[Iterable[str]], bool] | None
    near: Callable[[Collection[str]], bool] | None

    @classmethod
    def of(
        cls,
        names: Iterable[str],
        at: Callable[[str], str] = str,
        fit: Callable[[Iterable[str]], bool] | None = None,
        near: Callable[[Collection[str]], bool] | None = None,
    ) -> Self:
        """Return places with what is declared of them."""
        found = cls(names)
        found.at, found.fit, found.near = at, fit, near
        return found


def _fit(names: Collection[str], places: frozenset[str]) -> bool:
    """Return whether one picture shows some places."""
    fit = places.fit if isinstance(places, AskedPlaces) else None
    return fit is None or fit(names)


def _is_near(names: Collection[str], places: frozenset[str]) -> bool:
    """Return whether some places are read on one picture."""
    near = places.near if isinstance(places, AskedPlaces) else None
    return near(names) if near is not None else _fit(names, places)


def _is_apart(options: Sequence[Option], places: frozenset[str]) -> bool:
    """Return whether a list must be parted, since one picture does not show it; what fits a row of buttons is not."""
    return len(options) > FEW and not _fit(_places(options, places), places)


def _near_ones(
    options: Sequence[Option], places: frozenset[str], fits: Callable[[Collection[str], frozenset[str]], bool] = _fit
) -> Iterator[list[Option]]:
    """Yield options such that one picture shows the places of each part: the first with all that fit beside it, and so
    on."""
    rest = [(option, map_place_of_option(option, places)) for option in options]
    while rest:
        part, shown, left = list[Option](), dict[str, None](), list[tuple[Option, str]]()
        for option, place in rest:
            known = place not in places or place in shown
            if part and not (known or fits([*shown, place], places)):
                left.append((option, place))
                continue
            part.append(option)
            if not known:
                shown[place] = None
        yield part
        rest = left


def option_name(words: Words, option: Option) -> str:
    """Return an option's name, without markup: of a leg that has no label, where it leads, and how if it has a kind."""
    if option.label is None and isinstance(option, Leg) and option.to:
        by = option.group
        return unmarked_text(words("leg.by", to=option.to, by=by) if by else words.name(option.to))
    return unmarked_text(words.say(option.label) if option.label else words.name(option.token))


def map_place_of_option(option: Option, places: frozenset[str] = frozenset()) -> str:
    """Return what an option stands for on the map: the place that a leg comes to, else the one that the title declares
    of its token (`AskedPlaces`), else the token."""
    where = option.to if isinstance(option, Leg) and option.to else option.token
    return places.at(where) if isinstance(places, AskedPlaces) else where


def letters_of_places(options: Sequence[Option], places: frozenset[str]) -> dict[str, str]:
    """Return a letter for each place of the map among the options of a list or page, in their order; none where they
    are more than there are letters."""
    named = _places(options, places)
    return dict(zip(named, LETTERS, strict=False)) if len(named) <= len(LETTERS) else {}


def _places(options: Sequence[Option], places: frozenset[str]) -> list[str]:
    return list(dict.fromkeys(place for o in options if (place := map_place_of_option(o, places)) in places))


def letters_by_place_of_page(options: Sequence[Option], places: frozenset[str], page: Page) -> dict[str, str]:
    """Return the letters that a page of a list shows, by place: those of the whole list where it has no more places
    than there are letters, else those of the page."""
    whole = {} if _is_apart(options, places) else letters_of_places(options, places)
    on_page = [o for _, chunk in page for o in chunk]
    if not whole and page and page[0][0].startswith(FOREMOST):
        on_page = _nearest(on_page, places)
    return whole or letters_of_places(on_page, places)


def _nearest(options: Sequence[Option], places: frozenset[str]) -> list[Option]:
    """Return the options that have letters where not all can: as many of the cheapest as one picture shows, in their
    order."""
    chosen: list[Option] = []
    for option in sorted(options, key=lambda one: (isinstance(one, Leg) and one.cost) or 0):
        more = [*chosen, option]
        names = _places(more, places)
        if len(names) <= len(LETTERS) and _fit(names, places):
            chosen = more
    return [option for option in options if option in chosen]


def letters_by_picture(letters: Mapping[str, str], places: frozenset[str]) -> list[dict[str, str]]:
    """Return letters by the pictures that show them: one for all, or where they lie far apart or on several insets one
    for each part of the map."""
    near = _near_ones([Option(place) for place in letters], places, _is_near)
    return [{option.token: letters[option.token] for option in part} for part in near]


def select_pages_of_list(options: Sequence[Option], places: frozenset[str], words: Words) -> list[Page]:
    """Return a list as pages of selects, one page at least. In a list of more places than there are letters no page has
    more of them than that; where there are many pages each leaves a row for the list of them."""
    pages = _paged(options, places, words, SELECTS)
    return pages if len(pages) < MANY_PAGES else _paged(options, places, words, SELECTS - 1)


def _paged(options: Sequence[Option], places: frozenset[str], words: Words, most: int) -> list[Page]:
    """Return a list as pages of so many selects at most."""
    many, apart = len(_places(options, places)) > len(LETTERS), _is_apart(options, places)
    every = options_by_select(options, places, words)
    foremost = [one for one in every if one[0].startswith(FOREMOST)]
    pages: list[list[tuple[str, Sequence[Option]]]] = [[*foremost]] if foremost else []
    listed = [one for one in every if one not in foremost]
    pages += [[]] if listed or not pages else []
    if apart:  # near ones together first, wherever they stand by name: cut by name, each list would part again
        groups = {group: [o for one, own in listed if one == group for o in own] for group, _ in listed}
        near = [(group, part) for group, own in groups.items() for part in _near_ones(own, places)]
        listed = [(group, list(chunk)) for group, part in near for chunk in chunks_of(part)]
    for group, chunk in listed:
        on_page = _places([*(o for _, before in pages[-1] for o in before), *chunk], places)
        crowded = many and len(on_page) > len(LETTERS)
        if pages[-1] and (len(pages[-1]) == most or crowded or (apart and not _fit(on_page, places))):
            pages.append([])
        pages[-1].append((group, chunk))
    return list(pages)


def shown_letters(options: Sequence[Option], places: frozenset[str], words: Words, page: int = 0) -> dict[str, str]:
    """Return the letters that a list of options, or their buttons, show on a page."""
    pages = select_pages_of_list(options, places, words)
    return letters_of_page(options, places, pages[page % len(pages)])


def letters_of_page(options: Sequence[Option], places: frozenset[str], page: Page) -> dict[str, str]:
    """Return the letters that a page of a list shows, or that of a few options which may be buttons."""
    few = len(options) <= FEW
    return button_letters(options, places) if few else letters_by_place_of_page(options, places, page)


def button_letters(options: Sequence[Option], places: frozenset[str]) -> dict[str, str]:
    """Return the letters of options that are buttons: where they are at least two places."""
    found = letters_of_places(options, places)
    return found if len(found) > 1 else {}


def _in_order(name: str) -> tuple[bool, str]:
    """Return by what a name is sorted: places that have one of their own come before those that have but a number."""
    return name[:1].isdigit(), name


def options_by_select(
    options: Sequence[Option], places: frozenset[str], words: Words
) -> list[tuple[str, list[Option]]]:
    """Return options as the selects that list them: (group, at most 25 options). Places that fill several selects stand
    by name, so that the selects' titles say which holds what; all else in the order of `choices_after`."""
    out = []
    for group in dict.fromkeys(o.group for o in options):
        own = [o for o in options if o.group == group]
        if len(own) > OPTIONS and all(map_place_of_option(o, places) in places for o in own):
            own.sort(key=lambda option: _in_order(option_name(words, option)))
        out += [(group, list(chunk)) for chunk in chunks_of(own)]
    return out
