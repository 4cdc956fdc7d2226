"""A game that is over, played on from any of its steps: as practice by DM, or with others; it counts for nothing."""

import re

import msgspec
import pytest

from bot.records.matches import finished_matches
from bot.sandbox.people.person import Person, controls_of, text_of
from bot.sandbox.world import Message
from bot.screens.studies.play_on_screen import play_on_command_line
from bot.tables.actor import Actor
from bot.tables.endings.results import keep_result
from bot.tables.table_extra import extra_of, with_extra
from bot.tables.undo_points import named_undo_points
from bot.tables.watching.steps import steps_of
from bot.words import Words
from data.speaking import language_context
from engine.kernel.prompts import MUST
from engine.store.models import ABANDONED, COMPUTER, LOBBY, OVER, RUNNING, TableRow
from engine.store.verification.export import export_table
from engine.store.verification.verify import verify_export
from tests.bot.clockwork import played_out
from tests.bot.hall import InProcess, button, refused, verbs
from tests.bot.screens.test_finale import SHORT, ended, some_short_games

OTHER_DICE = re.compile(r"round (\d+) \(step (\d+)\)")


async def pressed(who: Person, message: Message, verb: str) -> Message:
    """Press what does this on a message; return what came of it."""
    receipt = await (await who.press(message, custom_id=button(message, verb))).wait_until_answered()
    assert receipt.message is not None, receipt
    return receipt.message


