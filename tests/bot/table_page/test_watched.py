"""Who looks on at a table by its page: what everybody may know, with the table's delay, and nothing to press."""

import pytest

from engine.games import game_ids
from tests.bot.hall import InProcess, button
from tests.bot.table_page.conftest import PUBLIC, PagePerson, ServedPage
from tests.bot.table_page.test_lookups import played
from tests.bot.table_page.test_page import controls


async def spectator(served: ServedPage, table: str, name: str = "felix") -> PagePerson:
    """Return somebody without a seat, at the page."""
    found = PagePerson(served, served.hall.person(name), table)
    link = served.page.watch_link(int(found.who.id), table, 0).partition("#")[2]
    assert (await found.begin(link), await PagePerson(served, found.who, table).begin(link)) == (200, 403)
    return found


@pytest.mark.parametrize("game", game_ids())
async def test_who_looks_on_is_shown_what_everybody_may_know(hall: InProcess, served: ServedPage, game: str) -> None:
    table, ada = await played(hall, served, game)
    felix = await spectator(served, table)
    shown, own = await felix.shown(), await ada.shown()
    assert shown["me"] is None and shown["table"]["waits"] and shown["table"]["status"]
    assert all(not shown[part] for part in ("asked", "asides", "offers", "hand", "cards", "tools", "came", "news"))
    status, log = await felix.ask("/api/log")
    assert status == 200 and log
    for card in own["cards"][:2]:
        assert (await felix.ask(f"/api/card/{card['id']}"))[0] == 404
    for one in shown["glances"][:1]:
        assert (await felix.ask(f"/api/glance/{one['id']}"))[0] == 200
    press = f"mine:{table}"
    status, _ = await felix.ask("/api/press", {"once": "12345678", "press": press, "values": [], "fields": {}})
    assert status == 403


async def test_a_delay_holds_on_the_page(hall: InProcess, served: ServedPage) -> None:
    table, _ = await played(hall, served, game_ids()[0])
    felix = await spectator(served, table)
    assert (await felix.shown())["newest"] and (await felix.ask("/api/log"))[0] == 200
    await (await hall.person("ada").slash("host spectators", hall.thread(table), delay=2)).wait_until_answered()
    assert (await hall.app.tables.actor(table)).live.extra.delay == 2
    late = await felix.shown()
    assert not late["newest"] and late["board"] is None and not late["glances"] and not late["table"]["status"]
    assert late["table"]["waits"] and (await felix.ask("/api/log"))[0] == 404
    assert (await felix.ask("/api/glance/chart"))[0] == 404


async def test_watch_offers_the_page_and_its_button_gives_a_link(hall: InProcess, served: ServedPage) -> None:
    hall.app.watch_link, hall.app.tables.have_pages = served.page.watch_link, True
    table, felix = await hall.start("ada"), hall.person("felix")
    shown = (await (await felix.slash("watch", "games", table=table)).wait_until_answered()).message
    assert shown is not None
    given = (await (await felix.press(shown, custom_id=button(shown, "look"))).wait_until_answered()).message
    assert given is not None
    urls = [one["url"] for row in given.components for one in controls(row) if "url" in one]
    assert len(urls) == 1 and urls[0].startswith(f"{PUBLIC}/#")
    assert await PagePerson(served, felix, table).begin(urls[0].partition("#")[2]) == 200


async def test_who_sits_down_looks_on_no_more(hall: InProcess, served: ServedPage) -> None:
    table = await hall.start("ada", "boris")
    boris = PagePerson(served, hall.person("boris"), table)
    assert await boris.begin(served.page.watch_link(int(boris.who.id), table, 0).partition("#")[2]) == 403
    felix = await spectator(served, table)
    user = int(felix.who.id)
    await hall.app.tables.preferences.edit(user, lambda kept: {"page_epoch": kept.page_epoch + 1})
    assert (await felix.ask("/api/table"))[0] == 403
