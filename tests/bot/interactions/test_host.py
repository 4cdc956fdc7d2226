"""The host's office and its trail, votes to go on without somebody, a server's limits, standing orders."""

import asyncio

import msgspec
import pytest

from bot.interactions.commands.server import ServerLimits
from bot.sandbox.people import forms
from bot.sandbox.people.forms import RefusedError
from bot.sandbox.people.person import Person
from bot.sandbox.threads import delete_channel
from bot.sandbox.world import Role
from engine.kernel.orders import orderable_moments
from engine.kernel.prompts import WINDOW
from engine.store.models import ARCHIVED, COMPUTER
from tests.bot.clockwork import HOUR, Time, asked, default, dm_text, seat_of, seated, thread_text
from tests.bot.hall import InProcess, ends, refused


async def trail(hall: InProcess, who: str, table: str) -> str:
    return (await (await hall.person(who).slash("host audit", "games", table=table)).wait_until_answered()).text


async def test_each_deed_stands_in_a_public_trail(hall: InProcess) -> None:
    table, actor, _, _ = await seated(hall)
    ada, clara = hall.person("Ada"), hall.person("Clara")
    assert "Nothing yet" in await trail(hall, "Clara", table)
    for command, options in (
        ("host pause", {}), ("host resume", {}), ("host extend", {"hours": 5}), ("host deadlines", {"hours": 48}),
        ("host repost", {}), ("host force", {}), ("host office", {"to": hall.person("Boris")}),
    ):  # fmt: skip
        await refused(
            await clara.slash(command, "games", table=table, **options), "Only the host", "Nothing has changed"
        )
        done = await (await ada.slash(command, "games", table=table, **options)).wait_until_answered()
        assert "Ada" in done.text and "Not done" not in done.text, (command, done)
    await hall.settled()
    said, thread = await trail(hall, "Clara", table), thread_text(hall, clara, table)
    for words in ("paused the table", "go on", "5 hours more", "48 h", "posted anew", "default played", "to Boris"):
        assert words in said and words in thread, words
    assert str(actor.live.row.host) == hall.person("Boris").id
    await refused(await ada.slash("host end", "games", table=table), "Only the host, Boris")
    await ends(hall.person("Boris"), "host end", table)
    await hall.settled()
    await (await ada.press(ada.last(hall.thread(table), "asks to end"), "Agree")).wait_until_answered()
    assert actor.live.row.status == ARCHIVED and "ended the game" in await trail(hall, "Clara", table)


async def test_forcing_the_default_tells_nobody_who_has_answered(hall: InProcess) -> None:
    table, actor, consul, other = await seated(hall)
    ada, first = hall.person("Ada"), asked(actor)
    if first.seat != "2":
        await refused(await ada.slash("host force", "games", seat="Boris", table=table), "Nothing is asked there")
    done = await (await ada.slash("host force", "games", seat=consul.name, table=table)).wait_until_answered()
    assert "default played" in done.text
    path = await hall.app.store.path(table)
    assert any(d.why == "forced" and d.seat == seat_of(actor, consul) for d in path)
    for _ in range(60):
        if any(p.kind == WINDOW and p.seat != "table" and p.answered is None for p in actor.live.prompts_waited_for()):
            break
        await default(actor)
        hall.app.tables.run_automatic(table)
        await hall.settled()
    else:
        return
    await refused(await ada.slash("host force", "games", seat="Ada", table=table), "only all can be forced")
    await hall.settled()
    before = thread_text(hall, other, table).count("default played")
    await (await ada.slash("host force", "games", table=table)).wait_until_answered()
    await hall.settled()
    assert thread_text(hall, other, table).count("default played") == before + 1


