"""Which module has which command, so that only what is run is imported: all of them take half a second."""

from importlib import import_module
from types import ModuleType

FAMILIES = {
    "bot.cli.run_commands": ("run", "sandbox", "health", "sync"),
    "bot.cli.play_commands": ("selfplay", "render"),
    "bot.cli.games_commands": ("games",),
    "bot.cli.odds_commands": ("odds",),
    "bot.cli.store_commands": ("export", "verify", "patch", "backup", "restore"),
    "bot.cli.operator_commands": ("tables", "block"),
    "bot.cli.doctor_command": ("doctor",),
    "testbed.bench_commands": ("bench",),
    "testbed.drill_commands": ("drill",),
    "bot.cli.replay_command": ("replay",),
    "bot.cli.words_command": ("words",),
}  # module -> its commands, in the order of `praetor --help`


def families_for(command: str | None) -> list[ModuleType]:
    """Return the modules to import for a command; all of them where it is none of ours, or none was given."""
    found = [name for name, commands in FAMILIES.items() if command in commands]
    return [import_module(name) for name in found or FAMILIES]
