"""A route by its goal at a toy game of many places: goals by page with the map's letters, variants, waypoints, places
to avoid, leg by leg, eighty legs, and the same typed as a command."""

from typing import Any, ClassVar

import pytest

from bot.interactions.commands.typed_options.option_parsing import action_from_options, focused_option_suggestions
from bot.interactions.commands.typed_options.way_options import NEAREST
from bot.messages.aid import PromptHelp
from bot.messages.drafts import AVOID, BY_LEGS, NO_WAY, VIA, Draft, WayAsked, draft_from_stored
from bot.messages.ids import Press, draft_fingerprint
from bot.messages.screen import Button, Select
from bot.sandbox.people.person import Person, controls_of, text_of
from bot.sandbox.world import Message
from bot.screens.map_letters import letters_of_open_list
from bot.screens.prompt_screen import PromptScreen
from bot.titles.samnite_wars.title import SamniteTitle
from bot.words import Words
from engine.kernel.actions import Action
from engine.kernel.choices import OneOf
from engine.kernel.errors import IllegalAction
from engine.kernel.forms import Form, Menu
from engine.kernel.game import Game
from engine.kernel.prompts import Preview, Prompt
from engine.kernel.routes import Leg, Route
from engine.kernel.texts import Text
from engine.kit.graph import Graph, GraphLink, cost_by_step_kind, point_graph
from engine.kit.ways import GraphWays, Variant
from tests.bot.clockwork import asked, seated
from tests.bot.hall import InProcess, button, choose, opened, verbs
from tests.bot.messages.test_letters import listed, question

COUNT = 84
PRICES = {"road": 1, "sea": 5}
WORDS = Words("samnite_wars")


class Trek(Action, frozen=True):
    """Go somewhere."""

    ROUTE: ClassVar[str] = "route"
    who: str
    route: tuple[str, ...]


def name(n: int) -> str:
    return f"place_{n:02}"


PLACES = tuple(name(n) for n in range(COUNT))
LINKS = [
    *(GraphLink(name(n), name(n + 1), "road") for n in range(COUNT - 1)),
    *(GraphLink(name(n), name(n + 10), "sea") for n in range(0, COUNT - 10, 10)),
]
GRAPH: Graph = point_graph(LINKS, cost=cost_by_step_kind(PRICES))
HARBOURS = {name(n) for n in range(0, COUNT, 10)}


def token(to: str, by: str) -> str:
    return f"{by}:{to}" if by == "sea" else to


def route(start: str = name(0), goals: bool = True) -> Route:
    """Return a route along a coast road of many places, with ships between its harbours."""

    def legs(at: str) -> list[str | Leg]:
        return [
            Leg(token(to, by), group="sea", to=to, cost=5) if by == "sea" else Leg(to, to=to, cost=1)
            for to, by in GRAPH.steps(at)
        ]

    def ways() -> GraphWays:
        variants = {"road": Variant(cost=cost_by_step_kind({"road": 1})), "safe": Variant(avoiding={name(3)})}
        return GraphWays(
            GRAPH, start, variants=variants, most=80, legs=lambda way: tuple(token(s.to, s.by) for s in way.legs)
        )

    return Route(legs, 80, start=start, step=lambda at, on: on.removeprefix("sea:"), ways=ways if goals else None)


def form(**more: Any) -> Form:
    return Form(Trek, who=OneOf(("scout", "army")), route=route(**more))


def screen(given: tuple[str, ...], way: WayAsked = NO_WAY, page: int = 0, **more: Any) -> Any:
    aid = PromptHelp(places=frozenset(PLACES))
    made = PromptScreen(WORDS, "AAAAA", question(Menu(form(**more))), given, aid=aid, way=way, page=page)
    assert list(made.screen("x" * 900).broken_limits()) == [], (given, way)
    return made.screen()


def test_no_screen_of_a_route_breaks_a_limit() -> None:
    long = tuple(name(n) for n in range(1, 81))
    assert form().is_complete(("scout", *long))
    for end in (0, 1, 5, 40, 80):
        given = ("trek", "scout", *long[:end])
        for mode in ("", VIA, AVOID, BY_LEGS):
            for page in range(5):
                screen(given, WayAsked(given[-1] if end else "", (name(2),), (name(3),), "road", mode), page)
                screen(given, WayAsked(mode=mode), page, goals=False)
    said = screen(("trek", "scout", *long), WayAsked(mode=BY_LEGS)).content
    assert "… 70 more …" in said and "place 80" in said and "place 40" not in said


