"""A drill plays the same game each time that it is asked with the same seed."""

import asyncio

import pytest

from bot.testbed.drills.stage import Stage, opened
from bot.testbed.seeded_secrets import SEED, next_seed, secrets_of


async def fixed_by(stage: Stage) -> tuple[str, str]:
    """Return a new table's id and what fixes its dice."""
    await stage.launch()
    await (await stage.person("Ada").slash("game create", "games", game="samnite_wars")).settled()
    row = stage.records.row(str(stage.records.one("SELECT id FROM tables")))
    return str(row["id"]), str(row["commitment"])


async def test_a_process_draws_what_its_seed_says(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for seed in ("one", "one", "two"):
        async with opened() as stage:
            monkeypatch.setattr("bot.testbed.drills.stage.next_seed", lambda seed=seed: {SEED: seed})
            found.append(await asyncio.wait_for(fixed_by(stage), 240))
    assert found[0] == found[1] and found[0][0] != found[2][0] and found[0][1] != found[2][1]


def test_each_process_and_each_table_has_another_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SEED, "drill")
    assert [next_seed()[SEED] for _ in range(3)] == ["drill 0", "drill 1", "drill 2"]
    made = secrets_of("drill")
    assert len({made.token_bytes(32) for _ in range(9)}) == 9
    monkeypatch.delenv(SEED)
    assert next_seed() == {}
