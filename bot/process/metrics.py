"""What the bot counts of its own work, for Prometheus. Labels name commands, kinds of presses, games and pictures,
never a table, a person, or what somebody chose."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
from prometheus_client.exposition import generate_latest

OK, REFUSED, FAILED = "ok", "refused", "failed"
ANSWERS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0)  # seconds; Discord waits three for the first answer
LAGS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0)  # seconds
DRAWINGS = (0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 5.0)


class Metrics:
    """The counters of one bot, in a registry of their own, so that several in one process do not meet."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # processor, memory, open files, of this process
        told = "Interactions by what was asked and how it ended"
        self._interactions = Counter("praetor_interactions", told, ("kind", "name", "outcome"), registry=self.registry)
        told = "From an interaction to its last answer"
        self._answered = Histogram(
            "praetor_interaction_seconds", told, ("kind", "name"), buckets=ANSWERS, registry=self.registry
        )
        told = "From asking for a new picture to having it"
        self._drawn = Histogram(
            "praetor_drawing_seconds", told, ("game", "drawing"), buckets=DRAWINGS, registry=self.registry
        )
        told = "What happened to the connection"
        self._gateway = Counter("praetor_gateway", told, ("event",), registry=self.registry)
        told = "How late the event loop woke, looked at four times a second"
        self._lag = Histogram("praetor_loop_lag_seconds", told, buckets=LAGS, registry=self.registry)
        told = "Requests that Discord put off (429)"
        self._refusals = Counter("praetor_discord_429", told, registry=self.registry)

    @contextmanager
    def count_interaction(self, kind: str, name: str) -> Iterator["InteractionOutcome"]:
        """Count an interaction and time it. Who carries it out says how it ended."""
        outcome, began = InteractionOutcome(), perf_counter()
        try:
            yield outcome
        finally:
            self._interactions.labels(kind, name, outcome.said).inc()
            self._answered.labels(kind, name).observe(perf_counter() - began)

    def count_drawing(self, game: str, drawing: str, seconds: float) -> None:
        """Count a picture that was really drawn."""
        self._drawn.labels(game, drawing).observe(seconds)

    def count_gateway_event(self, event: str) -> None:
        """Count what happened to the connection: connect, resume, disconnect."""
        self._gateway.labels(event).inc()

    def note_lag(self, seconds: float) -> None:
        """Note how late the event loop was woken."""
        self._lag.observe(seconds)

    def count_rate_limited(self) -> None:
        """Count a request that Discord answered with 429."""
        self._refusals.inc()

    def text(self) -> bytes:
        """Return everything in the form that Prometheus reads."""
        return generate_latest(self.registry)


class InteractionOutcome:
    """How an interaction ended: well, unless somebody says otherwise."""

    said = OK
