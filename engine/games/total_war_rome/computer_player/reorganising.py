"""The computer player reorganises: generals where they are needed, remnants into armies, the best cards forward."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from engine.games.total_war_rome.actions.campaign import March, Merge, MoveGeneral, Reorganise
from engine.games.total_war_rome.army_cards import expected_kills
from engine.games.total_war_rome.board.armies import BOUNDS, MAIN, has_room_for, is_legal_army
from engine.games.total_war_rome.board.disunity import has_mixed_tribes
from engine.games.total_war_rome.board.geography import land_distance
from engine.games.total_war_rome.computer_player.defence import region_peril
from engine.games.total_war_rome.computer_player.values import army_strength, viewing_faction
from engine.games.total_war_rome.computer_player.weights import at_work
from engine.games.total_war_rome.tables import TROOPS, stars_of
from engine.games.total_war_rome.view import ArmyView, RomeView
from engine.kernel.actions import Action
from engine.kernel.forms import Form
from engine.kit.player import best_scored, offered_first_tokens, partial_form_fillings

LEAST_ARMY = 4  # cards with which an army goes to war
MU_TO_MERGE = 2  # what an army that comes for a merger needs: a region, and the merger itself


def armies_of(view: RomeView) -> list[ArmyView]:
    """Return one's own armies."""
    return [army for army in view.armies.values() if army.owner == viewing_faction(view)]


# Generals


def best_general(view: RomeView, form: Form) -> Action | None:
    """Return the change of generals that puts most stars before most cards, if that is worth it."""
    armies = {army.id: army for army in armies_of(view)}
    led_by = {army.general: army for army in armies.values() if army.general}
    found: list[tuple[float, Action]] = []
    for way in partial_form_fillings(form, "general", "army"):
        general, to = way["general"], way["army"]
        source = led_by.get(general)
        if source and not armies[to].general:
            continue  # that would only leave another army without one
        better = stars_of(general) - stars_of(armies[to].general or "")
        gain = better * (armies[to].count - (source.count if source else 0))
        if gain >= at_work().better_general:
            found.append((gain, MoveGeneral(general, to)))
    return best_scored(found)


# Mergers


def army_merger_choice(view: RomeView, form: Form) -> Action | None:
    """Return a merger of two armies in one region of which one is too small for war."""
    for way in partial_form_fillings(form, "army", "other"):
        one, two = view.armies[way["army"]], view.armies[way["other"]]
        if one.count <= two.count and (one.count < LEAST_ARMY or not one.general):
            return Merge(**way)
    return None


def rendezvous_march(view: RomeView, form: Form) -> Action | None:
    """Return the march of an army that is too small for war to one of its own next to it that has room for it."""
    armies = armies_of(view)
    for army_id in offered_first_tokens(form, "army"):
        one = view.armies[army_id]
        if one.count >= LEAST_ARMY or (one.mu or 0) < MU_TO_MERGE or _kept(view, one) > at_work().left_as_garrison:
            continue
        near = [a for a in armies if a.at and a.id != army_id and land_distance(one.at, a.at) == 1]
        steps = offered_first_tokens(form, "route", {"army": army_id})
        for two in sorted(near, key=lambda a: (-a.count, a.id)):
            if two.at in steps and (two.mu or 0) > 0 and can_join(one, two):
                return March(army_id, (two.at,))
    return None


def _kept(view: RomeView, army: ArmyView) -> float:
    """Return what an army keeps others from taking where it stands."""
    if view.regions[army.at].owner != viewing_faction(view):
        return 0.0
    return region_peril(view, army.at) - region_peril(view, army.at, army_strength(army))


def can_join(one: ArmyView, two: ArmyView) -> bool:
    """Return whether two armies make one that the rules allow."""
    cards = (*(one.cards or ()), *(two.cards or ()))
    return is_legal_army(cards) and not has_mixed_tribes(cards)


# Cards between armies


def card_exchange_choice(view: RomeView, form: Form) -> Action | None:
    """Return the exchange of cards between two armies in one region that makes the one with more MU left as strong as
    may be, under the better general, and leaves the rest to the other as a garrison."""
    for way in partial_form_fillings(form, "army", "other"):
        one, two = view.armies[way["army"]], view.armies[way["other"]]
        if (one.mu or 0, one.id) < (two.mu or 0, two.id) or not two.general:
            continue
        give, take = best_split(one.cards or (), two.cards or ())
        if _worth(take) - _worth(give) > at_work().better_cards:
            better = stars_of(two.general) > stars_of(one.general or "")
            return Reorganise(one.id, two.id, give, take, "swap" if better else "keep")
    return None


def reinforced_army(one: ArmyView, two: ArmyView) -> ArmyView:
    """Return an army as it would be with the best cards of another of one's own."""
    give, take = best_split(one.cards or (), two.cards or ())
    cards = (*(Counter(one.cards) - Counter(give)).elements(), *take)
    return msgspec.structs.replace(one, cards=tuple(sorted(cards)), count=len(cards))


def best_split(mine: tuple[str, ...], theirs: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the cards to give and to take for the strongest army within the limits. Two of each army's main battle
    cards stay where they are: fewer may not be left in it while the cards change."""
    stay = [*_mains(mine)[: BOUNDS[MAIN][0]]]
    others = (Counter(theirs) - Counter(_mains(theirs)[-BOUNDS[MAIN][0] :])) + (Counter(mine) - Counter(stay))
    for kind in _best_first(others.elements()):
        if has_room_for(tuple(stay), kind):
            stay.append(kind)
    kept = Counter(stay)
    return tuple(sorted((Counter(mine) - kept).elements())), tuple(sorted((kept - Counter(mine)).elements()))


def _mains(cards: tuple[str, ...]) -> list[str]:
    return _best_first(kind for kind in cards if TROOPS[kind].group == MAIN)


def _best_first(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=lambda kind: (-expected_kills(kind, False), kind))


def _worth(cards: tuple[str, ...]) -> float:
    return sum(expected_kills(kind, False) for kind in cards)
