"""How many tables one bot can carry, and what comes to its limit first: a simulation for `praetor bench scale`.

A day of decisions is played second by second from measured costs (`scale_costs.yaml`). Each second brings decisions by
chance (Poisson) about what the hour has in the mean; each belongs to one of 1,024 slots of tables, and each slot to
one process. What a process, the database or Discord's limit cannot do within the second waits for the next: those are
the waits that the figures tell. `docs/scale.md` says what follows from them.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil, exp
from pathlib import Path
from random import Random

import msgspec
import yaml

COSTS = Path(__file__).with_name("scale_costs.yaml")
SLOTS = 1024  # of tables; a slot is never divided among processes
A_DAY = 24 * 3600  # seconds
BUSY = 0.8  # a resource that is busier than this share of the busiest hour has come to its limit
TENFOLD = 10  # more than this expected in a second: the normal approximation of Poisson is close enough


class DiscordCosts(msgspec.Struct, frozen=True):
    """What Discord lets one token do."""

    requests_a_second: float
    requests_a_decision: float
    identify_seconds: float
    identify_at_once: int


class ProcessorCosts(msgspec.Struct, frozen=True):
    """Milliseconds of a core that a decision takes: of the event loop's, and of the drawing process's."""

    loop: float
    drawing: float


class MemoryCosts(msgspec.Struct, frozen=True):
    """What is kept in memory."""

    process_mib: float
    table_kib: float
    awake_table_kib: float
    server_kib: float


class Costs(msgspec.Struct, frozen=True):
    """The measured costs, and how a day goes.

    commits_a_second: durable commits, by database. hours: 24 shares of the mean hour.
    """

    discord: DiscordCosts
    processor_ms: ProcessorCosts
    commits_a_second: Mapping[str, float]
    durable_commits_a_decision: float
    memory: MemoryCosts
    hours: Sequence[float]


class Load(msgspec.Struct, frozen=True, kw_only=True):
    """How large a bot is.

    tables: that run.
    decisions_a_day: of each.
    processes: that run tables, each on a core, with a drawing process on another.
    tokens: how many times Discord's usual limit it has: by tokens with equal shares, or since Discord grants more.
    database: "sqlite" or "postgresql".
    servers, shards: of Discord.
    awake: share of the tables whose game is in memory at one time.
    """

    tables: int
    decisions_a_day: float = 40.0
    processes: int = 1
    tokens: int = 1
    database: str = "sqlite"
    servers: int = 0
    shards: int = 1
    awake: float = 0.1


class Waits(msgspec.Struct, frozen=True, kw_only=True):
    """Seconds that decisions waited for one resource, and how busy the busiest hour made it (1: all of it)."""

    busiest: float
    p50: float
    p99: float


def measured_costs(path: Path = COSTS) -> Costs:
    """Return the costs that a file holds."""
    return msgspec.convert(yaml.safe_load(path.read_text(encoding="utf-8")), Costs)


def peak_rate(load: Load, costs: Costs) -> float:
    """Return the decisions a second of the busiest hour."""
    return load.tables * load.decisions_a_day / A_DAY * max(costs.hours)


def busiest_hour_share_by_resource(load: Load, costs: Costs) -> dict[str, float]:
    """Return by resource which share of it the busiest hour takes in the mean; over 1: more than there is."""
    rate = peak_rate(load, costs)
    discord = costs.discord
    return {
        "event loop": rate * costs.processor_ms.loop / 1000 / load.processes,
        "drawing": rate * costs.processor_ms.drawing / 1000 / load.processes,
        "commits": rate * costs.durable_commits_a_decision / costs.commits_a_second[load.database],
        "Discord's limit": rate * discord.requests_a_decision / discord.requests_a_second / load.tokens,
    }


def most_tables(load: Load, costs: Costs) -> dict[str, int]:
    """Return by resource with how many tables it comes to its limit, all else the same (`BUSY`, busiest hour)."""
    return {
        name: int(load.tables * BUSY / share)
        for name, share in busiest_hour_share_by_resource(load, costs).items()
        if share
    }


def memory_per_process_mib(load: Load, costs: Costs) -> float:
    """Return the memory of each process, if tables and servers are shared out evenly."""
    kept = costs.memory
    kib = load.tables * (kept.table_kib + load.awake * kept.awake_table_kib) + load.servers * kept.server_kib
    return kept.process_mib + kib / 1024 / load.processes


def start_seconds(load: Load, costs: Costs) -> float:
    """Return how long all shards take to identify themselves, one bucket after another."""
    return ceil(load.shards / costs.discord.identify_at_once) * costs.discord.identify_seconds


def simulate_day(load: Load, costs: Costs, seed: int = 1) -> dict[str, Waits]:
    """Return by resource what a day's decisions waited for it; of each process's own the worst one counts."""
    lots = Random(seed)  # noqa: S311 - the chance of a model, no secret
    own = {"event loop": 1000 / costs.processor_ms.loop, "drawing": 1000 / costs.processor_ms.drawing}
    shared = {
        "commits": costs.commits_a_second[load.database] / costs.durable_commits_a_decision,
        "Discord's limit": load.tokens * costs.discord.requests_a_second / costs.discord.requests_a_decision,
    }
    of_process = [{name: Queue(rate) for name, rate in own.items()} for _ in range(load.processes)]
    of_all = {name: Queue(rate) for name, rate in shared.items()}
    for expected in _seconds_of_day(load, costs):
        coming = random_arrival_count(lots, expected)
        for queues, count in zip(of_process, _by_process(lots, coming, load.processes), strict=True):
            for queue in queues.values():
                queue.pass_second(count)
        for queue in of_all.values():
            queue.pass_second(coming)
    worst = {
        name: max((queues[name] for queues in of_process), key=lambda one: one.wait_quantile(0.99)) for name in own
    }
    shares = busiest_hour_share_by_resource(load, costs)
    return {name: queue.waits(shares[name]) for name, queue in {**worst, **of_all}.items()}


def _seconds_of_day(load: Load, costs: Costs) -> Iterator[float]:
    """Yield the decisions that are expected in each second of a day."""
    mean = load.tables * load.decisions_a_day / A_DAY
    for hour in costs.hours:
        for _ in range(3600):
            yield mean * hour


def _by_process(lots: Random, coming: int, processes: int) -> list[int]:
    """Return how many of the decisions that came each process has: slot by slot, as tables hash to slots."""
    found = [0] * processes
    for _ in range(coming):
        found[lots.randrange(SLOTS) * processes // SLOTS] += 1
    return found


def random_arrival_count(lots: Random, expected: float) -> int:
    """Return how many came where so many are expected."""
    if expected > TENFOLD:
        return max(0, round(lots.gauss(expected, expected**0.5)))
    bound, product, count = exp(-expected), lots.random(), 0
    while product > bound:
        product *= lots.random()
        count += 1
    return count


class Queue:
    """What waits for one resource.

    Parameters:
        rate: how many it serves a second.
    """

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self._left = 0.0  # served before what comes now
        self._waited: dict[int, int] = {}  # hundredths of a second: how many waited so long

    def pass_second(self, coming: int) -> None:
        """Let a second pass in which so many come, evenly over it."""
        if coming:
            mean = (self._left + max(0.0, coming - self.rate) / 2) / self.rate
            hundredths = round(mean * 100)
            self._waited[hundredths] = self._waited.get(hundredths, 0) + coming
        self._left = max(0.0, self._left + coming - self.rate)

    def wait_quantile(self, share: float) -> float:
        """Return how long all but the longest waited, in seconds: 0.99 for all but one in a hundred."""
        bound, seen = share * sum(self._waited.values()), 0
        for hundredths in sorted(self._waited):
            seen += self._waited[hundredths]
            if seen >= bound:
                return hundredths / 100
        return 0.0

    def waits(self, busiest: float) -> Waits:
        """Return what was waited."""
        return Waits(busiest=busiest, p50=self.wait_quantile(0.5), p99=self.wait_quantile(0.99))


SIZES: Mapping[str, Load] = {
    "1,000 tables, one process": Load(tables=1_000, servers=200),
    "10,000 tables, one process": Load(tables=10_000, servers=2_000, shards=2),
    "30,000 tables, one process": Load(tables=30_000, servers=6_000, shards=6),
    "100,000 tables, one process": Load(tables=100_000, servers=40_000, shards=40),
    "100,000 tables, 20 processes": Load(
        tables=100_000, servers=40_000, shards=40, processes=20, database="postgresql"
    ),
    "the same, ten times the limit": Load(
        tables=100_000, servers=40_000, shards=40, processes=20, tokens=10, database="postgresql"
    ),
}


def measure() -> dict[str, dict[str, float]]:
    """Return the figures of `SIZES`: shares of the busiest hour, waits in seconds, memory and the start of shards."""
    costs = measured_costs()
    figures: dict[str, dict[str, float]] = {}
    for name, load in SIZES.items():
        waits = simulate_day(load, costs)
        figures[name] = {
            **{f"{key}_busy": round(share, 2) for key, share in busiest_hour_share_by_resource(load, costs).items()},
            **{f"{key}_p50_s": one.p50 for key, one in waits.items()},
            **{f"{key}_p99_s": one.p99 for key, one in waits.items()},
            "mib_a_process": round(memory_per_process_mib(load, costs)),
            "start_s": start_seconds(load, costs),
        }
    one = Load(tables=1_000)
    figures["most tables of one process"] = {key: float(most) for key, most in most_tables(one, costs).items()}
    return figures
