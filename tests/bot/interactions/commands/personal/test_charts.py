"""/charts: from the template to a table that is played by an owner's figures, and what is left when they are gone."""

import base64
import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.charts.workbook import write_workbook
from bot.interactions import long_answer
from bot.sandbox.people.person import Person, text_of
from bot.tables.actor import Actor
from bot.tables.charts import chosen_charts
from bot.tables.watching.sight import visible_table
from data.charts import Chart, canonical_chart_json, chart_named_by_option
from engine.charts.dropping import drop_charted_games
from engine.games import game_by_id
from engine.store.charts.interface import ChartRow
from engine.store.models import ABANDONED, LOBBY, RUNNING
from engine.store.verification.export import export_table
from engine.workbooks.cells import CellFault
from engine.workbooks.schema import rows_of
from tests.bot.charts.filled import ours, sheet_of, with_changes, written
from tests.bot.clockwork import thread_text
from tests.bot.hall import InProcess, last_page, until

GAME = "sword_of_rome"


@pytest.fixture
def allowed(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> InProcess:
    """The bot of an operator who lets people play by their own figures; a trial is the title's own checks here."""
    monkeypatch.setattr(hall.app, "settings", msgspec.structs.replace(hall.app.settings, charts=True))
    monkeypatch.setattr(hall.app.charts, "games", 0)
    monkeypatch.setattr(chosen_charts, "_ALLOWED", True)
    monkeypatch.setattr(long_answer, "EDIT", 0.05)
    return hall


def given(path: Path) -> dict[str, str]:
    return {"name": path.name, "data": base64.b64encode(path.read_bytes()).decode()}


def told(hall: InProcess, who: Person) -> str:
    """Return all that a person alone was told in #games."""
    games = hall.sandbox.channel("games")
    return "\n".join(text_of(one) for one in games.messages.values() if one.ephemeral_to == who.id)


async def load(hall: InProcess, who: Person, path: Path, name: str = "Mine", **more: str) -> str:
    """Hand a workbook in; return all that was said, with how its trial came out."""
    before = len(told(hall, who))
    said = {key: one for key, one in {"own": "yes", **more}.items() if one}
    await (await who.slash("charts load", "games", file=given(path), name=name, **said)).wait_until_answered()
    await until(lambda: told(hall, who)[before:] and "Trial games are being played" not in told(hall, who)[before:])
    return told(hall, who)


async def loaded(hall: InProcess, who: Person, folder: Path) -> ChartRow:
    """Hand in charts that change a value in every sheet; return the row."""
    assert "Kept as **Mine**" in await load(hall, who, written(folder / "own.xlsx", with_changes(GAME)))
    (row,) = await hall.app.store.charts(user=int(who.id))
    return row


async def begun_by(hall: InProcess, name: str, *, game: str = GAME, computers: int = 0) -> str:
    """Let Ada begin a game with Boris by charts of hers; return the table."""
    ada, table = hall.person("Ada"), await hall.create("Ada", "Boris", game=game, computers=computers)
    await (await ada.slash("charts use", "games", name=name, table=table)).wait_until_answered()
    await (await ada.slash("game start", "games", table=table)).wait_until_answered()
    await hall.settled()
    return table


async def chosen_by(hall: InProcess, name: str) -> str:
    """Let Ada choose charts of hers for a table with Boris that has not begun; return it."""
    table = await hall.create("Ada", "Boris", game=GAME)
    await (await hall.person("Ada").slash("charts use", "games", name=name, table=table)).wait_until_answered()
    return table


async def started_by_ours_after_all(hall: InProcess, table: str) -> str:
    """Let Ada begin a game, which is refused, then by our figures, which is not; return why it was refused."""
    ada, actor = hall.person("Ada"), await hall.actor(table)
    refused = await (await ada.slash("game start", "games", table=table)).wait_until_answered()
    assert (actor.live.row.status, actor.live.played == GAME) == (LOBBY, False)
    await (await ada.slash("charts use", "games", name="reconstructed", table=table)).wait_until_answered()
    await (await ada.slash("game start", "games", table=table)).wait_until_answered()
    assert (actor.live.row.status, actor.live.played) == (RUNNING, GAME)
    return refused.text


async def test_they_are_refused_where_the_operator_has_not_allowed_them(hall: InProcess, tmp_path: Path) -> None:
    write_workbook(GAME, tmp_path / "own.xlsx", "en")
    assert "has not allowed" in await load(hall, hall.person("Ada"), tmp_path / "own.xlsx")
    assert await hall.app.store.charts() == []


async def test_whoever_manages_the_server_may_forbid_them(allowed: InProcess, tmp_path: Path) -> None:
    write_workbook(GAME, tmp_path / "own.xlsx", "en")
    await (await allowed.person("Ada").slash("server charts", "games", allowed="no")).wait_until_answered()
    assert "does not allow" in await load(allowed, allowed.person("Boris"), tmp_path / "own.xlsx")


async def test_a_template_is_sent_to_who_asks_alone(allowed: InProcess) -> None:
    answer = await (await allowed.person("Ada").slash("charts template", "games", game=GAME)).wait_until_answered()
    assert answer.is_ephemeral and answer.message is not None
    (file,) = answer.message.attachments
    assert file.filename == f"{GAME}.xlsx" and file.data.startswith(b"PK")


async def test_what_is_wrong_is_told_by_sheet_and_cell_and_nothing_is_kept(allowed: InProcess, tmp_path: Path) -> None:
    grid = ours(GAME)["leaders"]
    grid[2][3] = 9
    said = await load(allowed, allowed.person("Ada"), written(tmp_path / "own.xlsx", {"leaders": grid}))
    assert "leaders!D3" in said and "tactics is 0 to 4" in said and "Nothing is kept: mend this" in said
    assert await allowed.app.store.charts() == []


async def test_a_table_is_played_by_them_and_says_so_before_one_sits_down(allowed: InProcess, tmp_path: Path) -> None:
    ada, boris = allowed.person("Ada"), allowed.person("Boris")
    row = await loaded(allowed, ada, tmp_path)
    table = await allowed.create("Ada", "Boris", game=GAME)
    used = await (await ada.slash("charts use", "games", name="Mine", table=table)).wait_until_answered()
    assert "**Mine**" in used.text
    await allowed.settled()
    card = text_of(allowed.card(table))
    assert "Played by the charts **Mine**" in card and f"<@{ada.id}>" in card and "1 in leaders" in card
    actor = await allowed.actor(table)
    assert actor.live.played == f"{GAME}+{row.hash}" and actor.live.row.options["charts"] == row.option_value
    await (await ada.slash("game start", "games", table=table)).wait_until_answered()
    await allowed.settled()
    assert actor.live.is_running and actor.live.row.data_hash == actor.live.game.data_hash
    await played_on(actor, 6)
    exported = await export_table(allowed.app.store, table)
    assert exported["options"]["charts"] == row.option_value and row.content.decode() not in json.dumps(exported)
    listed = await (await boris.slash("charts list", "games")).wait_until_answered()
    assert "You have no charts" in listed.text


async def played_on(actor: Actor, decisions: int) -> None:
    for _ in range(decisions):
        async with actor.turn() as live:
            asked = next((p for p in live.prompts_waited_for() if p.answered is None and p.default is not None), None)
            if asked is not None and asked.default is not None:
                await actor.decide(asked.seat, asked.id, asked.default)


async def test_deleted_they_are_gone_at_once_and_the_table_goes_on_by_our_figures(
    allowed: InProcess, tmp_path: Path
) -> None:
    ada = allowed.person("Ada")
    row = await loaded(allowed, ada, tmp_path)
    table = await begun_by(allowed, "Mine")
    actor = await allowed.actor(table)
    await played_on(actor, 3)
    before = actor.live.head
    deleted = await (await ada.slash("charts delete", "games", name="Mine")).wait_until_answered()
    assert "One table goes on by our figures" in deleted.text
    await allowed.settled()
    assert chart_named_by_option(GAME, row.option_value) is None and actor.live.played == GAME
    assert actor.live.game is game_by_id(GAME) and actor.live.row.data_hash == game_by_id(GAME).data_hash
    epochs = await allowed.app.store.epochs(table)
    assert len(epochs) == 2 and actor.live.head >= before
    said = thread_text(allowed, ada, table)
    assert "The charts **Mine** were taken away by whoever owns them" in said and row.hash not in said
    file = await (await allowed.person("Boris").slash("charts file", "games", table=table)).wait_until_answered()
    assert "Their owner keeps them no more" in file.text
    await played_on(actor, 4)
    assert actor.live.is_running and not list(actor.live.game.check(actor.live.state))


async def test_after_a_restart_a_table_goes_on_by_the_charts_of_the_database(
    allowed: InProcess, tmp_path: Path
) -> None:
    ada = allowed.person("Ada")
    row = await loaded(allowed, ada, tmp_path)
    table = await begun_by(allowed, "Mine")
    allowed.app.tables.forget([table], [])  # as if nobody had asked for it yet
    drop_charted_games([f"{GAME}+{row.hash}"])
    actor = await allowed.actor(table)
    assert actor.live.played == f"{GAME}+{row.hash}" and actor.live.prompts()


async def test_others_may_play_by_them_only_where_they_are_shared(allowed: InProcess, tmp_path: Path) -> None:
    ada, boris = allowed.person("Ada"), allowed.person("Boris")
    row = await loaded(allowed, ada, tmp_path)
    table = await allowed.create("Boris", game=GAME)
    for name in ("Mine", row.option_value):
        refused = await (await boris.slash("charts use", "games", name=name, table=table)).wait_until_answered()
        assert "You have no charts" in refused.text
    typed = await (
        await boris.slash("game create", "games", game=GAME, options=f"charts={row.option_value}")
    ).wait_until_answered()
    assert "You have no charts" in typed.text
    await (await ada.slash("charts share", "games", name="Mine", person=boris)).wait_until_answered()
    used = await (await boris.slash("charts use", "games", name="Mine", table=table)).wait_until_answered()
    assert "**Mine**" in used.text


async def test_turned_off_again_no_new_table_is_played_by_kept_charts(
    allowed: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither by the command, nor by their name among the options, nor one that chose them before; a game that runs
    goes on."""
    ada = allowed.person("Ada")
    row = await loaded(allowed, ada, tmp_path)
    running, table = await begun_by(allowed, "Mine"), await allowed.create("Ada", game=GAME)
    chosen = await chosen_by(allowed, "Mine")
    chosen_charts.set_kept_charts_allowed(allowed=False)
    monkeypatch.setattr(allowed.app, "settings", msgspec.structs.replace(allowed.app.settings, charts=False))
    used = await (await ada.slash("charts use", "games", name="Mine", table=table)).wait_until_answered()
    typed = await (
        await ada.slash("game create", "games", game=GAME, options=f"charts={row.option_value}")
    ).wait_until_answered()
    assert "has not allowed" in used.text and "has not allowed" in typed.text
    actor = await allowed.actor(running)
    await played_on(actor, 2)
    assert actor.live.is_running and actor.live.played == f"{GAME}+{row.hash}"
    assert "has not allowed" in await started_by_ours_after_all(allowed, chosen)


async def test_a_table_that_chose_charts_before_a_server_forbade_them_begins_by_ours_alone(
    allowed: InProcess, tmp_path: Path
) -> None:
    ada = allowed.person("Ada")
    await loaded(allowed, ada, tmp_path)
    chosen = await chosen_by(allowed, "Mine")
    await (await ada.slash("server charts", "games", allowed="no")).wait_until_answered()
    assert "does not allow" in await started_by_ours_after_all(allowed, chosen)


async def test_a_server_has_charts_of_its_own_that_every_host_there_may_pick(
    allowed: InProcess, tmp_path: Path
) -> None:
    ada, boris = allowed.person("Ada"), allowed.person("Boris")
    path = written(tmp_path / "own.xlsx", with_changes(GAME))
    assert "Only who manages this server" in await load(allowed, boris, path, "Ours", whose="server")
    assert "Kept for this server as **Ours**" in await load(allowed, ada, path, "Ours", whose="server")
    (row,) = await allowed.app.store.charts()
    assert (row.owner, row.guild) == (0, int(allowed.sandbox.guild.id)) and row.shared == ()
    listed = await (await boris.slash("charts list", "games")).wait_until_answered()
    assert "**Ours**" in listed.text and "of this server" in listed.text
    table = await allowed.create("Boris", game=GAME)
    used = await (await boris.slash("charts use", "games", name="Ours", table=table)).wait_until_answered()
    assert "**Ours**" in used.text
    card = await until(lambda: said if "**Ours**" in (said := text_of(allowed.card(table))) else "")
    assert "Played by the charts **Ours** of this server" in card and f"<@{ada.id}>" not in card
    for verb, options in (("delete", {}), ("share", {"person": ada})):
        refused = await (await boris.slash(f"charts {verb}", "games", name="Ours", **options)).wait_until_answered()
        assert "Only who manages" in refused.text or "You have no charts" in refused.text
    assert "is deleted" in (await (await ada.slash("charts delete", "games", name="Ours")).wait_until_answered()).text
    assert await allowed.app.store.charts() == []
    await until(lambda: "were taken away" in text_of(allowed.card(table)))


async def test_a_trial_is_told_of_as_it_goes_on_one_after_another(
    allowed: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is tried already is kept at once; a person has three trials a day."""
    desk, going = allowed.app.charts, threading.Event()
    monkeypatch.setattr(desk, "games", 7)

    def tried(chart: Chart, games: int, told: Callable[[int], None]) -> list[CellFault]:
        told(5)
        going.wait(30)
        return []

    monkeypatch.setattr("bot.charts.desk.try_chart", tried)
    ada, boris = allowed.person("Ada"), allowed.person("Boris")
    one, other = ours(GAME), ours(GAME)
    one["turns"][-1][1] += 1
    other["turns"][-1][1] += 2
    for who, sheets in ((ada, one), (boris, other)):
        path = written(tmp_path / f"{who.id}.xlsx", sheets)
        await (await who.slash("charts load", "games", file=given(path), own="yes", name="Mine")).wait_until_answered()
    await until(lambda: "Trial games are being played: 5 of 7" in told(allowed, ada))
    assert "Another trial comes first, then yours" in told(allowed, boris) and "1 in turns" in told(allowed, boris)
    going.set()
    await until(lambda: "Kept as **Mine**" in told(allowed, ada) and "Kept as **Mine**" in told(allowed, boris))
    again = await load(allowed, boris, tmp_path / f"{ada.id}.xlsx", "As Ada's")
    assert "Kept as **As Ada" in again
    for number in (1, 2, 3):
        one["turns"][-1][1] += 2
        said = await load(allowed, boris, written(tmp_path / "more.xlsx", one), f"More {number}")
    assert "You have had three trials today" in said and len(await allowed.app.store.charts(user=int(boris.id))) == 4


async def test_what_breaks_off_a_trial_is_told_with_a_number(
    allowed: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> list[CellFault]:
        raise OSError("no process can be started")

    monkeypatch.setattr("bot.charts.desk.try_chart", broken)
    said = await load(allowed, allowed.person("Ada"), written(tmp_path / "own.xlsx", with_changes(GAME)))
    assert "broke off" in said and await allowed.app.store.charts() == []


async def test_two_may_keep_the_same_under_two_names(allowed: InProcess, tmp_path: Path) -> None:
    """Each table says whose its charts are; a name that nobody gave them is refused."""
    path = written(tmp_path / "own.xlsx", with_changes(GAME))
    for name in ("Ada", "Boris"):
        who = allowed.person(name)
        await load(allowed, who, path, f"Of {name}")
        table = await allowed.create(name, game=GAME)
        used = await (await who.slash("charts use", "games", name=f"Of {name}", table=table)).wait_until_answered()
        assert f"**Of {name}**" in used.text
        card = await until(lambda at=table: said if "**Of " in (said := text_of(allowed.card(at))) else "")
        assert f"**Of {name}** of <@{who.id}>" in card
    row, _ = await allowed.app.store.charts()
    typed = await (
        await who.slash("game create", "games", game=GAME, options=f"charts=Nobody@{row.hash}")
    ).wait_until_answered()
    assert "You have no charts" in typed.text


async def test_who_sat_at_a_game_has_the_file_when_it_is_over_and_nobody_else(
    allowed: InProcess, tmp_path: Path
) -> None:
    ada, boris, clara = (allowed.person(name) for name in ("Ada", "Boris", "Clara"))
    row = await loaded(allowed, ada, tmp_path)
    table = await begun_by(allowed, "Mine")
    early = await (await boris.slash("charts file", "games", table=table)).wait_until_answered()
    assert "when the game is over" in early.text
    actor = await allowed.actor(table)
    actor.live.replace(row=msgspec.structs.replace(actor.live.row, status=ABANDONED))
    answer = await (await boris.slash("charts file", "games", table=table)).wait_until_answered()
    assert answer.message is not None and answer.message.attachments[0].data == row.content
    assert (
        "for those who sat at it"
        in (await (await clara.slash("charts file", "games", table=table)).wait_until_answered()).text
    )


PLANTED = {"tactics": 773, "reinforcement": 787, "value": 797}  # that stand nowhere, and could not


async def test_who_has_no_part_in_a_table_is_shown_none_of_its_owners_figures(allowed: InProcess) -> None:
    """An impossible number in every row of three sheets; whoever sits there finds it, nobody else does."""
    ada, boris, clara = (allowed.person(name) for name in ("Ada", "Boris", "Clara"))
    said: dict[str, Any] = {}
    for sheet, column in (("leaders", "tactics"), ("spaces", "reinforcement")):
        rows = {str(key): {column: PLANTED[column]} for key, _ in rows_of(GAME, sheet_of(GAME, sheet))}
        said[sheet] = {sheet: rows}
    said["cards"] = {
        "roman": {str(key): {"value": PLANTED["value"]} for key, _ in rows_of(GAME, sheet_of(GAME, "roman_cards"))}
    }
    chart = Chart(GAME, "Planted", canonical_chart_json(said))
    row = ChartRow(
        game=GAME, hash=chart.hash, owner=int(ada.id), name="Planted", version=1, content=chart.content, changed={},
        tried="", at=1.0,
    )  # fmt: skip
    await allowed.app.store.save_or_replace_chart(row, 9)
    table = await begun_by(allowed, "Planted")

    async def shown(who: Person) -> str:
        """Return all that the tables of a game tell a person."""
        asked: list[tuple[str, dict[str, Any]]] = [
            ("card", {"card": one}) for one in ("Camillus", "Roma", "Truce", "Brennus")
        ]
        asked += [("rules", {}), ("table", {}), ("map", {}), ("watch", {}), ("charts list", {})]
        asked += [("map", {"around": "Roma"}), ("log", {}), ("game show", {})]
        lines = []
        for command, options in asked:
            receipt = await (
                await who.slash(command, "games", table=table, **options)
                if command != "charts list"
                else await who.slash(command, "games")
            ).wait_until_answered()
            lines.append(receipt.text)
            if receipt.message is not None:
                lines += [str(one.description) for one in receipt.message.attachments]
        return "\n".join(lines)

    seen, card = (
        await shown(clara),
        await (await clara.slash("card", "games", table=table, card="Camillus")).wait_until_answered(),
    )
    assert "**Now** at" in card.text and card.text.count("By our own figures") == 1
    assert not [value for value in PLANTED.values() if str(value) in seen] and "By our own figures" in seen
    assert str(PLANTED["tactics"]) in await shown(boris)


async def test_who_looks_on_has_the_figures_of_the_view_from_us(allowed: InProcess) -> None:
    """Ratings of leaders stand in the view of this game, from which maps, boards and pages are drawn."""
    game, ada = "rise_of_the_roman_republic", allowed.person("Ada")
    rows = {str(key): {"campaign": PLANTED["tactics"]} for key, _ in rows_of(game, sheet_of(game, "leaders"))}
    chart = Chart(game, "Planted", canonical_chart_json({"leaders": {"leaders": rows}}))
    row = ChartRow(
        game=game, hash=chart.hash, owner=int(ada.id), name="Planted", version=1, content=chart.content, changed={},
        tried="", at=1.0,
    )  # fmt: skip
    await allowed.app.store.save_or_replace_chart(row, 9)
    table = await begun_by(allowed, "Planted", game=game, computers=1)
    actor = await allowed.actor(table)
    views = [
        msgspec.json.encode((await visible_table(actor, int(allowed.person(name).id))).live.view(None))
        for name in ("Boris", "Clara")
    ]
    assert [str(PLANTED["tactics"]).encode() in view for view in views] == [True, False]


async def test_pages_for_newcomers_have_the_figures_that_their_reader_may_know(allowed: InProcess) -> None:
    """Read at the table, they say by whose figures they are."""
    game, ada = "total_war_rome", allowed.person("Ada")
    chart = Chart(game, "Richer", canonical_chart_json({"setup": {"gold": dict.fromkeys(("rome", "carthage"), 29)}}))
    row = ChartRow(
        game=game, hash=chart.hash, owner=int(ada.id), name="Richer", version=1, content=chart.content, changed={},
        tried="", at=1.0,
    )  # fmt: skip
    await allowed.app.store.save_or_replace_chart(row, 9)
    table = await begun_by(allowed, "Richer", game=game)
    for name, rich, by in (("Boris", True, "By the charts"), ("Clara", False, "By our own figures")):
        who = allowed.person(name)
        opened = await (await who.slash("learn", allowed.thread(table))).wait_until_answered()
        assert by in opened.text
        last = text_of(await last_page(who, opened.message))
        assert ("(29 gold)" in last) is rich and by in last
    plain = await (await ada.slash("learn", "games", game=game)).wait_until_answered()
    assert "By the charts" not in plain.text and "By our own" not in plain.text
