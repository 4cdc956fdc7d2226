"""Offers over the wire: a direct message with Accept and Decline, a line in My table, a reminder; no live button is
left on what is open no more."""

import msgspec
import pytest

from bot.sandbox.people.person import Person, controls_of, text_of
from bot.sandbox.world import Message
from bot.tables.automatic import AutomaticStep, next_step
from bot.tables.table_extra import with_extra
from bot.tables.timing import opened_at
from bot.tables.upkeep.gaps import Gap
from engine.kernel.actions import Accept, Action, Decline, WithdrawOffer
from engine.store.models import COMPUTER
from tests.bot.clockwork import DAY, Time, dm_text, thread_text
from tests.bot.hall import InProcess, button, my_table, verbs
from tests.bot.toy_table import decides, register, toy_table
from tests.engine.kernel.toy import Auction, Bid, Finish, Home, Idle, Propose, Travel, Whisper


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


@pytest.fixture
def toys(toy: None, hall: InProcess) -> InProcess:
    """The hall where the toy can be played."""
    return hall


def offers_to(who: Person) -> list[Message]:
    """Return the messages with which offers came to a person, ended ones too."""
    return [m for m in who.messages("dm") if "offers you" in m.all_words]


async def test_an_offer_comes_by_dm_and_is_accepted_there(toys: InProcess) -> None:
    table = await toy_table(toys, "Ada", "Boris", "Clara")
    boris = toys.person("Boris")
    await decides(toys, table, "1", Propose("2"))
    (message,) = offers_to(boris)
    assert "Ada offers you: pact" in message.all_words and "do" in verbs(message)
    assert not offers_to(toys.person("Ada")) and not offers_to(toys.person("Clara"))
    assert "Ada offers Boris: pact" in thread_text(toys, boris, table)
    assert "<@" not in thread_text(toys, boris, table)  # nobody is pinged
    (push,) = [push.text for push in toys.sandbox.pushes(boris) if push.message_id == message.id]
    assert push.endswith("Ada makes you an offer.") and message.content == push
    assert "### Ada offers you: pact" in str(message.embeds[0]["description"]) and "rules" in verbs(message)
    assert {"Accept: pact", "Decline: pact"} < {str(one.get("label")) for one in controls_of(message)}
    here = len(boris.messages("dm"))
    await (await boris.press(message, "Accept")).wait_until_answered()
    (message,) = offers_to(boris)
    assert "You have accepted it" in message.all_words and not verbs(message)  # at once, by the answer to the press
    assert "Boris accepts" not in message.all_words and len(boris.messages("dm")) == here  # it is said once
    answered = message.all_words
    await toys.settled()
    (message,) = offers_to(boris)
    assert message.all_words == answered and not verbs(message) and len(boris.messages("dm")) == here
    assert "Boris accepts what Ada offers" in thread_text(toys, boris, table)
    assert (await toys.actor(table)).live.state.gold == {"1": 4, "2": 6, "3": 5}


async def test_the_buttons_of_an_offer_outlive_a_restart(toys: InProcess) -> None:
    table = await toy_table(toys, "Ada", "Boris")
    boris = toys.person("Boris")
    await decides(toys, table, "1", Propose("2"))
    toys.app.tables._actors.clear()  # all comes back from the store
    await (await boris.press(offers_to(boris)[0], "Decline")).wait_until_answered()
    assert "You have declined it" in offers_to(boris)[0].all_words
    await toys.settled()
    assert not verbs(offers_to(boris)[0]) and not (await toys.actor(table)).live.state.offers


@pytest.mark.parametrize(
    ("seat", "action", "says"),
    [
        ("2", Decline(), "declined it"),
        ("1", WithdrawOffer(), "taken back"),
        ("1", Finish(), "open no more"),
    ],
)
async def test_the_message_of_an_offer_that_is_over_has_no_buttons(
    toys: InProcess, seat: str, action: Action, says: str
) -> None:
    table = await toy_table(toys, "Ada", "Boris")
    boris = toys.person("Boris")
    await decides(toys, table, "1", Propose("2"))
    (message,) = offers_to(boris)
    accept = button(message, "do")
    await decides(toys, table, seat, action)
    (message,) = offers_to(boris)
    assert says in message.all_words and not verbs(message)
    assert message.all_words.split("\n")[-1].startswith("-# #")  # its number is still there
    stale = await (await boris.forge(message, accept)).wait_until_answered()
    assert "offer is open no more" in stale.text


async def test_an_offer_whose_time_is_over_has_no_buttons(toys: InProcess) -> None:
    table = await toy_table(toys, "Ada", "Boris")
    await decides(toys, table, "1", Travel())
    await decides(toys, table, "1", Propose("2"))
    await decides(toys, table, "1", Home())
    (message,) = offers_to(toys.person("Boris"))
    assert "Its time is over" in message.all_words and not verbs(message)
    assert "is open no more" in thread_text(toys, toys.person("Boris"), table)


