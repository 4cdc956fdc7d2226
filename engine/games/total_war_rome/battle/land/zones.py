"""The Battle Zones: where the cards of one side lie in a land battle, and what becomes of them.

Everything here is an immutable value; nothing knows of frames or players, so that odds and computer players fight
with the very same rules.
"""

from collections import Counter

import msgspec

from engine.games.total_war_rome.army_cards import (
    CAVALRY,
    CAVALRY_SKIRMISHER,
    CHARIOT,
    ELEPHANT,
    FOOT_SKIRMISHER,
    LOGS,
    Token,
    army_card_tokens,
    card_battle_figures,
    is_artillery,
    is_main,
    is_skirmisher,
    kind_of,
    main_battle_cards,
)
from engine.games.total_war_rome.frames.host import Host

TERRAIN, FLANKS, CENTRE, ENVELOPMENT = "terrain", "flanks", "centre", "envelopment"
LEAST_COMBATS = 2  # Phase 4: in the centre, if cards allow


class Readings(msgspec.Struct, frozen=True):
    """Second readings of disputed rules that a table may have chosen."""

    skirmisher_answered: bool = False  # ruling 46: a stacked skirmisher is rolled at by the main battle card it attacks
    skirmisher_stands: bool = False  # ruling 47: so is one that is deployed alone
    second_kill_lost: bool = False  # ruling 50: a second kill does not reach the wounded card that waits


AS_RULED = Readings()


class Deployed(msgspec.Struct, frozen=True, omit_defaults=True):
    """The cards that a side plays in one combat; "" for none."""

    main: Token = ""
    skirmisher: Token = ""
    artillery: Token = ""

    @property
    def cards(self) -> tuple[Token, ...]:
        """Return the cards played."""
        return tuple(c for c in (self.main, self.skirmisher, self.artillery) if c)


def mustered_host(kinds: tuple[str, ...]) -> Host:
    """Return an army drawn up for battle."""
    return Host(hand=army_card_tokens(kinds))


def of_type(cards: tuple[Token, ...], *types: str) -> tuple[Token, ...]:
    """Return the cards of these troop types."""
    return tuple(c for c in cards if card_battle_figures(c).type in types)


# Phase 2


def terrain_skirmishers(host: Host, mountains: bool) -> tuple[Token, ...]:
    """Return the foot skirmishers that may be deployed in the Fight for Terrain; Flaming Logs need a mountain."""
    foot = of_type(host.hand, FOOT_SKIRMISHER)
    return tuple(c for c in foot if mountains or kind_of(c) != LOGS)


def has_terrain_fighter(host: Host, mountains: bool) -> bool:
    """Return whether a side has a card for the Fight for Terrain; artillery cannot be deployed in it (ruling 43)."""
    return any(is_main(c) for c in host.hand) or bool(terrain_skirmishers(host, mountains))


# Phase 3


def flank_cards(host: Host) -> tuple[Token, ...]:
    """Return the main battle cards for the Fight for the Flanks: all cavalry and chariots, and elephants while more are
    left than are kept for the centre (ruling 53)."""
    elephants = of_type(host.hand, ELEPHANT)
    return of_type(host.hand, CAVALRY, CHARIOT) + (elephants if len(elephants) > host.in_centre else ())


def flank_strength(host: Host) -> int:
    """Return how many main battle cards a side declares for the flanks."""
    return len(of_type(host.hand, CAVALRY, CHARIOT)) + flank_elephants(host)


def flank_elephants(host: Host) -> int:
    """Return how many elephants may still fight on the flanks."""
    return max(0, len(of_type(host.hand, ELEPHANT)) - host.in_centre)


def cavalry_skirmishers(host: Host) -> tuple[Token, ...]:
    """Return the skirmishers that ride to the flanks, stacked with a main battle card."""
    return of_type(host.hand, CAVALRY_SKIRMISHER)


def host_with_saved_cards(host: Host, kept: tuple[Token, ...]) -> Host:
    """Return the host with these mounted cards kept for an envelopment (ruling 54)."""
    hand = tuple(c for c in host.hand if c not in kept)
    return msgspec.structs.replace(host, hand=hand, saved=(*host.saved, *kept))


# Phase 4


def centre_mains(host: Host, fought: int) -> tuple[Token, ...]:
    """Return the main battle cards that may be played in the centre; the first two combats may call on those saved
    for an envelopment where there are no others (ruling 55)."""
    ready = main_battle_cards(host.hand)
    return ready or (host.saved if fought < LEAST_COMBATS else ())


