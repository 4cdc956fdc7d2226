"""The computer player that plays sensibly. It sees a view and a prompt, nothing else."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from engine.games.samnite_wars.actions import (
    NOBODY,
    AppointAlly,
    AppointEnemy,
    BuyCards,
    ChooseRebels,
    CommitEffort,
    Conquer,
    DeclareEnd,
    Discard,
    FreeRegion,
    GiveCards,
    Invade,
    LeaveFree,
    Levy,
    NegateWar,
    PaxRomana,
    PlayAftermath,
    PlayIntrigue,
    PlayOn,
    PlayPeace,
    PlayPlague,
    PlayScandal,
)
from engine.games.samnite_wars.computer_player.ahead import think_ahead
from engine.games.samnite_wars.computer_player.estimates import (
    best_effort,
    campaign_worth,
    controlled_regions,
    gold_worth,
    invadable_regions,
    mean_dice_total,
    other_players,
    peace_worth,
    poorest_first,
    region_battle_win_chance,
    regions_after_conquest,
    side_role,
    strongest_effort_force,
    will_consul_lead_at_turn_end,
    worth_of_ending_after_peace,
    worth_of_ending_game,
    worth_of_keeping_card,
    would_end_game,
)
from engine.games.samnite_wars.computer_player.weights import WEIGHTS, Weights, at_work
from engine.games.samnite_wars.contexts import Invasion, OfRegion
from engine.games.samnite_wars.fate_cards import CARDS, CONQUEST, EFFORT, Role, card_forces
from engine.games.samnite_wars.tables import HOME, TABLES
from engine.games.samnite_wars.view import PlayerView, SamniteView
from engine.kernel.actions import Action, Pass
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import Prompt
from engine.kit.lookahead import Comparison
from engine.kit.player import DecidingPlayer, Decision, best_scored, form_of, offered_first_tokens
from engine.kit.reckoning import Reckoning
from engine.kit.weights import NORMAL, using_thinking_weights
from engine.kit.worlds import Worlds


def weakest_player(players: list[PlayerView]) -> PlayerView:
    """Return the player with the fewest cards, of equals the one with most Prestige to lose ground to."""
    return min(players, key=lambda player: (player.hand_size, -player.triumph, player.seat))


def best_enemy(view: SamniteView) -> PlayerView:
    """Return whom to fight as Consul: who has the fewest cards; but rather the next Consul, who will hold what they
    have not spent, unless they have so many more."""
    others = other_players(view)
    weakest, spared = weakest_player(others), at_work().next_consul_spared_from
    following = next_consul(view)
    return following if spared and following.hand_size - weakest.hand_size < spared else weakest


def next_consul(view: SamniteView) -> PlayerView:
    """Return who is Consul after this turn's."""
    seats = [player.seat for player in view.players]
    return view.players[(seats.index(view.consul) + 1) % len(seats)]


def is_threat(view: SamniteView, seat: str) -> bool:
    """Return whether a player is one to be held down: nobody else is far ahead of them."""
    his = next(player.triumph for player in view.players if player.seat == seat)
    return his >= max(player.triumph for player in other_players(view)) - 4


# Strategy and Etcetera


