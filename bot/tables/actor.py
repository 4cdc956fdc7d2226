"""The actor of a table: everything that changes a table goes through it, one thing after another in the order of
arrival.

`Actor.decide` is the only way from Discord to a game's state: it calls the game's `apply` and the store's `commit`,
which writes the decision and the posts about it in one transaction.
"""

import asyncio
import hmac
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol

import msgspec

from bot.tables import epochs, event_spans, private_actions
from bot.tables.charts.chosen_charts import check_charts_allowed
from bot.tables.dice_words.words_given import hash_by_seat, start_held_for_words, word_by_seat
from bot.tables.live import LiveTable
from bot.tables.notices import attach_audit_note, changed_server_posts, dice_commitment_post, study_posts
from bot.tables.persons.preferences import PreferenceStore
from bot.tables.posts import event_rows, posts_of_decision, posts_of_undo_or_redo
from bot.tables.studies.base import base_of_study
from bot.tables.table_extra import with_extra
from bot.tables.watching import followers
from bot.titles.sentences import consenting_answer_name
from data.charts import CHARTS, OURS
from engine.kernel.actions import Action
from engine.kernel.dice import KeyedDice, Keys, UnverifiedRandom, prompt_key
from engine.kernel.errors import NotYourPrompt, RuleError, StalePrompt
from engine.kernel.events import Seat
from engine.kernel.play import why_undo_barred
from engine.kernel.texts import keyed_text
from engine.store.chain.origins import FIRST
from engine.store.interface import Conflict, Store
from engine.store.models import ARCHIVED, FORCED, LOBBY, OVER, RUNNING, AuditNote, Decision, NewPost, RestoreMark
from engine.store.row_changes import StaleRow
from engine.store.sql.interface import UnsureWrite
from engine.store.sql.known_session import refuse_writes_after_break


class RollbackCheck(Protocol):
    """What finds out that the database is older than what was told of it (`bot.delivery.rollback_detection`)."""

    async def compare_with_thread(self, live: LiveTable) -> bool:
        """Compare a table with its thread; return whether that could be looked at."""

    async def check_server(self) -> None:
        """Look which server the database is on after a lost connection, once for each."""


LEADS = {"deadline": "ledger.deadline"}  # what the ledger says of why something was decided


