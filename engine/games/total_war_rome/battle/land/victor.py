"""PHASE 6: DETERMINE THE VICTOR. Destroyed armies, victory, recovery, veterans, the general's improvement, ties."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec

from engine.games.total_war_rome.action_cards import discard_cards, held_event_cards
from engine.games.total_war_rome.actions.battle import NOTHING, Spoils
from engine.games.total_war_rome.army_cards import (
    Token,
    card_battle_figures,
    expected_kills,
    kind_of,
    kinds_of,
    main_battle_cards,
    troop_gold_worth,
)
from engine.games.total_war_rome.battle.land.battlefield import BOTH, SECTION, armies_of, change_host, fighting_armies
from engine.games.total_war_rome.battle.land.dice import NAMES
from engine.games.total_war_rome.board.armies import (
    available_card_count,
    cards_without,
    change_army_cards,
    destroy_if_small,
    from_reserve,
    make_army_known,
    put_general_back,
    set_army,
    take_general,
    to_reserve,
)
from engine.games.total_war_rome.events.battle import BattleDecided, GeneralImproved, SkullDieRolled, SpoilsTaken
from engine.games.total_war_rome.frames.battle import BattleEnd, LandBattle
from engine.games.total_war_rome.frames.host import Host
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.skull_dice import SKULL, X, skull_dice_roller
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import FACTIONS, GENERAL_DICE, TROOPS, card_figure, general_die_colour, stars_of
from engine.games.total_war_rome.traces import FOUGHT, SHOWN, VETERANS, Trace
from engine.games.total_war_rome.victory import GLORY, score_victory_points
from engine.kernel.choices import OneOf, Option
from engine.kernel.forms import Form, Menu, Values
from engine.kernel.picks import Item, Pick
from engine.kernel.play import Play
from engine.kernel.rulebook import End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

TOTAL_VICTORY_CARDS = 4  # the enemy army must have started with as many troop cards
VICTORY, TOTAL_VICTORY, TIE, BOTH_DESTROYED = "victory", "total_victory", "tie", "both_destroyed"
POINTS = {VICTORY: 1, TOTAL_VICTORY: 2}
SPOILS = {VICTORY: 1, TOTAL_VICTORY: 2}  # troop cards recovered, and as many made veterans
MOST_STARS = max(GENERAL_DICE)
SECOND_WIND = "second_wind"
PHASE = f"{SECTION}, Phase 6"


class Verdict(msgspec.Struct, frozen=True):
    """Who has won: 0 the attacker, 1 the defender, -1 nobody; and how."""

    victor: int
    result: str


def battle_verdict(hosts: tuple[Host, Host], starts: tuple[int, int], *, all_cards: bool = False) -> Verdict:
    """Return the victor: a side whose enemy alone is destroyed, else the one that destroyed more main battle cards; a
    total victory needs the destruction of an army that started with four or more troop cards (rulings 58, 60).
    all_cards: every troop card counts, not main battle cards alone (option `victor_counts`)."""
    destroyed = [host.is_destroyed for host in hosts]
    if all(destroyed):
        return Verdict(-1, BOTH_DESTROYED)
    for n in BOTH:
        if destroyed[1 - n]:
            return Verdict(n, TOTAL_VICTORY if starts[1 - n] >= TOTAL_VICTORY_CARDS else VICTORY)
    losses = [len(host.dead) if all_cards else host.main_losses for host in hosts]
    if losses[0] == losses[1]:
        return Verdict(-1, TIE)
    return Verdict(0 if losses[1] > losses[0] else 1, VICTORY)


def counts_all_cards(state: RomeState) -> bool:
    """Return whether at this table troop cards of any kind decide who has won (ruling 58, second reading)."""
    return counts_all_cards_by_options(state.options)


def counts_all_cards_by_options(options: Mapping[str, str]) -> bool:
    """Return the same from a table's options."""
    return options.get("victor_counts") == "all_cards"


def _known_to(state: RomeState, battle: LandBattle, n: int) -> tuple[str, ...]:
    """Return the seats of others that have been shown every army of a side as it came."""
    armies = [state.armies[army_id] for army_id in fighting_armies(battle, n)]
    shown = [{*dict(army.seen), army.owner} for army in armies]
    sides = set.intersection(*shown) - {battle.sides[n]}
    return tuple(sorted(state.players[side] for side in sides))


