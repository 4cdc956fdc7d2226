"""Undo with consent: steps by name, votes, hands that follow, dice that repeat on redo and roll anew otherwise."""

import signal

from bot.delivery.footers import FOOT
from bot.sandbox.people.person import Person
from bot.screens.table_screen import panel_screen
from bot.tables.table_extra import extra_of
from bot.tables.undo_points import named_undo_points
from engine.kernel.prompts import SEALED
from tests.bot.clockwork import DAY, Time, asked, default, dm_text, seat_of, seated, thread_text
from tests.bot.hall import InProcess, Process, button, carried_out, refused, until, verbs


async def labels(who: Person, table: str, typed: str = "") -> list[str]:
    return (await who.autocomplete("undo", "step", typed, "games", table=table)).labels


async def buy(who: Person, table: str, gold: int) -> None:
    receipt = await (await who.slash("samnite buy-cards", "games", gold=gold, table=table)).wait_until_answered()
    assert carried_out(receipt.text), receipt


async def test_steps_are_listed_as_each_may_read_them(hall: InProcess) -> None:
    table, actor, consul, other = await seated(hall)
    await buy(consul, table, 1)
    await hall.settled()
    mine, his = await labels(consul, table), await labels(other, table)
    assert mine and his and mine != his
    cards = set(actor.live.state.hand(seat_of(actor, consul)))
    hidden = {actor.live.words.name(card) for card in cards}
    told = thread_text(hall, other, table)
    for name in hidden:  # what the other reads names no card that the table was not told of
        assert name in told or not any(name in label for label in his), (name, his)
    assert not [label for label in (*mine, *his) if ".;" in label or ". (" in label]
    assert all("(undoes" in label and len(label) <= 100 for label in (*mine, *his))
    assert await labels(hall.person("Clara"), table) == []


async def test_past_a_draw_all_must_agree_and_the_hand_follows(hall: InProcess) -> None:
    table, actor, consul, other = await seated(hall)
    before = list(actor.live.state.hand(seat_of(actor, consul)))
    start = actor.live.head
    await buy(consul, table, 1)
    await hall.settled()
    after = list(actor.live.state.hand(seat_of(actor, consul)))
    assert len(after) == len(before) + 1
    drawn = next(d for d in await hall.app.store.path(table) if d.parent == start)
    token = (await consul.autocomplete("undo", "step", "", "games", table=table)).choices[-1]["value"]
    assert str(start) != token and not token.isdecimal()
    first = (await consul.autocomplete("undo", "step", "", "games", table=table)).choices
    step = next(c["value"] for c in first if "Buy" in c["name"] or "buy" in c["name"])
    opened = await (await consul.slash("undo", "games", step=step, table=table)).wait_until_answered()
    assert "others are asked" in opened.text, opened
    await hall.settled()
    vote = other.last(hall.thread(table), "asks to go back")
    assert "go back" in dm_text(other) and consul.name in vote.all_words
    await refused(await hall.person("Clara").press(vote, "Agree"), "not among those who are asked")
    await refused(await consul.slash("undo", "games", step=step, table=table), "asked that already")
    head = actor.live.head
    hall.app.tables._actors.clear()  # a vote outlives a restart
    actor = await hall.actor(table)
    agree = button(vote, "agree")
    agreed = await (await other.press(vote, "Agree")).wait_until_answered()
    assert "Agreed" in agreed.text
    await hall.settled()
    assert actor.live.head == start != head
    assert list(actor.live.state.hand(seat_of(actor, consul))) == before
    text = thread_text(hall, other, table)
    assert "goes back to before" in text and "✅" in text
    shown = consul.last("dm", "This is your hand now").all_words
    lost = next(iter(set(after) - set(before)), None)
    if lost is not None:
        assert actor.live.words.name(lost) not in shown
    for asked_by in (vote, other.last("dm", "asks to go back")):  # nothing is left to press, wherever it was asked
        assert not verbs(asked_by) and "✅" in asked_by.all_words and "Agreed" in asked_by.all_words
    assert FOOT.search(vote.all_words.strip()) is not None  # it bears its number still
    await refused(await other.forge(vote, agree), "decided already")
    # Redo repeats the draw (here with consent, since it was seen); a new decision draws anew
    redo = await (await consul.slash("redo", "games", table=table)).wait_until_answered()
    assert "others are asked" in redo.text
    await hall.settled()
    await (await other.press(other.last(hall.thread(table), "same dice"), "Agree")).wait_until_answered()
    await hall.settled()
    assert drawn.id in [d.id for d in await hall.app.store.path(table)]  # the same decision, so the same dice
    assert list(actor.live.state.hand(seat_of(actor, consul))) == after


