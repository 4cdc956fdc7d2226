"""`praetor backup --prove` on a server: it proves the copy that lies there, and copies none."""

import argparse
import asyncio
import json

import pytest

from bot.cli.store_commands import run_backup
from engine.kernel.errors import SaveError
from engine.store.places.opening import open_at
from tests.postgres import fresh_address


async def test_a_server_s_copy_is_proven_where_it_lies(capsys: pytest.CaptureFixture[str]) -> None:
    address = fresh_address()
    await (await open_at(address)).close()
    words = {"database": address, "file": None, "gently": False, "json": True, "replace": False}
    assert await asyncio.to_thread(run_backup, argparse.Namespace(prove=True, **words)) == 3, "nothing was played there"
    assert json.loads(capsys.readouterr().out)["proof"]["tables"] == 0
    with pytest.raises(SaveError, match="whose own tools"):
        await asyncio.to_thread(run_backup, argparse.Namespace(prove=False, **words))
