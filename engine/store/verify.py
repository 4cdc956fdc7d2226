"""`praetor verify`: a finished game played again offline, every die and shuffle derived again from its key."""

import base64
import binascii
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from engine.games import game as find_game
from engine.kernel.dice import commitment
from engine.kernel.errors import PraetorError
from engine.kernel.game import Game
from engine.store.export import FORMAT
from engine.store.heads import RULES
from engine.store.replay import SHOWN, Differs, Replay, alone, drawn, fingerprint, plain


class Report(msgspec.Struct, kw_only=True):
    """What was found. ok: nothing differs; whole: all could be checked, not only the shape or only the dice.
    decisions: those that were played again; dice_only: those of older rules of which only the dice could be checked."""

    ok: bool = True
    whole: bool = True
    difference: str = ""  # the first
    notes: list[str] = []
    decisions: int = 0
    dice_only: int = 0
    draws: int = 0


class Seat(msgspec.Struct):
    """A seat of an export."""

    seat: str
    kind: str


class Epoch(msgspec.Struct):
    """An epoch of an export."""

    decision: int
    reason: str
    rules_version: str
    data_hash: str
    state: str | None


class Step(msgspec.Struct):
    """A decision of an export."""

    id: int
    seat: str
    prompt: str
    action: dict[str, Any]
    draws: list[Any]


class Document(msgspec.Struct, kw_only=True):
    """An export, as `engine.store.export` says. A running game has events, a finished one the rest."""

    praetor_export: int
    table: str
    game: str
    status: str
    options: dict[str, str]
    seats: list[Seat]
    rules_version: str
    data_hash: str
    commitment: str
    events: list[dict[str, Any]] | None = None
    secret: str | None = None
    words: dict[str, str] = {}
    epochs: list[Epoch] = []
    decisions: list[Step] = []
    void: list[int] = []
    undone: list[int] = []
    outcome: Any = None
    state_hash: str = ""


def verify(document: Mapping[str, Any], *, game: Game[Any] | None = None) -> Report:
    """Check an export; the report names the first difference."""
    report = Report()
    try:
        read = msgspec.convert(dict(document), Document)
        if read.praetor_export != FORMAT:
            raise Differs(f"it is an export of format {read.praetor_export}, this Praetor reads {FORMAT}")
        title = game or find_game(read.game)
        if read.status == "running":
            _running(read, title, report)
        else:
            _finished(read, title, report)
    except Differs as difference:
        report.ok, report.difference = False, str(difference)
    except msgspec.ValidationError as error:
        report.ok, report.difference = False, f"it is not an export of Praetor: {error}"
    except PraetorError as error:
        report.ok, report.difference = False, f"it cannot be read by this Praetor: {error}"
    return report


def _running(document: Document, game: Game[Any], report: Report) -> None:
    report.whole = False
    report.notes.append(
        "The game is running: only the shape of the export and of its commitment could be checked. Dice and "
        "decisions can be checked when it is over and its secret is published."
    )
    if document.secret is not None or document.decisions or document.words:
        raise Differs("an export of a running game must hold no secret and no decisions, this one does")
    if len(document.commitment) != 64 or any(c not in "0123456789abcdef" for c in document.commitment):
        raise Differs("its commitment is not a SHA-256 hash")
    for n, event in enumerate(document.events or ()):
        try:
            game.event(msgspec.json.encode(event))
        except PraetorError as error:
            raise Differs(f"event {n} is none of this game's") from error


def _finished(document: Document, game: Game[Any], report: Report) -> None:
    secret = _hex(document.secret)
    if commitment(secret) != document.commitment:
        raise Differs("the secret is not the one that the commitment was published for")
    if document.status not in ("over", "abandoned"):
        raise Differs(f"{document.status!r} is not a status of a game")
    _no_gap(document)
    replay = Replay(game, secret, document.words)
    if not _play(document, replay, report):
        report.notes.append("So neither the final position nor the outcome could be checked.")
        return
    if fingerprint(game.encode(replay.state)) != document.state_hash:
        raise Differs("the game comes out in another final state than the export says")
    outcome = game.outcome(replay.state)
    if msgspec.json.decode(msgspec.json.encode(outcome)) != document.outcome:
        raise Differs("the game has another outcome than the export says")
    if outcome is None and document.status == "over":
        raise Differs("the export says that the game is over, and it is not")


def _hex(secret: str | None) -> bytes:
    try:
        return bytes.fromhex(secret or "")
    except ValueError as error:
        raise Differs("the secret is not written in hex") from error


def _no_gap(document: Document) -> None:
    """Check that every decision ever numbered is accounted for, so that none was rolled in secret."""
    kept = [step.id for step in document.decisions]
    if kept != sorted(set(kept)) or not kept or kept[0] != 0:
        raise Differs("the decisions are not in order from the set-up on")
    if not document.epochs or document.epochs[0].decision != 0:
        raise Differs("the first epoch is missing")
    others = [*document.void, *document.undone, *(e.decision for e in document.epochs[1:])]
    every = sorted([*kept, *others])
    for expected, found in enumerate(every):
        if expected != found:
            what = f"decision {expected} is missing" if found > expected else f"decision {found} is there twice"
            raise Differs(what)


