"""Settings: the environment first, then `praetor.toml` in the working folder, then defaults."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from engine.kernel.errors import PraetorError

DISCORD = "https://discord.com/api/v10"
LOOPBACK = {"127.0.0.1", "localhost", "::1"}


class SettingsError(PraetorError):
    """A setting that cannot be used; the message says which and what it should be."""


class Secret(msgspec.Struct, frozen=True):
    """A value that does not show itself in logs and errors."""

    value: str

    def __repr__(self) -> str:
        return "Secret(…)"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the bot is told from outside."""

    token: Secret | None = None
    api: str = DISCORD
    gateway: str | None = None
    database: Path = Path("praetor.sqlite3")
    hold_scale: float = 1.0  # the stand-in and tests let windows close at once (0)
    gather: float = 1.0  # the same of what nobody waits for, which else waits for more to go out with
    pulse: bool = False  # log how long the event loop was ever kept from its work
    lease_wait: float = 30.0  # seconds that a second process waits for the first to go


def read(environment: Mapping[str, str] | None = None, folder: Path | None = None) -> Settings:
    """Return the settings. SettingsError for an address that would carry the token in the clear."""
    environment = os.environ if environment is None else environment
    file = (folder or Path()) / "praetor.toml"
    kept = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}

    def of(name: str) -> str | None:
        found = environment.get(name) or kept.get(name, "")  # a 0 in the file is a value, an empty text is none
        return str(found) if found != "" else None

    token = of("DISCORD_TOKEN")
    api, gateway = of("PRAETOR_DISCORD_API") or DISCORD, of("PRAETOR_DISCORD_GATEWAY")
    for name, address in (("PRAETOR_DISCORD_API", api), ("PRAETOR_DISCORD_GATEWAY", gateway)):
        if address is not None:
            _refuse_clear_text(name, address)
    return Settings(
        token=Secret(token) if token else None,
        api=api.rstrip("/"),
        gateway=gateway,
        database=Path(of("PRAETOR_DATABASE") or "praetor.sqlite3"),
        hold_scale=float(of("PRAETOR_HOLD_SCALE") or 1.0),
        gather=float(of("PRAETOR_GATHER") or 1.0),
        pulse=(of("PRAETOR_PULSE") or "0") not in ("0", "false", "no"),
        lease_wait=float(of("PRAETOR_LEASE_WAIT") or 30.0),
    )


def _refuse_clear_text(name: str, address: str) -> None:
    parts = urlsplit(address)
    if parts.scheme in ("http", "ws") and parts.hostname not in LOOPBACK:
        raise SettingsError(
            f"{name} is {parts.scheme}://{parts.hostname}: without TLS only a loopback address is allowed"
        )
    if parts.scheme not in ("http", "https", "ws", "wss"):
        raise SettingsError(f"{name} must be an http(s) or ws(s) address")
