"""Keyed dice: a draw is HMAC(game key, decision, label, index), never a stream, so nothing shifts when one is added.

The bot commits to its secret before the players add their words; the key comes of both; the secret is published when
the game is over, and anybody can derive every die and every shuffle again.
"""

import hashlib
import hmac
import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

import msgspec

from engine.kernel.errors import EngineBug

T = TypeVar("T")


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """One draw as it is kept and verified: `result` is 1..sides, or the order of a shuffle as a comma list."""

    label: str
    index: int
    sides: int
    result: str


class Dice(Protocol):
    """What the rules may ask of chance. Each label counts its own draws within a decision."""

    drawn: list[Draw]

    def roll(self, label: str, sides: int) -> int:
        """Return 1..sides."""
        ...

    def shuffle(self, label: str, items: Sequence[str]) -> list[str]:
        """Return the items in a drawn order; the order they came in does not matter, so pass them sorted or not."""
        ...

    def pick(self, label: str, contents: Iterable[str]) -> str:
        """Return one of `contents`, each as likely; duplicates count as often as they stand there."""
        ...


class KeyedDice:
    """The table's dice for one decision."""

    __slots__ = ("_counts", "_decision", "_key", "drawn")

    def __init__(self, key: bytes, decision: int) -> None:
        self._key = key
        self._decision = decision
        self._counts: dict[str, int] = {}
        self.drawn: list[Draw] = []

    def _index(self, label: str) -> int:
        index = self._counts.get(label, 0)
        self._counts[label] = index + 1
        return index

    def _digest(self, label: str, index: int, part: int) -> bytes:
        return hmac.digest(self._key, f"{self._decision}\0{label}\0{index}\0{part}".encode(), "sha256")

    def _below(self, label: str, index: int, n: int) -> int:
        limit = 2**64 - 2**64 % n  # values beyond it would favour the low faces
        part = 0
        while True:
            value = int.from_bytes(self._digest(label, index, part)[:8], "big")
            if value < limit:
                return value % n
            part += 1

    def roll(self, label: str, sides: int) -> int:
        """Return 1..sides."""
        if sides < 1:
            raise EngineBug(f"a die of {sides} sides")
        index = self._index(label)
        result = self._below(label, index, sides) + 1
        self.drawn.append(Draw(label, index, sides, str(result)))
        return result

    def shuffle(self, label: str, items: Sequence[str]) -> list[str]:
        """Return the items, sorted and then put in a drawn order (each has its own keyed number)."""
        index = self._index(label)
        ordered = sorted(items)
        numbers = {i: self._digest(label, index, i) for i in range(len(ordered))}
        order = sorted(numbers, key=numbers.__getitem__)
        self.drawn.append(Draw(label, index, len(ordered), ",".join(map(str, order))))
        return [ordered[i] for i in order]

    def pick(self, label: str, contents: Iterable[str]) -> str:
        """Return one of the contents, sorted first so that the order they came in does not matter."""
        ordered = sorted(contents)
        return ordered[self.roll(label, len(ordered)) - 1]


class ScriptedDice:
    """Dice for tests: rolls come from a list, shuffles keep the sorted order unless scripted."""

    def __init__(self, *rolls: int, orders: Mapping[str, Sequence[str]] | None = None) -> None:
        self._rolls = list(rolls)
        self._orders = dict(orders or {})
        self.drawn: list[Draw] = []

    def roll(self, label: str, sides: int) -> int:
        """Return the next scripted roll; a missing or impossible one is a mistake in the test."""
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
        """Return the item that the next scripted roll names, of the sorted contents."""
        ordered = sorted(contents)
        return ordered[self.roll(label, len(ordered)) - 1]

    @property
    def left(self) -> int:
        """Return how many scripted rolls were not used."""
        return len(self._rolls)


class Lots:
    """Chance that is not the table's: for computer players, samples and determinizations. Seeded, hence repeatable."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed).random  # noqa: S311 - not a secret: it never decides what the table sees

    def below(self, n: int) -> int:
        """Return 0..n-1."""
        return int(self._random() * n)

    def chance(self) -> float:
        """Return a number from 0 up to 1."""
        return self._random()

    def one(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[int(self._random() * len(items))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in a random order."""
        out = list(items)
        for i in range(len(out) - 1, 0, -1):
            j = int(self._random() * (i + 1))
            out[i], out[j] = out[j], out[i]
        return out


def commitment(secret: bytes) -> str:
    """Return the hash of the secret that is published before the players add their words."""
    return hashlib.sha256(b"praetor dice\0" + secret).hexdigest()


def game_key(secret: bytes, words: Mapping[str, str]) -> bytes:
    """Return the key of the table's dice, of the bot's secret and each seat's word (absent words count as empty)."""
    said = msgspec.json.encode(sorted(words.items()))
    return hmac.digest(secret, b"praetor key\0" + said, "sha256")


def prompt_key(key: bytes) -> bytes:
    """Return the key that prompt ids are hashed with; it lies in the state and tells nothing of the dice."""
    return hmac.digest(key, b"praetor prompts", "sha256")[:16]
