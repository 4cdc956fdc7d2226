"""How far a language is from saying all that English says, and what in it cannot be right."""

from collections.abc import Iterator, Mapping, Sequence

from data.grammar import FORM, TRAITS
from data.messages import Message, functions_of, plain_arguments_of_message, variables_of
from data.words import LANGUAGE, messages_of_folder

GIVEN = {"name", "initial", *TRAITS}  # what a message that puts names into a form is given


def missing_message_keys(room: str, language: str) -> list[str]:
    """Return the keys of a folder's messages that a language lacks; they are said in English."""
    return [key for key in messages_of_folder(room, LANGUAGE) if key not in messages_of_folder(room, language)]


def translation_faults(room: str, language: str, functions: Sequence[str]) -> Iterator[str]:
    """Yield what is wrong in a folder's messages of a language, a line each. functions: those that may be called."""
    english, there = messages_of_folder(room, LANGUAGE), messages_of_folder(room, language)
    for key, message in there.items():
        if message.tree() is None:
            yield f"{key}: not well formed"
        elif key.startswith(FORM) and key not in english:
            yield from (f"{key}: a form is not given ${name}" for name in sorted(variables_of(message) - GIVEN))
        elif key.startswith("-"):
            continue
        elif key not in english:
            yield f"{key}: nobody says it"
        else:
            yield from (f"{key}: {said}" for said in _compared(message, english[key]))
        yield from (f"{key}: there is no function {name}" for name in sorted(functions_of(message) - set(functions)))


def _compared(message: Message, english: Message) -> Iterator[str]:
    """Yield what a message says otherwise than its callers give it, as far as English shows that."""
    yield from (f"it is not given ${name}" for name in sorted(variables_of(message) - variables_of(english)))
    bare = (plain_arguments_of_message(message) - plain_arguments_of_message(english)) & variables_of(english)
    yield from (f"${name} is shown without its function" for name in sorted(bare))


def translation_counts(rooms: Sequence[str], language: str) -> Mapping[str, tuple[int, int]]:
    """Return of each folder how many messages there are in English, and how many of them a language lacks."""
    return {
        room: (len(messages_of_folder(room, LANGUAGE)), len(missing_message_keys(room, language))) for room in rooms
    }
