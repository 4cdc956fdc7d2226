"""/event: tournaments of a server. Who manages the server, or its events, makes one, and organises it."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.clubs.standing_messages import StandingMessage
from bot.interactions.commands.clubs.entering import seeding_rating, tournament_here, tournament_to_organise
from bot.interactions.commands.opening import given_pace
from bot.interactions.commands.registry import INTEGER, USER, Command, CommandOption, CommandRegistry
from bot.interactions.commands.server import limits_of
from bot.interactions.commands.table_options import parse_options, table_option_suggestions
from bot.interactions.context import InteractionContext
from bot.interactions.place import place_for_table, where_option
from bot.messages.screen import Screen
from bot.tables.lobby import PACES
from bot.tables.persons.seat_names import shown_name
from bot.tournaments.kept import (
    CALLED_OFF,
    TAKEN_OUT,
    EntrantCall,
    KeptTournament,
    entrant_names,
    kept_of,
    playable_role_ids,
    row_with_tournament,
    with_kept,
)
from bot.tournaments.screens import SURE, leaving_screen, note_words, standings_picture, whole_screen
from bot.words import Words, harmless_text, unmarked_text
from bot.words.languages import chosen_language, language_choices
from data.speaking import language_of
from engine.games import game_by_id, game_ids
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.store.clubs.interface import EntrantRow, TournamentRow
from engine.tournaments import changes
from engine.tournaments.models import (
    BY_HAND,
    KINDS,
    KNOCKOUT,
    LADDER,
    LATE,
    OPEN,
    RUNNING,
    SWISS,
    TIE_BREAKS,
    Pairing,
    Tournament,
)
from engine.tournaments.standings import tie_breaks_beginning_with
from render import Picture

COMMON = Words("common")
TWO, FIVE, MOST_ENTRANTS, MOST_ROUNDS, MOST_POOLS, MOST_DAYS = 2, 5, 128, 30, 16, 90
SEASON = 6  # rounds of a ladder's season where nobody says otherwise
PLACES = ("first", "second", "third", "fourth", "fifth")
YES = "yes"


def register(registry: CommandRegistry) -> None:
    """Add /event create, show, start, result, swap, drop and cancel."""
    registry.group("event", description=COMMON("help.event"))
    event = CommandOption(name="event", description=COMMON("option.event"), autocomplete=True)
    for name, run, options in (
        ("create", _create, _create_options()),
        ("show", show_event, (event,)),
        ("start", _start, (event,)),
        ("result", _result, (_game_option(), *_place_options(), _level_option(), event)),
        ("swap", _swap, (_entrant("one", required=True), _entrant("other", required=True), event)),
        ("drop", _drop, (_entrant("who", required=True), event)),
        ("cancel", _cancel, (event, CommandOption(name="sure", description=COMMON("option.event_sure"),
                                                  choices=((COMMON("event.cancel_yes"), YES),)))),
    ):  # fmt: skip
        description = COMMON(f"help.event_{name}")
        complete = _complete_create if name == "create" else _complete
        registry.add(
            Command(
                path=("event", name), description=description, run=run, options=options, complete=complete, dm=False
            )
        )


def _create_options() -> tuple[CommandOption, ...]:
    games = tuple((Words(game).name(game), game) for game in game_ids())
    return (
        CommandOption(name="game", description=COMMON("option.game"), required=True, choices=games),
        CommandOption(
            name="kind",
            description=COMMON("option.event_kind"),
            required=True,
            choices=tuple((COMMON.name(f"tournament_{kind}"), kind) for kind in KINDS),
        ),
        CommandOption(name="name", description=COMMON("option.event_name")),
        CommandOption(name="players", description=COMMON("option.event_players"), type=INTEGER, low=TWO, high=FIVE),
        CommandOption(name="rounds", description=COMMON("option.event_rounds"), type=INTEGER, low=1, high=MOST_ROUNDS),
        CommandOption(name="pools", description=COMMON("option.event_pools"), type=INTEGER, low=1, high=MOST_POOLS),
        CommandOption(name="through", description=COMMON("option.event_through"), type=INTEGER, low=1, high=FIVE - 1),
        CommandOption(
            name="places", description=COMMON("option.event_places"), type=INTEGER, low=TWO, high=MOST_ENTRANTS
        ),
        CommandOption(name="days", description=COMMON("option.event_days"), type=INTEGER, low=0, high=MOST_DAYS),
        CommandOption(
            name="late",
            description=COMMON("option.event_late"),
            choices=tuple((COMMON.name(f"late_{late}"), late) for late in LATE),
        ),
        CommandOption(
            name="ties",
            description=COMMON("option.event_ties"),
            choices=tuple((COMMON(f"tournament.column_{one}"), one) for one in TIE_BREAKS),
        ),
        CommandOption(
            name="pace",
            description=COMMON("option.pace"),
            choices=tuple((COMMON.name(f"pace_{pace}"), pace) for pace in PACES),
        ),
        CommandOption(name="language", description=COMMON("option.table_language"), choices=language_choices(COMMON)),
        CommandOption(name="options", description=COMMON("option.options"), autocomplete=True),
        where_option(),
    )


def _entrant(name: str, *, required: bool) -> CommandOption:
    return CommandOption(name=name, description=COMMON("option.event_entrant"), type=USER, required=required)


def _game_option() -> CommandOption:
    return CommandOption(
        name="number", description=COMMON("option.event_game"), type=INTEGER, required=True, low=1, autocomplete=True
    )


def _place_options() -> tuple[CommandOption, ...]:
    return tuple(CommandOption(name=name, description=COMMON(f"option.event_{name}"), type=USER) for name in PLACES)


def _level_option() -> CommandOption:
    return CommandOption(
        name="level", description=COMMON("option.event_level"), choices=((COMMON("event.level_yes"), YES),)
    )


# Making one


async def _create(context: InteractionContext) -> None:
    """Announce a tournament, for which people sign up from then on."""
    permissions = context.interaction.permissions
    if not (permissions.manage_guild or permissions.manage_events):
        raise RuleError(keyed_text("error.not_event_manager"))
    game = context.text_option("game")
    place = place_for_table(context, (await limits_of(context)).home, game)
    if place.forum:
        raise RuleError(keyed_text("error.event_in_forum"))
    options = game_by_id(game).complete(parse_options(game, context.text_option("options")))
    kind = context.text_option("kind")
    least, most = _seats(context, game, options, kind)
    through = context.number_option("through", 1)
    if kind == KNOCKOUT and through >= least:
        raise RuleError(keyed_text("error.event_through", most=least - 1))
    language = chosen_language(context.text_option("language")) or language_of(str(context.interaction.guild_locale))
    tournament = Tournament(
        kind=kind,
        least=least,
        most=most,
        fewest=max(TWO, game_by_id(game).seat_range_for_options(options)[0]),
        rounds=context.number_option("rounds", SEASON if kind == LADDER else 0),
        pools=context.number_option("pools", 1),
        through=through,
        places=context.number_option("places", 0),
        days=float(context.number_option("days", 14)),
        late=context.text_option("late") or LATE[0],
        order=tie_breaks_beginning_with(kind, context.text_option("ties")),
    )
    kept = KeptTournament(
        name=harmless_text(
            context.text_option("name") or COMMON("tournament.default_name", game=Words(game).name(game)), 50
        ),
        game=game,
        options=options,
        pace=given_pace(context),
        channel=place.channel,
        tournament=tournament,
        card=StandingMessage(channel=place.channel, number=1),
        language=language,
    )
    now = context.services.tables.now()
    row = TournamentRow(id=0, guild=context.guild or 0, status=OPEN, host=context.user, kept="", at=now)
    number = await context.services.store.create_tournament(with_kept(row, kept), interaction=context.id)
    await context.services.tournaments.look_at(number)
    await context.send(Screen(content=COMMON("event.created", name=kept.name, id=number, channel=place.channel)))


def _seats(context: InteractionContext, game: str, options: dict[str, str], kind: str) -> tuple[int, int]:
    """Return how few and how many sit at a table. RuleError where the game is not played by so many, or the format is
    for two alone."""
    least, most = game_by_id(game).seat_range_for_options(options)
    wanted = context.number_option("players", TWO if kind == SWISS or least == TWO else min(most, FIVE))
    if kind == SWISS and wanted != TWO:
        raise RuleError(keyed_text("error.event_swiss"))
    if not least <= wanted <= most:
        raise RuleError(keyed_text("error.event_players", least=least, most=min(most, FIVE)))
    return (TWO if wanted == TWO else max(least, wanted - 1, 3)), wanted


# Looking


async def show_event(context: InteractionContext) -> None:
    """Show how a tournament stands, with a picture of its standings."""
    row = await tournament_here(context)

    async def drawn() -> Sequence[Picture]:
        picture = await standings_picture(row, context.services.renderer)
        return () if picture is None else (picture,)

    await context.send_drawn(whole_screen(row, None, await _links(context, row)), drawn())


async def _links(context: InteractionContext, row: TournamentRow) -> dict[str, str]:
    """Return where the games of the present round are played, by table."""
    one, found = kept_of(row).tournament, dict[str, str]()
    for pairing in one.pairings:
        if pairing.table and (pairing.round, pairing.season) == (one.round, one.season):
            table = await context.services.store.table(pairing.table)
            if table is not None and table.thread is not None:
                found[pairing.table] = f"<#{table.thread}>"
    return found


# What its organiser does


async def _start(context: InteractionContext) -> None:
    row = await tournament_to_organise(context)
    kept, now = kept_of(row), context.services.tables.now()
    roles = playable_role_ids(kept.game, kept.options)
    await context.services.tournaments.change_tournament(row.id, lambda one: changes.begin_tournament(one, roles, now))
    await context.send(Screen(content=COMMON("event.started", name=kept.name)))


async def _result(context: InteractionContext) -> None:
    """Set a result by hand: it stays, whatever the table says."""
    row = await tournament_to_organise(context)
    pairing = kept_of(row).tournament.pairing(context.number_option("number", 0))
    if pairing is None or pairing.is_bye:
        raise RuleError(keyed_text("error.no_such_pairing", number=context.number_option("number", 0)))
    places, now = _given_places(context, row, pairing), context.services.tables.now()

    def changed(one: Tournament) -> Tournament:
        after = changes.with_result(one, pairing.number, places, how=BY_HAND)
        outcome = changes.outcome_of(after, pairing.number) | changes.finishing_order_note(after, pairing.number)
        return changes.add_note(after, now, "tournament.note_by_hand", game=pairing.number, **outcome)

    after = await context.services.tournaments.change_tournament(row.id, changed)
    note = kept_of(after).tournament
    outcome = changes.outcome_of(note, pairing.number) | changes.finishing_order_note(note, pairing.number)
    said = note_words(outcome, entrant_names(row))
    await context.send(Screen(content=COMMON("event.result_set", number=pairing.number, **said)))


def _given_places(context: InteractionContext, row: TournamentRow, pairing: Pairing) -> list[int]:
    """Return the places that the command names: those who are not named share the last. RuleError for somebody who does
    not play there, or twice the same."""
    if context.text_option("level") == YES:
        return [1] * len(pairing.players)
    named = [_number(row, int(context.text_option(name))) for name in PLACES if context.text_option(name)]
    if not named or len(set(named)) < len(named) or not set(named) <= set(pairing.players):
        players = ", ".join(entrant_names(row)[number] for number in pairing.players)
        raise RuleError(keyed_text("error.event_places", players=players))
    return [named.index(player) + 1 if player in named else len(named) + 1 for player in pairing.players]


def _number(row: TournamentRow, user: int) -> int:
    entrant = row.entrant_of(user)
    if entrant is None:
        raise RuleError(keyed_text("error.not_entered"))
    return entrant.number


async def _swap(context: InteractionContext) -> None:
    row = await tournament_to_organise(context)
    one, other = (_number(row, int(context.text_option(name))) for name in ("one", "other"))
    await context.services.tournaments.swap_entrants(row.id, one, other, context.user)
    await context.send(Screen(content=COMMON("event.swapped")))


async def _drop(context: InteractionContext) -> None:
    row = await tournament_to_organise(context)
    number, now = _number(row, int(context.text_option("who"))), context.services.tables.now()
    is_told = row.status == RUNNING and int(context.text_option("who")) != context.user
    await context.services.tournaments.change_tournament(
        row.id,
        lambda one: changes.dropped_out(one, number, now),
        calls=[EntrantCall(entrant=number, what=TAKEN_OUT)] if is_told else (),
    )
    await context.send(Screen(content=COMMON("event.dropped", name=entrant_names(row)[number])))


async def _cancel(context: InteractionContext) -> None:
    row, now = await tournament_to_organise(context), context.services.tables.now()
    if context.text_option("sure") != YES:
        await context.send(Screen(content=COMMON("event.cancel_asked", name=kept_of(row).name)))
        return
    takes_part = {one.number for one in kept_of(row).tournament.entrants if not one.dropped}
    others = [one.number for one in row.entrants if one.number in takes_part and one.user != context.user]
    calls = [EntrantCall(entrant=number, what=CALLED_OFF) for number in others]
    await context.services.tournaments.change_tournament(
        row.id, lambda one: changes.cancel_tournament(one, now), calls=calls
    )
    await context.send(Screen(content=COMMON("event.cancelled", name=kept_of(row).name)))


# What anybody does, by the buttons of its card


async def sign_up(context: InteractionContext) -> None:
    """Take part in a tournament, or wait for a place."""
    row = await tournament_here(context)
    kept = kept_of(row)
    entrant = row.entrant_of(context.user)
    known = kept.tournament.entrant(entrant.number) if entrant is not None else None
    if known is not None and not known.dropped:
        raise RuleError(keyed_text("error.entered"))
    if known is not None:
        raise RuleError(keyed_text("error.dropped_out"))
    after = await _entered(context, row, await seeding_rating(context, row))
    mine = after.entrant_of(context.user)
    found = kept_of(after).tournament.entrant(mine.number) if mine is not None else None
    waits = found is not None and found.waiting
    await context.services.tournaments.look_at(row.id)
    begun = "no" if after.status == OPEN else "yes"
    await context.send(Screen(content=COMMON("event.waits" if waits else "event.entered", name=kept.name, begun=begun)))


async def _entered(context: InteractionContext, row: TournamentRow, seed: float) -> TournamentRow:
    """Keep that a person takes part, in one transaction."""

    def changed(one: TournamentRow) -> TournamentRow:
        if one.entrant_of(context.user) is not None:
            return one
        tournament, entrant = changes.signed_up(kept_of(one).tournament, seed)
        mine = EntrantRow(number=entrant.number, user=context.user, name=shown_name(context.name))
        return replace(row_with_tournament(one, tournament), entrants=(*one.entrants, mine))

    after = await context.services.store.change_tournament(row.id, changed)
    if after is None:
        raise RuleError(keyed_text("error.no_event"))
    return after


async def leave_event(context: InteractionContext) -> None:
    """Take part no more; one's games that are open go on. Once it has begun nobody comes back, so it is asked first."""
    row, now = await tournament_here(context), context.services.tables.now()
    entrant = row.entrant_of(context.user)
    known = kept_of(row).tournament.entrant(entrant.number) if entrant is not None else None
    if known is None or known.dropped:
        raise RuleError(keyed_text("error.you_not_entered"))
    if row.status != OPEN and context.press is not None and context.press.page != SURE:
        await context.send(leaving_screen(row))
        return
    await context.services.tournaments.change_tournament(
        row.id, lambda one: changes.dropped_out(one, known.number, now)
    )
    begun = "no" if row.status == OPEN else "yes"
    await context.send(Screen(content=COMMON("event.left", name=kept_of(row).name, begun=begun)))


# Completing


async def _complete_create(context: InteractionContext, focused: str) -> list[tuple[str, str]]:
    game = context.text_option("game")
    return table_option_suggestions(game, context.text_option("options")) if game in game_ids() else []


async def _complete(context: InteractionContext, focused: str) -> list[tuple[str, str]]:
    """Complete a tournament of the server, or a game of it."""
    typed = context.text_option(focused).lower()
    if focused == "event":
        rows = await context.services.store.tournaments(guild=context.guild)
        found = [(unmarked_text(f"{kept_of(row).name} ({row.id})"), str(row.id)) for row in rows]
    else:
        found = _games(await tournament_here(context))
    return [(label[:100], value) for label, value in found if typed in label.lower()][:25]


def _games(row: TournamentRow) -> list[tuple[str, str]]:
    """Return the games that are not over first, then the others, the last ones first."""
    names, tournament = entrant_names(row), kept_of(row).tournament
    games = sorted((one for one in tournament.pairings if not one.is_bye), key=lambda one: (one.is_over, -one.number))
    found = []
    for one in games:
        players = " – ".join(names.get(number, "?") for number in one.players)
        found.append((unmarked_text(f"{one.number}: {players}"), str(one.number)))
    return found