async def middle(actor: Actor) -> int:
    """Return a step from the middle of a game."""
    path = await actor.store.path(actor.live.row.id)
    return path[len(path) // 2].id


async def study_of(hall: InProcess, who: Person) -> TableRow:
    """Return the only study of a person by DM."""
    rows = await hall.app.store.tables(user=int(who.id))
    (found,) = [row for row in rows if extra_of(row).study is not None and extra_of(row).practice]
    return found


@pytest.mark.parametrize("game", some_short_games(1))
async def test_a_step_is_played_on_by_the_command_with_dice_of_its_own(hall: InProcess, game: str) -> None:
    table, _ = await ended(hall, game, "Boris")
    source, clara = await hall.actor(table), hall.person("Clara")
    step = await middle(source)
    live = source.live
    receipt = await clara.slash("game from", "games", table=table, step=str(step), side="2")
    assert "in your DMs" in (await receipt.wait_until_answered()).text
    await hall.settled()
    row = await study_of(hall, clara)
    assert row.status == RUNNING and row.guild == 0 and extra_of(row).practice == "2"
    assert [seat.kind for seat in row.seats if seat.seat != "2"] == [COMPUTER] * (len(row.seats) - 1)
    actor = await hall.actor(row.id)
    then = live.game.decode(await source.store.state_at(table, step))
    begun = live.game.decode(await source.store.state_at(row.id, 1))
    assert begun.prompt_key != then.prompt_key and live.game.round(begun) == live.game.round(then)
    for seat in live.row.seats:  # each knows what it knew there
        assert live.game.view(begun, seat.seat) == live.game.view(then, seat.seat)
    assert (await actor.dice_keys()).of(2) != (await source.dice_keys()).of(2)
    told = "\n".join(m.all_words for m in clara.messages("dm"))
    assert OTHER_DICE.search(told) and f"(step {step})" in told and "counts in no ratings" in told
    again = await clara.slash("game from", "games", table=table, step=str(step), side="2")
    await again.wait_until_answered()
    assert (await study_of(hall, clara)).id == row.id  # the same once more is the same table


async def test_the_end_leads_to_a_study_by_presses(hall: InProcess) -> None:
    table, card = await ended(hall, SHORT[0], "Boris", rounds=3)
    boris = hall.person("Boris")
    shown = await pressed(boris, card, "playon")
    assert shown.ephemeral_to == boris.id and {"playon", "playas", "playsolo", "playwith"} <= set(verbs(shown))
    lists = [c for c in controls_of(shown) if c["custom_id"].startswith("playon")]
    first = lists[0]["options"][0]["value"]
    chosen = await (await boris.select(shown, first, custom_id=lists[0]["custom_id"])).wait_until_answered()
    assert (
        chosen.message is not None
        and f"step {first}" in chosen.text
        and play_on_command_line(table, int(first)) in chosen.text
    )
    await pressed(boris, chosen.message, "playsolo")
    row = await study_of(hall, boris)
    assert extra_of(row).study.step == int(first)  # type: ignore[union-attr]
    assert extra_of(row).practice == "2"  # where he sat


async def test_looking_back_leads_to_a_study_of_the_step_that_one_sees(hall: InProcess) -> None:
    table, _ = await ended(hall, SHORT[0], "Boris")
    felix, actor = hall.person("Felix"), await hall.actor(table)
    looked = await (await felix.slash("watch", hall.thread(table))).wait_until_answered()
    assert looked.message is not None and "playon" not in verbs(looked.message)  # at its end nothing is left to play
    page = await (await felix.press(looked.message, "◀ Step")).wait_until_answered()
    assert page.message is not None
    step = (await steps_of(actor, None))[-2].decision
    assert f":{step}" in button(page.message, "playon")
    assert f"step {step}" in text_of(await pressed(felix, page.message, "playon"))


async def test_nothing_is_studied_of_a_game_that_is_not_over(hall: InProcess) -> None:
    """Not by the command, a forged press, or a name in its list; nor of one that rests."""
    table = await hall.start("Ada", "Boris", game=SHORT[0])
    boris, actor = hall.person("Boris"), await hall.actor(table)
    step = str((await actor.store.path(table))[-1].id)
    before = await hall.stand(table)
    await refused(await boris.slash("game from", "games", table=table, step=step), "not over")
    await refused(await boris.slash("game from", "games", table=table), "not over")
    card = hall.card(table)
    for verb in ("playon", "playas", "playsolo", "playwith"):
        forged = await boris.forge(card, f"{verb}:{table}:1:{step}")
        await refused(forged, "not over")
    assert await hall.stand(table) == before
    assert all(extra_of(row).study is None for row in await hall.app.store.tables())
    tables = await boris.autocomplete("game from", "table", "")
    assert table not in [choice["value"] for choice in tables.choices]
    assert not (await boris.autocomplete("game from", "step", "", table=table)).choices


async def test_what_cannot_be_is_said(hall: InProcess) -> None:
    table, _ = await ended(hall, SHORT[0], "Boris")
    boris, last = hall.person("Boris"), (await (await hall.actor(table)).store.path(table))[-1].id
    await refused(await boris.slash("game from", "games", table=table, step=str(last)), "over already")
    await refused(await boris.slash("game from", "games", table=table, step=str(last + 1)), "no step")
    await refused(await boris.slash("game from", "games", table=table, step="the ides"), "no step the ides")
    await refused(await boris.slash("game from", "games", table=table, step="1", side="Zeno"), "no seat Zeno")
    steps = (await boris.autocomplete("game from", "step", "", table=table)).choices
    assert steps and all(choice["value"].isdecimal() for choice in steps)


async def test_a_study_with_others_takes_who_comes_and_counts_for_nothing(hall: InProcess) -> None:
    table, _ = await ended(hall, SHORT[0], "Boris")
    ada, clara, source = hall.person("Ada"), hall.person("Clara"), await hall.actor(table)
    step = str((await source.store.path(table))[3].id)
    opened = await (
        await ada.slash("game from", "games", table=table, step=step, against="people")
    ).wait_until_answered()
    await hall.settled()
    (row,) = [one for one in await hall.app.store.tables(statuses=(LOBBY,)) if extra_of(one).study is not None]
    assert row.id in opened.text and row.guild and len(row.seats) == len(source.live.row.seats)
    assert "Study" in hall.card(row.id).all_words and "no ratings" in hall.card(row.id).all_words
    joined = await (await clara.slash("game join", "games", table=row.id)).wait_until_answered()
    assert "Clara" in joined.text or joined.message is not None
    actor = await hall.actor(row.id)
    seat = actor.live.seat_of(int(clara.id))
    assert seat is not None and seat.seat != "1"
    await refused(await ada.slash("game join", "games", table=row.id), "already")
    await (await clara.slash("game leave", "games", table=row.id)).wait_until_answered()
    assert actor.live.seat_of(int(clara.id)) is None and len(actor.live.row.seats) == len(source.live.row.seats)
    await (await clara.slash("game join", "games", table=row.id)).wait_until_answered()
    started = await (await ada.slash("game start", "games", table=row.id)).wait_until_answered()
    await hall.settled()
    assert actor.live.is_running, started.text
    said = "\n".join(m.all_words for m in hall.thread(row.id).messages.values())
    assert "A study." in said and f"(step {step})" in said
    await played_out(actor, why="")
    await hall.settled()
    for one in (actor, source):
        async with one.turn():
            await keep_result(one)
    assert actor.live.row.status == OVER and actor.live.extra.result is None
    assert [match.table for match in await finished_matches(hall.app.store, guild=row.guild)] == [table]
    end = "\n".join(m.all_words for m in hall.thread(row.id).messages.values())
    assert end.count("no ratings") >= 2


async def test_a_study_goes_back_to_its_beginning_and_no_further(hall: InProcess) -> None:
    table, _ = await ended(hall, SHORT[0], "Boris")
    clara, source = hall.person("Clara"), await hall.actor(table)
    path = await source.store.path(table)
    await (await clara.slash("game from", "games", table=table, step=str(path[2].id))).wait_until_answered()
    actor = await hall.actor((await study_of(hall, clara)).id)
    await hall.settled()
    live = actor.live
    for _ in range(2):
        async with actor.turn():
            prompt = next(p for p in live.prompts_waited_for() if p.answered is None and p.seat == live.public_audience)
            assert prompt.default is not None
            await actor.decide(prompt.seat, prompt.id, prompt.default, user=int(clara.id))
        await hall.settled()
    points = await named_undo_points(actor, live.public_audience)
    assert points and min(point.to for point in points) >= live.first_decision == 1


@pytest.mark.parametrize("game", some_short_games(0))
async def test_the_export_of_a_study_names_its_origin_and_verifies(hall: InProcess, game: str) -> None:
    table, _ = await ended(hall, game, "Boris")
    clara, source = hall.person("Clara"), await hall.actor(table)
    step = await middle(source)
    await (await clara.slash("game from", "games", table=table, step=str(step))).wait_until_answered()
    row = await study_of(hall, clara)
    actor = await hall.actor(row.id)
    await hall.settled()
    await played_out(actor, why="")
    document = await export_table(hall.app.store, row.id)
    assert document["epochs"][1]["reason"] == f"from {table} {step}"
    report = verify_export(document, commitment=row.commitment)
    assert report.ok and not report.difference, report
    (said,) = [one.said for one in report.findings if one.thing == "origin"]
    assert f"step {step} of table {table}" in said and "counts for nothing" in said
    assert report.counts["begun at a step of another table"] == 1 and report.counts["positions set by hand"] == 0
    document["epochs"][1]["reason"] = f"from {table} {step + 1}"
    assert not verify_export(document).ok  # another origin is another game


async def test_answers_that_were_being_collected_are_asked_for_once_more(hall: InProcess) -> None:
    """Some of them never took effect, and stay secret."""
    table, _ = await ended(hall, SHORT[0], "Boris", rounds=2)
    source, clara = await hall.actor(table), hall.person("Clara")
    game = source.live.game
    half = None
    for decision in await source.store.path(table):
        state = game.decode(await source.store.state_at(table, decision.id))
        if state.pending is not None and state.pending.kind != MUST and state.pending.answers:
            half = decision.id
    assert half is not None
    await (await clara.slash("game from", "games", table=table, step=str(half))).wait_until_answered()
    row = await study_of(hall, clara)
    begun = game.decode(await source.store.state_at(row.id, 1))
    assert begun.pending is not None and not begun.pending.answers


async def test_a_study_whose_game_is_gone_is_given_up(hall: InProcess) -> None:
    """As after a kill between its making and its start."""
    table, _ = await ended(hall, SHORT[0], "Boris")
    ada, source = hall.person("Ada"), await hall.actor(table)
    step = str((await source.store.path(table))[2].id)
    await (await ada.slash("game from", "games", table=table, step=step, against="people")).wait_until_answered()
    (row,) = [one for one in await hall.app.store.tables(statuses=(LOBBY,)) if extra_of(one).study is not None]
    actor = await hall.actor(row.id)
    async with actor.turn() as live:
        study = live.extra.study
        assert study is not None
        gone = with_extra(live.row, study=msgspec.structs.replace(study, table="ZZZZZ"), practice="1")
        live.replace(row=await actor.store.update_table(live.row, extra=gone))
    await hall.app.tables.put_idle_tables_aside(hall.app.tables.now())
    assert actor.live.row.status == ABANDONED


def test_the_line_is_in_its_readers_language() -> None:
    assert play_on_command_line("AB12C", 7) == "/game from table:AB12C step:7"
    with language_context("it"):
        words = Words("common")
        assert play_on_command_line("AB12C", 7) == f"/{words('slash.game')} da tavolo:AB12C passo:7"
