"""Dice that can be verified: a draw is HMAC(game key, decision, label, index), and depends on no draw before it.

Before the game the bot publishes the hash of a secret (`dice_secret_hash`), then each player may add a word. The key is
made of both (`game_key`), so neither can choose the dice. When the game is over the secret is published, and anybody
can work out every die and every shuffle again.

>>> dice = KeyedDice(game_key(b"secret", {"1": "ave", "2": "salve"}), decision=7)
>>> dice.roll("attack", 6), dice.roll("attack", 6), dice.shuffle("deck", ["a", "b", "c"])
(3, 4, ['b', 'c', 'a'])
>>> dice.drawn[1]
Draw(label='attack', index=1, sides=6, result='4')
"""

import hashlib
import hmac
import random
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Protocol, TypeVar

import msgspec

from engine.kernel.errors import EngineBug

T = TypeVar("T")
BLOCK = 64  # bytes of a block of SHA-256, to which HMAC fills up a key


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """One draw, as it is stored and verified.

    label: what it was for. index: how many draws of this label came before it in the same decision.
    sides: of a die, or the number of things that were shuffled.
    result: a number from 1 to `sides`, or the order of a shuffle, with commas: places in the sorted list, from 0.
    """

    label: str
    index: int
    sides: int
    result: str


class Dice(Protocol):
    """What steps may ask of chance. In each decision, each label counts its own draws.

    drawn: the draws so far.
    """

    drawn: list[Draw]

    def roll(self, label: str, sides: int) -> int:
        """Return a number from 1 to `sides`, each as likely."""
        ...

    def shuffle(self, label: str, items: Sequence[str]) -> list[str]:
        """Return the items in a random order. In which order they are passed makes no difference."""
        ...

    def pick(self, label: str, contents: Iterable[str]) -> str:
        """Return one of `contents`. What is in it twice is twice as likely."""
        ...


@lru_cache(maxsize=64)
def _hashes_of(key: bytes) -> tuple["hashlib._Hash", "hashlib._Hash"]:
    """Return the inner and the outer hash of HMAC-SHA256, begun with a key."""
    block = (key if len(key) <= BLOCK else hashlib.sha256(key).digest()).ljust(BLOCK, b"\0")
    inner, outer = (bytes([byte ^ pad for byte in block]) for pad in (0x36, 0x5C))
    return hashlib.sha256(inner), hashlib.sha256(outer)


class KeyedDice(msgspec.Struct, eq=False):
    """The dice of a table for one decision.

    key: the game's (`game_key`). decision: the decision's number.
    counts: how many draws each label has had. drawn: the draws so far.
    """

    key: bytes
    decision: int
    counts: dict[str, int] = {}
    drawn: list[Draw] = []

    def __repr__(self) -> str:
        """Return what may stand in a log: never the key."""
        return f"KeyedDice(decision={self.decision})"

    def _index(self, label: str) -> int:
        index = self.counts.get(label, 0)
        self.counts[label] = index + 1
        return index

    def _digest(self, label: str, index: int, part: int) -> bytes:
        inner, outer = _hashes_of(self.key)  # HMAC, with the key's share of both hashes worked out once
        within, around = inner.copy(), outer.copy()
        within.update(f"{self.decision}\0{label}\0{index}\0{part}".encode())
        around.update(within.digest())
        return around.digest()

    def _below(self, label: str, index: int, n: int) -> int:
        limit = 2**64 - 2**64 % n  # values beyond it would favour the low faces
        part = 0
        while True:
            value = int.from_bytes(self._digest(label, index, part)[:8], "big")
            if value < limit:
                return value % n
            part += 1

    def roll(self, label: str, sides: int) -> int:
        """Return a number from 1 to `sides`, each as likely. EngineBug if there is no side."""
        if sides < 1:
            raise EngineBug(f"a die of {sides} sides")
        index = self._index(label)
        result = self._below(label, index, sides) + 1
        self.drawn.append(Draw(label, index, sides, str(result)))
        return result

    def shuffle(self, label: str, items: Sequence[str]) -> list[str]:
        """Return the items in a random order: each, in sorted order, gets a number, by which they are sorted."""
        index = self._index(label)
        ordered = sorted(items)
        numbers = {i: self._digest(label, index, i) for i in range(len(ordered))}
        order = sorted(numbers, key=numbers.__getitem__)
        self.drawn.append(Draw(label, index, len(ordered), ",".join(map(str, order))))
        return [ordered[i] for i in order]

    def pick(self, label: str, contents: Iterable[str]) -> str:
        """Return one of the contents, each as likely; they are sorted first, so their order makes no difference."""
        ordered = sorted(contents)
        return ordered[self.roll(label, len(ordered)) - 1]


