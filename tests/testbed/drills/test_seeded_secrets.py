"""A drill plays the same game each time that it is asked with the same seed."""

import pytest

from bot.tables.lobby import LETTERS, SECRET
from engine.kernel.dice import dice_secret_hash
from testbed.drills.stage import open_stage
from testbed.seeded_secrets import SEED, secrets_stand_in, seed_for_next_process


async def test_a_process_draws_what_its_seed_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("testbed.drills.stage.seed_for_next_process", lambda: {SEED: "drill"})
    drawn = secrets_stand_in("drill")
    async with open_stage() as stage:
        await stage.launch()
        await (await stage.person("Ada").slash("game create", "games", game="samnite_wars")).wait_until_answered()
        row = stage.records.table_row(str(stage.records.first_value("SELECT id FROM tables")))
    assert row["commitment"] == dice_secret_hash(drawn.token_bytes(SECRET))
    assert row["id"] == "".join(drawn.choice(LETTERS) for _ in range(5))


def test_each_process_and_each_table_has_another_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SEED, "drill")
    assert [seed_for_next_process()[SEED] for _ in range(3)] == ["drill 0", "drill 1", "drill 2"]
    made = secrets_stand_in("drill")
    assert len({made.token_bytes(SECRET) for _ in range(9)}) == 9
    monkeypatch.delenv(SEED)
    assert seed_for_next_process() == {}
