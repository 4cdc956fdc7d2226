"""What a question is about in one plain sentence that everybody may know: it stands on a locked screen."""

from collections.abc import Collection

from bot.words import Words, unmarked_text
from engine.kernel.prompts import Prompt


def stake_of(open_subjects: Collection[str], prompt: Prompt, words: Words, **facts: object) -> str:
    """Return the subject of a question that all at the table know, else `stake.<moment>` with these facts; "" where the
    game has no such words. open_subjects: `Title.open_subjects`; facts: of the public's view."""
    if prompt.subject is not None and prompt.moment in open_subjects:
        return unmarked_text(words.say(prompt.subject))
    key = f"stake.{prompt.moment}"
    return unmarked_text(words(key, side=prompt.side, **facts)) if words.has_words(key) else ""