async def test_a_new_decision_after_an_undo_rolls_anew(hall: InProcess) -> None:
    table, _, consul, _ = await seated(hall)
    await hall.person("Ada").slash("host office", "games", to=hall.person("Clara"), table=table)
    await buy(consul, table, 1)
    first = next(d for d in await hall.app.store.path(table) if d.moment == "turn.strategy")
    choices = (await hall.person("Clara").autocomplete("undo", "step", "", "games", table=table)).choices
    await (
        await hall.person("Clara").slash("undo", "games", step=choices[-1]["value"], table=table)
    ).wait_until_answered()
    await hall.settled()
    if first.id in [d.id for d in await hall.app.store.path(table)]:
        return  # the draw is the first thing that all can see, and it was before it
    await buy(consul, table, 1)
    again = next(d for d in await hall.app.store.path(table) if d.moment == "turn.strategy")
    assert again.id > first.id and again.action == first.action  # its dice are keyed by its id
    said = await hall.person("Boris").slash("host audit", "games", table=table)
    assert "Clara asked to go back" in said.text


async def test_a_vote_outlives_a_kill(process: Process) -> None:
    await process.launch()
    ada, boris = process.person("Ada"), process.person("Boris")
    table = await process.create("Ada", "Boris")
    await (await ada.slash("game start", "games", table=table)).wait_until_answered()
    thread = process.thread(table)
    await until(lambda: "first Consul" in thread_text(process, ada, table))
    told = thread_text(process, ada, table)
    consul = next(who for who in (ada, boris) if f"{who.name} rolls highest" in told)
    other = boris if consul is ada else ada
    await buy(consul, table, 1)
    opened = await (await consul.slash("undo", "games", step="buy", table=table)).wait_until_answered()
    assert "others are asked" in opened.text
    await until(lambda: "asks to go back" in thread_text(process, other, table))
    await process.end(signal.SIGKILL)
    await process.launch()
    agreed = await (await other.press(other.last(thread, "asks to go back"), "Agree")).wait_until_answered()
    assert "Agreed and done" in agreed.text
    await until(lambda: "goes back to before" in thread_text(process, other, table))
    await until(lambda: any("This is your hand now" in m.all_words for m in consul.messages("dm")))
    assert thread_text(process, other, table).count("🗳️") == 1
    await until(lambda: not verbs(other.last(thread, "asks to go back")))
    await until(lambda: not verbs(other.last("dm", "asks to go back")))


async def test_neither_list_nor_way_back_tells_who_has_answered_in_secret(hall: InProcess) -> None:
    for _ in range(4):
        table, actor, consul, other = await seated(hall)
        people = {seat_of(actor, who): who for who in (consul, other)}
        for _ in range(60):
            waiting = [p for p in actor.live.prompts_waited_for() if p.seat != "table"]
            if len(waiting) > 1 and waiting[0].kind == SEALED and not any(p.answered for p in waiting):
                break
            if not actor.live.is_running:
                break
            await default(actor)
            hall.app.tables.run_automatic(table)
            await hall.settled()
        else:
            continue
        if not actor.live.is_running:
            continue
        first, second = waiting[0], waiting[1]
        listed, public = await labels(people[second.seat], table), await named_undo_points(actor, None)
        async with actor.turn():
            assert first.default is not None
            await actor.decide(first.seat, first.id, first.default)
        await hall.settled()
        shown = await named_undo_points(actor, None)
        assert [(p.to, p.said, p.steps) for p in shown] == [(p.to, p.said, p.steps) for p in public]
        assert await labels(people[second.seat], table) == listed
        return


