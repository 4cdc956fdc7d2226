"""The basket of the Spending Phase as one screen: a line a force, a new army as one entry."""

import asyncio
from typing import Any

import msgspec
import pytest

from bot.delivery.seat_drafts import draft_place
from bot.interactions import confirm_presses
from bot.interactions.decisions import carry_out
from bot.messages.drafts import Draft
from bot.sandbox.people.person import Person, controls_of, text_of
from bot.sandbox.world import Message
from bot.titles import title_of_game
from bot.words import Words
from data.speaking import language_context
from tests.bot.hall import InProcess, button, verbs


async def spending(hall: InProcess, *, emptied: bool = True) -> tuple[Person, Message]:
    """Play the defaults to the Spending Phase, and return whom it asks with their open basket, emptied."""
    name = await hall.start("Ada", "Boris", game="total_war_rome")
    actor = await hall.actor(name)
    live = actor.live
    while live.view(None).phase != "spending":
        async with actor.turn():
            prompt = live.window_prompt() or next(p for p in live.prompts_waited_for() if p.answered is None)
            assert prompt.default is not None
            await actor.decide(prompt.seat, prompt.id, prompt.default)
    await hall.settled()
    ada = hall.person("Ada")
    shown = (await (await ada.slash("table", hall.thread(name))).wait_until_answered()).message
    assert shown is not None
    if not emptied:
        return ada, shown
    left = (await (await ada.press(shown, custom_id=button(shown, "add"))).wait_until_answered()).message
    return ada, left or shown


def table_of(message: Message) -> str:
    """Return the table of a message's first button."""
    return str(controls_of(message)[0]["custom_id"]).split(":")[1]


def lines(message: Message) -> dict[str, str]:
    """Return the lines of the basket's menu: label -> value."""
    menu = next(c for c in controls_of(message) if c["custom_id"].startswith("bag:"))
    return {option["label"]: option["value"] for option in menu["options"]}


async def pick(who: Person, message: Message, verb: str, *values: str) -> Message:
    """Choose in a list of the basket and return what is shown then."""
    control = next(c for c in controls_of(message) if c["custom_id"].startswith(f"{verb}:"))
    receipt = await (await who.select(message, list(values), custom_id=control["custom_id"])).wait_until_answered()
    assert receipt.message is not None
    return receipt.message


async def test_each_army_has_a_line_and_opens_its_own_list(hall: InProcess) -> None:
    ada, basket = await spending(hall)
    first = lines(basket)["First Roman army"]
    opened = await pick(ada, basket, "bag", first)
    listed = [c for c in controls_of(opened) if c["custom_id"].startswith("bagp:")]
    assert listed and all(o["value"].startswith("rome_1:") for c in listed for o in c["options"])
    taken = listed[0]["options"][0]["value"]
    filled = await pick(ada, opened, "bagp", taken)
    assert "First Roman army … **" in filled.all_words and "gold" in filled.all_words


async def test_it_is_filled_in_beforehand_and_says_why(hall: InProcess) -> None:
    """As a computer player would, from the seat's own view; Start again empties it, whatever was suggested."""
    ada, _ = await spending(hall, emptied=False)
    shown = next(m for place in ada.dms() for m in reversed(ada.messages(place)) if "bag" in verbs(m))
    assert "Filled in beforehand" in text_of(shown) and " left" in text_of(shown)
    why = await (await ada.press(shown, custom_id=button(shown, "bagw"))).wait_until_answered()
    assert why.message is not None and "what it is for" in why.text and ":" in why.text
    emptied = (await (await ada.press(shown, custom_id=button(shown, "add"))).wait_until_answered()).message
    assert emptied is not None and "Filled in beforehand" not in text_of(emptied)
    assert "Nothing is in it yet" in text_of(emptied)


