"""/records: what was played on a server, by a person, by two against each other; ratings of those who take part."""

import asyncio
from collections.abc import Collection, Sequence
from typing import Any

from bot.interactions.commands.registry import USER, Command, CommandOption, CommandRegistry
from bot.interactions.context import InteractionContext
from bot.messages.screen import Screen
from bot.records.matches import Match, finished_matches
from bot.records.names import suffixes_for_like_names
from bot.records.pages import (
    PERSON,
    SERVER,
    VERSUS,
    RecordFilter,
    person_lines,
    record_filter_of_press,
    records_page,
    server_lines,
    versus_lines,
)
from bot.records.ratings import Rating, rating_standings
from bot.records.seasons import LAST, THIS, asked_season, is_in_season
from bot.records.server_ratings import rated_people
from bot.words import Words
from engine.games import game_ids
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text

COMMON = Words("common")


def register(registry: CommandRegistry) -> None:
    """Add /records."""
    registry.group("records", description=COMMON("help.records"))
    titles = tuple((Words(game).name(game), game) for game in game_ids())
    which = CommandOption(name="game", description=COMMON("option.game"), choices=titles)
    who = CommandOption(name="who", description=COMMON("option.records_who"), type=USER)
    other = CommandOption(name="who", description=COMMON("option.records_other"), type=USER, required=True)
    seasons = tuple((COMMON.name(f"season_{one}"), one) for one in (THIS, LAST))
    season = CommandOption(name="season", description=COMMON("option.season"), choices=seasons)
    for name, run, options in (
        (SERVER, _server, (which, season)),
        (PERSON, _person, (who, which)),
        (VERSUS, _versus, (other, which)),
    ):
        registry.add(
            Command(path=("records", name), description=COMMON(f"help.records_{name}"), run=run, options=options)
        )


async def _server(context: InteractionContext) -> None:
    season = asked_season(context.text_option("season"), context.services.tables.now())
    await context.send(
        await _server_page(context, RecordFilter(SERVER, game=context.text_option("game"), season=season))
    )


async def _person(context: InteractionContext) -> None:
    """Show what a person has played: oneself everywhere, another on this server, if they take part in the ratings."""
    user, name = _asked(context)
    await context.send(await _person_page(context, RecordFilter(PERSON, user, context.text_option("game")), name))


async def _versus(context: InteractionContext) -> None:
    user, name = _asked(context)
    await context.send(await _versus_page(context, RecordFilter(VERSUS, user, context.text_option("game")), name))


async def turn_records(context: InteractionContext) -> None:
    """Show another page of the records in place. Whether they may be seen is asked again."""
    wanted, page = (record_filter_of_press(context.press), context.press.page) if context.press else (None, 0)
    if wanted is None:
        raise RuleError(keyed_text("error.unknown_press"))
    if wanted.what == SERVER:
        screen = await _server_page(context, wanted, page)
    else:
        screen = await (_person_page if wanted.what == PERSON else _versus_page)(context, wanted, "", page)
    await context.show(screen)


async def _server_page(context: InteractionContext, wanted: RecordFilter, page: int = 1) -> Screen:
    guild = context.guild
    if guild is None:
        raise RuleError(keyed_text("error.records_server"))
    found = await finished_matches(context.services.store, guild=guild, game=wanted.game)
    found = [match for match in found if is_in_season(wanted.season, match.at)]
    rated = await _rated(context, found)
    named = suffixes_for_like_names(found, rated | {context.user})
    lines = server_lines(found, await _standings(found, rated), wanted.game, named, wanted.season)
    return records_page(lines, wanted, page)


async def _person_page(context: InteractionContext, wanted: RecordFilter, name: str, page: int = 1) -> Screen:
    """Return a page of what a person has played. name: theirs; "" where their games tell it."""
    user, guild = wanted.user, await _seen(context, wanted.user, name)
    found = await finished_matches(context.services.store, guild=guild, user=user, game=wanted.game)
    mine = [match for match in found if match.counting_seat_of_person(user) is not None]
    bets = await context.services.store.bet_success_counts(user, guild)
    standing, named = await _standing(context, wanted), await _named(context, mine)
    name = name or _name_in(mine, user)
    rated = (await context.services.tables.preferences.of(user)).rated
    return records_page(person_lines(mine, user, name, standing, named, bets, rated=rated), wanted, page)


async def _standing(context: InteractionContext, wanted: RecordFilter) -> Rating | None:
    """Return a person's rating on this server; None where they have none."""
    guild = context.guild
    if guild is None:
        return None
    here = await finished_matches(context.services.store, guild=guild, game=wanted.game)
    rated = await _rated(context, here)
    return next((one for one in await _standings(here, rated) if one.user == wanted.user), None)


async def _versus_page(context: InteractionContext, wanted: RecordFilter, name: str, page: int = 1) -> Screen:
    """Return a page of how two who met stand. name: the other's; "" where their games tell it."""
    user = wanted.user
    if user == context.user:
        raise RuleError(keyed_text("error.records_yourself"))
    guild = await _seen(context, user, name)
    found = await finished_matches(context.services.store, guild=guild, user=context.user, game=wanted.game)
    both = [
        match
        for match in found
        if match.counting_seat_of_person(user) is not None and match.counting_seat_of_person(context.user) is not None
    ]
    named = await _named(context, both)
    other = (user, name or _name_in(both, user))
    return records_page(versus_lines(both, (context.user, context.name), other, named), wanted, page)


def _name_in(found: Sequence[Match], user: int) -> str:
    """Return the name under which a person played last."""
    return next(
        (own.name for match in reversed(found) if (own := match.counting_seat_of_person(user)) is not None), "?"
    )


def _asked(context: InteractionContext) -> tuple[int, str]:
    """Return the person who is asked about, and their name; without one, the person who asks."""
    said = context.text_option("who")
    if not said or int(said) == context.user:
        return context.user, context.name
    data: dict[str, Any] = dict(context.interaction.data or {})
    resolved: dict[str, Any] = data.get("resolved") or {}
    members, users = resolved.get("members") or {}, resolved.get("users") or {}
    member, user = members.get(said) or {}, users.get(said) or {}
    return int(said), str(member.get("nick") or user.get("global_name") or user.get("username") or said)


async def _seen(context: InteractionContext, user: int, name: str) -> int | None:
    """Return the server whose games of a person may be seen; None: all. RuleError where they take no part in the
    ratings, or it is asked by DM: who plays where is nobody else's business."""
    if user == context.user:
        return None
    guild = context.guild
    if guild is None:
        raise RuleError(keyed_text("error.records_server"))
    if not (await context.services.tables.preferences.of(user)).rated:
        raise RuleError(keyed_text("error.records_private", name=name or COMMON("forget.somebody").capitalize()))
    return guild


async def _rated(context: InteractionContext, found: Sequence[Match]) -> set[int]:
    """Return who of those who played takes part in the ratings."""
    return await rated_people(context.services.tables.preferences, found)


async def _named(context: InteractionContext, found: Sequence[Match]) -> dict[int, str]:
    """Return who may be named to this person: the person, and who takes part; and what tells each apart."""
    return suffixes_for_like_names(found, {context.user} | await _rated(context, found))


async def _standings(found: Sequence[Match], rated: Collection[int]) -> list[Rating]:
    """Return the ratings by some games, worked out away from the event loop."""
    return await asyncio.to_thread(rating_standings, found, rated)
