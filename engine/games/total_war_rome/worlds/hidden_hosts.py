"""Battles under way as a seat knows them: what is sure of the armies that fight, and how cards that wait there are laid
out again once they have been drawn."""

from collections.abc import Iterator, Sequence

import msgspec

from engine.games.total_war_rome.actions.battle import Deploy
from engine.games.total_war_rome.army_cards import Token, kind_of, kinds_of
from engine.games.total_war_rome.battle.land.battlefield import BOTH, armies_of, change_host
from engine.games.total_war_rome.battle.land.deployment import deploy_form
from engine.games.total_war_rome.battle.land.zones import TERRAIN, zone_count
from engine.games.total_war_rome.battle.secrets import (
    cards_laid_down_to_attack,
    groups_public_can_tell_apart,
    random_plan_of_side,
    shown_to,
)
from engine.games.total_war_rome.board.armies import cards_without
from engine.games.total_war_rome.forecast.plausible_armies import Cards
from engine.games.total_war_rome.frames.battle import CombatDeployment, LandBattle
from engine.games.total_war_rome.frames.campaign import Meeting
from engine.games.total_war_rome.state import MERCENARIES, RomeState
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.state import Side

HAND, SAVED = "hand", "saved"


class Fighting(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat sees of an army that fights. seen: kinds of its cards that lie open, mercenaries among them. waiting:
    of those that have not fought, in which zone each lies and of which kind of troops it is. declared: whether mounted
    troops are told from foot."""

    seen: Cards
    waiting: tuple[tuple[str, str], ...]
    declared: bool


def land_battle_under_way(state: RomeState) -> LandBattle | None:
    """Return the land battle that is under way, once it is drawn up."""
    return next((f for f in reversed(state.frames) if isinstance(f, LandBattle) and f.sides[0]), None)


def fighting_army(state: RomeState, battle: LandBattle, n: int, army_id: str, own: Sequence[Side]) -> Fighting:
    """Return what the sides `own` see of an army of another that fights."""
    host, lent = battle.hosts[n], dict(battle.lent[n])
    mine = [token for token in zone_count(host) if _army_of(battle, n, lent, token) == army_id]
    hidden = [token for token in mine if _waits(state, battle, n, token, own)]
    declared = battle.phase not in ("", TERRAIN) and battle.step != "declare_flanks"
    zones = [
        (SAVED if token in host.saved else HAND, groups_public_can_tell_apart(kind_of(token), declared))
        for token in hidden
    ]
    seen = kinds_of(token for token in mine if token not in hidden)
    return Fighting(seen=seen, waiting=tuple(sorted(zones)), declared=declared)


def _army_of(battle: LandBattle, n: int, lent: dict[Token, str], token: Token) -> str:
    return lent.get(token, armies_of(battle, n)[0])


def _waits(state: RomeState, battle: LandBattle, n: int, token: Token, own: Sequence[Side]) -> bool:
    """Return whether nobody but its side knows which card it is."""
    host = battle.hosts[n]
    if token not in (*host.hand, *host.saved) or kind_of(token) in MERCENARIES:
        return False
    return token not in (*shown_to(state, battle, n, own), *cards_laid_down_to_attack(state, n))


def lay_out_again(
    state: RomeState, battle: LandBattle, n: int, drawn: dict[str, Cards], own: Sequence[Side], lots: UnverifiedRandom
) -> None:
    """Put other cards in the place of those of a side that wait. drawn: by army, all its own cards."""
    host, lent = battle.hosts[n], dict(battle.lent[n])
    zones: dict[str, list[Token]] = {HAND: list(host.hand), SAVED: list(host.saved)}
    placed: list[tuple[str, str, str]] = []
    for army_id in [one for one in armies_of(battle, n) if one in drawn]:
        found = fighting_army(state, battle, n, army_id, own)
        rest = lots.shuffled(cards_without(drawn[army_id], found.seen))
        for zone, apart in found.waiting:
            kind = next(one for one in rest if groups_public_can_tell_apart(one, found.declared) == apart)
            rest.remove(kind)
            placed.append((kind, zone, army_id))
    gone = {
        token
        for token in (*host.hand, *host.saved)
        if _army_of(battle, n, lent, token) in drawn and _waits(state, battle, n, token, own)
    }
    taken = {token for token in zone_count(host) if token not in gone}
    zones = {zone: [token for token in tokens if token not in gone] for zone, tokens in zones.items()}
    lent = {token: army for token, army in lent.items() if token not in gone}
    for kind, zone, army_id in sorted(placed):
        token = next(one for k in range(1, len(taken) + 2) if (one := f"{kind}.{k}") not in taken)
        taken.add(token)
        zones[zone].append(token)
        if army_id != armies_of(battle, n)[0]:
            lent[token] = army_id
    change_host(battle, n, hand=tuple(sorted(zones[HAND])), saved=tuple(sorted(zones[SAVED])))
    pairs = tuple(sorted(lent.items()))
    battle.lent = (pairs, battle.lent[1]) if n == 0 else (battle.lent[0], pairs)


def resample_offered_cards(state: RomeState, army_id: str, kept: Cards, lots: UnverifiedRandom) -> None:
    """Let an army of an ally have offered any of its cards for a battle, as many as it has. kept: those that are
    known."""
    battle = land_battle_under_way(state)
    for frame in state.frames:
        if isinstance(frame, Meeting | LandBattle) and army_id in dict(frame.offers):
            sure = kept or (_lent_kinds(battle, army_id) if battle is not None else ())
            others = lots.shuffled(cards_without(state.armies[army_id].cards, sure))
            some = (*sure, *others)[: len(dict(frame.offers)[army_id])]
            frame.offers = tuple([(a, tuple(sorted(some)) if a == army_id else k) for a, k in frame.offers])


def _lent_kinds(battle: LandBattle, army_id: str) -> Cards:
    return kinds_of(token for n in BOTH for token, army in battle.lent[n] if army == army_id)


def seal_again(state: RomeState, own: Sequence[Side], lots: UnverifiedRandom) -> None:
    """Draw the orders that others have sealed while a reveal is answered, and the plans that they follow; other plans
    of theirs are still to be made."""
    top, battle = (state.frames[-1] if state.frames else None), land_battle_under_way(state)
    following = {side for side, planned in _planned(state) if planned}
    plans = {side: plan for side, plan in state.plans.items() if side in own}
    state.plans = plans | {
        side: random_plan_of_side(side, lots) for side in state.players if side in following - set(own)
    }
    for frame in [one for one in state.frames if isinstance(one, LandBattle)]:
        first, second = (frame.plans[n] if frame.sides[n] in own else () for n in BOTH)
        frame.plans = (first, second)
    if isinstance(top, CombatDeployment) and top.answers and battle is not None:
        top.answers = tuple([_answer(state, battle, top, n, own, lots) for n in BOTH])


def _planned(state: RomeState) -> Iterator[tuple[Side, bool]]:
    for frame in state.frames:
        if isinstance(frame, LandBattle):
            yield from zip(frame.sides, frame.planned, strict=True)


def _answer(
    state: RomeState, battle: LandBattle, frame: CombatDeployment, n: int, own: Sequence[Side], lots: UnverifiedRandom
) -> Deploy:
    """Return what a side may have sealed: who looked at its cards knows them, but not its orders."""
    answer = frame.answers[n]
    if battle.sides[n] in own:
        return answer
    if frame.peeker == 1 - n and battle.sides[1 - n] in own:
        return msgspec.structs.replace(answer, reroll="none", soften="none")
    drawn = deploy_form(state, battle, n, peeked=True).sample(lots)
    assert isinstance(drawn, Deploy)  # noqa: S101 - it is the form of deployments
    return drawn
