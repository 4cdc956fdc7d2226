"""How Samnite Wars is described and shown: its title."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from bot.messages.card import Card, Gallery
from bot.titles import stakes
from bot.titles.course import GameLength
from bot.titles.forced import ForcedQuestions
from bot.titles.hand_pictures import hand_pictures
from bot.titles.map_request import USUAL_MAP, MapRequest, PlacesRequest
from bot.titles.samnite_wars import at_table, outcomes, turn_card, war_board
from bot.titles.samnite_wars import round_story as rounds
from bot.titles.title_base import PlainTitle
from bot.words import Words, unmarked_text
from data import load_game_data
from engine.games.samnite_wars.computer_player.beforehand import win_chance_beforehand
from engine.games.samnite_wars.events import EffortsRevealed, TurnBegan
from engine.games.samnite_wars.statistics import player_records, prestige_sources
from engine.games.samnite_wars.tables import OPTIONS, TABLES
from engine.games.samnite_wars.view import CombatView, SamniteView
from engine.kernel.events import Event
from engine.kernel.prompts import Prompt
from render import Picture, RenderService
from render.games.samnite_wars.cards import EffortSide, Face

GAME_ID = "samnite_wars"


KNOWN_TO_ALL = frozenset(  # moments of which all see what they are about
    (
        *("aftermath.start", "conquest.others", "conquest.start"),
        *("turn.strategy", "war.negate", "war.freed"),
        *(f"war_effort.{step}" for step in ("ally", "effort", "gifts", "roles")),
    )
)


class SamniteTitle(PlainTitle[SamniteView]):
    """See `bot.titles.Title`."""

    game, group = GAME_ID, "samnite"
    places = frozenset(load_game_data(GAME_ID, "regions")["regions"])
    map_after = frozenset({TurnBegan.tag()})
    weights = outcomes.WEIGHTS
    open_subjects = KNOWN_TO_ALL
    usual_seats, has_sentence_labels = 4, True
    forced = ForcedQuestions(alone=frozenset({"peace.start", "raids.start", "conquest.start"}))

    def lesson_figures(self, options: Mapping[str, str], seats: int = 0) -> Mapping[str, object]:
        """Return the figures that the pages for newcomers name."""
        rounds = options.get("last_round") or next(o.default for o in OPTIONS if o.key == "last_round")
        decisions = load_game_data(GAME_ID, "decisions")
        return {
            "decisions": decisions.get(seats, decisions[self.usual_seats]),
            "regions": TABLES.victory.regions,
            "rounds": int(rounds),
            "hand": TABLES.fate.hand,
            "base": TABLES.taxation.base,
            "each_region": TABLES.taxation.each_region,
            "price": TABLES.strategy.price,
            "campaign": TABLES.campaign.cost,
            "campaign_lost": TABLES.campaign.lost,
            "discards": TABLES.etcetera.discards,
            "revolt_won": TABLES.revolt.won,
            "revolt_lost": TABLES.revolt.lost,
        }

    def status_lines(self, view: SamniteView, words: Words) -> list[str]:
        """Return round, Consul, Treasury, Rome's regions and everybody's Prestige."""
        controlled = [region.region for region in view.regions if region.controlled]
        partly = [r for r in view.regions if r.tokens and not r.controlled]
        lines = [
            words(
                "status.turn",
                round=view.round,
                last=view.last_round,
                consul=view.consul,
                phase=phase_name_text(view.phase),
            ),
            words("status.treasury", gold=view.treasury, regions=controlled, count=len(controlled)),
            *(words("status.partly", region=r.region, tokens=r.tokens, needed=r.needed) for r in partly),
        ]
        if view.combat is not None:
            lines.append(self._combat(view.combat, words))
        lines += [
            words("status.player", seat=p.seat, triumph=p.triumph, cards=p.hand_size)
            for p in sorted(view.players, key=lambda p: -p.triumph)
        ]
        if view.winners:
            lines.append(words("status.winners", seats=view.winners))
        return lines

    def stake_sentence(self, view: SamniteView, prompt: Prompt, words: Words) -> str:
        """Return what all know of a question: its subject, or what lies in the Treasury."""
        facts = {"coins": view.treasury, "discards": TABLES.etcetera.discards}
        return stakes.stake_of(self.open_subjects, prompt, words, **facts)

    def _combat(self, combat: CombatView, words: Words) -> str:
        kind = combat_kind_text(combat.kind)
        if not combat.enemy:
            return words("status.combat_open", kind=kind, region=combat.region)
        return words("status.combat", kind=kind, region=combat.region, consul=combat.consul, enemy=combat.enemy)

    def hand_lines(self, view: SamniteView, words: Words) -> list[str]:
        """Return the hand, a line a card, by type."""
        if not view.hand:
            return [words("hand.empty")]
        lines = [words("hand.title", count=len(view.hand))]
        lines += [f"- {self.card_text(card, words)}" for card in sorted(view.hand, key=_order)]
        if view.effort is not None:
            lines.append(words("hand.effort", cards=view.effort))
        return lines

    def seat_on_turn(self, view: SamniteView) -> str:
        """Return whose turn it is."""
        return view.consul

    def hand_line(self, view: SamniteView, words: Words) -> str:
        """Return the names of the cards in the hand, with their Force."""
        forces = {card: CARDS[card].get("force") for card in view.hand}
        names = [f"{words.name(c)} {forces[c]}" if forces[c] else words.name(c) for c in sorted(view.hand, key=_order)]
        return words("hand.line", count=len(names), cards=", ".join(names))

    def hand_data(self, view: SamniteView) -> Sequence[str]:
        """Return the hand."""
        return view.hand

    def card_names_by_id(self) -> Mapping[str, str]:
        """Return every card of the Fate deck."""
        return {card: card for card in CARDS}

    def card_text(self, card: str, words: Words) -> str:
        """Return a card in a line: name, type, Force, what it does."""
        kept = CARDS[card]
        force = words("hand.force", force=kept["force"]) if kept.get("force") else ""
        return words("hand.card", card=card, type=kept["type"], force=force, said=text_of_card(card))

    def map_reference_entries(self, words: Words) -> Iterator[tuple[str, str, str]]:
        """Return the regions."""
        return at_table.map_region_entries(words)

    def entry_state_text(self, view: SamniteView, token: str, words: Words) -> str:
        """Return how far Rome has a region."""
        return at_table.current_status_text(view, token, words)

    def seat_colour(self, view: SamniteView, seat: str) -> int | None:
        """Return the colour of a player."""
        return turn_card.seat_colour(seat)

    def turn_card(
        self, view: SamniteView, events: Sequence[Event], words: Words, *, key: str, actor: str, continued: bool
    ) -> Card:
        """Return the card of a Consul's turn."""
        return turn_card.turn_card(view, actor, events, words, continued=continued)

    async def card_with_pictures(
        self, renderer: RenderService, card: Card, view: SamniteView, events: Sequence[Event], words: Words
    ) -> Card:
        """Return a card with the War Efforts of the turn side by side."""
        found = turn_card.effort_of(events)
        picture = await self.draw_event(renderer, found, words) if found is not None else None
        return turn_card.with_gallery(card, Gallery(pictures=(picture,))) if picture is not None else card

    def points_by_side(self, view: SamniteView) -> Mapping[str, int]:
        """Return the Prestige of each player."""
        return {player.seat: player.triumph for player in view.players}

    def chart_colour(self, side: str) -> int | None:
        """Return the colour of a player."""
        return turn_card.seat_colour(side)

    def luck_lines(self, events: Sequence[Event], words: Words) -> str:
        """Return how each player's dice did against what was to be expected, and the luckiest and unluckiest throw."""
        return rounds.dice_luck_text(events, words)

    def round_story_lines(self, view: SamniteView, events: Sequence[Event], words: Words) -> list[str]:
        """Return what a round was about."""
        return rounds.round_story_lines(events, words)

    def record_lines(self, view: SamniteView, events: Sequence[Event], words: Words) -> list[str]:
        """Return what each player has done in the game so far."""
        found = player_records([player.seat for player in view.players], events)
        lines = []
        for player in view.players:
            record = msgspec.structs.asdict(found[player.seat])
            lines.append(words("record.player", seat=player.seat, triumph=player.triumph))
            lines.append(words("record.battles", **record))
        return lines

    def game_length(self, view: SamniteView) -> GameLength:
        """Return the last round; nobody is foretold to win by it, since a Consul mostly ends the game long before."""
        return GameLength(last=view.last_round, foretold=False)

    def points_sources(self, events: Sequence[Event]) -> Mapping[str, Mapping[str, int]]:
        """Return what everybody's Prestige was for."""
        return {
            seat: {f"reason.{why}": n for why, n in earned.items()} for seat, earned in prestige_sources(events).items()
        }

    async def compute_event_odds(self, view: SamniteView, events: Sequence[Event]) -> None:
        """Work out the odds of the battles that some events tell; they are kept for `decision_result_lines`."""
        for event in events:
            if isinstance(event, EffortsRevealed):
                await asyncio.to_thread(win_chance_beforehand, event)

    def deeds_of_others(self, view: SamniteView, events: Sequence[Event], words: Words) -> Sequence[str]:
        """Return which regions others won and lost, who won which battle, and what else their turns came to."""
        return rounds.turns_of_others_lines(events, words)

    def decision_result_lines(
        self, view: SamniteView, events: Sequence[Event], words: Words, *, is_latest: bool = True
    ) -> list[str]:
        """Return what has come of a decision: the result, and the two War Efforts that led to it."""
        found = outcomes.outcome_lines(view, events, words)
        return found or super().decision_result_lines(view, outcomes.events_without_others_draws(view, events), words)

    def places_by_interest(self, view: SamniteView) -> Sequence[str]:
        """Return the region that is fought over."""
        return () if view.combat is None else (view.combat.region,)

    async def draw_map(
        self, renderer: RenderService, view: SamniteView, words: Words, request: MapRequest = USUAL_MAP
    ) -> Picture:
        """Return the map of Italy."""
        names = {card: words.name(card) for card in CARDS}
        return await renderer.draw(
            GAME_ID,
            "map",
            view,
            names=_plain(words),
            theme=request.theme,
            lettered=request.letters,
            crop=request.around,
            cards=names,
        )

    async def draw_places(
        self, renderer: RenderService, view: SamniteView, words: Words, request: PlacesRequest
    ) -> Picture:
        """Return the crop that holds these regions; nothing moves on this map."""
        return await renderer.draw(GAME_ID, "places", view, lettered=request.letters, around=tuple(request.around))

    async def draw_hand(self, renderer: RenderService, view: SamniteView, words: Words) -> Sequence[Picture]:
        """Return the hand as pictures."""
        cards = [card_face(card, words) for card in sorted(view.hand, key=_order)]
        return await hand_pictures(renderer, GAME_ID, cards) if cards else ()

    async def draw_battle_board(
        self, renderer: RenderService, view: SamniteView, events: Sequence[Event], words: Words
    ) -> Picture | None:
        """Return the war that the viewer takes part in, with their cards and what each counts in it; None where there
        is none, or its efforts are shown."""
        found = war_board.war_board(view, words)
        return None if found is None else await renderer.draw(GAME_ID, "war", found[:3], title=found[3])

    def option_note(self, view: SamniteView, token: str, words: Words) -> str:
        """Return of a card what it does, and in a war of the viewer what it counts."""
        return war_board.card_note(view, token, words)

    async def draw_card(self, renderer: RenderService, card: str, words: Words) -> Picture:
        """Return one card."""
        return await renderer.draw(GAME_ID, "card", card_face(card, words))

    async def draw_event(self, renderer: RenderService, event: Any, words: Words) -> Picture | None:
        """Return the two War Efforts side by side."""
        if not isinstance(event, EffortsRevealed):
            return None
        left, right = effort_sides(event, words)
        return await renderer.draw(
            GAME_ID, "effort", (left, right), winner={"consul": "left", "enemy": "right"}.get(event.winner, "")
        )


