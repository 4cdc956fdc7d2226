"""Lists of several things: of a thing of which there are several each line stands for so many of them."""

from bot.messages.picks import chosen_line_values, filled_up, is_added_singly, pick_chunks, tokens_after_selection
from bot.messages.screen import Row, Select
from bot.screens.rows.pick_rows import PickRows
from bot.words import Words
from engine.kernel.actions import Action
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Item, Pick
from engine.kernel.prompts import Prompt

THINGS = Pick([Item("ship", count=3, group="navy"), Item("horse", group="navy")], 0, 4)


def test_the_nth_line_of_a_thing_stands_for_n_of_it() -> None:
    """Lines "(2)" and "(3)" had to be chosen beside the first."""
    ((_, lines),) = pick_chunks(THINGS, ())
    assert [(line.token, line.count_it_stands_for) for line in lines] == [
        ("ship", 1),
        ("ship", 2),
        ("ship", 3),
        ("horse", 1),
    ]
    assert tokens_after_selection(THINGS, (), 0, ["ship~2"]) == ("ship", "ship")
    assert chosen_line_values(lines, ("ship", "ship", "horse")) == {"ship~2", "horse~1"}
    assert chosen_line_values(lines, ()) == frozenset()


def test_of_several_lines_of_a_thing_the_greatest_counts() -> None:
    """As a message of before the change would send them, too: a line for each copy."""
    assert tokens_after_selection(THINGS, (), 0, ["ship~1", "horse~1", "ship~2"]) == ("horse", "ship", "ship")
    assert tokens_after_selection(THINGS, ("ship",) * 3, 0, ["ship~1"]) == ("ship",)


def test_no_line_stands_for_more_than_may_be_chosen() -> None:
    few = Pick([Item("ship", count=9), Item("horse", count=2)], 0, 2)
    ((_, lines),) = pick_chunks(few, ())
    assert [line.value for line in lines] == ["ship~1", "ship~2", "horse~1", "horse~2"]


class Buy(Action, frozen=True, tag="test_buy"):
    """A basket of one field."""

    ships: tuple[str, ...] = ()


def shop(budget: int, *own: str) -> Select:
    """Return the list of a basket with so much gold."""
    pick = Pick([Item("navy:ship", count=3, group="navy", cost=2)], 0, 4, budget=budget)
    menu = Menu(Form(Buy, ships=pick))
    prompt = Prompt(id="0" * 16, seat="1", side="1", kind="must", moment="test", menu_of=lambda side: menu,
                    default_of=lambda side: None)  # fmt: skip
    (row,) = PickRows(Words("common"), "AAAAA", prompt, ("test_buy",)).group_rows(pick, own, "navy")
    assert isinstance(row, Select)
    return row


def test_a_line_of_a_basket_says_what_all_of_it_costs() -> None:
    assert [one.label.rpartition(", ")[2] for one in shop(6).options] == ["2", "4", "6"]
    assert not shop(6).disabled and shop(6).most == 1


def test_a_list_of_a_basket_of_which_nothing_can_be_had_is_grey_and_says_why() -> None:
    dear = shop(1)
    assert dear.disabled and "✕ Not now: from 2" in dear.placeholder
    assert not shop(2, "navy:ship").disabled  # what is chosen can be taken out


class Place(Action, frozen=True, tag="test_place"):
    """Several things of few kinds."""

    where: tuple[str, ...] = ()


PLACES = Pick([Item("roma", count=4), Item("capua", count=2)], 4, 4)


def place_prompt() -> Prompt:
    """Return the question where four things go."""
    menu = Menu(Form(Place, where=PLACES))
    return Prompt(id="0" * 16, seat="1", side="1", kind="must", moment="test", menu_of=lambda side: menu,
                  default_of=lambda side: None)  # fmt: skip


def place_rows(*own: str) -> list[Row]:
    """Return the rows of a choice of places with so many chosen."""
    return list(PickRows(Words("common"), "AAAAA", place_prompt(), ("test_place", *own)).pick_rows(PLACES, own))


def test_of_places_that_take_several_each_is_one_row_and_the_last_takes_the_rest() -> None:
    """A list said "2 × Roma", "3 × Roma", and refused two lines that came to too much where nothing was chosen."""
    assert is_added_singly(PLACES) and not is_added_singly(Pick(["roma", "capua"], 2, 2))
    (listed,) = place_rows()
    assert isinstance(listed, Select) and [line.value for line in listed.options] == ["roma", "capua"]
    listed, button = place_rows("roma")
    assert isinstance(listed, Select) and "1" in listed.options[0].label and "1" not in listed.options[1].label
    assert not isinstance(button, Select) and button[0].id.startswith("topup:") and "3" in button[0].label
    assert filled_up(PLACES, ("roma",), "roma") == ("roma",) * 4
    assert filled_up(PLACES, ("capua",), "capua") == ("capua",) * 2  # no more of it
