"""Bad input: each has its own clear answer, for that person's eyes alone, and leaves everything as it was."""

import asyncio

import pytest

from bot.sandbox import messages
from bot.sandbox.people.person import Person, Receipt
from bot.sandbox.people.server_changes import set_bot_permissions, set_permission_overwrite
from bot.sandbox.permissions import BOT_LEAST, PIN_MESSAGES, SEND
from bot.sandbox.threads import delete_channel
from bot.sandbox.world import Channel, Message
from engine.kernel.prompts import Prompt
from engine.store.models import OVER
from tests.bot.hall import InProcess, button, choose, ends, my_table, opened, refused, rest_of, until, verbs


async def seated(hall: InProcess, **options: object) -> tuple[str, Channel, Person, Person]:
    """Return a running table of two, its thread, who is asked first, and the other."""
    table = await hall.start("Ada", "Boris", **options)
    live = (await hall.actor(table)).live
    people = {"1": hall.person("Ada"), "2": hall.person("Boris")}
    first = live.state.consul
    return table, hall.thread(table), people[first], people["2" if first == "1" else "1"]


async def prompt_of(hall: InProcess, table: str) -> Prompt:
    return (await hall.actor(table)).live.prompts_waited_for()[0]


# Which table


async def test_an_unknown_table(hall: InProcess) -> None:
    for command in ("table", "hand", "map", "log", "game join", "game start", "undo"):
        await refused(
            await hall.person("Ada").slash(command, table="ZZZZZ"), "There is no table ZZZZZ", "Nothing has changed"
        )
    await refused(await hall.person("Ada").slash("table"), "There is no table here")


async def test_a_table_of_another_server_is_none(hall: InProcess) -> None:
    table = await hall.start("Ada", computers=1)
    actor = await hall.actor(table)
    actor.live.replace(row=await hall.app.store.update_table(actor.live.row, guild=1))
    await refused(await hall.person("Boris").slash("table", table=table), "There is no table")
    assert f"table {table}" in (await hall.person("Ada").slash("table", table=table)).text  # who plays there may


async def test_a_finished_game(hall: InProcess) -> None:
    table, thread, consul, _ = await seated(hall)
    live = (await hall.actor(table)).live
    asked = live.prompts_waited_for()[0]
    mine = await opened(consul, thread, asked.id)
    live.replace(row=await hall.app.store.update_table(live.row, status=OVER))
    before = await hall.stand(table)
    await refused(await consul.slash("samnite buy-cards", thread, gold=1), "not running")
    await refused(await consul.slash("undo", thread), "not running")
    await refused(await hall.person("Ada").slash("game start", thread), "over")
    await refused(await consul.slash("game join", thread), "over")
    gone = await choose(consul, mine, "1")
    assert "no longer open" in gone.all_words and "The game is over." in gone.all_words
    assert await hall.stand(table) == before


async def test_not_your_table(hall: InProcess) -> None:
    table, thread, consul, _ = await seated(hall)
    clara, before = hall.person("Clara"), await hall.stand(table)
    panel = clara.last(thread, "Waiting for")
    for label in ("My table", "My hand"):
        await refused(await clara.press(panel, label), "do not play at this table", "Nothing has changed")
    await refused(await clara.slash("samnite buy-cards", thread, gold=1), "do not play at this table")
    await refused(await clara.slash("hand", thread), "do not play at this table.", "/watch", "lets you look on")
    assert "Treasury" in (await (await clara.press(panel, "Map")).wait_until_answered()).text
    assert "Waiting for" in (await clara.slash("table", thread)).text  # an onlooker sees the panel
    assert await hall.stand(table) == before
    assert consul.id != clara.id


async def test_several_tables_must_be_named(hall: InProcess) -> None:
    one, two = await hall.start("Ada", computers=1, name="One"), await hall.start("Ada", computers=1, name="Two")
    said = await refused(await hall.person("Ada").slash("hand", "dm"), "several tables")
    assert one in said and two in said
    assert one in (await (await hall.person("Ada").slash("hand", "dm", table=one)).wait_until_answered()).text


async def test_a_table_that_is_over_need_not_be_told_from_the_one_that_goes_on(hall: InProcess) -> None:
    ada, over = hall.person("Ada"), await hall.start("Ada", computers=1, name="Over")
    await ends(ada, "host end", over)
    await hall.settled()
    assert "📜" in (await (await ada.slash("log", "dm")).wait_until_answered()).text  # the only one, over as it is
    on = await hall.start("Ada", computers=1, name="On")
    assert "📜" in (await (await ada.slash("log", "dm")).wait_until_answered()).text
    assert "📜" in (await (await ada.slash("log", "dm", table=over)).wait_until_answered()).text
    two = await hall.start("Ada", computers=1, name="Two")
    said = await refused(await ada.slash("log", "dm"), "several tables")
    assert on in said and two in said and over not in said


