"""How The Rise of the Roman Republic is described and shown: its title."""

from collections.abc import Iterator, Mapping, Sequence

from bot.messages.card import Card
from bot.titles.contest import Contest
from bot.titles.course import GameLength
from bot.titles.forced import ForcedQuestions
from bot.titles.rise_of_the_roman_republic import (
    at_table,
    battle_card,
    battle_course,
    dice_luck,
    goal_lines,
    notes,
    outcomes,
    reference,
    round_story,
    sea_lines,
    short_words,
    subjects,
    turn_card,
)
from bot.titles.rise_of_the_roman_republic.map_ids import PLACES
from bot.titles.rise_of_the_roman_republic.results import WEIGHTS, bold_lines, cities_taken_together
from bot.titles.rise_of_the_roman_republic.siege_lines import SIEGE, siege_attrition_lines
from bot.titles.rise_of_the_roman_republic.title_drawings import BOARDS, RisePictures
from bot.words import Words
from data import load_game_data
from engine.games.rise_of_the_roman_republic.actions.cup import EndPhase
from engine.games.rise_of_the_roman_republic.actions.movement import March, MarchAllies, MarchBeside, MarchWith
from engine.games.rise_of_the_roman_republic.events.combat import (
    AvoidanceRolled,
    BattleBegan,
    BattleRolled,
    BesiegedJoined,
    CoordinationRolled,
    SpLost,
)
from engine.games.rise_of_the_roman_republic.events.cup import TurnBegan
from engine.games.rise_of_the_roman_republic.events.siege import CityTaken, SiegeAttritionRolled
from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from engine.games.rise_of_the_roman_republic.game import PLAYED
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.options import OURS
from engine.games.rise_of_the_roman_republic.tables import GAME_ID, SCENARIOS
from engine.games.rise_of_the_roman_republic.turn.samnite_wars import OPEN
from engine.games.rise_of_the_roman_republic.view import RiseView, SideView
from engine.kernel.choices import Given
from engine.kernel.events import Event
from engine.kernel.prompts import Prompt

PRACTISED_AS: Mapping[str, str] = {
    "alexander": "rome",
    "thunderbolt": "carthage",
    "central_italy": "rome",
    "eagle": "epirus",
}  # by scenario; in each who has to act for a victory
CLOSE_UPS: Mapping[str, str] = {
    "north": "1615",
    "latium": "3714",
    "samnium": "4109",
    "campania": "4412",
    "strait": "6015",
}  # by a hex
NORTHERN = "thunderbolt"  # the scenario that is fought in the north, and comes to no strait
KNOWN_TO_ALL = (  # moments of which all see what they are about
    *(f"battle.{step}" for step in ("avoid", "attack_help", "defence_help", "attack_ready", "defence_ready")),
    *(f"battle.{step}" for step in ("flee", "invest", "raise", "lower")),
    "movement.intercept",
    "capture.occupy",
    "storming.guile",
    "losing.start",
    "turns.activate",
    *(f"election.{step}" for step in ("who", "master", "field", "senate", "muster", "imperium")),
    *(f"opening.{step}" for step in ("place", "second_place")),
    *(f"strategic.{step}" for step in ("return", "within")),
    *(f"raising.{step}" for step in ("start", "command")),
    "command.choose",
    "fleets.raise",
    "incursion.flee",
    "invasion.place",
    "levying.start",
    "phase.triumph",
    "road_work.start",
    "samnite_levy.place",
    "phase.arrive",
    "phase.regroup",
    "mobilisation.place",
    "movement.answer",
    "opening.deploy",
    "strategic.emergency",
    "strategic.place",
    "tribe_roll.guile",
    "turns.roman_levy",
    "turns.samnite_levy",
)


