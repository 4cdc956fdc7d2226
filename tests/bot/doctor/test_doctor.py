"""Broken installations: each is found by `praetor doctor`, told how it is mended, and good again once that was done."""

import gzip
import json
import os
import shlex
import shutil
import sqlite3
import subprocess
import sys
import time
import zoneinfo
from collections import namedtuple
from collections.abc import Callable
from contextlib import closing
from importlib import metadata
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.connection.client import PERMISSIONS
from bot.doctor.database import database_findings
from bot.doctor.discord_account import discord_account_findings
from bot.doctor.findings import GOOD, NOTE, WRONG, DoctorFinding
from bot.doctor.kept_settings import SETTINGS, ZONES, kept_settings_findings
from bot.doctor.machine import machine_findings
from bot.doctor.news import FILE, newest_operator_notes, version_findings
from bot.process.settings import Secret, Settings, read_settings
from bot.sandbox import shapes
from bot.sandbox.launch import Sandbox
from bot.sandbox.people import server_changes
from bot.tables import timing
from engine.store.backup import restore_database
from engine.store.connection import explained_sqlite_error
from engine.store.process_lock import ProcessLock
from engine.store.sqlite import open_store
from render.drawing import fonts
from tests.engine.store.running_tables import database as running_tables

ROOT = Path(__file__).parents[3]
OLD = ROOT / "tests" / "engine" / "store" / "old" / "schema_1.sqlite3.gz"
Space = namedtuple("Space", "total used free")


def of(found: list[DoctorFinding], about: str) -> list[DoctorFinding]:
    """Return what was found about something and is not good."""
    return [one for one in found if one.about == about and one.verdict != GOOD]


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """An installation in which all is well."""
    monkeypatch.chdir(tmp_path)
    return Settings(database=running_tables(tmp_path), backups=tmp_path / "elsewhere")


# Time zones, and what else was chosen


