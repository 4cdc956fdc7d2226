"""Commands that a text names are mentions where a message can hold them, and plain words in what rings a phone."""

import re
from functools import cache
from typing import Any

from bot.interactions.commands.all_commands import all_commands
from bot.messages.card import Card, MessageForm
from bot.messages.message_json import new_message_json
from bot.messages.screen import Screen
from bot.words.command_links import CommandLinks
from tests.bot.hall import InProcess


@cache
def payload() -> list[dict[str, Any]]:
    """Return the commands as Discord is told them: no import waits for them."""
    return all_commands().payload()


def ids() -> dict[str, str]:
    return {command["name"]: str(n) for n, command in enumerate(payload(), 1000)}


def links() -> CommandLinks:
    made = CommandLinks()
    made.put(payload(), ids())
    return made


def test_a_command_is_known_by_its_name_in_each_language() -> None:
    table = links()
    assert table.linked("Try `/table`.", 100) == f"Try </table:{ids()['table']}>."
    assert table.linked("`/host resume`", 100) == f"</host resume:{ids()['host']}>"
    italian = next(c["name_localizations"]["it"] for c in payload() if c["name"] == "back")
    assert table.linked(f"`/{italian}`", 100) == f"</back:{ids()['back']}>"


def test_what_is_no_whole_command_stays_as_it_is_and_so_does_a_text_that_would_be_too_long() -> None:
    table = links()
    assert table.linked("`/undo step:`, `/nothing` and `/host`", 100) == "`/undo step:`, `/nothing` and `/host`"
    assert table.linked("`/table`", 9) == "`/table`"
    assert CommandLinks().linked("`/table`", 100) == "`/table`"


def test_another_login_hands_over_the_same_commands_by_other_ids() -> None:
    table = links()
    table.put(payload(), {name: f"9{number}" for name, number in ids().items() if name != "back"})
    assert table.linked("`/table` `/back`", 100) == f"</table:9{ids()['table']}> `/back`"
    table.put([one for one in payload() if one["name"] == "back"], ids())
    assert table.linked("`/table` `/back`", 100) == f"`/table` </back:{ids()['back']}>"


async def test_the_bot_knows_the_ids_once_discord_was_told(hall: InProcess) -> None:
    """Also after a start at which nothing has to be told; and never in the line that rings."""
    assert await hall.app.sync_commands() is False
    said = new_message_json(
        Screen(content="See `/table`", card=Card(title="See", parts=("`/table`",))), form=MessageForm.CLASSIC
    )
    assert said["content"] == "See `/table`" and re.search(r"</table:\d+>", said["embeds"][0]["description"])
