"""Actions of the sequence of play (section 5) and of cards (sections 6 and 7)."""

from collections import Counter
from collections.abc import Iterable

from engine.kernel.actions import Action
from engine.kernel.texts import Text, keyed_text, struct_fields_to_fill

AT_END, NEVER = "end", "never"  # moments at which Desperate Times may be announced, beside a side's turn


POINTS = {
    "+": "support.added",
    "-": "support.removed",
}  # points spent on a space, by their token's first sign
ELSEWHERE = {"plunder": "support.plunder", "unrest": "support.unrest"}  # points spent on no space, by their token


RANDOM = "!"  # before a side, of whose hand a random card goes
HIRED = "hired"  # in place of the power in the token of a mercenary of Carthage


def support_point_texts(points: Iterable[str]) -> tuple[Text, ...]:
    """Return points of support in words, those of a space together: "-capua" takes from a space, "+roma" adds to one,
    others are `ELSEWHERE`."""
    told: list[Text] = []
    for point, n in Counter(points).items():
        known = {} if point in ELSEWHERE else {"space": point[1:], "count": n}
        told.append(Text(ELSEWHERE.get(point) or POINTS[point[0]], known))
    return tuple(told)


def leader_placement_texts(tokens: Iterable[str]) -> tuple[Text, ...]:
    """Return a text for each "leader@space"."""
    return tuple([keyed_text("placed.leader", leader=one.split("@")[0], space=one.split("@")[1]) for one in tokens])


def placed_cu_texts(tokens: Iterable[str]) -> tuple[Text, ...]:
    """Return a text for each "power@space", with how many CU it is named for."""
    counts = Counter(tuple(token.split("@")) for token in tokens)
    return tuple(
        [
            keyed_text("placed.hired_count" if power == HIRED else "placed.count", space=space, count=count)
            for (power, space), count in counts.items()
        ]
    )


class EndTurn(Action, frozen=True):
    """End the player's turn; without a card played, that is passing."""


class Discard(Action, frozen=True):
    """Lay cards aside in the Draw Phase."""

    cards: tuple[str, ...]


class GoFirst(Action, frozen=True):
    """Say which side goes first: this turn, or of those who would intercept."""

    first: str


class TakeSurrender(Action, frozen=True):
    """In the Surrender Phase: `markers`: spaces where the own marker is placed; `sieges`: where a siege is rolled
    for; `help`: own cards for these rolls, in answers stored before these were refused (5.4)."""

    markers: tuple[str, ...] = ()
    sieges: tuple[str, ...] = ()
    help: tuple[str, ...] = ()

    def label(self) -> Text:
        """Return the action in words."""
        kind = f"{'_markers' if self.markers else ''}{'_sieges' if self.sieges else ''}"
        return Text(f"action.take_surrender{kind}", struct_fields_to_fill(self))


class Renew(Action, frozen=True):
    """Say which alliances are to go on, as "one-other" of two powers; the others end."""

    alliances: tuple[str, ...]

    def label(self) -> Text:
        """Return the action in words."""
        pairs = [
            keyed_text("alliance.pair", one=pair.split("-")[0], other=pair.split("-")[1]) for pair in self.alliances
        ]
        return keyed_text("action.renew", pairs=tuple(pairs), pairs_count=len(pairs))


class SetOrder(Action, frozen=True):
    """Say in which order sides with equal victory points place their reinforcements."""

    order: tuple[str, ...]


class Reinforce(Action, frozen=True):
    """Place reinforcements: `units`: for each CU "power@space". `keep`: the named leaders that the Greeks keep, `pay`:
    the cities that lose loyalty for them. `leaders`: "leader@space". A unit "hired@space" is a mercenary."""

    units: tuple[str, ...] = ()
    keep: tuple[str, ...] = ()
    pay: tuple[str, ...] = ()
    leaders: tuple[str, ...] = ()

    def label(self) -> Text:
        """Return the action in words."""
        parts = (*placed_cu_texts(self.units), *leader_placement_texts(self.leaders))
        return keyed_text("action.reinforce" if parts else "action.reinforce_nothing", parts=parts)


class PlaceConsuls(Action, frozen=True):
    """Place the consuls that were drawn, as "leader@space"."""

    leaders: tuple[str, ...]

    def label(self) -> Text:
        """Return the action in words."""
        return keyed_text("action.place_consuls", parts=leader_placement_texts(self.leaders))


# Desperate Times (section 7.4)


class Announce(Action, frozen=True):
    """Announce Desperate Times in secret: `before` a side's next turn, "end" after the last round, "never": withdraw
    it."""

    before: str

    def label(self) -> Text:
        """Return the action in words."""
        return keyed_text(
            f"action.announce{f'_{self.before}' if self.before in (AT_END, NEVER) else ''}", before=self.before
        )


class PlayDesperate(Action, frozen=True):
    """Play Desperate Times now."""


class HoldBack(Action, frozen=True):
    """Keep Desperate Times for later."""


class Swap(Action, frozen=True):
    """Desperate Times: exchange cards of the hand for as many from the deck."""

    cards: tuple[str, ...]


class FetchEvent(Action, frozen=True):
    """Desperate Times: find an event in hand, deck or discards and play it."""

    event: str
    targets: tuple[str, ...] = ()


# What a card's value can do in every chapter's stead (section 7)


class AddSupport(Action, frozen=True):
    """Spend a card's value as support, point by point: "+space" raises or places, "-space" lowers or removes."""

    card: str
    points: tuple[str, ...]

    def label(self) -> Text:
        """Return the action in words, point by point."""
        return keyed_text("action.add_support", card=self.card, parts=support_point_texts(self.points))


class RaiseUnit(Action, frozen=True):
    """Place one CU with a card of value 3, at "power@space"."""

    card: str
    where: str

    def label(self) -> Text:
        """Return the action in words."""
        power, _, space = self.where.partition("@")
        return keyed_text("action.raise_unit", card=self.card, power=power, space=space)


class ChooseTargets(Action, frozen=True):
    """Say what an event means that is being carried out: spaces, CU, cards in an order."""

    targets: tuple[str, ...] = ()

    def label(self) -> Text:
        """Return the action in words."""
        units = [target for target in self.targets if "@" in target]
        points = [target for target in self.targets if target[:1] in POINTS]
        sides = [target.removeprefix(RANDOM) for target in self.targets if target.startswith(RANDOM)]
        parts = (
            *placed_cu_texts(units),
            *support_point_texts(points),
            *(keyed_text("option.random_discard", side=side) for side in sides),
        )
        if parts or not self.targets:
            return keyed_text("action.choose_targets_units", parts=parts)
        return keyed_text("action.choose_targets", targets=self.targets)


class PlayEvent(Action, frozen=True):
    """Play a card as its event."""

    card: str
    targets: tuple[str, ...] = ()