async def test_one_refusal_ends_it_and_so_does_the_clock(hall: InProcess) -> None:
    clock = Time(hall)
    table, actor, consul, other = await seated(hall)
    await buy(consul, table, 1)
    await hall.settled()
    head = actor.live.head
    await (await consul.slash("undo", "games", step="buy", table=table)).wait_until_answered()
    await hall.settled()
    said = await (await other.press(other.last("dm", "go back"), "Refuse")).wait_until_answered()
    assert "not agreed" in said.text
    await hall.settled()
    assert actor.live.head == head and "❌" in thread_text(hall, other, table)
    assert not verbs(other.last("dm", "go back")) and "Not agreed" in other.last("dm", "go back").all_words
    await (await consul.slash("undo", "games", step="buy", table=table)).wait_until_answered()
    await hall.settled()
    vote = other.last(hall.thread(table), "asks to go back")
    agree = button(vote, "agree")
    await hall.person("Ada").slash("host pause", "games", table=table)
    await clock.passes(2 * DAY, table)
    assert "⌛" in thread_text(hall, other, table) and not actor.live.row.extra["votes"]
    assert not verbs(vote) and "in time" in vote.all_words
    await refused(await other.forge(vote, agree), "its time is over")


async def test_alone_with_computers_consent_is_one_s_own(hall: InProcess) -> None:
    table = await hall.start("Ada", computers=1)
    actor, ada = await hall.actor(table), hall.person("Ada")
    for _ in range(40):
        if not actor.live.prompts_waited_for() or asked(actor).seat != "1":
            break
        await default(actor)
        hall.app.tables.run_automatic(table)
        await hall.settled()
    choices = (await ada.autocomplete("undo", "step", "", "games", table=table)).choices
    assert choices
    head = actor.live.head
    done = await (await ada.slash("undo", "games", step=choices[-1]["value"], table=table)).wait_until_answered()
    assert "Agreed and done" in done.text or "Nothing has changed" not in done.text
    await hall.settled()
    markers = await hall.app.store.undo_markers(table)
    assert markers and markers[0].kind == "undo" and markers[0].frm == head


async def test_a_host_who_does_not_play_decides_alone(hall: InProcess) -> None:
    table, actor, consul, other = await seated(hall)
    clara = hall.person("Clara")
    handed = await (await hall.person("Ada").slash("host office", "games", to=clara, table=table)).wait_until_answered()
    assert "Clara" in handed.text
    start = actor.live.head
    await buy(consul, table, 1)
    await hall.settled()
    names = await labels(clara, table)
    assert names
    step = (await clara.autocomplete("undo", "step", "", "games", table=table)).choices
    point = next(c for c in reversed(step) if c["name"])
    await (await clara.slash("undo", "games", step=point["value"], table=table)).wait_until_answered()
    await hall.settled()
    assert actor.live.head <= start
    assert "goes back to before" in thread_text(hall, other, table)


async def test_a_step_without_a_barrier_goes_at_once(hall: InProcess) -> None:
    table, actor, consul, other = await seated(hall)
    start = actor.live.head
    await buy(consul, table, 0)
    await hall.settled()
    last = (await hall.app.store.path(table, last=1))[0]
    if last.barrier or last.seat != seat_of(actor, consul):
        return
    await (await consul.slash("undo", "games", step="buy", table=table)).wait_until_answered()
    assert actor.live.head == start
    assert "took back" in thread_text(hall, other, table)


async def test_alone_past_what_was_seen_the_game_is_practice(hall: InProcess) -> None:
    """With others who agree it is none; nor where nothing was drawn."""
    table = await hall.start("Ada", computers=1)
    actor, ada = await hall.actor(table), hall.person("Ada")
    for _ in range(6):
        if any(step.draws for step in (await hall.app.store.path(table))[1:]):
            break
        await default(actor)
        await hall.settled()
    step = (await ada.autocomplete("undo", "step", "", "games", table=table)).choices[-1]["value"]
    await (await ada.slash("undo", "games", step=step, table=table)).wait_until_answered()
    await hall.settled()
    assert extra_of(actor.live.row).rehearsal
    said = thread_text(hall, ada, table)
    assert "from now on this game counts as practice" in said
    assert "🎓 **Practice**" in panel_screen(actor.live, 0, 0).content
    table, actor, consul, other = await seated(hall)
    await buy(consul, table, 1)
    await hall.settled()
    step = (await consul.autocomplete("undo", "step", "", "games", table=table)).choices[0]["value"]
    await (await consul.slash("undo", "games", step=step, table=table)).wait_until_answered()
    await hall.settled()
    await (await other.press(other.last(hall.thread(table), "asks to go back"), "Agree")).wait_until_answered()
    assert not extra_of(actor.live.row).rehearsal
