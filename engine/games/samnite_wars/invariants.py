"""What must always be true of a state of Samnite Wars: for self-play and tests."""

from collections.abc import Iterator

from engine.games.samnite_wars.fate_cards import CARDS, EFFORT, EFFORT_TYPES, RANK
from engine.games.samnite_wars.state import DECK, DISCARDS, SamniteState
from engine.games.samnite_wars.tables import HOME, REGIONS, TABLES
from engine.kernel.zones import PUBLIC, seat_mask


def violations(state: SamniteState) -> Iterator[str]:
    """Yield every broken invariant."""
    yield from state.cards.violations()
    yield from _cards(state)
    yield from _tokens(state)
    yield from _combat(state)


def _cards(state: SamniteState) -> Iterator[str]:
    zones, knows = state.cards.zones, state.cards.knows
    if set(zones) != {DECK, DISCARDS, *state.seats}:
        yield f"zones {sorted(zones)}"
    if knows.keys() != RANK.keys():
        yield "the cards are not those of the list"
    for seat in state.seats:
        mine = seat_mask(state.seats, seat)
        yield from (f"{seat} does not know his {card}" for card in zones[seat] if not knows[card] & mine)
    yield from (f"known in the deck: {card}" for card in zones[DECK][:-1] if knows[card])
    top = zones[DECK][-1:]
    is_open = state.options["deck"] == "face_up"
    if top and bool(knows[top[0]] & PUBLIC) != is_open:
        yield "the top card is open where it should not be, or hidden where it should be open"
    most = TABLES.fate.hand + TABLES.allies.cards + len(CARDS)
    yield from (f"{seat} holds too many cards" for seat in state.seats if len(zones[seat]) > most)


def _tokens(state: SamniteState) -> Iterator[str]:
    if state.treasury < 0:
        yield f"a Treasury of {state.treasury}"
    yield from (f"{seat} has {n} Prestige" for seat, n in state.triumph.items() if n < 0)
    if tuple(state.triumph) != state.seats:
        yield "a Triumph without a player"
    if state.tokens.keys() != REGIONS.keys():
        yield "a region is missing"
    yield from (f"{n} tokens on {region}" for region, n in state.tokens.items() if not 0 <= n <= REGIONS[region].tokens)
    if state.tokens[HOME] != REGIONS[HOME].tokens:
        yield "Rome has lost its home"
    if state.consul not in state.seats:
        yield f"no Consul: {state.consul}"


def _combat(state: SamniteState) -> Iterator[str]:
    combat = state.combat
    if combat is None:
        return
    if combat.enemy == state.consul:
        yield "the Consul fights himself"
    people = [p for p in (state.consul, combat.enemy, combat.consul_ally, combat.enemy_ally) if p]
    if len(set(people)) < len(people):
        yield "one player on two sides"
    for cards in (combat.consul_cards or (), combat.enemy_cards or ()):
        kinds = [CARDS[card].type for card in cards]
        if len(set(kinds)) < len(kinds) or not EFFORT.issuperset(cards) or not set(kinds) <= set(EFFORT_TYPES):
            yield f"no War Effort: {cards}"
