"""Which module has which command, so that only what is run is imported: all of them take half a second."""

from importlib import import_module
from types import ModuleType

FAMILIES = {
    "run_commands": ("run", "sandbox", "health", "sync"),
    "play_commands": ("selfplay", "render"),
    "games_commands": ("games",),
    "odds_commands": ("odds",),
    "store_commands": ("export", "verify", "patch", "backup", "restore"),
    "operator_commands": ("tables", "block"),
    "doctor_command": ("doctor",),
    "bench_commands": ("bench",),
    "drill_commands": ("drill",),
    "replay_command": ("replay",),
    "words_command": ("words",),
}  # module of this package -> its commands, in the order of `praetor --help`


def families_for(command: str | None) -> list[ModuleType]:
    """Return the modules to import for a command; all of them where it is none of ours, or none was given."""
    found = [name for name, commands in FAMILIES.items() if command in commands]
    return [import_module(f"{__package__}.{name}") for name in found or FAMILIES]
