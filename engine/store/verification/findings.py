"""What `verify` has found of an export: of each thing whether it is proven, not proven, or false."""

import msgspec

PROVEN, NOT_PROVEN, FALSE = "proven", "not proven", "false"
LONGEST = 400  # characters of a sentence: what a file says of itself may be as long as it likes


class ExportFinding(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that was looked at. said: a plain sentence; of what is not proven, with what would prove it.
    since: the decision from which on it is false."""

    thing: str
    verdict: str
    said: str
    since: int | None = None


class VerificationReport(msgspec.Struct, kw_only=True):
    """What was found. ok: nothing is false; whole: every decision was played again, of none the dice alone.
    decisions: those that were played again; dice_only: those of other rules of which only the dice could be checked.
    counts: of what anybody should look at (undos, restores, ...), in words.
    status: 0 where all is proven, 3 where nothing is false but not all is proven, 1 where something is false."""

    ok: bool = True
    whole: bool = True
    status: int = 0
    difference: str = ""  # the first
    decisions: int = 0
    dice_only: int = 0
    draws: int = 0
    counts: dict[str, int] = {}
    findings: list[ExportFinding] = []
    notes: list[str] = []

    def note_proven(self, thing: str, said: str) -> None:
        """Say that a thing is as the export says."""
        self.findings.append(ExportFinding(thing=thing, verdict=PROVEN, said=said))

    def note_unproven(self, thing: str, said: str) -> None:
        """Say what this file cannot show, and what would."""
        self.findings.append(ExportFinding(thing=thing, verdict=NOT_PROVEN, said=said))
        if self.ok:
            self.status = 3

    def note_false(self, thing: str, said: str, since: int | None = None) -> None:
        """Say what is not as the export says."""
        said = said if len(said) <= LONGEST else f"{said[:LONGEST]}…"
        self.findings.append(ExportFinding(thing=thing, verdict=FALSE, said=said, since=since))
        self.ok, self.status, self.difference = False, 1, self.difference or said

    def is_false(self, thing: str) -> bool:
        """Return whether something of this thing was found to be false."""
        return any(one.thing == thing and one.verdict == FALSE for one in self.findings)
