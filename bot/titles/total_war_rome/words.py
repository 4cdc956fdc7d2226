"""Total War: Rome in words: notes on options, briefings for questions, quick answers."""

from collections.abc import Collection, Iterator, Mapping, Sequence

import msgspec

from bot.titles.stakes import stake_of
from bot.words import Words
from engine.games.total_war_rome.actions.battle import Deploy, FollowPlan, LoseShips, PrepareBattle, Spoils
from engine.games.total_war_rome.actions.campaign import Intercept, LoseCards
from engine.games.total_war_rome.battle.land.plan import ALONE_HERE, DEFAULT, RULES, plan_from_strings
from engine.games.total_war_rome.battle.view import BattleView
from engine.games.total_war_rome.contexts import OfNavy
from engine.games.total_war_rome.forecast.agents import rounded_chance_percent
from engine.games.total_war_rome.forecast.sea_odds import Squadron, can_capture_ships, sea_odds_of
from engine.games.total_war_rome.forecast.unseen_forces import plausible_fleets
from engine.games.total_war_rome.skull_dice import mean_damage
from engine.games.total_war_rome.state import Agent, Land
from engine.games.total_war_rome.tables import (
    CARDS,
    COSTS,
    DEVELOPMENTS,
    FACTIONS,
    GENERALS,
    RED,
    REGIONS,
    SEAS,
    SHIPS,
    TROOPS,
    YELLOW,
    Troop,
    faction_pair_id,
)
from engine.games.total_war_rome.view import ArmyView, NavyView, RomeView
from engine.kernel.actions import Action
from engine.kernel.prompts import Prompt
from engine.kernel.texts import keyed_text

PREPARATION = "preparation"
PLANNING = "rounds.battle_plan"
TREATY, LEAVE, REFUGE = "proposal.start", "advance.leave", "flight.leave"  # another asks for consent
BATTLE_MOMENTS = ("combat_deployment", "land_battle", "unopposed_attack")
FACES = {  # by procedure: what is explained of the dice that its questions lead to
    "combat_deployment": ("course", "land"),
    "land_battle": ("course", "land"),
    "unopposed_attack": ("land",),
    "assault_roll": ("assault",),
    "losses": ("hits",),
    "meeting": ("avoid",),
    "voyage": ("sea",),
    "sea_fight": ("sea",),
    "naval_battle": ("sea",),
}
SUGGESTED = (LoseCards, LoseShips, Spoils, PrepareBattle, Deploy)
BUILDINGS = {"market": "market", "barracks": "barracks", "walls": "walls", "road": "road", "wonder": "ancient_wonder"}
IMPROVEMENTS = ("market", "barracks", "walls", "wonder")


def card_counts_text(kinds: Sequence[str], words: Words) -> str:
    """Return a multiset of cards in words: 2 Hoplites, Psiloi."""
    return words("rome.kinds", cards=tuple(kinds))


def dice_signs(colours: Sequence[str], words: Words) -> str:
    """Return dice as coloured signs."""
    return words("rome.signs", dice=tuple(colours))


# Notes


def option_note(view: RomeView, token: str, words: Words) -> str:
    """Return a few words on an option: where a piece is and what it can do, what a region is worth and who holds it."""
    if token in view.armies:
        return army_note(view.armies[token], words)
    if token in view.navies:
        return navy_note(view.navies[token], words)
    if token in view.agents:
        return words("note.agent", region=view.agents[token].at)
    if token in REGIONS:
        return region_note(view, token, view.regions[token], words)
    if token in SEAS:
        navies = [n for n, navy in view.navies.items() if navy.sea == token]
        return words("note.sea", navies=navies) if navies else ""
    place, colon, what = token.partition(":")  # a line of a basket: what is bought where
    if colon:
        return _card_note(view, what, words) or (region_note(view, place, view.regions[place], words)
                                                 if place in REGIONS else "")  # fmt: skip
    return _card_note(view, token, words)


