"""Terms of art that are explained where a person first meets them (`first_use.yaml` of a game)."""

import re
from collections.abc import Mapping, Sequence

from bot.titles.lexicon import TERM, game_glossary
from bot.words import Words
from data import has_file, load_game_data
from data.charted_games import kept_by_game

LONG = 4  # letters of a word that counts when a term is looked for; of one that is longer the last may differ


@kept_by_game
def met_at(game: str) -> Mapping[str, Sequence[str]]:
    """Return the terms of a game, each with the moments of the questions that use it: `procedure` or
    `procedure.question`; {} where a game lists none."""
    found: Mapping[str, Sequence[str]] = load_game_data(game, "first_use") if has_file(game, "first_use") else {}
    return found


def terms_of_moment(game: str, moment: str) -> list[str]:
    """Return the terms that questions of a moment use, in the order in which they are explained."""
    procedure = moment.partition(".")[0]
    return [term for term, moments in met_at(game).items() if moment in moments or procedure in moments]


def is_named(term: str, said: str, words: Words) -> bool:
    """Return whether a text speaks of a term: it has an abbreviation of its name, or all the longer words of one of its
    names, in whatever form.

    Example: "CU (combat unit)" is named by "4 CU" and by "combat units".
    """
    names = re.split(r"[()/]", words(f"{TERM}.{term}"))
    return any(_is_in(name.strip(), said) for name in names if name.strip())


def _is_in(name: str, said: str) -> bool:
    long = [word for word in re.findall(r"\w+", name) if len(word) >= LONG]
    if not long:
        return re.search(rf"\b{re.escape(name)}\b", said) is not None
    stems = (re.escape(word[:-1] if len(word) > LONG else word) for word in long)
    return all(re.search(rf"\b{stem}", said, re.IGNORECASE) for stem in stems)


def term_line(game: str, term: str, words: Words) -> str:
    """Return what a term means, in a line of small print; "" where there is none to explain. A term whose text is long
    has a shorter one for this, the rest is left to /card."""
    if not term:
        return ""
    if words.has_words(f"{TERM}_short.{term}"):
        said = words(f"{TERM}_short.{term}")
    else:
        said = words(f"{TERM}_text.{term}", **game_glossary(game)[term])
    return words("screen.term", term=words(f"{TERM}.{term}"), said=said)
