"""A map's letters are those of the list that is asked now, also where an answer has several lists of places."""

import pytest

from bot.connection.reading import files_kept_by_edit, shows_just_these
from bot.messages.aid import PromptHelp
from bot.messages.drafts import Draft
from bot.messages.letters import (
    FEW,
    SELECTS,
    AskedPlaces,
    letters_by_picture,
    options_by_select,
    select_pages_of_list,
    shown_letters,
)
from bot.messages.message_json import KeptFile
from bot.messages.screen import Select
from bot.sandbox.people.person import controls_of
from bot.sandbox.world import Message
from bot.screens.map_letters import letters_of_open_list, places_picked
from bot.screens.prompt_screen import PromptScreen
from bot.titles import title_of_game
from bot.titles.samnite_wars.title import SamniteTitle
from bot.words import Words
from engine.kernel.actions import Action
from engine.kernel.choices import OneOf, Option
from engine.kernel.forms import Form, Menu
from engine.kernel.game import Game
from engine.kernel.picks import Pick
from engine.kernel.prompts import Prompt
from engine.kernel.routes import Leg
from render.picture import Picture, named_by_content
from tests.bot.clockwork import asked, seat_of, seated
from tests.bot.hall import InProcess, button, choose, opened

PLACES = sorted(SamniteTitle.places)
WORDS = Words("samnite_wars")
ONE, TWO = tuple(PLACES[:7]), tuple(PLACES[-7:])


class Journey(Action, frozen=True):
    """An answer of two lists of places."""

    frm: str
    to: str


class Rest(Action, frozen=True):
    """Another action, whose list is lettered too."""

    at: str


def _of(places: tuple[str, ...]) -> OneOf:
    return OneOf(Option(place) for place in places)


def question(menu: Menu, like: Prompt | None = None) -> Prompt:
    """Return a question with this menu, in the place of another."""
    name, seat, moment = (like.id, like.seat, like.moment) if like else ("p", "1", "m")
    return Prompt(
        id=name,
        seat=seat,
        side=seat,
        kind="must",
        moment=moment,
        menu_of=lambda side: menu,
        default_of=lambda side: None,
    )


def listed(message: Message) -> list[str]:
    """Return the labels of a message's list."""
    return [str(o["label"]) for c in controls_of(message) for o in c.get("options", ())]


