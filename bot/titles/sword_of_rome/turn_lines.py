"""Events as lines: a force's way as one, points of support as one, the rest event by event."""

from collections.abc import Sequence

from bot.titles.sentences import event_sentence, lines_with_counts
from bot.titles.sword_of_rome.card_words import card_text
from bot.titles.sword_of_rome.support_words import support_line
from bot.titles.sword_of_rome.ways import DEEDS, Way, force_event_line, way_begun_by_event, way_line
from bot.words import Words
from engine.games.sword_of_rome.events.cards import CardPlayed, EventPlayed, ResponsePlayed, SupportSpent
from engine.games.sword_of_rome.events.combat import SupportGained
from engine.games.sword_of_rome.events.diplomacy import AllianceMade, NonPlayerActivated
from engine.games.sword_of_rome.events.gauls import GallicEventCancelled
from engine.games.sword_of_rome.events.movement import ArmyMarched, CampaignBegan, CardHelped
from engine.games.sword_of_rome.events.turn import AttritionRolled, BecameActive, LeadersKept
from engine.kernel.events import Event, OfferAnswered, OfferMade


class _Lines:
    """Lines in the making: what is said already, the way that goes on, the points that are being spent."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.told: list[str] = []
        self.way: Way | None = None
        self.points: list[SupportSpent] = []
        self.gained: SupportGained | None = None

    def close(self) -> None:
        """Tell what is open: a way, points of support."""
        if self.way is not None:
            self.told.append(way_line(self.way, self.words))
        if self.points:
            line = support_line(self.points, self.words)
            if self.gained is not None:
                line = self.words("support.won", points=self.gained.points, lost=self.gained.lost, spent=line)
            self.told.append(line)
        elif self.gained is not None:
            self.told.append(event_sentence(self.gained, self.words))
        self.way, self.points, self.gained = None, [], None

    def take(self, event: Event, later: Sequence[Event]) -> None:
        """Tell an event. later: those after it."""
        if isinstance(event, ArmyMarched) and self.way is not None and self.way.goes_on(event):
            self.way.add_leg(event)
        elif isinstance(event, DEEDS) and self.way is not None:
            deed = force_event_line(event, later, self.words)
            self.way.deeds += [deed] if deed else []
        elif isinstance(event, SupportSpent) and (self.gained is not None or self._same(event)):
            self.points.append(event)
        else:
            self.close()
            self._begin(event, later)

    def _same(self, event: SupportSpent) -> bool:
        return bool(self.points) and (self.points[0].side, self.points[0].power) == (event.side, event.power)

    def _begin(self, event: Event, later: Sequence[Event]) -> None:
        way = way_begun_by_event(event)
        if way is not None:
            self.way = way
        elif isinstance(event, SupportSpent):
            self.points = [event]
        elif isinstance(event, SupportGained):
            self.gained = event
        else:
            self.told.append(self._plain(event, later))

    def _plain(self, event: Event, later: Sequence[Event]) -> str:
        if isinstance(event, DEEDS):
            return force_event_line(event, later, self.words)
        line = event_sentence(event, self.words)
        if isinstance(event, ResponsePlayed) and any(isinstance(e, GallicEventCancelled) for e in later[:1]):
            return line  # what is printed on it does not count (ruling 134)
        if isinstance(event, EventPlayed | ResponsePlayed):
            return "\n".join((line, self.words("turn.card_says", said=card_text(event.card, self.words))))
        return line


def lines_of(events: Sequence[Event], words: Words) -> list[str]:
    """Return what happened, a line each; equal lines once, with their number."""
    lines, rest = _Lines(words), [event for event in events if not isinstance(event, BecameActive)]
    unhurt = [e for e in rest if isinstance(e, AttritionRolled) and not e.lost]
    hurt = [e for e in rest if isinstance(e, AttritionRolled) and e.lost]
    together = (*unhurt, *hurt) if len(hurt) > 1 else unhurt  # told in one line each
    for n, event in enumerate(rest):
        if len(hurt) > 1 and event is hurt[0]:
            lines.close()
            lines.told.append(attrition_loss_line(hurt, words))
        elif not is_needless(event, rest, n) and event not in together:
            lines.take(event, rest[n + 1 :])
    lines.close()
    found = lines_with_counts([line for line in lines.told if line], words)
    return [*found, harmless_attrition_line(unhurt, words)] if unhurt else found


def is_needless(event: Event, events: Sequence[Event], n: int) -> bool:
    """Return whether another event says the same: what the card that was just played is played for; with which cities
    leaders were paid for; what an offer was that has been answered; where a card helped that was just told."""
    after = events[n + 1] if n + 1 < len(events) else None
    match event:
        case CardHelped(card=card):
            return any(isinstance(e, ResponsePlayed | EventPlayed) and e.card == card for e in events[:n])
        case CardPlayed(card=card):
            return isinstance(after, NonPlayerActivated | CampaignBegan) and after.card == card
        case OfferMade(frm=frm, to=to, said=offered):
            return any(isinstance(e, OfferAnswered) and (e.frm, e.to, e.said) == (frm, to, offered) for e in events[n:])
        case OfferAnswered(answer="accepted"):
            return isinstance(after, AllianceMade)
        case SupportSpent(side=side, space=space):
            return any(isinstance(e, LeadersKept) and e.side == side and space in e.pay for e in events[:n])
    return False


def attrition_loss_line(rolled: Sequence[AttritionRolled], words: Words) -> str:
    """Return the attrition rolls that cost something, in one line."""
    parts = [words("attrition.hurt", **label.args) for event in rolled if (label := event.label()) is not None]
    return words("attrition.lost", parts=" · ".join(parts))


def harmless_attrition_line(rolled: Sequence[AttritionRolled], words: Words) -> str:
    """Return the attrition rolls that cost nothing, in one line."""
    parts = [words("attrition.unhurt", power=e.power, space=e.space, cu=e.cu, dice=(e.die,)) for e in rolled]
    return words("attrition.none", parts=", ".join(parts))
