"""The second press of two shows what the first has done: beside a question, of a standing order, of a piece of advice,
of a step that was taken back."""

import asyncio

import pytest

from bot.delivery.seat_drafts import keep_draft
from bot.messages.drafts import Draft
from bot.messages.ids import Press, draft_fingerprint
from bot.sandbox.people.person import Person
from bot.sandbox.world import Message
from bot.screens.orders_screen import DRAFTED, OrdersTopic
from bot.tables.actor import Actor
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.orders import may_order
from engine.kernel.prompts import WINDOW, Prompt
from tests.bot.clockwork import default, seat_of
from tests.bot.hall import InProcess, button, my_table, until
from tests.bot.interactions.test_practice import asked as asked_card
from tests.bot.interactions.test_practice import guided
from tests.bot.interactions.test_races import FALSE

MOST = 120  # decisions until something is found
BESIDE = {"sword_of_rome": ("turns.reaction_plan", "turns.announce"), "total_war_rome": ("rounds.battle_plan",)}


async def twice(who: Person, message: Message, custom_id: str, *values: str, apart: bool) -> list[str]:
    """Press the same twice, one after the other's answer or at once; return what was said."""
    if apart:
        said = [await (await who.forge(message, custom_id, values)).wait_until_answered() for _ in range(2)]
    else:
        pressed = await asyncio.gather(*(who.forge(message, custom_id, values) for _ in range(2)))
        said = [await receipt.wait_until_answered() for receipt in pressed]
    return [receipt.text for receipt in said]


async def until_asked(hall: InProcess, actor: Actor, *moments: str, kind: str = "") -> tuple[Person, Prompt]:
    """Play on by defaults until Ada or Boris is asked such a thing; return who, and what."""
    for _ in range(MOST):
        await hall.settled()
        for who in (hall.person("Ada"), hall.person("Boris")):
            for prompt in actor.live.prompts():
                wanted = prompt.moment in moments or prompt.kind == kind
                if wanted and prompt.seat == seat_of(actor, who) and prompt.answered is None:
                    return who, prompt
        await default(actor)
    raise AssertionError(f"nobody was asked {moments or kind}")


@pytest.mark.parametrize("apart", [True, False], ids=["after the answer", "at once"])
@pytest.mark.parametrize(("game", "moment"), [(game, moment) for game, ms in BESIDE.items() for moment in ms])
async def test_a_private_action_that_is_confirmed_twice_is_done_once_and_told_twice(
    hall: InProcess, game: str, moment: str, *, apart: bool
) -> None:
    """The question stays open after it, and its draft is gone: it said that nothing was done, or did it again."""
    table = await hall.start("Ada", "Boris", game=game)
    actor = await hall.actor(table)
    who, prompt = await until_asked(hall, actor, moment)
    seat = actor.live.seat_of(int(who.id))
    assert seat is not None
    action = prompt.menu.sample(UnverifiedRandom("second press"))
    given = prompt.menu.tokens_of_value(action)
    mine = await my_table(who, hall.thread(table))
    await keep_draft(actor, seat, Draft(prompt.id, given))
    confirm, head = Press("ok", table, prompt.id, draft_fingerprint(given)).id(), actor.live.head
    told = await twice(who, mine, confirm, apart=apart)
    done = [d for d in await actor.store.path(table) if d.id > (head or 0) and d.seat == prompt.seat]
    assert [(d.prompt, actor.live.game.action(d.action)) for d in done] == [(prompt.id, action)]
    for one in told:
        assert not any(words in one for words in (*FALSE, "Not done")), one
    assert told[0].split("\n")[2] == told[1].split("\n")[2], "the same came of both"


@pytest.mark.parametrize("apart", [True, False], ids=["after the answer", "at once"])
async def test_passing_on_all_such_windows_twice_says_so_twice(hall: InProcess, *, apart: bool) -> None:
    """The order may have closed the window by then, and it said that the question was open no more."""
    table = await hall.start("Ada", "Boris", game="total_war_rome")
    actor = await hall.actor(table)
    for _ in range(2):  # whoever is asked first leaves it open for the other, who closes it
        who, prompt = await until_asked(hall, actor, kind=WINDOW)
        mine = await my_table(who, hall.thread(table))
        told = await twice(who, mine, Press("passon", table, prompt.id).id(), apart=apart)
        for one in told:
            assert "From now on you pass on" in one and not any(words in one for words in FALSE), one
    again = await (await who.forge(mine, Press("passon", table, "no such question").id())).wait_until_answered()
    assert "no longer open" in again.text


async def test_an_order_that_has_answered_its_question_stays_so_when_it_is_given_again(hall: InProcess) -> None:
    """Its draft went with the question: it said that there is no such answer."""
    table = await hall.start("Ada", "Boris", game="total_war_rome")
    actor = await hall.actor(table)
    lots = UnverifiedRandom("orders")
    for _ in range(MOST):
        who, prompt = await until_asked(hall, actor, kind=WINDOW)
        given = next(
            (g for g in (prompt.menu.tokens_of_value(prompt.menu.sample(lots)) for _ in range(20)) if len(g) > 1), ()
        )
        if given and may_order(prompt):
            break
        await default(actor)
    seat = actor.live.seat_of(int(who.id))
    assert seat is not None and given
    mine = await my_table(who, hall.thread(table))
    await keep_draft(actor, seat, Draft(prompt.id, given))
    give = Press("orda", table, prompt.id, OrdersTopic(prompt.moment).argument()).id()
    told = await twice(who, mine, give, DRAFTED, apart=True)
    orders = await actor.store.orders(table, seat.seat)
    assert len(orders) == 1
    for one in told:
        assert "Not done" not in one, one


@pytest.mark.parametrize("apart", [True, False], ids=["after the answer", "at once"])
async def test_a_seat_that_is_taken_or_taken_back_twice_is_shown_twice(hall: InProcess, *, apart: bool) -> None:
    """Whoever had just sat down read that the seat was open no more."""
    table = await hall.start("Ada", "Boris")
    actor, thread = await hall.actor(table), hall.thread(table)
    boris, clara = hall.person("Boris"), hall.person("Clara")
    seat = seat_of(actor, boris)
    await (await boris.slash("game replace", thread)).wait_until_answered()
    await hall.settled()
    offered = clara.last(thread)
    for one in await twice(clara, offered, Press("take", table, "", seat).id(), apart=apart):
        assert "Not done" not in one and seat_of(actor, clara) == seat, one
    left = await (await clara.slash("game leave", thread, table=table)).wait_until_answered()
    assert left.message is not None
    await (await clara.press(left.message, custom_id=button(left.message, "goleave"))).wait_until_answered()
    await hall.settled()
    for one in await twice(clara, clara.last(thread), Press("retake", table).id(), apart=apart):
        assert "Not done" not in one and seat_of(actor, clara) == seat, one


@pytest.mark.parametrize("apart", [True, False], ids=["after the answer", "at once"])
async def test_advice_that_is_followed_twice_shows_what_came_of_it(hall: InProcess, *, apart: bool) -> None:
    ada = hall.person("Ada")
    await guided(hall, ada, "samnite_wars")
    for _ in range(3):
        card = await until(lambda: asked_card(ada))
        told = await (await ada.press(card, custom_id=button(card, "advice"))).wait_until_answered()
        assert told.message is not None
        for one in await twice(ada, told.message, button(told.message, "advised"), apart=apart):
            assert one and not any(words in one for words in (*FALSE, "Not done")), one
        await hall.settled()
