"""What the doctor says of the page of tables: whether it can be served, and who reaches it without TLS."""

import socket
from pathlib import Path

from bot.doctor.findings import GOOD, NOTE, WRONG, DoctorFinding
from bot.doctor.machine import machine_findings
from bot.process.settings import read_settings

WEB = {"PRAETOR_WEB": "https://tables.example"}


def found(tmp_path: Path, **said: str) -> list[DoctorFinding]:
    settings = read_settings({"PRAETOR_DATABASE": str(tmp_path / "p.sqlite3"), **said}, tmp_path)
    return [one for one in machine_findings(settings) if one.about == "page"]


def test_without_an_address_nothing_is_said_of_it(tmp_path: Path) -> None:
    assert found(tmp_path) == []


def test_a_port_of_this_machine_is_well(tmp_path: Path) -> None:
    (one,) = found(tmp_path, **WEB, PRAETOR_WEB_LISTEN="0")
    assert one.verdict == GOOD


def test_a_port_that_is_taken_may_be_the_bots_own(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        (one,) = found(tmp_path, **WEB, PRAETOR_WEB_LISTEN=str(taken.getsockname()[1]))
    assert one.verdict == GOOD and "taken" in one.said


def test_an_address_that_is_not_here_is_named(tmp_path: Path) -> None:
    (one,) = found(tmp_path, **WEB, PRAETOR_WEB_LISTEN="192.0.2.1:8766")
    assert one.verdict == WRONG


def test_listening_to_everybody_is_to_be_seen_to(tmp_path: Path) -> None:
    (one,) = found(tmp_path, **WEB, PRAETOR_WEB_LISTEN="0.0.0.0:0")
    assert one.verdict == NOTE and "TLS" in one.said
