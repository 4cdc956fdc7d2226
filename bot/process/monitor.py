"""`/healthz` and `/metrics` over HTTP, on this machine alone unless the operator says otherwise.

Healthy means: connected to Discord, nothing that is due has waited long to be told, and decisions can be written down.
What is read from the database is read when somebody asks.
"""

import asyncio
import logging
import math
import re
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from ipaddress import ip_address
from typing import Any

from aiohttp import web
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from bot.process.keeping import Keeping
from bot.process.metrics import Metrics
from engine.kernel.errors import SaveError
from engine.store.interface import Store
from engine.store.models import PUBLIC, Backlog, PostAside
from engine.store.operators.interface import LATE

log = logging.getLogger(__name__)
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def post_name_for_operator(post: PostAside) -> str:
    """Return a post that was put aside as an operator is told of it. Whom a private one is for stays unsaid: who runs
    the bot may sit at the table."""
    what = "an edited message" if post.number is None else f"#{post.number}"
    return f"table {post.table}, {what if post.audience == PUBLIC else 'a private message'} (fault {post.fault})"


class Monitor(Collector):
    """Answers who watches over the bot. latencies: of the gateway in seconds by shard, not finite while a shard has no
    connection; keeping: of the database and its backups, None: nobody tells of them."""

    def __init__(
        self,
        metrics: Metrics,
        store: Store,
        latencies: Callable[[], Mapping[int, float]],
        keeping: Keeping | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.metrics, self.store, self.latencies, self.keeping = metrics, store, latencies, keeping
        self.clock, self.backlog = clock, Backlog()
        metrics.registry.register(self)
        self._runner: web.AppRunner | None = None
        self._name = ""  # that is listened on

    async def start(self, host: str, port: int) -> int:
        """Listen, and return the port (0 takes a free one). A port that cannot be had is logged: the bot plays on."""
        app = web.Application(middlewares=[self._own_host])
        self._name = host.lower()
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        try:
            await site.start()
        except OSError as error:
            log.error("nobody can watch: %s:%d cannot be listened on (%s)", host, port, error.strerror)
            return 0
        taken = int(self._runner.addresses[0][1])
        log.info("healthz and metrics at http://%s:%d", host, taken)
        return taken

    async def stop(self) -> None:
        """Listen no more."""
        if self._runner is not None:
            await self._runner.cleanup()

    def _shards(self) -> tuple[int, int]:
        """Return how many shards are connected, and how many there should be."""
        latencies = self.latencies()
        return sum(map(math.isfinite, latencies.values())), len(latencies)

    async def health_conditions(self) -> dict[str, bool]:
        """Return what must hold, and whether it does. Connected is who has every shard: servers of another hear
        nothing."""
        up, count = self._shards()
        try:
            self.backlog = await self.store.backlog(self.clock())
        except SaveError:
            return {"connected": up == count, "delivering": False, "writing": False}
        delivering, writing = self.backlog.waited < LATE, not self.backlog.unwritable
        return {"connected": up == count, "delivering": delivering, "writing": writing}

    @web.middleware
    async def _own_host(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse a request whose Host is none of ours: a page in a browser on this machine could have a name of its own
        lead here (DNS rebinding) and read what stands here. An address is ours, what the operator has set, and a name
        without a dot, which nobody can register."""
        if not self._is_own(request.headers.get("Host", "")):
            raise web.HTTPForbidden(text="This Host is not served here.")
        return await handler(request)

    def _is_own(self, host: str) -> bool:
        name = re.sub(r":\d+$", "", host).strip("[]").lower()
        try:
            ip_address(name)
        except ValueError:
            return name == self._name or (bool(name) and "." not in name)
        return True

    async def _healthz(self, request: web.Request) -> web.Response:
        holds = await self.health_conditions()
        up, count = self._shards()
        said: dict[str, Any] = {**holds, "shards": count, "shards_connected": up}
        if self.backlog.aside:  # it holds nothing up, so the bot is healthy
            said["posts_aside"] = [post_name_for_operator(post) for post in self.backlog.aside]
        if self.backlog.unwritable:
            said["why"] = self.backlog.unwritable
        return web.json_response(said, status=200 if all(holds.values()) else 503)

    async def _metrics(self, request: web.Request) -> web.Response:
        await self.health_conditions()
        if self.keeping is not None:
            await asyncio.to_thread(self.keeping.measure_all)  # a disk may be slow
        return web.Response(body=self.metrics.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    def _by_shard(self) -> Iterator[GaugeMetricFamily]:
        connected = GaugeMetricFamily("praetor_shard_connected", "1 while this shard is connected", labels=("shard",))
        told = "Heartbeat to its answer"
        latency = GaugeMetricFamily("praetor_gateway_latency_seconds", told, labels=("shard",))
        for shard, seconds in self.latencies().items():
            connected.add_metric((str(shard),), float(math.isfinite(seconds)))
            if math.isfinite(seconds):
                latency.add_metric((str(shard),), seconds)
        yield connected
        yield latency

    def collect(self) -> Iterator[Metric]:
        """Yield what is looked up rather than counted (prometheus-client asks for it)."""
        up, count = self._shards()
        yield GaugeMetricFamily("praetor_connected", "1 while connected to Discord by every shard", float(up == count))
        yield GaugeMetricFamily("praetor_shards", "Connections that Discord asks for", count)
        yield from self._by_shard()
        yield GaugeMetricFamily(
            "praetor_writable", "1 while decisions can be written down", not self.backlog.unwritable
        )
        yield GaugeMetricFamily("praetor_outbox_posts", "Posts that are due and not yet sent", self.backlog.due)
        yield GaugeMetricFamily("praetor_outbox_oldest_seconds", "How long the oldest is due", self.backlog.waited)
        aside = len(self.backlog.aside)
        yield GaugeMetricFamily("praetor_outbox_posts_aside", "Posts put aside, since Discord refuses them", aside)
        tables = GaugeMetricFamily("praetor_tables", "Tables by game and state", labels=("game", "status"))
        for (game, status), count in sorted(self.backlog.tables.items()):
            tables.add_metric((game, status), count)
        yield tables
        told = "Writes that the disk or SQLite did not keep"
        yield CounterMetricFamily("praetor_writes_failed", told, self.backlog.failed_writes)
        if self.keeping is not None:
            yield from self.keeping.metric_families()
