"""What Romans may leave in a city: auxiliaries guard none without as many SP of legionaries (section 9.9)."""

from collections.abc import Callable, Iterable, Mapping

from engine.games.rise_of_the_roman_republic.board.control import scenario_of
from engine.games.rise_of_the_roman_republic.board.parts import stack_without_force
from engine.games.rise_of_the_roman_republic.forces import Force, Troops
from engine.games.rise_of_the_roman_republic.politics.hierarchy import GARRISON
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack
from engine.kernel.choices import Given
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import IllegalAction
from engine.kernel.picks import Item, Pick
from engine.kernel.texts import keyed_text

TRIES = 4  # random picks until something that may be is taken


def is_lawful_garrison(state: RiseState, there: Stack) -> bool:
    """Return whether a stack may stand in a city: who has a leader with them is no garrison (ruling c.13)."""
    if there.power != ROMANS or not there.inside or there.leaders:
        return True
    auxiliaries = sum([one.sp for one in there.troops if not is_legionary(state, one)])
    legions = [state.legions[one] for one in there.legions]
    legionaries = sum([one.infantry + one.cavalry for one in legions])
    return auxiliaries <= legionaries + sum([one.sp for one in there.troops if is_legionary(state, one)])


def is_legionary(state: RiseState, one: Troops) -> bool:
    """Return whether troops are legionaries of no legion: the garrison of Rome and others like it, and such as never
    leave their city (The Eagle)."""
    return one.kind == GARRISON or one.kind in scenario_of(state).pinned


def leaves_lawfully(state: RiseState, there: Stack, force: Force) -> bool:
    """Return whether a force may leave the rest of its stack where it is."""
    return is_lawful_garrison(state, stack_without_force(there, force))


def has_romans_beside_auxiliaries(there: Stack) -> bool:
    """Return whether Romans in a city have auxiliaries with them, so that it matters who stays."""
    return there.power == ROMANS and there.inside and any(one.kind != GARRISON for one in there.troops)


class Units(Pick):
    """Some of a force: leaders, legions, troops."""

    __slots__ = ()
    one_list = True


class Guarded(Units):
    """Units that are taken, or left, so that what is then in the city may be there."""

    __slots__ = ("_stays",)

    def __init__(
        self,
        items: Iterable[Item],
        high: int,
        stays: Callable[[Given], bool],
        groups: Mapping[str, tuple[int, int]] | None = None,
    ) -> None:
        super().__init__(items, 1, high, groups=groups)
        self._stays = stays

    def is_complete(self, given: Given) -> bool:
        """Return whether these are enough, and what is left may stay."""
        return super().is_complete(given) and self._stays(given)

    def value_of_tokens(self, given: Given) -> tuple[str, ...]:
        """Return the tokens in order. IllegalAction if what is left may not stay."""
        if super().is_complete(given) and not self._stays(given):
            raise IllegalAction(keyed_text("why.auxiliaries", section="9.9"), section="9.9")
        return super().value_of_tokens(given)

    def sample(self, lots: UnverifiedRandom) -> tuple[str, ...]:
        """Return a random pick that may be; the first that is found by taking all, then fewer, if chance finds none."""
        for _ in range(TRIES):
            found = self._drawn(lots)
            if found and self._stays(found):
                return found
        return self.fallback

    def _drawn(self, lots: UnverifiedRandom) -> tuple[str, ...]:
        try:
            return super().sample(lots)
        except IllegalAction:
            return ()

    @property
    def fallback(self) -> tuple[str, ...]:
        """Return a pick that may be: everything, or else one kind alone; () if there is none."""
        every = tuple([one.token for one in self.items for _ in range(one.count)])
        found = [every, *[(one.token,) for one in self.items]]
        return next((one for one in found if self.is_complete(one)), ())
