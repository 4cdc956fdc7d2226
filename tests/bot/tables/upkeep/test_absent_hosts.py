"""Persons who are there no more; the office of a host passes on by vote, by itself, by whoever manages the server."""

from typing import Any

import discord
import pytest

from bot.sandbox.people.forms import RefusedError
from bot.sandbox.people.person import Person
from bot.tables import notices
from bot.tables.actor import Actor
from bot.tables.clocks.seat_clocks import note_question
from bot.tables.table_extra import extra_of
from bot.tables.timing import DAY
from bot.tables.upkeep.absent_hosts import LOOK
from bot.words import Words
from data.speaking import known_languages
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import SaveError
from engine.kernel.texts import keyed_text
from tests.bot.clockwork import HOUR, Time, asked, default, seat_of, seated, thread_text
from tests.bot.hall import InProcess, refused, until

OUTSIDE = "Felix"


async def hosted(hall: InProcess, *people: str) -> tuple[str, Actor, Person]:
    """Return a running table whose host has no seat, its actor and the host."""
    table = await hall.start(*people)
    actor, felix = await hall.actor(table), hall.person(OUTSIDE)
    await (await hall.person(people[0]).slash("host office", "games", to=felix, table=table)).wait_until_answered()
    assert str(actor.live.row.host) == felix.id
    return table, actor, felix


def is_host(actor: Actor, who: Person) -> bool:
    """Return whether somebody is the host."""
    return str(actor.live.row.host) == who.id


async def test_those_who_play_vote_on_another_host(hall: InProcess) -> None:
    table, actor, felix = await hosted(hall, "Ada", "Boris", "Clara")
    ada, boris, dmitri = (hall.person(name) for name in ("Ada", "Boris", "Dmitri"))
    await refused(await dmitri.slash("host office", "games", to=boris, table=table), "Only the host")
    await refused(await ada.slash("host office", "games", to=dmitri, table=table), "who plays here")
    await refused(await ada.slash("host office", "games", to=felix, table=table), "is the host already")
    asked = await (await ada.slash("host office", "games", to=boris, table=table)).wait_until_answered()
    assert "others are asked" in asked.text and is_host(actor, felix)
    await hall.settled()
    vote = boris.last(hall.thread(table), "be the host")
    await (await boris.press(vote, "Agree")).wait_until_answered()
    assert is_host(actor, boris)
    await hall.settled()
    assert "Boris is the host now" in thread_text(hall, ada, table)
    assert "Not done" not in (await (await boris.slash("host pause", "games", table=table)).wait_until_answered()).text


async def test_a_host_who_does_not_play_is_called_by_the_name_that_he_bears_now(hall: InProcess) -> None:
    table, actor, felix = await hosted(hall, "Ada", "Boris")
    felix.user.global_name = "Felicia"
    await (await felix.slash("host pause", "games", table=table)).wait_until_answered()
    assert extra_of(actor.live.row).host_name == "Felicia"
    await refused(await hall.person("Boris").slash("host repost", "games", table=table), "Only the host, Felicia")