class ScriptedDice:
    """Dice for tests: rolls are given beforehand; a shuffle gives the order of `orders[label]`, or else the sorted
    order.

    >>> dice = ScriptedDice(6, 2, orders={"deck": ["b", "a"]})
    >>> dice.roll("attack", 6), dice.shuffle("deck", ["a", "b"]), dice.left
    (6, ['b', 'a'], 1)
    """

    def __init__(self, *rolls: int, orders: Mapping[str, Sequence[str]] | None = None) -> None:
        self._rolls = list(rolls)
        self._orders = dict(orders or {})
        self.drawn: list[Draw] = []

    def roll(self, label: str, sides: int) -> int:
        """Return the next roll that was given. EngineBug if there is none left, or it is no roll of this die."""
        if not self._rolls:
            raise EngineBug(f"no roll scripted for {label} (d{sides})")
        result = self._rolls.pop(0)
        if not 1 <= result <= sides:
            raise EngineBug(f"{result} scripted for {label} (d{sides})")
        self.drawn.append(Draw(label, len(self.drawn), sides, str(result)))
        return result

    def shuffle(self, label: str, items: Sequence[str]) -> list[str]:
        """Return the scripted order, else the sorted one."""
        self.drawn.append(Draw(label, len(self.drawn), len(items), ""))
        return list(self._orders.get(label, sorted(items)))

    def pick(self, label: str, contents: Iterable[str]) -> str:
        """Return the item that the next roll names, counted from 1 in the sorted contents."""
        ordered = sorted(contents)
        return ordered[self.roll(label, len(ordered)) - 1]

    @property
    def left(self) -> int:
        """Return how many scripted rolls were not used."""
        return len(self._rolls)


class UnverifiedRandom:
    """Chance that decides nothing at a table: for computer players, tests and determinizing. The same seed gives the
    same.

    >>> UnverifiedRandom(1).integer_below(100) == UnverifiedRandom(1).integer_below(100)
    True
    """

    __slots__ = ("_random",)

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed).random  # noqa: S311 - not a secret: it never decides what the table sees

    def integer_below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1."""
        return int(self._random() * n)

    def fraction(self) -> float:
        """Return a number from 0 up to, not including, 1."""
        return self._random()

    def choose(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[int(self._random() * len(items))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in a random order."""
        out = list(items)
        for i in range(len(out) - 1, 0, -1):
            j = int(self._random() * (i + 1))
            out[i], out[j] = out[j], out[i]
        return out


def dice_secret_hash(secret: bytes) -> str:
    """Return the hash of the dice secret, which is published before the players add their words."""
    return hashlib.sha256(b"praetor dice\0" + secret).hexdigest()


def game_key(secret: bytes, words: Mapping[str, str]) -> bytes:
    """Return the key of a table's dice. words: by seat, the word that its player has added; a seat without one counts
    as ""."""
    said = msgspec.json.encode(sorted(words.items()))
    return hmac.digest(secret, b"praetor key\0" + said, "sha256")


def restored_key(key: bytes, restore: int) -> bytes:
    """Return the key of a table's dice after a restore: of the key before it and the restore's number, so that nobody
    has chosen it, and dice that somebody has seen do not come again."""
    return hmac.digest(key, b"praetor restored\0%d" % restore, "sha256")


class Keys:
    """The keys of a game's dice: the one that it began with, and a new one after each restore.

    restores: their numbers, each with the decision from which on its key holds, in order."""

    def __init__(self, secret: bytes, words: Mapping[str, str], restores: Iterable[tuple[int, int]] = ()) -> None:
        key = game_key(secret, words)
        self._keys = [(0, key)]
        for number, decision in restores:
            key = restored_key(key, number)
            self._keys.append((decision, key))

    @property
    def last(self) -> bytes:
        """Return the key that holds now."""
        return self._keys[-1][1]

    def of(self, decision: int) -> bytes:
        """Return the key of a decision's dice."""
        return next(key for first, key in reversed(self._keys) if first <= decision)


def prompt_key(key: bytes) -> bytes:
    """Return the key that prompt ids are hashed with. It lies in the state; the key of the dice cannot be told from
    it."""
    return hmac.digest(key, b"praetor prompts", "sha256")[:16]
