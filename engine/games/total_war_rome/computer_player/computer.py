"""The computer player that knows the game. It sees a view and a prompt, nothing else."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

import msgspec

from engine.games.total_war_rome.actions.agents import Agree, Refuse
from engine.games.total_war_rome.actions.battle import NOTHING, Deploy
from engine.games.total_war_rome.actions.rounds import Bid, Season
from engine.games.total_war_rome.battle.land.automatic import expected_combat_margin
from engine.games.total_war_rome.battle.land.dice import NO_DAMAGE, ROUSING_WORDS, STEADY_LINE, TO_SAVE
from engine.games.total_war_rome.battle.land.zones import TERRAIN
from engine.games.total_war_rome.computer_player.agents import choose_agent_turn
from engine.games.total_war_rome.computer_player.campaign import (
    choose_campaign_turn,
    choose_enemy_to_meet_first,
    choose_fight_or_avoid,
)
from engine.games.total_war_rome.computer_player.diplomacy import (
    accept_help,
    answer_treaty,
    choose_stranded_army,
    is_leading_too_far,
)
from engine.games.total_war_rome.computer_player.event_uses import prepare_battle, storm_target
from engine.games.total_war_rome.computer_player.sea import choose_interception
from engine.games.total_war_rome.computer_player.spending import fill_basket
from engine.games.total_war_rome.computer_player.values import diplomatic_status, leading_opponent, viewing_faction
from engine.games.total_war_rome.computer_player.weights import WEIGHTS, at_work
from engine.games.total_war_rome.contexts import OfArmy, Seen
from engine.games.total_war_rome.tables import CARDS, REGIONS, TROOPS
from engine.games.total_war_rome.view import RomeView
from engine.kernel.actions import Action, Pass
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.forms import Form
from engine.kernel.prompts import Prompt
from engine.kit.player import DecidingPlayer, Decision, offered_first_tokens, partial_form_fillings

GROUPS = ("main", "skirmisher", "artillery")


def _bid(view: RomeView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    return Bid(min(view.factions[viewing_faction(view)].gold, lots.integer_below(at_work().bids_below)))


def _use(view: RomeView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Play the first card that fits, in a window that concerns oneself."""
    for form in prompt.menu.forms.values():
        if form.action is not Pass:
            return form.sample(lots)
    return None