def test_another_way_is_confirmed_at_once_but_for_one_of_which_there_is_more_to_know() -> None:
    """Its dangers would be read nowhere."""
    prompt, given = question(Menu(form())), ("trek", "scout", "sea:" + name(10), name(11), name(12))
    road = (*given[:2], *PLACES[1:13])

    def buttons_of_other_ways(*told: Text, again: Text | None = None) -> list[Button]:
        price = Text("preview.price", {"price": 7})
        seen = {
            given: Preview(legal=True, lines=(price,)),
            road: Preview(legal=True, lines=(Text(price.key, {"price": 12}), *told), again=again),
        }
        aid = PromptHelp(places=frozenset(PLACES), seen=seen.get, odds=lambda answer: "60%" if answer == road else "")
        shown = PromptScreen(WORDS, "AAAAA", prompt, given, aid=aid, way=WayAsked(name(12))).screen()
        assert list(shown.broken_limits()) == []
        rows = [row for row in shown.rows if not isinstance(row, Select)]
        return [one for row in rows for one in row if one.label.startswith("By road")]

    (at_once,) = buttons_of_other_ways()
    assert at_once.label == "By road (cost 12, 60%): trek – scout, place 12"
    assert at_once.id == Press("ok", "AAAAA", prompt.id, draft_fingerprint(road)).id()
    for (shown,) in (buttons_of_other_ways(Text("preview.danger")), buttons_of_other_ways(again=Text("again"))):
        assert shown.label == "By road (cost 12)" and shown.id == Press("wby", "AAAAA", prompt.id, "road").id()


def test_each_page_of_goals_has_the_letters_of_the_map() -> None:
    prompt, places = question(Menu(form())), frozenset(PLACES)
    seen: list[str] = []
    for page in range(4):
        pages, select = [row for row in screen(("trek", "scout"), page=page).rows if isinstance(row, Select)]
        assert [option.value for option in pages.options if option.chosen] == [str(page)]
        letters = letters_of_open_list(prompt, Draft("p", ("trek", "scout"), page), places, WORDS)
        assert {o.value: o.label[0] for o in select.options} == letters
        seen += letters
    assert sorted(seen) == sorted(PLACES[1:])


def test_a_draft_keeps_how_its_way_was_asked_for() -> None:
    draft = Draft("p", ("trek", "scout", name(1)), 2, WayAsked(name(1), (name(2),), variant="road"))
    assert draft_from_stored(draft.as_stored()) == draft
    assert draft_from_stored({"prompt": "p", "given": ["a"]}) == Draft("p", ("a",))
    assert draft_from_stored({"prompt": 3}) == Draft()


async def trekking(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Person, Prompt, Message]:
    """Return a table at which one is asked for a trek, who that is, and their message with the goals."""
    monkeypatch.setattr(SamniteTitle, "places", frozenset(PLACES))
    monkeypatch.setattr(SamniteTitle, "has_sentence_labels", False)  # a trek has no words of its own
    table, actor, consul, _ = await seated(hall)
    prompt = question(Menu(form()), asked(actor))
    monkeypatch.setattr(Game, "prompts", lambda self, state: {prompt.id: prompt})
    actor.live.replace(state=actor.live.state)
    return table, consul, prompt, await choose(consul, await opened(consul, hall.thread(table), prompt.id), "scout")


async def press(who: Person, message: Message, custom_id: str, *values: str) -> Message:
    if values:
        receipt = await who.select(message, *values, custom_id=custom_id)
    else:
        receipt = await who.press(message, custom_id=custom_id)
    assert receipt.message is not None, receipt
    return receipt.message


def mode(message: Message, which: str) -> str:
    return next(str(c["custom_id"]) for c in controls_of(message) if str(c["custom_id"]).endswith(f":{which}"))


def goals_of(message: Message) -> list[Any]:
    """Return the lines of a message's list of goals."""
    return next(c["options"] for c in controls_of(message) if str(c["custom_id"]).startswith("goto"))


