"""The dice secrets of drills and tests, from a seed: a test that hangs on the dice fails each time or never, and a
drill's finding comes again with the drill's seed, as far as it does not hang on who was faster."""

import hashlib
import os
import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import count
from types import SimpleNamespace

from bot.tables import lobby
from bot.tables.dice_words import opening

SEED = "PRAETOR_DRILL_SEED"

_launched: defaultdict[str, Iterator[int]] = defaultdict(count)


def seed_for_next_process() -> dict[str, str]:
    """Return what the environment of the next process has beside ours: each that we start draws other secrets."""
    seed = os.environ.get(SEED, "")
    return {SEED: f"{seed} {next(_launched[seed])}"} if seed else {}


def secrets_stand_in(seed: str) -> SimpleNamespace:
    """Return what stands for the module `secrets` where a table is made: secrets of the dice, and ids of tables."""
    made, letters = count(), random.Random(seed)  # noqa: S311 - a drill's tables have no secrets to keep

    def token_bytes(size: int) -> bytes:
        return hashlib.sha256(f"{seed} {next(made)}".encode()).digest()[:size]

    return SimpleNamespace(token_bytes=token_bytes, choice=letters.choice)


def draw_from_seed() -> None:
    """Draw this process's secrets from the seed in its environment, if there is one."""
    if seed := os.environ.get(SEED):
        lobby.secrets = opening.secrets = secrets_stand_in(seed)  # type: ignore[assignment,attr-defined]  # the two it uses
