"""The computer player's treaties: which it asks for and grants, what an alliance is worth, when breaking one pays."""

from collections.abc import Iterable

from engine.games.total_war_rome.actions.agents import Agree, Refuse
from engine.games.total_war_rome.actions.campaign import AcceptHelp, Betray, Conquer, JoinBattle, Leave, StandAside
from engine.games.total_war_rome.battle.land.victor import TOTAL_VICTORY_CARDS
from engine.games.total_war_rome.board.geography import land_distance
from engine.games.total_war_rome.computer_player.values import (
    army_strength,
    attack_worth,
    battle_chance,
    diplomatic_status,
    leading_opponent,
    region_worth,
    threat_of_winning,
    viewing_faction,
)
from engine.games.total_war_rome.computer_player.weights import at_work
from engine.games.total_war_rome.contexts import Encounter, OfArmy, Proposed
from engine.games.total_war_rome.state import MOST_TROOPS as COMPOSITE
from engine.games.total_war_rome.view import ArmyView, RomeView
from engine.kernel.actions import Action
from engine.kernel.forms import Form
from engine.kernel.prompts import Prompt
from engine.kernel.state import Side
from engine.kit.player import best_scored, partial_form_fillings, possible_next_tokens

NEAR = 2  # regions from which an army threatens


def is_leading_too_far(view: RomeView, other: Side) -> bool:
    """Return whether a faction leads by so much that it should not be helped."""
    factions = view.factions
    return (
        other == leading_opponent(view) and factions[other].vp > factions[viewing_faction(view)].vp + at_work().runaway
    )


def best_gain_from_faction(view: RomeView, other: Side) -> float:
    """Return the best that one's armies could take from a faction nearby."""
    side = viewing_faction(view)
    most = 0.0
    for army in view.armies.values():
        if army.owner != side or not army.at or army.cards is None:
            continue
        for region, land in view.regions.items():
            if land.owner == other and land_distance(army.at, region) <= NEAR:
                most = max(most, attack_worth(view, army, region, betrays=True))
    return most


def threatening_army_count(view: RomeView, other: Side) -> int:
    """Return how many armies of a faction stand near one's regions."""
    own = [region for region, land in view.regions.items() if land.owner == viewing_faction(view)]
    return sum(
        army.owner == other and bool(army.at) and any(land_distance(army.at, region) <= NEAR for region in own)
        for army in view.armies.values()
    )


def alliance_worth(view: RomeView, other: Side) -> float:
    """Return what it is worth to be allied with a faction: trade, and peace, less what one would take from it."""
    if is_leading_too_far(view, other) or view.final:
        return -1.0
    return (
        at_work().trade_gain
        + at_work().threat_near * threatening_army_count(view, other)
        - at_work().prospect_given_up * best_gain_from_faction(view, other)
    )


def treaty_worth(view: RomeView, other: Side) -> float:
    """Return what it is worth to ask a faction for a treaty."""
    match diplomatic_status(view, viewing_faction(view), other):
        case "enemy":
            return 1.5 if other != leading_opponent(view) else 0.4
        case "neutral":
            return 1.4 if other != leading_opponent(view) else 0.4
        case "friendly":
            return alliance_worth(view, other)
        case _:
            return 0.0


def hostage_offer(view: RomeView, others: Iterable[Side]) -> Side:
    """Return to whom of these a better status is offered by Hostage Exchange, "" to nobody."""
    worth, other = max(((treaty_worth(view, other), other) for other in others), default=(0.0, ""))
    return other if worth > at_work().status_offered else ""


def answer_treaty(view: RomeView, prompt: Prompt) -> Action:
    """Agree to better trade, and to an alliance that serves; not with one who runs away with the game."""
    asked = prompt.about(Proposed)
    if is_leading_too_far(view, asked.side):
        return Refuse()
    return Agree() if asked.status != "ally" or alliance_worth(view, asked.side) > 0 else Refuse()


