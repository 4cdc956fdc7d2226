"""`praetor verify`: a finished game played again offline, every die and shuffle derived again from its key.

Of each thing the report says whether it is proven, not proven or false. What an export cannot show by itself (that its
commitment is the one that was posted, whose table it is, what was undone) is never called right: either it is compared
with what stands in the thread, or it is named as not proven, with what would prove it.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from data import overlays
from data.charted_games import plain_name
from data.charts import CHARTS, OLDER, OURS, chart_named_by_option
from engine.games import game_by_id as find_game
from engine.games import game_ids, played_game
from engine.kernel.dice import Keys
from engine.kernel.dice import dice_secret_hash as commitment_of
from engine.kernel.errors import PraetorError, SaveError, SetupError
from engine.kernel.game import Game
from engine.store.chain.hashes import canonical_json
from engine.store.chain.links import CALLED_OFF, SKIPPED
from engine.store.chain.origins import origin_of
from engine.store.models import OVER
from engine.store.undo_redo import REDO, RESTORED, RULES, UNDO
from engine.store.verification.chain_findings import check_exported_chain
from engine.store.verification.decision_numbers import check_undone_as_marked, no_gap
from engine.store.verification.export_format import (
    Finished,
    Running,
    document_as_struct,
    fingerprint_of,
    unfit_document_field,
)
from engine.store.verification.findings import VerificationReport
from engine.store.verification.replay import Differs, DrawsDiffer, Replay, checked_state_fingerprint
from engine.store.verification.replayed_epochs import EpochReplay

POSTED = "the thread's first post tells it, and is never edited: give it with --commitment"
WHOLE = "the post that the export came with tells the fingerprint of the whole file: give it with --fingerprint"


def verify_export(
    document: Mapping[str, Any],
    *,
    game: Game[Any] | None = None,
    commitment: str = "",
    fingerprint: str = "",
    heads: Sequence[str] = (),
    hashes: Sequence[str] = (),
) -> VerificationReport:
    """Check an export, with what the thread was told of it where that is given; the report names every difference that
    was found, the first of them as `difference`. heads: of the chain, as posts tell them. hashes: whole ones that the
    thread told before the first of these heads, those of bound words among them."""
    report = VerificationReport()
    try:
        found, strange = document_as_struct(document)
        title = game or installed_game(found.game, found.options)
        odd = unfit_document_field(found)
        for false in filter(None, (strange, odd)):
            report.note_false("form", false)
        if not strange and not odd:
            report.note_proven("form", "The file has every field of an export, each in its form, and nothing else.")
        bound = False
        if isinstance(found, Running):
            _running(found, title, report)
        else:
            _finished(found, title, report, playable=not odd)
            as_a_whole = bool(fingerprint) and fingerprint.lower() == fingerprint_of(document)
            _charts(found, report)
            bound = not odd and check_exported_chain(found, report, heads, hashes, as_a_whole)
            if not odd and not report.is_false("chain"):
                report.counts = _counts(found)
        _as_posted(document, found, report, commitment, fingerprint, bound)
    except PraetorError as error:
        report.note_false("form", str(error))
    except RecursionError:
        report.note_false("form", "it is nested too deeply for an export")
    except UnicodeEncodeError:
        report.note_false("form", "it holds text that is none")
    return report


def installed_game(game: str, options: Mapping[str, str]) -> Game[Any]:
    """Return the game of an export, by the charts that its options name; by our figures where these are not known
    here. SaveError if it is not installed here."""
    try:
        plain = find_game(game)
        try:
            return played_game(game, options)
        except SetupError:
            return plain
    except SetupError as error:
        known = ", ".join(game_ids())
        raise SaveError(f"it is of the game {game[:40]!r}, which is not installed here ({known} are)") from error


@contextmanager
def _checking(report: VerificationReport, thing: str) -> Iterator[None]:
    """Note what differs within as false."""
    try:
        yield
    except Differs as difference:
        report.note_false(thing, str(difference), difference.since)


# A running game


def _running(document: Running, game: Game[Any], report: VerificationReport) -> None:
    report.whole = False
    report.note_unproven(
        "decisions",
        "The game is running: only the shape of the export and of its commitment could be checked. Dice and decisions "
        "can be checked when it is over and its secret is published.",
    )
    with _checking(report, "events"):
        for n, event in enumerate(document.events):
            _event(n, event, game)
        report.note_proven("events", f"Its {len(document.events)} events are of this game, each in its public form.")


def _event(number: int, kept: Mapping[str, Any], game: Game[Any]) -> None:
    try:
        read = game.event(msgspec.json.encode(kept))
        known = msgspec.to_builtins(read)
        public = read.seen_by(None)
    except PraetorError as error:
        raise Differs(f"event {number} is none of this game's") from error
    except Exception as error:  # the words of an event that somebody has made up may mean nothing at all
        raise Differs(f"event {number} cannot be told ({type(error).__name__})") from error
    odd = next((f for f in kept if f not in known or canonical_json(known[f]) != canonical_json(kept[f])), None)
    if odd is not None:
        raise Differs(f"event {number} has no such field: {odd[:40]}")
    if public is None:
        raise Differs(f"event {number} is not the public's")


# A finished one


def _finished(document: Finished, game: Game[Any], report: VerificationReport, playable: bool) -> None:
    secret = _secret(document, report)
    with _checking(report, "header"):
        _pinned(document)
    with _checking(report, "numbers"):
        no_gap(document)
        numbers = len(document.decisions) + len(document.epochs) - 1
        every = numbers + len(document.void) + len(document.undone)
        report.note_proven("numbers", f"All {every} numbers of decisions are accounted for, none was passed over.")
        _undone(document, report)
    if secret is None or not playable or _unordered(document):
        report.whole = False
        report.note_unproven("decisions", "Nothing was played again, since what comes first is false.")
        return
    restores = [(one.n, one.decision) for one in document.restores or ()]
    others = [] if game.id == plain_name(game.id) else [find_game(plain_name(game.id))]
    course = EpochReplay(document, Replay(game, Keys(secret, document.words, restores)), report, others)
    try:
        course.replay_all_epochs()
        _played(document, course, report)
        _end(document, course, report)
    except Differs as difference:
        report.whole = False
        report.note_false(
            "dice" if isinstance(difference, DrawsDiffer) else "decisions", str(difference), difference.since
        )
        report.note_unproven(
            "end", "What comes after was not played again: neither the final position nor the outcome."
        )


def _charts(document: Finished, report: VerificationReport) -> None:
    """Say of an owner's charts whether they are here, and whether the file binds them."""
    value = document.options.get(CHARTS, OURS)
    if value != OURS and chart_named_by_option(document.game, value) is None:
        report.note_unproven(
            "charts",
            f"What follows from figures: it was played by the charts {value}, an owner's own, which are not here. "
            "Who sat at the table is given them by /charts file as long as their owner keeps them; name the file, or "
            "the folder, with them: --overlay PATH. The dice hang on no figure.",
        )
    for value in document.options.values():
        if "@" in value and overlays.legacy_overlay_name(value) == value:
            report.note_unproven(
                "charts",
                f"That the charts {value} are the ones that it was played by: an older Praetor told only "
                f"{OLDER} digits of their hash, and whoever owns them could write two with the same.",
            )