class RiseTitle(RisePictures):
    """See `bot.titles.Title`."""

    game, group = GAME_ID, "rrr"
    places: frozenset[str] = PLACES
    map_after = frozenset({TurnBegan.tag()})
    weights = WEIGHTS
    shows = BOARDS
    close_ups = CLOSE_UPS
    usual_seats, has_sentence_labels = 3, True
    forced = ForcedQuestions(openly=frozenset({"turns.roman_levy", "turns.samnite_levy"}))
    lesson_option = "scenario"
    practised_as, lesson_begins = PRACTISED_AS, frozenset({"phase.act"})
    opens = frozenset({BattleBegan.tag()})
    lasts = frozenset({str(Battle.__struct_config__.tag)})
    running = frozenset(kind.tag() for kind in (AvoidanceRolled, BattleRolled, BesiegedJoined, CoordinationRolled))
    ending = frozenset({EndPhase.tag()})
    open_subjects = frozenset(KNOWN_TO_ALL)
    at_once = frozenset({March.tag(), MarchAllies.tag(), MarchBeside.tag(), MarchWith.tag()})

    def close_ups_under_map(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """Return which parts of the map are shown large in a scenario."""
        far = "strait" if options.get("scenario") == NORTHERN else "north"
        return tuple([part for part in CLOSE_UPS if part != far])

    def lesson_figures(self, options: Mapping[str, str], seats: int = 0) -> Mapping[str, object]:
        """Return the figures that the pages for newcomers name."""
        name = options.get("scenario") or PLAYED[0]
        known, is_open = SCENARIOS[name], options.get("samnite_end") == OPEN
        turns = known.longest if is_open and known.longest else known.turns
        return {
            "scenario": name,
            "decisions": load_game_data(GAME_ID, "decisions")[name],
            "turns": turns,
            "start": known.start,
            "end": known.start - turns + 1,
            "open": turns > known.turns,
            "siege": FIGURES.siege_markers,
            "samnite_sp": reference.start_sp(name, "samnites"),
            **reference.start_points(name),
            **reference.invasion_figures(name),
        }

    def status_lines(self, view: RiseView, words: Words) -> list[str]:
        """Return turn and phase, then each side's points, SP and provinces; then sieges, tribes, and the cup."""
        phase = {"key": f"phase.{view.phase or 'setup'}", "args": {}}
        lines = [words("status.turn", turn=view.turn, last=view.last_turn, year=view.year, phase=phase)]
        if view.acting:
            lines.append(words("status.acting", leader=view.acting))
        lines += [self._side(side, words, points=_counts_points(view)) for side in view.sides]
        lines += goal_lines.samnite_subdual_lines(view, words) + goal_lines.conquest_progress_lines(view, words)
        lines += sea_lines.invasion_goal_lines(view, words) + sea_lines.naval_superiority_lines(view, words)
        besieged = [one.place for one in view.cities if one.besieger]
        if besieged:
            lines.append(words("status.sieges", places=besieged))
        lines += goal_lines.tribes_in_arms_lines(view, words)
        if view.season:
            found = [_season(one, words) for one in view.season]
            lines.append(words("status.season", list="; ".join(found)))
        if view.cup:
            lines.append(words("status.cup", count=sum(view.cup.values())))
        if view.winners:
            lines.append(words("status.winners", sides=view.winners))
        return lines

    def _side(self, side: SideView, words: Words, *, points: bool) -> str:
        emblem = words.sign(f"emblem_{side.side}")
        return words(
            "status.side" if points else "status.side_held",
            emblem=emblem, side=side.side, seat=side.seat, points=side.points, sp=side.sp,
            provinces=len(side.provinces),
        )  # fmt: skip

    def seat_on_turn(self, view: RiseView) -> str:
        """Return the seat that decides for the leader who acts."""
        return next((side.seat for side in view.sides if side.side == view.acting_side), "")

    def acting_side(self, view: RiseView) -> str:
        """Return the side whose leader acts."""
        return view.acting_side

    def hand_lines(self, view: RiseView, words: Words) -> list[str]:
        """Return the armies of the viewer's sides, a line each: nothing is hidden in this game."""
        own = [one for one in view.stacks if one.side in view.own]
        if not own:
            return [words("hand.none")]
        return [
            words("hand.armies"),
            *(reference.army_line(one, words) for one in own),
        ]

    def card_names_by_id(self) -> Mapping[str, str]:
        """Return what /card shows: leaders, offices and cities of the scenarios that can be played."""
        return reference.reference_cards(PLAYED)

    def card_text(self, card: str, words: Words) -> str:
        """Return a leader, an office or a city in words."""
        return reference.card_line(card, words)

    def card_kind(self, card: str) -> str:
        """Return whether it is a leader, an office or a city."""
        return reference.card_kind(card)

    def card_side(self, card: str) -> str:
        """Return the side of a leader."""
        return reference.side_of_leader(card)

    def map_reference_entries(self, words: Words) -> Iterator[tuple[str, str, str]]:
        """Return the provinces."""
        return at_table.printed_provinces(words)

    def entry_state_text(self, view: RiseView, token: str, words: Words) -> str:
        """Return who holds a city, a province or an office, or where a leader is."""
        return at_table.current_status_text(view, token, words)

    def points_by_side(self, view: RiseView) -> Mapping[str, int]:
        """Return the points of each side, as they stand; {} where nobody counts any."""
        return {} if not _counts_points(view) else {side.side: side.points for side in view.sides}

    def has_points(self, view: RiseView) -> bool:
        """Return whether the scenario counts points."""
        return _counts_points(view)

    def game_length(self, view: RiseView) -> GameLength:
        """Return the last turn; where an invader wins in many ways, no pace of points tells who will."""
        return GameLength(last=view.last_turn, foretold=not SCENARIOS[view.scenario].has_rule("invasion"))

    def chart_colour(self, side: str) -> int | None:
        """Return the colour of a side."""
        return short_words.side_colour(side)

    def emblem_powers(self, side: str) -> Sequence[str]:
        """Return the side itself."""
        return (side,)

    def seat_colour(self, view: RiseView, seat: str) -> int | None:
        """Return the colour of a seat's side."""
        return next((self.chart_colour(side.side) for side in view.sides if side.seat == seat), None)

    def option_note(self, view: RiseView, token: str, words: Words) -> str:
        """Return a few words on an option."""
        return notes.option_note(view, token, words)

    def note_in_question(self, view: RiseView, prompt: Prompt, token: str, words: Words) -> str:
        """Return a few words on an option: of a march with all whom the leader may take, who these are."""
        return notes.march_note(view, prompt, token, words) or self.option_note(view, token, words)

    def question_briefing(self, view: RiseView, prompt: Prompt, words: Words) -> Sequence[str]:
        """Return who acts, where and with what, how likely they go on, and what they may do by their office."""
        return tuple(notes.briefing_lines(view, prompt, words))

    def stake_sentence(self, view: RiseView, prompt: Prompt, words: Words) -> str:
        """Return who may act, where and how strong they are; else what all know of a question."""
        return notes.leader_phase_text(view, prompt, words) or super().stake_sentence(view, prompt, words)

    def likely_token(self, view: RiseView, prompt: Prompt, given: Given) -> str:
        """Return of forces that are placed before the first turn that all stand together, in a city."""
        return notes.presumed_placement(prompt, given)

    def question_route(self, view: RiseView, prompt: Prompt, given: Given = ()) -> Sequence[str]:
        """Return the way of a march where it could be intercepted."""
        return subjects.way_in_question(prompt)

    def question_places(self, view: RiseView, prompt: Prompt, given: Given = ()) -> Sequence[str]:
        """Return the land of a tribe, or where the leader stands who acts."""
        return subjects.hexes_in_question(view, prompt)

    def decision_result_lines(
        self, view: RiseView, events: Sequence[Event], words: Words, *, is_latest: bool = True
    ) -> list[str]:
        """Return what has come of a decision: the result, why, and the dice."""
        return outcomes.outcome_lines(view, events, words, is_latest=is_latest)

    def deeds_of_others(self, view: RiseView, events: Sequence[Event], words: Words) -> Sequence[str]:
        """Return which cities others took, and which battles they fought."""
        return round_story.news_of_others_lines(view, events, words)

    def news_for_seat(self, events: Sequence[Event], words: Words) -> Sequence[tuple[int, str]]:
        """Return a line for each battle, for cities that fell in a row in one way, and for each other event that is
        told, with its weight."""
        found: list[tuple[int, str]] = []
        begun, together = False, cities_taken_together(events)
        rolled = [event for event in events if isinstance(event, SiegeAttritionRolled)]
        sieges = dict(siege_attrition_lines(events, {one.power for one in rolled}, words))
        for n, event in enumerate(events):
            if n in sieges:
                found.append((WEIGHTS[SpLost.tag()], sieges[n]))
            elif rolled and (event in rolled or (isinstance(event, SpLost) and event.cause == SIEGE)):
                continue  # told with the first die of its siege, or nobody lost anything
            elif isinstance(event, BattleBegan) or (isinstance(event, BattleRolled) and not begun):
                begun = True
                found.append((WEIGHTS[BattleRolled.tag()], outcomes.battle_summary_text(events[n:], words)))
            elif isinstance(event, CityTaken) and together.get(n) != [event]:
                if n in together:
                    found.append((WEIGHTS[CityTaken.tag()], bold_lines(together[n], words)[0]))
            elif not isinstance(event, BattleRolled):
                found += super().news_for_seat([event], words)
        return found

    def points_sources(self, events: Sequence[Event]) -> Mapping[str, Mapping[str, int]]:
        """Return what victory points are for: provinces."""
        return round_story.point_sources(events)

    def swing_sources(self, events: Sequence[Event]) -> Mapping[str, Mapping[str, int]]:
        """Return by which provinces a side has gained or lost in a turn."""
        return round_story.swing_sources(events)

    def luck_lines(self, events: Sequence[Event], words: Words) -> str:
        """Return how each side's dice did against what was to be expected."""
        return dice_luck.dice_luck_text(events, words)

    def round_story_lines(self, view: RiseView, events: Sequence[Event], words: Words) -> list[str]:
        """Return what a turn was about, and how far it is to a victory."""
        return [*round_story.turn_story_lines(view, events, words), *goal_lines.turn_report_lines(view, words)]

    def record_lines(self, view: RiseView, events: Sequence[Event], words: Words) -> list[str]:
        """Return what each side has done in the game so far."""
        return list(round_story.record_lines(view, events, words, points=_counts_points(view)))

    def card_key_of_event(self, event: Event, within: Sequence[str]) -> str:
        """Return the key of the card that tells an event: a leader's phase, or a segment."""
        return turn_card.card_key_of_event(event, within)

    def turn_card(
        self, view: RiseView, events: Sequence[Event], words: Words, *, key: str, actor: str, continued: bool
    ) -> Card:
        """Return the card of a phase, or of a segment."""
        return turn_card.turn_card(view, actor, events, words, key=key, continued=continued)

    def span_card(self, view: RiseView, events: Sequence[Event], words: Words, *, over: bool) -> Card:
        """Return the card of a battle."""
        return battle_card.last_battle_card(events, words, over=over, odds=view.charts == OURS)

    def battle_sides(self, events: Sequence[Event]) -> Contest | None:
        """Return who meets whom in a battle, and who has won."""
        return battle_course.last_contest(events)

    def live_message(
        self, view: RiseView, events: Sequence[Event], words: Words, *, over: bool = False
    ) -> tuple[str, str]:
        """Return the live message of a battle."""
        return battle_card.live_message_heading(events, words, over=over, odds=view.charts == OURS)

    def span_report_lines(self, view: RiseView, events: Sequence[Event], words: Words) -> list[str]:
        """Return the report of a battle."""
        first, rest = battle_card.live_message_heading(events, words, over=True, odds=view.charts == OURS)
        return [first, *rest.split("\n")] if first else []


def _counts_points(view: RiseView) -> bool:
    """Return whether points decide a scenario."""
    known = SCENARIOS[view.scenario]
    return known.has_rule("victory_points") or known.has_rule("invasion")


def _season(season: str, words: Words) -> str:
    """Return what an augury has brought in words."""
    kind, _, province = season.partition(":")
    return words(f"season.{kind}", province=province)


TITLE = RiseTitle()
