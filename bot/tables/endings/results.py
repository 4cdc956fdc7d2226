"""The result of a game that is over, kept with its table: what the records of a server and of its people are made of.

It names seats alone: who sat there stands in the seats, so of a person who is forgotten nothing is left in it.
"""

from statistics import mean

from bot.tables.actor import Actor
from bot.tables.table_extra import Result, extra_of, with_extra
from engine.store.models import OVER, TableRow


def is_result_missing(row: TableRow) -> bool:
    """Return whether a game is over and its result is not kept yet: a kill came between, or it is of a version that
    kept none. Guided rounds and studies count for nothing."""
    if row.status != OVER:
        return False
    kept = extra_of(row)
    return kept.result is None and not kept.practice and kept.study is None


async def keep_result(actor: Actor) -> None:
    """Keep the result of a game that is over; done twice it is the same. Call within the turn."""
    live = actor.live
    outcome = live.game.outcome(live.state) if live.state is not None else None
    if outcome is None or not is_result_missing(live.row):
        return
    sides = {seat.seat: live.sides_of(seat.seat) for seat in live.row.seats}
    known = {seat: [outcome.scores[side] for side in own if side in outcome.scores] for seat, own in sides.items()}
    result = Result(
        at=(await actor.store.path(live.row.id, last=1))[-1].at,
        sides=sides,
        won=tuple([seat for seat, own in sides.items() if set(own) & set(outcome.winners)]),
        scores={seat: round(mean(scores), 2) for seat, scores in known.items() if scores},
        shares=await actor.store.own_decision_share_by_seat(live.row.id),
    )
    live.replace(row=await actor.store.update_table(live.row, extra=with_extra(live.row, result=result)))
