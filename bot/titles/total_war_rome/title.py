"""How Total War: Rome is described and shown: its title."""

import asyncio
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

from bot.messages.card import Card
from bot.titles.command_line import OddsForm, WireBench
from bot.titles.contest import Contest
from bot.titles.course import GameLength
from bot.titles.lexicon import CARD
from bot.titles.total_war_rome import agents, at_table, basket, battle_cards, outcomes, verdicts, wire_bench
from bot.titles.total_war_rome import land_battle as battle
from bot.titles.total_war_rome import naval_battle as naval
from bot.titles.total_war_rome import round_story as rounds
from bot.titles.total_war_rome import since_lines as since
from bot.titles.total_war_rome import turn_cards as cards
from bot.titles.total_war_rome import words as told
from bot.titles.total_war_rome.lesson_figures import lesson_figures
from bot.titles.total_war_rome.odds_forms import ODDS_FORMS
from bot.titles.total_war_rome.short_words import faction_colour, pair_status_text
from bot.titles.total_war_rome.subjects import PLACES
from bot.titles.total_war_rome.title_drawings import RomePictures
from bot.titles.total_war_rome.words import BUILDINGS, card_counts_text, event_text_key
from bot.words import Words
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.events.battle import (
    BattleBegun,
    BattleDecided,
    BroadsidesFired,
    CombatFought,
    FlanksDeclared,
    GeneralsCompared,
    NavalBattleBegun,
    NavalBattleFought,
    RevealUsed,
    SeaFightOver,
    UnopposedAttackMade,
)
from engine.games.total_war_rome.frames.battle import LandBattle
from engine.games.total_war_rome.frames.campaign import SeaFight
from engine.games.total_war_rome.tables import CARDS, COSTS, DEVELOPMENTS, GENERALS, SHIPS, TROOPS
from engine.games.total_war_rome.view import ArmyView, FactionView, RomeView
from engine.kernel.actions import Action
from engine.kernel.choices import Given
from engine.kernel.events import Event
from engine.kernel.prompts import Prompt
from engine.kernel.texts import Text, keyed_text

GAME_ID = "total_war_rome"


