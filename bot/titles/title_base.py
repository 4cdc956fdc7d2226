"""The base of titles: a default for everything but the slash group and the status.

This is a whole title:

    class Checkers(PlainTitle):
        game, group = "checkers", "checkers"

        def status_lines(self, view, words):
            return [words("status.turn", seat=view.turn)]

    TITLE = Checkers()

If the view has a field `hand` (a tuple of cards' ids), the cards are told by their names. If it has `scores` (points
by side, as in `Outcome.scores`) and `last_round`, each round's card tells who leads and what there is to come. If
the game registers drawings of the kinds "map" (see `render.kit.map_drawings`) and "hand" (see `render.kit.hand`), these
are used.
"""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bot.messages.card import Card
from bot.titles import stakes
from bot.titles.command_line import OddsForm, WireBench
from bot.titles.contest import Contest
from bot.titles.course import GameLength
from bot.titles.forced import ForcedQuestions
from bot.titles.lexicon import (
    CARD,
    TERM,
    LexiconEntry,
    action_entries,
    actions_of,
    card_entries,
    game_glossary,
    map_entries,
    rule_entries,
    term_entries,
)
from bot.titles.plain_pictures import PlainPictures
from bot.titles.sentences import event_sentence, line_as_heading, lines_with_counts, without_bold_marks
from bot.titles.view_type import ViewT
from bot.words import Words
from engine.kernel.actions import Action
from engine.kernel.choices import Given
from engine.kernel.events import Event, OfferAnswered, OfferMade
from engine.kernel.prompts import Prompt
from engine.kernel.texts import Text
from render import RenderService

OFFERS = {OfferAnswered.tag(): 30, OfferMade.tag(): 20}  # weights of the kernel's own events, if a title has none
NOTABLE = 50  # weight from which a deed of others is told to who has no part in it
BESIDE = 3  # lines that are told of a decision beside the one in bold


def event_in_words(event: Event, words: Words) -> str:
    """Return an event in words; "" for one that is not told."""
    return words.say(told) if (told := event.label()) is not None else ""


def weightiest_first(lines: Sequence[tuple[Any, str]], words: Words, why: str = "") -> list[str]:
    """Return the line that weighs most in bold (of equal ones the last), then the others in their order, and how many
    are left out. why: a line that follows the first one at once, "" for none."""
    if not lines:
        return []
    head = max(range(len(lines)), key=lambda n: (lines[n][0], n))
    others = [*([why] if why else ()), *(line for n, (_, line) in enumerate(lines) if n != head)]
    more = [words("result.more", count=len(others) - BESIDE)] if len(others) > BESIDE else []
    return [*line_as_heading(lines[head][1]), *others[:BESIDE], *more]


