"""What `/card` tells of regions: whom cards call so, and how far Rome has them at a table."""

from collections.abc import Iterator

from bot.words import Words, unmarked_text
from engine.games.samnite_wars.tables import REGIONS
from engine.games.samnite_wars.view import SamniteView


def map_region_entries(words: Words) -> Iterator[tuple[str, str, str]]:
    """Yield the regions, each as kind, id and what is printed."""
    for region, known in REGIONS.items():
        said = words(f"explain.{region}")
        yield "region", region, words("entry.region", said=said, roll=known.roll, borders=known.borders)


def current_status_text(view: SamniteView, token: str, words: Words) -> str:
    """Return whether Rome has a region, what of it, and what is fought there; "" of a card."""
    region = next((one for one in view.regions if one.region == token), None)
    if region is None:
        return ""
    parts = [words("now.region", held="yes" if region.controlled else "no", tokens=region.tokens, needed=region.needed)]
    combat = view.combat
    if combat is not None and combat.region == token:
        parts.append(words("now.combat", kind=combat.kind))
    return unmarked_text(" · ".join(parts))
