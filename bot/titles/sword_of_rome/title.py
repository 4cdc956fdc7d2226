"""How The Sword of Rome is described and shown: its title."""

from collections.abc import Iterator, Mapping, Sequence

from bot.messages.card import Card
from bot.titles import stakes
from bot.titles.command_line import WireBench
from bot.titles.contest import Contest
from bot.titles.course import GameLength
from bot.titles.forced import ForcedQuestions
from bot.titles.sword_of_rome import (
    at_table,
    battle_card,
    battle_course,
    dice_luck,
    notes,
    outcomes,
    points,
    round_story,
    support_words,
    turn_card,
    turn_lines,
    wire_bench,
)
from bot.titles.sword_of_rome.card_words import (
    card_line,
    full_hand_lines,
    hand_names_line,
    hands_of,
    short_hand_lines,
)
from bot.titles.sword_of_rome.map_ids import PLACES, spaces_of_listed_forces
from bot.titles.sword_of_rome.results import WEIGHTS
from bot.titles.sword_of_rome.scenes import CLOSE_UPS
from bot.titles.sword_of_rome.short_words import powers_of_side_name, side_colour
from bot.titles.sword_of_rome.title_drawings import SwordPictures
from bot.titles.sword_of_rome.trailing import has_paired_sides, person_total_line, unplayed_power_deciders_line
from bot.words import Words
from engine.games.sword_of_rome.actions.movement import FEWEST, NONE, Coordinate, EndCampaign, Halt, MarchArmy, MarchOn
from engine.games.sword_of_rome.actions.turn import EndTurn
from engine.games.sword_of_rome.events.cards import SupportSpent
from engine.games.sword_of_rome.events.combat import (
    BattleAgain,
    BattleBegan,
    BattleDecided,
    BattleRolled,
)
from engine.games.sword_of_rome.events.turn import RoundBegan, TurnBegan
from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.tables import CARDS, GAME_ID, TABLES, scenario_for_player_count
from engine.games.sword_of_rome.view import SideView, SwordView
from engine.kernel.actions import Action
from engine.kernel.choices import STOP, Given
from engine.kernel.events import Event, OfferAnswered
from engine.kernel.prompts import Prompt
from engine.kernel.texts import keyed_text

LEAGUE = "etruscan_samnite"
MARCHES = (MarchArmy.tag(), MarchOn.tag(), Coordinate.tag())
PRESUMED = {"along": STOP, "help": STOP, "bribe": NONE, "fleet": NONE, "mercenaries": FEWEST}
KNOWN_TO_ALL = (  # moments of which all see what they are about
    *(f"{way}contest" for way in ("march.", "march.avoid_", "march.refuse_", "retreat.")),
    *(f"{way}lend" for way in ("march.", "march.avoid_", "retreat.")),
    *(f"battle.{step}" for step in ("lead", "start", "stopped", "before", "after", "share", "lost", "won")),
    *(f"retreat.{step}" for step in ("start", "inside", "way", "storm")),
    *(f"march.{step}" for step in ("entered", "answer", "storm", "coordinate")),
    "siege_roll.thrown",
    "politics.guarded",
    "falls.loot",
    "fleet_sails.start",
    "gallic_roll.cancel",
    "gallic_roll.strike",
    *(f"march.{step}" for step in ("forks", "on", "react")),
    *(f"non_player_action.{step}" for step in ("minors", "start")),
    "player_turn.mistrust",
    "politics.start",
    *(f"reinforcing.{step}" for step in ("consuls", "departing", "other", "sides")),
    "support_loss.start",
    *(f"turns.{step}" for step in ("draw", "first", "renewal")),
    "surrender.start",
    "event_play.ask",
    *(f"march.{step}" for step in ("join", "precede")),
    "reinforcing.order",
)