class PlainTitle(PlainPictures[ViewT]):
    """A title without notes, briefings, quick answers, live messages and stories.

    game: the game's id, by which its drawings are found. For everything else see `bot.titles.Title`.
    """

    map_after: frozenset[str] = frozenset()
    pictured_events: frozenset[str] = frozenset()
    close_ups: Mapping[str, str] = MappingProxyType({})
    shows: tuple[str, ...] = ()
    open_subjects: frozenset[str] = frozenset()
    ending: frozenset[str] = frozenset()
    running: frozenset[str] = frozenset()
    opens: frozenset[str] = frozenset()
    closes: frozenset[str] = frozenset()
    lasts: frozenset[str] = frozenset()
    at_once: frozenset[str] = frozenset()
    worth: tuple[str, ...] = ()
    has_sentence_labels = False
    sentence_deeds: frozenset[str] = frozenset()
    carry_on: frozenset[str] = frozenset()
    throws: frozenset[str] = frozenset()
    weights: Mapping[str, int] = {}
    forced: ForcedQuestions = ForcedQuestions()
    usual_seats, lesson_option = 0, ""
    practised_as: Mapping[str, str] = MappingProxyType({})
    lesson_begins: frozenset[str] = frozenset()

    def seat_on_turn(self, view: ViewT) -> str:
        """Return "": nobody has a turn."""
        return ""

    def seats_in_turn_order(self, view: ViewT) -> Sequence[str]:
        """Return (): turns go round the table."""
        return ()

    def hand_lines(self, view: ViewT, words: Words) -> list[str]:
        """Return the cards of the viewer, a line each."""
        held = self.hand_data(view)
        if not held:
            return [words("hand.empty")]
        return [words("hand.title", count=len(held)), *(f"- {self.card_text(card, words)}" for card in held)]

    def hand_line(self, view: ViewT, words: Words) -> str:
        """Return the names of the viewer's cards, in one line."""
        held = self.hand_data(view)
        return words("hand.line", count=len(held), cards=", ".join(map(words.name, held)))

    def hand_board_data(self, view: ViewT) -> Any:
        """Return (): only the hand is drawn."""
        return ()

    def card_names_by_id(self) -> Mapping[str, str]:
        """Return {}: there is no card to show."""
        return {}

    def reference_terms(self) -> Mapping[str, Mapping[str, Mapping[str, object]]]:
        """Return the terms of art of the game's `glossary.yaml`."""
        return {TERM: game_glossary(self.game)}

    def lexicon(self, words: Words) -> Sequence[LexiconEntry]:
        """Return cards, actions, terms, the pages of the short rules, and what stands on the map."""
        listed = card_entries(
            (card, self.card_kind(card), words.name(name), self.card_text(card, words), self._owner(card, words))
            for card, name in self.card_names_by_id().items()
        )
        return (
            *listed,
            *action_entries(actions_of(self.game), words),
            *term_entries(self.reference_terms(), words),
            *rule_entries(self.game, words),
            *map_entries(self.map_reference_entries(words), words),
        )

    def map_reference_entries(self, words: Words) -> Iterable[tuple[str, str, str]]:
        """Return (): nothing of the map can be looked up."""
        return ()

    def entry_state_text(self, view: ViewT, token: str, words: Words) -> str:
        """Return "": nothing is said of how it stands."""
        return ""

    def _owner(self, card: str, words: Words) -> str:
        """Return the name of the side that a card belongs to; "" if nobody's."""
        whose = self.card_side(card)
        return words.name(whose) if whose else ""

    def lesson_figures(self, options: Mapping[str, str], seats: int = 0) -> Mapping[str, object]:
        """Return {}: no page names a figure."""
        return {}

    def close_ups_under_map(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """Return all of `close_ups`."""
        return tuple(self.close_ups)

    def card_text(self, card: str, words: Words) -> str:
        """Return a card's name, and what it does where the words `card.<id>` say so."""
        said = f": {words(f'card.{card}')}" if words.has_words(f"card.{card}") else ""
        return f"**{words.name(card)}**{said}"

    def record_lines(self, view: ViewT, events: Sequence[Event], words: Words) -> list[str]:
        """Return []: nothing is counted."""
        return []

    def card_kind(self, card: str) -> str:
        """Return that it is a card."""
        return CARD

    def card_side(self, card: str) -> str:
        """Return "": no card belongs to a side."""
        return ""

    def option_note(self, view: ViewT, token: str, words: Words) -> str:
        """Return "": options have no notes."""
        return ""

    def note_in_question(self, view: ViewT, prompt: Prompt, token: str, words: Words) -> str:
        """Return the note on an option, which hangs on no question."""
        return self.option_note(view, token, words)

    def question_briefing(self, view: ViewT, prompt: Prompt, words: Words) -> Iterable[str]:
        """Return (): there is nothing to add to a question."""
        return ()

    def stake_sentence(self, view: ViewT, prompt: Prompt, words: Words) -> str:
        """Return what `stakes` says, without facts."""
        return stakes.stake_of(self.open_subjects, prompt, words)

    def quick_answers(self, prompt: Prompt) -> Mapping[str, Action]:
        """Return {}: no button gives a whole answer."""
        return {}

    def basket_offers(self, view: ViewT, prompt: Prompt, given: Given) -> Sequence[tuple[Text, Mapping[str, Given]]]:
        """Return (): a basket's fields are set one by one."""
        return ()

    def question_route(self, view: ViewT, prompt: Prompt, given: Given = ()) -> Sequence[str]:
        """Return (): no question is about a way."""
        return ()

    def question_route_owner(self, prompt: Prompt) -> str:
        """Return "": nobody else's."""
        return ""

    def question_places(self, view: ViewT, prompt: Prompt, given: Given = ()) -> Sequence[str]:
        """Return (): no question is about places that it does not list."""
        return ()

    def likely_token(self, view: ViewT, prompt: Prompt, given: Given) -> str:
        """Return "": each field is asked."""
        return ""

    def setting_in_force(self, view: ViewT, prompt: Prompt) -> Action | None:
        """Return None: every form begins empty."""
        return None

    def event_weight(self, event: Event) -> int:
        """Return what `weights` says of an event; 0 where it says nothing."""
        return self.weights.get(tag := type(event).tag(), OFFERS.get(tag, 0))

    def news_for_seat(self, events: Sequence[Event], words: Words) -> Sequence[tuple[int, str]]:
        """Return a line for each event that is told, with its weight."""
        return [
            (weight, line)
            for e in events
            if (weight := self.event_weight(e)) >= 0 and (line := event_sentence(e, words))
        ]

    def deeds_of_others(self, view: ViewT, events: Sequence[Event], words: Words) -> Sequence[str]:
        """Return the lines of what is not befallen but weighty."""
        return [line for weight, line in self.news_for_seat(events, words) if weight >= NOTABLE]

    def decision_result_lines(
        self, view: ViewT, events: Sequence[Event], words: Words, *, is_latest: bool = True
    ) -> list[str]:
        """Return what the weightiest event tells in bold (of equal ones the reader's own, then the last), then the
        others."""
        own = getattr(view, "seat", None)
        found = [
            ((self.weights.get(type(e).tag(), 0), own is not None and getattr(e, "seat", None) == own), words.say(told))
            for e in events
            if (told := e.label()) is not None
        ]
        return weightiest_first([(weight, line) for weight, line in found if line], words)

    async def compute_event_odds(self, view: ViewT, events: Sequence[Event]) -> None:
        """Do nothing: what such a game tells is quickly made."""

    def points_by_side(self, view: ViewT) -> Mapping[str, int]:
        """Return `view.scores`; {} where there is none: nobody's points are known before the end."""
        return dict(getattr(view, "scores", {}))

    def has_points(self, view: ViewT) -> bool:
        """Return True: points say who has won."""
        return True

    def game_length(self, view: ViewT) -> GameLength:
        """Return `view.last_round` as the end, where there is one."""
        return GameLength(last=getattr(view, "last_round", 0))

    def income_by_side(self, events: Sequence[Event]) -> Mapping[str, int]:
        """Return {}: there is no income."""
        return {}

    def points_sources(self, events: Sequence[Event]) -> Mapping[str, Mapping[str, int]]:
        """Return {}: it is not told what points are for."""
        return {}

    def swing_sources(self, events: Sequence[Event]) -> Mapping[str, Mapping[str, int]]:
        """Return what the points of the round were for."""
        return self.points_sources(events)

    def luck_lines(self, events: Sequence[Event], words: Words) -> str:
        """Return "": nobody's dice are weighed."""
        return ""

    def chart_colour(self, side: str) -> int | None:
        """Return None: sides have no colours."""
        return None

    def emblem_powers(self, side: str) -> Sequence[str]:
        """Return the side itself."""
        return (side,)

    def seat_colour(self, view: ViewT, seat: str) -> int | None:
        """Return None: seats have no colours."""
        return None

    def card_key_of_event(self, event: Event, within: Sequence[str]) -> str:
        """Return the outermost activity, so that a turn that is one is a card; where there is none, one for all until
        the next map."""
        return within[0] if within else "told"

    def acting_side(self, view: ViewT) -> str:
        """Return the seat whose turn it is."""
        return self.seat_on_turn(view)

    def turn_card(
        self, view: ViewT, events: Sequence[Event], words: Words, *, key: str, actor: str, continued: bool
    ) -> Card:
        """Return what happened, a line an event, with equal lines counted; the first is the title."""
        lines = lines_with_counts([line for event in events if (line := event_sentence(event, words))], words)
        if not lines:
            return Card(title=words("turn.nothing"))
        parts = (words("turn.continued") if continued else "", "\n".join(lines[1:]))
        return Card(title=without_bold_marks(lines[0]), parts=tuple(filter(None, parts)))

    async def card_with_pictures(
        self, renderer: RenderService, card: Card, view: ViewT, events: Sequence[Event], words: Words
    ) -> Card:
        """Return the card without pictures."""
        return card

    def round_story_lines(self, view: ViewT, events: Sequence[Event], words: Words) -> list[str]:
        """Return []: of a round the standing alone is told."""
        return []

    def span_card(self, view: ViewT, events: Sequence[Event], words: Words, *, over: bool) -> Card:
        """Return the words of `live_message`, or those of `span_report_lines` when it is over; the first line is the
        title."""
        if over:
            first, *rest = self.span_report_lines(view, events, words) or [""]
        else:
            first, *rest = self.live_message(view, events, words)
        return Card(title=without_bold_marks(first).removeprefix("## "), parts=tuple(filter(None, ["\n".join(rest)])))

    def live_message(
        self, view: ViewT, events: Sequence[Event], words: Words, *, over: bool = False
    ) -> tuple[str, str]:
        """Return no words: nothing is said in a live message."""
        return "", ""

    def span_report_lines(self, view: ViewT, events: Sequence[Event], words: Words) -> list[str]:
        """Return []: nothing is reported."""
        return []

    def battle_sides(self, events: Sequence[Event]) -> Contest | None:
        """Return None: nobody bets."""
        return None

    def computable_odds_kinds(self) -> Sequence[OddsForm]:
        """Return (): `praetor odds` works nothing out."""
        return ()

    def wire_benches(self) -> Mapping[str, WireBench]:
        """Return {}: there is no benchmark."""
        return {}
