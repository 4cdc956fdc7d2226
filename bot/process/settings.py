"""Settings: the environment first, then `praetor.toml` in the working folder, then defaults."""

import difflib
import math
import os
import re
import tomllib
from collections.abc import Mapping, MutableMapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from data.secret_settings import SECRETS
from engine.kernel.errors import PraetorError, SaveError
from engine.store.postgres.address import PostgresAddress, address_of, is_address

DISCORD = "https://discord.com/api/v10"
LOOPBACK = {"127.0.0.1", "localhost", "::1"}
FILE = "praetor.toml"
MOST_PORT = 65535
JSON, TEXT = "json", "text"  # what PRAETOR_LOG_FORMAT may say
YES, NO = {"1", "true", "yes", "on"}, {"0", "false", "no", "off"}
KEYS = (
    "DISCORD_TOKEN",
    "DISCORD_CLIENT_SECRET",
    "PRAETOR_DATABASE",
    "PRAETOR_DISCORD_API",
    "PRAETOR_DISCORD_GATEWAY",
    "PRAETOR_HOLD_SCALE",
    "PRAETOR_GATHER",
    "PRAETOR_CACHE",
    "PRAETOR_OPENAPI",
    "PRAETOR_PULSE",
    "PRAETOR_LEASE_WAIT",
    "PRAETOR_EMOJIS",
    "PRAETOR_BACKUPS",
    "PRAETOR_BACKUP_HOURS",
    "PRAETOR_BACKUP_KEEP",
    "PRAETOR_MONITOR",
    "PRAETOR_LOG",
    "PRAETOR_LOG_FORMAT",
    "PRAETOR_PICTURES",
    "PRAETOR_RETENTION_DAYS",
    "PRAETOR_OVERLAYS",
    "PRAETOR_SCRATCH",
    "PRAETOR_PORT",
    "PRAETOR_OWNERS",
    "PRAETOR_TABLES",
    "PRAETOR_CHARTS",
    "PRAETOR_BACKUP_HOOK",
    "PRAETOR_BACKUP_HOOK_SECONDS",
    "PRAETOR_PACK_DAYS",
    "PRAETOR_WEB",
    "PRAETOR_WEB_LISTEN",
    "PRAETOR_WEB_SIGNED",
)
OTHERS = {
    "PRAETOR_TAG",
    "PRAETOR_TOYS",
    "PRAETOR_TRACE",
    "PRAETOR_RULING_OFF",
}  # compose.yaml's, tests'
DRILLS = "PRAETOR_DRILL_"  # how names for the drills begin
SHARED = (
    "PRAETOR_CACHE",
    "PRAETOR_OPENAPI",
    "PRAETOR_OVERLAYS",
    "PRAETOR_SCRATCH",
)  # read where they are needed, in other processes too


class SettingsError(PraetorError):
    """A setting that cannot be used; the message says which and what it should be."""


