"""How the actions of a game are grouped: as its slash commands are, and as they are told."""

from collections.abc import Mapping
from typing import Any

from data import has_file, load_game_data
from data.charted_games import kept_by_game


@kept_by_game
def command_section_by_action(game_id: str) -> Mapping[str, str]:
    """Return the section of the game's commands that an action stands in, by its tag. Each section is a command of its
    own (`/go-stone`), since Discord takes 25 subcommands and 8,000 characters a command; what is in none stands under
    the game's own command (`/go`). A game with few actions needs no sections (`data/<game>/commands.yaml`)."""
    kept: dict[str, list[str]] = command_data(game_id).get("sections", {})
    return {tag: section for section, tags in kept.items() for tag in tags}


def command_data(game_id: str) -> Mapping[str, Any]:
    """Return what a game's `commands.yaml` says; {} where it has none."""
    found: dict[str, Any] = load_game_data(game_id, "commands") if has_file(game_id, "commands") else {}
    return found