# Whose turn, which action


async def test_not_your_turn(hall: InProcess) -> None:
    table, thread, _, other = await seated(hall)
    before = await hall.stand(table)
    await refused(await other.slash("samnite buy-cards", thread, gold=1), "not your turn", "Nothing has changed")
    assert await hall.stand(table) == before


async def test_an_action_that_is_not_asked_names_those_that_are(hall: InProcess) -> None:
    table, thread, consul, _ = await seated(hall)
    before = await hall.stand(table)
    said = await refused(await consul.slash("samnite fortify", thread), "not among the things", "Possible now")
    assert "Buy cards" in said and "do." not in said
    assert await hall.stand(table) == before


@pytest.mark.parametrize("gold", [-1, 99, 10**9])
async def test_an_amount_that_is_not_to_be_had(hall: InProcess, gold: int) -> None:
    table, thread, consul, _ = await seated(hall)
    before = await hall.stand(table)
    await refused(await consul.slash("samnite buy-cards", thread, gold=gold), "not a number from 0 to")
    assert await hall.stand(table) == before


async def to_etcetera(hall: InProcess, table: str, who: Person, thread: Channel) -> None:
    """Play defaults until somebody lays cards aside."""
    actor = await hall.actor(table)
    for _ in range(60):
        live = actor.live
        asked = [p for p in live.prompts_waited_for() if p.answered is None and p.seat != "table"]
        if asked and asked[0].moment == "turn.etcetera":
            return
        async with actor.turn():
            prompt = asked[0] if asked else live.window_prompt()
            assert prompt is not None and prompt.default is not None
            await actor.decide(prompt.seat, prompt.id, prompt.default)
    raise AssertionError("no Etcetera Phase")


async def test_an_illegal_card_says_why_and_where_it_is_written(hall: InProcess) -> None:
    table, thread, consul, _ = await seated(hall)
    await to_etcetera(hall, table, consul, thread)
    live = (await hall.actor(table)).live
    mine = live.state.hand(live.state.consul)
    foreign = next(card for card in ("legions", "hoplites", "plague", "swords") if card not in mine)
    before = await hall.stand(table)
    said = await refused(
        await consul.slash("samnite discard", thread, first=foreign), "You do not hold", "Nothing has changed"
    )
    assert live.words.name(foreign) in said and "ETCETERA" in said.upper()
    await refused(await consul.slash("samnite discard", thread, first="no such thing"), "“no such thing” is not among")
    assert await hall.stand(table) == before


# Buttons


async def test_a_stale_button_is_answered_with_the_present_question(hall: InProcess) -> None:
    table, thread, consul, _ = await seated(hall)
    old = await opened(consul, thread, (await prompt_of(hall, table)).id)
    await (await consul.slash("samnite buy-cards", thread, gold=0)).wait_until_answered()
    await hall.settled()
    before = await hall.stand(table)
    answer = await choose(consul, old, "1")
    assert "no longer open" in answer.all_words and f"table {table}" in answer.all_words
    assert "buy_cards" not in str(answer.components)
    assert await hall.stand(table) == before


FORGED = (
    "ok", "ok:{t}", "ok:{t}:{p}", "ok:{t}:{p}:000000000000", "add:{t}:{p}:declare_end", "do:{t}:{p}:declare_end",
    "do:{t}:{p}:close", "do:{t}:{p}", "add:{t}:{p}:999", "pick:{t}:{p}:0", "pick:{t}:{p}:x", "sel:{t}:{p}:0",
    "num:{t}:{p}", "do:{t}:0000000000000000:pass", "open:ZZZZZ:{p}", "zz:{t}", "a" * 100, "::::", "ok:{t}:{p}:x:y:z:w",
    "DROP TABLE tables", "page:{t}:{p}::99999", "start:{t}", "opt:{t}::last_round", "back:{t}:{p}", "mine", "word:{t}",
)  # fmt: skip


async def test_forged_custom_ids(hall: InProcess) -> None:
    table, thread, consul, other = await seated(hall)
    mine, panel = await my_table(consul, thread), consul.last(thread, "Waiting for")
    asked, before = await prompt_of(hall, table), await hall.stand(table)
    for pattern in FORGED:
        forged = pattern.format(t=table, p=asked.id)
        for who in (consul, other):
            message = mine if who is consul else panel
            receipt = await (await who.press(message, "My hand", forged=forged)).wait_until_answered()
            assert not receipt.has_failed, forged
            assert "went wrong" not in receipt.text, (forged, receipt)
            assert await hall.stand(table) == before, forged
            mine = await my_table(consul, thread)