async def test_an_offer_that_is_undone_has_no_buttons(toys: InProcess) -> None:
    table = await toy_table(toys, "Ada", "Boris")
    await decides(toys, table, "1", Propose("2"))
    actor = await toys.actor(table)
    async with actor.turn():
        await actor.undo("1", user=1)
    toys.app.tables.run_automatic(table)
    await toys.settled()
    (message,) = offers_to(toys.person("Boris"))
    assert "open no more" in message.all_words and not verbs(message)


async def test_an_ended_offer_below_an_open_question_leads_back_to_that(toys: InProcess) -> None:
    table = await toy_table(toys, "Ada", "Boris")
    boris = toys.person("Boris")
    await decides(toys, table, "1", Propose("2"))
    await decides(toys, table, "1", Auction())  # asks Boris, too
    (message,) = offers_to(boris)
    actor = await toys.actor(table)
    live = actor.live
    mark = live.extra.cards["2"]
    assert mark.message > int(message.id)
    above = msgspec.structs.replace(mark, message=int(message.id) - 1)  # as where a press of theirs turned it into this
    cards = {**live.extra.cards, "2": above}
    live.replace(row=await actor.store.update_table(live.row, extra=with_extra(live.row, cards=cards)))
    await (await boris.press(message, "Accept")).wait_until_answered()
    (message,) = offers_to(boris)
    assert "You have accepted it" in message.all_words and verbs(message) == ["asked"]
    back = await (await boris.press(message, custom_id=button(message, "asked"))).wait_until_answered()
    assert "Choose: gold" in back.text and back.message is not None and "sel" in verbs(back.message)


async def test_my_table_lists_offers_beside_what_is_asked(toys: InProcess) -> None:
    table = await toy_table(toys, "Ada", "Boris", "Clara")
    ada, boris, thread = toys.person("Ada"), toys.person("Boris"), toys.thread(table)
    await decides(toys, table, "1", Propose("2"))
    shown = await my_table(boris, thread)
    assert "Offers to you" in text_of(shown) and "Ada offers you: pact" in text_of(shown)
    opened = await (await boris.press(shown, custom_id=button(shown, "offers"))).wait_until_answered()
    assert opened.message is not None and "do" in verbs(opened.message)
    mine = await my_table(ada, thread)  # what she is asked is open all the same
    assert "Your offers, open" in text_of(mine) and "Your offer to Boris: pact" in text_of(mine) and "do" in verbs(mine)
    opened = await (await ada.press(mine, custom_id=button(mine, "offers"))).wait_until_answered()
    assert opened.message is not None
    done = await (await ada.press(opened.message, "Take the offer back")).wait_until_answered()
    assert "Ada takes back what was offered" in done.text
    assert "Offers to you" not in text_of(await my_table(boris, thread))


async def test_an_offer_is_answered_by_command(toys: InProcess) -> None:
    table = await toy_table(toys, "Ada", "Boris", "Clara")
    boris, thread = toys.person("Boris"), toys.thread(table)
    await decides(toys, table, "1", Propose("2"))
    await decides(toys, table, "1", Idle())
    await decides(toys, table, "2", Idle())
    await decides(toys, table, "3", Propose("2"))
    unclear = await (await boris.slash("toy accept", thread)).wait_until_answered()
    assert "Several offers" in unclear.text and "Ada offers you" in unclear.text and "Clara offers you" in unclear.text
    listed, *more = (await boris.autocomplete("toy accept", "offer", "clara", thread)).choices or [{}]
    assert not more and listed["name"] == "Clara offers you: pact"
    done = await (await boris.slash("toy accept", thread, offer=listed["value"])).wait_until_answered()
    assert "Boris accepts what Clara offers" in done.text
    assert (await toys.actor(table)).live.state.gold == {"1": 5, "2": 6, "3": 4}


async def test_a_private_offer_tells_nobody_else(toys: InProcess) -> None:
    table = await toy_table(toys, "Ada", "Boris", "Clara")
    boris, clara = toys.person("Boris"), toys.person("Clara")
    before, theirs = thread_text(toys, clara, table), dm_text(clara)
    await decides(toys, table, "1", Whisper("2"))
    (message,) = offers_to(boris)
    assert "Ada offers you" in message.all_words
    await decides(toys, table, "2", Decline())
    assert thread_text(toys, clara, table) == before and dm_text(clara) == theirs
    assert "Boris declines what Ada offers" in dm_text(toys.person("Ada"))


async def test_a_private_step_does_not_move_the_deadline_that_all_see(toys: InProcess) -> None:
    """The question is asked anew under another id; its deadline began with the first."""
    time = Time(toys)
    table = await toy_table(toys, "Ada", "Boris", "Clara")
    clara = toys.person("Clara")
    before = thread_text(toys, clara, table)
    assert "<t:" in before
    await time.passes(100, table)
    await decides(toys, table, "1", Whisper("2"))
    await decides(toys, table, "2", Decline())
    assert thread_text(toys, clara, table) == before
    await decides(toys, table, "1", Propose("2"))
    assert thread_text(toys, clara, table) != before


