"""Whatever lies in the working folder, or beside the script: Praetor runs its own code, and so do its children."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.process.import_path import ROOT, drop_foreign_folder
from bot.sandbox.launch import Sandbox
from tests.bot.hall import until

PLOTS = ("bot", "render", "engine", "data")
SCRIPT = "import sys\nfrom bot.__main__ import main\nsys.exit(main())\n"  # what pip writes for an entry point


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A working folder in which modules lie that bear our names."""
    made = tmp_path / "work"
    made.mkdir()
    for name in PLOTS:
        (made / f"{name}.py").write_text(f"open(__file__ + '.was-run', 'w').close()\nraise SystemExit('{name}')\n")
    return made


def taken(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.glob("*.was-run"))


def around(**more: str) -> dict[str, str]:
    # The checkout is installed in the environment that runs the tests, or it is named, as in `python -m pytest`.
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONSAFEPATH"}
    return {**kept, "PYTHONPATH": str(ROOT), **more}


def test_the_process_that_draws_is_ours(folder: Path) -> None:
    draw = (
        "from render.service.worker_process import WorkerProcess\nimport os\n"
        "worker = WorkerProcess()\nprint(worker.draw(os.getpid))\nworker.close()\n"
    )
    script = folder.parent / "draw.py"
    script.write_text(draw)
    done = subprocess.run(  # noqa: S603 - ourselves
        [sys.executable, script], cwd=folder, env=around(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and done.stdout.strip().isdecimal(), done.stderr
    assert taken(folder) == []


def test_what_lies_beside_the_script_is_not_ours(folder: Path) -> None:
    """An entry point's own folder comes first: of `bot` nothing can be said, the rest is ours."""
    (folder / "bot.py").unlink()
    script = folder / "praetor"
    script.write_text(SCRIPT)
    done = subprocess.run(  # noqa: S603 - ourselves
        [sys.executable, script, "render", "samnite_wars", "--decisions", "1", "--out", "map.png"],
        cwd=folder, env=around(PRAETOR_CACHE="off"), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert taken(folder) == [] and (folder / "map.png").stat().st_size > 10_000


async def test_the_sandbox_starts_our_bot(folder: Path) -> None:
    script = folder.parent / "praetor"
    script.write_text(SCRIPT)
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(script), "sandbox", "--port", "0",
        cwd=folder, env=around(), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None and process.stderr is not None
    try:
        async for line in process.stderr:
            if b"invite link" in line:
                break
        else:
            pytest.fail("the bot did not connect")
    finally:
        process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(process.communicate(), 60)
    assert taken(folder) == []


async def test_a_bot_started_in_that_folder_draws_and_answers(folder: Path, stand_in: Sandbox) -> None:
    script = folder.parent / "praetor"
    script.write_text(SCRIPT)
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(script), "run",
        cwd=folder, env=around(**stand_in.environment, PRAETOR_DATABASE=str(folder / "p.sqlite3")),
    )  # fmt: skip
    try:
        await until(lambda: stand_in.gateway.is_connected and stand_in.world.commands)
        receipt = await (
            await stand_in.person("Ada").slash("card", "games", game="samnite_wars", card="corruption")
        ).wait_until_answered()
        assert receipt.message is not None
    finally:
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), 60) == 0
    assert taken(folder) == []


def test_our_own_folder_stays_where_it_is_first() -> None:
    path = [str(ROOT), "/elsewhere"]
    drop_foreign_folder(path, str(ROOT / "anything.py"))
    assert path[0] == str(ROOT)
