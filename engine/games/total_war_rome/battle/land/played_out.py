"""A whole land battle at once, by the same combats and the same deployment as at the table: for odds and computer
players. Phase by phase as in the rulebook; nobody is asked.
"""

import msgspec

from engine.games.total_war_rome.actions.battle import Deploy, FollowPlan
from engine.games.total_war_rome.army_cards import ELEPHANT, card_battle_figures
from engine.games.total_war_rome.battle.land.automatic import (
    attack_unopposed,
    automatic_attackers,
    automatic_deployment,
    keep_for_envelopment,
    orders_of,
    wants_reveal,
)
from engine.games.total_war_rome.battle.land.combat import NO_RIDERS, Hosts, fight_combat, make_unopposed_attacks
from engine.games.total_war_rome.battle.land.deployable import Ground, can_deploy, cards_of_deployment
from engine.games.total_war_rome.battle.land.dice import ATTACKER, DEFENDER, Riders
from engine.games.total_war_rome.battle.land.orders import (
    NO_SOURCES,
    ORDER_CARDS,
    Sources,
    given_orders,
    orders_softening_rolls,
    orders_still_possible,
    reroll_sources,
)
from engine.games.total_war_rome.battle.land.plan import DEFAULT
from engine.games.total_war_rome.battle.land.zones import (
    AS_RULED,
    CENTRE,
    ENVELOPMENT,
    FLANKS,
    TERRAIN,
    Deployed,
    Readings,
    can_fight_centre,
    flank_cards,
    flank_elephants,
    flank_strength,
    host_after_unopposed_attacks,
    host_with_saved_cards,
    of_type,
    unopposed_attack_targets,
)
from engine.games.total_war_rome.frames.host import Host
from engine.games.total_war_rome.skull_dice import Roller

Plans = tuple[FollowPlan, FollowPlan]
BOTH = (ATTACKER, DEFENDER)
NO_PLANS = (DEFAULT, DEFAULT)


def may_attack(hosts: Hosts, n: int, phase: str, fought: int) -> bool:
    """Return whether a side has cards left to attack with, and something that they may attack: at the end of Phases 2
    and 3 the enemy must have run out of troop cards entirely, at the end of Phase 4 of cards to play (ruling 56)."""
    enemy = hosts[1 - n]
    out = {CENTRE: not can_fight_centre(enemy, fought), ENVELOPMENT: True}.get(phase, not enemy.cards_left)
    return (
        out and bool(automatic_attackers(hosts[n], phase)) and bool(unopposed_attack_targets(enemy, phase == TERRAIN))
    )


def kept_by_plan(hosts: Hosts, n: int, plan: FollowPlan) -> Host:
    """Return a host with the spare mounted cards kept that its plan keeps for an envelopment: all of them where the
    enemy has no card left; the elephants that were not declared stay for the centre (rulings 53 and 54)."""
    host = hosts[n]
    most = flank_elephants(host)
    wanted = keep_for_envelopment(host, plan) if hosts[1 - n].cards_left else flank_cards(host)
    elephants = of_type(wanted, ELEPHANT)[:most]
    return host_with_saved_cards(
        host, tuple(c for c in flank_cards(host) if c in wanted and (_not_elephant(c) or c in elephants))
    )


def _not_elephant(token: str) -> bool:
    return card_battle_figures(token).type != ELEPHANT


