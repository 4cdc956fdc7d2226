"""What a question is about in one plain sentence that everybody may know: it stands on a locked screen."""

from collections.abc import Collection

from bot.words import Words, unmarked_text
from engine.kernel.prompts import Prompt


def stake_of(open_subjects: Collection[str], prompt: Prompt, words: Words, **facts: object) -> str:
    """Return `stake.<moment>` with these facts and what the question names, if all at the table know that; where there
    are no such words, the subject that all know; else "". A locked screen cuts what is long, so words of their own are
    shorter than the question's. open_subjects: `Title.open_subjects`; facts: of the public's view."""
    known = prompt.subject if prompt.moment in open_subjects else None
    key = f"stake.{prompt.moment}"
    if words.has_words(key):
        return unmarked_text(words(key, **{"side": prompt.side, **facts, **(known.args if known else {})}))
    return unmarked_text(words.say(known)) if known is not None else ""