@rules.step(LandBattle, "victor")
def _victor(play: Play[RomeState], battle: LandBattle) -> Next:
    """Compare the losses, and give the victory points (Glorious Victory, ruling 5)."""
    found = battle_verdict(battle.hosts, battle.starts, all_cards=counts_all_cards(play.state))
    battle.victor, battle.total = found.victor, found.result == TOTAL_VICTORY
    battle.result = found.result
    dead = [kinds_of(host.dead) for host in battle.hosts]
    winner = battle.sides[found.victor] if found.victor >= 0 else ""
    left = [len(main_battle_cards(host.survivors)) if host.is_destroyed else None for host in battle.hosts]
    seats = [play.state.players[side] for side in battle.sides]
    known = [_known_to(play.state, battle, n) for n in BOTH]
    came = [kinds_of((*host.survivors, *host.dead, *host.spent)) for host in battle.hosts]
    decided = BattleDecided(
        found.result,
        winner,
        *battle.sides,
        dead[0],
        dead[1],
        attacker_left=left[0],
        defender_left=left[1],
        attacker_seat=seats[0],
        defender_seat=seats[1],
        attacker_kinds=came[0],
        defender_kinds=came[1],
        attacker_known_to=known[0],
        defender_known_to=known[1],
    )
    play.emit(decided)
    if found.victor < 0:
        return Goto("aftermath")
    owners = tuple(dict.fromkeys(play.state.armies[a].owner for a in fighting_armies(battle, found.victor)))
    if len(owners) == 1:
        score_victory_points(play, winner, POINTS[found.result], GLORY)
    elif found.result == TOTAL_VICTORY:
        for owner in owners:
            score_victory_points(play, owner, 1, GLORY)
    return Goto("spoils")


# Spoils


def _victors(state: RomeState, battle: LandBattle) -> tuple[Side, ...]:
    return (battle.sides[battle.victor],)


def recoverable_dead(battle: LandBattle) -> Counter[str]:
    """Return the victor's dead by kind, special cards apart: they are used up."""
    return Counter(kind_of(c) for c in battle.hosts[battle.victor].dead if not card_battle_figures(c).is_special)


def cards_for_veteran_upgrade(state: RomeState, battle: LandBattle, recovered: tuple[str, ...]) -> Counter[str]:
    """Return the victor's own cards that can become veterans, as far as veteran cards are in reserve (ruling 62)."""
    side = battle.sides[battle.victor]
    lent = dict(battle.lent[battle.victor])
    host = battle.hosts[battle.victor]
    own = Counter(kind_of(c) for c in host.survivors if c not in lent)
    own += Counter(recovered) & Counter(kind_of(c) for c in host.dead if c not in lent)
    out: Counter[str] = Counter()
    for kind, count in sorted(own.items()):
        veteran = TROOPS[kind].veteran
        if veteran:
            out[kind] = min(count, available_card_count(state, side, veteran))
    return +out


def general_cards_after_improvement(state: RomeState, side: Side, general: str, levels: int) -> tuple[str, ...]:
    """Return the general cards in reserve of the star level that an improvement leads to (ruling 63)."""
    stars = min(stars_of(general) + levels, MOST_STARS)
    if not general or stars == stars_of(general):
        return ()
    return tuple(g for g in state.factions[side].generals if stars_of(g) == stars)


def spoils_count(state: RomeState, battle: LandBattle) -> tuple[int, int]:
    """Return how many cards the victor recovers and upgrades, cards and developments that give more included."""
    count = SPOILS[TOTAL_VICTORY if battle.total else VICTORY]
    return count, count + state.effects_total(battle.sides[battle.victor], "extra_veteran_upgrade")


def second_winds(state: RomeState, side: Side) -> list[str]:
    """Return the Second Wind cards in a hand, the one that recovers most first."""
    return sorted(held_event_cards(state, side, SECOND_WIND), key=lambda card: -card_figure(card))


