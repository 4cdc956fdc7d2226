"""The title contract: what the bot must know of a game to tell and show it. Rules are no part of it.

A game's author gives one object, which their `Registration` names. The rest of the bot knows no game: whatever is said
or drawn of one, it asks here (`title_of_game`). Nearly everything has a default in `bot.titles.title_base.PlainTitle`;
a title must give `group` and `status_lines`. A longer example stands in docs/adding_a_game.md.

Methods get views, never states, so that they cannot tell a secret; `view` is what `Game.view` returns for the public
where the result goes to the table, and for one seat where it goes to that seat. All but the `draw_` methods run on
the bot's event loop and must return within a few milliseconds; drawing is done in a process of its own. Lines are
Discord markdown; longer ones than a message holds are cut.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from bot.messages.card import Card
from bot.titles.command_line import OddsForm, WireBench
from bot.titles.contest import Contest
from bot.titles.course import GameLength
from bot.titles.forced import TitleForced
from bot.titles.title_pictures import TitlePictures
from bot.titles.title_reference import TitleReference
from bot.titles.view_type import ViewT
from bot.words import Words
from data.charted_games import kept_by_game
from engine.games import registration_of
from engine.kernel.actions import Action
from engine.kernel.choices import Given
from engine.kernel.events import Event
from engine.kernel.prompts import Prompt
from engine.kernel.registration import object_at_path
from engine.kernel.texts import Text
from render import Picture, RenderService


class Title(TitlePictures[ViewT], TitleReference[ViewT], TitleForced, Protocol[ViewT]):
    """What the bot asks about one game.

    group: the slash group of its commands: "checkers" for /checkers. No other game may have the same.
    places: the ids of the places on its map. In questions they are lettered A to Y, the same on the map and in the
        list.
    map_after: tags of public events after which the thread gets a new map and a new panel, such as the start of a
        turn. They also divide the game into chapters, for /log. One event for each person's turn is a good measure.
    pictured_events: tags of public events of which `draw_event` makes a picture, posted on its own.
    shows: what the map can show instead of what it always shows (`/map show:`); the name of each is `name.show_<id>`.
        What a round has changed is marked on its map only by a title with any.

    A battle, or whatever goes on for many decisions, can be one message that is edited as it goes on (the live
    message), instead of lines in the thread:

    opens: tags of public events that begin it.
    running: tags of public events that it tells, and which are therefore not told as lines.
    closes: tags of public events that end it. A report is posted then (`span_report_lines`).
    lasts: tags of the procedures during which it goes on. When none of them is on the stack any more, it has ended
        too.

    usual_seats: with how many it is played best: a lobby is filled with computer players up to that; 0: with as many
        as may play.
    lesson_option: the option of which each value is a game of its own to learn, such as a scenario: newcomers read the
        pages and play the guided round of the one that they choose. Its values are named `name.option_<key>_<value>`,
        in short `learn.short_<value>`. "": there is none.
    practised_as: whom the guided round's person plays, by those values, unless they choose: a role's id; or the first.
    """

    group: str  # the slash group of its actions
    places: frozenset[str]  # ids of the map's places, which prompts letter
    map_after: frozenset[str]  # tags of events after which the map is posted and the panel posted again
    pictured_events: frozenset[str]  # tags of events that are worth a picture of their own
    close_ups: Mapping[str, str]  # crowded parts that a button under a map shows large: `name.near_<id>`, its middle
    shows: tuple[str, ...]  # what else than its usual face the map can show; the name of each is `name.show_<id>`
    ending: frozenset[str]  # tags of actions that end a turn or a phase, and with it what else could be done
    open_subjects: frozenset[str]  # moments whose subject all at the table know: whoever calls the seat says it
    running: frozenset[str]  # tags of events that a live message tells, so that the ledger need not
    opens: frozenset[str]  # tags of events that begin a live message
    closes: frozenset[str]  # tags of events that end it; a report is posted then
    lasts: frozenset[str]  # tags of the procedures that it goes on in: with them it ends, whatever is told
    usual_seats: int  # how many a lobby is filled up to with computer players; 0: as many as may play
    lesson_option: str  # the option whose values are learned and practised each by itself; "": none
    practised_as: Mapping[str, str]  # by those values: the role of a guided round's person
    lesson_begins: frozenset[str]  # moments of which a guided round's person meets one first; frozenset(): any

    at_once: frozenset[str]  # tags of actions whose first choice stands beside the actions, in one list
    worth: tuple[str, ...]  # tags of actions, what a good player looks at first; a menu lists all others below them
    has_sentence_labels: bool  # its actions' words are sentences that a button may bear as they are
    sentence_deeds: frozenset[str]  # tags of the actions of which that holds, where it does not of all
    carry_on: frozenset[str]  # moments whose answers carry on the decision before: its dice are told with them
    throws: frozenset[str]  # tags of dice: whom something of the same decision befell is told of them, too
    weights: Mapping[str, int]  # by tag: how much an event matters to whom it happens to; 0 where it is not named

    def status_lines(self, view: ViewT, words: Words) -> list[str]:
        """Return the state of the game in a few lines, for the panel, /table and /map. The first line stands alone
        above a new map.

        Example: ["Round 3 of 6, turn of <@1>", "Treasury: 12"].
        """
        ...

    def seat_on_turn(self, view: ViewT) -> str:
        """Return the seat whose turn it is; "" if nobody's. The next person is written to, if they want that, as this
        changes."""
        ...

    def seats_in_turn_order(self, view: ViewT) -> Sequence[str]:
        """Return the seats in the order of their turns in this round; the last is followed by nobody, as the next
        order is open.

        () if turns simply go round the table.
        """
        ...

    def hand_lines(self, view: ViewT, words: Words) -> list[str]:
        """Return a seat's secrets, a line each, for /hand and for private messages; `view` is that seat's."""
        ...

    def hand_line(self, view: ViewT, words: Words) -> str:
        """Return a seat's secrets in one line, for the message that has their picture. Called only if `draw_hand`
        draws any."""
        ...

    def hand_data(self, view: ViewT) -> Any:
        """Return the part of a seat's view that `draw_hand` draws, as plain data: the picture is sent again when it
        changes."""
        ...

    def hand_board_data(self, view: ViewT) -> Any:
        """Return what else of a seat's view `draw_hand` draws (its board), as plain data: a card that shows the picture
        gets it again when this changes, without being told of a new hand."""
        ...

    def lesson_figures(self, options: Mapping[str, str], seats: int = 0) -> Mapping[str, object]:
        """Return the figures that the pages for newcomers name, by the arguments of their words (`learn.<page>`, with
        the pages of `bot.screens.lessons.PAGES`; those of `bot.screens.lessons.ABOUT` stand on the lobby card).

        options: those of a table; what it has not settled has its default. seats: how many play; 0: as usual.

        Example: {"rounds": 6, "hand": 5}.
        """
        ...

    # Finer things, which a title may leave as they are in `bot.titles.title_base`

    def close_ups_under_map(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """Return which of `close_ups` stand under the map of a table with these options: four at most, beside the key
        in one row."""
        ...

    def option_note(self, view: ViewT, token: str, words: Words) -> str:
        """Return a few words that stand beside an option in a list, such as "4 troops"; "" for none.

        token: the option's token. view: that of the seat that is asked.
        """
        ...

    def note_in_question(self, view: ViewT, prompt: Prompt, token: str, words: Words) -> str:
        """Return the same of an option of a question, where what it stands for hangs on that: `PlainTitle` returns
        `option_note`."""
        ...

    def question_briefing(self, view: ViewT, prompt: Prompt, words: Words) -> Iterable[str]:
        """Return what one must know to answer a question, in lines below it: 600 characters at most, the rest is cut.

        view: that of the seat that is asked.
        """
        ...

    def stake_sentence(self, view: ViewT, prompt: Prompt, words: Words) -> str:
        """Return in one plain sentence what a question is about, from what everybody at the table may know: it stands
        on a locked screen. "" where that says too little. `PlainTitle` says the subject of `open_subjects`.

        view: the public's.
        """
        ...

    def quick_answers(self, prompt: Prompt) -> Mapping[str, Action]:
        """Return whole answers that one button gives, by key; the button's words are `quick.<key>`. {} for none.

        Not called once the question is answered. Each answer must be among the choices.
        """
        ...

    def basket_offers(self, view: ViewT, prompt: Prompt, given: Given) -> Sequence[tuple[Text, Mapping[str, Given]]]:
        """Return what sets several fields of a basket at once, beside what is in it: its name and the tokens of those
        fields. `given`: the draft, a complete answer.

        Example: a new general and their post as head of a new army, which are two fields, as "Raise a new army".
        """
        ...

    def question_route(self, view: ViewT, prompt: Prompt, given: Given = ()) -> Sequence[str]:
        """Return the way that a question is about, such as that of an enemy who comes: its picture shows it, the last
        place marked. () for none. view: that of the seat that is asked; given: what is chosen so far."""
        ...

    def question_route_owner(self, prompt: Prompt) -> str:
        """Return whose that way is; "": of the seat that is asked, or the view says it."""
        ...

    def question_places(self, view: ViewT, prompt: Prompt, given: Given = ()) -> Sequence[str]:
        """Return the places that a question is about without letting one choose among them, such as where the pieces
        stand that may move: its picture shows them where it has no list and no way to show. () for none. view: that of
        the seat that is asked; given: what is chosen so far."""
        ...

    def likely_token(self, view: ViewT, prompt: Prompt, given: Given) -> str:
        """Return the token that will mostly be wanted in the field that comes after some tokens, to be put in unasked;
        "" where it is asked. Whoever wants another presses a button that names the field.

        Example: of several agents that could go the nearest.
        """
        ...

    def setting_in_force(self, view: ViewT, prompt: Prompt) -> Action | None:
        """Return what now holds of what this question sets, such as a battle plan that was left, for its form to
        begin with.

        None: it begins empty. view: that of the seat that is asked.
        """
        ...

    def event_weight(self, event: Event) -> int:
        """Return how much an event matters to a seat that has caused it or that it happens to: the highest is told
        first; below 0: not told, since its question shows it. `PlainTitle` takes it from its `weights`, by the tag."""
        ...

    def news_for_seat(self, events: Sequence[Event], words: Words) -> Sequence[tuple[int, str]]:
        """Return what befell a seat, in the order in which it happened: how much each line matters, and the line.
        `PlainTitle` makes one of each event."""
        ...

    def deeds_of_others(self, view: ViewT, events: Sequence[Event], words: Words) -> Sequence[str]:
        """Return what others did in public events, a line each, what is near the reader first. view: the reader's."""
        ...

    def decision_result_lines(
        self, view: ViewT, events: Sequence[Event], words: Words, *, is_latest: bool = True
    ) -> list[str]:
        """Return what has come of a decision, for the seat that took it: the result in one bold line, then why, with
        the dice; four short lines at most. [] where nothing is said of it.

        view: the seat's, after it. events: all that came of it, in the seat's form, in their order. is_latest: nobody
        has decided anything since, so that it may be said whose turn is next.
        """
        ...

    async def compute_event_odds(self, view: ViewT, events: Sequence[Event]) -> None:
        """Work out, away from the event loop, what `decision_result_lines` and `span_card` tell of these events and
        what takes longer than the loop may wait, such as a battle's odds; what is found must be kept where they find
        it. `PlainTitle` does nothing."""
        ...

    # The end of a game, and charts

    def points_by_side(self, view: ViewT) -> Mapping[str, int]:
        """Return how many points each side has (the keys of `Outcome.scores`), the public view given; {} where points
        are secret until the end. Of these a chart by rounds is made, and what each round's card tells of the lead.
        What a point is called says `points.said`, if the game has its own word."""
        ...

    def has_points(self, view: ViewT) -> bool:
        """Return whether what stands in `Outcome.scores` is told as points, the public view given: not where a scenario
        is won by something else, and nobody has heard of points until its end."""
        ...

    def game_length(self, view: ViewT) -> GameLength:
        """Return which round is the last, and how many points end the game, the public view given."""
        ...

    def income_by_side(self, events: Sequence[Event]) -> Mapping[str, int]:
        """Return what each side (as in `standing`) had as income in some public events; {} where there is none."""
        ...

    def points_sources(self, events: Sequence[Event]) -> Mapping[str, Mapping[str, int]]:
        """Return by side what its points were for, in public events: the key of the source's words -> points.

        Example: {"red": {"reason.glory": 3}}.
        """
        ...

    def swing_sources(self, events: Sequence[Event]) -> Mapping[str, Mapping[str, int]]:
        """Return the same of one round: by what a side has gained or lost in it."""
        ...

    def luck_lines(self, events: Sequence[Event], words: Words) -> str:
        """Return how lucky everybody's dice were, the luckiest first, then the luckiest and the unluckiest throw, a
        line each; "" where there is nothing to tell."""
        ...

    def chart_colour(self, side: str) -> int | None:
        """Return the colour of a side, as 0xRRGGBB, for its line in a chart; None for none."""
        ...

    def emblem_powers(self, side: str) -> Sequence[str]:
        """Return whose emblems stand for a side: its own in `PlainTitle`, else those of the powers that it plays."""
        ...

    def seat_colour(self, view: ViewT, seat: str) -> int | None:
        """Return the accent of the cards that are a seat's own, as 0xRRGGBB; None for none. view: the seat's."""
        ...

    def card_key_of_event(self, event: Event, within: Sequence[str]) -> str:
        """Return the key of the card in the thread that tells an event: what has the same key, one after another, is
        one message that grows.

        event: a public event. within: the ids of the activities that it happened in, outermost first.
        Example: "turn_12", all that happens in somebody's turn. `bot.titles.card_keys.JOINS`: it joins whatever card
        was told last, such as what is drawn between two turns.
        """
        ...

    def acting_side(self, view: ViewT) -> str:
        """Return the side whose turn it is, as cards tell of it; "" if nobody's."""
        ...

    def turn_card(
        self, view: ViewT, events: Sequence[Event], words: Words, *, key: str, actor: str, continued: bool
    ) -> Card:
        """Return the card of some events that belong together.

        view: the public's, after the last of them. events: the public events of the card so far. key: what
        `card_key_of_event` gave them. actor: the side whose turn it is or was, as far as that is known. continued: the
        card goes on from another of the same key, which its title says, once.
        """
        ...

    async def card_with_pictures(
        self, renderer: RenderService, card: Card, view: ViewT, events: Sequence[Event], words: Words
    ) -> Card:
        """Return a card of `turn_card` with its pictures, such as the part of the map where something was taken."""
        ...

    def round_story_lines(self, view: ViewT, events: Sequence[Event], words: Words) -> list[str]:
        """Return what has happened in a round, in lines of the card that ends it, where standing, income and pace stand
        already. events: its public events; view: after it."""
        ...

    def record_lines(self, view: ViewT, events: Sequence[Event], words: Words) -> list[str]:
        """Return what each side has done in the whole game, in lines, for /stats and the end. events: all public
        events so far."""
        ...

    def span_card(self, view: ViewT, events: Sequence[Event], words: Words, *, over: bool) -> Card:
        """Return the card of what the live message tells: as it goes on, or how it ended.

        events: the public events since it began. over: nothing more comes.
        """
        ...

    def live_message(
        self, view: ViewT, events: Sequence[Event], words: Words, *, over: bool = False
    ) -> tuple[str, str]:
        """Return the first line of the live message, and the rest of it.

        events: the public events since it began. over: nothing more comes, even if no event of `closes` has been
            told.
        """
        ...

    async def draw_live_message(
        self, renderer: RenderService, view: ViewT, events: Sequence[Event], words: Words, *, over: bool = False
    ) -> Sequence[Picture]:
        """Return the pictures of the live message, or with `over` those of the report. () for none."""
        ...

    def span_report_lines(self, view: ViewT, events: Sequence[Event], words: Words) -> list[str]:
        """Return the report of what the live message told, in lines; it is posted when that has ended.

        events: the public events from the one that began it to the last, which need not be one of `closes`.
        """
        ...

    def battle_sides(self, events: Sequence[Event]) -> Contest | None:
        """Return who meets whom in what the live message tells, so that spectators may bet on it, and at its end who
        has won. events: the public events since it began. None where it has no two sides, or the title does not say
        who wins: then nobody bets."""
        ...

    # What the command line can ask of it

    def computable_odds_kinds(self) -> Sequence[OddsForm]:
        """Return what `praetor odds <game>` can work out, such as the odds of a battle."""
        ...

    def wire_benches(self) -> Mapping[str, WireBench]:
        """Return what `praetor bench wire` plays of the game against the stand-in for Discord, by the name of the
        figures."""
        ...


@kept_by_game
def title_of_game(game: str) -> Title[Any]:
    """Return the title of a game by its id. SetupError if there is no such game."""
    found: Title[Any] = object_at_path(registration_of(game).title)
    return found