def choose_cards_to_buy(view: SamniteView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    """Buy cards where the hand is weak, as far as a campaign leaves Gold; none where the Gold itself wins the game."""
    if worth_of_ending_game(view, len(controlled_regions(view)), 0.0):
        return BuyCards(0)
    missing = at_work().good_hand - strongest_effort_force(
        view.hand, side_role(view, HOME, rome=True, rome_attacks=True)
    )
    count = max(0, min(int(missing * at_work().cards_a_force), view.treasury - at_work().reserve))
    return BuyCards(count if count >= at_work().least_bought else 0)


def choose_cards_to_discard(view: SamniteView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    """Lay the worst cards aside: the hand is filled again. Of each type the best is enough."""
    poor = [card for worth, card in poorest_first(view) if worth < at_work().keep]
    return Discard(tuple(poor[: TABLES.etcetera.discards]))


def choose_ending_the_game(view: SamniteView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    """End the game in the lead; also where it is shared, if not by all."""
    best = max(player.triumph for player in view.players)
    leaders = [player.seat for player in view.players if player.triumph == best]
    return DeclareEnd() if view.seat in leaders and len(leaders) < len(view.players) else PlayOn()


# Peace and Raids


def best_campaign(view: SamniteView, lots: UnverifiedRandom, regions: Iterable[str]) -> tuple[float, str]:
    """Return the best campaign and what it is worth."""
    return max(campaign_values(view, lots, regions), default=(-99.0, ""))


def campaign_values(view: SamniteView, lots: UnverifiedRandom, regions: Iterable[str]) -> list[tuple[float, str]]:
    """Return what a campaign against each region is worth."""
    enemy = best_enemy(view)
    return [(campaign_worth(view, region, enemy, lots), region) for region in regions]


def best_peace(view: SamniteView, prompt: Prompt) -> tuple[float, Action]:
    """Return the best Pax Romana and what it is worth."""
    rival = max(other_players(view), key=lambda player: (player.triumph, player.seat))
    choices: dict[str, Action] = {
        card: PlayPeace(card) for card in offered_first_tokens(form_of(prompt, PlayPeace), "card")
    }
    if PlayIntrigue.tag() in prompt.menu.forms:
        choices["intrigue"] = PlayIntrigue(rival.seat)
    worth = {card: peace_worth(view, card) + worth_of_ending_after_peace(view, card) for card in choices}
    plain = worth_of_ending_after_peace(view)
    best = max(worth, key=lambda card: worth[card], default="")
    if best and worth[best] > plain:
        return TABLES.peace.pax_romana + worth[best], choices[best]
    return TABLES.peace.pax_romana + plain, PaxRomana()


def choose_peace_or_campaign(view: SamniteView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Pax Romana or a campaign, whichever is worth more; no battle where the game is won without one."""
    quiet, keep = best_peace(view, prompt)
    if quiet > at_work().victory:
        return keep
    found = campaign_values(view, lots, offered_first_tokens(form_of(prompt, Invade), "region"))
    return best_scored([(quiet, keep), *_invasions(found)])


def _invasions(found: Iterable[tuple[float, str]]) -> list[tuple[float, Action]]:
    """Return campaigns as answers with their worth; of equals the first is the last by name."""
    return [(worth, Invade(region)) for worth, region in sorted(found, reverse=True)]


def choose_campaign_or_fortifying(view: SamniteView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Campaign where that is worth more than what fortifying costs; not where the game is won without a battle."""
    cost = min(mean_dice_total(TABLES.raids.fortify), view.treasury)
    if worth_of_ending_game(view, len(controlled_regions(view)), -cost):
        return None
    found = campaign_values(view, lots, offered_first_tokens(form_of(prompt, Invade), "region"))
    return best_scored([*_invasions(found)], above=-at_work().coin * cost)


def choose_levying_an_army(view: SamniteView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Levy an army where the campaign is clearly worth it, and the moment for it has come."""
    if view.event not in ("peace", "raids"):
        return None
    worth, _ = best_campaign(view, lots, invadable_regions(view))
    quiet = 2.0 if view.event == "peace" else -mean_dice_total(TABLES.raids.fortify)
    cards = offered_first_tokens(form_of(prompt, Levy), "card")
    return Levy(cards[0]) if cards and worth - CARDS[cards[0]].cost > quiet + 1 else None


# War, revolt, and what answers them


def choose_negating_a_war(view: SamniteView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """As Consul turn a War that will probably be lost into peace."""
    cards = offered_first_tokens(form_of(prompt, NegateWar), "card")
    if not cards or view.seat != view.consul:
        return Pass()
    region = prompt.about(OfRegion).region
    win = region_battle_win_chance(view, region, best_enemy(view), lots, rome_attacks=False)
    return NegateWar(cards[0]) if win < 0.6 else Pass()


def choose_playing_plague(view: SamniteView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Stop a campaign of a rival that one could not stop otherwise."""
    if PlayPlague.tag() not in prompt.menu.forms or not is_threat(view, view.consul):
        return Pass()
    region = prompt.about(Invasion).region
    own = strongest_effort_force(view.hand, side_role(view, region, rome=False, rome_attacks=True))
    ends = would_end_game(regions_after_conquest(view, region)) and will_consul_lead_at_turn_end(
        view, mean_dice_total(TABLES.campaign.won)
    )
    return PlayPlague() if own < at_work().good_hand or ends else Pass()


def choose_playing_scandal(view: SamniteView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Cost a rival their Prestige, once they have enough to lose."""
    full = -CARDS["scandal"].prestige
    consul = next(player for player in view.players if player.seat == view.consul)
    if view.consul != view.seat and consul.triumph >= full and is_threat(view, view.consul):
        return PlayScandal()
    return None


def choose_region_to_rebel(view: SamniteView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    """Choose the region to rebel for whose side one is strongest oneself."""
    regions = offered_first_tokens(form_of(prompt, ChooseRebels), "region")
    return ChooseRebels(
        max(
            regions,
            key=lambda r: (strongest_effort_force(view.hand, side_role(view, r, rome=False, rome_attacks=True)), r),
        )
    )


def choose_enemy_and_ally(view: SamniteView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    """Fight the next Consul, or whoever has the fewest cards; take as ally whoever has most, of equals the one furthest
    behind."""
    enemy = best_enemy(view)
    left = [player for player in other_players(view) if player.seat != enemy.seat]
    with_ally = "ally" in prompt.menu.forms[AppointEnemy.tag()].fields
    ally = _helper(left) if with_ally else NOBODY
    return AppointEnemy(enemy.seat, ally)


def choose_ally_of_enemy(view: SamniteView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    """Take an ally: their cards are one's own."""
    free = offered_first_tokens(form_of(prompt, AppointAlly), "ally")
    return AppointAlly(_helper([player for player in other_players(view) if player.seat in free]))


def _helper(players: list[PlayerView]) -> str:
    best = max(players, key=lambda player: (player.hand_size, -player.triumph, player.seat), default=None)
    return best.seat if best else NOBODY


def choose_cards_to_give(view: SamniteView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    """Give what one can best do without: to the Consul rather a card that is no use in battle."""
    count = min(TABLES.allies.cards, len(view.hand))
    helps_rome = view.combat is not None and view.combat.consul_ally == view.seat

    def cost(card: str) -> tuple[float, str]:
        return worth_of_keeping_card(view, card) + (0.5 if (card in EFFORT) == helps_rome else 0.0), card

    return GiveCards(tuple(sorted(view.hand, key=cost)[:count]))


def choose_war_effort(view: SamniteView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Commit the strongest War Effort: the hand is filled again before the next."""
    combat = view.combat
    if combat is None:
        return None
    side = side_role(view, combat.region, rome=view.seat == view.consul, rome_attacks=combat.rome_attacks)
    return best_scored(two_strongest_efforts(view.hand, side))


def two_strongest_efforts(hand: Iterable[str], side: Role) -> list[tuple[float, Action]]:
    """Return the strongest War Effort of a hand, then the same without its strongest card, with their Force."""
    best = best_effort(hand, side)
    forces = card_forces(side)
    whole = sum(forces[card] for card in best)
    found: list[tuple[float, Action]] = [(float(whole), CommitEffort(best))]
    if len(best) > 1:
        held = max(best, key=lambda card: (forces[card], card))
        found.append((float(whole - forces[held]), CommitEffort(tuple(card for card in best if card != held))))
    return found


def choose_region_to_free(view: SamniteView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    """Let a region go that one more conquest brings back, and whose people would fight best in a later revolt."""
    regions = offered_first_tokens(form_of(prompt, FreeRegion), "region")
    return FreeRegion(
        max(
            regions, key=lambda r: (strongest_effort_force(CARDS, side_role(view, r, rome=False, rome_attacks=True)), r)
        )
    )


# After a battle


def choose_aftermath_card(view: SamniteView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    """As Consul play what gains, as a Foe what costs a rival."""
    cards = offered_first_tokens(form_of(prompt, PlayAftermath), "card")
    mine = view.seat == view.consul
    if not cards or not (mine or at_work().foes_harm_all or is_threat(view, view.consul)):
        return Pass()

    def worth(card: str) -> float:
        gained = aftermath_gain(view, card)
        return gained if mine else -gained

    best = best_scored(((worth(card), card) for card in sorted(cards, reverse=True)), above=0.0)
    return PlayAftermath(best) if best is not None else Pass()


def aftermath_gain(view: SamniteView, card: str) -> float:
    """Return what a Victory or Defeat card brings the Consul, in Prestige."""
    found = CARDS[card]
    emptied = view.treasury if found.type == "defeat" else 0
    if view.seat != view.consul and at_work().foes_corrupt:
        return found.prestige + gold_worth(view, found.gold) - emptied
    return found.prestige + found.gold - emptied


def choose_conquest(view: SamniteView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    """Conquer with the card that brings most: it is Prestige for whoever plays it. But not the region with which
    another would end the game in the lead."""
    cards = [card for card in offered_first_tokens(form_of(prompt, Conquer), "card") if card in CONQUEST]
    best = best_scored((float(CARDS[card].prestige), card) for card in sorted(cards, reverse=True)) or ""
    region = prompt.about(OfRegion).region
    if best and not would_lose_game(view, region, CARDS[best].prestige):
        return Conquer(best)
    return LeaveFree() if LeaveFree.tag() in prompt.menu.forms else Pass()


def would_lose_game(view: SamniteView, region: str, gained: int) -> bool:
    """Return whether a conquest would let another end the game in the lead: the Consul this turn, or, where the viewer
    is Consul and not in the lead, whoever leads when their turn comes."""
    if would_end_game(len(controlled_regions(view))) or not would_end_game(regions_after_conquest(view, region)):
        return False
    if view.seat == view.consul:
        return not will_consul_lead_at_turn_end(view, gained)
    return will_consul_lead_at_turn_end(view, rival=gained)


class StrongPlayer(DecidingPlayer[SamniteView]):
    """Commits by Force, campaigns when it pays, keeps cards for their moment, ends the game in the lead."""

    named_weights = WEIGHTS
    weights: Weights

    def __init__(self, name: str = NORMAL, changes: Mapping[str, Any] | None = None) -> None:
        super().__init__(name, changes)
        self._in_worlds = StrongPlayer(self.weights.played_by) if self.looks_ahead else self

    @property
    def looks_ahead(self) -> bool:
        """Return whether it looks ahead."""
        return self.weights.worlds > 0

    def think(self, worlds: Worlds[Any], prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
        """Return the best answer in worlds that may be, rather than by rule alone, where something is to be decided."""
        usual = self.answer(worlds.view, prompt, lots)
        compared = self._compared(usual, worlds, prompt, lots)
        return usual if compared is None else compared[0].best

    def considered(self, worlds: Worlds[Any], prompt: Prompt, lots: UnverifiedRandom) -> Reckoning:
        """Return the same with its reasons: the rule's, or what a comparison in worlds that may be came to."""
        usual = self.answer_with_reasons(worlds.view, prompt, lots)
        compared = self._compared(usual.answer, worlds, prompt, lots)
        return usual if compared is None else usual.after_search(*compared)

    def _compared(
        self, usual: Action | None, worlds: Worlds[Any], prompt: Prompt, lots: UnverifiedRandom
    ) -> tuple[Comparison[Action], int] | None:
        """Return how the answers compare, and how many they are; None where the one by rule stands undisputed."""
        if usual is None or prompt.prepared is not None or not self.looks_ahead:
            return None
        with using_thinking_weights(self.weights):
            return think_ahead(usual, worlds, prompt, lots, self._in_worlds)

    decisions: ClassVar[Mapping[str, Decision[SamniteView]]] = {
        "turn.strategy": choose_cards_to_buy,
        "turn.etcetera": choose_cards_to_discard,
        "turn.declare": choose_ending_the_game,
        "turn.dawn": choose_playing_scandal,
        "turn.dusk": choose_playing_scandal,
        "turn.scandal": choose_playing_scandal,
        "turn.levy": choose_levying_an_army,
        "peace.start": choose_peace_or_campaign,
        "raids.start": choose_campaign_or_fortifying,
        "campaign.plague": choose_playing_plague,
        "war.negate": choose_negating_a_war,
        "war.freed": choose_region_to_free,
        "revolt.start": choose_region_to_rebel,
        "war_effort.roles": choose_enemy_and_ally,
        "war_effort.ally": choose_ally_of_enemy,
        "war_effort.gifts": choose_cards_to_give,
        "war_effort.effort": choose_war_effort,
        "aftermath.start": choose_aftermath_card,
        "conquest.start": choose_conquest,
        "conquest.others": choose_conquest,
    }
