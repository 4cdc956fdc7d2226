"""A number that could not be in every sheet of an owner's figures: who sits at the table finds it; nobody else does, by
whatever command, suggestion, lesson, page, replay, export or log."""

import json
import logging
from typing import Any

import msgspec
import pytest

from bot.interactions.commands.lookup import lookup_entries
from bot.replay.making import make_replay, replay_page_within_limit
from bot.replay.recording import moments_from_store
from bot.sandbox.people.person import Person
from bot.tables.actor import Actor
from bot.tables.charts import chosen_charts
from bot.tables.live import LiveTable
from bot.tables.watching.sight import row_without_charts, visible_table
from bot.titles.lexicon import LexiconEntry
from data.charts import Chart, canonical_chart_json
from engine.games import game_by_id, game_ids
from engine.store.charts.interface import ChartRow
from engine.store.verification.export import export_table
from render import RenderService
from testbed.drills.leaks.replays import replay_data
from tests.bot.charts.planted import Held, found_in, planted, worded_rows
from tests.bot.hall import InProcess
from tests.bot.table_page.conftest import ServedPage
from tests.bot.table_page.test_watched import spectator

DECISIONS, CARDS = 4, 6
AT_A_TABLE = ("table", "map", "legal", "watch", "log", "stats", "analysis", "coach", "whatif", "hand", "fair", "about")
# What is typed: the command, its option, the letters so far, and which other options are given.
TYPED = (
    ("card", "card", "", ("table",)), ("card", "card", "Plan", ("table",)), ("map", "around", "", ("table",)),
    ("map", "around", "Plan", ("table",)), ("rules", "phase", "", ("table",)), ("charts use", "name", "", ()),
    ("charts delete", "name", "", ()), ("game create", "options", "charts", ("game",)),
)  # fmt: skip
# Sheets of which something can be looked up as the game begins; the others show in play, as public as the step.
LOOKED_UP: dict[str, set[str]] = {
    "rise_of_the_roman_republic": {"leaders", "names"},
    "samnite_wars": {"names"},
    "sword_of_rome": {
        "leaders",
        "spaces",
        "roman_cards",
        "greek_cards",
        "samnite_cards",
        "carthaginian_cards",
        "names",
    },
    "total_war_rome": {"regions", "troops", "ships", "cards", "specials", "names"},
}

# What play itself shows as it begins, and so everybody may see: stocks and forces at the start, what stands on the map
# (loyalty, a city's defence), the markers in the cup, the Guile that is left, the years of a turn; and where another
# number could not be played by: bounds of tables, and what is looked up in another table.
HELD: dict[str, dict[str, set[str]]] = {
    "rise_of_the_roman_republic": {
        "leaders": {"initiative", "guile"},
        "battle": {"battle", "force_ratio", "unpredictable"},
        "start": {"scenarios"},
        "defence": {"defence"},
        "marches": {"inertia"},
    },
    "sword_of_rome": {
        "spaces": {"loyalty", "subjugation"},
        "turns": {"first", "last"},
        "battle": {"force_ratio"},
        "gallic_cards": {"value"},
    },
    "total_war_rome": {
        "regions": {"gold"},
        "generals": {"stars"},
        "start": {"gold"},
        "mercenaries": {"packs"},
        "specials": {"count"},
    },
}


