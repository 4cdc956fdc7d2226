"""A choice of several things says how many are missing, in its text and on the Confirm that waits for them."""

from typing import Any

import pytest

from bot.messages.aid import PromptHelp
from bot.messages.screen import Select
from bot.screens.prompt_screen import PromptScreen, answer_without_choice
from bot.words import Words
from engine.games.rise_of_the_roman_republic.actions.cup import Devastate
from engine.kernel.actions import Action
from engine.kernel.choices import STOP, Choices, Given, Number, OneOf
from engine.kernel.errors import IllegalAction
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Item, Pick
from engine.kernel.prompts import Prompt
from engine.kernel.texts import keyed_text

WORDS = Words("common")


class Lay(Action, frozen=True, tag="lay"):
    """Lay cards."""

    cards: tuple[str, ...]


def shown(choices: Choices[tuple[str, ...]], *given: str) -> tuple[str, list[tuple[str, bool]]]:
    menu = Menu(Form(Lay, cards=choices))
    prompt = Prompt(id="0" * 16, seat="1", side="1", kind="must", moment="toy.lay",
                    menu_of=lambda side: menu, default_of=lambda side: None)  # fmt: skip
    screen = PromptScreen(WORDS, "AAAAA", prompt, ("lay", *given)).screen()
    buttons = [c for row in screen.rows if isinstance(row, tuple) for c in row]
    return screen.content, [(b.label, b.disabled) for b in buttons]


@pytest.mark.parametrize(("given", "have", "more"), [((), 0, 2), (("a",), 1, 1)])
def test_what_is_still_to_be_chosen_is_counted(given: tuple[str, ...], have: int, more: int) -> None:
    content, buttons = shown(Pick(("a", "b", "c"), 2, 2), *given)
    assert f"{have} chosen, **{more} more still to choose**" in content
    assert (f"Confirm: {more} still to choose", True) in buttons


def test_nothing_is_missing_once_enough_is_chosen() -> None:
    content, buttons = shown(Pick(("a", "b", "c"), 2, 2), "a", "b")
    assert "still to choose" not in content
    assert ("Confirm: lay – a, b", False) in buttons and not any("still" in label for label, _ in buttons)


def test_what_a_group_lacks_is_counted_too() -> None:
    items = (Item("a", group="foot"), Item("b", group="foot"), Item("c", group="horse"), Item("d", group="foot"))
    content, buttons = shown(Pick(items, 0, 3, groups={"foot": (2, 2), "horse": (0, 1)}), "a", "c")
    assert "2 chosen, **1 more still to choose**" in content and ("Confirm: 1 still to choose", True) in buttons


def test_what_may_be_left_empty_says_so() -> None:
    assert "and need not" in shown(Pick(("a", "b"), 0, 1))[0]
    assert "need not" not in shown(Pick(("a", "b"), 0, 1), "a")[0]
    assert "need not" not in shown(Pick(("a", "b"), 1, 1))[0]


class Listed(Pick):
    """Several things that are mostly few."""

    one_list = True


def test_of_one_kind_of_thing_it_is_asked_how_many() -> None:
    """ "Choose 1 to 8" stood over a list of which one line can be taken: 2 of them, 3 of them."""

    def heading(*items: Item) -> str:
        menu = Menu(Form(Lay, cards=Listed(items, 0, 4)))
        prompt = Prompt(id="0" * 16, seat="1", side="1", kind="must", moment="toy.lay",
                        menu_of=lambda side: menu, default_of=lambda side: None)  # fmt: skip
        rows = PromptScreen(WORDS, "AAAAA", prompt, ("lay",)).screen().rows
        return next(row.placeholder for row in rows if isinstance(row, Select))

    assert heading(Item("a", count=4)) == "How many? Up to 4"
    assert heading(Item("a", count=2), Item("b", count=2)) == "Choose up to 4"


class Send(Action, frozen=True, tag="send"):
    """Send some men to a place."""

    to: str
    men: tuple[str, ...]