class SwordTitle(SwordPictures):
    """See `bot.titles.Title`."""

    game, group = GAME_ID, "sword"
    places = PLACES
    map_after = frozenset({TurnBegan.tag(), RoundBegan.tag()})
    weights = WEIGHTS
    opens = frozenset({BattleBegan.tag()})
    lasts = frozenset({str(Battle.__struct_config__.tag)})
    running = frozenset(kind.tag() for kind in (BattleRolled, BattleAgain))
    close_ups = CLOSE_UPS
    open_subjects = frozenset(KNOWN_TO_ALL)
    ending = frozenset({EndTurn.tag(), EndCampaign.tag()})
    at_once = frozenset({MarchArmy.tag()})
    worth = ("march_army", "play_campaign", "play_event", "add_support", "raise_unit", "activate_non_player")
    usual_seats, has_sentence_labels = 4, True
    forced = ForcedQuestions(openly=frozenset({"reinforcing.sides"}))

    def lesson_figures(self, options: Mapping[str, str], seats: int = 0) -> Mapping[str, object]:
        """Return the figures that the pages for newcomers name."""
        played, rows = scenario_for_player_count(seats or self.usual_seats), TABLES.siege_table.rows
        return {
            "turns": int(options.get("last_round") or played.short_game),
            "rounds": TABLES.rounds,
            "decisions": played.decisions,
            "hand": played.hand["greek"],
            "roman_hand": played.hand["roman"],
            "start": played.vp_start,
            "sudden": TABLES.first_automatic_win_turn,
            "inside": TABLES.movement.inside,
            "most": TABLES.movement.most_cu,
            "siege_cu": TABLES.siege_table.least_cu,
            "siege_from": min(roll for roll, row in rows.items() if row.points),
            "siege_low": max(roll for roll, row in rows.items() if row.cu_loss and not row.points),
            "siege_dear": max(roll for roll, row in rows.items() if row.cu_loss),
            "ratio": TABLES.automatic_ratio,
            "markers": TABLES.plunder.looted,
        }

    def status_lines(self, view: SwordView, words: Words) -> list[str]:
        """Return turn, round and phase, then each side's points, cards and troops; then alliances and what lasts."""
        phase = {"key": f"phase.{view.phase or 'setup'}", "args": {}}
        level = words("status.level", level=view.level) if view.level is not None and not view.winners else ""
        lines = [words("status.turn", turn=view.turn, last=view.last_turn, round=view.round, phase=phase, level=level)]
        stands = points.points_of_next_scoring(view)
        lines += [self._side(view, side, stands.get(side.side, 0), words) for side in view.sides]
        lines += person_total_line(view, words)
        if view.alliances:
            pairs = " · ".join(words("status.pair", one=one, other=other) for one, other in view.alliances)
            lines.append(words("status.alliances", pairs=pairs))
        lines += self._sieges(view, words)
        if view.plunder:
            kind = "gallic" if view.plunder > 0 else "transalpine"
            lines.append(words("status.plunder", power=kind, count=abs(view.plunder), spaces=TABLES.plunder.spaces))
        lines += unplayed_power_deciders_line(view, words) if view.turn and not view.winners else ()
        if view.winners:
            lines.append(words("status.winners", sides=view.winners))
        return lines

    def _sieges(self, view: SwordView, words: Words) -> Iterator[str]:
        """Yield the sieges under way, each with the level at which the place falls."""
        found = [
            keyed_text(
                "status.siege",
                space=one.space,
                besieger=one.besieger,
                level=one.siege,
                needed=notes.siege_level_needed(one),
            )
            for one in view.places
            if one.siege >= 0 and one.besieger
        ]
        if found:
            yield words("status.sieges", sieges=found)

    def _side(self, view: SwordView, side: SideView, change: int, words: Words) -> str:
        powers = ("etruscan", "samnite") if side.side == LEAGUE else (side.side,)
        cu = sum([one.cu + one.cu_inside for one in view.stacks if one.power in powers])
        emblem = "".join(words.sign(f"emblem_{power}") for power in powers)
        key = "status.out" if side.out else "status.side"
        return words(
            key, emblem=emblem, side=side.side, seat=side.seat, vp=side.vp, cards=side.hand_size, cu=cu,
            desperate=len(side.desperate), stands=words("status.stands", change=f"{change:+d}") if change else "",
        )  # fmt: skip

    def seat_on_turn(self, view: SwordView) -> str:
        """Return whose turn it is."""
        return next((side.seat for side in view.sides if side.side == view.active), "")

    def hand_data(self, view: SwordView) -> Sequence[str]:
        """Return the hand of every side that the viewer plays, its Desperate Times last."""
        return tuple([card for held in hands_of(view).values() for card in held])

    def hand_lines(self, view: SwordView, words: Words) -> list[str]:
        """Return the viewer's cards, a line each; of somebody who plays two sides each hand below its side."""
        hands = hands_of(view)
        if len(hands) < 2:
            held = self.hand_data(view)
            alone = [f"- {line}" for line in full_hand_lines(held, words)]
            return [words("hand.title", count=len(held)), *alone] if held else super().hand_lines(view, words)
        lines: list[str] = []
        for side, held in hands.items():
            lines.append(words("hand.of_side", side=side, count=len(held)))
            lines += [f"- {line}" for line in short_hand_lines(held, words)]
        return lines

    def hand_line(self, view: SwordView, words: Words) -> str:
        """Return the names of the viewer's cards, in one line; of two sides each after the side's name."""
        hands = hands_of(view)
        if len(hands) < 2:
            held = self.hand_data(view)
            return words("hand.line", count=len(held), cards=hand_names_line(held, words))
        said = [words("hand.side", side=s, count=len(h), cards=hand_names_line(h, words)) for s, h in hands.items()]
        return words("hand.line_of_sides", said=" · ".join(said))

    def card_names_by_id(self) -> Mapping[str, str]:
        """Return every card, those that replace others with five players too, each with its name."""
        return {card: card for card in CARDS}

    def card_side(self, card: str) -> str:
        """Return the side in whose deck a card is."""
        return CARDS[card].deck

    def card_text(self, card: str, words: Words) -> str:
        """Return a card in a line: name, value, what it does."""
        return card_line(card, words)

    def map_reference_entries(self, words: Words) -> Iterator[tuple[str, str, str]]:
        """Return the spaces and the leaders."""
        return at_table.spaces_and_leaders_on_map(words)

    def entry_state_text(self, view: SwordView, token: str, words: Words) -> str:
        """Return how one of these stands at a table."""
        return at_table.current_status_text(view, token, words)

    def option_note(self, view: SwordView, token: str, words: Words) -> str:
        """Return a few words on an option."""
        return notes.option_note(view, token, words)

    def question_briefing(self, view: SwordView, prompt: Prompt, words: Words) -> Sequence[str]:
        """Return how the battle stands in which a card may be played; of an event under way, what its card says."""
        return notes.state_of_play_notes(view, prompt, words)

    def question_route(self, view: SwordView, prompt: Prompt, given: Given = ()) -> Sequence[str]:
        """Return the way of an army that has come, or is to sail."""
        return notes.way_in_question(prompt)

    def question_route_owner(self, prompt: Prompt) -> str:
        """Return the power of that army."""
        return notes.whose_way(prompt)

    def question_places(self, view: SwordView, prompt: Prompt, given: Given = ()) -> Sequence[str]:
        """Return the spaces that a question names, or where the armies stand among which one chooses."""
        return notes.spaces_in_question(prompt) or spaces_of_listed_forces(view, prompt, given)

    def decision_result_lines(
        self, view: SwordView, events: Sequence[Event], words: Words, *, is_latest: bool = True
    ) -> list[str]:
        """Return what has come of a decision: the result, why, and the dice."""
        return outcomes.outcome_lines(view, events, words, is_latest=is_latest)

    def deeds_of_others(self, view: SwordView, events: Sequence[Event], words: Words) -> Sequence[str]:
        """Return what others fought for, took and agreed on."""
        return round_story.news_of_others_lines(view, events, words)

    def stake_sentence(self, view: SwordView, prompt: Prompt, words: Words) -> str:
        """Return what all know of a question: its subject, or what a side has to act with."""
        own = next((side for side in view.sides if side.side == prompt.side), None)
        hand, open_ones = (own.hand_size, len(own.desperate)) if own is not None else (0, 0)
        facts = {"round": view.round, "rounds": view.rounds, "turn": view.turn, "desperate": open_ones}
        return stakes.stake_of(self.open_subjects, prompt, words, cards=hand, **facts)

    def news_for_seat(self, events: Sequence[Event], words: Words) -> Sequence[tuple[int, str]]:
        """Return what befell a seat: points of support of one side in one line, all else event by event."""
        spent = [event for event in events if isinstance(event, SupportSpent)]
        sides = [event.side for event in spent]
        found = list[tuple[int, str]]()
        rolled: BattleRolled | None = None
        for n, event in enumerate(events):
            rolled = event if isinstance(event, BattleRolled) else rolled
            if isinstance(event, BattleDecided) and rolled is not None and rolled.space == event.space:
                found.append((self.event_weight(event), battle_card.befallen_battle_line(rolled, event, words)))
                continue
            if isinstance(event, OfferAnswered) and turn_lines.is_needless(event, events, n):
                continue
            if not isinstance(event, SupportSpent):
                found += super().news_for_seat([event], words)
            elif event.side in sides:
                points = [point for point in spent if point.side == event.side]
                sides = [side for side in sides if side != event.side]
                found.append((self.event_weight(event), support_words.befallen_line(points, words)))
        return found

    def quick_answers(self, prompt: Prompt) -> Mapping[str, Action]:
        """Return, on the way, the rest of the march as it was planned, so that nobody need choose it twice."""
        rest = prompt.default  # where it may not halt: any way
        return {"planned": rest} if isinstance(rest, MarchOn) and Halt.tag() in prompt.menu.forms else {}

    def likely_token(self, view: SwordView, prompt: Prompt, given: Given) -> str:
        """Return of a march what is mostly wanted: nobody along, all CU, no card on the way, no bribe."""
        form = prompt.menu.forms.get(given[0]) if given else None
        opened = form.opened(given[1:]) if form is not None and given[0] in MARCHES else None
        if opened is None or opened[2]:
            return ""
        field, choices, own = opened
        level = choices.choices_after(own)
        if field == "cu" and level.high is not None:
            return str(level.high)
        wanted = PRESUMED.get(field, "")
        return wanted if any(option.token == wanted for option in level.options) else ""

    def points_by_side(self, view: SwordView) -> Mapping[str, int]:
        """Return the victory points of each side."""
        return {side.side: side.vp for side in view.sides}

    def game_length(self, view: SwordView) -> GameLength:
        """Return the last turn, and where the track of victory points ends; where the points of two sides count
        together nothing is foretold of a single one."""
        return GameLength(last=view.last_turn, most=TABLES.vp.high, foretold=not has_paired_sides(view))

    def points_sources(self, events: Sequence[Event]) -> Mapping[str, Mapping[str, int]]:
        """Return what victory points were for."""
        return points.point_sources(events)

    def luck_lines(self, events: Sequence[Event], words: Words) -> str:
        """Return how each side's dice did against what was to be expected."""
        return dice_luck.dice_luck_text(events, words)

    def round_story_lines(self, view: SwordView, events: Sequence[Event], words: Words) -> list[str]:
        """Return what a turn was about."""
        return round_story.turn_story_lines(view, events, words)

    def record_lines(self, view: SwordView, events: Sequence[Event], words: Words) -> list[str]:
        """Return what each side has done in the game so far."""
        return list(round_story.record_lines(view, events, words))

    def chart_colour(self, side: str) -> int | None:
        """Return the colour of a side."""
        return side_colour(side)

    def emblem_powers(self, side: str) -> Sequence[str]:
        """Return the powers of a side."""
        return powers_of_side_name(side)

    def seat_colour(self, view: SwordView, seat: str) -> int | None:
        """Return the colour of the side that a seat plays."""
        return next((side_colour(side.side) for side in view.sides if side.seat == seat), None)

    def card_key_of_event(self, event: Event, within: Sequence[str]) -> str:
        """Return the key of the card that tells an event: a player's turn, or a phase."""
        return turn_card.card_key_of_event(event, within)

    def acting_side(self, view: SwordView) -> str:
        """Return the side whose turn it is."""
        return view.active

    def turn_card(
        self, view: SwordView, events: Sequence[Event], words: Words, *, key: str, actor: str, continued: bool
    ) -> Card:
        """Return the card of a turn, or of a phase."""
        return turn_card.turn_card(view, actor, events, words, key=key, continued=continued)

    def span_card(self, view: SwordView, events: Sequence[Event], words: Words, *, over: bool) -> Card:
        """Return the card of a battle."""
        return battle_card.last_battle_card(events, words, over=over)

    def battle_sides(self, events: Sequence[Event]) -> Contest | None:
        """Return who meets whom in a battle, and who has won."""
        return battle_course.last_contest(events)

    def live_message(
        self, view: SwordView, events: Sequence[Event], words: Words, *, over: bool = False
    ) -> tuple[str, str]:
        """Return the live message of a battle."""
        return battle_card.live_message_heading(events, words, over=over)

    def wire_benches(self) -> Mapping[str, WireBench]:
        """Return a whole game by computer players."""
        return {"sword_of_rome": wire_bench.play_and_measure}

    def span_report_lines(self, view: SwordView, events: Sequence[Event], words: Words) -> list[str]:
        """Return the report of a battle."""
        first, rest = battle_card.live_message_heading(events, words, over=True)
        return [first, *rest.split("\n")] if first else []


TITLE = SwordTitle()
