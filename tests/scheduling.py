"""Which tests go to one worker together, and what is begun first.

What a process makes once (a browser, a game that was walked through, a saved table) is made once in a run if the tests
that need it go to one worker. So tests stay together by file; those of some rooms, where each game's tests share what
is dear, by game; and files whose tests share nothing, and would be the last to end, are dealt out test by test.
Whatever takes longest begins first, by `COSTS`.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest
import yaml
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]  # xdist has no types

from engine.games import game_ids

BY_GAME = ("tests/conformance/",)
BY_TEST = ("tests/soak/",)
COSTS = Path(__file__).parent / "costs.yaml"
A_TEST = 0.05  # seconds, where nothing else is known


@cache
def costs() -> Mapping[str, float]:
    """Return the processor seconds of the groups that take long, as they were measured."""
    found: Mapping[str, float] = yaml.safe_load(COSTS.read_text(encoding="utf-8"))
    return found


@cache
def group_of(nodeid: str) -> str:
    """Return with which tests one is run: the name of a group."""
    file = nodeid.partition("::")[0]
    if file.startswith(BY_GAME):
        room = next(one for one in BY_GAME if file.startswith(one))
        named = [game for game in game_ids() if re.search(rf"[\[-]{game}[\]-]", nodeid)]
        return f"{room}[{named[0]}]" if named else room
    return nodeid if file.startswith(BY_TEST) else file


def planned(group: str, tests: int) -> float:
    """Return the processor seconds that a group is planned to take."""
    return costs().get(group.partition("[")[0], tests * A_TEST) if not group.startswith(BY_TEST) else tests * A_TEST


class ByGroup(LoadScopeScheduling):  # type: ignore[misc]  # as above
    """Deals out groups, the longest first."""

    def _split_scope(self, nodeid: str) -> str:
        return group_of(nodeid)

    def _assign_work_unit(self, node: object) -> None:
        longest = max(self.workqueue, key=lambda group: planned(group, len(self.workqueue[group])))
        self.workqueue.move_to_end(longest, last=False)
        super()._assign_work_unit(node)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> ByGroup:
    """Put our scheduler in the place of xdist's own."""
    return ByGroup(config, log)
