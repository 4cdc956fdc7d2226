"""The ratings of a server's people: of those who take part in them alone."""

import asyncio
from collections.abc import Sequence

from bot.records.matches import Match, finished_matches
from bot.records.ratings import rating_standings
from bot.tables.persons.preferences import PreferenceStore
from engine.store.interface import Store


async def rated_people(preferences: PreferenceStore, found: Sequence[Match]) -> set[int]:
    """Return who of those who played takes part in the ratings."""
    people = {one.user for match in found for one in match.players if one.user is not None}
    return {user for user in people if (await preferences.of(user)).rated}


async def server_ratings(store: Store, preferences: PreferenceStore, guild: int) -> dict[int, int]:
    """Return the rating points of those who take part, worked out away from the event loop."""
    found = await finished_matches(store, guild=guild)
    rated = await rated_people(preferences, found)
    return {one.user: one.points for one in await asyncio.to_thread(rating_standings, found, rated)}