def army_note(army: ArmyView, words: Words) -> str:
    """Return where an army is, its general, its cards, its MU: none of one that may move no more."""
    parts = [words.name(army.at or army.navy) if army.at or army.navy else words("note.board")]
    parts.append(words("note.cards", count=army.count))
    if army.mu is not None and (army.at or army.navy):
        parts.append(words("note.mu", mu=max(0, army.mu)))
    if army.general:
        parts.append(words("note.general", general=army.general, stars=GENERALS[army.general].stars))
    return " · ".join(parts)


def navy_note(navy: NavyView, words: Words) -> str:
    """Return where a navy is, its ships, its MU, what it carries."""
    parts = [words.name(navy.sea or navy.port) if navy.sea or navy.port else words("note.board")]
    parts.append(words("note.ships", count=navy.count))
    if navy.mu is not None and (navy.sea or navy.port):
        parts.append(words("note.mu", mu=max(0, navy.mu)))
    if navy.carries:
        parts.append(words.name(navy.carries))
    return " · ".join(parts)


def region_note(view: RomeView, region: str, land: Land, words: Words) -> str:
    """Return who holds a region, its gold, its dice (of the garrison, else of the defence), unrest, armies in it."""
    printed = REGIONS[region]
    parts = [words.name(land.owner) if land.owner else words("note.free"), words("note.gold", gold=printed.gold)]
    if region in view.garrisons:
        colour = YELLOW if region in view.eased else RED
        parts.append(words("note.garrison", dice=(colour,) * view.garrisons[region]))
    else:
        parts.append(dice_signs(printed.dice, words))
    parts += [words.name(what) for what in IMPROVEMENTS if getattr(land, what)]
    if land.unrest:
        parts.append(words("note.unrest", unrest=land.unrest))
    parts += [words.name(army.id) for army in view.armies.values() if army.at == region]
    return " · ".join(parts)


def event_text_key(card: str, words: Words) -> str:
    """Return the key of what an action card's event does: by an owner's charts it may have figures of its own."""
    own = f"event_text.{card}"
    return own if words.has_words(own) else f"event_text.{CARDS[card].event}"


def _card_note(view: RomeView, token: str, words: Words) -> str:
    if token in CARDS:
        short, key = f"event_note.{CARDS[token].event}", event_text_key(token, words)
        has_own = key == f"event_text.{token}"
        return words("note.event", said=words(short if words.has_words(short) and not has_own else key))
    if token in TROOPS:
        troop = TROOPS[token]
        if view.battle is not None and any(host.side in view.sides for host in view.battle.hosts):
            return _battle_note(view.battle, troop, words)
        return words("note.troop", type=troop.type, good=troop.good, difficult=troop.difficult)
    if token in BUILDINGS:
        return words(f"building_note.{token}", cost=COSTS[BUILDINGS[token]])
    if token in SHIPS:
        return dice_signs(SHIPS[token].dice, words)
    if token in GENERALS:
        return f"{GENERALS[token].stars}★"
    if token in DEVELOPMENTS:
        return words("note.development", cost=DEVELOPMENTS[token].cost, said=words(f"development_text.{token}"))
    if token in FACTIONS and token in view.factions:
        return _faction_note(view, token, words)
    return ""


def _battle_note(battle: BattleView, troop: Troop, words: Words) -> str:
    """Return what a card does in the combat that is to come: its dice on this ground, what they kill on the average,
    and whether it weighs in the verdict."""
    dice = troop.difficult if battle.phase == "terrain" else troop.good
    kills = words.decimal(mean_damage(dice))
    return words(f"note.battle.{'main' if troop.group == 'main' else 'light'}", dice=dice, kills=kills)


