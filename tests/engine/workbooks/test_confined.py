"""A process that reads what anybody hands in: no network, and no more than its memory."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
BEGUN = "from engine.workbooks.confined import *; confine_process(READ_MEMORY, READ_SECONDS); "


def ran(code: str) -> str:
    """Return how code ended in a confined process."""
    done = subprocess.run(  # noqa: S603 - our own command
        (sys.executable, "-c", BEGUN + code), cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stderr.strip().rpartition("\n")[2] if done.returncode else "done"


@pytest.mark.parametrize(
    ("code", "ended"),
    [
        ("import socket; socket.socket()", "PermissionError"),
        ("import urllib.request as r; r.urlopen('http://127.0.0.1:1')", "getaddrinfo is not allowed"),
        ("import subprocess; subprocess.run(['true'])", "PermissionError"),
        ("import os; os.system('true')", "PermissionError"),
        ("bytes(400 * 2**20)", "MemoryError"),
        ("import msgspec", "done"),
    ],
)
def test_it_can_do_nothing_but_read(code: str, ended: str) -> None:
    assert ended in ran(code)