def _secret(document: Finished, report: VerificationReport) -> bytes | None:
    """Return the secret of an export, None where it is none; say whether it fits the commitment."""
    try:
        secret = bytes.fromhex(document.secret)
    except ValueError:
        secret = b""
    if secret.hex() != document.secret or not secret:
        report.note_false("secret", "the secret is not written in hex", 0)
        return None
    if commitment_of(secret) == document.commitment:
        report.note_proven("secret", "The secret is the one that the commitment in the file was made for.")
    else:
        report.note_false("secret", "the secret is not the one that the commitment was published for", 0)
    return secret


def _pinned(document: Finished) -> None:
    if document.epochs:
        last = document.epochs[-1]
        if (document.rules_version, document.data_hash) != (last.rules_version, last.data_hash):
            raise Differs("the rules at its head are not those of its last epoch", last.decision)


def _unordered(document: Finished) -> bool:
    """Return whether decisions or epochs stand in no order, so that there is no course to be played."""
    steps = [step.id for step in document.decisions]
    epochs = [epoch.decision for epoch in document.epochs]
    return any(not n or n != sorted(set(n)) or n[0] for n in (steps, epochs))


def _undone(document: Finished, report: VerificationReport) -> None:
    with _checking(report, "undone"):
        check_undone_as_marked(document)
        if not document.undone:
            report.note_proven("undone", "Nothing was undone.")
        else:
            count = len(document.undone)
            report.note_proven("undone", f"The {count} undone steps are those that the undos in the file explain.")


def _played(document: Finished, course: EpochReplay, report: VerificationReport) -> None:
    report.note_proven("dice", f"All {report.draws} draws that are kept follow from the secret and the words.")
    if report.decisions:
        said = (
            f"{report.decisions} decisions were played again: each legal, of the seat that was asked, with its draws."
        )
        report.note_proven("decisions", said)
    left = len(document.void) - course.placed
    if course.placed:
        report.note_proven("void", f"{course.placed} replies came to nothing, each where a reply could.")
    if left:
        report.note_unproven("void", f"That {left} replies under other rules came to nothing could not be checked.")
    if document.void:
        said = (
            f"What the {len(document.void)} replies said that came to nothing stays secret, so that each was a reply "
            "and no number passed over is not proven."
        )
        bound = " Their hashes stand in the chain: none was put in or taken out later."
        report.note_unproven("void", said + bound if document.chain else said)