class Secret(msgspec.Struct, frozen=True):
    """A value that does not show itself in logs and errors."""

    value: str

    def __repr__(self) -> str:
        return "Secret(…)"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the operator has set."""

    token: Secret | None = None
    api: str = DISCORD
    gateway: str | None = None
    database: Path = Path("praetor.sqlite3")
    postgres: PostgresAddress | None = None  # the server in place of the file
    hold_scale: float = 1.0  # the stand-in and tests let windows close at once (0)
    gather: float = 1.0  # the same of what nobody waits for, which else waits for more to go out with
    pulse: bool = False  # log how long the event loop was ever kept from its work
    lease_wait: float = 30.0  # seconds that a second process waits for the first to go
    emojis: bool = True  # draw the signs of games as emojis of the application
    backups: Path | None = None  # the folder of backups that the bot makes by itself; None: it makes none
    backup_hours: float = 24.0  # from one to the next
    backup_keep: int = 14  # how many are kept
    monitor: tuple[str, int] | None = None  # host and port of /healthz and /metrics; None: nobody can ask
    port: int = 8765  # of the sandbox's page
    log: Path | None = None  # a file that is written beside standard error, as JSON, and rotated
    log_format: str = ""  # of standard error: JSON or TEXT; "": text on a terminal, else JSON
    pictures: int = 30  # that each person may ask for in a minute, and of everything four times as much; 0: no limit
    retention_days: float = 30.0  # that tables of a server are kept that threw the bot out
    owners: frozenset[int] = frozenset()  # Discord ids of those who may use the owner's commands
    tables: int = 0  # that may be open at once in all servers together; 0: no limit
    charts: bool = False  # whether persons may hand in figures of printed games that they own
    backup_hook: Path | None = None  # a program that is given each proven backup
    backup_hook_seconds: float = 600.0  # after which it is given up
    pack_days: float = 0.0  # after the end of a game until its rows are compressed; 0: never
    web: str = ""  # where persons reach the page of a table, `https://host`; "": there is none, and nothing listens
    web_listen: tuple[str, int] = ("127.0.0.1", 8766)  # host and port of the page's server
    client_secret: Secret | None = None  # of the application, for its Activity; None: pages open by links alone
    web_signed: bool = False  # refuse openings of the Activity that Discord's proxy has not signed
    unknown: tuple[str, ...] = ()  # names in the environment that look like settings and are none
    shared: dict[str, str] = {}  # what other parts and processes read from the environment by themselves

    @property
    def database_place(self) -> Path | PostgresAddress:
        """Return where the database is: the file or the server."""
        return self.postgres or self.database

    def put_into_environment(self, environment: MutableMapping[str, str] | None = None) -> None:
        """Put settings that other modules read from the environment there, if they came from the file."""
        (os.environ if environment is None else environment).update(self.shared)


def read_settings(environment: Mapping[str, str] | None = None, folder: Path | None = None) -> Settings:
    """Return the settings. SettingsError names the one that cannot be used, and never says what a token is."""
    environment = os.environ if environment is None else environment
    found = {**_filed((folder or Path()) / FILE), **{key: environment[key] for key in KEYS if environment.get(key)}}
    api, gateway = found.get("PRAETOR_DISCORD_API", DISCORD), found.get("PRAETOR_DISCORD_GATEWAY")
    for name, address in (("PRAETOR_DISCORD_API", api), ("PRAETOR_DISCORD_GATEWAY", gateway)):
        if address is not None:
            _refuse_clear_text(name, address)
    return Settings(
        token=_secret("DISCORD_TOKEN", found.get("DISCORD_TOKEN")),
        api=api.rstrip("/"),
        gateway=gateway,
        **_database(found.get("PRAETOR_DATABASE", "praetor.sqlite3")),
        hold_scale=_number(found, "PRAETOR_HOLD_SCALE", 1.0),
        gather=_number(found, "PRAETOR_GATHER", 1.0),
        pulse=_switch(found, "PRAETOR_PULSE"),
        emojis=_switch(found, "PRAETOR_EMOJIS", default="1"),
        lease_wait=_number(found, "PRAETOR_LEASE_WAIT", 30.0),
        backups=_folder(found, "PRAETOR_BACKUPS"),
        backup_hours=_number(found, "PRAETOR_BACKUP_HOURS", 24.0, least=0.1),
        backup_keep=_whole(found, "PRAETOR_BACKUP_KEEP", 14, least=1),
        monitor=_monitor(found.get("PRAETOR_MONITOR")),
        port=_port(found),
        log=_log(found.get("PRAETOR_LOG")),
        log_format=_log_format(found.get("PRAETOR_LOG_FORMAT", "")),
        pictures=_whole(found, "PRAETOR_PICTURES", 30),
        retention_days=_number(found, "PRAETOR_RETENTION_DAYS", 30.0, least=1.0),
        owners=_owners(found.get("PRAETOR_OWNERS", "")),
        tables=_whole(found, "PRAETOR_TABLES", 0),
        charts=_switch(found, "PRAETOR_CHARTS"),
        backup_hook=_program(found, "PRAETOR_BACKUP_HOOK"),
        backup_hook_seconds=_number(found, "PRAETOR_BACKUP_HOOK_SECONDS", 600.0, least=1.0),
        pack_days=_number(found, "PRAETOR_PACK_DAYS", 0.0),
        web=_web(found.get("PRAETOR_WEB", "")),
        web_listen=_address("PRAETOR_WEB_LISTEN", found.get("PRAETOR_WEB_LISTEN", "8766")),
        client_secret=_secret("DISCORD_CLIENT_SECRET", found.get("DISCORD_CLIENT_SECRET")),
        web_signed=_switch(found, "PRAETOR_WEB_SIGNED"),
        unknown=_unknown(environment),
        shared={key: _shared(key, found[key]) for key in SHARED if key in found},
    )


def _filed(file: Path) -> dict[str, str]:
    """Return the settings in the file, as text; empty ones are left out."""
    try:
        said = file.read_text(encoding="utf-8-sig") if file.exists() else ""
        kept: dict[str, Any] = tomllib.loads(said)
    except tomllib.TOMLDecodeError as error:
        raise SettingsError(_where(said, str(error))) from None  # the error would show what is in the file
    except UnicodeDecodeError:
        raise SettingsError(f"{FILE}: it is not UTF-8 text") from None
    except OSError as error:
        raise SettingsError(f"{FILE}: it cannot be read ({error.strerror})") from None
    found = {}
    for key, value in kept.items():
        if key not in KEYS:
            raise SettingsError(f"{FILE}: {key} is no setting; {_meant(key)}")
        if not isinstance(value, str | int | float):
            raise SettingsError(f"{FILE}: {key} must be a text, a number, true or false")
        text = str(value).lower() if isinstance(value, bool) else str(value)
        if text:
            found[key] = text
    return found


def _unknown(environment: Mapping[str, str]) -> tuple[str, ...]:
    """Return the names in the environment that begin like our settings and are none, each with what may be meant."""
    odd = [key for key in sorted(environment) if key not in KEYS and key not in OTHERS and not key.startswith(DRILLS)]
    return tuple(f"{ascii(key)[1:-1]} ({_meant(plain)})" for key in odd if (plain := _like_ours(key)))


def _like_ours(key: str) -> str:
    """Return a name in capitals and without a byte-order mark if it then is, or begins like, one of our settings."""
    plain = key.lstrip("\ufeff").upper()
    return plain if plain.startswith("PRAETOR_") or plain in SECRETS else ""


def _meant(key: str) -> str:
    """Return which setting may be meant, or all of them."""
    near = difflib.get_close_matches(key, KEYS, 1, 0.75)
    return f"perhaps {near[0]} is meant" if near else f"there are {', '.join(KEYS)}"


def _path(said: str, key: str = "PRAETOR_DATABASE") -> Path:
    """Return a path; `~` is the home of whoever runs this, which no shell has put in here."""
    try:
        return Path(said).expanduser()
    except RuntimeError:
        raise SettingsError(f"{key}: there is no home folder {said!r}") from None


def _shared(key: str, said: str) -> str:
    """Return a setting that others read, with a home folder in the place of `~`; else as it is."""
    return str(_path(said, key)) if said.startswith("~") else said


def _where(said: str, error: str) -> str:
    """Return where a file is not valid TOML: the line and its key, never the value, which may be the token."""
    matched = re.search(r"at line (\d+)", error)
    lines = said.splitlines()
    number = int(matched[1]) if matched else len(lines)
    key = re.match(r"\s*[\"']?([A-Za-z0-9_-]+)[\"']?\s*=", lines[number - 1]) if 0 < number <= len(lines) else None
    why = error.split(" (at ")[0]
    return f"{FILE}, line {number}{f' ({key[1]})' if key else ''}: {why}; a text stands in quotes"


def _secret(key: str, said: str | None) -> Secret | None:
    if said is None:
        return None
    if not said.isascii() or not said.isprintable() or " " in said:
        raise SettingsError(f"{key} has a blank, a line break or another character in it that no {_kind(key)} has")
    return Secret(said)


def _kind(key: str) -> str:
    return key.rpartition("_")[2].lower()


def _database(said: str) -> dict[str, Any]:
    if is_address(said):
        try:
            return {"postgres": address_of(said)}
        except SaveError as error:
            raise SettingsError(f"PRAETOR_DATABASE: {error}") from None
    path = _path(said)
    if "\0" in said or path.is_dir():
        raise SettingsError("PRAETOR_DATABASE must be the path of a file, not of a folder")
    if not path.parent.is_dir():
        raise SettingsError(f"PRAETOR_DATABASE: there is no folder {path.parent}")
    return {"database": path}


def _folder(found: Mapping[str, str], key: str) -> Path | None:
    said = found.get(key)
    if said is None:
        return None
    path = _path(said, key)
    if "\0" in said or (path.exists() and not path.is_dir()):
        raise SettingsError(f"{key} must be the path of a folder, not of a file")
    return path


def _owners(said: str) -> frozenset[int]:
    """Return Discord ids, written with commas or blanks between them."""
    parts = said.replace(",", " ").split()
    if not all(part.isascii() and part.isdecimal() and 5 <= len(part) <= 20 for part in parts):
        raise SettingsError("PRAETOR_OWNERS must be Discord ids of persons, numbers with commas between them")
    return frozenset(map(int, parts))


def _program(found: Mapping[str, str], key: str) -> Path | None:
    """Return a program: the path of one file, never a line for a shell."""
    said = found.get(key)
    if said is None:
        return None
    path = _path(said, key)
    if "\0" in said or not path.is_file() or not os.access(path, os.X_OK):
        raise SettingsError(f"{key} must be the path of a program that may be run, without arguments")
    return path.absolute()


def _monitor(said: str | None) -> tuple[str, int] | None:
    return None if said is None else _address("PRAETOR_MONITOR", said)


def _address(key: str, said: str) -> tuple[str, int]:
    """Return where to listen: a port alone means this machine alone."""
    host, _, port = said.rpartition(":")
    if not port.isdecimal() or not 0 <= int(port) <= MOST_PORT or any(letter.isspace() for letter in host):
        raise SettingsError(f"{key} must be a port, or an address and a port such as 127.0.0.1:9464, not {said!r}")
    return host.strip("[]") or "127.0.0.1", int(port)


def _web(said: str) -> str:
    """Return where the page is reached; SettingsError where others could read what goes there."""
    if said:
        try:
            parts = urlsplit(said)
            host, _ = parts.hostname or "", parts.port
        except ValueError:
            raise SettingsError("PRAETOR_WEB must be an address such as https://table.example") from None
        if (
            parts.query
            or parts.fragment
            or not (parts.scheme == "https" or (parts.scheme == "http" and host in LOOPBACK))
        ):
            raise SettingsError("PRAETOR_WEB must be an https address (http on this machine alone), without ? and #")
    return said.rstrip("/")


def _port(found: Mapping[str, str]) -> int:
    port = _whole(found, "PRAETOR_PORT", 8765)
    if port > MOST_PORT:
        raise SettingsError(f"PRAETOR_PORT must be a port, 0 to {MOST_PORT}, not {port}")
    return port


def _log(said: str | None) -> Path | None:
    if said is None:
        return None
    path = _path(said, "PRAETOR_LOG")
    if "\0" in said or path.is_dir() or not path.parent.is_dir():
        raise SettingsError("PRAETOR_LOG must be the path of a file in a folder that is there")
    return path


def _log_format(said: str) -> str:
    if said not in (JSON, TEXT, ""):
        raise SettingsError(f"PRAETOR_LOG_FORMAT must be {JSON} or {TEXT}, not {said!r}")
    return said


def _number(found: Mapping[str, str], key: str, default: float, least: float = 0) -> float:
    said = found.get(key)
    if said is None:
        return default
    try:
        number = float(said)
    except ValueError:
        number = math.nan
    if not least <= number < math.inf:
        raise SettingsError(f"{key} must be a number, {least:g} or more, not {said!r}")
    return number


def _whole(found: Mapping[str, str], key: str, default: int, least: int = 0) -> int:
    """Return a whole number; a fraction is refused rather than cut off, since 0 may mean that there is no limit."""
    number = _number(found, key, default, least)
    if number != int(number):
        raise SettingsError(f"{key} must be a whole number, {least:g} or more, not {found[key]!r}")
    return int(number)


def _switch(found: Mapping[str, str], key: str, default: str = "0") -> bool:
    said = found.get(key, default).lower()
    if said not in YES | NO:
        raise SettingsError(f"{key} must be 1 or 0, not {said!r}")
    return said in YES


def _refuse_clear_text(name: str, address: str) -> None:
    try:
        parts = urlsplit(address)
        host, _ = parts.hostname, parts.port
    except ValueError:
        raise SettingsError(f"{name} must be an http(s) or ws(s) address") from None
    if parts.scheme not in ("http", "https", "ws", "wss") or not host:
        raise SettingsError(f"{name} must be an http(s) or ws(s) address")
    if parts.scheme in ("http", "ws") and host not in LOOPBACK:
        raise SettingsError(f"{name} is {parts.scheme}://{host}: without TLS only a loopback address is allowed")
