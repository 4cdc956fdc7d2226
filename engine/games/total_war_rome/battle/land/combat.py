"""One combat between deployed cards, and attacks that nobody opposes (Phases 2 to 5). Pure."""

import msgspec

from engine.games.total_war_rome.army_cards import (
    BOWMEN,
    Token,
    card_battle_figures,
    expected_kills,
    is_main,
    kind_of,
    troop_gold_worth,
)
from engine.games.total_war_rome.battle.land.dice import (
    ATTACKER,
    DEFENDER,
    UPGRADE,
    Blow,
    Riders,
    Throw,
    exchange_blows,
)
from engine.games.total_war_rome.battle.land.zones import (
    AS_RULED,
    ENVELOPMENT,
    TERRAIN,
    Deployed,
    Readings,
    host_after_damage,
    host_after_deployment,
    host_after_kill,
    host_after_retiring_card,
    unopposed_attack_targets,
)
from engine.games.total_war_rome.frames.host import Host
from engine.games.total_war_rome.skull_dice import SKULL, Roller, X, damage_in_wounds

Hosts = tuple[Host, Host]
NO_RIDERS = (Riders(), Riders())
HOLD, BLANKS, ALL_BUT_SKULLS, ASK = "hold", "blanks", "all_but_skulls", "ask"  # re-rolls of an envelopment


class Fought(msgspec.Struct, frozen=True):
    """The result of a combat: the hosts after it, the blows in order, what was destroyed and what is now wounded."""

    hosts: Hosts
    blows: tuple[Blow, ...]
    dead: tuple[tuple[Token, ...], tuple[Token, ...]]


class Combat:
    """A combat under way: cards deployed, dice rolled, cards moved between the zones."""

    def __init__(
        self,
        hosts: Hosts,
        played: tuple[Deployed, Deployed],
        phase: str,
        roll: Roller,
        riders: tuple[Riders, Riders],
        readings: Readings,
    ) -> None:
        self.readings = readings
        self.hosts = [host_after_deployment(host, cards) for host, cards in zip(hosts, played, strict=True)]
        self.before = hosts
        self.played, self.phase, self.roll = played, phase, roll
        self.riders = list(riders)
        self.blows: list[Blow] = []
        self.main = tuple(p.main or p.skirmisher or p.artillery for p in played)

    def is_alive(self, side: int, token: Token) -> bool:
        """Return whether a deployed card is there and not destroyed."""
        return bool(token) and token not in self.hosts[side].dead

    def roll_and_apply_damage(self, *pairs: tuple[int, Token, Token]) -> None:
        """Roll the cards (side, card, target) at the same time and apply the damage."""
        throws = tuple(Throw(side, c, target, self.phase == TERRAIN, self.roll) for side, c, target in pairs)
        for blow in exchange_blows(throws, self.riders, (self.main[0], self.main[1]), self.roll):
            self.blows.append(blow)
            if blow.damage:
                other = 1 - blow.side
                self.hosts[other] = host_after_damage(self.hosts[other], blow.target, blow.damage, self.readings)

    def shoot_artillery(self) -> None:
        """Artillery shoots first, at skirmishers if there are any, else at the main battle card (Phase 4)."""
        shots = []
        for side in (ATTACKER, DEFENDER):
            enemy = self.played[1 - side]
            if self.played[side].artillery:
                target = enemy.skirmisher or enemy.main or enemy.artillery
                shots.append((side, self.played[side].artillery, target))
        if shots:
            self.roll_and_apply_damage(*shots)

    def fight_with_skirmishers(self) -> None:
        """Skirmishers fight each other, or attack the opposing card without a roll in return (rulings 46 to 48)."""
        ready = [p.skirmisher if self.is_alive(n, p.skirmisher) else "" for n, p in enumerate(self.played)]
        if ready[0] and ready[1]:
            self.roll_and_apply_damage((ATTACKER, ready[0], ready[1]), (DEFENDER, ready[1], ready[0]))
        else:
            for side in (ATTACKER, DEFENDER):
                enemy = self.played[1 - side]
                target = next((c for c in (enemy.main, enemy.artillery) if self.is_alive(1 - side, c)), "")
                if ready[side] and target:
                    rolls = [(side, ready[side], target)]
                    stacked = bool(self.played[side].main)
                    answers = self.readings.skirmisher_answered if stacked else self.readings.skirmisher_stands
                    if answers and target == enemy.main:
                        rolls.append((1 - side, target, ready[side]))
                    self.roll_and_apply_damage(*rolls)
        for side in (ATTACKER, DEFENDER):
            self.hosts[side] = host_after_retiring_card(self.hosts[side], ready[side], self.phase)

    def main_battle(self) -> None:
        """Main battle cards fight; bowmen roll before others (ruling 49)."""
        ready = [p.main if self.is_alive(n, p.main) else "" for n, p in enumerate(self.played)]
        if not (ready[0] and ready[1]):
            return
        bows = [card_battle_figures(c).type == BOWMEN for c in ready]
        if bows[0] == bows[1]:
            self.roll_and_apply_damage((ATTACKER, ready[0], ready[1]), (DEFENDER, ready[1], ready[0]))
            return
        first = ATTACKER if bows[0] else DEFENDER
        self.roll_and_apply_damage((first, ready[first], ready[1 - first]))
        if self.is_alive(1 - first, ready[1 - first]):
            self.roll_and_apply_damage((1 - first, ready[1 - first], ready[first]))

    def pull_survivors_back(self) -> None:
        """Pull survivors back; artillery dies with the card that it was stacked with (Phase 4)."""
        for side, played in enumerate(self.played):
            host = self.hosts[side]
            if played.artillery and played.main in host.dead and played.artillery not in host.dead:
                host = host_after_kill(host, played.artillery)
            for token in played.cards:
                if token not in host.spent and token not in host.under and token not in host.beside:
                    host = host_after_retiring_card(host, token, self.phase)
            self.hosts[side] = host

    def result(self) -> Fought:
        """Return what it came to."""
        dead = [h.dead[len(b.dead) :] for h, b in zip(self.hosts, self.before, strict=True)]
        return Fought((self.hosts[0], self.hosts[1]), tuple(self.blows), (dead[0], dead[1]))