def _menu(state: RomeState, battle: LandBattle, side: Side) -> Menu:
    recover, upgrade = spoils_count(state, battle)
    wind = second_winds(state, side)
    own_general = own_general_of(state, battle)

    def recovering(before: Values) -> Pick:
        dead = recoverable_dead(battle)
        more = card_figure(wind[0]) if before["second_wind"] == "yes" else 0
        most = min(recover + more, dead.total())
        return Pick([Item(kind, count=n) for kind, n in sorted(dead.items())], 0, most)

    def upgrading(before: Values) -> Pick:
        able = cards_for_veteran_upgrade(state, battle, before["recover"])
        return Pick([Item(kind, count=n) for kind, n in able.items()], 0, min(upgrade, able.total()))

    def next_general(levels: int) -> OneOf:
        found = general_cards_after_improvement(state, side, own_general, levels)
        return OneOf(found or (Option(NOTHING, keyed_text("choice.no_general")),))

    winds = ("no", "yes") if wind else ("no",)
    return Menu(
        Form(
            Spoils,
            second_wind=OneOf(Option(w, keyed_text(f"choice.second_wind.{w}")) for w in winds),
            recover=recovering,
            upgrade=upgrading,
            one_level=next_general(1),
            two_levels=next_general(2),
        )
    )


def own_general_of(state: RomeState, battle: LandBattle) -> str:
    """Return the general of the victor's own army, who may improve; "" if an ally's led or none did."""
    general = battle.generals[battle.victor]
    return general if state.armies[armies_of(battle, battle.victor)[0]].general == general else ""


def _default(state: RomeState, battle: LandBattle, side: Side) -> Spoils:
    """Recover and upgrade the dearest cards."""
    recover, upgrade = spoils_count(state, battle)
    dead = sorted(recoverable_dead(battle).elements(), key=lambda k: (-troop_gold_worth(k), k))
    recovered = tuple(sorted(dead[:recover]))
    able = sorted(cards_for_veteran_upgrade(state, battle, recovered).elements(), key=lambda k: (-_gain(k), k))
    general = own_general_of(state, battle)
    following = [general_cards_after_improvement(state, side, general, levels) for levels in (1, 2)]
    return Spoils(
        recover=recovered,
        upgrade=tuple(sorted(able[:upgrade])),
        one_level=following[0][0] if following[0] else NOTHING,
        two_levels=following[1][0] if following[1] else NOTHING,
    )


def _gain(kind: str) -> float:
    veteran = TROOPS[kind].veteran
    return expected_kills(veteran, False) - expected_kills(kind, False)


@rules.ask(LandBattle, "spoils", sides=_victors, menu=_menu, default=_default, section=PHASE)
def _spoiled(play: Play[RomeState], battle: LandBattle, answers: Mapping[Side, Spoils]) -> Next:
    """Recover, upgrade, and see whether the general improves, in this order (ruling 62)."""
    side, n = battle.sides[battle.victor], battle.victor
    answer = answers[side]
    if answer.second_wind == "yes":
        discard_cards(play, side, second_winds(play.state, side)[:1], "event")
    host, lent = battle.hosts[n], dict(battle.lent[n])
    counts, back = Counter(answer.recover), []
    for token in sorted(host.dead, key=lambda c: c in lent):  # one's own before an ally's
        if counts[kind_of(token)] > 0:
            counts[kind_of(token)] -= 1
            back.append(token)
    dead = tuple(c for c in host.dead if c not in back)
    change_host(battle, n, dead=dead, struck=(*host.struck, *back))
    battle.upgraded = answer.upgrade
    if answer.recover or answer.upgrade:
        seat = play.state.players[side]
        play.emit(SpoilsTaken(side, answer.recover, answer.upgrade, seat, len(answer.upgrade)))
    improve_general(play, battle, answer)
    return Goto("aftermath")


def improve_general(play: Play[RomeState], battle: LandBattle, answer: Spoils) -> None:
    """Roll the general's die: an X makes them one star level better, a Skull two (Phase 6; ruling 63)."""
    state, side = play.state, battle.sides[battle.victor]
    general = own_general_of(state, battle)
    if not general:
        return
    colour = general_die_colour(general)
    face = skull_dice_roller(play.dice)(f"{NAMES[battle.victor]}.general", colour)
    play.emit(SkullDieRolled(side, general, colour, face))
    levels = {X: 1, SKULL: 2}.get(face, 0)
    named = {1: answer.one_level, 2: answer.two_levels}.get(levels, NOTHING)
    if named == NOTHING:
        return
    take_general(state, side, named)
    put_general_back(state, side, general)
    set_army(state, armies_of(battle, battle.victor)[0], general=named)
    play.emit(GeneralImproved(side, general, named, stars_of(named)))


