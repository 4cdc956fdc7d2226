"""What the store is asked about owners' own figures. `ChartsPart` implements it."""

from typing import Protocol

import msgspec

NOTHING_KNOWN = "-"  # how a trial ended that says nothing of its charts, or of charts that are gone


class ChartRow(msgspec.Struct, frozen=True, kw_only=True):
    """An owner's own figures of a game. owner: their Discord id, 0 where they belong to a server; guild: that server,
    else 0; version: how often some of this name were handed in; content: what it says (`data/charts.py`); changed: how
    many rows of which sheet differ; tried: the version of the rules by which trial games were played; shared: with
    whom."""

    game: str
    hash: str
    owner: int
    name: str
    version: int
    content: bytes
    changed: dict[str, int]
    tried: str
    at: float
    shared: tuple[int, ...] = ()
    guild: int = 0

    def may_be_used_by(self, user: int, guild: int) -> bool:
        """Return whether a person may let a table of a server be played by it."""
        return user in (self.owner, *self.shared) if not self.guild else self.guild == guild

    @property
    def option_value(self) -> str:
        """Return what a table's option says of it."""
        return f"{self.name}@{self.hash}"


class BegunTrial(msgspec.Struct, frozen=True):
    """A trial as it was begun: by whom, when, of which charts."""

    user: int
    at: float
    game: str
    hash: str


class ChartsStore(Protocol):
    """The part of `Store` for owners' own figures."""

    async def save_or_replace_chart(self, chart: ChartRow, most: int) -> bool:
        """Keep a chart in the place of one that its owner (a person, or a server) has under the same name for the game,
        with whom that was shared; return False where they have `most` under other names."""

    async def charts(self, *, user: int | None = None, game: str = "", guild: int = 0) -> list[ChartRow]:
        """Return charts, the newest first. user: those of a person, and those that were shared with them, also those of
        the server `guild`; game: of it alone."""

    async def chart_by_hash(self, game: str, digest: str) -> ChartRow | None:
        """Return the first row with a hash; None where nobody keeps it."""

    async def charts_of_hash(self, game: str, digest: str) -> list[ChartRow]:
        """Return all rows with a hash, the oldest first: several may keep the same."""

    async def are_charts_gone(self, game: str, digest: str) -> bool:
        """Return whether charts with a hash were deleted, and nobody keeps them: tables go on by our figures."""

    async def share_chart(self, chart: ChartRow, user: int) -> None:
        """Share a chart with a person."""

    async def begin_chart_trial(
        self, user: int, chart: tuple[str, str], rules: str, at: float, *, most: int, within: float
    ) -> bool:
        """Note that a person has a trial of a chart, by its game and hash, begun at `at`; return False where they had
        `most` within so many seconds. Trials from before that are forgotten, whoever had them."""

    async def end_chart_trial(self, chart: tuple[str, str], rules: str, faults: str) -> None:
        """Note what a trial has found wrong, as JSON; `NOTHING_KNOWN` of one that says nothing of the charts."""

    async def unended_chart_trials(self) -> list[BegunTrial]:
        """Return the trials of which nobody has noted how they ended."""

    async def forget_chart_trial(self, trial: BegunTrial) -> None:
        """Forget a trial: it does not count any more."""

    async def prune_chart_trials(self, before: float) -> int:
        """Forget the trials that were begun before a moment; return how many."""

    async def faults_of_chart(self, chart: tuple[str, str], rules: str) -> str:
        """Return what a trial by these rules found wrong lately; "" where none is known."""

    async def drop_charts(
        self, *, owner: int | None = None, guild: int | None = None, game: str = "", digest: str = "", name: str = ""
    ) -> list[tuple[str, str]]:
        """Delete charts: an owner's, a server's, of a game, with a hash, of a name, as far as these are given. Return
        game and hash of those that nobody keeps any more. Their content leaves the file with the next erasing."""
