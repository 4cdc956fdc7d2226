"""`praetor run`, `praetor sandbox`, `praetor sync`."""

import argparse
import asyncio
import contextlib
import errno
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from bot.process.gc_schedule import collect_nothing
from bot.process.logs import set_up_log

if TYPE_CHECKING:
    from bot.sandbox.launch import Sandbox

RESTARTS = 5  # of a bot that dies in the sandbox, before it is left alone


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the commands."""
    run = commands.add_parser("run", help="the bot on Discord (DISCORD_TOKEN)")
    run.add_argument("-v", "--verbose", action="store_true", help="say more in the log")
    run.add_argument("--end-with-parent", action="store_true", help=argparse.SUPPRESS)  # the sandbox's own
    run.add_argument("--clock-ahead", type=float, help=argparse.SUPPRESS)  # the same: by seconds, then as it says
    run.set_defaults(run=run_bot)
    sandbox = commands.add_parser("sandbox", help="the same bot against a stand-in for Discord, with a web page")
    sandbox.add_argument("--port", type=int, help="port of the page on 127.0.0.1 (else PRAETOR_PORT, 8765)")
    sandbox.add_argument("--keep", action="store_true", help="keep tables and messages for the next time")
    sandbox.add_argument("--name", action="append", default=[], metavar="HOST",
                         help="a name by which the page is reached through a proxy, beside localhost")  # fmt: skip
    sandbox.set_defaults(run=run_sandbox)
    health = commands.add_parser("health", help="ask the bot that runs here whether it is well (PRAETOR_MONITOR)")
    health.set_defaults(run=run_health)
    sync = commands.add_parser("sync", help="tell Discord the commands now, changed or not")
    sync.set_defaults(run=run_sync)


def run_bot(args: argparse.Namespace) -> int:
    """Run the bot until it is told to stop."""
    collect_nothing()
    from bot.app import run
    from bot.app.led_clock import LedClock
    from bot.app.shutdown import end_process_at_once
    from engine.kernel.errors import SaveError
    from render.memory import hold_little

    hold_little()
    try:
        set_up_log(args.settings, verbose=args.verbose)
    except OSError as error:
        print(f"praetor: PRAETOR_LOG cannot be written ({error.strerror})", file=sys.stderr)
        return 2
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # until the loop takes it, to open the log again
    if args.settings.token is None:
        print("praetor: DISCORD_TOKEN is not set. Without a token: `praetor sandbox`.", file=sys.stderr)
        return 2
    clock = LedClock(args.clock_ahead) if args.clock_ahead is not None else None

    async def to_the_end() -> int:
        lines, loop = asyncio.Queue[str](), asyncio.get_running_loop()
        if args.end_with_parent:

            def heard(line: str) -> None:
                loop.call_soon_threadsafe(lines.put_nowait, line)

            threading.Thread(target=_end_with_parent, args=(heard,), name="end-with-parent", daemon=True).start()
        end_process_at_once(await run(args.settings, None if clock is None else (clock, lines)))

    try:
        return asyncio.run(to_the_end())
    except SaveError as error:
        print(f"praetor: {error}", file=sys.stderr)
        return 1


def _end_with_parent(heard: Callable[[str], None]) -> None:
    """Pass on the lines that the sandbox which started this bot writes on standard input, and stop when that is closed:
    the sandbox is gone.

    A bot left behind would keep its database from the next one. Standard input is read without a buffer: otherwise
    Python, at its end, would wait for the buffer's lock, which this thread holds, and abort.
    """
    kept = b""
    while said := os.read(sys.stdin.fileno(), 1024):
        *whole, kept = (kept + said).split(b"\n")
        for line in whole:
            heard(line.decode(errors="replace"))
    os.kill(os.getpid(), signal.SIGTERM)


def run_health(args: argparse.Namespace) -> int:
    """Ask `/healthz` where it is set to answer; exit status 0 only if all holds."""
    import http.client

    if args.settings.monitor is None:
        print("praetor: PRAETOR_MONITOR is not set, so nobody can be asked.", file=sys.stderr)
        return 1
    host, port = args.settings.monitor
    asked = http.client.HTTPConnection({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port, timeout=4)  # noqa: S104 - not listened on
    try:
        asked.request("GET", "/healthz")
        answer = asked.getresponse()
        print(answer.read().decode(errors="replace"))
    except (OSError, http.client.HTTPException) as error:
        print(f"praetor: {host}:{port} does not answer ({type(error).__name__}).", file=sys.stderr)
        return 1
    finally:
        asked.close()
    return 0 if answer.status == http.HTTPStatus.OK else 1


def run_sync(args: argparse.Namespace) -> int:
    """Send the commands to Discord, changed or not."""
    from bot.connection import refused_for_good
    from bot.interactions.command_sync import sync_commands

    set_up_log()
    if args.settings.token is None:
        print("praetor: DISCORD_TOKEN is not set.", file=sys.stderr)
        return 2
    try:
        count = asyncio.run(sync_commands(args.settings))
    except Exception as error:
        why = refused_for_good.permanent_refusal_cause(error)
        if why is None:
            raise
        print(f"praetor: {why}.", file=sys.stderr)
        return refused_for_good.STATUS
    print(f"{count} commands are known to Discord now.")
    return 0


def run_sandbox(args: argparse.Namespace) -> int:
    """Run the stand-in and the bot until interrupted."""
    set_up_log()
    with contextlib.suppress(KeyboardInterrupt):
        return asyncio.run(_sandbox(args.settings.port if args.port is None else args.port, args.keep, args.name))
    return 0


async def _sandbox(port: int, keep: bool, names: list[str]) -> int:
    from bot.sandbox.launch import serve_sandbox
    from bot.words import Words

    folder = Path("sandbox")
    if keep:
        folder.mkdir(exist_ok=True)
    hint = Words("common")("sandbox.hint")
    try:
        stand_in = await serve_sandbox(port=port, keep=folder / "world.json" if keep else None, hint=hint, names=names)
    except OSError as error:
        why = "another program has it" if error.errno == errno.EADDRINUSE else error.strerror
        told = f"port {port} cannot be used ({why}): name another, make play PORT={port + 1} or --port {port + 1}"
        print(f"praetor: {told}.", file=sys.stderr)
        return 1
    stop = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    database = folder / "praetor.sqlite3" if keep else None
    print(f"Praetor's sandbox: open {stand_in.page_url} in a browser. Ctrl+C ends it.", flush=True)
    bot = asyncio.create_task(_keep_bot(stand_in, database))
    await asyncio.wait((bot, asyncio.create_task(stop.wait())), return_when=asyncio.FIRST_COMPLETED)
    bot.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await bot
    await stand_in.stop()
    return 0


def _free_port() -> int:
    """Return a port that nobody listens on now."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


