"""What a table's thread is called: after its scenario and the table, from the lobby on."""

from bot.sandbox import permissions, threads
from bot.sandbox.faults import Fault
from bot.sandbox.people import server_changes
from bot.sandbox.people.person import Person
from bot.sandbox.world import Channel
from bot.tables.forum import SCENARIO, tag_name
from bot.tables.places.thread_names import APART, rename_posts, thread_name
from bot.titles.scenarios import option_split_into_lessons, scenarios_of, short_name, subject_at
from bot.words import Words
from engine.games import game_ids
from engine.store.models import RUNNING
from tests.bot.hall import InProcess, until
from tests.games import EXAMPLE

GAME = next(game for game in game_ids() if len(scenarios_of(game)) > 2)  # of several scenarios
OPTION = option_split_into_lessons(GAME)
assert OPTION is not None
KEY, FIRST = OPTION.key, OPTION.default
OTHERS = [value for value in scenarios_of(GAME) if value != FIRST]
CHANNEL = "/channels/{channel_id}"


def named(scenario: str, table: str = "Ada's table") -> str:
    return f"{short_name(subject_at(GAME, {KEY: scenario}), Words(GAME))}: {table}"


def settle(hall: InProcess, post: Channel) -> None:
    """Let the bot make tags in a forum."""
    bot = hall.sandbox.world.bot_id
    server_changes.set_permission_overwrite(hall.sandbox.hub, post, bot, allow=permissions.MANAGE_CHANNELS)


async def choose(hall: InProcess, person: Person, table: str, scenario: str) -> None:
    """Choose another scenario in the lobby, by presses."""
    row = (await hall.actor(table)).live.row
    assert row.lobby_card is not None
    place = hall.sandbox.world.channels[str(row.thread if row.extra.get("forum") else row.channel)]
    card = place.messages[str(row.lobby_card)]
    form = (await person.press(card, "Options")).message
    assert form is not None
    if f"opt:{table}::{KEY}" not in str(form.components):
        await person.select(form, KEY, placeholder="Another rule of the table")
    await (await person.select(form, scenario, custom_id=f"opt:{table}::{KEY}")).wait_until_answered()
    await hall.settled()


def renames(hall: InProcess) -> int:
    return len([1 for method, route, _ in hall.sandbox.server.log if (method, route) == ("PATCH", CHANNEL)])


async def test_a_thread_says_scenario_and_table_and_follows_the_lobby(hall: InProcess) -> None:
    ada = hall.person("Ada")
    table = await hall.create("Ada", game=GAME)
    assert hall.thread(table).name == named(FIRST)
    await choose(hall, ada, table, OTHERS[0])
    assert hall.thread(table).name == named(OTHERS[0])
    kept = (await hall.actor(table)).live.extra
    assert kept.thread_name == named(OTHERS[0]) and kept.renamed > 0


async def test_a_thread_is_named_in_the_language_that_the_table_gets(hall: InProcess) -> None:
    ada = hall.person("Ada")
    table = await hall.create("Ada", game=GAME)
    await (await ada.slash("host language", hall.thread(table), language="it")).wait_until_answered()
    await hall.settled()
    played = short_name(subject_at(GAME, {KEY: FIRST}), Words(GAME, language="it"))
    assert hall.thread(table).name == f"{played}: Ada's table" != named(FIRST)


async def test_of_several_changes_the_last_is_told_once_some_minutes_later(hall: InProcess) -> None:
    ada = hall.person("Ada")
    table = await hall.create("Ada", game=GAME)
    await choose(hall, ada, table, OTHERS[0])
    await choose(hall, ada, table, OTHERS[1])
    await choose(hall, ada, table, FIRST)
    assert renames(hall) == 1 and hall.thread(table).name == named(OTHERS[0])
    row = (await hall.actor(table)).live.row
    (post,) = rename_posts(row)
    assert post.not_before == (await hall.actor(table)).live.extra.renamed + APART
    await choose(hall, ada, table, OTHERS[0])
    assert not rename_posts((await hall.actor(table)).live.row)  # it is called so


async def test_a_game_without_scenarios_is_named_itself(hall: InProcess) -> None:
    table = await hall.create("Ada")
    assert hall.thread(table).name == f"{Words(EXAMPLE).name(EXAMPLE)}: Ada's table"
    assert thread_name((await hall.actor(table)).live.row) == hall.thread(table).name


async def test_a_thread_of_before_is_named_at_the_start_and_a_refusal_stops_nothing(hall: InProcess) -> None:
    ada = hall.person("Ada")
    table = await hall.create("Ada", game=GAME)
    actor = await hall.actor(table)
    async with actor.turn() as live:
        extra = {**live.row.extra, "thread_name": ""}
        live.replace(row=await actor.store.update_table(live.row, extra=extra))
    hall.sandbox.faults.add(Fault("PATCH", CHANNEL, status=403, code=50013))
    await (await ada.press(hall.card(table), "Against computers, now")).wait_until_answered()
    await hall.settled()
    assert actor.live.row.status == RUNNING and hall.thread(table).name == named(FIRST)
    assert actor.live.extra.thread_name == ""  # so the next change tries it again


async def test_a_third_name_in_ten_minutes_waits_for_discord(hall: InProcess) -> None:
    table = await hall.create("Ada", game=GAME)
    thread = hall.thread(table)
    for name in ("once", "twice"):
        threads.change_thread(hall.sandbox.hub, thread, hall.sandbox.world.bot_id, {"name": name})
    await choose(hall, hall.person("Ada"), table, OTHERS[0])
    assert thread.name == "twice"
    hall.sandbox.hub.limits.renames = (9, 600.0)
    await hall.app.store.retry_now(table, hall.app.tables.now())
    hall.app.worker.notify()
    await until(lambda: thread.name == named(OTHERS[0]))


async def test_a_post_in_a_forum_bears_its_scenario_as_a_tag(hall: InProcess) -> None:
    ada, place = hall.person("Ada"), hall.sandbox.channel("tables")
    settle(hall, place)
    said = await (await ada.slash("game create", game=GAME, channel=place)).wait_until_answered()
    table = said.text.split("(table ")[1][:5]
    await hall.settled()
    post = next(c for c in hall.sandbox.world.channels.values() if c.parent_id == place.id)

    def tags() -> set[str]:
        return {tag.name for tag in place.tags if tag.id in post.applied}

    assert tags() == {"Open", tag_name(GAME, "game"), tag_name(GAME, SCENARIO, scenario=FIRST)}
    await choose(hall, ada, table, OTHERS[0])
    assert tags() == {"Open", tag_name(GAME, "game"), tag_name(GAME, SCENARIO, scenario=OTHERS[0])}
    assert post.name == named(OTHERS[0])