async def test_of_two_none_takes_the_office_from_the_other_alone(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris")
    actor, boris = await hall.actor(table), hall.person("Boris")
    await (await boris.slash("host office", "games", to=boris, table=table)).wait_until_answered()
    await hall.settled()
    assert is_host(actor, hall.person("Ada"))


async def test_a_vote_in_the_lobby(hall: InProcess) -> None:
    table = await hall.create("Ada", "Boris")
    actor, ada, boris = await hall.actor(table), hall.person("Ada"), hall.person("Boris")
    await (await ada.slash("host office", "games", to=hall.person(OUTSIDE), table=table)).wait_until_answered()
    await (await boris.slash("host office", "games", to=boris, table=table)).wait_until_answered()
    await hall.settled()
    await (await ada.press(ada.last(hall.thread(table), "be the host"), "Agree")).wait_until_answered()
    assert is_host(actor, boris)
    assert "Boris · host" in hall.card(table).all_words or await until(
        lambda: "Boris · host" in hall.card(table).all_words
    )


async def test_the_office_of_a_host_who_left_the_server_passes_on_when_somebody_is_refused(hall: InProcess) -> None:
    table, actor, felix = await hosted(hall, "Ada", "Boris")
    boris = hall.person("Boris")
    await refused(await boris.slash("host repost", "games", table=table), "Only the host, Felix")
    await hall.settled()
    assert is_host(actor, felix)
    felix.leave()
    hall.app.absent_hosts.forget()
    await refused(await boris.slash("host repost", "games", table=table), "Only the host, Felix")
    await until(lambda: is_host(actor, hall.person("Ada")))
    await hall.settled()
    assert "Felix is no longer in this server" in thread_text(hall, boris, table)


async def test_a_dm_that_finds_no_server_in_common_tells_it_too(hall: InProcess) -> None:
    table, actor, felix = await hosted(hall, "Ada", "Boris")
    felix.leave()
    await hall.app.store.post(
        table, [notices.personal_notice_post(int(felix.id), keyed_text("notice.dm_closed", seat="1"))]
    )
    hall.app.tables.posted()
    await until(lambda: is_host(actor, hall.person("Ada")))


async def test_it_is_found_by_itself_within_a_day(hall: InProcess) -> None:
    clock = Time(hall)
    _, actor, felix = await hosted(hall, "Ada", "Boris")
    await hall.app.absent_hosts.run_once()
    assert is_host(actor, felix)
    felix.leave()
    await hall.app.absent_hosts.run_once()
    assert is_host(actor, felix)  # looked at a moment ago
    clock.at += DAY
    await hall.app.absent_hosts.run_once()
    assert is_host(actor, hall.person("Ada"))


async def test_a_seated_host_who_is_gone_keeps_the_seat_and_loses_the_office(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris")
    actor = await hall.actor(table)
    hall.person("Ada").leave()
    await refused(await hall.person("Boris").slash("host repost", "games", table=table), "Only the host, Ada")
    await until(lambda: is_host(actor, hall.person("Boris")))
    assert actor.live.seat_of(int(hall.person("Ada").id)) is not None


async def test_who_is_asked_and_silent_is_looked_up_and_the_table_told_once(hall: InProcess) -> None:
    """A DM to them still goes through where they share another server: it failed nowhere."""
    clock = Time(hall)
    table, actor, consul, other = await seated(hall)
    said = f"{consul.name} is no longer in this server. Their seat"
    consul.leave()
    await hall.app.absent_hosts.run_once()
    assert said not in thread_text(hall, other, table), "the question has only just been asked"
    for hours in (7, 1, 25):
        clock.at += hours * HOUR
        await hall.app.absent_hosts.run_once()
        hall.app.tables.posted()
        await hall.settled()
        assert thread_text(hall, other, table).count(said) == 1
    assert actor.live.seat_of(int(consul.id)) is not None


async def test_only_who_is_publicly_asked_is_looked_up(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether they have answered in secret makes no difference: else the look would tell it."""
    clock = Time(hall)
    looked: list[str] = []
    real = hall.app.client.http.get_member

    async def get_member(guild: int, user: int) -> Any:
        looked.append(str(user))
        return await real(guild, user)

    monkeypatch.setattr(hall.app.client.http, "get_member", get_member)
    _, actor, consul, other = await seated(hall)
    assert {seat for seat, *_ in actor.live.publicly_asked()} == {seat_of(actor, consul)}
    clock.at += 7 * HOUR
    await hall.app.absent_hosts.run_once()
    assert looked == [consul.id]
    while len(actor.live.publicly_asked()) < 2:
        await default(actor)
    prompt = asked(actor)
    async with actor.turn():
        await actor.decide(prompt.seat, prompt.id, prompt.default or prompt.menu.sample(UnverifiedRandom("x")), user=1)
    publicly = {seat for seat, *_ in actor.live.publicly_asked()}
    assert len(publicly) == 2 and len([p for p in actor.live.prompts_waited_for() if p.answered is None]) == 1
    looked.clear()
    async with actor.turn():
        await note_question(actor, clock.at, 1.0)
    clock.at += 25 * HOUR
    await hall.app.absent_hosts.run_once()
    assert set(looked) == {consul.id, other.id}


async def test_who_comes_back_and_leaves_again_is_told_of_again(hall: InProcess) -> None:
    clock = Time(hall)
    table, actor, consul, other = await seated(hall, pace="open")
    for times in (1, 2):
        consul.leave()
        clock.at += 25 * HOUR
        await hall.app.absent_hosts.run_once()
        hall.app.tables.posted()
        await hall.settled()
        assert thread_text(hall, other, table).count("is no longer in this server. Their seat") == times
        consul.join(hall.sandbox.guild)
        clock.at += 25 * HOUR
        await hall.app.absent_hosts.run_once()
        assert not extra_of(actor.live.row).gone


async def test_what_discord_does_not_say_changes_nothing(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Time(hall)
    table, actor, felix = await hosted(hall, "Ada", "Boris")
    for status, code in ((500, 0), (403, 50001), (404, 10004), (429, 0)):

        async def get_member(*_: object, status: int = status, code: int = code) -> None:
            response = type("Response", (), {"status": status, "reason": ""})()
            raise discord.HTTPException(response, {"code": code, "message": ""})

        monkeypatch.setattr(hall.app.client.http, "get_member", get_member)
        clock.at += LOOK
        assert not await hall.app.absent_hosts.check_host(table) and is_host(actor, felix)


async def test_whoever_manages_the_server_names_a_host(hall: InProcess) -> None:
    table = await hall.start("Boris", "Clara")
    actor, ada, clara = await hall.actor(table), hall.person("Ada"), hall.person("Clara")
    done = await (await ada.slash("server host", "games", table=table, to=clara)).wait_until_answered()
    assert "Clara" in done.text and is_host(actor, clara)
    await hall.settled()
    assert "Ada handed the host's office to Clara" in thread_text(hall, ada, table)
    trail = await (await ada.slash("host audit", "games", table=table)).wait_until_answered()
    assert "to Clara" in trail.text
    with pytest.raises(RefusedError):
        await hall.person("Boris").slash("server host", "games", table=table, to=hall.person("Boris"))


@pytest.mark.parametrize("key", ["error.not_host", "error.not_host_end"])
def test_each_refusal_says_how_the_office_passes_on(key: str) -> None:
    for language in known_languages():
        said = Words("common", language=language)(key, host="Ada")
        assert said.count("`/") >= 2 and "host" in said, said


async def test_a_table_that_fails_keeps_no_other_from_being_looked_at(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = {await hall.start("Ada", "Boris"), await hall.start("Clara", "Dmitri")}
    looked: set[str] = set()

    async def silent(table: str) -> None:
        looked.add(table)
        raise SaveError("it is damaged")

    monkeypatch.setattr(hall.app.absent_hosts, "_late", lambda _: True)
    monkeypatch.setattr(hall.app.absent_hosts, "_silent", silent)
    with pytest.raises(SaveError, match="damaged"):
        await hall.app.absent_hosts.run_once()
    assert looked == tables
