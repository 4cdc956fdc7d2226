"""A display name that a person changes on Discord while a game goes on."""

from bot.sandbox.people.person import Person
from engine.kernel.prompts import MUST, SEALED
from tests.bot.clockwork import asked, default, seat_of, seated, thread_text
from tests.bot.hall import InProcess
from tests.bot.walking import by_buttons


def nicknamed(hall: InProcess, who: Person, nick: str) -> None:
    """Give a person a name of the server's own."""
    next(iter(hall.sandbox.world.guilds.values())).members[who.id].nick = nick


async def buys(hall: InProcess, who: Person, table: str, where: str) -> None:
    """Let the Consul buy no card."""
    receipt = await (await who.slash("samnite buy-cards", where, gold=0, table=table)).wait_until_answered()
    assert "Nothing has changed" not in receipt.text, receipt
    await hall.settled()


async def test_a_new_name_is_taken_over_at_the_next_decision_and_told(hall: InProcess) -> None:
    table, actor, consul, _ = await seated(hall)
    seat, before = seat_of(actor, consul), consul.name
    assert asked(actor).kind == MUST
    consul.user.global_name = "Zenobia"
    await consul.slash("table", "games", table=table)
    assert actor.live.names[seat] == before  # a look is no decision
    await buys(hall, consul, table, "dm")
    assert actor.live.names[seat] == "Zenobia"
    assert f"{before} is called Zenobia now" in thread_text(hall, consul, table)


async def test_a_name_of_the_server_is_not_lost_in_a_dm(hall: InProcess) -> None:
    for name in ("Ada", "Boris"):
        nicknamed(hall, hall.person(name), f"{name} of Capua")
    table, actor, consul, _ = await seated(hall)
    seat, before = seat_of(actor, consul), actor.live.names[seat_of(actor, consul)]
    assert before.endswith("of Capua")
    await buys(hall, consul, table, "dm")
    assert actor.live.names[seat] == before


async def test_a_new_name_of_the_server_is_taken_over(hall: InProcess) -> None:
    table, actor, consul, _ = await seated(hall)
    seat = seat_of(actor, consul)
    nicknamed(hall, consul, "Dictator")
    await buys(hall, consul, table, "games")
    assert actor.live.names[seat] == "Dictator"


async def test_a_sealed_answer_tells_nobody_by_a_new_name_that_it_was_given(hall: InProcess) -> None:
    table, actor, consul, other = await seated(hall)
    while asked(actor).kind != SEALED:
        await default(actor)
    hall.app.tables.run_automatic(table)
    await hall.settled()
    prompt = asked(actor)
    who = consul if prompt.seat == seat_of(actor, consul) else other
    who.user.global_name = "Zenobia"
    clara = hall.person("Clara")
    before = thread_text(hall, clara, table)
    await by_buttons(who, hall.thread(table), prompt, prompt.default)
    await hall.settled()
    assert "Zenobia" not in actor.live.names.values() and thread_text(hall, clara, table) == before