def test_where_all_must_be_chosen_and_are_nothing_more_is_asked_for() -> None:
    """ "Choose: Units" stood below the one unit that could go, without a list."""

    def asked(men: Pick, *given: str) -> bool:
        menu = Menu(Form(Send, to=OneOf(("out", "in")), men=men))
        prompt = Prompt(id="0" * 16, seat="1", side="1", kind="must", moment="toy.send",
                        menu_of=lambda side: menu, default_of=lambda side: None)  # fmt: skip
        return "-# Choose:" in PromptScreen(WORDS, "AAAAA", prompt, ("send", "out", *given)).screen().content

    assert asked(Pick(("a", "b"), 1, 2)) and asked(Pick(("a", "b"), 1, 2), "a")
    assert not asked(Pick(("a",), 1, 1), "a")


class Spend(Action, frozen=True, tag="spend"):
    """Spend two kinds of things."""

    points: int
    seats: int


def test_a_number_says_what_it_counts_on_its_button_and_above() -> None:
    """Bare figures say nothing: of two numbers nobody could tell which they were asked for."""
    rise = Words("rise_of_the_roman_republic")
    menu = Menu(Form(Spend, points=Number(0, 2), seats=Number(0, 1)))
    prompt = Prompt(id="0" * 16, seat="1", side="1", kind="must", moment="toy.spend",
                    menu_of=lambda side: menu, default_of=lambda side: None)  # fmt: skip
    screen = PromptScreen(rise, "AAAAA", prompt, ("spend",)).screen()
    labels = [c.label for row in screen.rows if isinstance(row, tuple) for c in row]
    assert labels[:3] == ["No Guile", "1 Guile", "2 Guile"] and "Choose: how much Guile" in screen.content
    later = PromptScreen(rise, "AAAAA", prompt, ("spend", "2")).screen()
    assert "2 Guile" in later.content and "Choose:" in later.content
    assert [c.label for row in later.rows if isinstance(row, tuple) for c in row][:2] == ["Seats: 0", "Seats: 1"]
    assert "Choose:" not in PromptScreen(rise, "AAAAA", prompt, ("spend", "2", "1")).screen().content


class Leave(Action, frozen=True, tag="leave"):
    """Leave some behind, or burn all."""

    points: int
    inside: bool


def test_a_yes_says_to_what() -> None:
    menu = Menu(Form(Leave, points=Number(0, 2), inside=OneOf(("no", "yes"))))
    prompt = Prompt(id="0" * 16, seat="1", side="1", kind="must", moment="toy.leave",
                    menu_of=lambda side: menu, default_of=lambda side: None)  # fmt: skip
    screen = PromptScreen(Words("rise_of_the_roman_republic"), "AAAAA", prompt, ("leave", "2", "yes")).screen()
    assert "2 Guile, Inside the city" in screen.content


def test_what_there_is_none_of_is_not_told_as_chosen() -> None:
    menu = Menu(Form(Spend, points=Number(0, 2), seats=Number(0, 0)))
    prompt = Prompt(id="0" * 16, seat="1", side="1", kind="must", moment="toy.spend",
                    menu_of=lambda side: menu, default_of=lambda side: None)  # fmt: skip
    content = PromptScreen(Words("rise_of_the_roman_republic"), "AAAAA", prompt, ("spend", "0")).screen().content
    assert "no Guile**" in content


def test_a_note_on_a_button_is_left_out_by_parts_and_not_broken_off() -> None:
    menu = Menu(Form(Lay, cards=OneOf(("a", "b"))))
    prompt = Prompt(id="0" * 16, seat="1", side="1", kind="must", moment="toy.lay",
                    menu_of=lambda side: menu, default_of=lambda side: None)  # fmt: skip
    aid = PromptHelp(
        note=lambda token: "Field Consul, 2-6C, at a place with a name that is far too long for any button"
    )
    screen = PromptScreen(WORDS, "AAAAA", prompt, ("lay",), aid=aid).screen()
    labels = [c.label for row in screen.rows if isinstance(row, tuple) for c in row]
    assert labels[0].endswith("(Field Consul, 2-6C …)"), labels


def test_a_list_asks_for_no_more_than_it_has() -> None:
    menu = Menu(Form(Lay, cards=Pick(("a", "b"), 0, 3)))
    prompt = Prompt(id="0" * 16, seat="1", side="1", kind="must", moment="toy.lay",
                    menu_of=lambda side: menu, default_of=lambda side: None)  # fmt: skip
    rows = PromptScreen(WORDS, "AAAAA", prompt, ("lay",)).screen().rows
    assert [row.placeholder for row in rows if isinstance(row, Select)] == ["Choose up to 2"]


