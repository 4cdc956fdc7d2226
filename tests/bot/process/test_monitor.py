"""`/healthz` and `/metrics`: what they say of the real process, read by Prometheus's own parser."""

import json
import math
import socket
import time
from pathlib import Path
from typing import Any, cast

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.process.metrics import Metrics
from bot.process.monitor import Monitor
from bot.sandbox.faults import Fault
from engine.games import game_ids
from engine.kernel.errors import SaveError
from engine.store.models import Backlog, PostAside
from engine.store.operators.interface import LATE
from testbed.drills.stage import begin_game, open_stage, wait_until

SOUND = {"connected": True, "delivering": True, "writing": True, "shards": 1, "shards_connected": 1}
Figures = dict[tuple[str, ...], float]


def free_port() -> int:
    """Return a port that nobody has just now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def read(text: str) -> Figures:
    """Return every sample by its name and the values of its labels."""
    families = text_string_to_metric_families(text)
    return {(s.name, *s.labels.values()): s.value for family in families for s in family.samples}


async def asked(port: int, path: str) -> tuple[int, str]:
    """Return the status and text of an answer."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def test_the_real_process_tells_of_its_work(tmp_path: Path) -> None:
    port = free_port()
    async with open_stage(PRAETOR_MONITOR=str(port), PRAETOR_BACKUPS=str(tmp_path)) as stage:
        await stage.launch()
        await wait_until(lambda: _healthy(port, 200), "it is not healthy")
        assert json.loads((await asked(port, "/healthz"))[1]) == SOUND
        stage.sandbox.faults.add(Fault("POST", "/channels/{channel_id}/messages", limited=0.05))
        game = game_ids()[0]
        table = await begin_game(stage, game, ("Ada",))
        await (await stage.person("Ada").slash("table", "games", table=table)).wait_until_answered()
        await stage.wait_until_quiet(table)
        await wait_until(lambda: any(tmp_path.glob("praetor-*Z*.sqlite3")), "no backup was made")
        status, said = await asked(port, "/metrics")
        figures = read(said)
        assert status == 200 and figures[("praetor_connected",)] == 1
        assert figures[("praetor_interactions_total", "command", "game create", "ok")] == 1
        assert figures[("praetor_interaction_seconds_count", "command", "game create")] == 1
        assert 0 < figures[("praetor_interaction_seconds_sum", "command", "game create")] < 60
        assert figures[("praetor_gateway_latency_seconds", "0")] > 0
        assert figures[("praetor_tables", game, "running")] == 1
        assert figures[("praetor_gateway_total", "connect")] == 1
        assert figures[("praetor_discord_429_total",)] >= 1
        assert figures[("praetor_outbox_posts",)] == figures[("praetor_outbox_oldest_seconds",)] == 0
        assert time.time() - figures[("praetor_last_backup_timestamp_seconds",)] < 3600
        assert table not in said and "Ada" not in said and stage.person("Ada").id not in said
        stage.sandbox.hub.gateway.refuse = True
        stage.sandbox.hub.gateway.close_sockets()
        await wait_until(lambda: _healthy(port, 503), "the loss was not seen")
        stage.sandbox.hub.gateway.refuse = False
        await wait_until(lambda: _healthy(port, 200), "the connection was not seen again")
        figures = read((await asked(port, "/metrics"))[1])
        assert figures[("praetor_gateway_total", "disconnect")] == figures[("praetor_gateway_total", "resume")] == 1


async def _healthy(port: int, status: int) -> bool:
    return (await asked(port, "/healthz"))[0] == status


class Watched:
    """A store of which only the backlog is asked."""

    def __init__(self, backlog: Backlog | None) -> None:
        self._backlog = backlog

    async def backlog(self, now: float) -> Backlog:
        if self._backlog is None:
            raise SaveError("the disk is gone")
        return self._backlog


