"""Private actions (a battle plan changed, cards shown to an ally) are kept when the table is moved back or forth by
undo and redo.

They are no steps of the game: only their owner changes them, by another private action. If they were undone with the
steps around them, a player who takes back their own step would need consent for it and would learn that somebody has
done something in private.
"""

import msgspec

from bot.tables import notices
from bot.tables.live import LiveTable
from bot.tables.posts import event_rows
from engine.kernel.dice import KeyedDice
from engine.kernel.errors import RuleError
from engine.kernel.texts import keyed_text
from engine.store.interface import Store
from engine.store.models import Carried, Decision, NewPost


async def table_with_private_actions(
    store: Store, live: LiveTable, to: int
) -> tuple[LiveTable, list[Carried], list[Decision]]:
    """Return the table as it stands at decision `to` with all that was done aside since on the line to the head; the
    decisions that put that there; and what has no place there any more (a card shown that is not yet drawn)."""
    state = live.game.decode(await store.state_at(live.row.id, to))
    number = await store.next_decision_id(live.row.id)
    found: list[Carried] = []
    lost: list[Decision] = []
    head, at = to, live.game.encode(state)
    for left in await store.asides_lost_by_head_move(live.row.id, to):
        try:
            done = live.game.apply(state, left.prompt, live.game.action(left.action), KeyedDice(b"", number))
        except RuleError:
            lost.append(left)
            continue
        then = live.game.encode(done.state)
        if then == at:  # it stands there already
            continue
        again = msgspec.structs.replace(left, id=number, parent=head)
        found.append(Carried(decision=again, state=then, events=event_rows(number, done.events)))
        state, head, at, number = done.state, number, then, number + 1
    return LiveTable(live.row, state, head), found, lost


def lost_action_messages(live: LiveTable, lost: list[Decision]) -> list[NewPost]:
    """Return what the owners are told, each alone, of what has no place any more; computer players are told nothing."""
    people = {seat.seat for seat in live.humans()}
    return [
        notices.card_post(left.seat, keyed_text("undo.aside_lost", what=left.label))
        for left in lost
        if left.seat in people
    ]