async def test_from_goals_to_the_way(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    table, consul, prompt, message = await trekking(hall, monkeypatch)
    first = goals_of(message)
    assert first[0]["label"].startswith("A · place 0") and len(first) == 25
    message = await press(consul, message, button(message, "pgs"), "2")  # any page takes one press
    shown = await (await consul.slash("map", hall.thread(table))).wait_until_answered()
    options = goals_of(message)
    assert options[0]["label"] == "A · place 51"
    letters = {o["value"]: str(o["label"])[0] for o in options}
    assert shown.message is not None and str(letters) in str(shown.message.attachments[0].description)
    goal = str(options[3]["value"])
    message = await press(consul, message, button(message, "goto"), goal)
    assert f"To {goal.replace('_', ' ')}" in text_of(message) and "ok" in verbs(message)
    again = await opened(consul, hall.thread(table), prompt.id)  # My table comes back to the way
    assert text_of(again) == text_of(message) and "goto" not in verbs(again)


async def test_variants_waypoints_and_legs(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    _, consul, _, goals = await trekking(hall, monkeypatch)

    def preview(game: Game[Any], state: Any, prompt: Prompt, given: tuple[str, ...]) -> Preview:
        by_sea = any(one.startswith("sea:") for one in given)  # of each way there is more to know: it is shown first
        return Preview(legal=True, lines=(Text("name.yes" if by_sea else "name.no"),))

    monkeypatch.setattr(Game, "preview", preview)

    def so_far(message: Message) -> str:
        return next(line for line in text_of(message).split("\n") if "place" in line)

    message = await press(consul, goals, button(goals, "goto"), name(12))
    assert "cost 7" in text_of(message) and "(sea)" in so_far(message)  # by ship, then on by road
    by_road = next(c for c in controls_of(message) if str(c.get("label")).startswith("By road"))
    assert by_road["label"] == "By road (cost 12)"
    road = await press(consul, message, by_road["custom_id"])
    assert "cost 12" in text_of(road) and "(sea)" not in so_far(road) and "By road" in text_of(road)
    cheap = next(c for c in controls_of(road) if str(c.get("label")).startswith("The cheapest way"))
    message = await press(consul, road, cheap["custom_id"])
    assert "cost 7" in text_of(message)
    message = await press(consul, message, mode(message, AVOID))
    avoidable = [str(c["label"]) for c in controls_of(message) if str(c["custom_id"]).startswith("wavo")]
    assert avoidable == ["A · place 10", "B · place 11"]  # of so many goals it is not tried beforehand what is left
    refused = await (await consul.press(message, "A · place 10")).wait_until_answered()
    assert "No such way leads to place 12" in refused.text
    message = await press(consul, message, button(message, "back"))
    message = await press(consul, message, mode(message, VIA))
    message = await press(consul, message, button(message, "wvia"), name(14))
    assert "cost 11" in text_of(message) and "via place 14" in text_of(message)
    message = await press(consul, message, mode(message, BY_LEGS))
    assert next(str(c["label"]) for c in controls_of(message) if "add" in str(c["custom_id"])).startswith(
        "A · place 11"
    )
    message = await press(consul, message, button(message, "back"))
    assert "goto" not in verbs(message)
    message = await press(consul, message, mode(message, "goals"))
    assert listed(message) == listed(goals)


def typed(**given: str) -> Action:
    return action_from_options(WORDS, form(), {"who": "scout", **given})


def test_the_same_as_a_command() -> None:
    assert typed(to=name(2)) == Trek("scout", (name(1), name(2)))
    assert typed(to="place 12") == Trek("scout", ("sea:place_10", name(11), name(12)))
    assert typed(to=name(12), by="road") == typed(to=name(12), by="By road")
    assert typed(to=name(2), via="place 04, place_03") == Trek("scout", tuple(name(n) for n in (1, 2, 3, 4, 3, 2)))
    assert typed(to=name(2), avoid=name(30), route=name(1)) == Trek("scout", (name(1),))  # legs that are typed go first
    for wrong in (
        {"to": "rome"},
        {"to": name(3), "by": "safe"},
        {"to": name(4), "via": "x"},
        {"to": name(4), "by": "air"},
    ):
        with pytest.raises(IllegalAction):
            typed(**wrong)
    with pytest.raises(IllegalAction):
        action_from_options(WORDS, form(goals=False), {"who": "scout", "to": name(4)})


def test_a_place_that_is_none_is_answered_with_the_nearest_alone() -> None:
    """The refusal once listed every goal: of a large map some hundreds."""
    for field, wrong in (("to", {"to": "plaec 42"}), ("avoid", {"to": name(4), "avoid": "plaec 42"})):
        with pytest.raises(IllegalAction) as refused:
            typed(**wrong)
        assert "plaec 42" in WORDS.say(refused.value.why)
        assert refused.value.possible is not None
        possible = WORDS.say(refused.value.possible)
        named = str(refused.value.possible.args["options"])
        assert named.count("place") == NEAREST and "place 42" in named
        assert f"**{field}**" in possible and len(possible) < 300


def test_what_a_command_suggests() -> None:
    def offered(focused: str, **given: str) -> list[tuple[str, str]]:
        return focused_option_suggestions(WORDS, form(), focused, {"who": "scout", **given})

    assert offered("to", to="place 12") == [("place 12: cost 7", name(12))]
    assert offered("to")[0] == ("place 01: cost 1", name(1)) and len(offered("to")) == COUNT - 1
    assert ("place 10, place 20", "place_10, place_20") in offered("via", to=name(30), via="place 10, place 2")
    assert [value for _, value in offered("by", to=name(30))] == ["road", "safe"]
    assert all(
        len(label) <= 100 and len(value) <= 100 for label, value in offered("avoid", avoid=", ".join(PLACES[1:9]) + ",")
    )