class RomeTitle(RomePictures):
    """See `bot.titles.Title`."""

    game, group = GAME_ID, "twr"
    places = PLACES
    map_after = frozenset({"round_begins"})
    pictured_events: frozenset[str] = frozenset()
    open_subjects = frozenset({told.TREATY, told.LEAVE, *told.KNOWN_TO_ALL})
    opens = frozenset({BattleBegun.tag(), NavalBattleBegun.tag()})
    closes = frozenset({SeaFightOver.tag()})  # a battle on land ends with its procedure, when its spoils are taken
    at_once, forced, worth = agents.AT_ONCE, agents.FORCED, agents.WORTH
    throws, carry_on = since.THROWS, frozenset({"losses.choose"})
    ending = frozenset({EndTurn.tag()})
    sentence_deeds = agents.SENTENCES
    close_ups = MappingProxyType({"italy": "campania", "greece": "thessalia"})
    weights = outcomes.WEIGHTS
    lasts = frozenset(str(kind.__struct_config__.tag) for kind in (LandBattle, SeaFight))
    running = frozenset(
        kind.tag()
        for kind in (
            GeneralsCompared,
            FlanksDeclared,
            RevealUsed,
            BattleDecided,
            CombatFought,
            UnopposedAttackMade,
            BroadsidesFired,
            NavalBattleFought,
        )
    )

    # In words

    def lesson_figures(self, options: Mapping[str, str], seats: int = 0) -> Mapping[str, object]:
        """Return the figures that the pages for newcomers name."""
        return lesson_figures(options, seats)

    def status_lines(self, view: RomeView, words: Words) -> list[str]:
        """Return round, phase and turn, then each faction's VP, gold, regions, armies, cards; then the treaties."""
        turn = {"key": "rome.of", "args": {"side": view.turn}} if view.turn else ""
        phase = {"key": f"phase.{view.phase}", "args": {}}
        key = "rome.turn_final" if view.final else "rome.turn"
        lines = [words(key, round=view.round, last=view.last_round, phase=phase, turn=turn, trigger=view.trigger)]
        if view.battle is not None:
            hosts = view.battle.hosts
            lines.append(
                words(
                    "rome.battle",
                    region=view.battle.region,
                    attacker=hosts[0].side,
                    defender=hosts[1].side,
                    phase=keyed_text(f"course.phase.{view.battle.phase or battle.BEFORE}"),
                )
            )
        regions = Counter([land.owner for land in view.regions.values()])
        armies = Counter([army.owner for army in view.armies.values() if army.at or army.navy])
        ready = Counter([army.owner for army in view.armies.values() if not (army.at or army.navy)])
        each = [(view.factions[one], (regions[one], armies[one], ready[one])) for one in view.order or view.factions]
        lines += [self._faction(view, faction, holds, words) for faction, holds in each]
        lines += self._relations(view, words)
        if view.winners:
            won = [view.factions[side] for side in view.winners]
            named = [
                keyed_text("rome.winner", emblem=words.sign(f"emblem_{f.side}"), side=f.side, seat=f.seat) for f in won
            ]
            lines.append(words("rome.winners", named=named))
        return lines

    def _faction(self, view: RomeView, faction: FactionView, holds: tuple[int, int, int], words: Words) -> str:
        """Return a faction in a line. holds: its regions, armies on the map, and armies that wait beside it."""
        regions, armies, ready = holds
        return words(
            "rome.faction",
            emblem=words.sign(f"emblem_{faction.side}"),
            side=faction.side,
            seat=faction.seat,
            vp=faction.vp,
            trigger=view.trigger,
            gold=faction.gold,
            regions=regions,
            armies=armies,
            ready=ready,
            cards=faction.hand_size,
        )

    def _relations(self, view: RomeView, words: Words) -> Iterator[str]:
        sides = list(view.factions)
        told = [
            pair_status_text(a, b, status, words)
            for n, a in enumerate(sides)
            for b in sides[n + 1 :]
            if (status := view.relations.get("|".join(sorted((a, b))), "")) not in ("", "neutral")
        ]
        if told:
            yield words("rome.status", pairs="; ".join(told))

    def seat_on_turn(self, view: RomeView) -> str:
        """Return the player of the faction whose agents or armies move."""
        return view.factions[view.turn].seat if view.turn in view.factions else ""

    def seats_in_turn_order(self, view: RomeView) -> Sequence[str]:
        """Return the players in the order that the initiative gave."""
        return [view.factions[side].seat for side in view.order if side in view.factions]

    def hand_lines(self, view: RomeView, words: Words) -> list[str]:
        """Return the action cards and the contents of the armies."""
        if not view.sides:
            return [words("rome.nothing")]
        lines = [words("rome.hand", count=len(view.hand)), *(self.card_text(card, words) for card in view.hand)]
        lines = lines if view.hand else [words("rome.no_hand")]
        armies = [army for army in view.armies.values() if army.owner in view.sides]
        lines += [words("rome.armies"), *(self._army(army, words) for army in armies)] if armies else []
        lines += [words("rome.shown", side=f.side, cards=f.shown) for f in view.factions.values() if f.shown]
        return lines

    def _army(self, army: ArmyView, words: Words) -> str:
        key, args = ("rome.at", {"region": army.at}) if army.at else ("rome.space", {})
        if army.navy:
            key, args = "rome.aboard", {"navy": army.navy}
        return words(
            "rome.army",
            army=army.id,
            where={"key": key, "args": args},
            general=army.general or "none",
            cards=card_counts_text(army.cards or (), words),
        )

    def hand_line(self, view: RomeView, words: Words) -> str:
        """Return the names of the action cards."""
        names = ", ".join(f"{words.name(CARDS[c].action)} / {words.name(CARDS[c].event)}" for c in view.hand)
        return words("rome.line", count=len(view.hand), cards=names) if names else ""

    def hand_data(self, view: RomeView) -> Sequence[str]:
        """Return the action cards."""
        return view.hand

    def hand_board_data(self, view: RomeView) -> Sequence[object]:
        """Return what the boards of the viewer's factions show: gold, points, developments and forces."""
        armies = [army for army in view.armies.values() if army.owner in view.sides]
        navies = [navy for navy in view.navies.values() if navy.owner in view.sides]
        return (view.round, [view.factions[side] for side in view.sides], armies, navies)

    def card_names_by_id(self) -> Mapping[str, str]:
        """Return what `/card` shows: action cards by their event, troops, ships, generals."""
        events = {card.event: card.event for card in CARDS.values()}
        return {**events, **{kind: kind for kind in (*TROOPS, *SHIPS, *GENERALS)}}

    def reference_terms(self) -> Mapping[str, Mapping[str, Mapping[str, object]]]:
        """Return buildings with their prices, developments, generals' characteristics, terms of art."""
        return {
            "building": {kind: {"cost": COSTS[priced]} for kind, priced in BUILDINGS.items()},
            "development": {token: {} for token in DEVELOPMENTS},
            "characteristic": {kept.characteristic: {} for kept in GENERALS.values() if kept.characteristic},
            **super().reference_terms(),
        }

    def card_kind(self, card: str) -> str:
        """Return whether it is an action card, a unit, a ship or a general."""
        kinds = (("unit", TROOPS), ("ship", SHIPS), ("general", GENERALS))
        return next((kind for kind, known in kinds if card in known), CARD)

    def card_side(self, card: str) -> str:
        """Return the faction of a troop or ship."""
        kept = TROOPS.get(card) or SHIPS.get(card)
        return kept.faction if kept is not None else ""

    def card_text(self, card: str, words: Words) -> str:
        """Return a card in a line."""
        if card in CARDS:
            kept = CARDS[card]
            said = words(event_text_key(card, words))
            return words("rome.card", action=kept.action, tax=kept.tax, event=kept.event, said=said)
        if card in TROOPS:
            troop = TROOPS[card]
            cost = words("rome.upgrade") if troop.cost is None else words("rome.cost", cost=troop.cost)
            good, difficult = (", ".join(words.name(d) for d in dice) for dice in (troop.good, troop.difficult))
            return words(
                "rome.troop", card=card, type=troop.type, good=good or "–", difficult=difficult or "–", cost=cost
            )
        if card in GENERALS:
            return self._general(card, words)
        if card in SHIPS:
            dice = ", ".join(words.name(d) for d in SHIPS[card].dice)
            return words("rome.ship", card=card, dice=dice, cost=words("rome.cost", cost=SHIPS[card].cost))
        return words("rome.event", event=card, said=words(f"event_text.{card}"))

    def _general(self, general: str, words: Words) -> str:
        """Return a general in a line: stars, die, and what their characteristic does."""
        kept = GENERALS[general]
        known = kept.characteristic
        said = f" {words(f'characteristic.{known}')}: {words(f'characteristic_text.{known}')}" if known else ""
        return words("rome.general", general=general, stars="★" * kept.stars, die=kept.die, said=said)

    def map_reference_entries(self, words: Words) -> Iterator[tuple[str, str, str]]:
        """Return the regions and the sea areas."""
        return at_table.printed_regions_and_seas(words)

    def entry_state_text(self, view: RomeView, token: str, words: Words) -> str:
        """Return how one of these, or a general, stands at a table."""
        return at_table.current_status_text(view, token, words)

    # For questions

    def option_note(self, view: RomeView, token: str, words: Words) -> str:
        """Return a few words on an option."""
        return told.option_note(view, token, words)

    def question_briefing(self, view: RomeView, prompt: Prompt, words: Words) -> Iterable[str]:
        """Return what one must know to answer a question."""
        return told.briefing_lines(view, prompt, words)

    def quick_answers(self, prompt: Prompt) -> Mapping[str, Action]:
        """Return whole answers that a button may give."""
        return told.quick_answers(prompt)

    def basket_offers(self, view: RomeView, prompt: Prompt, given: Given) -> Sequence[tuple[Text, Mapping[str, Given]]]:
        """Return how a new army can be raised."""
        return list(basket.new_army_offers(view, prompt, given))

    def likely_token(self, view: RomeView, prompt: Prompt, given: Given) -> str:
        """Return the nearest agent for a deed, and of several cards for it the one that is worth least otherwise."""
        return agents.presumed_agent_or_card(view, prompt, given)

    def setting_in_force(self, view: RomeView, prompt: Prompt) -> Action | None:
        """Return the battle plan that holds now, where the question sets one."""
        return told.battle_plan_in_force(view, prompt)

    # Battles and rounds

    def span_card(self, view: RomeView, events: Sequence[Event], words: Words, *, over: bool) -> Card:
        """Return the card of a battle, on land or at sea."""
        return battle_cards.card_of_last_battle(view, events, words, over=over)

    def battle_sides(self, events: Sequence[Event]) -> Contest | None:
        """Return who meets whom in a battle, and who has won."""
        return battle_cards.last_contest(events)

    def live_message(
        self, view: RomeView, events: Sequence[Event], words: Words, *, over: bool = False
    ) -> tuple[str, str]:
        """Return the live message of a battle, on land or at sea."""
        if at_sea := naval.course_of(events, over=over):
            return naval.live_message_heading(at_sea, words), naval.running_battle_text(at_sea, words)
        if course := battle.course_of(events, over=over):
            return battle.live_message_heading(course, words), battle.running_battle_text(course, view, words)
        return "", ""

    def span_report_lines(self, view: RomeView, events: Sequence[Event], words: Words) -> list[str]:
        """Return the report of a battle, on land or at sea."""
        if at_sea := naval.course_of(events, over=True):
            return naval.battle_report_lines(at_sea, words)
        course = battle.course_of(events, over=True)
        return battle.battle_report_lines(course, words) if course else []

    def points_by_side(self, view: RomeView) -> Mapping[str, int]:
        """Return the victory points of each faction."""
        return {side: faction.vp for side, faction in view.factions.items()}

    def game_length(self, view: RomeView) -> GameLength:
        """Return the victory points that end the game, and its last round: this one, once they were reached."""
        return GameLength(last=view.round if view.final else view.last_round, goal=view.trigger)

    def income_by_side(self, events: Sequence[Event]) -> Mapping[str, int]:
        """Return what each faction raised in taxes."""
        return rounds.tax_income(events)

    def points_sources(self, events: Sequence[Event]) -> Mapping[str, Mapping[str, int]]:
        """Return what victory points were for."""
        return rounds.point_sources(events)

    def luck_lines(self, events: Sequence[Event], words: Words) -> str:
        """Return how each faction's dice did against what was to be expected."""
        return rounds.dice_luck_text(events, words)

    def chart_colour(self, side: str) -> int | None:
        """Return the colour of a faction."""
        return faction_colour(side)

    def record_lines(self, view: RomeView, events: Sequence[Event], words: Words) -> list[str]:
        """Return what each faction has done in the game so far."""
        return list(rounds.record_lines(view, events, words))

    def news_for_seat(self, events: Sequence[Event], words: Words) -> Sequence[tuple[int, str]]:
        """Return what befell a seat: an agent's deed and an assault in one line with their dice, all else by itself."""
        return since.lines_since(events, self.event_weight, words)

    def stake_sentence(self, view: RomeView, prompt: Prompt, words: Words) -> str:
        """Return what all know of a question: its subject, or what a faction has for a phase."""
        return told.question_subject_text(view, prompt, words, self.open_subjects)

    def deeds_of_others(self, view: RomeView, events: Sequence[Event], words: Words) -> Sequence[str]:
        """Return what others took, fought and agreed on."""
        return rounds.news_of_others_lines(view, events, words)

    def decision_result_lines(
        self, view: RomeView, events: Sequence[Event], words: Words, *, is_latest: bool = True
    ) -> list[str]:
        """Return what has come of a decision: the result, why, and the dice."""
        return outcomes.outcome_lines(view, events, words, is_latest=is_latest)

    async def compute_event_odds(self, view: RomeView, events: Sequence[Event]) -> None:
        """Play a battle out for its odds, which takes some 40 ms."""
        if any(isinstance(event, BattleDecided) for event in events):
            await asyncio.to_thread(verdicts.work_out_battle_odds, view, events)

    def card_key_of_event(self, event: Event, within: Sequence[str]) -> str:
        """Return the key of the card that tells an event: a faction's turn, or a phase of the round."""
        return cards.card_key_of_event(event, within)

    def acting_side(self, view: RomeView) -> str:
        """Return the faction whose turn it is."""
        return view.turn

    def seat_colour(self, view: RomeView, seat: str) -> int | None:
        """Return the colour of a seat's first faction."""
        return faction_colour(view.sides[0]) if view.sides else None

    def turn_card(
        self, view: RomeView, events: Sequence[Event], words: Words, *, key: str, actor: str, continued: bool
    ) -> Card:
        """Return the card of events that belong together."""
        return cards.turn_card(view, events, words, key=key, actor=actor, continued=continued)

    def round_story_lines(self, view: RomeView, events: Sequence[Event], words: Words) -> list[str]:
        """Return what is said of a round."""
        return rounds.round_story_lines(view, events, words)

    # For the command line

    def computable_odds_kinds(self) -> Sequence[OddsForm]:
        """Return the odds of an assault and of a battle."""
        return ODDS_FORMS

    def wire_benches(self) -> Mapping[str, WireBench]:
        """Return a table with its pictures, as the event loop feels it."""
        return {"rome": wire_bench.play_and_measure}


TITLE = RomeTitle()