def _end(document: Finished, course: EpochReplay, report: VerificationReport) -> None:
    if not course.known:
        report.note_unproven(
            "end",
            "So neither the final position nor the outcome could be checked. A Praetor with the rules of the last "
            "epoch checks them on this file.",
        )
        return
    state, game = course.replay.state, course.game
    if checked_state_fingerprint(game.encode(state)) != document.state_hash:
        first = document.epochs[-1].decision
        report.note_false("end", "the game comes out in another final state than the export says: one of the decisions "
                     f"from {first} on is not as it was", first)  # fmt: skip
        return
    outcome = game.outcome(state)
    last = max([step.id for step in document.decisions] + [epoch.decision for epoch in document.epochs])
    if canonical_json(outcome) != canonical_json(document.outcome):
        report.note_false("end", "the game has another outcome than the export says", last)
    elif outcome is None and document.status == OVER:
        report.note_false("end", "the export says that the game is over, and it is not", last)
    elif outcome is not None and document.status != OVER:
        report.note_false("end", "the export says that the game was given up, and it came to its end", last)
    elif outcome is not None:
        report.note_proven(
            "end", "The final position and the outcome are those of the export, and the game was over there."
        )
    else:
        report.note_proven(
            "end", f"The position when the game was given up, after decision {last}, is that of the export."
        )


def _counts(document: Finished) -> dict[str, int]:
    """Return how often what anybody should look at happened, by what it is."""
    numbers = {step.id for step in document.decisions} | {epoch.decision for epoch in document.epochs}
    numbers |= {*document.void, *document.undone}
    entries = [entry for link in document.chain or () for entry in link.entries]
    skipped = sum(entry["last"] - entry["first"] + 1 for entry in entries if entry.get("is") == SKIPPED)
    later = [epoch.reason for epoch in document.epochs[1:]]
    begun = sum(origin_of(reason) is not None for reason in later[:1])
    return {
        "undos": sum(marker.kind == UNDO for marker in document.markers),
        "redos": sum(marker.kind == REDO for marker in document.markers),
        "numbers passed over": skipped or max(numbers, default=-1) + 1 - len(numbers),
        "restores": len(document.restores or ()),
        "starts called off": sum(entry.get("is") == CALLED_OFF for entry in entries),
        "new epochs": len(later),
        "begun at a step of another table": begun,
        "positions set by hand": sum(reason not in (RULES, RESTORED) for reason in later) - begun,
    }


# What stands in the thread


def _as_posted(
    document: Mapping[str, Any],
    found: Finished | Running,
    report: VerificationReport,
    posted: str,
    whole: str,
    bound: bool,
) -> None:
    """Say what the file can only show beside what stands in the table's thread. bound: its chain is the thread's."""
    if posted and posted.lower() != found.commitment:
        report.note_false("commitment", "the commitment is not the one that was posted", 0)
    elif posted:
        report.note_proven("commitment", "The commitment is the one that was posted.")
    else:
        report.note_unproven(
            "commitment", f"That the commitment is the one that was posted when the game began: {POSTED}."
        )
    if isinstance(found, Running):
        report.note_unproven(
            "header", "Table, status, options, seats and events: an export of a running game shows none of them."
        )
    elif whole and whole.lower() != fingerprint_of(document):
        report.note_false("header", "the file is not the one that was posted at the end: its fingerprint is another")
    elif whole:
        report.note_proven("header", "The file is the one that was posted at the end, without the names: table, "
                      "status, options, seats, undos and all.")  # fmt: skip
    elif bound:
        report.note_proven(
            "header", "Table, status, options, seats, undos and the end are those of the thread's chain."
        )
    else:
        _unbound(found, report)
    named = sum(isinstance(seat.name, str) for seat in found.seats)
    if named:
        report.note_unproven("names", "The names of the players: no export binds them. The thread shows who played.")


def _unbound(document: Finished, report: VerificationReport) -> None:
    """Name what anybody could write otherwise without its being seen."""
    report.note_unproven(
        "header", "Table, status, which rules the file names, what kind of player had a seat, and options that no "
        f"decision hung on: this form of export does not bind them; {WHOLE}.",
    )  # fmt: skip
    report.note_unproven(
        "idle", "That the decisions on which nothing hung, neither a die nor a later decision nor the final position, "
        f"are those that were made, in their order: no chain binds them; {WHOLE}.",
    )  # fmt: skip
    if document.status != OVER:
        last = max([0, *(step.id for step in document.decisions)])
        report.note_unproven("tail", f"That nothing was decided after number {last}: no chain binds the end; {WHOLE}.")
    backs = sum(marker.kind == "undo" for marker in document.markers)
    said = f"That the {backs} undos" if backs else "That no undo"
    said += " in the file are those that the table was told of" if backs else " was told of that the file leaves out"
    report.note_unproven("undos", f"{said}: no chain binds them. The thread tells of each; {WHOLE}.")
