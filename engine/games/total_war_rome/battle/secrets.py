"""The secrets of a battle under way: which cards a side has not shown, what it has sealed, its plan; and how they are
dealt again."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from engine.games.total_war_rome.actions.battle import Deploy, FollowPlan
from engine.games.total_war_rome.army_cards import CAVALRY, CHARIOT, ELEPHANT, Token, card_battle_figures, kind_of
from engine.games.total_war_rome.battle.land.battlefield import BOTH, armies_of, change_host, next_combat_ground
from engine.games.total_war_rome.battle.land.deployable import cards_of_deployment
from engine.games.total_war_rome.battle.land.deployment import deploy_form
from engine.games.total_war_rome.battle.land.plan import plan_as_strings, plan_form, troop_kinds_of_faction
from engine.games.total_war_rome.battle.land.zones import TERRAIN, zone_count
from engine.games.total_war_rome.board.armies import cards_without, set_army, set_board
from engine.games.total_war_rome.frames.battle import BattleFrame, CombatDeployment, LandBattle, UnopposedAttack
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import TROOPS
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.rulebook import Question
from engine.kernel.state import Side


def armies_in_battle(state: RomeState) -> tuple[str, ...]:
    """Return the armies that fight now: their cards are dealt again here and nowhere else."""
    return tuple(
        a for f in state.frames if isinstance(f, LandBattle) and f.sides[0] for a in (*f.attacker, *f.defender)
    )


def determinize_battle(state: RomeState, own: Sequence[Side], lots: UnverifiedRandom) -> None:
    """Deal again, in a copy of the state, all that the sides `own` cannot know of the battles under way: cards that
    have not fought (against cards of their kind of troops in the owner's reserve), sealed answers, battle plans. Call
    it when hands of action cards have been dealt again already; leave the armies of `armies_in_battle` alone."""
    for frame in state.frames:
        if isinstance(frame, LandBattle) and frame.sides[0]:
            for n in BOTH:
                _deal(state, frame, n, own, lots)
    top = state.frames[-1] if state.frames else None
    if isinstance(top, CombatDeployment) and top.answers:
        _answers(state, top, own, lots)
    if isinstance(top, BattleFrame) and state.pending is not None:
        question = rules.find(top)
        for side in state.pending.answers:
            if side not in own and isinstance(question, Question):
                state.pending.answers[side] = question.menu(state, top, side).sample(lots)  # type: ignore[assignment]
    _plans(state, own, lots)


def _plans(state: RomeState, own: Sequence[Side], lots: UnverifiedRandom) -> None:
    """Let others have any plan, or none; but a plan that is being followed is one, as all see who is asked: the one
    that stands, or one for this battle alone."""
    battles = [f for f in state.frames if isinstance(f, LandBattle)]
    following = {f.sides[n] for f in battles for n in BOTH if f.planned[n]}
    for side in state.players:
        if side in own:
            continue
        plans = {one: plan for one, plan in state.plans.items() if one != side}
        anew = {side: random_plan_of_side(side, lots)} if side in following or lots.integer_below(2) else {}
        state.plans = plans | anew
    for battle in battles:
        dealt = [
            random_plan_of_side(s, lots) if battle.planned[n] and lots.integer_below(2) else ()
            for n, s in enumerate(battle.sides)
        ]
        first, second = (battle.plans[n] if battle.sides[n] in own else dealt[n] for n in BOTH)
        battle.plans = (first, second)


def random_plan_of_side(side: Side, lots: UnverifiedRandom) -> tuple[str, ...]:
    """Return some plan of a side, as it is kept."""
    plan = plan_form(troop_kinds_of_faction(side)).sample(lots)
    assert isinstance(plan, FollowPlan)  # noqa: S101 - it is the form of plans
    return plan_as_strings(plan)


def knows_hand(state: RomeState, battle: LandBattle, n: int, own: Sequence[Side]) -> bool:
    """Return whether one of the sides `own` knows every card of a host: it is its own, lent by it, or has been seen."""
    armies = [state.armies[a] for a in armies_of(battle, n) if a in state.armies]
    if any(army.owner in own for army in armies):
        return True
    return any(all(side in dict(army.seen) for army in armies) for side in own)


def shown_to(state: RomeState, battle: LandBattle, n: int, own: Sequence[Side]) -> tuple[Token, ...]:
    """Return the cards in a side's hand that a reveal has shown to one of the sides `own`."""
    top = state.frames[-1]
    if isinstance(top, CombatDeployment) and top.peeker == 1 - n and battle.sides[1 - n] in own:
        return cards_of_deployment(battle.hosts[n], next_combat_ground(battle), top.answers[n]).cards
    return ()


def cards_laid_down_to_attack(state: RomeState, n: int) -> tuple[Token, ...]:
    """Return the cards of a side that have been laid down to attack what nobody defends: all see them."""
    top = state.frames[-1]
    return tuple(a.card for a in top.queue if a.side == n) if isinstance(top, UnopposedAttack) else ()


def groups_public_can_tell_apart(kind: str, declared: bool) -> str:
    """Return what the public can tell apart: groups at first, mounted types once the flanks have been declared."""
    troop = TROOPS[kind]
    if not declared or troop.group != "main":
        return troop.group
    if troop.type in (CAVALRY, CHARIOT):
        return "horse"
    return ELEPHANT if troop.type == ELEPHANT else "foot"


def _deal(state: RomeState, battle: LandBattle, n: int, own: Sequence[Side], lots: UnverifiedRandom) -> None:
    """Exchange unknown cards of a host for cards of the owner's reserve; mercenaries stay, since packs are open."""
    if knows_hand(state, battle, n, own):
        return
    fixed = (*shown_to(state, battle, n, own), *cards_laid_down_to_attack(state, n))
    declared = battle.phase not in ("", TERRAIN) and battle.step != "declare_flanks"
    for token in (*battle.hosts[n].hand, *battle.hosts[n].saved):
        if token in fixed or card_battle_figures(token).is_mercenary:
            continue
        army_id = dict(battle.lent[n]).get(token, armies_of(battle, n)[0])
        army = state.armies[army_id]
        reserve = Counter(state.factions[army.owner].reserve)
        kind = kind_of(token)
        like = [
            k
            for k in sorted(reserve.elements())
            if k in TROOPS and groups_public_can_tell_apart(k, declared) == groups_public_can_tell_apart(kind, declared)
        ]
        other = lots.choose([*like, kind])
        if other == kind:
            continue
        reserve.subtract((other,))
        reserve.update((kind,))
        set_board(state, army.owner, reserve={k: c for k, c in sorted(reserve.items()) if c})
        cards = list(army.cards)
        cards[cards.index(kind)] = other
        set_army(state, army_id, cards=tuple(sorted(cards)))
        battle.offers = tuple(
            (a, _exchanged(kinds, kind, other) if a == army_id else kinds) for a, kinds in battle.offers
        )
        _rename(battle, n, token, other)


def _exchanged(kinds: tuple[str, ...], gone: str, come: str) -> tuple[str, ...]:
    """Return an offer with one card exchanged for one of another kind."""
    return tuple(sorted((*cards_without(kinds, (gone,)), come)))


def _rename(battle: LandBattle, n: int, token: Token, kind: str) -> None:
    """Put a card of another kind in the place of a card that has not fought."""
    host, taken = battle.hosts[n], zone_count(battle.hosts[n])
    number = next(k for k in range(1, len(taken) + 2) if f"{kind}.{k}" not in taken)
    new = f"{kind}.{number}"
    change_host(
        battle,
        n,
        hand=tuple(sorted(new if c == token else c for c in host.hand)),
        saved=tuple(new if c == token else c for c in host.saved),
    )
    lent = tuple((new if c == token else c, army) for c, army in battle.lent[n])
    battle.lent = (lent, battle.lent[1]) if n == 0 else (battle.lent[0], lent)


def _answers(state: RomeState, frame: CombatDeployment, own: Sequence[Side], lots: UnverifiedRandom) -> None:
    """Deal sealed deployments again while a reveal is answered: the peeker knows the other's cards, not their
    orders."""
    battle = next(f for f in reversed(state.frames) if isinstance(f, LandBattle))
    out = []
    for n in BOTH:
        answer = frame.answers[n]
        if battle.sides[n] not in own:
            new = deploy_form(state, battle, n, peeked=True).sample(lots)
            assert isinstance(new, Deploy)  # noqa: S101 - it is the form of deployments
            seen = frame.peeker == 1 - n and battle.sides[1 - n] in own
            answer = msgspec.structs.replace(answer, reroll="none", soften="none") if seen else new
        out.append(answer)
    frame.answers = tuple(out)
