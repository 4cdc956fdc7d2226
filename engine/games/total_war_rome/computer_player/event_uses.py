"""What the computer player does with events that serve a moment: which cards it keeps for what is about to happen, and
when it plays them. A card that nothing is in sight for is cashed."""

from collections.abc import Iterator

import msgspec

from engine.games.total_war_rome.actions.battle import PrepareBattle
from engine.games.total_war_rome.actions.event_cards import CampFever, FairWinds, ForcedMarch
from engine.games.total_war_rome.army_cards import expected_kills
from engine.games.total_war_rome.battle.land.preparation import ROUGH_ARMY
from engine.games.total_war_rome.board.geography import land_distance
from engine.games.total_war_rome.computer_player.defence import endangered_regions
from engine.games.total_war_rome.computer_player.values import (
    army_strength,
    battle_chance,
    diplomatic_status,
    is_garrisoned,
    keep_worth,
    leading_opponent,
    viewing_faction,
)
from engine.games.total_war_rome.computer_player.weights import at_work
from engine.games.total_war_rome.tables import CARDS, REGIONS
from engine.games.total_war_rome.view import ArmyView, RomeView
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.forms import Form
from engine.kernel.prompts import Prompt
from engine.kit.player import best_scored, offered_first_tokens, partial_form_fillings

ROUGH, SMOOTH = "broken_ground", "open_plain"
IN_BATTLE = (ROUGH, SMOOTH, "stratagem", "rousing_words", "steady_line")
ASSAULTS = ("siege_works", "traitor_at_the_gate")
CLOSE = (0.15, 0.85)  # chances of a battle between which a card may decide it
NEAR = 2  # regions by land within which armies may meet this turn
LARGE = 4  # cards of an army that is worth a card
TAKES_MUCH = 8.0  # gold that may be lost where a militia is wanted


def card_worth(view: RomeView, card: str) -> float:
    """Return what a card is worth to hold: more where what its event serves is about to happen."""
    event, kept = CARDS[card].event, keep_worth(card)
    if not at_work().plays_events:
        return kept
    sought = (
        (event in IN_BATTLE and any(_battles(view)))
        or (event in ASSAULTS and any(_sieges(view)))
        or (event == "camp_fever" and any(_feverish(view)))
        or (event == "town_militia" and max(endangered_regions(view).values(), default=0.0) > TAKES_MUCH)
    )
    return max(kept, at_work().event_in_sight) if sought else kept


def _own(view: RomeView) -> list[ArmyView]:
    return [a for a in view.armies.values() if a.owner == viewing_faction(view) and a.at and a.count >= LARGE]


def _enemies(view: RomeView) -> list[ArmyView]:
    side = viewing_faction(view)
    return [a for a in view.armies.values() if a.at and diplomatic_status(view, side, a.owner) == "enemy"]


def _battles(view: RomeView) -> Iterator[str]:
    """Yield the enemy's armies with which a battle may come that is not decided yet."""
    for own in _own(view):
        for enemy in _enemies(view):
            chance = battle_chance(army_strength(own), army_strength(enemy))
            if enemy.count >= LARGE and land_distance(own.at, enemy.at) <= NEAR and CLOSE[0] < chance < CLOSE[1]:
                yield enemy.id


def _sieges(view: RomeView) -> Iterator[str]:
    """Yield the rich garrisoned regions of enemies that an army stands next to."""
    side = viewing_faction(view)
    for own in _own(view):
        for region, land in view.regions.items():
            hostile = land.owner and diplomatic_status(view, side, land.owner) == "enemy"
            if hostile and is_garrisoned(view, region) and land_distance(own.at, region) <= 1:
                yield region


def _feverish(view: RomeView) -> Iterator[str]:
    """Yield the enemy's large armies abroad that are near one's own regions or armies, or the leader's."""
    side, first = viewing_faction(view), leading_opponent(view)
    mine = [*[region for region, land in view.regions.items() if land.owner == side], *[a.at for a in _own(view)]]
    for army in _enemies(view):
        abroad = REGIONS[army.at].home != army.owner
        near = army.owner == first or any(land_distance(army.at, region) <= 1 for region in mine)
        if abroad and army.count >= LARGE and near:
            yield army.id