def _faction_note(view: RomeView, side: str, words: Words) -> str:
    faction = view.factions[side]
    said = words("note.faction", gold=faction.gold, vp=faction.vp)
    own = next(iter(view.sides), "")
    status = view.relations.get(faction_pair_id(own, side), "") if own and own != side else ""
    return f"{words.name(status)} · {said}" if status else said


KNOWN_TO_ALL = (  # moments of which all see what they are about
    *("meeting.stances", "stranded.choose", "withdrawal.choose", "losses.choose", "sea_fight.choose"),
    *("conquest.annexed", "agent_deed.foil", "voyage.intercept"),
)


def question_subject_text(view: RomeView, prompt: Prompt, words: Words, open_subjects: Collection[str]) -> str:
    """Return what all know of a question: its subject, or what a faction has for a phase. view: the public's."""
    own = view.factions.get(prompt.side)
    if own is None:
        return stake_of(open_subjects, prompt, words)
    facts = {"gold": own.gold, "cards": own.hand_size, "round": view.round, "last": view.last_round}
    armies = sum(army.owner == prompt.side for army in view.armies.values())
    agents = sum(agent.owner == prompt.side and agent.may_act for agent in view.agents.values())
    region = view.battle.region if view.battle is not None else ""
    return stake_of(open_subjects, prompt, words, armies=armies, agents=agents, region=region, **facts)


# Briefings


def briefing_lines(view: RomeView, prompt: Prompt, words: Words) -> Iterator[str]:
    """Yield what one must know to answer: gold, where one's pieces are, how a battle stands."""
    procedure = prompt.moment.split(".")[0]
    if prompt.side not in view.factions:
        return
    if prompt.moment == PLANNING:
        yield from _plan(view, words)
        return
    faction = view.factions[prompt.side]
    yield words(
        "brief.side", emblem=words.sign(f"emblem_{prompt.side}"), side=prompt.side, gold=faction.gold, vp=faction.vp
    )
    if prompt.moment == "initiative_phase.bid" and faction.initiative:
        yield words("brief.initiative", card=faction.initiative)
    if procedure == "agent_turn":
        own = {a: agent for a, agent in view.agents.items() if agent.owner == prompt.side}
        yield "; ".join(words("brief.agent", agent=a, region=one.at, now=_readiness(one)) for a, one in own.items())
    if procedure == "spending_phase" and (view.final or view.round >= view.last_round):
        yield words("brief.last_basket")
    if procedure in ("campaign_turn", "spending_phase"):
        yield from _pieces(view, prompt.side, words)
    if prompt.moment in (TREATY, LEAVE, REFUGE):
        yield from _consent(view, prompt, words)
    if procedure in BATTLE_MOMENTS and view.battle is not None:
        yield from _battle(view, prompt.side, words)
    if isinstance(prompt.context, OfNavy):
        yield from _passing(view, prompt, prompt.context.navy, words)
    yield from (words(f"faces.{kind}") for kind in FACES.get(procedure, ()))


def _readiness(agent: Agent) -> str:
    """Return whether an agent may still act this round, or why not."""
    return "locked" if agent.locked else "ready" if agent.may_act else "acted"


def _passing(view: RomeView, prompt: Prompt, navy_id: str, words: Words) -> Iterator[str]:
    """Where a navy sails past and with how much, and how a battle would go for each navy that may attack it."""
    side, foe, form = prompt.side, view.navies[navy_id], prompt.menu.forms.get(Intercept.tag())
    if foe.owner == side:  # it is asked whom its own navy meets first
        return
    may = {option.token for option in form.choices_after(()).options} if form is not None else set()
    yield words("brief.intercept", owner=foe.owner, count=foe.count, sea=foe.sea)
    theirs = _squadron(view, foe)
    for navy in view.navies.values():
        if navy.id not in may or not navy.ships:
            continue
        odds = sea_odds_of(_squadron(view, navy), theirs)
        guess = "" if foe.ships else words("brief.intercept_guess")
        facts = {"success": rounded_chance_percent(odds.won), "tie": rounded_chance_percent(odds.tied), "guess": guess}
        yield words("brief.intercept_odds", navy=navy.id, count=navy.count, **facts)


