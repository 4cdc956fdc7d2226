"""What the doctor finds: one sentence each, and one that says how it is mended."""

import msgspec

GOOD, NOTE, WRONG = "good", "note", "wrong"


class DoctorFinding(msgspec.Struct, frozen=True):
    """One thing that was looked at. verdict: good; note: it works, and should be seen to; wrong: it will not work.

    mend: what to do about it, "" where nothing is to be done. Neither sentence holds a token or what is in a hand.
    """

    about: str
    verdict: str
    said: str
    mend: str = ""


def good_finding(about: str, said: str) -> DoctorFinding:
    """Return that something is as it should be."""
    return DoctorFinding(about, GOOD, said)


def finding_to_note(about: str, said: str, mend: str) -> DoctorFinding:
    """Return something that works and should be seen to."""
    return DoctorFinding(about, NOTE, said, mend)


def fault_finding(about: str, said: str, mend: str) -> DoctorFinding:
    """Return something that will not work."""
    return DoctorFinding(about, WRONG, said, mend)
