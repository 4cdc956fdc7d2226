"""What `/card` finds: everything of a game that has a name and can be explained, by entries of a lexicon.

An entry's words lie in the game's locale: its name under `<kind>.<id>` or `name.<id>`, what it means under
`<kind>_text.<id>`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rapidfuzz import fuzz, process, utils

from bot.words import Words
from data import has_file, load_game_data
from engine.games import game_by_id as find_game
from engine.kernel.actions import Action

CARD, ACTION, TERM, RULE = "card", "action", "term", "rule"  # kinds that every game may have
CLOSE = 60.0  # of 100: what is less alike is not taken for a slip of the pen


class LexiconEntry(NamedTuple):
    """One thing that can be looked up.

    id: what the command's option carries; kind: the end of the key `lexicon.<kind>` that says what it is; name; text:
    Discord markdown; note: what tells apart entries of one name (the faction of a unit); card: it has a picture; token:
    the id by which a title says how it stands at a table (`Title.entry_state_text`), "" of what stands nowhere.
    """

    id: str
    kind: str
    name: str
    text: str
    note: str = ""
    card: bool = False
    token: str = ""


def card_entries(cards: Iterable[tuple[str, str, str, str, str]]) -> Iterator[LexiconEntry]:
    """Yield the entries of what has a picture, each given as id, kind, name, text and whose it is ("" for nobody's)."""
    listed = list(cards)
    count = Counter(name for _, _, name, _, _ in listed)
    for card, kind, name, said, whose in listed:
        yield LexiconEntry(card, kind, name, said, note=whose if count[name] > 1 else "", card=True, token=card)


def action_entries(actions: Iterable[type[Action]], words: Words) -> Iterator[LexiconEntry]:
    """Yield the entries of what can be done: `action_text.<tag>`, where there is none the short hint."""
    for tag in dict.fromkeys(action.tag() for action in actions):
        key = next((k for k in (f"action_text.{tag}", f"hint.{tag}") if words.has_words(k)), "")
        if key:
            yield LexiconEntry(f"{ACTION}:{tag}", ACTION, words(f"do.{tag}"), words(key))


def term_entries(terms: Mapping[str, Mapping[str, Mapping[str, object]]], words: Words) -> Iterator[LexiconEntry]:
    """Yield the entries of other kinds: by kind the ids, each with the figures that its words name."""
    for kind, listed in terms.items():
        for token, figures in listed.items():
            name = words(f"{kind}.{token}") if words.has_words(f"{kind}.{token}") else words.name(token)
            yield LexiconEntry(f"{kind}:{token}", kind, name, words(f"{kind}_text.{token}", **figures))


def rule_entries(game: str, words: Words) -> Iterator[LexiconEntry]:
    """Yield the pages of a game's short rules."""
    for page in load_game_data(game, "rules") if has_file(game, "rules") else ():
        title, said = words(f"rules.{page['key']}_title"), words(f"rules.{page['key']}_text")
        yield LexiconEntry(f"{RULE}:{page['key']}", RULE, title, said)


def map_entries(listed: Iterable[tuple[str, str, str]], words: Words) -> Iterator[LexiconEntry]:
    """Yield the entries of what stands on the map, each given as kind, id and what is printed of it."""
    for kind, token, said in listed:
        yield LexiconEntry(f"{kind}:{token}", kind, words.name(token), said, token=token)


def game_glossary(game: str) -> dict[str, Mapping[str, object]]:
    """Return the terms of art of a game (`glossary.yaml`), each with its figures; {} where it lists none."""
    found: dict[str, Mapping[str, object] | None] = (
        load_game_data(game, "glossary") if has_file(game, "glossary") else {}
    )
    return {token: figures or {} for token, figures in found.items()}


def actions_of(game: str) -> Sequence[type[Action]]:
    """Return the action types of a game, without the kernel's."""
    return find_game(game).actions


# Finding one


def entries_by_name(entries: Sequence[LexiconEntry], asked: str) -> list[LexiconEntry]:
    """Return the entries with this id or whole name, the id's first; where there is none, those with this id but for
    its kind, capitals and blanks; else those in whose name a word begins so."""
    wanted = _plain(asked)
    exact = [e for e in entries if asked == e.id or wanted == _plain(e.name)]
    if exact or not wanted:
        return sorted(exact, key=lambda e: asked != e.id)
    if by_id := [e for e in entries if is_sure(e, asked)]:
        return by_id
    return [e for e in entries if f" {wanted}" in f" {_plain(e.name)}"]


def entries_with_similar_name(entries: Sequence[LexiconEntry], asked: str) -> list[LexiconEntry]:
    """Return the entries whose names are like this in spite of typing errors, the likeliest first."""
    listed = process.extract(
        asked,
        {e: e.name for e in entries},
        scorer=fuzz.WRatio,
        processor=utils.default_process,
        score_cutoff=CLOSE,
        limit=25,
    )
    return [entry for _, _, entry in listed]


def is_sure(entry: LexiconEntry, asked: str) -> bool:
    """Return whether somebody who asked so has named this very entry."""
    _, _, within = entry.id.rpartition(":")
    return asked == entry.id or _plain(asked) in (_plain(entry.name), _plain(entry.id), _plain(within))


def _plain(said: str) -> str:
    """Return what was said in small letters, with blanks for all that is neither a letter nor a figure."""
    return utils.default_process(said.replace("_", " "))
