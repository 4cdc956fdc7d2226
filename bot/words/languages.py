"""Languages by name, as they are chosen in commands: each calls itself as its own speakers do."""

from functools import cache

from bot.words import Words
from data.language_facts import facts_of
from data.speaking import known_languages
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text

AUTO = "auto"  # a person's Discord, or the server of a table, says which


@cache
def language_name(language: str) -> str:
    """Return what a language calls itself: "English", "Italiano"."""
    named = facts_of(language).name
    return named[:1].upper() + named[1:]


def language_choices(words: Words) -> tuple[tuple[str, str], ...]:
    """Return the languages that there are words in as choices of a command, after the one that leaves it to Discord."""
    return ((words.name("language_auto"), AUTO), *((language_name(one), one) for one in known_languages()))


def chosen_language(said: str) -> str:
    """Return a language that was chosen, "" for what Discord says. RuleError where there are no words in it."""
    if said in ("", AUTO):
        return ""
    if said not in known_languages():
        raise RuleError(keyed_text("error.option_unfit", option="language", asked=said[:20]))
    return said
