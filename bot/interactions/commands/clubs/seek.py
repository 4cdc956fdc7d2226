"""/seek: who looks for others to play with on a server is brought together with those who fit."""

import asyncio
from weakref import WeakValueDictionary

from bot.clubs.seeking import KEPT, Meeting, Seek, Seeker, decoded_seek, encoded_seek, people_to_seat_with
from bot.interactions.commands.opening import Plan, open_planned_table
from bot.interactions.commands.registry import INTEGER, Command, CommandOption, CommandRegistry
from bot.interactions.commands.server import check_creators, limits_of
from bot.interactions.context import InteractionContext
from bot.interactions.place import place_for_table
from bot.messages.screen import Screen
from bot.records.server_ratings import server_ratings
from bot.tables.lobby import PACES
from bot.tables.persons.seat_names import shown_name
from bot.titles.scenarios import usual_seats
from bot.words import Words
from bot.words.languages import language_choices, language_name
from data.speaking import language_context, language_of
from engine.games import game_by_id, game_ids
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.store.clubs.interface import SeekRow

COMMON = Words("common")
YES, NO = "yes", "no"
MOST, POINTS = 6, 5000
_MEETING: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by server


def register(registry: CommandRegistry) -> None:
    """Add /seek."""
    switch = tuple((COMMON.name(f"switch_{one}"), one) for one in ("on", "off"))
    options = (
        CommandOption(name="games", description=COMMON("option.seek_games"), autocomplete=True),
        CommandOption(name="players", description=COMMON("option.seek_players"), type=INTEGER, low=2, high=MOST),
        CommandOption(
            name="pace",
            description=COMMON("option.seek_pace"),
            choices=tuple((COMMON.name(f"pace_{pace}"), pace) for pace in PACES),
        ),
        CommandOption(name="above", description=COMMON("option.seek_above"), type=INTEGER, low=0, high=POINTS),
        CommandOption(name="below", description=COMMON("option.seek_below"), type=INTEGER, low=0, high=POINTS),
        CommandOption(name="language", description=COMMON("option.seek_language"), choices=language_choices(COMMON)),
        CommandOption(name="computers", description=COMMON("option.seek_computers"), choices=switch),
        CommandOption(name="end", description=COMMON("option.seek_end"), choices=((COMMON("seek.end_yes"), YES),)),
    )
    registry.add(
        Command(
            path=("seek",),
            description=COMMON("help.seek"),
            run=seek_others,
            options=options,
            complete=_complete,
            dm=False,
        )
    )


async def seek_others(context: InteractionContext) -> None:
    """Look for others to play with; without anything, say what one looks for; or look no more."""
    guild, store = context.guild or 0, context.services.store
    if context.text_option("end") == YES:
        await context.send(
            Screen(content=COMMON("seek.ended" if await store.drop_seek(guild, context.user) else "seek.none"))
        )
        return
    if not context.text_option("games"):
        await context.send(Screen(content=await _standing(context, guild)))
        return
    await check_creators(context)
    wanted = _wanted(context)
    async with _MEETING.setdefault(guild, asyncio.Lock()):
        now = context.services.tables.now()
        await store.keep_seek(SeekRow(guild=guild, user=context.user, wanted=encoded_seek(wanted), at=now))
        meeting = await _meeting(context, guild)
        if meeting is None:
            lines = [await _standing(context, guild), *_left_out(context, wanted)]
            await context.send(Screen(content="\n".join(lines)))
            return
        await _bring_together(context, meeting)


def _wanted(context: InteractionContext) -> Seek:
    """Return what the command asks for. RuleError for a game that there is not, or a rating that nobody can have."""
    low, high = context.number_option("above", 0), context.number_option("below", 0)
    if high and high < low:
        raise RuleError(keyed_text("error.seek_ratings", low=low, high=high))
    games = _games(context)
    if not games:
        raise RuleError(keyed_text("error.seek_games", asked=context.text_option("games")))
    players = context.number_option("players", 0)
    able = tuple(game for game in games if not players or _can_be_played_by(game, players))
    if not able:
        raise RuleError(keyed_text("error.seek_players", count=players))
    return Seek(
        games=able,
        players=players,
        pace=context.text_option("pace"),
        language=context.text_option("language"),
        low=low,
        high=high,
        computers=context.text_option("computers") != "off",
        name=shown_name(context.name),
    )


def _games(context: InteractionContext) -> tuple[str, ...]:
    """Return the games that the command names. RuleError for one that there is not."""
    return tuple(dict.fromkeys(_game(said) for said in context.text_option("games").split(",") if said.strip()))


