"""Names that an owner's charts give: of leaders, places, cards, in any language. They stand in the place of ours where
a table is played by these charts; nothing but what is read of them hangs on them.

A chart has them beside its figures, by language and id: `{"names": {"de": {"king": "Dame"}}}`; under `ANY` those that
hold in every language.
"""

import unicodedata
from collections.abc import Mapping
from typing import Any

from data.messages import Message

NAMES, ANY = "names", "any"
LONGEST = 60  # characters of a name: no texts of cards
TRAITS = ("gender", "number")  # that a name keeps when it is called otherwise
ARTICLE = "article"  # kept where the new name begins as ours does: it may hang on that
BETWEEN = " .,'’()&-"  # what may stand in a name beside letters and figures


def is_permitted_name(said: str) -> bool:
    """Return whether it may be a name: letters and figures of any script, single blanks, and what stands in names
    between them; so that none can be markup, a mention, an address or part of a message's form.

    >>> [is_permitted_name(said) for said in ("Old King (II)", "L’Aquila", "**King**", "@everyone", "")]
    [True, True, False, False, False]
    """
    if not said or not said[0].isalnum() or len(said) > LONGEST or said[-1] == " " or "  " in said:
        return False
    return all(one in BETWEEN or unicodedata.category(one)[0] in "LNM" for one in said)


def chart_names(said: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    """Return the names that a chart gives, by language and id; what is none is left out."""
    listed = said.get(NAMES)
    if not isinstance(listed, dict):
        return {}
    return {
        language: {key: name for key, name in own.items() if isinstance(name, str) and is_permitted_name(name)}
        for language, own in listed.items()
        if isinstance(own, dict)
    }


def with_chart_names(
    found: dict[str, Message], names: Mapping[str, Mapping[str, str]], language: str
) -> dict[str, Message]:
    """Return messages with the names of charts in the place of ours. language: that of the messages."""
    own = {**names.get(ANY, {}), **names.get(language, {})}
    if not own:
        return found
    return {**found, **{f"name.{one}": _named(f"name.{one}", name, found, language) for one, name in own.items()}}


def _named(key: str, name: str, found: Mapping[str, Message], language: str) -> Message:
    """Return the message of a name, with what ours says of itself for sentences but for whole forms."""
    ours = found.get(key)
    said, traits = name_and_attributes(ours)
    kept = {*TRAITS, *((ARTICLE,) if said[:1].lower() == name[:1].lower() else ())}
    listed = [f"\n    .{one} = {trait}" for one, trait in traits.items() if one in kept]
    return Message(key, f"{key.replace('.', '-')} = {name}{''.join(listed)}", language)


def name_and_attributes(message: Message | None) -> tuple[str, dict[str, str]]:
    """Return a name as its message has it, and its attributes; ("", {}) where there is no such message."""
    if message is None:
        return "", {}
    first, *others = message.source.splitlines()
    found = (line.strip().removeprefix(".").partition("=") for line in others if line.strip().startswith("."))
    return first.partition("=")[2].strip(), {name.strip(): said.strip() for name, _, said in found}
