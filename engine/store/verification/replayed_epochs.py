"""The course of an exported game: epoch by epoch played again from its key, as far as the installed rules can."""

import base64
import binascii
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from engine.kernel.dice import KeyedDice
from engine.kernel.game import Game
from engine.kernel.prompts import SEALED, WINDOW
from engine.store.chain.hashes import canonical_json
from engine.store.chain.origins import FIRST, origin_of
from engine.store.undo_redo import RESTORED, RULES
from engine.store.verification.export_format import Epoch, ExportedDecision, Finished
from engine.store.verification.findings import VerificationReport
from engine.store.verification.replay import (
    SHOWN,
    Differs,
    Replay,
    check_draws_without_rules,
    checked_state_fingerprint,
    plain_data_of,
    require_same_draws,
)

START = "start"  # why the first epoch begins


class EpochPart(msgspec.Struct, kw_only=True):
    """An epoch with what was decided in it, the numbers in it of replies that came to nothing, and what follows."""

    epoch: Epoch
    steps: list[ExportedDecision]
    void: list[int]
    following: Epoch | None

    @property
    def first_decision(self) -> int:
        """Return the decision that the epoch begins with."""
        return self.epoch.decision


class EpochReplay:
    """Plays an export again. `known`: whether the position now is one that these rules have led to.

    others: the game by other figures that an epoch may be of: by our own, after an owner has taken charts away.
    """

    def __init__(
        self, document: Finished, replay: Replay, report: VerificationReport, others: Sequence[Game[Any]] = ()
    ) -> None:
        self.document, self.replay, self.report = document, replay, report
        self.game: Game[Any] = replay.game
        self._games = (replay.game, *others)
        self.known = False
        self.placed = 0  # replies that came to nothing, each found to be where one could

    def replay_all_epochs(self) -> None:
        """Carry out every epoch; Differs says where it is not as it was kept."""
        for part in self._parts():
            self._take_game(part.epoch)
            base = self._begins(part)
            self._earlier(part)
            if (part.epoch.rules_version, part.epoch.data_hash) != (self.game.version, self.game.data_hash):
                self.known = self._alike(part, base)
                continue
            if base is not None:
                self.replay.start_from_state(base)
            self._steps(part)
            self.known = True
            self.report.decisions += len(part.steps)
            self.report.draws += _draws(part)

    def _take_game(self, epoch: Epoch) -> None:
        """Go on by the game of an epoch's rules and figures, if it is there; else by the one that there is."""
        pinned = epoch.rules_version, epoch.data_hash
        found = next((one for one in self._games if (one.version, one.data_hash) == pinned), self._games[0])
        self.game = self.replay.game = found

    def _parts(self) -> Iterator[EpochPart]:
        epochs = self.document.epochs
        for n, epoch in enumerate(epochs):
            following = epochs[n + 1] if n + 1 < len(epochs) else None

            def within(number: int, first: int = epoch.decision, then: Epoch | None = following) -> bool:
                return number >= first and (then is None or number < then.decision)

            yield EpochPart(
                epoch=epoch,
                steps=[step for step in self.document.decisions if within(step.id)],
                void=[number for number in self.document.void if within(number)],
                following=following,
            )

    # Where an epoch begins

    def _begins(self, part: EpochPart) -> bytes | None:
        """Return the position that an epoch goes on from, None for the set-up; say of it what can be said."""
        epoch, report = part.epoch, self.report
        if epoch.decision == 0:
            if (epoch.reason, epoch.state) != (START, None):
                raise Differs("decision 0: a game begins with its set-up and nothing else", 0)
            return None
        base = base_of(epoch)
        where = f"At decision {epoch.decision}"
        report.notes.append(
            f"{where} a new epoch began: {epoch.reason}. The position that it goes on from has the fingerprint "
            f"{checked_state_fingerprint(base)[:SHOWN]}; compare it with what the table was told then."
        )
        if epoch.reason == RESTORED:
            self._restored(epoch, base)
            return base
        if epoch.decision == FIRST and origin_of(epoch.reason) is not None:
            self._begun_elsewhere(epoch)
            return base
        if not self.known:
            what = (
                "was told to follow from what came before; that could not be checked, since other rules held there"
                if epoch.reason == RULES
                else "was set by hand; what was changed could not be checked, since other rules held before"
            )
            report.note_unproven(
                "epochs", f"{where} the position {what}. The fingerprint that the table was told then would show it."
            )
            return base
        fields, more = self.replay.fields_that_differ(base)
        if fields and epoch.reason == RULES:
            raise Differs(
                f"decision {epoch.decision}: the epoch begins in another state than the one before it ended in "
                f"(the state differs in: {', '.join(fields)})",
                epoch.decision,
            )
        if fields:
            report.note_false(
                "epochs",
                f"decision {epoch.decision}: the position was set by hand there and does not follow from what came "
                f"before (it differs in: {', '.join(fields)})",
                epoch.decision,
            )
        elif more:
            report.note_unproven(
                "epochs",
                f"{where} the position holds secret answers that no decision of the file gives. A later export of the "
                "same table leaves them out.",
            )
        elif epoch.reason == RULES:
            report.note_proven("epochs", f"{where} the position is the one that was played up to.")
        else:
            report.note_unproven(
                "epochs",
                f"{where} the position is said to have been set by hand ({epoch.reason[:60]}), and nothing in it is "
                "another than what was played. The posts of the thread would show what was done.",
            )
        return base

    def _restored(self, epoch: Epoch, base: bytes) -> None:
        """Check that after a restore nothing was done but to shuffle what nobody knew."""
        where, kept = f"decision {epoch.decision}", tuple(epoch.draws or ())
        if not self.known:
            check_draws_without_rules(self.replay.keys.of(epoch.decision), epoch.decision, kept)
            self.report.note_unproven(
                "epochs",
                f"At {where} hidden decks were shuffled anew after a restore: of it only the dice could be checked, "
                "since other rules held before.",
            )
            return
        dice = KeyedDice(self.replay.keys.of(epoch.decision), epoch.decision)
        self.replay.state = self.game.with_unknown_shuffled(self.replay.state, dice)
        with _at(epoch.decision):
            require_same_draws(dice.drawn, kept)
        fields, _ = self.replay.fields_that_differ(base)
        if fields:
            raise Differs(
                f"{where}: after the restore the position is another than the shuffles lead to (it differs in: "
                f"{', '.join(fields)})",
                epoch.decision,
            )
        self.report.note_proven("epochs", f"At {where} hidden decks were shuffled anew after a restore, by its key.")

    def _begun_elsewhere(self, epoch: Epoch) -> None:
        """Say where a game comes from that does not begin with its set-up, and check the draws of its beginning."""
        origin, kept = origin_of(epoch.reason), tuple(epoch.draws or ())
        assert origin is not None  # noqa: S101 - the caller has looked
        with _at(epoch.decision):
            check_draws_without_rules(self.replay.keys.of(epoch.decision), epoch.decision, kept)
        self.report.draws += len(kept)
        where = f"step {origin.step} of table {origin.table}"
        if origin.seat:
            said = f"in a position that was imagined for seat {origin.seat} from what it knew at {where}"
        else:
            said = f"at {where}, with what nobody knew there shuffled anew"
        self.report.note_unproven(
            "origin",
            f"This game counts for nothing and begins {said}. Nothing in this file shows that it is that position: the "
            f"export of table {origin.table} has the decisions that led to it.",
        )

    def _earlier(self, part: EpochPart) -> None:
        """Say which rules the decisions of an epoch were made by before its own: whether they come out the same by
        these is not believed, they are played again by the installed ones like the rest of it."""
        epoch = part.epoch
        for version in epoch.earlier or ():
            self.report.notes.append(
                f"Up to decision {version.until} the epoch of decision {epoch.decision} is said to have been played by "
                f"rules {version.rules_version}, data {version.data_hash}, and to come out the same by rules "
                f"{epoch.rules_version}, data {epoch.data_hash}."
            )

    # An epoch of other rules

    def _alike(self, part: EpochPart, base: bytes | None) -> bool:
        """Check an epoch of other rules: its dice, which hang on no rules; and whether it comes out the same by those
        that are installed, which is as good as its own. That it does not proves nothing. Return whether it does."""
        for step in part.steps:
            with _at(step.id):
                check_draws_without_rules(self.replay.keys.of(step.id), step.id, step.draws)
        draws, count, report, epoch = _draws(part), len(part.steps), self.report, part.epoch
        report.draws += draws
        where = (
            f"From decision {part.first_decision} on: rules {epoch.rules_version}, data {epoch.data_hash}; this "
            f"Praetor has {self.game.version}, {self.game.data_hash}. "
        )
        placed = self.placed
        try:
            if base is not None:
                self.replay.start_from_state(base)
            self._steps(part)
            self._ends_alike(part)
        except Differs as difference:
            self.placed = placed
            report.whole = False
            report.dice_only += count
            report.note_unproven(
                "decisions",
                f"{where}Of {count} decisions under other rules only the dice were checked: the {draws} draws of them, "
                "each derived from the key, and that no decision is missing. Not checked: that each decision was "
                "legal, drew all that it had to, and led to what is kept (the installed rules part ways at "
                f"{str(difference)[:200]}). A Praetor with those rules checks that part on this file.",
            )
            return False
        report.decisions += count
        report.notes.append(
            f"{where}By these too every decision there is legal, draws the same and leads to the same position."
        )
        return True

    def _ends_alike(self, part: EpochPart) -> None:
        following = part.following
        last = part.steps[-1].id if part.steps else part.first_decision
        differs = ""
        if following is None:
            same = checked_state_fingerprint(self.game.encode(self.replay.state)) == self.document.state_hash
            differs = "" if same else " than the export says"
        elif following.reason == RULES:  # else a hand has changed it in between
            fields, _ = self.replay.fields_that_differ(base_of(following))
            differs = f" in: {', '.join(fields)}" if fields else ""
        if differs:
            raise Differs(f"decision {last}: the position at the end of the epoch is another{differs}", last)

    # Its decisions

    def _steps(self, part: EpochPart) -> None:
        """Carry out the decisions of an epoch, and see that each reply that came to nothing stands where one could."""
        void = iter([*part.void, None])
        number = next(void)
        for step in part.steps:
            while number is not None and number < step.id:
                self._could_come_to_nothing(number)
                number = next(void)
            with _at(step.id):
                self._step(step)
        while number is not None:
            self._could_come_to_nothing(number)
            number = next(void)

    def _step(self, step: ExportedDecision) -> None:
        if step.id == 0:
            self.replay.start(self.document.options, [seat.seat for seat in self.document.seats], step.draws)
            return
        self.replay.step(step.id, step.seat, step.prompt, step.action, step.draws)
        self._all_of(step.action)

    def _all_of(self, kept: Mapping[str, Any]) -> None:
        """Check that an action says nothing that the rules do not read."""
        known = self.game.action(kept).as_builtins()
        for field, value in kept.items():
            if field not in known or canonical_json(known[field]) != canonical_json(value):
                raise Differs(f"the action {str(kept.get('do'))[:40]!r} has no such field: {field[:40]}")

    def _could_come_to_nothing(self, number: int) -> None:
        pending = None if self.replay.state is None else self.replay.state.pending
        if pending is None or not (pending.kind in (SEALED, WINDOW) or len(pending.seats) > 1):
            raise Differs(
                f"decision {number}: it is said to be a reply that came to nothing, and nothing was asked there that "
                "could",
                number,
            )
        self.placed += 1


class _at:  # noqa: N801 - reads as a word
    """Names the decision at which something differs."""

    def __init__(self, decision: int) -> None:
        self.decision = decision

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Differs) and error.since is None:
            raise type(error)(f"decision {self.decision}: {error}", self.decision) from error


def _draws(part: EpochPart) -> int:
    return sum(len(step.draws) for step in part.steps)


def base_of(epoch: Epoch) -> bytes:
    """Return the position that an epoch of an export goes on from; Differs if it cannot be read."""
    try:
        found = base64.b64decode(epoch.state or "", validate=True)
        if base64.b64encode(found).decode() != epoch.state:
            raise Differs("it is not written as it should be")
        checked_state_fingerprint(found)
        plain_data_of(found)
    except (Differs, binascii.Error, ValueError, TypeError, RecursionError, msgspec.MsgspecError) as error:
        raise Differs(f"decision {epoch.decision}: the epoch's state cannot be read", epoch.decision) from error
    return found
