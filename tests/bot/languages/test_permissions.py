"""Permissions are named to a reader as their Discord names them: in a channel's settings they must find the word."""

import re

from bot.interactions.place import NEEDED
from bot.sandbox.people.server_changes import set_bot_permissions
from bot.sandbox.permissions import BOT_LEAST, PIN_MESSAGES
from bot.words import Words
from data.words import folder_messages
from engine.games import game_ids
from tests.bot.hall import InProcess

ITALIAN = {  # as Discord's Italian client has them, in the permissions of a channel
    "view_channel": "Visualizza canale",
    "send_messages": "Invia messaggi",
    "create_public_threads": "Crea thread pubblici",
    "send_messages_in_threads": "Invia messaggi nei thread",
    "attach_files": "Allega file",
    "embed_links": "Incorpora link",
    "read_message_history": "Leggi la cronologia dei messaggi",
    "pin_messages": "Fissa messaggi",
}
ALL_ENGLISH = re.compile(
    r"\b(View Channel|Send Messages|Create (Public|Private) Threads|Attach Files|Embed Links|Read Message History|"
    r"Pin Messages|Manage (Messages|Threads|Channels|Server|Roles|Webhooks)|Administrator|Use External Emoji)"
)


def test_every_permission_that_is_asked_for_has_its_italian_name() -> None:
    words = Words("common", language="it")
    assert {flag: words.name(f"permission_{flag}") for flag in NEEDED} == ITALIAN


def test_no_italian_message_names_a_permission_in_english() -> None:
    said = {
        (folder, key): message.source
        for folder in ("common", *game_ids())
        for key, message in folder_messages(folder, "it").items()
        if message.language == "it"
    }
    assert len(said) > 1000
    assert not {where for where, text in said.items() if ALL_ENGLISH.search(text)}


async def test_what_is_missing_is_told_to_an_italian_in_italian(hall: InProcess) -> None:
    ada = hall.person("Ada")
    ada.set_locale("it")
    set_bot_permissions(hall.sandbox.hub, hall.sandbox.guild, BOT_LEAST & ~PIN_MESSAGES)
    said = (await (await ada.slash("game create", "games", game=game_ids()[0])).wait_until_answered()).text
    assert ITALIAN["pin_messages"] in said and not ALL_ENGLISH.search(said), said
    said = (await (await ada.slash("game create", "no-posting", game=game_ids()[0])).wait_until_answered()).text
    assert ITALIAN["send_messages"] in said and not ALL_ENGLISH.search(said), said
