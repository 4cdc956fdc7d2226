"""Decisions carried out again, one by one: what `verify` and `patch --check` have in common."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.kernel.dice import Draw, KeyedDice, Keys, prompt_key
from engine.kernel.errors import PraetorError, StalePrompt
from engine.kernel.events import Event
from engine.kernel.game import Game
from engine.store.chain import state_fingerprint
from engine.store.chain.state_fingerprint import secret_answers

SHOWN = 32  # hex digits of a fingerprint that are shown
MOST_SIDES = 2**32  # of a die; rules draw from some dozens


class Differs(Exception):  # noqa: N818 - says what was found, not that something went wrong
    """The first thing that is not as it was kept, and the decision from which on, where that is known."""

    def __init__(self, said: str, since: int | None = None) -> None:
        super().__init__(said)
        self.since = since


class DrawsDiffer(Differs):
    """It is a die or a shuffle."""


def draws_of(kept: Sequence[Any]) -> tuple[Draw, ...]:
    """Return kept draws as the dice give them; Differs if they are none."""
    try:
        return msgspec.convert(list(kept), tuple[Draw, ...])
    except msgspec.MsgspecError as error:
        raise DrawsDiffer("its draws are not draws") from error


def require_same_draws(now: Sequence[Draw], kept: Sequence[Draw]) -> None:
    """Raise Differs at the first draw that is not the kept one."""
    for one, other in zip(now, kept, strict=False):
        if (one.label, one.index, one.sides) != (other.label, other.index, other.sides):
            raise DrawsDiffer(f"the rules draw {_name(one)}, kept is {_name(other)}")
        if one.result != other.result:
            raise DrawsDiffer(f"the draw {one.label} ({one.index}) gives {one.result}, kept is {other.result}")
    if len(now) != len(kept):
        raise DrawsDiffer(f"the rules draw {len(now)} times, {len(kept)} draws are kept")


def _name(draw: Draw) -> str:
    return f"{draw.label} (d{draw.sides}, number {draw.index})"


def check_draws_without_rules(key: bytes, decision: int, kept: Sequence[Draw]) -> None:
    """Check kept draws against the key without the rules (they may have changed since)."""
    dice = KeyedDice(key, decision)
    for draw in kept:
        if "," in draw.result or draw.sides < 1 or (draw.sides, draw.result) == (1, "0"):
            if draw.sides != len(draw.result.split(",") if draw.result else ()):
                raise DrawsDiffer(f"the shuffle {draw.label} ({draw.index}) is not of {draw.sides} parts")
            dice.shuffle(draw.label, [""] * draw.sides)
        elif draw.sides > MOST_SIDES:
            raise DrawsDiffer(f"there is no die of so many sides: {draw.label} ({draw.index})")
        else:
            dice.roll(draw.label, draw.sides)
        now = dice.drawn[-1]
        if now.index != draw.index:
            raise DrawsDiffer(f"the draw {draw.label} is number {now.index} of its name, kept as number {draw.index}")
        require_same_draws((now,), (draw,))


class Replay:
    """A game that is carried out again from its key."""

    def __init__(self, game: Game[Any], keys: Keys) -> None:
        self.game, self.keys = game, keys
        self.state: Any = None
        self.told: tuple[Event, ...] = ()  # what the last decision led to, whole

    def start(self, options: Mapping[str, str], seats: Sequence[str], kept: Sequence[Draw]) -> None:
        """Set the game up; Differs if it comes out otherwise."""
        key = self.keys.of(0)
        try:
            done = self.game.start(options, tuple(seats), prompt_key(key), KeyedDice(key, 0))
        except Exception as error:
            raise Differs(f"the set-up is refused ({type(error).__name__})") from error
        self.state, self.told = done.state, tuple(one.event for one in done.events)
        require_same_draws(done.draws, kept)

    def start_from_state(self, saved: bytes) -> None:
        """Go on from a state that was kept (an epoch's base)."""
        try:
            self.state = self.game.decode(saved)
        except PraetorError as error:
            raise Differs("these rules cannot read the position that was kept") from error

    def step(self, decision: int, seat: str, prompt: str, action: Mapping[str, Any], kept: Sequence[Draw]) -> None:
        """Carry out one decision; Differs if it is not legal, of another seat, or draws otherwise."""
        dice = KeyedDice(self.keys.of(decision), decision)
        try:
            asked = self.game.prompts(self.state).get(prompt) or self.game.open_side_action_prompts(self.state).get(
                prompt
            )
            if asked is not None and asked.seat != seat:
                raise Differs(f"seat {asked.seat} is asked this, kept is an answer of seat {seat}")
            done = self.game.apply(self.state, prompt, self.game.action(action), dice)
        except StalePrompt as error:
            raise Differs(f"seat {seat} is not asked this here") from error
        except PraetorError as error:
            raise Differs(f"the action {str(action.get('do'))[:40]!r} of seat {seat} is not legal here") from error
        except Differs:
            raise
        except Exception as error:  # the rules were never meant for a position or an answer that somebody has made up
            raise Differs(f"the rules fail at it ({type(error).__name__})") from error
        self.state, self.told = done.state, tuple(one.event for one in done.events)
        require_same_draws(done.draws, kept)

    def fields_that_differ(self, saved: bytes) -> tuple[list[str], bool]:
        """Return the fields in which a position that was kept is another than this one, and whether it holds secret
        answers that were never given here (they came to nothing, and older exports showed them all the same)."""
        now, kept = plain_data_of(self.game.encode(self.state)), plain_data_of(self._normal(saved))
        more = secret_answers(kept).keys() - secret_answers(now).keys()
        for side in more:
            del secret_answers(kept)[side]
        return sorted(key for key in {*now, *kept} if now.get(key) != kept.get(key)), bool(more)

    def _normal(self, saved: bytes) -> bytes:
        """Return a state as these rules write it; what they cannot read is compared as it is."""
        try:
            return self.game.encode(self.game.decode(saved))
        except PraetorError:
            return saved

    def check_same_as_kept(self, saved: bytes) -> None:
        """Raise Differs where the state is not the kept one. Only fields are named: what is in them may be secret."""
        written = self.game.encode(self.state)
        if written == saved:
            return
        now, kept = plain_data_of(written), plain_data_of(saved)
        if now != kept:
            fields = sorted(key for key in {*now, *kept} if now.get(key) != kept.get(key))
            raise Differs(f"the state differs in: {', '.join(fields)}")


def plain_data_of(saved: bytes) -> dict[str, Any]:
    """Return a saved state as plain data; Differs if it is none."""
    try:
        return msgspec.msgpack.decode(saved, type=dict[str, Any])
    except msgspec.MsgspecError as error:
        raise Differs("the state that was kept is none") from error


def checked_state_fingerprint(saved: bytes) -> str:
    """Return the fingerprint of a state; Differs if it is none."""
    try:
        return state_fingerprint.state_fingerprint(saved)
    except msgspec.MsgspecError as error:
        raise Differs("the state that was kept is none") from error