def test_of_nothing_nothing_is_to_be_chosen() -> None:
    """A card without targets asks for none: it can only be confirmed."""
    content, buttons = shown(Pick((), 0, 0))
    assert "need not" not in content and "Choose" not in content and ("Confirm: lay", False) in buttons


def test_a_list_of_which_nothing_may_be_taken_is_not_shown() -> None:
    """Of an army of one kind nobody can stay behind: a list to choose 0 of says nothing."""
    menu = Menu(Form(Both, cards=Pick(("a", "b"), 0, 1), burnt=Pick(("c",), 0, 0)), Form(Lay, cards=Pick(("a",), 0, 1)))
    prompt = Prompt(id="0" * 16, seat="1", side="1", kind="must", moment="toy.lay",
                    menu_of=lambda side: menu, default_of=lambda side: None)  # fmt: skip
    screen = PromptScreen(WORDS, "AAAAA", prompt, ("both", STOP)).screen()
    assert "Choose" not in screen.content and "need not" not in screen.content
    assert not any(isinstance(row, Select) for row in screen.rows)
    assert "Confirm: both" in [c.label for row in screen.rows if isinstance(row, tuple) for c in row]
    assert "Chosen: **" in screen.content, "which of two actions it is, though nothing else is chosen"


class Both(Action, frozen=True, tag="both"):
    """Lay cards, and burn some."""

    cards: tuple[str, ...]
    burnt: tuple[str, ...]


def test_of_several_fields_the_open_one_is_named_and_a_group_says_how_many() -> None:
    items = [Item(token, group="foot" if token < "c" else "horse+oxen") for token in "abcd"]
    limits = {"foot": (0, 1), "horse+oxen": (0, 1)}
    menu = Menu(Form(Both, cards=Pick(items, 0, 1, groups=limits), burnt=Pick(("e",), 0, 1)))
    prompt = Prompt(id="0" * 16, seat="1", side="1", kind="must", moment="toy.lay",
                    menu_of=lambda side: menu, default_of=lambda side: None)  # fmt: skip
    screen = PromptScreen(WORDS, "AAAAA", prompt, ("both",)).screen()
    assert "Choose: Cards" in screen.content or "Choose: cards" in screen.content
    titles = [row.placeholder for row in screen.rows if isinstance(row, Select)]
    assert titles == ["foot: choose one", "horse and oxen: choose one"]


class Name(Action, frozen=True, tag="lay"):
    """Name one of two."""

    who: str


def test_a_question_with_nothing_else_to_press_has_no_button_that_only_shows_it_again() -> None:
    menu = Menu(Form(Name, who=OneOf(("a", "b"))))
    prompt = Prompt(id="0" * 16, seat="1", side="1", kind="must", moment="toy.lay",
                    menu_of=lambda side: menu, default_of=lambda side: None)  # fmt: skip
    rows = PromptScreen(WORDS, "AAAAA", prompt, ("lay",)).screen().rows
    assert [button.label for row in rows if isinstance(row, tuple) for button in row] == ["A", "B"]


def test_one_elephant_is_one() -> None:
    rise = Words("rise_of_the_roman_republic")
    assert [rise("counted.elephants", count=n) for n in (0, 1, 2)] == ["no elephants", "1 elephant", "2 elephants"]


class NoTwo(Pick):
    """Things of which the second is never taken alone."""

    __slots__ = ()

    def is_complete(self, given: Given) -> bool:
        return super().is_complete(given) and given != ("b",)

    def value_of_tokens(self, given: Given) -> tuple[str, ...]:
        if given == ("b",):
            raise IllegalAction(keyed_text("error.too_few", count=1, low=2))
        return super().value_of_tokens(given)


def test_what_is_enough_but_may_not_be_alone_says_why() -> None:
    content, buttons = shown(NoTwo(("a", "b", "c"), 1, 2), "b")
    assert "⚠️" in content and ("Not possible like this", True) in buttons
    content, buttons = shown(NoTwo(("a", "b", "c"), 1, 2), "a", "b")
    assert "⚠️" not in content and ("Confirm: lay – a, b", False) in buttons


def test_equal_things_that_are_chosen_are_counted() -> None:
    items = (Item("horse", count=9), Item("foot", count=9))
    content, _ = shown(Pick(items, 1, 18), *["horse"] * 8, "foot")
    assert "8 × horse, foot" in content and "horse, horse" not in content


