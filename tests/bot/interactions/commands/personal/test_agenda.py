"""/agenda: what waits for a person at all their tables, by when, with a button to each question."""

from bot.sandbox.people.person import controls_of
from bot.tables.missed_deadlines import hand_to_computer, pause_clock
from tests.bot.clockwork import Time, seated
from tests.bot.hall import InProcess


async def test_what_waits_is_listed_with_a_button_that_opens_it(hall: InProcess) -> None:
    Time(hall)
    first, actor, consul, other = await seated(hall, deadline=48)
    mine = await (await consul.slash("agenda", "dm")).wait_until_answered()
    message = mine.message
    assert message is not None and "What waits for you" in mine.text
    opens = [c["custom_id"] for c in controls_of(message) if str(c["custom_id"]).startswith("open:")]
    assert any(f":{first}:" in one for one in opens)
    receipt = await (
        await consul.press(message, custom_id=next(one for one in opens if f":{first}:" in one))
    ).wait_until_answered()
    assert receipt.message is not None and first in receipt.message.all_words + receipt.text
    idle = await (await other.slash("agenda", "dm")).wait_until_answered()
    seat = actor.live.seat_of(int(other.id))
    assert seat is not None and not any(p.seat == seat.seat for p in actor.live.prompts_waited_for())
    assert "nothing is asked of you there now" in idle.text


async def test_a_table_whose_clock_stands_still_says_so_instead_of_a_deadline(hall: InProcess) -> None:
    Time(hall)
    _, actor, consul, _ = await seated(hall, deadline=48)
    assert "until <t:" in (await (await consul.slash("agenda", "dm")).wait_until_answered()).text
    async with actor.turn():
        await pause_clock(actor, [])
    said = (await (await consul.slash("agenda", "dm")).wait_until_answered()).text
    assert "· ⏸️ paused ·" in said and "until <t:" not in said


async def test_who_plays_nowhere_is_told_so(hall: InProcess) -> None:
    said = await (await hall.person("Clara").slash("agenda", "games")).wait_until_answered()
    assert said.is_ephemeral and "You play at no table" in said.text


async def test_where_a_computer_player_keeps_ones_seat_is_told_with_the_way_back(hall: InProcess) -> None:
    """Whose account of time had ended was told that they play at no table."""
    Time(hall)
    table, actor, consul, _ = await seated(hall)
    async with actor.turn() as live:
        seat = live.seat_of(int(consul.id))
        assert seat is not None
        await hand_to_computer(actor, seat, "ledger.taken_over", owner=seat.user, count=3)
    said = (await (await consul.slash("agenda", "dm")).wait_until_answered()).text
    assert f"keeps your seat at {actor.live.row.name}: " in said and "takes it back." in said
    await (await consul.slash("back", "games", table=table)).wait_until_answered()
    assert "keeps your seat" not in (await (await consul.slash("agenda", "dm")).wait_until_answered()).text
