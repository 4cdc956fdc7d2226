"""What another process needs to know before it can do a job at a table that is played by an owner's charts: these
charts, since the job's types and pictures are made by them."""

import pickle
import re
from collections.abc import Callable
from typing import Any

from data.charts import Chart, GoneChartsError, is_gone, know_chart, known_chart
from engine.charts.charted_import import ROOM
from engine.charts.dropping import drop_charted_games
from engine.games import registration_of

NAME = re.compile(rb"[a-z][a-z0-9_]{0,31}\+[0-9a-f]{40}")  # a charted name, as it stands in a pickled job
GONE = "what was to be drawn was by charts that were taken away meanwhile"
KEPT = 3  # games by charts that a process keeps; each takes some megabytes
_CARRIED: dict[str, None] = {}  # those that came with jobs, the longest unused first


def packed_job(job: Callable[[], Any]) -> bytes:
    """Return a job as it is sent; one at a table with charts has these with it. GoneChartsError where they were taken
    away since it was asked for."""
    try:
        plain = pickle.dumps(job, protocol=5)
    except pickle.PicklingError as error:  # its types lie in modules that were let go
        if f"{ROOM}." in str(error):
            raise GoneChartsError(GONE) from error
        raise
    named = {found.decode() for found in NAME.findall(plain)}
    charts = [chart for name in sorted(named) if (chart := known_chart(name)) is not None]
    if any(is_gone(name) for name in named):
        raise GoneChartsError(GONE)
    return pickle.dumps(_Carried(tuple(charts), plain), protocol=5) if charts else plain


class _Carried:
    """A job with the charts that it needs: they are known before it is unpacked."""

    def __init__(self, charts: tuple[Chart, ...], job: bytes) -> None:
        self.charts, self.job = charts, job

    def __call__(self) -> Any:
        """Carry the job out."""
        for chart in self.charts:
            _CARRIED.pop(chart.played_game_name, None)
            _CARRIED[chart.played_game_name] = None
            know_chart(chart)
            registration_of(chart.played_game_name)
        unused = list(_CARRIED)[: -max(KEPT, len(self.charts))]
        for name in unused:
            del _CARRIED[name]
        drop_charted_games(unused)
        job: Callable[[], Any] = pickle.loads(self.job)  # noqa: S301 - ours, from the process that started this one
        return job()