def _squadron(view: RomeView, navy: NavyView) -> Squadron:
    developments = view.factions[navy.owner].developments
    fleets = ((navy.ships, 1.0),) if navy.ships else plausible_fleets(navy.owner, navy.count, tuple(developments))
    general = view.armies[navy.carries].general if navy.carries else ""
    return Squadron(fleets, general or "", can_capture_ships(developments, view.round))


def _consent(view: RomeView, prompt: Prompt, words: Words) -> Iterator[str]:
    """Yield what consent changes, what it costs, and what silence means."""
    asked = prompt.subject.args if prompt.subject is not None else {}
    if prompt.moment == TREATY:
        other = asked["side"]
        better = asked["said"].key.removeprefix("status.")
        now = view.relations[faction_pair_id(prompt.side, other)]
        said = {name: keyed_text(f"status.{one}", sides=()) for name, one in (("now", now), ("then", better))}
        yield words("brief.treaty", side=other, **said)
        yield words(f"brief.treaty_{better}")
    elif prompt.moment == REFUGE:
        yield words("brief.refuge_aboard" if "navy" in asked else "brief.refuge")
    else:
        yield words("brief.boarding" if "navy" in asked else "brief.passage")
    yield words("brief.silence")


def _plan(view: RomeView, words: Words) -> Iterator[str]:
    """What the plan that stands says; that there is none."""
    if not view.plan:
        yield words("brief.no_plan")
        return
    plan = plan_from_strings(view.plan)
    yield words("brief.plan", first=plan.first) if plan.first else words("brief.plan_any")
    for rule in RULES:
        yield words("brief.plan_rule", rule=rule, value=words(f"choice.plan.{rule}.{getattr(plan, rule)}"))


def _pieces(view: RomeView, side: str, words: Words) -> Iterator[str]:
    for army in view.armies.values():
        if army.owner == side:
            yield words("brief.piece", piece=army.id, note=army_note(army, words))
    for navy in view.navies.values():
        if navy.owner == side:
            yield words("brief.piece", piece=navy.id, note=navy_note(navy, words))


def _battle(view: RomeView, side: str, words: Words) -> Iterator[str]:
    assert view.battle is not None  # noqa: S101 - the caller has looked
    printed = REGIONS[view.battle.region]
    before = view.battle.phase in ("", PREPARATION)  # neither cards nor scouts have changed it yet
    yield words(
        "brief.ground",
        region=view.battle.region,
        difficult=printed.trees + printed.mountains if before else view.battle.difficult,
    )
    for host in view.battle.hosts:
        if host.side == side and host.hand is not None:
            yield words("brief.own_cards", cards=tuple(host.hand), count=len(host.hand))
        elif host.hand is not None:
            yield words("brief.their_cards", side=host.side, cards=tuple(host.hand), count=len(host.hand))
        elif host.shown:
            yield words("brief.shown", side=host.side, cards=tuple(host.shown))


# Quick answers


def quick_answers(prompt: Prompt) -> Mapping[str, Action]:
    """Return the answers that a button gives: what good sense would do now, and the usual battle plan for the rest of
    this battle."""
    out: dict[str, Action] = {}
    default = prompt.default if any(kind.tag() in prompt.menu.forms for kind in SUGGESTED) else None
    if default is not None:
        out["suggested"] = default
    if FollowPlan.tag() in prompt.menu.forms and prompt.moment != PLANNING:
        out["rest"] = msgspec.structs.replace(DEFAULT, holds=ALONE_HERE)
    return out


def battle_plan_in_force(view: RomeView, prompt: Prompt) -> Action | None:
    """Return the battle plan that stands, where a form asks for one."""
    return plan_from_strings(view.plan) if view.plan and FollowPlan.tag() in prompt.menu.forms else None
