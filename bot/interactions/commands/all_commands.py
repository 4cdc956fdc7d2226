"""Every command that there is, in one registry."""

import logging

from bot.interactions import lesson_presses, page_links
from bot.interactions.commands import (
    actions,
    fairness,
    game,
    history,
    host,
    legal,
    lookup,
    orders,
    privacy,
    records,
    replay,
    roles,
    seats,
    server,
    table,
    undo,
    watch,
)
from bot.interactions.commands import settings as persons
from bot.interactions.commands.clubs import board, event, seek
from bot.interactions.commands.operating import owner
from bot.interactions.commands.personal import agenda, charts, note
from bot.interactions.commands.registry import CommandRegistry
from bot.interactions.commands.studies import analysis, coaching, imagining, play_on
from bot.titles.whole_games import import_whole_games
from data.speaking import known_languages, language_context

log = logging.getLogger(__name__)


def all_commands() -> CommandRegistry:
    """Return the registry of all commands, those of the actions too, in every language; of a game that lacks a part
    there are none."""
    for fault in import_whole_games():
        log.error("%s", fault)
    registry, *others = [_registered(language) for language in known_languages()]
    registry.translations = {one.language: one for one in others}
    return registry


def _registered(language: str) -> CommandRegistry:
    with language_context(language):
        return _all()


def _all() -> CommandRegistry:
    registry = CommandRegistry()
    for part in (
        game,
        play_on,
        roles,
        lesson_presses,
        table,
        legal,
        page_links,
        lookup,
        history,
        replay,
        analysis,
        coaching,
        imagining,
        watch,
        records,
        undo,
        seats,
        agenda,
        charts,
        note,
        orders,
        persons,
        privacy,
        fairness,
        host,
        server,
        board,
        seek,
        event,
        owner,
        actions,
    ):
        part.register(registry)
    return registry