CARDS: dict[str, Any] = load_game_data(GAME_ID, "cards")["cards"]
TYPES = ("ally", "strategy", "troops", "weapon", "battle", "conquest", "victory", "defeat", "peace", "special")


def _order(card: str) -> tuple[int, str]:
    return TYPES.index(CARDS[card]["type"]), card


def combat_kind_text(kind: str) -> dict[str, Any]:
    """Return the name of a kind of combat as a text."""
    return {"key": f"name.{kind}", "args": {}}


def phase_name_text(phase: str) -> dict[str, Any]:
    """Return the name of a phase as a text."""
    return {"key": f"phase.{phase}", "args": {}}


def text_of_card(card: str) -> dict[str, Any]:
    """Return what a card does as a text."""
    return {"key": f"card.{card}", "args": {}}


def card_face(card: str, words: Words) -> Face:
    """Return a card as it is drawn."""
    kept = CARDS[card]
    said = words(f"card.{card}") if words.has_words(f"card.{card}") else ""
    return Face(
        id=card,
        name=words.name(card),
        kind=kept["type"],
        force=kept.get("force"),
        lines=(said,) if said else (),
    )


def _plain(words: Words) -> dict[str, str]:
    """Return the players' names as they are drawn, where no markdown is read."""
    return {seat: unmarked_text(name) for seat, name in words.names.items()}


def effort_sides(event: EffortsRevealed, words: Words) -> tuple[EffortSide, EffortSide]:
    """Return Rome's side and its enemy's as they are drawn: each card with what it counts, and the dice of a tie."""
    sides = (
        (event.consul, event.consul_cards, event.consul_counts, event.consul_force, words("status.rome")),
        (event.enemy, event.enemy_cards, event.enemy_counts, event.enemy_force, words.name(event.region)),
    )
    left, right = (
        EffortSide(
            name=unmarked_text(words.seat(seat)),
            livery=int(seat) - 1,
            faces=_counted(cards, counts, words),
            total=total,
            role=role,
            rolls=tuple(throw[n] for throw in event.ties),
        )
        for n, (seat, cards, counts, total, role) in enumerate(sides)
    )
    return left, right


def _counted(cards: Sequence[str], counts: Sequence[int], words: Words) -> tuple[Face, ...]:
    """Return the cards with the Force that each had, where it was told (once it was not)."""
    faces = tuple(card_face(card, words) for card in cards)
    if len(counts) != len(faces):
        return faces
    return tuple(msgspec.structs.replace(one, force=count) for one, count in zip(faces, counts, strict=True))


TITLE = SamniteTitle()