class Go(Action, frozen=True, tag="go"):
    """Go somewhere, into a city or not."""

    inside: str
    guile: str


@pytest.mark.parametrize(("able", "said"), [(("no",), False), (("no", "yes"), True)])
def test_what_cannot_be_is_not_said_not_to_be(able: tuple[str, ...], *, said: bool) -> None:
    menu = Menu(Form(Go, inside=OneOf(able), guile=OneOf(("one", "two"))))
    prompt = Prompt(id="0" * 16, seat="1", side="1", kind="must", moment="toy.lay",
                    menu_of=lambda side: menu, default_of=lambda side: None)  # fmt: skip
    assert ("inside" in PromptScreen(WORDS, "AAAAA", prompt, ("go", "no", "one")).draft_in_words()) is said


def test_a_list_of_one_line_is_a_button_that_chooses_it_or_leaves_it_out() -> None:
    items = (Item("a", group="foot", cost=2), Item("b", group="foot"), Item("c", group="horse", cost=1))
    menu = Menu(Form(Both, cards=Pick(items, 0, 2, budget=2), burnt=Pick(("d",), 0, 1)))
    prompt = Prompt(id="0" * 16, seat="1", side="1", kind="must", moment="toy.lay",
                    menu_of=lambda side: menu, default_of=lambda side: None)  # fmt: skip

    def rows(*given: str) -> list[tuple[str, str, bool]]:
        shown = PromptScreen(WORDS, "AAAAA", prompt, ("both", *given)).screen().rows
        ones = [c for row in shown if not isinstance(row, Select) for c in row]
        return [(c.label, c.id.split(":", 3)[3], c.disabled) for c in ones if c.id.startswith(("add:", "pick:"))]

    assert rows()[0] == ("Horse: c", "c:1", False)
    assert rows("c")[0] == ("Leave out: c", "1", False), "no values: nothing of that list"
    assert rows("a")[0] == ("Horse: c", "c:2", True), "no more may be taken"
    assert rows("a", STOP)[0][0] == "Choose: d"


def test_what_must_be_chosen_wholly_is_no_list() -> None:
    content, buttons = shown(Pick(("a", "b"), 2, 2))
    assert "Chosen: **lay: a, b**" in content and [label for label, _ in buttons if "Without" in label] == []


class Three(Action, frozen=True, tag="three"):
    """Choose of one or two fields."""

    b: tuple[str, ...]
    c: tuple[str, ...] = ()


@pytest.mark.parametrize(
    ("first", "second", "ended"),
    [
        (Pick(("a", "b"), 0, 2), None, ()),  # a form of one field is confirmed as it is
        (Pick(("a", "b"), 0, 2), Pick((), 0, 0), ("three", STOP)),
        (Pick(("a", "b"), 0, 2), Pick(("a",), 0, 1), ()),  # more could be chosen
        (Pick(("a",), 1, 1), Pick((), 0, 0), ()),
        (OneOf(("a", "b")), Pick((), 0, 0), ()),
    ],
)
def test_an_answer_needs_no_choice_only_where_nothing_more_could_be_chosen(
    first: Choices[Any], second: Choices[Any] | None, ended: Given
) -> None:
    fields = {"b": first} | ({"c": second} if second is not None else {})
    prompt = Prompt(id="0" * 16, seat="1", side="1", kind="must", moment="toy.three",
                    menu_of=lambda side: Menu(Form(Three, **fields)), default_of=lambda side: None)  # fmt: skip
    assert answer_without_choice(prompt, ("three",)) == ended


def test_a_button_that_chooses_one_thing_says_what_for() -> None:
    """ "Choose: Samnium" did not say that the province is laid waste."""
    game = "rise_of_the_roman_republic"
    menu = Menu(Form(Devastate, provinces=Pick(("samnium",), 0, 1)))
    prompt = Prompt(id="0" * 16, seat="1", side="1", kind="must", moment="turns.devastate",
                    menu_of=lambda side: menu, default_of=lambda side: None)  # fmt: skip
    rows = PromptScreen(Words(game), "AAAAA", prompt, ("devastate",)).screen().rows
    labels = [c.label for row in rows if not isinstance(row, Select) for c in row]
    assert "Devastate: Samnium" in labels, labels
