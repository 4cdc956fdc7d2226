"""/host accounts and the fixed hours of /host deadlines: each is set by itself, told, and refused in words."""

from datetime import UTC, datetime

from bot.tables.timing import question_deadline
from tests.bot.clockwork import DAY, HOUR, Time, seated, thread_text
from tests.bot.hall import InProcess, button, refused


async def test_terms_are_set_one_by_one_and_stand_on_the_card(hall: InProcess) -> None:
    table, ada = await hall.create("Ada", "Boris"), hall.person("Ada")
    said = await (
        await ada.slash_with("host accounts", "games", {"days": 5, "per-answer": 3, "table": table})
    ).wait_until_answered()
    assert "5 days each for the whole game" in said.text and "3 h more an answer" in said.text
    await (
        await ada.slash_with("host accounts", "games", {"then": "computer", "holidays": 7, "table": table})
    ).wait_until_answered()
    await hall.settled()
    card = hall.card(table).all_words
    assert "Time: 5 days each" in card and "a computer player sits in" in card and "7 days of holidays" in card
    await (
        await ada.slash_with("host accounts", "games", {"days": 0, "holidays": 0, "table": table})
    ).wait_until_answered()
    await hall.settled()
    assert "Time:" not in hall.card(table).all_words


async def test_without_options_it_says_how_things_stand_and_tells_the_table_nothing(hall: InProcess) -> None:
    table, ada = await hall.create("Ada", "Boris"), hall.person("Ada")
    said = await (await ada.slash("host accounts", "games", table=table)).wait_until_answered()
    assert "nothing beyond the deadlines" in said.text and "has changed" not in said.text
    await (await ada.slash("host accounts", "games", days=5, table=table)).wait_until_answered()
    assert "5 days each" in (await (await ada.slash("host accounts", "games", table=table)).wait_until_answered()).text
    await hall.settled()
    assert thread_text(hall, ada, table).count("has changed the time") == 1


async def test_the_options_of_a_lobby_say_by_which_commands_time_is_set(hall: InProcess) -> None:
    """Nobody finds accounts and fixed hours who does not know the commands: the form has the pace alone."""
    table, ada = await hall.create("Ada", "Boris"), hall.person("Ada")
    shown = await (await ada.press(hall.card(table), custom_id=button(hall.card(table), "opts"))).wait_until_answered()
    assert "</host deadlines:" in shown.text and "</host accounts:" in shown.text


async def test_deadlines_without_options_says_how_they_stand_and_tells_the_table_nothing(hall: InProcess) -> None:
    table, ada = await hall.create("Ada", "Boris"), hall.person("Ada")
    said = await (await ada.slash("host deadlines", "games", table=table)).wait_until_answered()
    assert "The times of this table" in said.text and "changed the times" not in said.text
    await (await ada.slash("host deadlines", "games", hours=48, table=table)).wait_until_answered()
    await hall.settled()
    assert thread_text(hall, ada, table).count("changed the times") == 1


async def test_what_cannot_be_is_said_and_changes_nothing(hall: InProcess) -> None:
    table, ada = await hall.create("Ada", "Boris"), hall.person("Ada")
    before = await hall.stand(table)
    for options, why in (
        ({"per-answer": 3}, "how long it is"),
        ({"again-after": 3}, "how many missed deadlines"),
    ):
        await refused(await ada.slash_with("host accounts", "games", {**options, "table": table}), why)
    await refused(await hall.person("Boris").slash("host accounts", "games", days=3, table=table), "Only the host, Ada")
    await refused(await ada.slash("host deadlines", "games", at="noon", table=table), "no time of the day")
    await refused(await ada.slash("host deadlines", "games", at="20:00", hours=0, table=table), "need a deadline")
    assert await hall.stand(table) == before


async def test_what_was_used_of_an_account_stays_used_when_it_is_changed(hall: InProcess) -> None:
    time = Time(hall)
    table, actor, _, _ = await seated(hall)
    ada, key = hall.person("Ada"), actor.live.prompts_waited_for()[0].seat
    await (await ada.slash("host accounts", "games", days=2, table=table)).wait_until_answered()
    await time.passes(5 * HOUR, table)
    await (await ada.slash("host accounts", "games", days=4, table=table)).wait_until_answered()
    await hall.settled()
    clock = actor.live.extra.clocks[key]
    assert clock.since is not None and clock.since + (clock.left or 0) == time.at - 5 * HOUR + 4 * DAY


async def test_deadlines_pass_at_a_fixed_hour_in_the_table_s_zone(hall: InProcess) -> None:
    time = Time(hall)
    time.at = datetime(2027, 3, 26, 9, tzinfo=UTC).timestamp()  # a Friday; the clocks go forward on Sunday
    table, actor, _, _ = await seated(hall)
    said = await (
        await hall.person("Ada").slash(
            "host deadlines", "games", at="8pm", weekends="off", zone="Europe/Rome", hours=12, table=table
        )
    ).wait_until_answered()
    assert "20:00, Monday to Friday" in said.text
    await hall.settled()
    assert question_deadline(actor.live, 1.0) == datetime(2027, 3, 29, 18, tzinfo=UTC).timestamp()
    await (await hall.person("Ada").slash("host deadlines", "games", weekends="on", table=table)).wait_until_answered()
    assert question_deadline(actor.live, 1.0) == datetime(2027, 3, 27, 19, tzinfo=UTC).timestamp()
    await (await hall.person("Ada").slash("host deadlines", "games", at="off", table=table)).wait_until_answered()
    assert question_deadline(actor.live, 1.0) == time.at + 12 * HOUR