async def test_going_on_without_somebody_needs_more_than_half_of_the_others(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris", "Clara")
    actor = await hall.actor(table)
    ada, boris, clara = (hall.person(n) for n in ("Ada", "Boris", "Clara"))
    await refused(await hall.person("Dmitri").slash("host kick", "games", seat="Clara", table=table), "do not play")
    await refused(await ada.slash("host kick", "games", seat="Ada", table=table), "game leave")
    opened = await (await ada.slash("host kick", "games", seat="Clara", table=table)).wait_until_answered()
    assert "others are asked" in opened.text
    await hall.settled()
    vote = boris.last(hall.thread(table), "go on without")
    assert "More than half" in vote.all_words and "go on without" not in dm_text(clara)
    await refused(await clara.press(vote, "Refuse"), "not among those")
    await (await boris.press(vote, "Agree")).wait_until_answered()
    await hall.settled()
    seat = actor.live.seat_row("3")
    assert seat is not None and seat.kind == COMPUTER and seat.owner is None
    await refused(await clara.slash("back", "games"), "not away")
    await refused(await clara.slash("hand", "games", table=table), "do not play")
    assert "go on without" in await trail(hall, "Boris", table)


async def test_two_alone_cannot_be_rid_of_one_another_at_once(hall: InProcess) -> None:
    clock = Time(hall)
    table, actor, consul, other = await seated(hall)
    late = seat_of(actor, consul)
    await refused(await other.slash("host kick", "games", seat=consul.name, table=table), "only two")
    for _ in range(20):
        if [d.why for d in await hall.app.store.path(table) if d.seat == late and d.why == "deadline"]:
            break
        await clock.passes(25 * HOUR, table)
    await (await other.slash("host kick", "games", seat=consul.name, table=table)).wait_until_answered()
    await hall.settled()
    seat = actor.live.seat_row(late)
    assert seat is not None and seat.kind == COMPUTER


async def test_thread_and_panel_are_built_anew_from_the_store(hall: InProcess) -> None:
    table, actor, consul, _ = await seated(hall)
    await (await consul.slash("samnite buy-cards", "games", gold=1, table=table)).wait_until_answered()
    await hall.settled()
    old = hall.thread(table)
    hand = {actor.live.words.name(c) for s in "12" for c in actor.live.state.hand(s)}
    told = thread_text(hall, consul, table)
    delete_channel(hall.sandbox.hub, old)
    rebuilt = await (await hall.person("Ada").slash("host rebuild", "games", table=table)).wait_until_answered()
    assert "is open" in rebuilt.text
    await hall.settled()
    new = hall.thread(table)
    assert new.id != old.id and consul.pins(new) and "Round 1 of" in consul.pins(new)[0].all_words
    text = thread_text(hall, consul, table)
    assert "built anew" in text and "first Consul" in text
    assert not {name for name in hand if name in text} - {name for name in hand if name in told}
    pinned = consul.pins(new)[0].id
    await (await hall.person("Ada").slash("host repost", "games", table=table)).wait_until_answered()
    await hall.settled()
    assert consul.pins(new)[0].id != pinned and "Your hand, once more" in dm_text(consul)


# A server's limits


async def test_a_server_s_commands_are_shown_to_those_who_manage_it(hall: InProcess) -> None:
    people = [hall.person(n) for n in ("Ada", "Boris", "Clara")]
    owner = next(p for p in people if p.id == hall.sandbox.guild.owner_id)
    guest = next(p for p in people if p is not owner)
    assert "every channel" in (await owner.slash("server show", "games")).text
    with pytest.raises(RefusedError):
        await guest.slash("server show", "games")


async def test_server_limits(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forms, "_offered", lambda *_: True)  # a server may show them to whom it likes
    boris = hall.person("Boris")
    owner = next(hall.person(n) for n in ("Ada", "Boris", "Clara") if hall.person(n).id == hall.sandbox.guild.owner_id)
    if owner.id == boris.id:
        boris = hall.person("Clara")
    await refused(await boris.slash("server tables", "games", most=1), "may manage this server")
    assert "every channel" in (await boris.slash("server show", "games")).text
    assert "at once: 1" in (await owner.slash("server tables", "games", most=1)).text
    table = await hall.create("Boris")
    await refused(await boris.slash("game create", "games", game="samnite_wars"), "Tables open in this server: 1,")
    await owner.slash("server tables", "games", most=0)
    other = next(c for c in hall.sandbox.guild.channels if c != hall.sandbox.channel("games").id)
    await owner.slash("server channels", "games", allow=other)
    await refused(await boris.slash("game create", "games", game="samnite_wars"), f"<#{other}>")
    await owner.slash("server channels", "games", forbid=other)
    role = Role(hall.sandbox.hub.ids.next(), "Legates", 0, position=0)
    hall.sandbox.guild.roles[role.id] = role
    assert f"<@&{role.id}>" in (await owner.slash("server creators", "games", role=role.id)).text
    await refused(await boris.slash("game create", "games", game="samnite_wars"), "not among them")
    hall.sandbox.guild.members[boris.id].roles.append(role.id)
    await hall.create(boris.name)
    hall.sandbox.guild.members[boris.id].roles.clear()
    await owner.slash("server creators", "games", who="managers")
    await refused(await boris.slash("game create", "games", game="samnite_wars"), "not among them")
    assert len(await hall.app.store.tables()) == 2 and table
    await hall.create(owner.name)


# Standing orders


async def to_window(hall: InProcess, table: str) -> bool:
    """Play on until a window asks a person something; False if none came."""
    actor = await hall.actor(table)
    for _ in range(150):
        if any(p.kind == WINDOW and p.seat != "table" and p.answered is None for p in actor.live.prompts_waited_for()):
            return True
        if not actor.live.is_running:
            return False
        await default(actor)
        hall.app.tables.run_automatic(table)
        await hall.settled()
    return False


async def test_standing_orders_by_window(hall: InProcess) -> None:
    table, actor, consul, other = await seated(hall)
    assert "war.negate" in orderable_moments(actor.live.game) and "turn.dusk" in orderable_moments(actor.live.game)
    assert "no standing orders" in (await consul.slash("orders list", "games", table=table)).text
    names = (await consul.autocomplete("orders set", "window", "", "games", table=table)).labels
    assert names[0] == "Every window" and len(names) > 5
    await refused(await consul.slash("orders set", "games", window="siege", answer="pass", table=table), "no window")
    for who in (consul, other):
        said = await who.slash("orders set", "games", window="Every window", answer="pass", table=table)
        assert "Every window: Pass, for the whole game" in said.text
    said = await consul.slash("orders set", "games", window="war.negate", answer="ask", until="turn", table=table)
    lines = said.text.splitlines()
    assert "Ask me, until this turn ends" in lines[1] and "Every window" in lines[2]
    await consul.slash("orders clear", "games", window="war.negate", table=table)
    for _ in range(60):  # nobody is asked about a window any more
        if not actor.live.is_running:
            break
        assert not any(
            p.kind == WINDOW and p.seat != "table" and p.answered is None for p in actor.live.prompts_waited_for()
        )
        await default(actor)
        hall.app.tables.run_automatic(table)
        await hall.settled()
    assert any(d.why == "order" for d in await hall.app.store.path(table))
    assert "no standing orders" in (await consul.slash("orders clear", "games", table=table)).text


async def test_the_button_passes_on_all_windows_of_a_kind(hall: InProcess) -> None:
    table, actor, _, _ = await seated(hall)
    if not await to_window(hall, table):
        return
    prompt = next(
        p for p in actor.live.prompts_waited_for() if p.kind == WINDOW and p.seat != "table" and p.answered is None
    )
    who = hall.person("Ada" if prompt.seat == "1" else "Boris")
    mine = (await who.slash("table", "games", table=table)).message
    assert mine is not None
    said = await (await who.press(mine, "Pass on these")).wait_until_answered()
    assert "From now on you pass on" in said.text
    kept = await hall.app.store.orders(table, prompt.seat)
    assert kept and kept[0]["moment"] == prompt.moment and msgspec.json.encode(kept)
    await hall.settled()
    assert prompt.id not in [p.id for p in actor.live.prompts_waited_for() if p.answered is None]


def owner_of(hall: InProcess) -> Person:
    return next(p for n in ("Ada", "Boris", "Clara") if (p := hall.person(n)).id == hall.sandbox.guild.owner_id)


async def test_tables_are_limited_where_nobody_has_said_so(hall: InProcess) -> None:
    """Anybody could open as many as they liked, until the server had no threads left."""
    assert (ServerLimits().tables, ServerLimits().person) == (50, 10)
    said = (await owner_of(hall).slash("server show", "games")).text
    assert "Tables at once: 50" in said and "opened by one person: 10" in said
    guild = int(hall.sandbox.guild.id)
    first = await hall.create("Boris")
    row = await hall.app.store.table(first)
    assert row is not None
    for n in range(9):
        made = msgspec.structs.replace(row, id=f"MANY{n}", thread=None, lobby_card=None, commitment=f"{n}")
        await hall.app.store.create_table(made, bytes(32))
    await refused(
        await hall.person("Boris").slash("game create", "games", game="samnite_wars"), "one person may have", "10"
    )
    await hall.create("Clara")  # another may
    for n in range(39):
        made = msgspec.structs.replace(row, id=f"ALL{n:02}", host=1, thread=None, lobby_card=None, guild=guild)
        await hall.app.store.create_table(made, bytes(32))
    await refused(
        await hall.person("Clara").slash("game create", "games", game="samnite_wars"), "Tables open in this server: 50"
    )


async def test_a_person_s_limit_is_changed_and_ten_at_once_are_counted(hall: InProcess) -> None:
    owner, boris = owner_of(hall), hall.person("Boris")
    said = (await owner.slash("server tables", "games", person=2)).text
    assert "opened by one person: 2" in said and "Tables at once: 50" in said
    made = await asyncio.gather(*(boris.slash("game create", "games", game="samnite_wars") for _ in range(10)))
    texts = [(await receipt.wait_until_answered()).text for receipt in made]
    assert sum("is open (table" in text for text in texts) == 2, texts
    assert "opened by one person: as many as you like" in (await owner.slash("server tables", "games", person=0)).text
    await hall.create("Boris")


async def test_what_a_server_settled_before_there_were_defaults_still_holds(hall: InProcess) -> None:
    guild = hall.sandbox.guild.id
    await hall.app.store.set_bot_setting(f"server:{guild}", '{"channels":[],"tables":0,"creators":"all"}')
    said = (await owner_of(hall).slash("server show", "games")).text
    assert "Tables at once: as many as you like" in said and "opened by one person: 10" in said