@pytest.mark.parametrize(
    ("latency", "backlog", "expected"),
    [
        (0.1, Backlog(due=3, waited=LATE - 1), {"connected": True, "delivering": True, "writing": True}),
        (0.1, Backlog(due=3, waited=LATE), {"connected": True, "delivering": False, "writing": True}),
        (0.1, None, {"connected": True, "delivering": False, "writing": False}),
        (0.1, Backlog(unwritable="the disk is full"), {"connected": True, "delivering": True, "writing": False}),
        (math.nan, Backlog(), {"connected": False, "delivering": True, "writing": True}),
        (math.inf, Backlog(), {"connected": False, "delivering": True, "writing": True}),
    ],
)
async def test_healthy_means_connected_and_delivering(
    latency: float, backlog: Backlog | None, expected: dict[str, bool]
) -> None:
    store: Any = Watched(backlog)
    assert await Monitor(Metrics(), store, lambda: {0: 0.1, 1: latency}).health_conditions() == expected


async def test_a_post_that_was_put_aside_is_named_and_no_illness() -> None:
    """A private one without whose it is: who looks may sit at the table."""
    put = [PostAside("ABCDE", "public", 36, "ledger", "3fa2b1"), PostAside("ABCDE", "2", 7, "dm", "77aa00")]
    store, port = Watched(Backlog(aside=put)), free_port()
    monitor = Monitor(Metrics(), cast("Any", store), lambda: {0: 0.1})
    assert await monitor.start("127.0.0.1", port) == port
    status, said = await asked(port, "/healthz")
    figures = read((await asked(port, "/metrics"))[1])
    await monitor.stop()
    named = ["table ABCDE, #36 (fault 3fa2b1)", "table ABCDE, a private message (fault 77aa00)"]
    assert status == 200 and json.loads(said)["posts_aside"] == named
    assert figures[("praetor_outbox_posts_aside",)] == 2


async def test_a_port_that_is_taken_is_logged_and_no_more(caplog: pytest.LogCaptureFixture) -> None:
    store: Any = Watched(Backlog())
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monitor = Monitor(Metrics(), store, lambda: {0: 0.1})
        assert await monitor.start("127.0.0.1", int(taken.getsockname()[1])) == 0
        await monitor.stop()
    assert "nobody can watch" in caplog.text


@pytest.mark.parametrize(
    ("host", "status"),
    [
        *(("localhost", 200), ("127.0.0.1:9464", 200), ("[::1]:9464", 200), ("10.0.0.7", 200), ("praetor:9464", 200)),
        *(("watch.example", 403), ("localhost.evil.example", 403), ("evil.example:9464", 403), ("", 403)),
    ],
)
async def test_a_foreign_host_is_refused(host: str, status: int) -> None:
    """A name that somebody lets lead to this machine must not let a browser's page read what stands here."""
    store: Any = Watched(Backlog())
    monitor = Monitor(Metrics(), store, lambda: {0: 0.1})
    port = await monitor.start("127.0.0.1", 0)
    try:
        async with aiohttp.ClientSession(headers={"Host": host}) as session:
            for path in ("/metrics", "/healthz"):
                async with session.get(f"http://127.0.0.1:{port}{path}") as answer:
                    assert answer.status == status
    finally:
        await monitor.stop()


async def test_the_name_that_the_operator_set_is_no_foreign_one() -> None:
    store: Any = Watched(Backlog())
    monitor = Monitor(Metrics(), store, lambda: {0: 0.1})
    port = await monitor.start(socket.gethostname(), 0)
    try:
        async with (
            aiohttp.ClientSession(headers={"Host": socket.gethostname()}) as session,
            session.get(f"http://{socket.gethostname()}:{port}/healthz") as answer,
        ):
            assert answer.status == 200
    finally:
        await monitor.stop()


async def test_health_tells_why_nothing_can_be_written() -> None:
    store: Any = Watched(Backlog(unwritable="the disk is full (0 KiB are free in /srv)"))
    monitor = Monitor(Metrics(), store, lambda: {0: 0.1})
    port = await monitor.start("127.0.0.1", 0)
    try:
        status, said = await asked(port, "/healthz")
        figures = read((await asked(port, "/metrics"))[1])
    finally:
        await monitor.stop()
    assert status == 503 and json.loads(said)["why"] == "the disk is full (0 KiB are free in /srv)"
    assert figures[("praetor_writable",)] == 0
