"""A route by its goal: the goals first, then the cheapest way with its cost, its variants, and the way leg by leg."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

import msgspec

from bot.messages.aid import NO_AID, PromptHelp
from bot.messages.basket import is_basket
from bot.messages.drafts import AVOID, BY_LEGS, NO_WAY, VIA, WayAsked
from bot.messages.letters import FOREMOST, button_letters, map_place_of_option, option_name
from bot.messages.screen import (
    MODAL_TITLE,
    OPTIONS,
    PLACEHOLDER,
    Button,
    Modal,
    Row,
    Screen,
    Select,
    TextInput,
    cut_text,
)
from bot.screens.prompt_parts import PromptParts, shortened_name_list
from bot.words import Words, unmarked_text
from engine.kernel.choices import STOP, Given, Option
from engine.kernel.errors import IllegalAction
from engine.kernel.picks import Pick
from engine.kernel.prompts import Prompt
from engine.kernel.routes import Leg, Route, Trip, Ways
from engine.kernel.texts import keyed_text

GOALS, WAY = "goals", "way"
LONG = 12  # places of a list that a phone does not show at once, so that one may be typed
SEARCHED = 40  # goals up to which each place to come through or avoid is tried before it is offered


def route_of(prompt: Prompt, given: Given) -> tuple[Ways, Given] | None:
    """Return the ways of the route that a draft has come to, and its own legs so far; None if it has come to something
    else, or to a route whose goal cannot be named."""
    form = prompt.menu.forms.get(given[0]) if given else None
    opened = form.opened(given[1:]) if form is not None else None
    if opened is None or not isinstance(opened[1], Route) or opened[1].ways is None:
        return None
    return opened[1].ways, opened[2]


def route_stage(way: WayAsked, own: Given) -> str:
    """Return what a route's screen shows: the goals, the way to the one that is chosen, the places that it can come
    through or avoid, or the next legs."""
    if way.mode == BY_LEGS or (own and not way.to):
        return BY_LEGS
    if not own:
        return GOALS
    return way.mode if way.mode in (VIA, AVOID) else WAY


def requested_way(ways: Ways, way: WayAsked) -> Trip:
    """Return the way that is asked for; IllegalAction if there is none."""
    trip = ways.cheapest_way(way.to, via=way.via, avoiding=way.avoid, variant=way.variant)
    if trip is None:
        raise IllegalAction(keyed_text("error.no_way", to=way.to))
    return trip


def listed_places(ways: Ways, way: WayAsked, own: Given) -> Sequence[Leg]:
    """Return the places that a stage lists: the goals; those that the way could come through, or could avoid, and those
    that it does already."""
    stage = route_stage(way, own)
    if stage == GOALS:
        return _goals(ways)
    return [Leg(place, to=place) for place in _other_places(ways, way, stage)] if stage in (VIA, AVOID) else ()


def _goals(ways: Ways) -> Sequence[Leg]:
    """Return the goals, those that one will mostly want first; where one list does not show them all, each kind of
    these has a list of its own."""
    goals = ways.goals()
    known = {goal.token: goal for goal in goals}
    first = []
    for kind, tokens in ways.foremost_goals_by_kind().items():
        group = f"{FOREMOST}{kind}" if len(goals) > OPTIONS else None
        found = [known.pop(token) for token in tokens if token in known]
        first += [goal if group is None else msgspec.structs.replace(goal, group=group) for goal in found]
    return [*first, *known.values()]


def _other_places(ways: Ways, way: WayAsked, mode: str) -> Sequence[str]:
    """Return the places by which the way could be changed. Where there are few goals only those to which a way is left;
    where there are many, a search for each would take too long."""
    goals = _passable(ways, way.to)

    def other(place: str) -> Trip | None:
        if mode == VIA:
            return ways.cheapest_way(way.to, via=(*way.via, place), avoiding=way.avoid, variant=way.variant)
        return ways.cheapest_way(way.to, via=way.via, avoiding=(*way.avoid, place), variant=way.variant)

    few = len(goals) <= SEARCHED
    if mode == AVOID:
        shown = ways.cheapest_way(way.to, via=way.via, avoiding=way.avoid, variant=way.variant)
        on_way = dict.fromkeys(shown.places[:-1] if shown is not None else ())
        return [*way.avoid, *(place for place in on_way if place not in way.via and (not few or other(place)))]
    left = [place for place in goals if place not in (*way.via, *way.avoid)]
    return [*way.via, *(place for place in left if not few or other(place))]


def way_name(words: Words, names: list[str]) -> list[str]:
    """Return the legs of a way as one name: its goal, and before it those that are called something and not only by a
    number; the picture shows the others. [] of no way."""
    kept = [name for n, name in enumerate(names, 1) if n == len(names) or not name[:1].isdigit()]
    return [" → ".join(shortened_name_list(words, kept))] if kept else []


def _passable(ways: Ways, to: str) -> list[str]:
    """Return the goals that a way to another can come through or avoid: one that is only another end in the same place,
    as inside a city, is none."""
    goals = ways.goals()
    tokens = {goal.token for goal in goals}
    ends = {goal.to for goal in goals if goal.token == to}
    return [goal.token for goal in goals if goal.to not in ends and (goal.to == goal.token or goal.to not in tokens)]


def other_ways(ways: Ways, way: WayAsked, own: Given) -> Iterator[tuple[str, Trip]]:
    """Yield the other ways to a goal that is chosen, each once, with the kind of way that each is. own: the legs of the
    way that is shown."""
    seen = {own}
    for variant in ("", *ways.variants):
        trip = ways.cheapest_way(way.to, via=way.via, avoiding=way.avoid, variant=variant)
        if variant != way.variant and trip is not None and trip.legs not in seen:
            seen.add(trip.legs)
            yield variant, trip


def answers_by_other_ways(prompt: Prompt, given: Given, way: WayAsked) -> Sequence[Given]:
    """Return the whole answers that go another way than a draft to the same goal; () where its way is not shown, or
    more is to be chosen after it."""
    route = route_of(prompt, given)
    if route is None or not route[1] or not way.to or route_stage(way, route[1]) != WAY:
        return ()
    before = given[: len(given) - len(route[1])]
    answers = [(*before, *trip.legs) for _, trip in other_ways(route[0], way, route[1])]
    return [answer for answer in answers if prompt.menu.is_complete(answer)]


class WayRows(PromptParts):
    """The rows of a route whose goal is named first."""

    def __init__(
        self,
        words: Words,
        table: str,
        prompt: Prompt,
        given: Given,
        *,
        page: int = 0,
        aid: PromptHelp = NO_AID,
        way: WayAsked = NO_WAY,
    ) -> None:
        super().__init__(words, table, prompt, given, page=page, aid=aid)
        self.way = way

    def way_rows(self, ways: Ways, own: Given, field: str) -> Iterator[Row]:
        """Yield the rows of goals, or of the places to come through or avoid."""
        if places := listed_places(ways, self.way, own):
            yield from self._place_rows(places, self.place_verb, field)

    def _place_rows(self, places: Sequence[Leg], verb: str, field: str) -> Iterator[Row]:
        def button(place: Option, letters: Mapping[str, str]) -> Button:
            label = self.button_label(place, letters)
            return Button(id=self.press(verb, place.token), label=label, style="primary")

        yield from self.buttons_or_list(places, field, button, verb)

    def way_mode_buttons(self, ways: Ways) -> Iterator[Button]:
        """Yield the buttons for the places that the way which is shown could come through or avoid."""
        for mode in (VIA, AVOID):
            if _other_places(ways, self.way, mode):
                yield Button(id=self.press("wmode", mode), label=self.words(f"way.{mode}"))

    def way_buttons(self, own: Given) -> Iterator[Button]:
        """Yield the buttons that change from goals to legs and back."""
        stage = route_stage(self.way, own)
        if stage != BY_LEGS:
            yield Button(id=self.press("wmode", BY_LEGS), label=self.words("way.legs"))
        if stage != GOALS:
            yield Button(id=self.press("wmode", GOALS), label=self.words("way.goals"))

    def way_line(self, ways: Ways, own: Given) -> str:
        """Return in words what the way that is shown is: what it costs, by what it comes and what it avoids."""
        stage = route_stage(self.way, own)
        if stage == GOALS:
            return "\n".join([self.words("way.choose"), *([self.words("way.free")] if self._is_free else [])])
        if stage == BY_LEGS:
            return ""
        trip = ways.cheapest_way(self.way.to, via=self.way.via, avoiding=self.way.avoid, variant=self.way.variant)
        if trip is None:
            return ""
        goal = next((one for one in ways.goals() if one.token == self.way.to), None)
        to = option_name(self.words, goal) if goal is not None else self.way.to
        said = [self.words("way.to", to=to, cost=self.words("leg.cost", cost=trip.cost), count=len(trip.legs))]
        if self.way.variant:
            said.append(self.words(f"way.{self.way.variant}"))
        named = (("via", self.way.via), ("avoid", self.way.avoid))
        said += [self.words(f"way.{key}_said", places=places) for key, places in named if places]
        asks = {VIA: "way.which_via", AVOID: "way.which_avoid"}.get(stage)
        line = ", ".join(filter(None, said))  # a game whose forecast says goal and price leaves `way.to` empty
        return "\n".join([*([f"-# {line}"] if line else []), *([self.words(asks)] if asks else [])])

    def odds_of(self, option: Option) -> str:
        """Return the odds of choosing an option; of a goal, those of going there the cheapest way."""
        stage = route_stage(self.way, self.route[1]) if self.route is not None else BY_LEGS
        if self.route is None or stage == BY_LEGS:
            return super().odds_of(option)
        if stage != GOALS:
            return ""
        trip = self.route[0].cheapest_way(option.token)
        return self.aid.odds((*self.given, *trip.legs)) if trip is not None else ""

    @cached_property
    def typeable_places(self) -> Sequence[Option]:
        """Return the places of the open list that may be named by who does not look for them in it; () where it is
        short, or no list of places."""
        form = self.prompt.menu.forms.get(self.given[0]) if self.given else None
        opened = form.opened(self.given[1:]) if form is not None and not is_basket(form) else None
        if opened is None or isinstance(opened[1], Pick):
            return ()
        if self.route is not None and route_stage(self.way, self.route[1]) != BY_LEGS:
            places: Sequence[Option] = listed_places(self.route[0], self.way, self.route[1])
        else:
            places = [one for one in opened[1].choices_after(opened[2]).options if one.token != STOP]
        known = self.aid.places
        return places if len(places) > LONG and all(map_place_of_option(one, known) in known for one in places) else ()

    def leg_cost(self, leg: Leg) -> str:
        """Return what a way costs; "" where none costs anything, which is said once."""
        return "" if self._is_free else super().leg_cost(leg)

    @cached_property
    def _is_free(self) -> bool:
        """Return whether the open list is of goals to which every way is free of charge."""
        if self.route is None or route_stage(self.way, self.route[1]) != GOALS:
            return False
        return not any(goal.cost for goal in self.route[0].goals())

    @property
    def place_verb(self) -> str:
        """Return the verb of the press that chooses a place of the open list."""
        if self.route is None or (stage := route_stage(self.way, self.route[1])) == BY_LEGS:
            return "sel"
        return {VIA: "wvia", AVOID: "wavo"}.get(stage, "goto")

    def place_form(self) -> Modal:
        """Return the form in which a place of the open list is typed."""
        title = cut_text(unmarked_text(self.question()), MODAL_TITLE)
        box = TextInput(
            id="place",
            label=self.words("screen.place"),
            placeholder=cut_text(option_name(self.words, self.typeable_places[0]), PLACEHOLDER),
        )
        return Modal(id=self.press("place", "", len(self.given)), title=title, inputs=(box,))

    def place_button(self) -> Button:
        """Return the button of the form in which a place of the open list is typed."""
        return Button(id=self.press("place", "", len(self.given)), label=self.words("button.place"))

    def screen_of_matching_places(self, asked: str, meant: Sequence[Option], chosen: str) -> Screen:
        """Return the question with a list of the places that a typed name may mean. asked: what was typed; chosen: the
        draft in words."""
        letters, may_be = button_letters(meant, self.aid.places), self.words("screen.may_be", asked=asked)
        listed = Select(
            id=self.press(self.place_verb, "0", len(self.given)),
            placeholder=cut_text(unmarked_text(may_be), PLACEHOLDER),
            options=tuple(self.select_line(place, letters) for place in meant),
        )
        back = Button(id=self.press("page"), label=self.words("button.back"))
        said = (self.question(), self.words("screen.chosen", chosen=chosen), may_be)
        return Screen(content="\n".join(said), rows=(listed, (self.place_button(), back)), asks=True)

    @cached_property
    def route(self) -> tuple[Ways, Given] | None:
        """Return the ways of the route that the draft has come to, and its legs so far."""
        return route_of(self.prompt, self.given)
