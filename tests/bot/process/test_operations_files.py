"""What is measured of the process and of what it keeps, and that alert rules and dashboard ask for nothing else."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, cast

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from bot.process.keeping import Keeping
from bot.process.loop_latency import watch_lag
from bot.process.metrics import Metrics
from bot.process.monitor import Monitor
from bot.process.scheduled_backups import ScheduledBackups
from engine.kernel.errors import SaveError
from engine.store.models import Backlog
from engine.store.sqlite import open_store
from tests.bot.process.test_backup_hook import hook
from tests.bot.process.test_monitor import Figures, Watched, asked, free_port, read
from tests.engine.store.running_tables import database

ROOT = Path(__file__).parents[3]
OPERATIONS = ROOT / "docs" / "operations"
ALERTS, DASHBOARD = OPERATIONS / "prometheus_alerts.yml", OPERATIONS / "grafana_dashboard.json"
METRIC = re.compile(r"\b((?:praetor|process)_[a-z0-9_]+|up)\b(?!\s*=[^=])")
SUFFIXES = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count"), "gauge": ("",)}
LABELS = re.compile(r'(\w+)\s*(?:=~?|!=|!~)\s*"')


def monitor(keeping: Keeping | None = None) -> Monitor:
    return Monitor(Metrics(), cast("Any", Watched(Backlog(failed_writes=3))), lambda: {0: 0.1}, keeping)


async def figures(watch: Monitor) -> tuple[str, Figures]:
    """Return what Prometheus is told, and each sample."""
    port = free_port()
    await watch.start("127.0.0.1", port)
    try:
        said = (await asked(port, "/metrics"))[1]
    finally:
        await watch.stop()
    return said, read(said)


async def test_database_disk_backups_and_the_build_are_measured(tmp_path: Path) -> None:
    taker, backup = hook(tmp_path, "import sys; sys.exit(1)")
    path = database(tmp_path)
    schedule = ScheduledBackups(path, taker.folder, 24.0, 2, taker.clock, taker)
    await taker.give_newest_backup(schedule.proven_backups())
    said, found = await figures(monitor(Keeping(path, schedule)))
    assert found[("praetor_database_bytes",)] == path.stat().st_size and found[("praetor_wal_bytes",)] == 0
    assert found[("praetor_disk_free_bytes", "database")] > 0 and found[("praetor_disk_free_bytes", "backups")] > 0
    assert found[("praetor_backups", "proven")] == 1 and found[("praetor_backup_hook_failed",)] == 1
    assert found[("praetor_last_backup_bytes",)] == backup.stat().st_size
    made = schedule.backup_time(backup)
    assert found[("praetor_last_proven_backup_timestamp_seconds",)] == made > 0
    assert found[("praetor_last_backup_timestamp_seconds",)] == made
    assert found[("praetor_writes_failed_total",)] == 3
    assert found[("process_resident_memory_bytes",)] > 1e6 and found[("process_cpu_seconds_total",)] > 0
    assert re.search(r'praetor_build_info\{.*schema="\d+".*version="[^"]+"\} 1.0', said)


async def test_a_write_that_the_disk_refuses_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await open_store(tmp_path / "p.sqlite3")
    await store.database.run_outside_transaction(lambda conn: conn.execute("PRAGMA max_page_count = 1"))
    with pytest.raises(SaveError):
        await store.set_bot_setting("long", "x" * 1_000_000)
    await store.database.run_outside_transaction(lambda conn: conn.execute("PRAGMA max_page_count = 1000000"))
    await store.set_bot_setting("long", "x")
    assert (await store.backlog(0.0)).failed_writes == 1
    await store.close()


async def test_the_lag_of_the_event_loop_is_how_late_it_wakes() -> None:
    class Enough(Exception):  # noqa: N818 - ends the watch
        pass

    seen: list[float] = []

    def note(lag: float) -> None:
        seen.append(lag)
        raise Enough

    with pytest.raises(Enough):
        await watch_lag(note)
    metrics = Metrics()
    metrics.note_lag(0.7)
    assert seen[0] >= 0 and b'praetor_loop_lag_seconds_bucket{le="0.5"} 0.0' in metrics.text()


@pytest.fixture
async def told(tmp_path: Path) -> dict[str, set[str]]:
    """Return every metric by the names of its samples, with its labels."""
    schedule = ScheduledBackups(database(tmp_path), tmp_path, 24.0, 2)
    watch = monitor(Keeping(schedule.database, schedule))
    watch.metrics.count_drawing("game", "map", 0.1)
    watch.metrics.count_gateway_event("connect")
    with watch.metrics.count_interaction("command", "help"):
        pass
    watch.backlog = Backlog(tables={("game", "running"): 1})
    store = cast("Any", watch.store)
    store._backlog = watch.backlog
    said, _ = await figures(watch)
    found: dict[str, set[str]] = {"up": set()}
    for family in text_string_to_metric_families(said):
        for suffix in SUFFIXES[family.type]:
            found[family.name + suffix] = {label for sample in family.samples for label in sample.labels}
    return found


def expressions() -> Iterator[str]:
    """Yield every expression that is asked of Prometheus."""
    for group in yaml.safe_load(ALERTS.read_text(encoding="utf-8"))["groups"]:
        yield from (rule["expr"] for rule in group["rules"])
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    yield from (target["expr"] for panel in board["panels"] for target in panel["targets"])
    yield from (one["expr"] for one in board["annotations"]["list"])
    yield from (one["query"]["query"] for one in board["templating"]["list"] if one["type"] == "query")


def test_every_metric_and_label_that_is_asked_for_exists(told: dict[str, set[str]]) -> None:
    asked_for = list(expressions())
    assert len(asked_for) > 30
    around = {"job", "instance"}  # Prometheus gives them
    for said in asked_for:
        names = {name for name in METRIC.findall(said) if not name.endswith(("_seconds_", "_"))}
        assert names and names <= told.keys(), (said, names - told.keys())
        known = around.union(*(told[name] for name in names))
        assert set(LABELS.findall(said)) <= known, said
        assert all(said.count(one) == said.count(other) for one, other in ("()", "[]", "{}")), said


def test_every_metric_of_ours_is_in_the_dashboard_or_an_alert(told: dict[str, set[str]]) -> None:
    """But those that others say better."""
    spare = {"praetor_shards", "praetor_shard_connected", "praetor_gateway", "praetor_last_backup_timestamp_seconds"}
    spare |= {"praetor_backup_hook_timestamp_seconds"}
    used = set(METRIC.findall(" ".join(expressions())))
    ours = {re.sub(r"_(total|bucket|sum|count|created)$", "", name) for name in told if name.startswith("praetor_")}
    assert {name for name in ours - spare if not any(one.startswith(name) for one in used)} == set()


def test_the_rules_are_well_formed() -> None:
    (group,) = yaml.safe_load(ALERTS.read_text(encoding="utf-8"))["groups"]
    names = [rule["alert"] for rule in group["rules"]]
    assert len(set(names)) == len(names)
    page = (ROOT / "docs" / "something_is_stuck.md").read_text(encoding="utf-8")
    for rule in group["rules"]:
        assert rule.keys() <= {"alert", "expr", "for", "labels", "annotations"}
        assert rule["labels"]["severity"] in ("warning", "critical") and re.fullmatch(r"\d+[mh]", rule.get("for", "1m"))
        assert rule["annotations"]["summary"] and rule["annotations"]["description"]
        assert f"`{rule['alert']}`" in page, "the page says what to do about it"
    if promtool := shutil.which("promtool"):
        subprocess.run([promtool, "check", "rules", str(ALERTS)], check=True)  # noqa: S603 - the file is ours


def test_the_panels_of_the_dashboard_lie_beside_each_other() -> None:
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    places = {panel["id"]: panel["gridPos"] for panel in board["panels"]}
    assert len(places) == len(board["panels"])
    for one, other in combinations(places.values(), 2):
        apart = [one[at] + one[size] <= other[at] or other[at] + other[size] <= one[at] for at, size in ("xw", "yh")]
        assert any(apart), (one, other)
    assert all(place["x"] >= 0 and place["x"] + place["w"] <= 24 for place in places.values())
