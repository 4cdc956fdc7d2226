"""What `praetor verify` says of the chain of an export: of its links, its heads, and the words that hashes bound."""

import hashlib
from collections.abc import Sequence

from engine.store.chain.hashes import SHORT, SHOWN
from engine.store.chain.links import CALLED_OFF, SKIPPED
from engine.store.verification.chain_check import ChainCheck
from engine.store.verification.export_format import Finished
from engine.store.verification.findings import VerificationReport
from engine.store.verification.replay import Differs

HEADS = "posts of the thread tell heads of the chain in their last line: give a file with them to --heads"
HASHES = "the post with all hashes shows it: give --heads the thread's posts in order, from before the game on"


def check_exported_chain(
    document: Finished, report: VerificationReport, heads: Sequence[str], hashes: Sequence[str], as_a_whole: bool
) -> bool:
    """Check the chain of an export; return whether it is, to its end, the one that the thread was told of.
    as_a_whole: the file is known to be the one that was posted, its chain too."""
    if not document.chain:
        if heads:
            report.note_false("heads", "the thread was told heads of a chain, and the file has no chain")
        return False
    chain = ChainCheck(document)
    try:
        chain.check_link()
    except Differs as difference:
        report.note_false("chain", str(difference), difference.since)
        return False
    differences = list(chain.differences())
    for thing, found in differences:
        report.note_false(thing, str(found), found.since)
    _passed_over(chain, report)
    _words(document, report, hashes)
    _called_off(len(chain.entries_of_kinds(CALLED_OFF)), report)
    for restore in document.restores or ():
        report.note_unproven(
            "restores",
            f"At decision {restore.decision} the table was brought back from a backup (restore {restore.n}): what was "
            "decided after that was made is lost, and no file shows it. The dice have another key since.",
        )
    if not differences:
        report.note_proven("chain", f"The {len(document.chain)} links of the chain follow on one another, and what the "
                      "file tells is what they bind.")  # fmt: skip
    if chain.first:
        report.note_unproven(
            "chain",
            f"What came before decision {chain.first}: the table is older than the chain, which begins there.",
        )
    if as_a_whole and not heads:
        return not differences
    return _told(chain, heads, report) and not differences


def _passed_over(chain: ChainCheck, report: VerificationReport) -> None:
    for entry in chain.entries_of_kinds(SKIPPED):
        first, last = entry["first"], entry["last"]
        report.note_false(
            "numbers",
            f"decision {first}: {last - first + 1} numbers were passed over there, and no decision had them; whoever "
            "knows the secret can choose dice so",
            first,
        )


def _words(document: Finished, report: VerificationReport, hashes: Sequence[str]) -> None:
    """Say whose words were bound by a hash before any word was opened. hashes: those that the thread told before the
    game; that the file tells them shows nothing, since link 0 binds hash and word together."""
    bound = document.bound or {}
    odd = next((s for s, said in bound.items() if said != hashlib.sha256(document.words[s].encode()).hexdigest()), None)
    if odd is not None:
        report.note_false("words", f"the word of seat {odd} does not have the hash that was given before", 0)
    elif bound:
        seats = ", ".join(sorted(bound))
        report.note_proven("words", f"The words of the seats {seats} have the hashes that the file tells.")
        if set(bound.values()) <= set(hashes):
            report.note_proven("words", f"The hashes of the seats {seats} stood in the thread before the game: nobody "
                          "could choose the dice against them.")  # fmt: skip
        else:
            report.note_unproven("words", f"That the hashes of the seats {seats} stood in the thread before any word "
                            f"was opened: {HASHES}.")  # fmt: skip
    else:
        report.note_unproven(
            "words",
            "That nobody who knew the secret chose his own word by it: no player gave the hash of a word beforehand.",
        )


def _called_off(starts: int, report: VerificationReport) -> None:
    if starts:
        report.note_unproven(
            "words",
            f"That nobody let a start come to nothing for its dice: {starts} called off before this game, since a word "
            "was not opened or a person left. The thread tells whose, and the secret that was not used.",
        )


def _told(chain: ChainCheck, heads: Sequence[str], report: VerificationReport) -> bool:
    """Say how far the chain is the one that the thread was told of; return whether to its end."""
    try:
        told = chain.proven_by_told_heads(heads)
    except Differs as difference:
        report.note_false("heads", str(difference), difference.since)
        return False
    if told.lost:
        first = f"{told.lost[0]} the first" if len(told.lost) > 1 else told.lost[0]
        report.note_unproven(
            "heads",
            f"What {len(told.lost)} heads bound that the thread was told ({first}): the file's chain has none such. "
            "They stand in posts from before a backup was brought back, and were lost with it.",
        )
    _short(chain, told.short, report)
    if told.last < 0:
        if not told.lost and not told.short:
            report.note_unproven("heads", f"That the chain is the one that the thread was told of: {HEADS}.")
        return False
    said = f"The chain is the one that the thread was told of, up to link {told.last} of {len(chain.links) - 1}."
    report.note_proven("heads", said)
    if not told.whole:
        report.note_unproven("heads", f"That the chain goes on after link {told.last} as the thread was told: {HEADS}.")
    return told.whole


def _short(chain: ChainCheck, fitting: int, report: VerificationReport) -> None:
    """Say what is not proven of links whose posts told too few digits."""
    if fitting or 0 < chain.long_from < len(chain.links):
        fit = f" ({fitting} heads of {SHORT} digits fit)" if fitting else ""
        report.note_unproven(
            "heads",
            f"What the posts up to link {chain.long_from - 1} bound when they were sent{fit}: an older Praetor told "
            f"only {SHORT} digits, and whoever runs it could find two answers with the same. Since then posts tell "
            f"{SHOWN}.",
        )