async def test_another_person_s_question_is_not_his_to_answer(hall: InProcess) -> None:
    table, thread, _, other = await seated(hall)
    asked, before = await prompt_of(hall, table), await hall.stand(table)
    panel = other.last(thread, "Waiting for")
    for forged in (f"open:{table}:{asked.id}", f"do:{table}:{asked.id}:buy_cards", f"ok:{table}:{asked.id}:aa"):
        await refused(
            await other.press(panel, "My table", forged=forged), "put to another player", "Nothing has changed"
        )
    assert await hall.stand(table) == before


async def confirmable(hall: InProcess, table: str, who: Person, value: str = "0") -> Message:
    shown = await choose(who, await opened(who, hall.thread(table), (await prompt_of(hall, table)).id), value)
    assert "ok" in verbs(shown)
    return shown


async def test_two_presses_at_once_are_done_once(hall: InProcess) -> None:
    table, _, consul, _ = await seated(hall)
    before = await hall.app.store.next_decision_id(table)
    shown = await confirmable(hall, table, consul)
    receipts = await asyncio.gather(*(consul.press(shown, custom_id=button(shown, "ok")) for _ in range(5)))
    await hall.settled()
    path = await hall.app.store.path(table)
    assert [d.moment for d in path if d.id >= before][:1] == ["turn.strategy"]
    assert sum(d.moment == "turn.strategy" and d.user is not None for d in path) == 1
    assert not any(r.has_failed for r in receipts)


async def test_a_confirm_confirms_what_was_shown(hall: InProcess) -> None:
    table, thread, consul, _ = await seated(hall)
    shown = await confirmable(hall, table, consul)
    fresh = await opened(consul, thread, (await prompt_of(hall, table)).id)
    again = (await consul.press(fresh, custom_id=button(fresh, "back"))).message if "back" in verbs(fresh) else fresh
    assert again is not None
    await choose(consul, again, "1")
    before = await hall.stand(table)
    await refused(await consul.press(shown, custom_id=button(shown, "ok")), "older draft of your choice")
    assert await hall.stand(table) == before


# The lobby


async def test_a_full_table(hall: InProcess) -> None:
    table = await hall.create("Ada", computers=5)
    before = await hall.stand(table)
    await refused(await hall.person("Boris").slash("game join", table=table), "full", "6")
    ada = hall.person("Ada")
    await refused(await ada.press(await rest_of(ada, hall.card(table)), "Add a computer player"), "full")
    assert await hall.stand(table) == before


async def test_starting_alone_or_twice_or_as_a_guest(hall: InProcess) -> None:
    table = await hall.create("Ada")
    before = await hall.stand(table)
    await refused(await hall.person("Ada").slash("game start", table=table), "At least 2 must play")
    assert await hall.stand(table) == before
    await hall.person("Boris").slash("game join", table=table)
    await refused(await hall.person("Boris").slash("game start", table=table), "Only the host, Ada")
    both = await asyncio.gather(*(hall.person("Ada").slash("game start", table=table) for _ in range(2)))
    assert sorted("begins" in r.text for r in both) == [False, True]
    assert any("already begun" in r.text for r in both)


async def test_options_that_are_none(hall: InProcess) -> None:
    ada = hall.person("Ada")
    for options, words in (
        ("last_round", "key=value"),
        ("last_round=0", "no value of “last"),
        ("last_round=many", "Possible: 1 to "),
        ("wealth=9", "no option “wealth”. Possible: deck, "),
        ("deck=<@1>", "no value of “deck”. (Rules: THE FATE DECK)\nPossible: face_up, closed_deck"),
    ):
        await refused(
            await ada.slash("game create", game="samnite_wars", options=options), words, "Nothing has changed"
        )
    assert not await hall.app.store.tables()
    assert all(m.ephemeral_to for m in ada.messages("games"))


# Places and permissions


async def create(hall: InProcess, where: str) -> Receipt:
    return await hall.person("Ada").slash("game create", where, game="samnite_wars")


async def test_no_permission_to_post_is_named_exactly(hall: InProcess) -> None:
    said = await refused(await create(hall, "no-posting"), "Send Messages", "Nothing has changed")
    assert "View Channel" not in said and "Pin" not in said
    set_bot_permissions(hall.sandbox.hub, hall.sandbox.guild, BOT_LEAST & ~PIN_MESSAGES)
    await refused(await create(hall, "games"), "Pin Messages")
    assert not await hall.app.store.tables()


