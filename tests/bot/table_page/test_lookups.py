"""What is looked up beside a table: the log with its places, one's own cards, the boards; for whom each is."""

from typing import Any

import pytest

from bot.tables import chronicle
from bot.titles import title_of_game
from engine.games import game_ids
from tests.bot.hall import InProcess, until
from tests.bot.table_page.answering import answer_by_page
from tests.bot.table_page.conftest import Json, PagePerson, ServedPage
from tests.conformance.walks import some_games

PEOPLE = ("ada", "boris")
DECISIONS = 4


async def played(hall: InProcess, served: ServedPage, game: str) -> tuple[str, PagePerson]:
    """Return a table at which ada has decided some things, and their page."""
    table = await hall.start(*PEOPLE, game=game)
    actor, ada = await hall.app.tables.actor(table), await served.person("ada", table)
    for _ in range(DECISIONS):
        pages = [ada, await served.person("boris", table)]
        await until(lambda: actor.live.prompts_waited_for())
        for page in pages:
            seat = actor.live.seat_of(int(page.who.id))
            assert seat is not None
            for prompt in actor.live.questions_seat_can_answer(seat.seat)[:1]:
                await answer_by_page(page, prompt)
    return table, ada


async def log_of(who: PagePerson) -> list[Json]:
    said: Any
    status, said = await who.ask("/api/log")
    assert status == 200
    return list(said)


@pytest.mark.parametrize("game", some_games(0, 1))
async def test_the_log_tells_what_happened_newest_first_with_its_places(
    hall: InProcess, served: ServedPage, game: str
) -> None:
    table, ada = await played(hall, served, game)
    actor = await hall.app.tables.actor(table)
    found, seat = await log_of(ada), actor.live.seat_of(int(ada.who.id))
    assert seat is not None and found
    rows = await actor.store.events(table, last=150)
    told = await chronicle.event_lines(actor, seat.seat, rows)
    assert [line for one in reversed(found) for line in one["said"]] == told[-sum(len(one["said"]) for one in found) :]
    known = title_of_game(game).places
    assert all(set(one.get("at", ())) <= known for one in found)
    assert all(set(way["through"]) <= known and way["colour"][0] == "#" for one in found for way in one.get("ways", ()))
    assert (await ada.shown())["newest"] == found[0]["id"]


async def test_an_entry_is_named_for_its_reader_alone_and_says_no_number(hall: InProcess, served: ServedPage) -> None:
    table, ada = await played(hall, served, game_ids()[0])
    boris = await served.person("boris", table)
    own, others = await log_of(ada), await log_of(boris)
    assert not {one["id"] for one in own} & {one["id"] for one in others}
    assert [one["id"] for one in own] == [one["id"] for one in await log_of(ada)]
    assert all(len(one["id"]) == 16 for one in own)


@pytest.mark.parametrize("game", game_ids())
async def test_only_cards_of_ones_own_hand_are_drawn(hall: InProcess, served: ServedPage, game: str) -> None:
    table = await hall.start(*PEOPLE, game=game)
    pages = [await served.person(name, table) for name in PEOPLE]
    hands = [[card["id"] for card in (await page.shown())["cards"]] for page in pages]
    for page, own, others in zip(pages, hands, reversed(hands), strict=True):

        async def status(card: str, page: PagePerson = page) -> int:
            headers = {"Authorization": f"Bearer {page.token}"}
            async with served.session.get(f"{served.at}/api/card/{card}", headers=headers) as answer:
                return answer.status

        assert [await status(card) for card in own] == [200] * len(own)
        hidden = [card for card in others if card not in own]
        assert [await status(card) for card in (*hidden[:3], "no_such_card")] == [404] * (len(hidden[:3]) + 1)


@pytest.mark.parametrize("game", some_games(1, 1))
async def test_boards_are_looked_at_one_by_one(hall: InProcess, served: ServedPage, game: str) -> None:
    table = await hall.start(*PEOPLE, game=game)
    ada = await served.person("ada", table)
    offered = (await ada.shown())["glances"]
    assert len({one["id"] for one in offered}) == len(offered) and all(one["name"] for one in offered)
    for one in offered:
        status, sheet = await ada.ask(f"/api/glance/{one['id']}")
        assert status == 200 and len(sheet["pictures"]) >= 1, one
    assert (await ada.ask("/api/glance/side.nobody"))[0] == 404


async def test_nothing_is_looked_up_without_a_bearer(hall: InProcess, served: ServedPage) -> None:
    table = await hall.start(*PEOPLE)
    stranger = PagePerson(served, hall.person("felix"), table)
    for path in ("/api/log", "/api/words", "/api/card/x", "/api/glance/chart"):
        assert (await stranger.ask(path))[0] == 403, path
