"""Following a table by DM: a card as each round ends, as late as one may see it; nothing for who plays."""

from typing import Any

import pytest

from bot.sandbox.people.person import Person
from bot.tables.actor import Actor
from bot.tables.watching import followers
from engine.games import game_ids
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import RuleError
from tests.bot.clockwork import played_out
from tests.bot.hall import InProcess, button, refused, until
from tests.bot.screens.test_finale import SHORT
from tests.bot.watching.looking import SPECTATOR, mark_of, played_to, pressed, running, shown, told_by_maps
from tests.bot.watching.test_delay import delayed, state
from tests.conformance.walks import some_games

GAME = game_ids()[0]


def cards(who: Person) -> list[str]:
    """Return what came by DM of rounds, each with the alt texts of its pictures."""
    found = [
        m
        for m in who.messages("dm")
        if "👁️" in m.all_words and "table" in m.all_words and "You follow" not in m.all_words
    ]
    return [" ".join((m.all_words, *(file.description or "" for file in m.attachments))) for m in found]


async def following(hall: InProcess, table: str) -> Person:
    felix = hall.person(SPECTATOR)
    page = await shown(await felix.slash("watch", hall.thread(table)), felix)
    said = await (await felix.press(page, custom_id=button(page, "follow"))).wait_until_answered()
    assert "you get its card" in said.text and "You follow" in felix.last("dm").all_words
    return felix


@pytest.mark.parametrize("game", some_games(2, 1))
async def test_each_round_comes_as_it_ends(hall: InProcess, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told_by_maps(monkeypatch, game)
    table, actor = await running(hall, game, 1)
    felix = await following(hall, table)
    await played_to(actor, 2)
    await hall.settled()
    (card,) = cards(felix)
    assert mark_of(actor.live.view(None)) in card
    await (await felix.press(felix.last("dm"), "Follow no more")).wait_until_answered()
    await played_to(actor, 3)
    await hall.settled()
    assert len(cards(felix)) == 1


async def test_with_a_delay_it_comes_later(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    told_by_maps(monkeypatch, GAME)
    table, actor = await delayed(hall, GAME, 1, 2)
    felix = await following(hall, table)
    await played_to(actor, 3)
    await hall.settled()
    (card,) = cards(felix)
    live = actor.live
    marks = {n: set[str]() for n in (1, 2, 3)}
    for one in await actor.store.path(table):
        then = await state(actor, one.id)
        marks[live.game.round(then)].add(mark_of(live.game.view(then, None)))
    assert any(mark in card for mark in marks[2]) and not any(mark in card for mark in marks[3] - marks[2])


async def test_the_end_of_a_game_is_told_and_ends_it(hall: InProcess) -> None:
    game = SHORT[0]
    table, actor = await running(hall, game, 1, options="last_round=1")
    felix = await following(hall, table)
    await played_out(actor)
    await hall.settled()
    await until(lambda: "The game is over" in felix.last("dm").all_words)
    assert await actor.store.followers(table) == []


async def test_who_plays_follows_nothing(hall: InProcess) -> None:
    table, actor = await running(hall, GAME, 1)
    ada = hall.person("Ada")
    await refused(await ada.forge(ada.last(hall.thread(table)), f"follow:{table}"), "You have a part in this table")
    felix = await following(hall, table)
    page = await shown(await felix.slash("watch", hall.thread(table)), felix)
    assert "do not follow" in (await pressed(felix, page, "Follow no more")).all_words
    assert await actor.store.followers(table) == []


async def test_who_cannot_be_written_to_does_not_follow(hall: InProcess) -> None:
    table, actor = await running(hall, GAME, 1)
    felix = hall.person(SPECTATOR)
    page = await shown(await felix.slash("watch", hall.thread(table)), felix)
    felix.set_dms(open=False)
    said = await (await felix.press(page, custom_id=button(page, "follow"))).wait_until_answered()
    assert "cannot write to you" in said.text and await actor.store.followers(table) == []


async def test_too_many_do_not_follow(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    table, actor = await running(hall, GAME, 1)
    monkeypatch.setattr(followers, "MOST", 1)
    await follow(actor, 1)
    await follow(actor, 1)
    with pytest.raises(RuleError):
        await follow(actor, 2)
    assert await actor.store.followers(table) == [1]


async def follow(actor: Actor, user: int) -> None:
    async with actor.turn() as live:
        await followers.follow_table(actor.store, live, user)


async def test_who_is_forgotten_follows_nothing(hall: InProcess) -> None:
    table, actor = await running(hall, GAME, 1)
    felix = await following(hall, table)
    assert (await actor.store.person_data(int(felix.id)))["follows"] == [table]
    await (await felix.slash("forgetme", "games", sure="yes")).wait_until_answered()
    assert await actor.store.followers(table) == [] and await actor.store.tables_naming_person(int(felix.id)) == []


async def test_a_round_is_told_though_the_table_goes_on_while_it_is_looked_for(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many decisions were read back as lay between, and it was taken for one that was taken back."""
    told_by_maps(monkeypatch, GAME)
    table, actor = await running(hall, GAME, 1)
    felix = await following(hall, table)
    real, moved = actor.store.path, 0

    async def path(table_id: str, **more: Any) -> Any:
        nonlocal moved
        if (
            "last" in more
            and not moved
            and any(p.audience == f"user:{felix.id}" for p in await hall.app.store.due_posts(9e9))
        ):
            moved = 1
            async with actor.turn():
                prompt = next(p for p in actor.live.prompts_waited_for() if p.answered is None and p.seat != "table")
                await actor.decide(prompt.seat, prompt.id, prompt.default or prompt.menu.sample(UnverifiedRandom("x")))
        return await real(table_id, **more)

    await hall.settled()
    monkeypatch.setattr(hall.app.composer.tables.store, "path", path)
    await played_to(actor, 2)
    await hall.settled()
    assert moved and len(cards(felix)) == 1