def join_worth(view: RomeView, mine: ArmyView, friend: ArmyView, foe: ArmyView) -> float:
    """Return what it is worth to fight at an ally's side: what the battle is then more likely to bring, the point of a
    total victory, less what one's cards in the composite army stand to lose and what a new enemy costs."""
    alone, theirs = army_strength(friend), army_strength(foe)
    share = min(1.0, max(0, COMPOSITE - friend.count) / max(1, mine.count))  # of one's cards, those that find room
    both = alone + share * army_strength(mine)
    before, after = battle_chance(alone, theirs), battle_chance(both, theirs)
    dread = threat_of_winning(view, foe.owner)
    gain = (
        (after - before)
        * at_work().troop_card
        * (0.5 * foe.count * (1 + at_work().thwarting * dread) + 0.3 * friend.count)
    )
    if view.regions[foe.at].owner == viewing_faction(view):
        gain += (after - before) * 0.5 * region_worth(view, foe.at)
    total = at_work().total_share * after if foe.count >= TOTAL_VICTORY_CARDS else 0.0
    helped = (
        threat_of_winning(view, friend.owner) * at_work().victory_point * after
    )  # their point is not to be had by one about to win
    lost = at_work().troop_card * share * mine.count * (0.15 + 0.35 * (1 - after))
    return (
        gain
        + at_work().victory_point * total
        - helped
        - lost
        - at_work().enmity[diplomatic_status(view, viewing_faction(view), foe.owner)]
    )


def help_in_battle(view: RomeView, own: str, enemy: str) -> Action:
    """Join an ally's battle if that pays, with the army that stands in the region; else stand aside. `own`: the ally's
    army, `enemy`: the one that it meets."""
    friend, foe = view.armies[own], view.armies[enemy]
    mine = [army for army in view.armies.values() if army.owner == viewing_faction(view) and army.at == foe.at]
    worth = max((join_worth(view, army, friend, foe) for army in mine), default=0.0)
    if worth <= at_work().joining:
        return StandAside()
    army = max(mine, key=lambda army: join_worth(view, army, friend, foe))
    return JoinBattle(tuple(sorted(army.cards or ())))


def accept_help(view: RomeView, prompt: Prompt) -> Action:
    """Accept an ally's help where it makes a victory so much likelier that it is worth the points that are shared: one
    each for a total victory, none for any other."""
    asked = prompt.about(Encounter)
    mine, foe = view.armies[asked.own], view.armies[asked.enemy]
    helpers = possible_next_tokens(prompt.menu, ("accept_help",))
    friends = [a for a in view.armies.values() if a.at == mine.at and a.owner in helpers]
    room = max(0, COMPOSITE - mine.count)
    share = min(1.0, room / max(1, sum(friend.count for friend in friends)))
    theirs, alone = army_strength(foe), army_strength(mine)
    both = alone + share * sum(army_strength(friend) for friend in friends)
    before, after = battle_chance(alone, theirs), battle_chance(both, theirs)
    total = at_work().total_share if foe.count >= TOTAL_VICTORY_CARDS else 0.0
    points = at_work().victory_point * (after * total - before * (1 + total))
    cards = (after - before) * at_work().troop_card * (0.5 * foe.count + 0.5 * mine.count)
    return AcceptHelp(tuple(helpers) if room and points + cards > 0 else ())


def betrayal_choice(view: RomeView, form: Form) -> Action | None:
    """Return an attack on an ally that pays more than a victory point and the trust of the others."""
    side = viewing_faction(view)

    def worth(army: str, region: str) -> float:
        victims = {view.regions[region].owner, *(a.owner for a in view.armies.values() if a.at == region)} - {side}
        others = [o for o in view.factions if o not in victims and o != side]
        trust = sum(diplomatic_status(view, side, o) in ("friendly", "ally") for o in others) * at_work().other_friend
        price = at_work().victory_point + (0.0 if view.final else trust + at_work().breach)
        return attack_worth(view, view.armies[army], region, betrays=True) - price

    return best_scored(
        ((worth(**way), Betray(**way)) for way in partial_form_fillings(form, "army", "region")), above=0.0
    )


def choose_stranded_army(view: RomeView, prompt: Prompt) -> Action:
    """Let an army in the territory of a former ally conquer it if that pays; else lead it home, or to the nearest
    free region."""
    army = view.armies[prompt.about(OfArmy).army]
    if "leave" not in prompt.menu.forms or attack_worth(view, army, army.at) > 0:
        return Conquer()
    ways = possible_next_tokens(prompt.menu, ("leave",))
    taken = {a.at for a in view.armies.values() if a.owner == viewing_faction(view)}
    return Leave(max(ways, key=lambda way: (way not in taken, view.regions[way].owner == viewing_faction(view))))