def can_fight_centre(host: Host, fought: int) -> bool:
    """Return whether a side can still play a card in the centre."""
    return bool(centre_mains(host, fought)) or (fought < LEAST_COMBATS and bool(host.hand))


def centre_skirmishers(host: Host) -> tuple[Token, ...]:
    """Return the skirmishers in hand."""
    return tuple(c for c in host.hand if is_skirmisher(c))


def centre_artillery(host: Host) -> tuple[Token, ...]:
    """Return the artillery in hand."""
    return tuple(c for c in host.hand if is_artillery(c))


# Cards that nobody opposes


def possible_envelopers(host: Host) -> tuple[Token, ...]:
    """Return the mounted main battle cards that have not fought: those saved after the flanks, and elephants and horse
    that are left over in the centre (ruling 57)."""
    return (*host.saved, *of_type(host.hand, CAVALRY, CHARIOT, ELEPHANT))


def unopposed_attack_targets(host: Host, under: bool) -> tuple[Token, ...]:
    """Return what an unopposed attack may be aimed at: the wounded card, the cards next to the general, and in Phase 2
    those under them too (rulings 56 and 57)."""
    wounded = (host.wounded,) if host.wounded else ()
    return (*wounded, *host.beside, *(host.under if under else ()))


# Damage


def host_after_deployment(host: Host, played: Deployed) -> Host:
    """Return the host with the played cards taken from its hand (or from those saved)."""
    cards = played.cards
    return msgspec.structs.replace(
        host,
        hand=tuple(c for c in host.hand if c not in cards),
        saved=tuple(c for c in host.saved if c not in cards),
    )


def host_after_kill(host: Host, token: Token) -> Host:
    """Return the host with a card pushed into the dead zone, wherever it lay in the active or safe zone."""
    return msgspec.structs.replace(
        host,
        wounded="" if host.wounded == token else host.wounded,
        under=tuple(c for c in host.under if c != token),
        beside=tuple(c for c in host.beside if c != token),
        dead=(*host.dead, token),
    )


def host_after_damage(host: Host, target: Token, damage: int, readings: Readings = AS_RULED) -> Host:
    """Return the host after `damage` (in wounds) at one card: the wound rule (Dice Results; ruling 50)."""
    kills, wound = divmod(damage, 2)
    waiting = host.wounded
    if kills:
        host = host_after_kill(host, target)
        spills = wound or (kills > 1 and not readings.second_kill_lost)
        if spills and waiting and waiting != target:
            host = host_after_kill(host, waiting)
    elif wound and waiting:
        host = host_after_kill(host, waiting)
    elif wound:
        host = msgspec.structs.replace(
            host,
            wounded=target,
            under=tuple(c for c in host.under if c != target),
            beside=tuple(c for c in host.beside if c != target),
        )
    return host


def host_after_retiring_card(host: Host, token: Token, phase: str) -> Host:
    """Return the host with a card pulled back into the safe zone, unless it is dead or wounded: under the general after
    the Fight for Terrain, else next to them. A special card is used up (ruling 65)."""
    if not token or token in host.dead or token == host.wounded:
        return host
    if card_battle_figures(token).is_special:
        return msgspec.structs.replace(host, spent=(*host.spent, token))
    if phase == TERRAIN:
        return msgspec.structs.replace(host, under=(*host.under, token))
    return msgspec.structs.replace(host, beside=(*host.beside, token))


def host_after_unopposed_attacks(host: Host, phase: str) -> Host:
    """Return the host when the attacks on what nobody defended are over: who attacked lies in the safe zone like every
    survivor, under the general after the Fight for Terrain, else next to them, where an envelopment reaches it (The
    Battle Zones). After the envelopment itself nothing follows that could reach a card."""
    for token in host.struck if phase != ENVELOPMENT else ():
        host = host_after_retiring_card(
            msgspec.structs.replace(host, struck=tuple(c for c in host.struck if c != token)), token, phase
        )
    return host


def zone_count(host: Host) -> Counter[str]:
    """Return how many cards lie in each zone, for checks: no card is in two, none gets lost."""
    wounded = (host.wounded,) if host.wounded else ()
    zones = (host.hand, host.saved, wounded, host.under, host.beside, host.dead, host.struck, host.spent)
    return Counter(c for zone in zones for c in zone)
