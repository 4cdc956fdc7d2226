"""The computer player that plays sensibly. It sees a view and a prompt, nothing else."""

from collections.abc import Callable

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
from engine.games.samnite_wars.cards import CARDS, CONQUEST, EFFORT, EFFORT_TYPES
from engine.games.samnite_wars.estimates import (
    average,
    best_effort,
    campaign_worth,
    keep_worth,
    peace_worth,
    role,
    strength,
    targets,
    win_chance,
)
from engine.games.samnite_wars.tables import HOME, TABLES
from engine.games.samnite_wars.view import PlayerView, SamniteView
from engine.kernel.actions import Action, Pass
from engine.kernel.dice import Lots
from engine.kernel.prompts import MAY, OFFER, Prompt

KEEP = 1.25  # cards worth less to hold are laid aside
GOOD_HAND = 9  # the Force of a War Effort that is rather strong
MOST_BOUGHT = 3


class StrongPlayer:
    """Commits by Force, campaigns when it pays, keeps cards for their moment, ends the game in the lead."""

    looks = True

    def answer(self, view: SamniteView, prompt: Prompt, lots: Lots) -> Action | None:
        """Return the answer to a prompt; None lets a right rest."""
        decide = DECISIONS.get(prompt.moment)
        answer = decide(view, prompt, lots) if decide else None
        if answer is not None and prompt.menu.contains(answer):
            return answer
        return None if prompt.kind in (MAY, OFFER) else prompt.default


def offered(prompt: Prompt, action: type[Action], field: str) -> tuple[str, ...]:
    """Return the options of an action's first field; none where the action is not among the choices."""
    form = prompt.menu.forms.get(action.tag())
    return tuple(option.token for option in form.field(field, {}).next(()).options) if form else ()


def me(view: SamniteView) -> PlayerView:
    """Return the viewer as everybody sees him."""
    return next(player for player in view.players if player.seat == view.seat)


def others(view: SamniteView) -> list[PlayerView]:
    """Return the other players."""
    return [player for player in view.players if player.seat != view.seat]


def weakest(players: list[PlayerView]) -> PlayerView:
    """Return the player with the fewest cards, of equals the one with most Prestige to lose ground to."""
    return min(players, key=lambda player: (player.hand_size, -player.triumph, player.seat))


def threatens(view: SamniteView, seat: str) -> bool:
    """Return whether a player is one to be held down: nobody else is far ahead of him."""
    his = next(player.triumph for player in view.players if player.seat == seat)
    return his >= max(player.triumph for player in others(view)) - 4


# Strategy and Etcetera