async def test_a_private_offer_that_cannot_come_is_not_told_of_in_public(toys: InProcess) -> None:
    boris = toys.person("Boris")
    boris.set_dms(open=False)
    table = await toy_table(toys, "Ada", "Boris", "Clara")
    before = thread_text(toys, boris, table)
    await decides(toys, table, "1", Whisper("2"))
    assert thread_text(toys, boris, table) == before
    assert "Ada offers you" in text_of(await my_table(boris, toys.thread(table)))
    await decides(toys, table, "1", Propose("2"))
    assert "there is something for you" in thread_text(toys, boris, table)


async def test_a_person_is_reminded_of_an_offer(toys: InProcess) -> None:
    time = Time(toys)
    table = await toy_table(toys, "Ada", "Boris", pace="open")
    boris = toys.person("Boris")
    await decides(toys, table, "1", Propose("2"))
    await time.passes(DAY + 1, table)
    assert dm_text(boris).count("waits for your answer: pact") == 1
    await time.passes(DAY + 1, table)
    assert dm_text(boris).count("waits for your answer: pact") == 2
    await decides(toys, table, "2", Decline())
    await time.passes(3 * DAY, table)
    assert "waits for your answer: pact" not in dm_text(boris), "they are taken away"


async def test_one_reminder_serves_the_question_and_the_offers(toys: InProcess) -> None:
    time = Time(toys)
    table = await toy_table(toys, "Ada", "Boris", pace="open")
    await decides(toys, table, "1", Propose("2"))
    await decides(toys, table, "1", Idle())
    await time.passes(DAY + 1, table)
    said = dm_text(toys.person("Boris"))
    assert said.count("The table waits for you") == 1 and "waits for your answer" not in said


async def test_an_offer_accepted_while_bids_are_sealed_stands_till_they_are_open(toys: InProcess) -> None:
    table = await toy_table(toys, "Ada", "Boris", "Clara")
    await decides(toys, table, "1", Propose("2"))
    await decides(toys, table, "1", Auction())
    await decides(toys, table, "3", Bid(2))
    await decides(toys, table, "2", Accept())
    (message,) = offers_to(toys.person("Boris"))
    assert "You have accepted it" in message.all_words and not verbs(message)
    state = (await toys.actor(table)).live.state
    assert state.pending.answers == {"3": Bid(2)} and state.gold["2"] == 5


async def test_an_offer_that_is_posted_anew_is_edited_wherever_it_stands(toys: InProcess) -> None:
    table = await toy_table(toys, "Ada", "Boris")
    boris = toys.person("Boris")
    await decides(toys, table, "1", Propose("2"))
    await (await toys.person("Ada").slash("host repost", toys.thread(table))).wait_until_answered()
    await toys.settled()
    assert len(offers_to(boris)) == 2
    await decides(toys, table, "2", Decline())
    assert all(not verbs(message) for message in offers_to(boris))


async def to_computer(hall: InProcess, table: str, *seats: str) -> None:
    """Let computer players sit on some seats; the table is not woken by it."""
    live = (await hall.actor(table)).live
    rows = [
        msgspec.structs.replace(row, kind=COMPUTER, user=None, owner=row.user) if row.seat in seats else row
        for row in live.row.seats
    ]
    live.replace(row=await hall.app.store.set_seats(live.row, rows))


async def test_a_computer_player_waits_a_while_for_a_person_s_answer_to_its_offer(toys: InProcess) -> None:
    table = await toy_table(toys, "Ada", "Boris")
    await decides(toys, table, "1", Propose("2"))
    actor = await toys.actor(table)
    await to_computer(toys, table, "1")
    began = opened_at(actor.live)
    assert began is not None
    hold = actor.live.row.pace.hold
    assert await next_step(actor, began + hold / 2, 1.0) == began + hold
    step = await next_step(actor, began + hold, 1.0)
    assert isinstance(step, AutomaticStep) and step.seat == "1"


async def test_a_computer_player_waits_as_long_after_a_time_in_which_nothing_ran(toys: InProcess) -> None:
    """Nobody could answer meanwhile."""
    table = await toy_table(toys, "Ada", "Boris")
    await decides(toys, table, "1", Propose("2"))
    actor = await toys.actor(table)
    await to_computer(toys, table, "1")
    began, hold = opened_at(actor.live), actor.live.row.pace.hold
    assert began is not None
    gap = Gap(began + 1, began + DAY)
    assert await next_step(actor, gap.ended + hold / 2, 1.0, gap) == gap.ended + hold
    assert isinstance(await next_step(actor, gap.ended + hold, 1.0, gap), AutomaticStep)


async def test_a_computer_player_answers_an_offer_before_its_maker_goes_on(toys: InProcess) -> None:
    table = await toy_table(toys, "Ada", "Boris", "Clara")
    await decides(toys, table, "1", Propose("2"))
    await to_computer(toys, table, "1", "2")
    actor = await toys.actor(table)
    (offer,) = [prompt.id for prompt in actor.live.offers_of("2") if prompt.is_received_offer]
    step = await next_step(actor, opened_at(actor.live) or 0.0, 1.0)
    assert isinstance(step, AutomaticStep)
    assert (step.seat, step.prompt) == ("2", offer) or offer in actor.rights_let_rest
