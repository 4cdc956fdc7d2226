"""Who is out of the game sees it by everybody's eyes if all others agree; they may take it back until they have looked,
and once they have they play no more."""

import pytest

from bot.sandbox.people.person import Person, controls_of
from bot.sandbox.world import Message
from bot.tables.actor import Actor
from bot.tables.table_extra import extra_of
from engine.games import game_by_id as find_game
from engine.games import game_ids
from engine.kernel.errors import RuleError
from tests.bot.clockwork import default
from tests.bot.hall import InProcess, button, leaves, refused, until, verbs
from tests.bot.watching.looking import mark_of, shown, told_by_maps
from tests.games import EXAMPLE

GAME = EXAMPLE
OUT = "3"  # Clara's seat


@pytest.fixture
async def out(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Actor, Person]:
    """A table of three, of whom one is out of the game from its second decision on."""
    game = type(find_game(GAME))
    monkeypatch.setattr(game, "eliminated", lambda self, state: frozenset({OUT}))
    table = await hall.start("Ada", "Boris", "Clara", game=GAME)
    return table, await hall.actor(table), hall.person("Clara")


async def watching(hall: InProcess, table: str, who: Person) -> Message:
    return await shown(await who.slash("watch", hall.thread(table)), who)


async def agreed(hall: InProcess, table: str, out: Person) -> None:
    """Let one who is out ask, and the others agree."""
    page = await watching(hall, table, out)
    await (await out.press(page, custom_id=button(page, "alleyes"))).wait_until_answered()
    await hall.settled()
    for name in ("Ada", "Boris"):
        card = next(m for m in reversed(hall.thread(table).messages.values()) if "agree" in verbs(m))
        await (await hall.person(name).press(card, custom_id=button(card, "agree"))).wait_until_answered()
    await hall.settled()


def eyes_on(message: Message) -> list[str]:
    select = next((c for c in controls_of(message) if c["custom_id"].startswith("eyes:")), None)
    return [option["value"] for option in select["options"]] if select is not None else []


async def look(who: Person, page: Message, seat: str) -> Message:
    return await shown(await who.select(page, seat, custom_id=button(page, "eyes")), who)


async def test_all_must_agree(hall: InProcess, out: tuple[str, Actor, Person]) -> None:
    table, actor, clara = out
    page = await watching(hall, table, clara)
    assert eyes_on(page) == ["all", OUT], "their own eyes are theirs"
    await (await clara.press(page, custom_id=button(page, "alleyes"))).wait_until_answered()
    await hall.settled()
    card = next(m for m in reversed(hall.thread(table).messages.values()) if "agree" in verbs(m))
    assert "asks to see it by everybody's eyes" in card.all_words and "All who play must agree" in card.all_words
    await refused(await clara.press(card, custom_id=button(card, "agree")), "")
    await (await hall.person("Ada").press(card, custom_id=button(card, "agree"))).wait_until_answered()
    await refused(await clara.slash("watch", hall.thread(table), side="1"), "nobody sees it as a player does")
    await (await hall.person("Boris").press(card, custom_id=button(card, "refuse"))).wait_until_answered()
    assert not extra_of(actor.live.row).all_eyes
    assert eyes_on(await watching(hall, table, clara)) == ["all", OUT]


async def test_he_sees_everybodys_side_and_plays_no_more(
    hall: InProcess, out: tuple[str, Actor, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    told_by_maps(monkeypatch, GAME)
    table, actor, clara = out
    await agreed(hall, table, clara)
    page = await watching(hall, table, clara)
    assert eyes_on(page) == ["all", "1", "2", OUT] and not extra_of(actor.live.row).looked
    page = await look(clara, page, "1")
    assert any(mark_of(actor.live.view("1")) in (file.description or "") for file in page.attachments)
    await hall.settled()
    thread = [m.all_words for m in hall.thread(table).messages.values() if m.ephemeral_to is None]
    assert any("plays here no more" in said for said in thread)
    assert extra_of(actor.live.row).looked == {OUT: int(clara.id)}
    prompt = next((p for p in actor.live.prompts() if p.seat == OUT and p.menu.forms), None)
    if prompt is not None:  # in this test the game asks them all the same
        async with actor.turn():
            with pytest.raises(RuleError):
                await actor.decide(OUT, prompt.id, prompt.default, user=int(clara.id))  # type: ignore[arg-type]
    await leaves(clara, table)
    await refused(await clara.slash("back", hall.thread(table)), "does not play in it any more")
    assert actor.live.seat_of(int(clara.id)) is None


async def test_it_can_be_taken_back_until_he_has_looked(hall: InProcess, out: tuple[str, Actor, Person]) -> None:
    table, actor, clara = out
    await agreed(hall, table, clara)
    card = next(m for m in reversed(hall.thread(table).messages.values()) if "uneyes" in verbs(m))
    assert "may see it by everybody's eyes" in card.all_words
    await refused(await clara.press(card, custom_id=button(card, "uneyes")), "")
    await refused(await hall.person("Felix").press(card, custom_id=button(card, "uneyes")), "")
    page = await watching(hall, table, clara)
    await (await hall.person("Boris").press(card, custom_id=button(card, "uneyes"))).wait_until_answered()
    await refused(await clara.select(page, "1", custom_id=button(page, "eyes")), "nobody sees it as a player does")
    await agreed(hall, table, clara)
    await look(clara, await watching(hall, table, clara), "2")
    card = next(m for m in reversed(hall.thread(table).messages.values()) if "uneyes" in verbs(m))
    await refused(await hall.person("Ada").press(card, custom_id=button(card, "uneyes")), "cannot be unseen")
    assert extra_of(actor.live.row).looked


async def test_no_step_back_brings_him_to_life(
    hall: InProcess, out: tuple[str, Actor, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, actor, clara = out
    await default(actor)
    await agreed(hall, table, clara)
    await look(clara, await watching(hall, table, clara), "1")
    await until(lambda: extra_of(actor.live.row).looked)
    monkeypatch.setattr(type(find_game(GAME)), "eliminated", lambda self, state: frozenset())
    head, path = actor.live.head, await actor.store.path(table)
    async with actor.turn():
        with pytest.raises(RuleError):
            await actor.move_head(path[-2].id, {"what": "undone", "seat": "1", "user": 1, "label": path[-1].label})
    assert actor.live.head == head


async def test_nobody_else_can_ask(hall: InProcess, out: tuple[str, Actor, Person]) -> None:
    table, actor, clara = out
    page = await watching(hall, table, clara)
    assert button(page, "alleyes")
    for name in ("Ada", "Felix"):
        who = hall.person(name)
        await refused(await who.forge(who.last(hall.thread(table)), f"alleyes:{table}"), "Only who is out")
    assert not actor.live.row.extra.get("votes")


def test_nobody_is_out_at_the_start() -> None:
    from engine.kernel.dice import KeyedDice, prompt_key

    for name in game_ids():
        game = find_game(name)
        least, _ = game.seat_range_for_options(game.complete({}))
        seats = tuple(str(n + 1) for n in range(least))
        begun = game.start({}, seats, prompt_key(bytes(32)), KeyedDice(bytes(32), 0))
        assert game.eliminated(begun.state) == frozenset()
