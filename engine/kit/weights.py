"""The weights of computer players: what each goes by, as data, so that several versions of a player sit at one table.

A title's weights lie in its `players.yaml`, by the player's name. `like` says whose weights hold where none is given:

    frozen: {greed: 1.0, slips: 0.0}
    easy: {like: frozen, slips: 0.5}

While a player thinks, the functions that it is made of ask for the weights at work:

    WEIGHTS = NamedWeights("auction", AuctionWeights)

    def bid(view, prompt, lots):
        return Bid(int(WEIGHTS.at_work().greed * view.gold))
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec

import data

FILE = "players"  # the name of a title's file, without its ending
LIKE = "like"
NORMAL = "normal"
HARD = "hard"  # the strength that looks ahead
STRENGTHS = ("easy", "normal", "hard")  # those among which a table chooses; a title need not have all


class Weights(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the players of every title go by. A title's own weights are a subclass.

    slips: the share of its ranked answers for which a player takes what it thinks second best.
    leeway: the part of the best answer's worth that a second best may lack to be taken: nothing absurd is.
    omits: the tags of the plans that it does not make (`kit.player.action_of_first_fitting_plan`).
    """

    slips: float = 0.0
    leeway: float = 0.5
    omits: tuple[str, ...] = ()


PLAIN = Weights()
W = TypeVar("W", bound=Weights)
_at_work: ContextVar[Weights] = ContextVar("weights", default=PLAIN)


@contextmanager
def using_thinking_weights(weights: Weights) -> Iterator[None]:
    """Let the functions that are called within go by some weights.

    >>> with using_thinking_weights(Weights(slips=0.5)):
    ...     weights_at_work().slips
    0.5
    """
    token = _at_work.set(weights)
    try:
        yield
    finally:
        _at_work.reset(token)


def weights_at_work() -> Weights:
    """Return the weights of the player that thinks; plain ones where none does."""
    return _at_work.get()


class NamedWeights(Generic[W]):
    """The weights of a title's players, by name; they are read when they are first asked for.

    game: the title's id. kind: the type of its weights.

    >>> NamedWeights("auction", Weights).kind().leeway
    0.5
    """

    def __init__(self, game: str, kind: type[W]) -> None:
        self.game, self.kind = game, kind

    @cached_property
    def _given(self) -> Mapping[str, Mapping[str, Any]]:
        found: Mapping[str, Mapping[str, Any]] = data.load_game_data(self.game, FILE)
        return found

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the players, in the file's order."""
        return tuple(self._given)

    def named(self, name: str = NORMAL, changes: Mapping[str, Any] | None = None) -> W:
        """Return a player's weights, some of them changed. ValueError for a name or a weight that there is not."""
        if name not in self._given:
            raise ValueError(f"{self.game} has no player {name!r}: it has {', '.join(self.names)}")
        values = {**self._values(name), **(changes or {})}
        try:
            return msgspec.convert(values, self.kind, strict=False)
        except msgspec.ValidationError as error:
            known = ", ".join(self.kind.__struct_fields__)
            raise ValueError(f"player {name} of {self.game}: {error}; its weights are {known}") from error

    def _values(self, name: str) -> dict[str, Any]:
        own = dict(self._given[name])
        like = own.pop(LIKE, "")
        return {**self._values(like), **own} if like else own

    @cached_property
    def _usual(self) -> W:
        return self.named()

    def weights_of_thinking_player(self) -> W:
        """Return the weights of the player that thinks; those of *normal* where none of this title does."""
        found = _at_work.get()
        return found if type(found) is self.kind else self._usual
