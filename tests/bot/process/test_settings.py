"""What is set: by the environment or by the file, each setting by both, and a line that names the one that is wrong."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.process.settings import FILE, KEYS, Secret, Settings, SettingsError, read_settings

ROOT = Path(__file__).parents[3]
TOKEN = "abc.def.ghi"
EACH: dict[str, tuple[object, str, Any]] = {  # what the file says, the field, what comes of it
    "DISCORD_TOKEN": (TOKEN, "token", Secret(TOKEN)),
    "DISCORD_CLIENT_SECRET": (TOKEN, "client_secret", Secret(TOKEN)),
    "PRAETOR_DATABASE": ("./other.sqlite3", "database", Path("other.sqlite3")),
    "PRAETOR_DISCORD_API": ("http://127.0.0.1:8765/api/v10/", "api", "http://127.0.0.1:8765/api/v10"),
    "PRAETOR_DISCORD_GATEWAY": ("ws://localhost:8765/", "gateway", "ws://localhost:8765/"),
    "PRAETOR_HOLD_SCALE": (0, "hold_scale", 0.0),
    "PRAETOR_GATHER": (0.5, "gather", 0.5),
    "PRAETOR_CACHE": ("off", "shared", {"PRAETOR_CACHE": "off"}),
    "PRAETOR_OPENAPI": ("openapi.json", "shared", {"PRAETOR_OPENAPI": "openapi.json"}),
    "PRAETOR_OVERLAYS": ("./charts", "shared", {"PRAETOR_OVERLAYS": "./charts"}),
    "PRAETOR_PICTURES": (12, "pictures", 12),
    "PRAETOR_RETENTION_DAYS": (7, "retention_days", 7.0),
    "PRAETOR_PULSE": (True, "pulse", True),
    "PRAETOR_EMOJIS": (False, "emojis", False),
    "PRAETOR_LEASE_WAIT": (2, "lease_wait", 2.0),
    "PRAETOR_BACKUPS": ("./backups", "backups", Path("backups")),
    "PRAETOR_BACKUP_HOURS": (6, "backup_hours", 6.0),
    "PRAETOR_BACKUP_KEEP": (3, "backup_keep", 3),
    "PRAETOR_MONITOR": (9464, "monitor", ("127.0.0.1", 9464)),
    "PRAETOR_LOG": ("./praetor.log", "log", Path("praetor.log")),
    "PRAETOR_LOG_FORMAT": ("json", "log_format", "json"),
    "PRAETOR_PORT": (8800, "port", 8800),
    "PRAETOR_OWNERS": ("100000000000000001, 100000000000000002", "owners", frozenset({10**17 + 1, 10**17 + 2})),
    "PRAETOR_TABLES": (500, "tables", 500),
    "PRAETOR_CHARTS": (1, "charts", True),
    "PRAETOR_BACKUP_HOOK": (sys.executable, "backup_hook", Path(sys.executable)),
    "PRAETOR_BACKUP_HOOK_SECONDS": (30, "backup_hook_seconds", 30.0),
    "PRAETOR_PACK_DAYS": (30, "pack_days", 30.0),
    "PRAETOR_WEB": ("https://tables.example/", "web", "https://tables.example"),
    "PRAETOR_WEB_LISTEN": ("0.0.0.0:8080", "web_listen", ("0.0.0.0", 8080)),  # noqa: S104 - nothing listens here
    "PRAETOR_WEB_SIGNED": (True, "web_signed", True),
    "PRAETOR_SCRATCH": ("./room", "shared", {"PRAETOR_SCRATCH": "./room"}),
}


def filed(folder: Path, said: str) -> Settings:
    (folder / FILE).write_text(said, encoding="utf-8")
    return read_settings({}, folder)


def toml(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def test_every_setting_of_the_readme_is_tried() -> None:
    table = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8").split("| setting (")[1].split("\n\n")[0]
    named = {name for line in table.splitlines() for name in re.findall(r"`([A-Z_]+)`", line.split("|")[1])}
    assert named <= set(KEYS) == set(EACH)


@pytest.mark.parametrize("key", KEYS)
def test_each_works_in_the_file_and_in_the_environment(key: str, tmp_path: Path) -> None:
    value, field, expected = EACH[key]
    assert getattr(read_settings({}, tmp_path), field) != expected
    assert getattr(filed(tmp_path, f"{key} = {toml(value)}\n"), field) == expected
    assert getattr(read_settings({key: str(value)}, tmp_path / "none"), field) == expected


def test_the_environment_comes_first(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("PRAETOR_GATHER = 0.5\n")
    assert read_settings({"PRAETOR_GATHER": "0.25"}, tmp_path).gather == 0.25
    assert read_settings({"PRAETOR_GATHER": ""}, tmp_path).gather == 0.5


def test_what_other_processes_read_is_handed_on(tmp_path: Path) -> None:
    around: dict[str, str] = {}
    filed(tmp_path, 'PRAETOR_CACHE = "plates"\nPRAETOR_OPENAPI = "o.json"\n').put_into_environment(around)
    assert around == {"PRAETOR_CACHE": "plates", "PRAETOR_OPENAPI": "o.json"}


WRONG = [
    (f"DISCORD_TOKEN = {TOKEN}", "DISCORD_TOKEN"),
    (f'PRAETOR_GATHER = 1\nDISCORD_TOKEN = "{TOKEN}', "DISCORD_TOKEN"),
    (f'DISCORD_TOKEN = "{TOKEN} "', "DISCORD_TOKEN"),
    (f'DISCORD_CLIENT_SECRET = "{TOKEN} "', "DISCORD_CLIENT_SECRET"),
    (f'DISCORD_TOKEN = "{TOKEN}"\nDISCORD_TOKEN = "{TOKEN}"', "DISCORD_TOKEN"),
    (f'DISCORD_TOKEN = ["{TOKEN}"]', "DISCORD_TOKEN"),
    ('PRAETOR_HOLD_SCALE = "soon"', "PRAETOR_HOLD_SCALE"),
    ("PRAETOR_HOLD_SCALE = -1", "PRAETOR_HOLD_SCALE"),
    ("PRAETOR_GATHER = nan", "PRAETOR_GATHER"),
    ("PRAETOR_GATHER = inf", "PRAETOR_GATHER"),
    ('PRAETOR_LEASE_WAIT = "a while"', "PRAETOR_LEASE_WAIT"),
    ("PRAETOR_BACKUP_HOURS = 0", "PRAETOR_BACKUP_HOURS"),
    ("PRAETOR_BACKUP_KEEP = 0", "PRAETOR_BACKUP_KEEP"),
    ("PRAETOR_BACKUP_KEEP = 1.5", "PRAETOR_BACKUP_KEEP"),
    ("PRAETOR_PICTURES = 0.5", "PRAETOR_PICTURES"),
    ('PRAETOR_BACKUPS = "~no-such-user/b"', "PRAETOR_BACKUPS"),
    ("PRAETOR_MONITOR = 70000", "PRAETOR_MONITOR"),
    ("PRAETOR_PORT = 70000", "PRAETOR_PORT"),
    ('PRAETOR_BACKUP_HOOK = "rclone copy"', "PRAETOR_BACKUP_HOOK"),
    (f'PRAETOR_BACKUP_HOOK = "{__file__}"', "PRAETOR_BACKUP_HOOK"),
    ("PRAETOR_BACKUP_HOOK_SECONDS = 0", "PRAETOR_BACKUP_HOOK_SECONDS"),
    ('PRAETOR_OWNERS = "Ada"', "PRAETOR_OWNERS"),
    ("PRAETOR_TABLES = 2.5", "PRAETOR_TABLES"),
    ('PRAETOR_MONITOR = "everywhere"', "PRAETOR_MONITOR"),
    ('PRAETOR_WEB = "http://tables.example"', "PRAETOR_WEB"),
    ('PRAETOR_WEB = "tables.example"', "PRAETOR_WEB"),
    ('PRAETOR_WEB = "https://tables.example/?a=1"', "PRAETOR_WEB"),
    ('PRAETOR_WEB_LISTEN = "everywhere"', "PRAETOR_WEB_LISTEN"),
    (f'PRAETOR_BACKUPS = "{__file__}"', "PRAETOR_BACKUPS"),
    ('PRAETOR_PULSE = "perhaps"', "PRAETOR_PULSE"),
    ('PRAETOR_DATABASE = "."', "PRAETOR_DATABASE"),
    ("PRAETOR_DATABASE = 2026-01-01", "PRAETOR_DATABASE"),
    ('PRAETOR_DATABASE = "no/such/folder/p.sqlite3"', "PRAETOR_DATABASE"),
    ('PRAETOR_DISCORD_API = "discord.com"', "PRAETOR_DISCORD_API"),
    ('PRAETOR_DISCORD_API = "http://discord.com"', "PRAETOR_DISCORD_API"),
    ('PRAETOR_DISCORD_API = "https://["', "PRAETOR_DISCORD_API"),
    ('PRAETOR_DISCORD_GATEWAY = "wss://"', "PRAETOR_DISCORD_GATEWAY"),
    ('PRAETOR_DATABSE = "p.sqlite3"', "PRAETOR_DATABSE"),
    ("[PRAETOR_CACHE]\nfolder = 1", "PRAETOR_CACHE"),
]


@pytest.mark.parametrize(("said", "key"), WRONG, ids=lambda said: said.splitlines()[0][:40])
def test_what_is_wrong_is_said_in_a_line_that_names_it(said: str, key: str, tmp_path: Path) -> None:
    with pytest.raises(SettingsError) as error:
        filed(tmp_path, said)
    told = str(error.value)
    assert key in told and "\n" not in told and TOKEN not in told


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b'DISCORD_TOKEN = "\xff"')
    with pytest.raises(SettingsError, match=r"praetor\.toml: it is not UTF-8"):
        read_settings({}, tmp_path)


@pytest.mark.parametrize("key", ["PRAETOR_DATABASE", "PRAETOR_BACKUPS", "PRAETOR_LOG", "PRAETOR_OVERLAYS"])
def test_a_tilde_is_the_home_folder(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    found = read_settings({key: "~/it"}, tmp_path / "none")
    (of_key,) = [field for name, (_, field, _) in EACH.items() if name == key]
    value = getattr(found, of_key)
    assert str(value[key] if isinstance(value, dict) else value) == str(tmp_path / "it")


def test_a_byte_order_mark_is_none_of_the_first_name(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"\xef\xbb\xbfPRAETOR_GATHER = 0.5\n")
    assert read_settings({}, tmp_path).gather == 0.5


def test_names_in_the_environment_that_are_none_are_told_with_what_is_meant(tmp_path: Path) -> None:
    around = {
        "PRAETOR_DATABSE": "x",
        "praetor_gather": "1",
        "\ufeffDISCORD_TOKEN": "x",
        "PRAETOR_TAG": "1",
        "PATH": "/",
    }
    found = read_settings(around | {"PRAETOR_ZZZ": "1", "PRAETOR_DRILL_OUT": "x"}, tmp_path).unknown
    assert [one.split(" (")[0] for one in found] == [
        "PRAETOR_DATABSE", "PRAETOR_ZZZ", "praetor_gather", "\\ufeffDISCORD_TOKEN",
    ]  # fmt: skip
    assert "perhaps PRAETOR_DATABASE is meant" in found[0] and "there are DISCORD_TOKEN" in found[1]


def test_every_command_tells_of_them_and_goes_on(tmp_path: Path) -> None:
    done = praetor(tmp_path, "games", "--ids", PRAETOR_DATABSE="x")
    assert done.returncode == 0 and done.stderr.startswith("praetor: PRAETOR_DATABSE (perhaps PRAETOR_DATABASE")


def praetor(folder: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    around = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **more}
    return subprocess.run(  # noqa: S603 - ourselves
        [sys.executable, "-P", "-m", "bot", *words],
        cwd=folder, env=around, capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.mark.parametrize(("said", "key"), WRONG[:2] + WRONG[5:6])
def test_the_command_line_says_it_without_a_traceback(said: str, key: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(said)
    done = praetor(tmp_path, "run")
    assert done.returncode == 2 and key in done.stderr and len(done.stderr.splitlines()) == 1, done.stderr


def test_the_environment_is_named_as_well(tmp_path: Path) -> None:
    done = praetor(tmp_path, "sandbox", PRAETOR_HOLD_SCALE="x")
    assert done.returncode == 2 and done.stderr == "praetor: PRAETOR_HOLD_SCALE must be a number, 0 or more, not 'x'\n"


@pytest.mark.soak(6)  # draws a map for which no plate is kept
def test_plates_are_kept_where_the_file_says(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('PRAETOR_CACHE = "plates"\n')
    done = praetor(tmp_path, "render", "samnite_wars", "--decisions", "0", "--out", "map.png", HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert list(tmp_path.glob("plates/*.plate")) and not (tmp_path / ".cache").exists()


def test_the_version_is_said_whatever_the_settings(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("no toml")
    done = praetor(tmp_path, "--version")
    assert done.returncode == 0 and re.match(r"praetor (\d+\.\d+\.\d+|\(not installed\)) \(Python 3\.", done.stdout)
    assert "discord.py" in done.stdout and "SQLite" in done.stdout and "samnite_wars rules" in done.stdout