def _omens(view: RomeView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    return _use(view, prompt, lots) if lots.integer_below(3) == 0 else None


def _treaty(view: RomeView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    return answer_treaty(view, prompt)


def _passage(view: RomeView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    """Allow an ally's army to pass, unless the ally is about to win."""
    army = view.armies.get(prompt.about(OfArmy).army)
    return Agree() if army is not None and not is_leading_too_far(view, army.owner) else Refuse()


def _deploy(view: RomeView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Deploy as good sense would, with a reveal where there is one and cards to choose from."""
    usual = prompt.default
    if not isinstance(usual, Deploy):
        return usual
    usual = _with_orders(prompt, usual)
    spied = msgspec.structs.replace(usual, reveal="yes")
    choice = len(prompt.menu.choices_after(("deploy",)).options) > 1
    return spied if choice and prompt.menu.contains(spied) else usual


def _with_orders(prompt: Prompt, usual: Deploy) -> Deploy:
    """Return a deployment with the cards that have dice rolled again or soften the enemy's, where its main card counts
    most: such cards are only held for a battle that is not decided."""
    if not at_work().plays_events or usual.main == NOTHING:
        return usual
    for change in ({"reroll": f"{ROUSING_WORDS}.{NO_DAMAGE}"}, {"soften": f"{STEADY_LINE}.{TO_SAVE}"}):
        (name, _), found = next(iter(change.items())), msgspec.structs.replace(usual, **change)
        if getattr(usual, name) == NOTHING and prompt.menu.contains(found):
            usual = found
    return usual


def _redeploy(view: RomeView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Answer the cards that a reveal has shown with the best of one's own."""
    usual, form = prompt.default, prompt.menu.forms.get("deploy")
    seen = prompt.about(Seen).cards
    if form is None or not isinstance(usual, Deploy) or view.battle is None:
        return usual
    enemy = tuple(next((k for k in seen if TROOPS[k].group == group), NOTHING) for group in GROUPS)
    rough = view.battle.phase == TERRAIN

    def worth(own: tuple[str, str, str]) -> float:
        return expected_combat_margin(own, enemy, rough)

    main, skirmisher, artillery = max(_stacks(form), key=worth)
    found = msgspec.structs.replace(usual, main=main, skirmisher=skirmisher, artillery=artillery)
    return found if prompt.menu.contains(found) else Deploy(main, skirmisher, artillery)


def _stacks(form: Form) -> Iterator[tuple[str, str, str]]:
    """Yield every main battle card with every skirmisher and artillery that may be stacked with it."""
    for stack in partial_form_fillings(form, "main", "skirmisher", "artillery"):
        yield stack["main"], stack["skirmisher"], stack["artillery"]


def _season(view: RomeView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    form: Form = prompt.menu.forms["season"]
    cards = tuple(card for card in offered_first_tokens(form, "cards") if CARDS[card].event != "festival_games")
    blights = sum(CARDS[card].event == "blight" for card in cards)
    target = leading_opponent(view)
    rich = sorted(
        (r for r, land in view.regions.items() if land.owner == target and land.unrest < 2),
        key=lambda r: (-REGIONS[r].gold, r),
    )
    if blights > len(rich):
        return None
    order = list(view.regions)
    return Season(cards, tuple(sorted(rich[:blights], key=order.index)), ())


def _stranded(view: RomeView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    return choose_stranded_army(view, prompt)


def _accept_help(view: RomeView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    return accept_help(view, prompt)


def _meet_first(view: RomeView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    return choose_enemy_to_meet_first(view, prompt)


def _intercept(view: RomeView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    return choose_interception(view, prompt)


def _anytime(view: RomeView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Calm one's own regions; let an enemy's hirelings go unpaid, the fewer their cards the better; use agitators
    against the leader now and then."""
    forms = prompt.menu.forms
    if "festival" in forms:
        return forms["festival"].sample(lots)
    if "unpaid" in forms:
        form = forms["unpaid"]
        armies = [view.armies[army] for army in offered_first_tokens(form, "army")]
        foes = [army for army in armies if diplomatic_status(view, viewing_faction(view), army.owner) == "enemy"]
        if foes:
            target = min(foes, key=lambda army: (army.count, army.id)).id
            return form.action(card=offered_first_tokens(form, "card")[0], army=target)
    if "storm" in forms and at_work().plays_events:
        form, target = forms["storm"], storm_target(view, forms["storm"])
        if target:
            return form.action(card=offered_first_tokens(form, "card")[0], navy=target)
    if "agitate" in forms and lots.integer_below(3) == 0:
        form = forms["agitate"]
        target = max(
            offered_first_tokens(form, "region"),
            key=lambda r: (view.regions[r].owner == leading_opponent(view), REGIONS[r].gold, r),
        )
        return form.action(card=offered_first_tokens(form, "card")[0], region=target)
    return None


class StrongPlayer(DecidingPlayer[RomeView]):
    """Trades and builds for the Economic Power points, takes weak regions near its armies, fights at good odds."""

    named_weights = WEIGHTS
    decisions: ClassVar[Mapping[str, Decision[RomeView]]] = {
        "initiative_phase.bid": _bid,
        "initiative_phase.omens": _omens,
        "agent_turn.start": choose_agent_turn,
        "agent_turn.any_time": _anytime,
        "campaign_turn.any_time": _anytime,
        "agent_deed.foil": _use,
        "proposal.start": _treaty,
        "advance.leave": _passage,
        "flight.leave": _passage,
        "stranded.choose": _stranded,
        "taxation_phase.season": _season,
        "campaign_turn.start": choose_campaign_turn,
        "meeting.stances": choose_fight_or_avoid,
        "meeting.helpers": _accept_help,
        "assault_roll.militia": _use,
        "voyage.intercept": _intercept,
        "voyage.first": _meet_first,
        "advance.first": _meet_first,
        "stranded.first": _meet_first,
        "spending_phase.baskets": fill_basket,
        "land_battle.prepare": prepare_battle,
        "combat_deployment.deploy": _deploy,
        "combat_deployment.deploy_alone": _deploy,
        "combat_deployment.redeploy": _redeploy,
    }