def test_a_machine_without_time_zones(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    assert {one.verdict for one in kept_settings_findings(settings)} == {GOOD}
    monkeypatch.setattr(timing, "ZoneInfo", _no_zone)
    timing.is_zone.cache_clear()
    timing.zone_of.cache_clear()
    try:
        (zones,) = of(list(kept_settings_findings(settings)), ZONES)
        assert zones.verdict == WRONG and "Europe/Rome" in zones.said and "tzdata" in zones.mend
    finally:
        timing.is_zone.cache_clear()
        timing.zone_of.cache_clear()


def _no_zone(name: str) -> None:
    raise zoneinfo.ZoneInfoNotFoundError(name)


def test_a_zone_and_colours_that_were_chosen_and_are_not_known(settings: Settings) -> None:
    with closing(sqlite3.connect(settings.database)) as conn, conn:
        conn.execute("UPDATE tables SET extra = json_set(extra, '$.quiet', json('[22, 8, \"Mars/Olympus\"]'))")
        kept = '{"preferences": {"zone": "Mars/Olympus", "palette": "neon", "quiet": "always"}}'
        conn.execute("INSERT INTO persons VALUES (1, ?)", (kept,))
    found = of(list(kept_settings_findings(settings)), SETTINGS)
    assert {one.verdict for one in found} == {NOTE} and all("whom it concerns is told" in one.mend for one in found)
    told = " ".join(one.said for one in found)
    assert "zone 'Mars/Olympus'" in told and "palette 'neon', chosen by 1" in told and "quiet in the form of" in told


# The machine


def test_a_sound_machine(settings: Settings) -> None:
    assert [one for one in machine_findings(settings) if one.verdict == WRONG] == []


def test_files_that_others_may_read(settings: Settings, tmp_path: Path) -> None:
    settings.database.chmod(0o644)
    (tmp_path / "praetor.toml").write_text("", encoding="utf-8")
    (tmp_path / "praetor.toml").chmod(0o640)
    found = of(list(machine_findings(settings)), "modes")
    assert len(found) == 2 and all(one.verdict == WRONG for one in found)
    for one in found:
        subprocess.run(shlex.split(one.mend), check=True)  # noqa: S603 - as it is told
    assert of(list(machine_findings(settings)), "modes") == []


def test_a_full_disk(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda path: Space(10**12, 10**12, 5 * 10**7))
    (found,) = of(list(machine_findings(settings)), "database")
    assert found.verdict == WRONG and "make room" in found.mend
    monkeypatch.setattr(shutil, "disk_usage", lambda path: Space(10**12, 0, 10**12))
    assert of(list(machine_findings(settings)), "database") == []


def test_a_font_that_is_missing(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(fonts, "FOLDER", tmp_path)
        (found,) = of(list(machine_findings(settings)), "fonts")
        assert found.verdict == WRONG and "make setup" in found.mend
    assert of(list(machine_findings(settings)), "fonts") == []


def test_a_library_of_another_version(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ["msgspec==0.0.1", "no-such-library", "Pillow", "absent-too; python_version < '3'"]
    with monkeypatch.context() as broken:
        broken.setattr(metadata, "requires", lambda name: asked)
        (found,) = of(list(machine_findings(settings)), "libraries")
        assert (
            "msgspec==0.0.1, no-such-library" in found.said
            and "Pillow" not in found.said
            and "absent" not in found.said
        )
    assert of(list(machine_findings(settings)), "libraries") == []


def test_a_folder_that_is_none(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "a file").write_text("", encoding="utf-8")
    broken = msgspec.structs.replace(settings, backups=tmp_path / "a file" / "backups")
    (found,) = of(list(machine_findings(broken)), "backups")
    assert found.verdict == WRONG and "is a file, not a folder" in found.said
    *_, old, new = shlex.split(found.mend)
    Path(old).rename(new)
    assert of(list(machine_findings(broken)), "backups") == []


def test_a_folder_that_may_not_be_written_to(settings: Settings, tmp_path: Path) -> None:
    if os.geteuid() == 0:
        pytest.skip("root may write everywhere")
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o500)
    broken = msgspec.structs.replace(settings, backups=closed / "backups")
    (found,) = of(list(machine_findings(broken)), "backups")
    assert found.verdict == WRONG and str(closed) in found.mend
    closed.chmod(0o700)
    assert of(list(machine_findings(broken)), "backups") == []


def test_a_log_that_others_may_read(settings: Settings, tmp_path: Path) -> None:
    broken = msgspec.structs.replace(settings, log=tmp_path / "praetor.log")
    (tmp_path / "praetor.log.1").write_text("", encoding="utf-8")
    (tmp_path / "praetor.log.1").chmod(0o644)
    (found,) = of(list(machine_findings(broken)), "modes")
    assert found.verdict == WRONG
    subprocess.run(shlex.split(found.mend), check=True)  # noqa: S603 - as it is told
    assert of(list(machine_findings(broken)), "modes") == []


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root can give files away")
def test_a_database_that_belongs_to_another(settings: Settings, tmp_path: Path) -> None:
    for path in (tmp_path, settings.database):
        os.chown(path, 61234, 61234)
    assert of(list(machine_findings(settings)), "owner") == []
    os.chown(settings.database, 0, 0)
    (found,) = of(list(machine_findings(settings)), "owner")
    assert found.verdict == WRONG and "belongs to root, and the bot runs as 61234" in found.said
    subprocess.run(shlex.split(found.mend), check=True)  # noqa: S603 - as it is told
    assert of(list(machine_findings(settings)), "owner") == []


def test_a_misspelt_setting(settings: Settings, tmp_path: Path) -> None:
    broken = read_settings({"PRAETOR_PICTRUES": "5"}, tmp_path / "none")
    (found,) = of(list(machine_findings(msgspec.structs.replace(settings, unknown=broken.unknown))), "settings")
    assert found.verdict == WRONG and "PRAETOR_PICTRUES (perhaps PRAETOR_PICTURES is meant)" in found.said
    assert of(list(machine_findings(settings)), "settings") == []


# The database


async def test_a_sound_database_and_whether_a_bot_runs(settings: Settings) -> None:
    await (await open_store(settings.database)).close()
    assert [one.verdict for one in database_findings(settings)] == [GOOD, NOTE, NOTE]
    lock = ProcessLock(settings.database)
    assert lock.take()
    try:
        assert of(list(database_findings(settings)), "process") == []
    finally:
        lock.give_back()


async def test_posts_that_were_put_aside_are_named(settings: Settings) -> None:
    store = await open_store(settings.database)
    (post, *_) = await store.due_posts(9e12, 1)
    await store.put_aside(post, "3fa2b1", "1.0", 1.0, ())
    await store.close()
    (found,) = of(list(database_findings(settings)), "posts")
    assert found.verdict == NOTE and "3fa2b1" in found.said and post.table in found.said


def test_a_damaged_database_comes_back_by_its_backup(settings: Settings, tmp_path: Path) -> None:
    kept = tmp_path / "kept.sqlite3"
    shutil.copy(settings.database, kept)
    settings.database.write_bytes(settings.database.read_bytes()[:5000])
    (found,) = database_findings(settings)
    assert found.verdict == WRONG and "praetor restore FILE" in found.mend
    restore_database(kept, settings.database, replace=True)
    assert of(list(database_findings(settings)), "database") == []


def test_a_full_disk_is_no_reason_for_a_restore(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would lose what was decided after the backup; room is all that is needed."""

    def fails(*_: object) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR
        raise explained_sqlite_error(error, settings.database) from error

    with monkeypatch.context() as broken:
        broken.setattr(shutil, "disk_usage", lambda path: Space(10**12, 10**12, 4096))
        broken.setattr("bot.doctor.database.open_read_only", fails)
        (found,) = database_findings(settings)
        assert found.verdict == WRONG and "the disk is full" in found.said
        assert found.mend.startswith("make room in ") and "praetor restore" not in found.mend
        broken.setattr(shutil, "disk_usage", lambda path: Space(10**12, 0, 10**12))
        (found,) = database_findings(settings)
        assert "praetor restore FILE" not in found.mend
    assert of(list(database_findings(settings)), "database") == []


def test_a_database_of_another_program(settings: Settings, tmp_path: Path) -> None:
    kept = Path(shutil.copy(settings.database, tmp_path / "kept.sqlite3"))
    settings.database.unlink()
    with closing(sqlite3.connect(settings.database)) as conn, conn:
        conn.execute("CREATE TABLE theirs (x)")
    (found,) = database_findings(settings)
    assert found.verdict == WRONG and "another program" in found.said and "praetor restore FILE" in found.mend
    restore_database(kept, settings.database)
    assert of(list(database_findings(settings)), "database") == []


async def test_an_older_schema_is_noted_and_a_newer_one_refused(settings: Settings, tmp_path: Path) -> None:
    settings.database.write_bytes(gzip.decompress(OLD.read_bytes()))
    found = of(list(database_findings(settings)), "schema")
    assert [one.verdict for one in found] == [NOTE] and "patch --check" in found[0].mend
    await (await open_store(settings.database)).close()
    assert of(list(database_findings(settings)), "schema") == []
    kept = Path(shutil.copy(settings.database, tmp_path / "kept.sqlite3"))
    with closing(sqlite3.connect(settings.database)) as conn, conn:
        conn.execute("INSERT INTO schema_version VALUES (999, 0)")
    found = of(list(database_findings(settings)), "schema")
    assert [one.verdict for one in found] == [WRONG] and "newer Praetor" in found[0].mend
    assert "praetor restore FILE --replace" in found[0].mend
    restore_database(kept, settings.database, replace=True)
    assert of(list(database_findings(settings)), "schema") == []


# Discord


@pytest.fixture
def online(stand_in: Sandbox) -> Settings:
    """Settings that lead to the stand-in."""
    return Settings(token=Secret(stand_in.token), api=stand_in.api_url, gateway=stand_in.gateway_url)


async def test_a_sound_account(online: Settings) -> None:
    found = await discord_account_findings(online)
    assert [one.about for one in found if one.verdict != GOOD] == []
    assert {"token", "clock", "connections", "permissions"} <= {one.about for one in found}


async def test_no_token_and_a_wrong_one(online: Settings) -> None:
    (found,) = await discord_account_findings(Settings())
    assert found.verdict == NOTE and "Bot page" in found.mend
    (found,) = await discord_account_findings(msgspec.structs.replace(online, token=Secret("not.the.token")))
    assert found.verdict == WRONG and "make a new one" in found.mend and "not.the.token" not in str(found)
    assert of(await discord_account_findings(online), "token") == []


async def test_an_address_where_nobody_answers(online: Settings) -> None:
    (found,) = await discord_account_findings(msgspec.structs.replace(online, api="http://127.0.0.1:9/api/v10"))
    assert found.verdict == WRONG and "PRAETOR_DISCORD_API" in found.mend
    assert of(await discord_account_findings(online), "Discord") == []


async def test_permissions_that_a_server_does_not_grant(stand_in: Sandbox, online: Settings) -> None:
    guild = next(iter(stand_in.world.guilds.values()))
    before = {role.id: role.permissions for role in guild.roles.values()}
    for role in guild.roles.values():
        role.permissions &= ~(1 << 15 | 1 << 35)  # Attach Files, Create Public Threads
    (found,) = of(await discord_account_findings(online), "permissions")
    assert "Attach Files" in found.said and "Create Public Threads" in found.said and "Send" not in found.said
    assert f"permissions={PERMISSIONS}" in found.mend
    for role in guild.roles.values():
        role.permissions = before[role.id]
    assert of(await discord_account_findings(online), "permissions") == []


async def test_interactions_that_go_elsewhere(online: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    sound: Callable[..., dict[str, Any]] = shapes.application_json
    with monkeypatch.context() as broken:
        broken.setattr(
            shapes, "application_json", lambda world: sound(world) | {"interactions_endpoint_url": "https://x.y"}
        )
        (found,) = of(await discord_account_findings(online), "interactions")
        assert found.verdict == WRONG and "Interactions Endpoint URL" in found.mend
    assert of(await discord_account_findings(online), "interactions") == []


async def test_a_clock_that_is_wrong(online: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr("bot.doctor.discord_account.time", lambda: time.time() - 90)
        (found,) = of(await discord_account_findings(online), "clock")
        assert "behind" in found.said and "timedatectl" in found.mend
    assert of(await discord_account_findings(online), "clock") == []


async def test_a_bot_that_was_started_too_often(stand_in: Sandbox, online: Settings) -> None:
    stand_in.hub.gateway.identifies = 990
    (found,) = of(await discord_account_findings(online), "connections")
    assert found.verdict == NOTE
    stand_in.limits.shards = 20
    (found,) = of(await discord_account_findings(online), "connections")
    assert found.verdict == WRONG and found.said == "10 are left today, 20 are needed"
    stand_in.limits.shards, stand_in.hub.gateway.identifies = 1, 1000
    (found,) = of(await discord_account_findings(online), "connections")
    assert found.verdict == WRONG and "wait 24 hours" in found.mend
    stand_in.hub.gateway.identifies = 0  # a day later
    assert of(await discord_account_findings(online), "connections") == []


async def test_a_server_that_nobody_has_invited_it_to(stand_in: Sandbox, online: Settings) -> None:
    server_changes.remove_bot(stand_in.hub, stand_in.guild)
    (found,) = of(await discord_account_findings(online), "servers")
    assert found.verdict == NOTE and "invite it" in found.mend
    server_changes.add_bot(stand_in.hub, stand_in.guild)
    assert of(await discord_account_findings(online), "servers") == []


async def test_an_application_that_nobody_can_invite(online: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    sound: Callable[..., dict[str, Any]] = shapes.application_json
    with monkeypatch.context() as broken:
        broken.setattr(shapes, "application_json", lambda world: sound(world) | {"bot_require_code_grant": True})
        (found,) = of(await discord_account_findings(online), "invitation")
        assert found.verdict == WRONG and "Requires OAuth2 Code Grant" in found.mend
    assert of(await discord_account_findings(online), "invitation") == []


# The command


def praetor(folder: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    code = "import sys; from bot.__main__ import main; sys.exit(main(sys.argv[1:]))"
    around = {**os.environ, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "", **environment}
    words = (sys.executable, "-c", code, *words)
    return subprocess.run(  # noqa: S603 - our own command
        words, cwd=folder, env=around, capture_output=True, text=True, check=False
    )


def test_the_command_says_it_all_and_its_status_is_of_what_is_wrong(settings: Settings, tmp_path: Path) -> None:
    environment = {"PRAETOR_DATABASE": str(settings.database), "PRAETOR_BACKUPS": str(settings.backups)}
    done = praetor(tmp_path, "doctor", "--offline", **environment)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 wrong" in done.stdout and "no bot runs" in done.stdout and "notes for operators (" in done.stdout
    settings.database.chmod(0o644)
    done = praetor(tmp_path, "doctor", "--json", **environment)
    known = json.loads(done.stdout)
    assert done.returncode == 1 and not known["ok"]
    assert {"about": "modes", "verdict": WRONG} in [
        {key: one[key] for key in ("about", "verdict")} for one in known["findings"]
    ]


def test_a_setting_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    done = praetor(tmp_path, "doctor", PRAETOR_BACKUP_KEEP="none")
    assert done.returncode == 2 and "PRAETOR_BACKUP_KEEP must be a number" in done.stderr


def test_the_newest_notes_for_operators(tmp_path: Path) -> None:
    notes = "## 1.1\n\n### For players\n\n- A game.\n\n### For operators\n\n- Logs are\n  JSON. See.\n- Shards.\n\n"
    text = f"# Changelog\n\n{notes}## 1.0\n\n### For operators\n\n- Old.\n"
    assert newest_operator_notes(text) == ("1.1", ["Logs are JSON.", "Shards."])
    (tmp_path / FILE).write_text(text)
    (found,) = version_findings((tmp_path,))
    assert found.verdict == GOOD and "1.1" in found.said and "\n    - Shards." in found.said
    assert [one.verdict for one in version_findings((tmp_path / "nowhere",))] == [NOTE]
    (here,) = version_findings()
    assert here.verdict == GOOD and here.said.count("\n    - ") > 0
