"""What the doctor finds: one sentence each, and one that says how it is mended."""

import msgspec

GOOD, NOTE, WRONG = "good", "note", "wrong"


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at. verdict: good; note: it works, and should be seen to; wrong: it will not work.

    mend: what to do about it, "" where nothing is to be done. Neither sentence holds a token or what is in a hand.
    """

    about: str
    verdict: str
    said: str
    mend: str = ""


def good(about: str, said: str) -> Finding:
    """Return that something is as it should be."""
    return Finding(about, GOOD, said)


def note(about: str, said: str, mend: str) -> Finding:
    """Return something that works and should be seen to."""
    return Finding(about, NOTE, said, mend)


def wrong(about: str, said: str, mend: str) -> Finding:
    """Return something that will not work."""
    return Finding(about, WRONG, said, mend)