async def test_no_table_in_a_dm_or_in_a_thread(hall: InProcess) -> None:
    table = await hall.create("Ada")
    receipt = await hall.person("Ada").slash("game create", hall.thread(table), game="samnite_wars")
    await refused(receipt, "use a text channel")


async def test_no_room_for_another_thread(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    hall.sandbox.limits.active_threads = 1
    await hall.create("Ada")
    await refused(await create(hall, "games"), "as many active threads as Discord allows")
    monkeypatch.setattr("bot.interactions.commands.opening.THREADS", 1)  # and where it is seen beforehand
    await refused(await create(hall, "games"), "as many active threads as Discord allows")
    tables = await hall.app.store.tables(statuses=("lobby",))
    assert len(tables) == 1
    cards = [m for m in hall.person("Ada").messages("games") if m.ephemeral_to is None and not m.deleted]
    assert len([m for m in cards if m.all_words.startswith("### ")]) == 1


async def test_a_deleted_thread_is_told_and_mended(hall: InProcess) -> None:
    table, thread, consul, _ = await seated(hall)
    delete_channel(hall.sandbox.hub, thread)
    await (await consul.slash("samnite buy-cards", "games", gold=0, table=table)).wait_until_answered()
    ada = hall.person("Ada")
    await until(lambda: any("was deleted" in m.all_words for m in ada.messages("dm")))
    waiting = [
        p
        for p in await hall.app.store.due_posts(hall.app.tables.now() + 9999, 50, per_queue=20)
        if p.audience == "public"
    ]
    assert waiting
    await refused(await hall.person("Boris").slash("game thread", "games", table=table), "Only the host")
    opened = await (await ada.slash("game thread", "games", table=table)).wait_until_answered()
    assert "is open" in opened.text
    await hall.settled()
    new = hall.thread(table)
    assert new.id != thread.id
    said = [m.all_words for m in ada.messages(new)]
    assert any(f"#{waiting[0].number}" in s for s in said), said
    assert ada.pins(new) and "My table" in str(ada.pins(new)[0].components)
    assert len([m for m in ada.messages("dm") if "was deleted" in m.all_words]) == 1


async def test_a_thread_where_the_bot_may_no_longer_write(hall: InProcess) -> None:
    table, thread, consul, _ = await seated(hall)
    games = hall.sandbox.channel("games")
    hub = hall.sandbox.hub
    ada = hall.person("Ada")
    messages.delete_message(
        hub, [m for m in ada.messages(thread) if "-# #" in m.all_words][-1]
    )  # a card that is there is edited
    set_permission_overwrite(hub, games, hub.bot_id, deny=SEND | (1 << 38))
    await (await consul.slash("samnite buy-cards", thread, gold=0)).wait_until_answered()
    await until(lambda: any("I may not write" in m.all_words for m in ada.messages("dm")))
    set_permission_overwrite(hub, games, hub.bot_id)
    await hall.app.store.retry_now(table, hall.app.tables.now())
    hall.app.worker.notify()
    await until(lambda: any("Event" in m.all_words for m in ada.messages(thread)))


async def test_a_refusal_offers_what_is_possible(hall: InProcess) -> None:
    """Buttons do what can be done instead, and explain it; they work."""
    _, thread, consul, _ = await seated(hall)
    receipt = await (await consul.slash("samnite fortify", thread)).wait_until_answered()
    message = receipt.message
    assert message is not None and "Not done" in receipt.text
    pressable = verbs(message)
    assert "legal" in pressable and "rules" in pressable and pressable[0] in ("add", "do", "open")
    led = await (await consul.press(message, custom_id=button(message, pressable[0]))).wait_until_answered()
    assert led.message is not None and set(verbs(led.message)) & {"sel", "ok", "num"}


async def test_a_table_is_named_by_its_name_and_equal_names_are_offered(hall: InProcess) -> None:
    """A name was cut to five letters and taken for an id."""
    ada, boris = hall.person("Ada"), hall.person("Boris")
    first = await hall.create("Ada", name="Cannae")
    told = await (await boris.slash("game join", "general", table="cannae")).wait_until_answered()
    assert "You sit at **Cannae**" in told.text, told
    second = await hall.create("Ada", name="CANNAE")
    told = await (await boris.slash("table", "general", table="Cannae")).wait_until_answered()
    assert first in told.text and second in told.text, told
    by_id = await hall.create("Ada", name=first)  # called like the id of another
    told = await (await ada.slash("table", "general", table=first)).wait_until_answered()
    assert first in told.text and by_id not in told.text, told
    told = await (await boris.slash("table", "general", table="Zama")).wait_until_answered()
    assert first not in told.text and second not in told.text
