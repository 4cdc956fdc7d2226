"""What a seat, or the public, may know of a game of Samnite Wars: built field by field, never by removing."""

import msgspec

from engine.games.samnite_wars.actions import CommitEffort
from engine.games.samnite_wars.fate_cards import RANK, card_forces
from engine.games.samnite_wars.state import DECK, DISCARDS, SamniteState, role_of
from engine.games.samnite_wars.tables import REGIONS
from engine.kernel.choices import Given
from engine.kernel.prompts import Preview, Prompt
from engine.kernel.texts import keyed_text
from engine.kernel.zones import PUBLIC, seat_mask


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player as everybody sees them. `known` holds the cards that this viewer knows to be in the hand."""

    seat: str
    triumph: int
    hand_size: int
    known: tuple[str, ...] = ()


class RegionView(msgspec.Struct, frozen=True, kw_only=True):
    """One region: Prestige tokens on it, how many make it Rome's, and whether Rome controls it."""

    region: str
    tokens: int
    needed: int
    controlled: bool


class CombatView(msgspec.Struct, frozen=True, kw_only=True):
    """The combat that is going on: who stands where, in which roles, and the efforts once revealed."""

    kind: str  # revolt, campaign, war
    region: str
    consul: str
    enemy: str  # the seat that plays the region; "" while not chosen
    rome_attacks: bool
    consul_ally: str = ""
    enemy_ally: str = ""
    consul_cards: tuple[str, ...] | None = None  # None: not revealed
    enemy_cards: tuple[str, ...] | None = None
    consul_force: int | None = None
    enemy_force: int | None = None
    winner: str = ""  # "consul", "enemy" or ""


class SamniteView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table for one viewer; `seat` None is the public."""

    seat: str | None
    round: int
    last_round: int
    phase: str  # fate, taxation, strategy, event, resolution, prestige, etcetera, over
    consul: str
    treasury: int
    players: tuple[PlayerView, ...]  # in turn order from seat "1"
    regions: tuple[RegionView, ...]  # the ten, in the order of the Region Table
    event: str = ""  # revolt, peace, raids, war, or "" before the roll
    combat: CombatView | None = None
    deck_size: int
    top_card: str | None  # None: closed deck, or empty
    discard_size: int
    hand: tuple[str, ...] = ()  # the viewer's own cards; empty for the public
    effort: tuple[str, ...] | None = None  # the viewer's own sealed war effort, while it can still be replaced
    winners: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()  # the cards that this viewer knows to lie there
    campaign_barred: bool = False  # by a plague or a lost battle
    deck_open: bool = True  # the Fate deck lies face up (table option)


def view_of(state: SamniteState, seat: str | None) -> SamniteView:
    """Return what `seat`, or the public (None), may know."""
    cards = state.cards
    mask = PUBLIC if seat is None else seat_mask(state.seats, seat)
    return SamniteView(
        seat=seat,
        round=state.round,
        last_round=int(state.options["last_round"]),
        phase=state.phase,
        consul=state.consul,
        treasury=state.treasury,
        players=tuple(_player(state, player, seat, mask) for player in state.seats),
        regions=tuple(_region(state, name) for name in REGIONS),
        event=state.event,
        combat=_combat(state),
        deck_size=len(cards.zones[DECK]),
        top_card=next((card for card in reversed(cards.zones[DECK]) if cards.knows[card] & PUBLIC), None),
        discard_size=len(cards.zones[DISCARDS]),
        hand=tuple(sorted(state.hand(seat), key=RANK.__getitem__)) if seat is not None else (),
        effort=_effort(state, seat),
        winners=state.outcome.winners if state.outcome else (),
        discards=tuple(sorted(cards.seen(DISCARDS, mask), key=RANK.__getitem__)),
        campaign_barred=state.campaign_barred,
        deck_open=state.options["deck"] == "face_up",
    )


def _player(state: SamniteState, player: str, viewer: str | None, mask: int) -> PlayerView:
    known = () if player == viewer else tuple(sorted(state.cards.seen(player, mask), key=RANK.__getitem__))
    hand = state.hand(player)
    return PlayerView(seat=player, triumph=state.triumph[player], hand_size=len(hand), known=known)


def _region(state: SamniteState, name: str) -> RegionView:
    tokens, needed = state.tokens[name], REGIONS[name].tokens
    return RegionView(region=name, tokens=tokens, needed=needed, controlled=tokens >= needed)


def _combat(state: SamniteState) -> CombatView | None:
    combat = state.combat
    if combat is None:
        return None
    return CombatView(
        kind=combat.kind,
        region=combat.region,
        consul=state.consul,
        enemy=combat.enemy,
        rome_attacks=combat.rome_attacks,
        consul_ally=combat.consul_ally,
        enemy_ally=combat.enemy_ally,
        consul_cards=combat.consul_cards,
        enemy_cards=combat.enemy_cards,
        consul_force=combat.consul_force,
        enemy_force=combat.enemy_force,
        winner=combat.winner,
    )


def _effort(state: SamniteState, seat: str | None) -> tuple[str, ...] | None:
    answer = state.pending.answers.get(seat) if state.pending and seat is not None else None
    return answer.cards if isinstance(answer, CommitEffort) else None


def preview_of(state: SamniteState, prompt: Prompt, given: Given) -> Preview | None:
    """Return the Force of the War Effort chosen so far and how it is made up; None for other actions."""
    if not given or given[0] != CommitEffort.tag():
        return None
    usable = card_forces(role_of(state, prompt.side))
    lines = [keyed_text("preview.force", force=sum(usable[card] for card in given[1:]))]
    lines += [keyed_text("preview.card", card=card, force=usable[card]) for card in given[1:]]
    return Preview(legal=True, lines=tuple(lines))
