"""The sheet of names: a row a name, in one language or in any."""

from collections.abc import Iterable, Mapping
from typing import Any

from data.chart_names import ANY, name_and_attributes
from data.words import LANGUAGE, folder_messages
from engine.workbooks.schema import renamable_ids


def our_name(game: str, one: str, language: str) -> str:
    """Return what is called so by ours in a language, in English where it has no words there."""
    spoken = LANGUAGE if language == ANY else language
    return name_and_attributes(folder_messages(game, spoken).get(f"name.{one}"))[0]


def name_rows(game: str, language: str) -> list[dict[str, str]]:
    """Return all names by ours in a language, a row each."""
    return [{"id": one, "language": language, "name": our_name(game, one, language)} for one in renamable_ids(game)]


def names_changed_by_rows(game: str, rows: Iterable[Mapping[str, Any]]) -> dict[str, dict[str, str]]:
    """Return what rows call otherwise than ours do, by language and id; the last counts where one is there twice."""
    said = dict[str, dict[str, str]]()
    for row in rows:
        if row["name"] != our_name(game, row["id"], row["language"]):
            said.setdefault(row["language"], {})[row["id"]] = row["name"]
    return said
