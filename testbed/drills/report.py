"""What a drill found, in the keys that scripts rely on."""

import logging
from typing import Any

import msgspec

log = logging.getLogger(__name__)
SHOWN = 20  # findings that are kept in words; the rest is counted


class Report(msgspec.Struct, kw_only=True):
    """The figures of one drill. `changed`: states altered by what should not alter them."""

    name: str
    rounds: int = 0
    lost: int = 0
    doubled: int = 0
    leaked: int = 0
    crashed: int = 0
    changed: int = 0
    violations: int = 0
    figures: dict[str, float | int | str] = {}
    said: list[str] = []

    def note(self, what: str, key: str = "violations", count: int = 1) -> None:
        """Count something that must not happen under one of the keys, and keep its description."""
        setattr(self, key, getattr(self, key) + count)
        log.warning("%s: %s", key, what)
        if len(self.said) < SHOWN:
            self.said.append(f"{key}: {what}")

    def print_progress(self, what: str) -> None:
        """Print how far the drill is."""
        log.info("%s: %s", self.name, what)

    def add(self, figure: str, count: int = 1) -> None:
        """Count something that is no fault."""
        self.figures[figure] = int(self.figures.get(figure, 0)) + count

    @property
    def has_held(self) -> bool:
        """Return whether everything that the drill checks has held."""
        return not any((self.lost, self.doubled, self.leaked, self.crashed, self.changed, self.violations))

    def as_printed(self) -> dict[str, Any]:
        """Return the report as the command line prints it."""
        keys = ("name", "rounds", "lost", "doubled", "leaked", "crashed", "changed", "violations")
        return {**{key: getattr(self, key) for key in keys}, **self.figures}