class Actor:
    """Carries out what is decided at one table. `async with actor.turn()` gives exclusive access; call the other
    methods within it."""

    def __init__(
        self,
        store: Store,
        live: LiveTable,
        now: Callable[[], float],
        preferences: PreferenceStore | None = None,
        rollbacks: RollbackCheck | None = None,
    ) -> None:
        self.store, self.live, self.now, self._rollbacks = store, live, now, rollbacks
        self._breaks = (
            store.connection_loss_count
        )  # how often the database's connection had been lost when this was read
        self._compared = False
        self._turn = asyncio.Lock()  # first come, first served
        self._keys: Keys | None = None
        self._settled = False  # whether it was looked whether a backup was brought back
        self.preferences = preferences or PreferenceStore(store)
        self.clean: dict[int, bool] = {}  # after which decisions no answer was half collected

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[LiveTable]:
        """Wait until nobody else changes the table, bring it to the installed rules if it is pinned to others, and give
        access to it. The table changes only within such a turn."""
        async with self._turn:
            await self._look()
            with refuse_writes_after_break(self._breaks):
                await epochs.pin_to_installed_rules(self.store, self.live)
                if not self._settled and self.live.is_running:
                    await epochs.reshuffle_restored(self.store, self.live)
                    self._settled = True
                try:
                    yield self.live
                except (StaleRow, UnsureWrite):  # what is kept is not what is known: the next turn begins with it
                    await self.reload()
                    raise

    @property
    def is_thread_checked(self) -> bool:
        """Return whether nothing is to be found out of the table's thread any more."""
        row = self.live.row
        aside = row.thread is None or row.status not in (LOBBY, RUNNING, ARCHIVED) or self.live.is_practice
        return self._rollbacks is None or (
            (self._compared or aside) and self._breaks == self.store.connection_loss_count
        )

    async def _look(self) -> None:
        """Compare the table with its thread, at its opening and after each loss of the connection to the database: that
        may have been copied back, or be on a server that had not got all."""
        is_behind = self._breaks != self.store.connection_loss_count and await self._read_after_break()
        if (
            self._rollbacks is not None
            and not self.is_thread_checked
            and await self._rollbacks.compare_with_thread(self.live)
        ):
            self._compared, self._keys = True, None
        if is_behind and await self.store.unshuffled_restore(self.live.row.id) is None:
            await self.store.continue_after_copy_back(self.live.row.id, RestoreMark(0, 0), changed_server_posts)
            await self.reload()

    async def _read_after_break(self) -> bool:
        """Take the table as the database has it after a loss of the connection; return whether that lacks a decision
        which was kept here before, though the thread may know nothing of it."""
        breaks, live = self.store.connection_loss_count, self.live
        known = live.head if live.is_running else -1
        if self._rollbacks is not None:
            await self._rollbacks.check_server()
        if await self.store.table(live.row.id) is None:
            raise RuleError(keyed_text("error.no_such_table", table=live.row.id))
        await self.reload()
        self._keys, self._settled, self._compared, self._breaks = None, False, False, breaks
        return live.row.head is not None and known >= await self.store.next_decision_id(live.row.id)

    async def dice_keys(self) -> Keys:
        """Return the keys of the table's dice."""
        if self._keys is None:
            self._keys = await self.store.dice_keys(self.live.row.id, word_by_seat(self.live.row))
        return self._keys

    async def computer_lots(self, seat: Seat, prompt: str) -> UnverifiedRandom:
        """Return chance for a computer player: repeatable, unknown to the players, and never the table's dice."""
        return UnverifiedRandom(await self.lots_seed(seat, prompt))

    async def lots_seed(self, seat: Seat, prompt: str) -> str:
        """Return the seed of `lots`."""
        key = (await self.dice_keys()).last
        return hmac.digest(key, f"computer {seat} {prompt}".encode(), "sha256").hex()

    @property
    def rights_let_rest(self) -> set[str]:
        """Return the rights (by prompt) that computer players have let rest as the table stands now. When it has gone
        on they think anew: a right can carry the same id at a later question, and nobody remembers after a restart."""
        return self.live.rested

    async def reload(self) -> None:
        """Take the table as the store has it."""
        row = await self.store.table(self.live.row.id)
        if row is not None:
            self.live.replace(row=row)
        if row is not None and row.head is not None:
            head, saved = await self.store.load(row.id)
            self.live.replace(state=self.live.game.decode(saved), kept=saved, head=head)

    async def start(
        self,
        interaction: int | None = None,
        *,
        lead: Sequence[NewPost] = (),
        posts: Sequence[NewPost] = (),
        **noted: Any,
    ) -> None:
        """Set the game up as decision 0. SetupError says what is wrong with options or seating. lead, posts: what is
        told before and after what comes of it; noted: what is kept with the table from then on, by its names in
        `Extra`."""
        live = self.live
        await check_charts_allowed(self.store, live.row.game, live.row.options.get(CHARTS, OURS), live.row.guild)
        self._keys = None  # what a start that was refused has worked out came of other words, perhaps
        key = (await self.dice_keys()).of(0)
        seats = tuple(seat.seat for seat in live.row.seats)
        done = live.game.start(live.row.options, seats, prompt_key(key), KeyedDice(key, 0))
        state, base = await base_of_study(self.store, live, await self.dice_keys()) or (done.state, None)
        number, told = (0, done.events) if base is None else (FIRST, ())
        after = LiveTable(msgspec.structs.replace(live.row, status=RUNNING), state, number)
        bound = hash_by_seat(live.row) if start_held_for_words(live.row) is not None else {}
        first = [] if live.is_practice or live.extra.committed else [dice_commitment_post(live.row)]
        kept = live.game.encode(done.state)
        noted |= {"hashes": {}, "words_open": None, "bound": tuple(bound)} if bound else {}
        row = await self.store.start(
            live.row.id,
            kept,
            event_rows(0, told),
            done.draws,
            [*first, *lead, *study_posts(after), *posts_of_decision((), after, number, told), *posts],
            key_words=word_by_seat(live.row),
            bound=bound,
            before=live.row,
            extra=with_extra(live.row, **noted) if noted else None,
            rules_version=await epochs.version_of(live.game),
            data_hash=live.game.data_hash,
            interaction=interaction,
            base=base,
        )
        live.replace(row=row, state=state, kept=kept if base is None else base.state, head=number)

    async def decide(
        self,
        seat: Seat,
        prompt_id: str,
        action: Action,
        *,
        user: int | None = None,
        why: str = "",
        interaction: int | None = None,
        answer: Mapping[str, Any] | None = None,
        lead: Sequence[NewPost] = (),
    ) -> None:
        """Carry out a decision; call within `turn`. StalePrompt, NotYourPrompt, IllegalAction: nothing has changed.
        AlreadyDone: this interaction was carried out before. lead: what is said before what comes of it."""
        for attempt in (1, 2):
            try:
                await self._decide(seat, prompt_id, action, user, why, interaction, answer, lead)
            except Conflict:
                if attempt == 2:
                    raise
                await self.reload()
                await epochs.pin_to_installed_rules(self.store, self.live)
            else:
                return

    async def _decide(
        self,
        seat: Seat,
        prompt_id: str,
        action: Action,
        user: int | None,
        why: str,
        interaction: int | None,
        answer: Mapping[str, Any] | None,
        first: Sequence[NewPost],
    ) -> None:
        live = self.live
        prompt = self._prompt(seat, prompt_id)
        if user is not None and seat in live.extra.looked:
            raise RuleError(keyed_text("error.looked"))
        number = await self.store.next_decision_id(live.row.id)
        done = live.game.apply(live.state, prompt_id, action, KeyedDice((await self.dice_keys()).of(number), number))
        over = live.game.outcome(done.state) is not None
        before = list(live.prompts())
        after = LiveTable(live.row, done.state, number)
        # An answer that is only noted must not be told of: the line would count those who have not answered.
        lead = "" if done.barrier == "sealed" and not done.events else LEADS.get(why, "")
        by = seat if user is not None and not why else ""
        broken = await event_spans.has_span_ended(self.store, live, done.state, done.events)
        now = self.now()
        posts = posts_of_decision(
            before, after, number, done.events, lead=lead, by=by, doer=seat, broken=broken, now=now
        )
        posts += await followers.follower_posts_of_decision(self.store, live, after, number)
        decision = Decision(
            id=number,
            parent=live.head,
            seat=seat,
            prompt=prompt_id,
            moment=prompt.moment,
            action=action.as_builtins(),
            label=msgspec.to_builtins(
                consenting_answer_name(live.words, action.tag(), prompt.subject) or action.label()
            ),
            barrier=done.barrier,
            draws=done.draws,
            at=now,
            user=user,
            why=why,
        )
        kept = live.game.encode(done.state)
        await self.store.commit(
            live.row.id,
            live.head,
            decision,
            kept,
            event_rows(number, done.events),
            [*first, *posts],
            status=OVER if over else RUNNING,
            interaction=interaction,
            answer=answer,
        )
        if over:
            live.replace(row=msgspec.structs.replace(live.row, status=OVER))
        unseen = all(told.event.seen_by(None) is None for told in done.events)
        asked, noted_for = live.open_question_key(), live.publicly_asked()
        live.take_over_prepared_state(after, kept)
        if unseen and live.publicly_asked() == noted_for:
            await self._keep_deadline(asked)

    async def _keep_deadline(self, question: str) -> None:
        """Let a deadline run on for a question that is asked again after a step that nobody else may know of: a
        deadline that begins again would tell the table that something was done."""
        live = self.live
        asked = live.extra.asked
        if asked is not None and asked.question == question != live.open_question_key():
            kept = msgspec.structs.replace(asked, question=live.open_question_key())
            live.replace(row=await self.store.update_table(live.row, extra=with_extra(live.row, asked=kept)))

    def _prompt(self, seat: Seat, prompt_id: str) -> Any:
        live = self.live
        if not live.is_running:
            raise RuleError(keyed_text("error.not_running"))
        prompt = next((p for p in live.prompts() if p.id == prompt_id), None)
        if prompt is None:
            raise StalePrompt(keyed_text("error.stale"))
        if prompt.seat != seat:
            raise NotYourPrompt(keyed_text("error.not_your_prompt"))
        return prompt

    # Undo and redo: one's own steps, up to the barrier

    async def decision_seat_may_undo(self, seat: Seat) -> Decision:
        """Return the decision that the seat may take back now; RuleError says why there is none.

        Where sealed answers or a window are under way the refusal is the same whoever has answered, so that it tells
        nobody that another has.
        """
        waiting = self.live.prompts_waited_for()
        if any(p.kind != "must" for p in waiting):
            raise RuleError(why_undo_barred("sealed"))
        last, _ = await self.store.last_step(self.live.row.id)
        if last.id <= self.live.first_decision:
            raise RuleError(keyed_text("undo.nothing"))
        if last.seat != seat:
            raise RuleError(why_undo_barred("other"))
        if last.barrier or last.why == FORCED:  # it would be played again at once
            raise RuleError(why_undo_barred(last.barrier or FORCED))
        return last

    async def undo(self, seat: Seat, *, user: int, interaction: int | None = None, step: Any = None) -> Decision:
        """Take back the seat's last decision. step: it, as everybody knows it (a `Text` as plain data; None if nobody
        does)."""
        last = await self.decision_seat_may_undo(seat)
        _, to = await self.store.last_step(self.live.row.id)
        marker = {"what": "undone", "seat": seat, "user": user, "label": last.label, "step": step or ""}
        await self.move_head(to, marker, interaction)
        return last

    async def redo(self, seat: Seat, *, user: int, interaction: int | None = None) -> Decision:
        """Do again what the seat took back last, if nothing else was decided since."""
        again = await self.store.last_undone_step(self.live.row.id)
        if again is None or again.seat != seat:
            raise RuleError(keyed_text("redo.nothing"))
        await self.move_head(
            again.id, {"what": "redone", "seat": seat, "user": user, "label": again.label}, interaction
        )
        return again

    async def move_head(
        self,
        to: int,
        marker: Mapping[str, Any],
        interaction: int | None = None,
        *,
        lead: str = "",
        audit_note: AuditNote | None = None,
    ) -> None:
        """Undo or redo: make the decision `to` the head and write the posts about it; call within `turn`. `marker` says
        what was done (undo or redo), by which seat and person, under what label. audit_note: a line for the audit
        trail, in the same transaction. ValueError if `to` is neither on the path nor on the way to redo."""
        live = self.live
        after, carried, lost = await private_actions.table_with_private_actions(self.store, live, to)
        if not live.game.eliminated(after.state) >= live.extra.looked.keys():
            raise RuleError(keyed_text("error.looked_undo"))
        args = {"seat": marker["seat"], "step": marker.get("step", ""), "by": marker.get("by", "")}
        said = lead or f"ledger.{marker['what']}{'_step' if args['step'] else ''}"
        by = "" if lead else marker["seat"]  # a vote was decided by others
        told = posts_of_undo_or_redo(live, after, after.head, said, args, far=bool(lead), by=by, now=self.now())
        posts = attach_audit_note(told, audit_note)
        if marker["what"] == "undone":  # forth again, what has no place is there already
            posts += private_actions.lost_action_messages(live, lost)
        await self.store.move_head(live.row.id, live.head, to, marker, posts, carried=carried, interaction=interaction)
        live.replace(row=await self.store.table(live.row.id), state=after.state, head=after.head)
        await epochs.pin_to_installed_rules(
            self.store, live
        )  # the rules there may be others than those that are installed