def fight_combat(
    hosts: Hosts,
    played: tuple[Deployed, Deployed],
    phase: str,
    roll: Roller,
    riders: tuple[Riders, Riders] = NO_RIDERS,
    readings: Readings = AS_RULED,
) -> Fought:
    """Fight one combat: artillery, then skirmishers, then bowmen, then main battle cards (Phases 2 to 4)."""
    combat = Combat(hosts, played, phase, roll, riders, readings)
    combat.shoot_artillery()
    combat.fight_with_skirmishers()
    combat.main_battle()
    combat.pull_survivors_back()
    return combat.result()


# Attacks that nobody opposes


def attack_target(kind: str, enemy: Host, preferred: str, under: bool) -> Token:
    """Return what a card attacks: the preferred kind if it is still there, else where its dice do most. Of a kind the
    unhurt before the wounded one, which any further wound destroys wherever it falls (ruling 50)."""
    open_to = unopposed_attack_targets(enemy, under)
    wanted = [c for c in open_to if kind_of(c) == preferred]
    if wanted:
        return min(wanted, key=lambda c: c == enemy.wounded)
    return max(
        open_to,
        key=lambda c: (
            is_main(c),
            card_battle_figures(c).type in card_battle_figures(kind).red,
            c != enemy.wounded,
            troop_gold_worth(kind_of(c)),
        ),
    )


def make_unopposed_attacks(
    hosts: Hosts,
    side: int,
    attackers: tuple[Token, ...],
    preferred: str,
    rerolls: str,
    phase: str,
    roll: Roller,
    readings: Readings = AS_RULED,
) -> Fought:
    """Let cards attack one after the other what nobody defends, each once (rulings 56 and 57); the wounded card counts
    as a target, those under the general only in Phase 2, and only an envelopment may roll its dice again."""
    enemy, own, blows = hosts[1 - side], hosts[side], []
    before = len(enemy.dead)
    for token in sorted(attackers, key=lambda c: -expected_kills(kind_of(c), phase == TERRAIN)):
        if not unopposed_attack_targets(enemy, phase == TERRAIN):
            break
        throw = attack_throw(enemy, side, token, preferred, phase, roll)
        if phase == ENVELOPMENT:
            roll_again(throw, dice_to_reroll(throw, rerolls), roll)
        blow = _blow(throw)
        blows.append(blow)
        enemy = host_after_damage(enemy, blow.target, damage_in_wounds(blow.faces), readings)
        own = _struck(own, token)
    return _unopposed(side, own, enemy, before, blows)


def apply_unopposed_attack(hosts: Hosts, throw: Throw, readings: Readings = AS_RULED) -> Fought:
    """Let one attack that nobody opposes take effect, once its dice are final."""
    blow, enemy = _blow(throw), hosts[1 - throw.side]
    hit = host_after_damage(enemy, blow.target, damage_in_wounds(blow.faces), readings)
    return _unopposed(throw.side, _struck(hosts[throw.side], throw.card), hit, len(enemy.dead), [blow])


def attack_throw(enemy: Host, side: int, token: Token, preferred: str, phase: str, roll: Roller) -> Throw:
    """Roll a card's dice at what it attacks."""
    difficult = phase == TERRAIN
    return Throw(side, token, attack_target(kind_of(token), enemy, preferred, difficult), difficult, roll)


def dice_to_reroll(throw: Throw, how: str) -> tuple[int, ...]:
    """Return which dice of an envelopment are rolled again: those that do nothing, or all but Skulls (Phase 5)."""
    if how not in (BLANKS, ALL_BUT_SKULLS):
        return ()
    idle = throw.idle_dice()
    special = card_battle_figures(throw.target).type in card_battle_figures(throw.card).red
    weak = [n for n, face in enumerate(throw.faces) if face == X or (face != SKULL and not special)]
    return tuple(n for n in range(len(throw.faces)) if n in idle or (how == ALL_BUT_SKULLS and n in weak))


def roll_again(throw: Throw, dice: tuple[int, ...], roll: Roller) -> None:
    """Roll these dice again, each once (ruling 57)."""
    for n in dice:
        throw.reroll_die(n, roll)


def _blow(throw: Throw) -> Blow:
    throw.upgrade_to_skulls(UPGRADE)
    return throw.result_of_roll()


def _unopposed(side: int, own: Host, enemy: Host, before: int, blows: list[Blow]) -> Fought:
    after = (own, enemy) if side == ATTACKER else (enemy, own)
    dead: tuple[Token, ...] = enemy.dead[before:]
    return Fought(after, tuple(blows), ((), dead) if side == ATTACKER else (dead, ()))


def _struck(host: Host, token: Token) -> Host:
    spent = (*host.spent, token) if card_battle_figures(token).is_special else host.spent
    struck = host.struck if card_battle_figures(token).is_special else (*host.struck, token)
    return msgspec.structs.replace(
        host,
        hand=tuple(c for c in host.hand if c != token),
        saved=tuple(c for c in host.saved if c != token),
        struck=struck,
        spent=spent,
    )
