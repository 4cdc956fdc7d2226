"""/records: what was played on a server, by a person, by two against each other; ratings of those who take part."""

import asyncio
from collections.abc import Collection, Sequence
from typing import Any

from bot.interactions.commands.registry import USER, Command, CommandOption, Registry
from bot.interactions.context import InteractionContext
from bot.records.matches import Match, matches
from bot.records.pages import person_page, server_page, versus_page
from bot.records.ratings import Standing, standings
from bot.words import Words
from engine.games import game_ids
from engine.kernel.errors import RuleError
from engine.kernel.texts import text

COMMON = Words("common")


def register(registry: Registry) -> None:
    """Add /records."""
    registry.group("records", description=COMMON("help.records"))
    titles = tuple((Words(game).name(game), game) for game in game_ids())
    which = CommandOption(name="game", description=COMMON("option.game"), choices=titles)
    who = CommandOption(name="who", description=COMMON("option.records_who"), type=USER)
    other = CommandOption(name="who", description=COMMON("option.records_other"), type=USER, required=True)
    for name, run, options in (
        ("server", _server, (which,)),
        ("person", _person, (who, which)),
        ("versus", _versus, (other, which)),
    ):
        registry.add(
            Command(path=("records", name), description=COMMON(f"help.records_{name}"), run=run, options=options)
        )


async def _server(context: InteractionContext) -> None:
    guild = context.interaction.guild_id
    if guild is None:
        raise RuleError(text("error.records_server"))
    found = await matches(context.services.store, guild=guild, game=context.option("game"))
    rated = await _rated(context, found)
    named = rated | {context.user}
    await context.send(server_page(found, await _standings(found, rated), context.option("game"), named))


async def _person(context: InteractionContext) -> None:
    """Show what a person has played: oneself everywhere, another on this server, if he takes part in the ratings."""
    user, name = _asked(context)
    guild = await _seen(context, user, name)
    found = await matches(context.services.store, guild=guild, user=user, game=context.option("game"))
    mine = [match for match in found if match.of(user) is not None]
    bets = await context.services.store.bets_of(user, guild)
    standing, named = await _standing(context, user), await _named(context, mine)
    await context.send(person_page(mine, user, name, standing, named, bets))


async def _standing(context: InteractionContext, user: int) -> Standing | None:
    """Return a person's rating on this server; None where he has none."""
    guild = context.interaction.guild_id
    if guild is None:
        return None
    here = await matches(context.services.store, guild=guild, game=context.option("game"))
    rated = await _rated(context, here)
    return next((one for one in await _standings(here, rated) if one.user == user), None)


async def _versus(context: InteractionContext) -> None:
    user, name = _asked(context)
    if user == context.user:
        raise RuleError(text("error.records_yourself"))
    guild = await _seen(context, user, name)
    found = await matches(context.services.store, guild=guild, user=context.user, game=context.option("game"))
    both = [match for match in found if match.of(user) is not None and match.of(context.user) is not None]
    named = await _named(context, both)
    await context.send(versus_page(both, (context.user, context.name), (user, name), named))


def _asked(context: InteractionContext) -> tuple[int, str]:
    """Return the person who is asked about, and his name; without one oneself."""
    said = context.option("who")
    if not said or int(said) == context.user:
        return context.user, context.name
    data: dict[str, Any] = dict(context.interaction.data or {})
    resolved: dict[str, Any] = data.get("resolved") or {}
    members, users = resolved.get("members") or {}, resolved.get("users") or {}
    member, user = members.get(said) or {}, users.get(said) or {}
    return int(said), str(member.get("nick") or user.get("global_name") or user.get("username") or said)


async def _seen(context: InteractionContext, user: int, name: str) -> int | None:
    """Return the server whose games of a person may be seen; None: all. RuleError where he takes no part in the
    ratings, or it is asked by DM: who plays where is nobody else's business."""
    if user == context.user:
        return None
    guild = context.interaction.guild_id
    if guild is None:
        raise RuleError(text("error.records_server"))
    if not (await context.services.tables.preferences.of(user)).rated:
        raise RuleError(text("error.records_private", name=name))
    return guild


async def _rated(context: InteractionContext, found: Sequence[Match]) -> set[int]:
    """Return who of those who played takes part in the ratings."""
    people = {one.user for match in found for one in match.players if one.user is not None}
    preferences = context.services.tables.preferences
    return {user for user in people if (await preferences.of(user)).rated}


async def _named(context: InteractionContext, found: Sequence[Match]) -> set[int]:
    """Return who may be named to this person: himself, and who takes part."""
    return {context.user} | await _rated(context, found)


async def _standings(found: Sequence[Match], rated: Collection[int]) -> list[Standing]:
    """Return the ratings by some games, worked out away from the event loop."""
    return await asyncio.to_thread(standings, found, rated)