async def test_a_new_army_is_one_entry(hall: InProcess) -> None:
    ada, basket = await spending(hall)
    label = next(label for label in lines(basket) if label.startswith("Raise a new army"))
    raised = await pick(ada, basket, "bag", lines(basket)[label])
    assert "Generals … **" in raised.all_words and "Third Roman army" in raised.all_words
    assert "Third Roman army" in lines(raised)  # its troops can be bought at once


async def test_a_draft_that_is_shown_with_an_answer_outlasts_its_confirm(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer to a press shows the next question with its draft, filled in beforehand. Dropping the draft of what
    was confirmed took that away, and the next press met "an older draft"."""
    ada, basket = await spending(hall, emptied=False)
    actor = await hall.actor(table_of(basket))
    seat = actor.live.seat_of(int(ada.id))
    assert seat is not None
    (prompt,) = actor.live.questions_seat_can_answer(seat.seat)
    place = draft_place(actor.live, seat, prompt.id)
    following = Draft("the next question", ("anything",)).as_stored()

    async def carried(*asked: Any) -> None:
        await carry_out(*asked)
        await actor.store.set_draft(actor.live.row.id, place, following)

    over, drop = asyncio.Event(), actor.store.drop_draft

    async def dropped(*which: str) -> None:
        await drop(*which)
        over.set()

    monkeypatch.setattr(confirm_presses, "carry_out", carried)
    monkeypatch.setattr(actor.store, "drop_draft", dropped)
    await (await ada.press(basket, custom_id=button(basket, "ok"))).wait_until_answered()
    await asyncio.wait_for(over.wait(), 60)
    assert await actor.store.draft(actor.live.row.id, place) == following


async def test_what_is_done_aside_leaves_the_draft_of_the_question(hall: InProcess) -> None:
    ada, basket = await spending(hall, emptied=False)
    seal = button(basket, "ok")
    planned = await (await ada.press(basket, custom_id=button(basket, "aside"))).wait_until_answered()
    assert planned.message is not None and "battle plan" in planned.text
    sealed = await (await ada.forge(basket, seal)).wait_until_answered()
    assert Words("common")("error.changed") not in sealed.text, sealed.text
    assert "Sealed" in sealed.text, sealed.text


@pytest.mark.parametrize("language", ["en", "it"])
def test_what_has_changed_names_the_button_as_it_is_called(language: str) -> None:
    """Confirm is called *Seal* where answers are sealed."""
    with language_context(language):
        words = Words("common")
        said = words("error.changed")
        assert all(f"**{words(key)}**" in said for key in ("button.confirm", "button.seal"))


async def test_the_whole_shop_stands_there_with_prices_whatever_is_left(hall: InProcess) -> None:
    """A line that there is no gold for stays, and says so."""
    _, basket = await spending(hall)

    def shop(message: Message) -> dict[str, str]:
        menu = next(c for c in controls_of(message) if c["custom_id"].startswith("bag:"))
        return {
            option["label"]: option.get("description") or "" for option in menu["options"] if option["value"][0] != "+"
        }

    empty = shop(basket)
    assert {"Developments", "Generals", "Roads"} <= set(empty) and "3" in empty["Developments"]
    full = shop((await spending(hall, emptied=False))[1])
    assert set(empty) - {"Commands"} <= set(full) and any(note.startswith("✕ Not now") for note in full.values())


async def test_the_last_basket_says_that_it_is_the_last(hall: InProcess) -> None:
    ada, basket = await spending(hall)
    live = (await hall.actor(table_of(basket))).live
    seat = next(seat.seat for seat in live.humans() if str(seat.user) == ada.id)
    prompt, view = live.questions_seat_can_answer(seat)[0], live.view(seat)
    shown = title_of_game("total_war_rome")
    assert "last round" not in "".join(shown.question_briefing(view, prompt, live.words))
    last: Any = msgspec.structs.replace(view, round=view.last_round)
    assert "This is the last round" in "".join(shown.question_briefing(last, prompt, live.words))