# In a campaign


def spread_camp_fever(view: RomeView, form: Form) -> Action | None:
    """Let a fever break out in the largest army of an enemy that is a danger."""
    if not at_work().plays_events:
        return None
    able = [army for army in offered_first_tokens(form, "army") if army in set(_feverish(view))]
    if not able:
        return None
    target = max(able, key=lambda army: (view.armies[army].count, army))
    return CampFever(card=offered_first_tokens(form, "card")[0], army=target)


def march_on(view: RomeView, form: Form, goals: dict[str, dict[str, float]]) -> Action | None:
    """Let an army that is spent march on where a goal is beside it. goals: what each of one's armies could gain."""
    found = [
        (worth, ForcedMarch(**way))
        for way in partial_form_fillings(form, "card", "army")
        if way["army"] in goals and view.armies[way["army"]].mu == 0
        for region, worth in goals[way["army"]].items()
        if land_distance(view.armies[way["army"]].at, region) == 1
    ]
    return best_scored(found, above=at_work().forced_march) if at_work().plays_events else None


def sail_on(view: RomeView, form: Form) -> Action | None:
    """Give a navy that is spent at sea with an army aboard a fair wind."""
    if not at_work().plays_events:
        return None
    for way in partial_form_fillings(form, "card", "navy"):
        navy = view.navies[way["navy"]]
        if navy.carries and navy.sea and (navy.mu or 0) <= 0:
            return FairWinds(**way)
    return None


def storm_target(view: RomeView, form: Form) -> str:
    """Return the navy of an enemy at sea that carries the largest army; "" for none."""
    side = viewing_faction(view)
    navies = [view.navies[one] for one in offered_first_tokens(form, "navy")]
    laden = [n for n in navies if n.carries and diplomatic_status(view, side, n.owner) == "enemy"]
    return max(laden, key=lambda n: (view.armies[n.carries].count, n.id)).id if laden else ""


# In a battle


def prepare_battle(view: RomeView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Play cards for the terrain that suits one's own army better, and a stratagem, in a battle that is not decided."""
    usual = prompt.default
    if not at_work().plays_events or view.battle is None or not isinstance(usual, PrepareBattle):
        return usual
    side = viewing_faction(view)
    n = next((n for n, host in enumerate(view.battle.hosts) if host.side == side), None)
    if n is None or usual.composite or not _is_open(view, n):
        return usual
    held = possible_cards(prompt)
    wanted = ROUGH if _likes_rough(view, n) else SMOOTH
    cards = tuple(card for card in held if CARDS[card].event in (wanted, "stratagem"))
    found = msgspec.structs.replace(usual, cards=cards)
    return found if prompt.menu.contains(found) else usual


def possible_cards(prompt: Prompt) -> tuple[str, ...]:
    """Return the cards that can be played before a battle."""
    return tuple(
        option.token for option in prompt.menu.choices_after(("prepare_battle",)).options if option.token in CARDS
    )


def _is_open(view: RomeView, n: int) -> bool:
    assert view.battle is not None  # noqa: S101 - who calls has looked
    own, enemy = view.battle.hosts[n], view.battle.hosts[1 - n]
    mine = sum(expected_kills(kind, False) for kind in own.hand or ())
    theirs = (
        sum(expected_kills(kind, False) for kind in enemy.hand)
        if enemy.hand is not None
        else at_work().unknown_card * enemy.started
    )
    return min(own.started, enemy.started) >= LARGE and CLOSE[0] < battle_chance(mine, theirs) < CLOSE[1]


def _likes_rough(view: RomeView, n: int) -> bool:
    assert view.battle is not None  # noqa: S101 - who calls has looked
    kinds = view.battle.hosts[n].hand or ()
    good, difficult = (sum(expected_kills(kind, going) for kind in kinds) for going in (False, True))
    return difficult > ROUGH_ARMY * good
