"""The slash options of a route that is given by its goal: `to`, `via`, `avoid`, `by`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rapidfuzz import fuzz, process, utils

from bot.interactions.commands.registry import CommandOption
from bot.messages.drafts import WayAsked
from bot.messages.letters import option_name
from bot.messages.screen import OPTION, cut_text
from bot.screens.rows.way_rows import requested_way
from bot.words import Words, unmarked_text
from engine.kernel.choices import Choices, Given
from engine.kernel.errors import IllegalAction
from engine.kernel.routes import Leg, Route, Ways
from engine.kernel.texts import keyed_text

TO, VIA, AVOID, BY = WAY_OPTIONS = ("to", "via", "avoid", "by")
NEAREST = 5  # places that a name which is none is answered with
Options = Mapping[str, Any]
Note = Callable[[Given, str], str]


def way_options() -> list[CommandOption]:
    """Return the options of an action that has a route."""
    words = Words("common")
    return [
        CommandOption(name=name, description=words(f"option.way_{name}"), autocomplete=True) for name in WAY_OPTIONS
    ]


def _ways(choices: Choices[Any]) -> Ways:
    ways = choices.ways if isinstance(choices, Route) else None
    if ways is None:
        raise IllegalAction(keyed_text("error.no_goals"))
    return ways


def _parts(typed: str) -> list[str]:
    return [part.strip() for part in typed.split(",") if part.strip()]


def _meant(words: Words, places: Sequence[Leg], typed: str) -> str:
    """Return the token of the place that was meant, by token or name, also as the list shows it, or by what the place
    alone is called where that means one of them; "" if it is none."""
    wanted = typed.strip().lower()
    for place in places:
        name = option_name(words, place).lower()
        if wanted in (place.token.lower(), name) or wanted.startswith(f"{name}: "):
            return place.token
    called = [place.token for place in places if wanted in (place.to.lower(), words.name(place.to).lower())]
    return called[0] if len(called) == 1 else ""


def raise_if_goal_is_barred(words: Words, choices: Choices[Any], typed: str) -> None:
    """Raise IllegalAction with the rule that bars a goal, where the game knows the place and the rule."""
    if not isinstance(choices, Route) or choices.ways is None:
        return
    goals = choices.ways.goals()
    if _meant(words, goals, typed):
        return
    for place in choices.ways.places_out_of_reach():
        reason = choices.why_not_place(place.token) if _meant(words, [place], typed) else None
        if reason is not None:
            possible = keyed_text("error.goals_listed", field=TO, count=len(goals))
            raise IllegalAction(reason, section=str(reason.args.get("section", "")), possible=possible)


def _place(words: Words, goals: Sequence[Leg], typed: str, field: str = TO) -> str:
    """Return the place that was meant. field: the option it stands in."""
    if token := _meant(words, goals, typed):
        return token
    named = {goal.token: option_name(words, goal) for goal in goals}
    nearest = process.extract(typed, named, scorer=fuzz.WRatio, processor=utils.default_process, limit=NEAREST)
    options = unmarked_text(" · ".join(name for name, _, _ in nearest))
    possible = keyed_text("error.nearest_goals", options=options, field=field, count=len(goals))
    raise IllegalAction(keyed_text("error.no_goal", asked=typed), possible=possible if nearest else None)


def legs_to_typed_goal(words: Words, choices: Choices[Any], given: Options) -> Given:
    """Return the legs of the way that the options ask for. IllegalAction if there is none, or no such place."""
    ways = _ways(choices)
    goals = ways.goals()

    def places(option: str) -> Given:
        return tuple(_place(words, goals, part, option) for part in _parts(str(given.get(option) or "")))

    said = str(given.get(BY) or "")
    variant = next((v for v in ways.variants if said.lower() in (v, words(f"way.{v}").lower())), "")
    if said and not variant:
        known = [keyed_text(f"way.{one}") for one in ways.variants]
        raise IllegalAction(
            keyed_text("error.no_such_by", asked=said, field=BY),
            possible=keyed_text("error.possible_texts", options=known),
        )
    parts = _parts(str(given[TO]))
    if len(parts) > 1 and not _meant(words, goals, str(given[TO])) and all(_meant(words, goals, p) for p in parts):
        raise IllegalAction(keyed_text("error.one_goal", field=TO, between=VIA))
    raise_if_goal_is_barred(words, choices, str(given[TO]))
    way = WayAsked(_place(words, goals, str(given[TO])), places(VIA), places(AVOID), variant)
    return requested_way(ways, way).legs


def suggested_ways(
    words: Words, choices: Choices[Any], focused: str, given: Options, before: Given, note: Note
) -> list[tuple[str, str]]:
    """Return what an option of a way may be: (label, value)."""
    ways, typed = _ways(choices), str(given.get(focused) or "")
    if focused == BY:
        named = [(words(f"way.{variant}"), variant) for variant in ways.variants]
        return [pair for pair in named if typed.lower() in pair[0].lower()]
    done, comma, last = typed.rpartition(",") if focused != TO else ("", "", typed)
    own = [_place(words, ways.goals(), part, focused) for part in _parts(done)]
    shown = f"{done.strip()}, " if comma else ""
    start = ", ".join([*own, ""])
    out = []
    for goal in ways.goals():
        if goal.token in own or (focused != TO and goal.token == given.get(TO)):
            continue
        said = _said(words, ways, goal, before, note) if focused == TO else option_name(words, goal)
        if last.strip().lower() in said.lower():
            out.append((cut_text(f"{shown}{said}", OPTION), f"{start}{goal.token}"))
    return [pair for pair in out if len(pair[1]) <= OPTION]


def _said(words: Words, ways: Ways, goal: Leg, before: Given, note: Note) -> str:
    """Return a goal with what the way there costs, its odds and the note on it."""
    trip = ways.cheapest_way(goal.token)
    beside = note((*before, *trip.legs[:-1]), goal.token) if trip is not None else ""
    cost = words("leg.cost", cost=goal.cost) if goal.cost is not None else ""
    said = " · ".join(part for part in (cost, unmarked_text(beside)) if part)
    name = option_name(words, goal)
    return f"{name}: {said}" if said else name