class PlayedOut:
    """A battle that is played out."""

    def __init__(
        self,
        hosts: Hosts,
        difficult: int,
        reveals: tuple[int, int],
        roll: Roller,
        plans: Plans,
        readings: Readings,
        sources: tuple[Sources, Sources] = (NO_SOURCES, NO_SOURCES),
        *,
        mountains: bool = True,
    ) -> None:
        self.hosts, self.difficult, self.reveals = hosts, difficult, list(reveals)
        self.roll, self.plans, self.readings = roll, plans, readings
        self.sources, self.mountains = sources, mountains

    def fight_all_phases(self) -> Hosts:
        """Fight all phases and return the hosts after the last."""
        self._combats(TERRAIN, self.difficult)
        self._unopposed(TERRAIN, 0)
        self._combats(FLANKS, min(flank_strength(host) for host in self.hosts))
        self._unopposed(FLANKS, 0)
        first = kept_by_plan(self.hosts, ATTACKER, self.plans[ATTACKER])
        self.hosts = (first, kept_by_plan(self.hosts, DEFENDER, self.plans[DEFENDER]))
        fought = self._combats(CENTRE, -1)
        self._unopposed(CENTRE, fought)
        self._unopposed(ENVELOPMENT, fought)
        return self.hosts

    def _combats(self, phase: str, combats: int) -> int:
        fought = 0
        while fought != combats:
            ground = Ground(phase=phase, combats=max(combats, 0), fought=fought, mountains=self.mountains)
            if not (can_deploy(self.hosts[0], ground) and can_deploy(self.hosts[1], ground)):
                break
            played, riders = self._deployed(ground)
            done = fight_combat(self.hosts, played, phase, self.roll, riders, self.readings)
            self.hosts = done.hosts
            for n, order in given_orders(done.blows):
                self._use(n, order)
            fought += 1
        return fought

    def _use(self, n: int, order: str) -> None:
        """Mark what works once a battle."""
        host = self.hosts[n]
        host = msgspec.structs.replace(host, used=(*host.used, order))
        self.hosts = (host, self.hosts[1]) if n == ATTACKER else (self.hosts[0], host)

    def _deployed(self, ground: Ground) -> tuple[tuple[Deployed, Deployed], tuple[Riders, Riders]]:
        """Deploy both sides, with the orders for their dice; the first with a reveal that they want to use answers what
        they see."""
        actions = [automatic_deployment(self.hosts[n], ground, self.plans[n]) for n in BOTH]
        played = [cards_of_deployment(self.hosts[n], ground, actions[n]) for n in BOTH]
        for n in BOTH:
            if self.reveals[n] and wants_reveal(self.hosts[n], ground, self.plans[n]):
                self.reveals[n] -= 1
                answer = automatic_deployment(self.hosts[n], ground, against=played[1 - n])
                actions[n], played[n] = answer, cards_of_deployment(self.hosts[n], ground, answer)
                break
        riders = [self._riders(n, ground.phase, action) for n, action in enumerate(actions)]
        return (played[0], played[1]), (riders[0], riders[1])

    def _riders(self, n: int, phase: str, action: Deploy) -> Riders:
        sources, used = self.sources[n], self.hosts[n].used
        if sources == NO_SOURCES:
            return NO_RIDERS[n]
        wanted = orders_of(
            reroll_sources(sources, used, action.main),
            orders_softening_rolls(sources, used),
            ORDER_CARDS,
            self.plans[n],
        )
        return orders_still_possible(sources, used, phase, msgspec.structs.replace(action, **wanted))

    def _unopposed(self, phase: str, fought: int) -> None:
        attacks = {
            n: attack_unopposed(self.hosts[n], self.hosts[1 - n], phase)
            for n in BOTH
            if may_attack(self.hosts, n, phase, fought)
        }
        for n, attack in attacks.items():
            cards = automatic_attackers(self.hosts[n], phase)
            self.hosts = make_unopposed_attacks(
                self.hosts, n, cards, attack.target, attack.rerolls, phase, self.roll, self.readings
            ).hosts
        self.hosts = (
            host_after_unopposed_attacks(self.hosts[0], phase),
            host_after_unopposed_attacks(self.hosts[1], phase),
        )


def play_out(
    hosts: Hosts,
    difficult: int,
    roll: Roller,
    reveals: tuple[int, int] = (0, 0),
    plans: Plans = NO_PLANS,
    readings: Readings = AS_RULED,
    sources: tuple[Sources, Sources] = (NO_SOURCES, NO_SOURCES),
    *,
    mountains: bool = True,
) -> Hosts:
    """Fight a whole land battle and return the hosts after it. sources: what gives orders for the dice; mountains: of
    the region, which Flaming Logs need."""
    return PlayedOut(hosts, difficult, reveals, roll, plans, readings, sources, mountains=mountains).fight_all_phases()