def _left_out(context: InteractionContext, wanted: Seek) -> list[str]:
    """Return that games were named that are not played by so many, if any was."""
    names = [Words(game).name(game) for game in _games(context) if game not in wanted.games]
    return [COMMON("seek.left_out", games=", ".join(names), count=wanted.players)] if names else []


def _game(said: str) -> str:
    asked = said.strip().casefold()
    for game in game_ids():
        if asked in (game, Words(game).name(game).casefold()):
            return game
    raise RuleError(keyed_text("error.seek_games", asked=said.strip()))


def _seats(game: str) -> tuple[int, int, int]:
    rules = game_by_id(game)
    options = rules.complete({})
    return (*rules.seat_range_for_options(options), usual_seats(game, options))


def _can_be_played_by(game: str, count: int) -> bool:
    least, most, _ = _seats(game)
    return least <= count <= most


async def _meeting(context: InteractionContext, guild: int) -> Meeting | None:
    """Return whom the person meets now; None as long as too few fit."""
    store, preferences = context.services.store, context.services.tables.preferences
    await store.drop_old_seeks(context.services.tables.now() - KEPT)
    rows = await store.seeks_on_server(guild)
    ratings = await server_ratings(store, preferences, guild)
    seekers = [Seeker(row.user, decoded_seek(row.wanted), ratings.get(row.user)) for row in rows]
    seekers = [
        one._replace(seek=_installed(one.seek))
        for one in seekers
        if context.services.block_list.refusal(one.user, guild, "") is None
    ]
    newest = next((one for one in seekers if one.user == context.user), None)
    return people_to_seat_with(newest, seekers, _seats) if newest is not None else None


def _installed(seek: Seek) -> Seek:
    """Return what a person wants of the games that are installed."""
    return Seek(**{name: getattr(seek, name) for name in Seek.__struct_fields__} | {
        "games": tuple(game for game in seek.games if game in game_ids())
    })  # fmt: skip


async def _bring_together(context: InteractionContext, meeting: Meeting) -> None:
    """Open a lobby for those who fit, of which all but who asked last are told by DM, with a button that seats them."""
    language = meeting.language or language_of(str(context.interaction.guild_locale))
    with language_context(language):
        name = COMMON("seek.table")
    others = tuple(one.user for one in meeting.persons if one.user != context.user)
    rows = await context.services.store.seeks_on_server(context.guild or 0)
    plan = Plan(
        game=meeting.game,
        name=name,
        options={},
        pace=PACES[meeting.pace or "daily"],
        computers=meeting.computers,
        language=language,
        called=others,
        sought=tuple(row for row in rows if row.user in (*others, context.user)),
    )
    await open_planned_table(context, place_for_table(context, (await limits_of(context)).home, meeting.game), plan)


async def _standing(context: InteractionContext, guild: int) -> str:
    """Return what the person looks for, and how many look for each game."""
    rows = await context.services.store.seeks_on_server(guild)
    mine = next((row for row in rows if row.user == context.user), None)
    counts = {game: sum(game in decoded_seek(row.wanted).games for row in rows) for game in game_ids()}
    others = [COMMON("seek.count", game=Words(game).name(game), count=count) for game, count in counts.items() if count]
    lines = [COMMON("seek.none") if mine is None else _told(decoded_seek(mine.wanted))]
    lines += [COMMON("seek.all", counts=", ".join(others))] if others else []
    return "\n".join(lines)


def _told(seek: Seek) -> str:
    return COMMON(
        "seek.mine",
        games=", ".join(Words(game).name(game) for game in seek.games if game in game_ids()) or "–",
        players=seek.players,
        pace=COMMON.name(f"pace_{seek.pace}") if seek.pace else "none",
        language=language_name(seek.language) if seek.language else "none",
        low=seek.low,
        high=seek.high,
        computers=YES if seek.computers else NO,
    )


async def _complete(context: InteractionContext, focused: str) -> list[tuple[str, str]]:
    """Complete a list of games: what is typed, with one more."""
    whole, _, last = context.text_option("games").rpartition(",")
    head = f"{whole.strip()}, " if whole.strip() else ""
    named = {one.strip().casefold() for one in whole.split(",")}
    names = [Words(game).name(game) for game in game_ids()]
    return [
        (f"{head}{name}"[:100], f"{head}{name}"[:100])
        for name in names
        if last.strip().casefold() in name.casefold() and name.casefold() not in named
    ]