def buy(view: SamniteView, prompt: Prompt, lots: Lots) -> Action:
    """Buy cards where the hand is weak: a coin is a Prestige at the turn's end, so not many."""
    force = strength(view.hand, role(view, HOME, rome=True, rome_attacks=True))
    wanted = max(0, min(MOST_BOUGHT, (GOOD_HAND - force + 1) // 2))
    left = view.treasury - TABLES.campaign.cost
    return BuyCards(max(0, min(wanted, left // 2)))


def discard(view: SamniteView, prompt: Prompt, lots: Lots) -> Action:
    """Lay the worst cards aside: the hand is filled again. Of each type the best two are enough."""
    worth = {card: keep_worth(view, card) for card in view.hand}
    seen = dict.fromkeys([*EFFORT_TYPES, "conquest", "victory", "defeat"], 0)
    for card in sorted(view.hand, key=lambda c: (-worth[c], c)):
        kind = CARDS[card].type
        if kind in seen:
            seen[kind] += 1
            if seen[kind] > 2:
                worth[card] -= 1.0
    poor = sorted((card for card in view.hand if worth[card] < KEEP), key=lambda c: (worth[c], c))
    return Discard(tuple(poor[: TABLES.etcetera.discards]))


def declare(view: SamniteView, prompt: Prompt, lots: Lots) -> Action:
    """End the game in the lead."""
    leading = me(view).triumph > max(player.triumph for player in others(view))
    return DeclareEnd() if leading else PlayOn()


# Peace and Raids


def best_campaign(view: SamniteView, lots: Lots, regions: tuple[str, ...]) -> tuple[float, str]:
    """Return the best campaign and what it is worth."""
    enemy = weakest(others(view))
    return max(((campaign_worth(view, region, enemy, lots), region) for region in regions), default=(-99.0, ""))


def best_peace(view: SamniteView, prompt: Prompt) -> tuple[float, Action]:
    """Return the best Pax Romana and what it is worth."""
    worth, best = 0.0, PaxRomana()
    out: Action = best
    for card in offered(prompt, PlayPeace, "card"):
        if peace_worth(view, card) > worth:
            worth, out = peace_worth(view, card), PlayPeace(card)
    if PlayIntrigue.tag() in prompt.menu.forms:
        value = peace_worth(view, "intrigue")
        if value > worth:
            rival = max(others(view), key=lambda player: (player.triumph, player.seat))
            worth, out = value, PlayIntrigue(rival.seat)
    return TABLES.peace.pax_romana + worth, out


def peace(view: SamniteView, prompt: Prompt, lots: Lots) -> Action:
    """Pax Romana or a campaign, whichever is worth more."""
    quiet, keep = best_peace(view, prompt)
    worth, region = best_campaign(view, lots, offered(prompt, Invade, "region"))
    return Invade(region) if worth > quiet else keep


def raids(view: SamniteView, prompt: Prompt, lots: Lots) -> Action | None:
    """Campaign where that is worth more than what fortifying costs."""
    worth, region = best_campaign(view, lots, offered(prompt, Invade, "region"))
    cost = min(average(TABLES.raids.fortify), view.treasury)
    return Invade(region) if worth > -cost else None


def levy(view: SamniteView, prompt: Prompt, lots: Lots) -> Action | None:
    """Levy an army where the campaign is clearly worth it, and the moment for it has come."""
    if view.event not in ("peace", "raids"):
        return None
    worth, _ = best_campaign(view, lots, targets(view))
    quiet = 2.0 if view.event == "peace" else -average(TABLES.raids.fortify)
    cards = offered(prompt, Levy, "card")
    return Levy(cards[0]) if cards and worth - CARDS[cards[0]].cost > quiet + 1 else None


# War, revolt, and what answers them


def negate(view: SamniteView, prompt: Prompt, lots: Lots) -> Action | None:
    """As Consul turn a War that will probably be lost into peace."""
    cards = offered(prompt, NegateWar, "card")
    if not cards or view.seat != view.consul:
        return Pass()
    region = str(prompt.subject.args.get("region")) if prompt.subject else HOME
    win = win_chance(view, region, weakest(others(view)), lots, rome_attacks=False)
    return NegateWar(cards[0]) if win < 0.6 else Pass()


def plague(view: SamniteView, prompt: Prompt, lots: Lots) -> Action | None:
    """Stop a campaign of a rival that one could not stop otherwise."""
    if PlayPlague.tag() not in prompt.menu.forms or not threatens(view, view.consul):
        return Pass()
    region = str(prompt.subject.args.get("region")) if prompt.subject else HOME
    own = strength(view.hand, role(view, region, rome=False, rome_attacks=True))
    return PlayPlague() if own < GOOD_HAND else Pass()


def scandal(view: SamniteView, prompt: Prompt, lots: Lots) -> Action | None:
    """Cost a rival his Prestige, once he has enough to lose."""
    full = -CARDS["scandal"].prestige
    consul = next(player for player in view.players if player.seat == view.consul)
    if view.consul != view.seat and consul.triumph >= full and threatens(view, view.consul):
        return PlayScandal()
    return None


def rebels(view: SamniteView, prompt: Prompt, lots: Lots) -> Action:
    """Let the region rebel with which one is strongest oneself."""
    regions = offered(prompt, ChooseRebels, "region")
    return ChooseRebels(
        max(regions, key=lambda r: (strength(view.hand, role(view, r, rome=False, rome_attacks=True)), r))
    )


def roles(view: SamniteView, prompt: Prompt, lots: Lots) -> Action:
    """Fight whoever has the fewest cards; take as ally whoever has most, of equals the one furthest behind."""
    enemy = weakest(others(view))
    left = [player for player in others(view) if player.seat != enemy.seat]
    with_ally = "ally" in prompt.menu.forms[AppointEnemy.tag()].fields
    ally = _helper(left) if with_ally else NOBODY
    return AppointEnemy(enemy.seat, ally)


def enemy_ally(view: SamniteView, prompt: Prompt, lots: Lots) -> Action:
    """Take an ally: his cards are one's own."""
    free = offered(prompt, AppointAlly, "ally")
    return AppointAlly(_helper([player for player in others(view) if player.seat in free]))


def _helper(players: list[PlayerView]) -> str:
    best = max(players, key=lambda player: (player.hand_size, -player.triumph, player.seat), default=None)
    return best.seat if best else NOBODY


def gifts(view: SamniteView, prompt: Prompt, lots: Lots) -> Action:
    """Give what one can best do without: to the Consul rather a card that is no use in battle."""
    count = min(TABLES.allies.cards, len(view.hand))
    helps_rome = view.combat is not None and view.combat.consul_ally == view.seat

    def cost(card: str) -> tuple[float, str]:
        return keep_worth(view, card) + (0.5 if (card in EFFORT) == helps_rome else 0.0), card

    return GiveCards(tuple(sorted(view.hand, key=cost)[:count]))


def effort(view: SamniteView, prompt: Prompt, lots: Lots) -> Action | None:
    """Commit the strongest War Effort: the hand is filled again before the next."""
    combat = view.combat
    if combat is None:
        return None
    side = role(view, combat.region, rome=view.seat == view.consul, rome_attacks=combat.rome_attacks)
    return CommitEffort(best_effort(view.hand, side))


def free(view: SamniteView, prompt: Prompt, lots: Lots) -> Action:
    """Let a region go that one more conquest brings back, and whose people would fight best in a later revolt."""
    regions = offered(prompt, FreeRegion, "region")
    return FreeRegion(max(regions, key=lambda r: (strength(CARDS, role(view, r, rome=False, rome_attacks=True)), r)))


# After a battle


def aftermath(view: SamniteView, prompt: Prompt, lots: Lots) -> Action:
    """As Consul play what gains, as a Foe what costs a rival."""
    cards = offered(prompt, PlayAftermath, "card")
    mine = view.seat == view.consul
    if not cards or not (mine or threatens(view, view.consul)):
        return Pass()

    def worth(card: str) -> float:
        found = CARDS[card]
        emptied = view.treasury if found.type == "defeat" else 0
        gained = found.prestige + found.gold - emptied
        return gained if mine else -gained

    best = max(cards, key=lambda card: (worth(card), card))
    return PlayAftermath(best) if worth(best) > 0 else Pass()


def conquest(view: SamniteView, prompt: Prompt, lots: Lots) -> Action:
    """Conquer with the card that brings most: it is Prestige for whoever plays it."""
    cards = [card for card in offered(prompt, Conquer, "card") if card in CONQUEST]
    if cards:
        return Conquer(max(cards, key=lambda card: (CARDS[card].prestige, card)))
    return LeaveFree() if LeaveFree.tag() in prompt.menu.forms else Pass()


DECISIONS: dict[str, Callable[[SamniteView, Prompt, Lots], Action | None]] = {
    "turn.strategy": buy,
    "turn.etcetera": discard,
    "turn.declare": declare,
    "turn.dawn": scandal,
    "turn.dusk": scandal,
    "turn.scandal": scandal,
    "turn.levy": levy,
    "peace.start": peace,
    "raids.start": raids,
    "campaign.plague": plague,
    "war.negate": negate,
    "war.freed": free,
    "revolt.start": rebels,
    "war_effort.roles": roles,
    "war_effort.ally": enemy_ally,
    "war_effort.gifts": gifts,
    "war_effort.effort": effort,
    "aftermath.start": aftermath,
    "conquest.start": conquest,
    "conquest.others": conquest,
}