# Aftermath


def lost_cards(battle: LandBattle, n: int) -> tuple[Token, ...]:
    """Return the cards that a side has lost: the dead, and special cards that were used once (ruling 65)."""
    host = battle.hosts[n]
    fought = (host.wounded, *host.under, *host.beside, *host.struck)
    used = tuple(c for c in fought if c and card_battle_figures(c).is_special)
    return tuple(dict.fromkeys((*host.dead, *host.spent, *used)))


def _seen_alive(battle: LandBattle, n: int, army_id: str) -> tuple[str, ...]:
    """Return the cards of an army that all have seen in the battle and that it has kept, as kinds."""
    host, commander, lent = battle.hosts[n], armies_of(battle, n)[0], dict(battle.lent[n])
    lost = lost_cards(battle, n)
    seen = (host.wounded, *host.under, *host.beside, *host.struck)
    return kinds_of(c for c in seen if c and c not in lost and lent.get(c, commander) == army_id)


@rules.step(LandBattle, "aftermath")
def _aftermath(play: Play[RomeState], battle: LandBattle) -> Next:
    """Put the dead into the reserve stacks and packs; armies below two main battle cards are destroyed. A loser with an
    army left, or the attacker after a tie, must withdraw (rulings 59 to 61)."""
    for n in BOTH:
        for army_id in fighting_armies(battle, n):
            _settle(play, battle, n, army_id)
    state = play.state
    destroyed = tuple(a for n in BOTH for a in armies_of(battle, n) if a not in state.armies)
    loser = 1 - battle.victor if battle.victor >= 0 else 0 if battle.result == TIE else -1
    if battle.victor >= 0 and state.options.get("beaten_army") == "stays":
        loser = -1  # the second reading of ruling 59: only a tie makes anybody withdraw
    withdraws = tuple(a for a in fighting_armies(battle, loser) if a in state.armies) if loser >= 0 else ()
    winner = NAMES[battle.victor] if battle.victor >= 0 else ""
    return End(BattleEnd(winner=winner, total=battle.total, destroyed=destroyed, withdraws=withdraws))


def _settle(play: Play[RomeState], battle: LandBattle, n: int, army_id: str) -> None:
    """Take an army's losses out of it, make its veterans, and let all know it whose every card has been seen. Which of
    its cards became veterans its owner alone knows, so nobody else knows the army any more (ruling 103)."""
    state, commander = play.state, armies_of(battle, n)[0]
    lent = dict(battle.lent[n])
    army = state.armies[army_id]
    lost = kinds_of(c for c in lost_cards(battle, n) if lent.get(c, commander) == army_id)
    to_reserve(state, army.owner, lost)
    cards = cards_without(army.cards, lost)
    promotes = n == battle.victor and army_id == commander and bool(battle.upgraded)
    if promotes:
        veterans = tuple(TROOPS[kind].veteran for kind in battle.upgraded)
        to_reserve(state, army.owner, battle.upgraded)
        from_reserve(state, army.owner, veterans)
        cards = (*cards_without(cards, battle.upgraded), *veterans)
    seen = _seen_alive(battle, n, army_id)
    rest = len(army.cards) - len(lost) - len(seen)  # cards that nobody has seen fight
    all_seen = not rest and len(fighting_armies(battle, n)) == 1
    course = [Trace(SHOWN, kinds=seen) if all_seen else Trace(FOUGHT, rest, kinds=seen, gone=lost)]
    if promotes:
        course.append(Trace(VETERANS, len(battle.upgraded)))
    change_army_cards(state, army_id, cards, sight=() if promotes else FACTIONS, traces=tuple(course))
    if not promotes and all_seen:
        make_army_known(state, army_id, state.factions)
    destroy_if_small(play, army_id)
