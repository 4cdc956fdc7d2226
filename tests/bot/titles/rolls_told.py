"""What is looked for in words that tell dice: what was needed."""

import re

from bot.words import game_messages
from data.messages import Message

THROWN = re.compile(r"\bDI(?:CE|E)\(")
NEEDED = re.compile(r"or (?:less|more)\b|\$rule\b|higher")


def unexplained_rolls(game_id: str) -> set[str]:
    """Return the keys of events whose words show dice and do not say what was needed."""
    found = set()
    for key, message in game_messages(game_id, "en").items():
        source = message.source if isinstance(message, Message) else ""
        if key.startswith("event.") and THROWN.search(source) and not NEEDED.search(source):
            found.add(key.removeprefix("event."))
    return found
