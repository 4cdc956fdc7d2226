"""The position that a study begins with, in place of a set-up.

Of the game that it is taken from nothing is secret any more, so that any step of it can be played on. What nobody knew
there is shuffled anew by the study's own dice, and answers that were being collected in secret are asked for once more:
some of them never took effect, and stay secret.
"""

from typing import Any

import msgspec

from bot.tables.live import LiveTable
from bot.tables.table_extra import Study
from engine.games import sampler_of
from engine.kernel.dice import KeyedDice, Keys, UnverifiedRandom, prompt_key
from engine.kernel.errors import PraetorError, RuleError
from engine.kernel.game import Game
from engine.kernel.prompts import MUST
from engine.kernel.texts import keyed_text
from engine.store.chain.origins import FIRST, Origin, origin_reason
from engine.store.interface import Store
from engine.store.models import ABANDONED, OVER, BasePosition

WITHIN = (OVER, ABANDONED)  # how a game stands of which a step may be played on


async def study_of(store: Store, live: LiveTable, step: int) -> Study:
    """Return what is kept with a study of a step of a game. RuleError where the game is not over, has no such step, was
    over there, or where the step cannot be read by the rules that are installed."""
    if live.row.status not in WITHIN or live.state is None:
        raise RuleError(keyed_text("error.study_running"))
    if step < live.first_decision or all(decision.id != step for decision in await store.path(live.row.id)):
        raise RuleError(keyed_text("error.study_step", step=step))
    state = _read(live.game, await store.state_at(live.row.id, step))
    if live.game.outcome(state) is not None:
        raise RuleError(keyed_text("error.study_end", step=step))
    sides = {seat: tuple(live.game.sides_of(state, seat)) for seat in state.seats}
    return Study(table=live.row.id, step=step, round=live.game.round(state), sides=sides)


def can_imagine(live: LiveTable) -> bool:
    """Return whether positions may be imagined at a table: where its host has allowed it, and at practice tables that
    are not imagined themselves."""
    study = live.extra.study
    known = sampler_of(live.row.game) is not None and live.played == live.row.game  # an owner's charts have own rules
    return known and (live.is_practice or live.extra.imagines) and not (study is not None and study.seat)


def imagined_study(live: LiveTable, seat: str) -> Study:
    """Return what is kept with a study that is imagined for a seat from what it knows now. RuleError where nothing can
    be imagined in this game."""
    if sampler_of(live.row.game) is None or live.played != live.row.game:  # charts of an owner have rules of their own
        raise RuleError(keyed_text("error.no_imagining"))
    state = live.state
    sides = {one: tuple(live.game.sides_of(state, one)) for one in state.seats}
    return Study(table=live.row.id, step=live.head, round=live.game.round(state), sides=sides, seat=seat)


async def base_of_study(store: Store, live: LiveTable, keys: Keys) -> tuple[Any, BasePosition] | None:
    """Return the state that a table's game begins with and how it is kept; None where it begins with its set-up.
    RuleError where the game that it is taken from is not there any more, or cannot be read."""
    study = live.extra.study
    if study is None:
        return None
    if await store.table(study.table) is None:
        raise RuleError(keyed_text("error.study_gone", table=study.table))
    state = _read(live.game, await store.state_at(study.table, study.step))
    key, dice = prompt_key(keys.of(0)), KeyedDice(keys.of(FIRST), FIRST)
    if study.seat:
        begun = imagine_position(live.row.game, state, study.seat, key, UnverifiedRandom(f"imagined {key.hex()}"))
    else:
        begun = state_for_another_table(live.game, state, key, dice)
    base = BasePosition(
        state=live.game.encode(begun),
        reason=origin_reason(Origin(study.table, study.step, study.seat)),
        draws=tuple(msgspec.to_builtins(dice.drawn)),
    )
    return begun, base


def state_for_another_table(game: Game[Any], state: Any, key: bytes, dice: KeyedDice) -> Any:
    """Return a state as another table plays it on: with prompts and dice of its own. key: its prompts'."""
    new = state.copy()
    new.prompt_key = key
    if new.pending is not None and new.pending.kind != MUST:
        new.pending.answers = {}
    return game.with_unknown_shuffled(new, dice)


def imagine_position(game: str, state: Any, seat: str, key: bytes, lots: UnverifiedRandom) -> Any:
    """Return a position that agrees with all that a seat may know, with prompts of its own: all else is dealt by lots,
    whatever is true. RuleError where nothing can be imagined in this game."""
    sampler = sampler_of(game)
    if sampler is None:
        raise RuleError(keyed_text("error.no_imagining"))
    new = sampler(state, seat, lots)
    new.prompt_key = key
    return new


def _read(game: Game[Any], saved: bytes) -> Any:
    """Return a state that was kept, by rules of before perhaps. RuleError where the installed ones cannot read it."""
    try:
        return game.decode(saved)
    except PraetorError:
        raise RuleError(keyed_text("error.study_rules")) from None