async def test_each_field_has_its_own_letters(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    table, actor, consul, _ = await seated(hall)
    prompt = question(Menu(Form(Rest, at=_of(TWO)), Form(Journey, frm=_of(ONE), to=_of(TWO))), asked(actor))
    monkeypatch.setattr(Game, "prompts", lambda self, state: {prompt.id: prompt})
    actor.live.replace(state=actor.live.state)
    thread = hall.thread(table)

    async def map_said() -> str:
        receipt = await (await consul.slash("map", thread)).wait_until_answered()
        assert receipt.message is not None
        return str(receipt.message.attachments[0].description)

    assert "{}" in await map_said()  # no list is asked yet
    message = await opened(consul, thread, prompt.id)
    message = await choose(consul, message, "journey")
    first = dict(zip(ONE, "ABCDEFG", strict=True))
    assert str(first) in await map_said()
    assert listed(message) == [f"{first[place]} · {actor.live.words.name(place)}" for place in ONE]
    message = await choose(consul, message, ONE[0])
    second = dict(zip(TWO, "ABCDEFG", strict=True))
    assert listed(message) == [f"{second[p]} · {actor.live.words.name(p)}" for p in TWO]
    assert str(second) in await map_said() and seat_of(actor, consul) == prompt.seat


def test_places_on_buttons_have_letters_too_where_they_are_two_or_more() -> None:
    places = title_of_game("samnite_wars").places
    few, one = (question(Menu(Form(Rest, at=_of(ONE[:n])), Form(Journey, frm=_of(ONE), to=_of(TWO)))) for n in (FEW, 1))
    assert letters_of_open_list(few, Draft("p", ("rest",)), places, WORDS) == dict(zip(ONE[:FEW], "ABCDE", strict=True))
    screen = PromptScreen(WORDS, "T", few, ("rest",), aid=PromptHelp(places=places)).screen()
    labels = [button.label for row in screen.rows if not isinstance(row, Select) for button in row]
    assert labels[:FEW] == [f"{letter} · {WORDS.name(p)}" for letter, p in zip("ABCDE", ONE[:FEW], strict=True)]
    assert letters_of_open_list(one, Draft("p", ("rest",)), places, WORDS) == {}


def test_whose_troops_come_where_is_shown_on_the_map() -> None:
    """A title may declare that its tokens name a side before a place (roman@roma); the places of several things are
    shown without letters."""
    regions, tokens = title_of_game("samnite_wars").places, tuple(f"roman@{place}" for place in ONE)
    places = AskedPlaces.of(regions, at=lambda token: token.partition("@")[2])
    assert letters_of_open_list(question(Menu(Form(Rest, at=_of(tokens)))), Draft("p", ("rest",)), regions, WORDS) == {}
    one = question(Menu(Form(Rest, at=_of(tokens))))
    assert letters_of_open_list(one, Draft("p", ("rest",)), places, WORDS) == dict(zip(ONE, "ABCDEFG", strict=True))
    several = question(Menu(Form(Rest, at=Pick(tokens, 2, 2))))
    assert places_picked(several, Draft("p", ("rest",)), places) == ONE
    assert places_picked(one, Draft("p", ("rest",)), places) == ()


def test_where_no_list_of_places_is_shown_there_are_no_letters() -> None:
    places = title_of_game("samnite_wars").places
    long = question(Menu(Form(Rest, at=_of(ONE))))
    assert list(
        letters_of_open_list(long, Draft("p", PromptScreen.draft_with_only_action(long, ())), places, WORDS)
    ) == list(ONE)
    assert letters_of_open_list(long, Draft("p", ("rest", ONE[0])), places, WORDS) == {}  # all is chosen


def lines_of(message: Message) -> list[str]:
    """Return the labels of a message's list, without that of its pages."""
    lists = (c for c in controls_of(message) if str(c["custom_id"]).startswith("sel"))
    return [str(o["label"]) for c in lists for o in c["options"]]


async def test_a_page_of_many_places_has_letters_of_its_own(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty places: three pages, each lettered from A on, and the map bears the letters of the page that is looked at.
    Turning the pages keeps what is chosen already."""
    many = tuple(f"place_{n:02}" for n in range(60))
    monkeypatch.setattr(SamniteTitle, "places", frozenset(many))
    monkeypatch.setattr(SamniteTitle, "has_sentence_labels", False)  # a journey has no words of its own
    table, actor, consul, _ = await seated(hall)
    prompt = question(Menu(Form(Journey, frm=_of(ONE[:2]), to=_of(many))), asked(actor))
    monkeypatch.setattr(Game, "prompts", lambda self, state: {prompt.id: prompt})
    actor.live.replace(state=actor.live.state)
    thread = hall.thread(table)
    message = await choose(consul, await opened(consul, thread, prompt.id), ONE[1])
    seen: list[str] = []
    for count in (25, 25, 10):
        listed_now = lines_of(message)
        assert [label[0] for label in listed_now] == list("ABCDEFGHIJKLMNOPQRSTUVWXY"[:count])
        options = next(c["options"] for c in controls_of(message) if str(c["custom_id"]).startswith("sel"))
        shown = await (await consul.slash("map", thread)).wait_until_answered()
        assert shown.message is not None
        letters = {o["value"]: str(o["label"])[0] for o in options}
        assert str(letters) in str(shown.message.attachments[0].description)
        seen += letters
        again = await opened(consul, thread, prompt.id)  # "My table" comes back to the page that was looked at
        assert lines_of(again) == listed_now
        receipt = await consul.press(message, custom_id=button(message, "page"))
        assert receipt.message is not None
        message = receipt.message
    assert seen == sorted(many) and lines_of(message)[0].startswith("A · ")
    message = await choose(consul, message, many[3])
    assert actor.live.words.name(ONE[1]) in message.all_words and "place_03" in message.all_words.lower().replace(
        " ", "_"
    )


async def test_the_map_of_a_list_goes_with_its_question(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each list has its own picture; where no place is asked for any more, what was chosen stays without letters."""
    table, actor, consul, _ = await seated(hall)
    prompt = question(Menu(Form(Rest, at=_of(TWO)), Form(Journey, frm=_of(ONE), to=_of(TWO))), asked(actor))
    monkeypatch.setattr(Game, "prompts", lambda self, state: {prompt.id: prompt})
    actor.live.replace(state=actor.live.state)
    message = await opened(consul, hall.thread(table), prompt.id)
    names = []
    for token in ("journey", ONE[0]):
        message = await choose(consul, message, token)
        (shown,) = message.attachments
        assert shown.filename.startswith("places-") and str(shown.description).startswith("places {")
        names.append(shown.filename)
    assert names[0] != names[1]
    message = await choose(consul, message, TWO[0])
    (shown,) = message.attachments
    assert str(shown.description).startswith("places {}") and shown.filename not in names, "no letter is left"


def test_a_picture_that_stands_already_is_known_by_its_name() -> None:
    def drawn(alt: str) -> Picture:
        return named_by_content(Picture(data=b"x", mime="image/png", filename="places.png", alt=alt, width=1, height=1))

    def kept(picture: Picture) -> KeptFile:
        return KeptFile(url=f"https://cdn.example/attachments/1/2/{picture.filename}?ex=1", id="2")

    one, other = drawn("A Latium"), drawn("A Samnium")
    hand = Picture(data=b"x", mime="image/png", filename="hand.png", alt="", width=1, height=1)
    assert shows_just_these((one,), (kept(one),)) and not shows_just_these((other,), (kept(one),))
    assert not shows_just_these((hand,), (kept(hand),)) and not shows_just_these((), ())
    assert files_kept_by_edit((kept(one), kept(hand))) == (kept(hand),)


def test_places_that_have_a_name_come_before_those_that_have_a_number_alone() -> None:
    """Of a map of hexes the cities are what one looks for."""
    options = [Option(str(number)) for number in range(1000, 1026)] + [Option("roma"), Option("capua")]
    listed = [
        one.token
        for _, chunk in options_by_select(options, frozenset(one.token for one in options), WORDS)
        for one in chunk
    ]
    assert listed[:3] == ["capua", "roma", "1000"]


def test_where_there_are_many_pages_each_has_room_for_the_list_of_them() -> None:
    """Else the third page would take two presses."""
    options = [Option(f"{group}_{n}", group=f"group {group}") for group in range(10) for n in range(7)]
    pages = select_pages_of_list(options, frozenset(), WORDS)
    assert len(pages) == 4 and all(len(page) < SELECTS for page in pages)
    assert len(select_pages_of_list(options[: 7 * 2 * SELECTS], frozenset(), WORDS)) == 2


def test_a_page_of_a_large_map_has_only_places_that_one_picture_shows() -> None:
    """Numbers stand for places in a row, of which a picture shows ten."""
    near = AskedPlaces.of([str(n) for n in range(60)], fit=lambda names: len({int(name) // 10 for name in names}) < 2)
    options = [Option(str(n), group="all") for n in (5, 31, 7, 9, 38, 52, 3)]
    pages = select_pages_of_list(options, near, WORDS)
    listed = [[option.token for _, chunk in page for option in chunk] for page in pages]
    assert listed == [["5", "7", "9", "3"], ["31", "38"], ["52"]]
    assert shown_letters(options, near, WORDS, 1) == {"31": "A", "38": "B"}
    assert len(select_pages_of_list(options, frozenset(near), WORDS)) == 1
    assert list(shown_letters([Option(str(n)) for n in range(8)], near, WORDS).values()) == list("ABCDEFGH")


def test_places_near_one_another_share_a_page_wherever_they_stand_by_name() -> None:
    """Names of two parts of a map alternate: a list that is cut by name first would have both parts in each cut."""
    names = [f"{n:02}{'ns'[n % 2]}" for n in range(60)]
    places = AskedPlaces.of(names, fit=lambda some: len({name[-1] for name in some}) < 2)
    pages = select_pages_of_list([Option(name) for name in names], places, WORDS)
    parts = ["".join(sorted({option.token[-1] for _, chunk in page for option in chunk})) for page in pages]
    assert parts == ["n", "n", "s", "s"]
    assert sorted(option.token for page in pages for _, chunk in page for option in chunk) == names


def test_what_one_will_mostly_want_is_the_first_page_and_has_letters_as_far_as_one_picture_goes() -> None:
    """Numbers stand for places in a row, of which a picture shows ten."""
    places = AskedPlaces.of([str(n) for n in range(90)], fit=lambda names: len({int(name) // 10 for name in names}) < 2)
    foes = [Leg(str(n), group="foremost_foes", to=str(n), cost=n) for n in (31, 34, 57)]
    towns = [Leg(str(n), group="foremost_towns", to=str(n), cost=100 - n) for n in (88, 33, 39)]
    rest = [Leg(str(n), group="all", to=str(n), cost=n) for n in range(30) if n]
    options = [*foes, *towns, *rest]
    first, *others = select_pages_of_list(options, places, WORDS)
    assert [(group, [one.token for one in chunk]) for group, chunk in first] == [
        ("foremost_foes", ["31", "34", "57"]),
        ("foremost_towns", ["88", "33", "39"]),
    ]
    assert [[one.token[:-1] for _, chunk in page for one in chunk[-1:]] for page in others] == [[""], ["1"], ["2"]]
    assert shown_letters(options, places, WORDS) == {"88": "A"}  # the cheapest
    options[3] = Leg("88", group="foremost_towns", to="88", cost=99)
    assert shown_letters(options, places, WORDS) == {"31": "A", "34": "B", "33": "C", "39": "D"}


def test_letters_that_lie_far_apart_are_parted_by_the_pictures_that_show_them() -> None:
    places = AskedPlaces.of([str(n) for n in range(60)], fit=lambda names: len({int(name) // 10 for name in names}) < 2)
    letters = {"5": "A", "31": "B", "7": "C", "52": "D"}
    assert letters_by_picture(letters, places) == [{"5": "A", "7": "C"}, {"31": "B"}, {"52": "D"}]
    assert letters_by_picture(letters, frozenset(letters)) == [letters]
    assert letters_by_picture({}, places) == []


def test_a_list_whose_places_lie_on_several_insets_is_one_with_a_picture_of_each() -> None:
    places = AskedPlaces.of([str(n) for n in range(60)], near=lambda names: len({int(one) // 10 for one in names}) < 2)
    options = [Option(str(n)) for n in (5, 31, 7, 52, 33, 8)]
    letters = shown_letters(options, places, WORDS)
    assert "".join(letters.values()) == "ABCDEF" and len(select_pages_of_list(options, places, WORDS)) == 1
    assert [list(part) for part in letters_by_picture(letters, places)] == [["5", "7", "8"], ["31", "33"], ["52"]]