async def _keep_bot(stand_in: "Sandbox", database: Path | None) -> None:
    """Run the bot as a process of its own. If it dies, start it again."""
    import tempfile

    from bot.connection import refused_for_good
    from engine.store.postgres.address import is_address
    from render.service.own_python import module_run_command

    with tempfile.TemporaryDirectory(prefix="praetor-") as folder:
        served, given = f"127.0.0.1:{_free_port()}", os.environ.get("PRAETOR_DATABASE", "")
        stand_in.show_tables(f"http://{served}")
        environment = {
            **os.environ,
            **stand_in.environment,
            "PRAETOR_DATABASE": given if is_address(given) else str(database or Path(folder) / "praetor.sqlite3"),
            "PRAETOR_HOLD_SCALE": "0",  # nobody waits in the sandbox, for a window or for what could be told together
            "PRAETOR_GATHER": "0",
            "PRAETOR_WEB": f"http://{served}",
            "PRAETOR_WEB_LISTEN": served,
            "DISCORD_CLIENT_SECRET": stand_in.hub.activities.secret,
        }
        for _ in range(RESTARTS):
            process = await asyncio.create_subprocess_exec(
                *module_run_command(
                    "bot", "run", "--end-with-parent", "--clock-ahead", repr(stand_in.hub.clock.offset)
                ),
                env=environment,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            try:
                await stand_in.clocks.run_with_bot(process)
                await process.wait()
            except asyncio.CancelledError:
                process.terminate()
                await process.wait()
                raise
            if process.returncode in (0, refused_for_good.STATUS):  # it was told to stop, or it would be refused again
                return