def _play(document: Document, replay: Replay, report: Report) -> bool:
    """Carry out every epoch; return whether the state at the end is one that was played up to, by whichever rules."""
    known = False
    last = document.epochs[-1].decision
    ends = [epoch.decision for epoch in document.epochs[1:]] + [2**62]
    for epoch, end in zip(document.epochs, ends, strict=True):
        steps = [step for step in document.decisions if epoch.decision <= step.id < end]
        if epoch.decision:
            _boundary(epoch, replay, report, known)
        mine = (epoch.rules_version, epoch.data_hash) == (replay.game.version, replay.game.data_hash)
        known = mine or _alike(epoch, steps, document, replay, report, _end_of(epoch, document, replay.game))
        if not mine:
            continue
        if epoch.decision:
            replay.base(_base(epoch))
        for step in steps:
            _check(step, document, replay, by_rules=True)
        report.decisions += len(steps)
        report.draws += sum(len(step.draws) for step in steps)
        if epoch.decision != last:
            _leads_on(_end_of(epoch, document, replay.game), end, replay)
    return known


# Epochs


def _end_of(epoch: Epoch, document: Document, game: Game[Any]) -> str | None:
    """Return the fingerprint of the state that an epoch ends in: the base of the next, or the final one. None where a
    hand has changed the state in between."""
    following = next((e for e in document.epochs if e.decision > epoch.decision), None)
    if following is None:
        return document.state_hash
    if following.reason != RULES:
        return None
    base = _base(following)
    with suppress(PraetorError):  # kept in an older form, perhaps; what these rules cannot read is compared as it is
        base = game.encode(game.decode(base))
    return fingerprint(base)


def _boundary(epoch: Epoch, replay: Replay, report: Report, known: bool) -> None:
    """Say what an epoch begins with, and from where."""
    base = _base(epoch)
    report.notes.append(
        f"At decision {epoch.decision} a new epoch began: {epoch.reason}. The position that it goes on from has the "
        f"fingerprint {fingerprint(base)[:SHOWN]}; compare it with what the table was told then."
    )
    if epoch.reason == RULES:
        return
    report.notes.append(
        f"There the position was set by hand, so it does not follow from what came before: {_changed(base, replay)}."
        if known
        else "There the position was set by hand; what was changed could not be checked."
    )


def _changed(base: bytes, replay: Replay) -> str:
    try:
        replay.as_kept(base)
    except Differs as difference:
        return str(difference)
    return "nothing differs"


def _leads_on(wanted: str | None, decision: int, replay: Replay) -> None:
    if wanted is not None and fingerprint(replay.game.encode(replay.state)) != wanted:
        raise Differs(f"decision {decision}: the epoch begins in another state than the one before it ended in")


def _alike(
    epoch: Epoch, steps: Sequence[Step], document: Document, replay: Replay, report: Report, end: str | None
) -> bool:
    """Check an epoch of other rules: its dice, which hang on no rules; and whether it comes out the same by those that
    are installed, which is as good as its own. That it does not proves nothing. Return whether it does."""
    for step in steps:
        _check(step, document, replay, by_rules=False)
    draws = sum(len(step.draws) for step in steps)
    report.draws += draws
    where = f"From decision {epoch.decision} on: rules {epoch.rules_version}, data {epoch.data_hash}; this Praetor has "
    where += f"{replay.game.version}, {replay.game.data_hash}. "
    try:
        if epoch.decision:
            replay.base(_base(epoch))
        for step in steps:
            _check(step, document, replay, by_rules=True)
        _leads_on(end, steps[-1].id if steps else epoch.decision, replay)
    except Differs as difference:
        report.whole = False
        report.dice_only += len(steps)
        report.notes.append(
            f"{where}There were checked: the {draws} draws of {len(steps)} decisions, each derived from the key, and "
            "that no decision is missing. Not checked: that each decision was legal and led to what is kept (the "
            f"installed rules part ways at {difference}). A Praetor with those rules checks that part on this file."
        )
        return False
    report.decisions += len(steps)
    report.notes.append(
        f"{where}By these too every decision there is legal, draws the same and leads to the same position."
    )
    return True


def _base(epoch: Epoch) -> bytes:
    try:
        found = base64.b64decode(epoch.state or "", validate=True)
        plain(found)
    except (Differs, binascii.Error) as error:
        raise Differs(f"decision {epoch.decision}: the epoch's state cannot be read") from error
    return found


def _check(step: Step, document: Document, replay: Replay, *, by_rules: bool) -> None:
    try:
        kept = drawn(step.draws)
        if not by_rules:
            alone(replay.key, step.id, kept)
        elif step.id == 0:
            replay.start(document.options, [s.seat for s in document.seats], kept)
        else:
            replay.step(step.id, step.seat, step.prompt, step.action, kept)
    except Differs as difference:
        raise Differs(f"decision {step.id}: {difference}") from difference
