"""Addresses of servers: what is secret in them is shown nowhere."""

import builtins
from typing import Any

import pytest

from bot.process.settings import SettingsError, read_settings
from engine.kernel.errors import SaveError
from engine.store.postgres.address import address_of, is_address
from engine.store.postgres.driver import driver, open_session
from engine.store.postgres.faults import save_error_of

SAID = "postgresql://marcus:falernum@db.example:5433/games?sslmode=verify-full&schema=two"


def test_an_address_shows_its_database_and_server_alone() -> None:
    address = address_of(SAID)
    assert address.schema == "two" and "schema" not in address.url
    assert address.name == "games at db.example"
    for shown in (repr(address), str(address), f"{address}", repr(read_settings({"PRAETOR_DATABASE": SAID}))):
        assert "falernum" not in shown and "marcus" not in shown
    assert address_of(address.text) == address


def test_what_is_no_address_is_a_path() -> None:
    assert is_address("postgres://a/b") and not is_address("praetor.sqlite3") and not is_address("/a/postgresql")


@pytest.mark.parametrize("said", ["postgresql://a:secret@b:c/d", "postgresql://a:secret@b/c?schema=A;DROP"])
def test_a_wrong_one_is_refused_without_being_repeated(said: str) -> None:
    with pytest.raises(SettingsError, match="PRAETOR_DATABASE") as refused:
        read_settings({"PRAETOR_DATABASE": said})
    assert "secret" not in str(refused.value)


def test_without_the_library_it_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def lacking(name: str, *more: Any) -> Any:
        if name == "psycopg":
            raise ImportError(name)
        return real(name, *more)

    monkeypatch.setattr(builtins, "__import__", lacking)
    with pytest.raises(SaveError, match=r"pip install 'praetor-bot\[postgresql\]'"):
        open_session(address_of(SAID))


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ('root certificate file "/a/root.crt" does not exist\nEither provide the file', "certificate is not one"),
        ("SSL error: certificate verify failed", "certificate is not one"),
        ('server certificate for "a" does not match host name "b"', "certificate is not one"),
        ('FATAL:  database "a" does not exist', "knows no such database"),
        ("server does not support SSL, but SSL was required", "has no TLS"),
    ],
)
def test_why_a_server_lets_nobody_in_is_said(said: str, told: str) -> None:
    psycopg = driver()
    assert told in str(save_error_of(psycopg.OperationalError(f"connection failed: {said}"), "games at a"))
