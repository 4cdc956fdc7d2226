"""`praetor sync` tells Discord the commands and touches no database."""

import gzip
from pathlib import Path

import msgspec

from bot.interactions.command_sync import ENTRY, sync_commands
from bot.interactions.commands.all_commands import all_commands
from bot.process import settings
from bot.sandbox.launch import Sandbox

OLD = Path(__file__).parents[2] / "engine" / "store" / "old" / "schema_1.sqlite3.gz"


async def test_the_commands_are_told_and_the_database_is_left_alone(stand_in: Sandbox, tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite3"
    path.write_bytes(gzip.decompress(OLD.read_bytes()))
    before = path.read_bytes()
    said = msgspec.structs.replace(settings.read_settings(stand_in.environment, tmp_path), database=path)
    assert await sync_commands(said) == len(all_commands().payload()) == len(stand_in.world.commands[""])
    assert path.read_bytes() == before and [file.name for file in tmp_path.iterdir()] == [path.name]


async def test_no_database_is_needed_to_tell_the_commands(stand_in: Sandbox, tmp_path: Path) -> None:
    said = msgspec.structs.replace(
        settings.read_settings(stand_in.environment, tmp_path), database=tmp_path / "none.sqlite3"
    )
    assert await sync_commands(said) > 0
    assert not list(tmp_path.iterdir())


async def test_the_entry_point_of_an_activity_is_sent_along(stand_in: Sandbox, tmp_path: Path) -> None:
    stand_in.hub.activities.switch_on()
    before = [one for one in stand_in.world.commands[""].values() if one["type"] == ENTRY]
    said = settings.read_settings(stand_in.environment, tmp_path)
    for _ in range(2):
        assert await sync_commands(said) == len(all_commands().payload())
        after = [one for one in stand_in.world.commands[""].values() if one["type"] == ENTRY]
        assert len(after) == 1 and {**after[0], "id": "", "version": ""} == {**before[0], "id": "", "version": ""}
    assert len(stand_in.world.commands[""]) == len(all_commands().payload()) + 1
