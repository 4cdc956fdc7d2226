"""Decisions carried out again, one by one: what `verify` and `patch --check` have in common."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.kernel.dice import Draw, KeyedDice, game_key, prompt_key
from engine.kernel.errors import EngineBug, PraetorError, StalePrompt
from engine.kernel.game import Game

SHOWN = 32  # hex digits of a fingerprint that are shown


class Differs(Exception):  # noqa: N818 - says what was found, not that something went wrong
    """The first thing that is not as it was kept."""


def drawn(kept: Sequence[Any]) -> tuple[Draw, ...]:
    """Return kept draws as the dice give them; Differs if they are none."""
    try:
        return msgspec.convert(list(kept), tuple[Draw, ...])
    except msgspec.MsgspecError as error:
        raise Differs("its draws are not draws") from error


def same_draws(now: Sequence[Draw], kept: Sequence[Draw]) -> None:
    """Raise Differs at the first draw that is not the kept one."""
    for one, other in zip(now, kept, strict=False):
        if (one.label, one.index, one.sides) != (other.label, other.index, other.sides):
            raise Differs(f"the rules draw {one.label} (d{one.sides}), kept is {other.label} (d{other.sides})")
        if one.result != other.result:
            raise Differs(f"the draw {one.label} ({one.index}) gives {one.result}, kept is {other.result}")
    if len(now) != len(kept):
        raise Differs(f"the rules draw {len(now)} times, {len(kept)} draws are kept")


def alone(key: bytes, decision: int, kept: Sequence[Draw]) -> None:
    """Check kept draws against the key without the rules (they may have changed since)."""
    dice = KeyedDice(key, decision)
    for draw in kept:
        if "," in draw.result or draw.sides < 1:
            dice.shuffle(draw.label, [""] * draw.sides)
        elif draw.sides == 1:
            dice.drawn.append(draw)  # a shuffle of one and a die of one side: nothing to check
        else:
            dice.roll(draw.label, draw.sides)
    same_draws(dice.drawn, kept)


class Replay:
    """A game that is carried out again from its key."""

    def __init__(self, game: Game[Any], secret: bytes, words: Mapping[str, str]) -> None:
        self.game = game
        self.key = game_key(secret, words)
        self.state: Any = None

    def start(self, options: Mapping[str, str], seats: Sequence[str], kept: Sequence[Draw]) -> None:
        """Set the game up; Differs if it comes out otherwise."""
        dice = KeyedDice(self.key, 0)
        try:
            done = self.game.start(options, tuple(seats), prompt_key(self.key), dice)
        except (PraetorError, EngineBug) as error:
            raise Differs(f"the set-up is refused ({type(error).__name__})") from error
        self.state = done.state
        same_draws(done.draws, kept)

    def base(self, saved: bytes) -> None:
        """Go on from a state that was kept (an epoch's base)."""
        try:
            self.state = self.game.decode(saved)
        except PraetorError as error:
            raise Differs("these rules cannot read the state that was kept") from error

    def step(self, decision: int, seat: str, prompt: str, action: Mapping[str, Any], kept: Sequence[Draw]) -> None:
        """Carry out one decision; Differs if it is not legal, of another seat, or draws otherwise."""
        dice = KeyedDice(self.key, decision)
        try:
            asked = self.game.prompts(self.state).get(prompt) or self.game.asides(self.state).get(prompt)
            if asked is not None and asked.seat != seat:
                raise Differs(f"seat {asked.seat} is asked this, kept is an answer of seat {seat}")
            done = self.game.apply(self.state, prompt, self.game.action(action), dice)
        except StalePrompt as error:
            raise Differs(f"seat {seat} is not asked this here") from error
        except PraetorError as error:
            raise Differs(f"the action {action.get('do')!r} of seat {seat} is not legal here") from error
        except (EngineBug, LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
            raise Differs(f"the rules fail at it ({type(error).__name__})") from error
        self.state = done.state
        same_draws(done.draws, kept)

    def as_kept(self, saved: bytes) -> None:
        """Raise Differs where the state is not the kept one. Only fields are named: what is in them may be secret."""
        now, kept = plain(self.game.encode(self.state)), plain(saved)
        if now != kept:
            fields = sorted(key for key in {*now, *kept} if now.get(key) != kept.get(key))
            raise Differs(f"the state differs in: {', '.join(fields)}")


def plain(saved: bytes) -> dict[str, Any]:
    """Return a saved state as plain data; Differs if it is none."""
    try:
        return msgspec.msgpack.decode(saved, type=dict[str, Any])
    except msgspec.MsgspecError as error:
        raise Differs("the state that was kept is none") from error


def fingerprint(saved: bytes) -> str:
    """Return the hash of a state, whatever the order in which its mappings were filled. Answers to a sealed question
    or a window that is still open are left out: they never took effect and stay secret."""
    state = plain(saved)
    pending = state.get("pending")
    if pending and pending.get("kind") in ("sealed", "window"):
        pending["answers"] = {}
    return hashlib.sha256(msgspec.msgpack.encode(state, order="deterministic")).hexdigest()
