"""Puts the page together: one file without anything to be fetched, whose own policy lets nothing but its script run."""

from functools import cache
from pathlib import Path

from bot.checker.messages import plain_messages
from bot.messages.standalone_page import assemble_page
from data.words import LANGUAGE, folder_messages

FILE = "praetor-verify.html"  # what it is called beside an export
PARTS = Path(__file__).with_name("page")
SCRIPTS = (
    "reading",
    "report",
    "form",
    "dice",
    "numbers",
    "position",
    "chain",
    "posted",
    "check",
    "words",
    "word",
    "view",
)  # in this order


@cache
def checker_page(language: str = LANGUAGE) -> bytes:
    """Return the page in a language."""
    return assemble_page(PARTS, SCRIPTS, plain_messages(folder_messages("checker", language)), language)