@pytest.fixture
def allowed(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> InProcess:
    monkeypatch.setattr(hall.app, "settings", msgspec.structs.replace(hall.app.settings, charts=True))
    monkeypatch.setattr(chosen_charts, "_ALLOWED", True)
    return hall


async def begun(hall: InProcess, game: str, held: Held | None = None) -> tuple[Actor, dict[str, int]]:
    """Return a table of Ada's and Boris' by planted charts, and the numbers by sheet. held: what is left as it is."""
    ada = hall.person("ada")
    said, numbers = planted(game, HELD.get(game, {}) if held is None else held)
    chart = Chart(game, "Planted", canonical_chart_json(said))
    row = ChartRow(
        game=game, hash=chart.hash, owner=int(ada.id), name="Planted", version=1, content=chart.content, changed={},
        tried="", at=1.0,
    )  # fmt: skip
    assert await hall.app.store.save_or_replace_chart(row, 9)
    table = await hall.create(
        "ada", "boris", game=game, computers=max(0, game_by_id(game).seat_range_for_options({})[0] - 2)
    )
    used = await (await ada.slash("charts use", "games", name="Planted", table=table)).wait_until_answered()
    assert "**Planted**" in used.text
    await (await ada.slash("game start", "games", table=table)).wait_until_answered()
    await hall.settled()
    actor = await hall.app.tables.actor(table)
    assert actor.live.is_running and actor.live.played == chart.played_game_name
    for _ in range(DECISIONS):
        async with actor.turn() as live:
            asked = next((p for p in live.prompts_waited_for() if p.answered is None and p.default is not None), None)
            if asked is not None and asked.default is not None:
                await actor.decide(asked.seat, asked.id, asked.default)
    return actor, numbers


async def told_to(who: Person, actor: Actor, cards: list[str]) -> dict[str, str]:
    """Return all that the commands of a table, and what is suggested as one types, tell a person, by what they do."""
    table, game = actor.live.row.id, actor.live.row.game
    asked: list[tuple[str, dict[str, Any]]] = [(command, {"table": table}) for command in AT_A_TABLE]
    asked += [
        ("rules", {"table": table}),
        ("game show", {"table": table}),
        ("charts list", {}),
        ("learn", {"game": game}),
    ]
    asked += [("card", {"table": table, "card": card}) for card in cards]
    told = dict[str, str]()
    for command, options in asked:
        receipt = await (await who.slash_with(command, "games", options)).wait_until_answered()
        files = receipt.message.attachments if receipt.message is not None else ()
        told[f"{command} {options}"] = "\n".join([receipt.text, *(str(one.description) for one in files)])
    for command, focused, typed, others in TYPED:
        given = {name: {"table": table, "game": game}[name] for name in others}
        listed = await (await who.autocomplete(command, focused, typed, "games", **given)).wait_until_answered()
        told[f"{command} {focused}={typed}"] = json.dumps(listed.choices)
    return told


async def page_told(served: ServedPage, page: Any) -> str:
    """Return all that the page of a table tells who reads it."""
    shown = await page.shown()
    said = [json.dumps(shown), json.dumps((await page.ask("/api/log"))[1])]
    said += [json.dumps((await page.ask(f"/api/glance/{one['id']}"))[1]) for one in shown["glances"]]
    return "\n".join(said)


async def replayed(actor: Actor) -> str:
    """Return what a replay has that is made for who had no part in the table."""
    row, renderer = row_without_charts(actor.live.row), RenderService()
    try:
        moments = moments_from_store(actor.store, row, game_by_id(row.game))
        made = await make_replay(moments, LiveTable(row), None, renderer)
        return json.dumps(replay_data(replay_page_within_limit(made, language="en")))
    finally:
        renderer.close()


def entries_in_words(actor: Actor) -> list[LexiconEntry]:
    """Return what is looked up by a table's charts of effects that have figures in words, where it is not as by
    ours."""
    row, rows = actor.live.row, worded_rows(actor.live.row.game)
    ours = {entry.id: entry.text for entry in lookup_entries(row.game)}
    mine = [entry for entry in lookup_entries(actor.live.played) if entry.id in rows]
    return [entry for entry in mine if entry.text != ours[entry.id]]


@pytest.mark.parametrize(
    "game",
    [one if n % 2 else pytest.param(one, marks=pytest.mark.soak(30)) for n, one in enumerate(game_ids())],
)
async def test_an_owners_figures_are_shown_to_who_sits_there_alone(
    allowed: InProcess, served: ServedPage, game: str, plain_pictures: None, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    actor, tables = await begun(allowed, game)
    mine = [entry for entry in lookup_entries(actor.live.played) if found_in(f"{entry.name} {entry.text}", tables)]
    by_sheet = {sheet: [one for one in mine if sheet in found_in(one.text, tables)] for sheet in tables}
    cards = [one.name for listed in by_sheet.values() for one in listed[:CARDS]]
    ours = [one.name for one in lookup_entries(game) if one.id in {found.id for found in mine}][: len(cards)]
    worded = entries_in_words(actor)
    cards += [one.name for one in worded]
    ours += [one.name for one in lookup_entries(game) if one.id in {found.id for found in worded}]
    seated = "\n".join((await told_to(allowed.person("boris"), actor, cards)).values())
    assert LOOKED_UP[game] <= found_in(seated, tables) and "By the charts that this table" in seated
    assert all(one.text in seated for one in worded)

    await assert_nothing_outside(allowed, served, actor, tables, ours)
    assert found_in("\n".join(record.getMessage() for record in caplog.records), tables) == set()
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def assert_nothing_outside(
    hall: InProcess, served: ServedPage, actor: Actor, tables: dict[str, int], cards: list[str]
) -> None:
    """Assert that who has no part in a table is told no planted number, by whatever they can ask for."""
    clara = hall.person("clara")
    outside = await told_to(clara, actor, cards)
    assert {asked: found for asked, text in outside.items() if (found := found_in(text, tables))} == {}
    assert any("By our own figures" in text for text in outside.values())
    assert [one.name for one in entries_in_words(actor) if any(one.text in text for text in outside.values())] == []
    page = await spectator(served, actor.live.row.id, "clara")
    shown = await page_told(served, page)
    assert found_in(shown, tables) == set() and "By our own figures" in shown
    seen = (await visible_table(actor, int(clara.id))).live
    assert seen.game is game_by_id(seen.row.game)  # what has words alone (links, borders, a die) is read off ours too
    assert found_in(msgspec.json.encode(seen.view(None)).decode(), tables) == set()
    assert found_in(await replayed(actor), tables) == set()
    assert found_in(json.dumps(await export_table(actor.store, actor.live.row.id)), tables) == set()
