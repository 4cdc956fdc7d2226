"""What a seat does not know, replaced at random (ruling 103): for the tests of secrecy, and for computer players."""

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.games.total_war_rome.battle.secrets import armies_in_battle, determinize_battle
from engine.games.total_war_rome.board.armies import SWIFT, is_legal_army, set_army, set_board
from engine.games.total_war_rome.board.disunity import has_mixed_tribes
from engine.games.total_war_rome.board.navies import set_navy
from engine.games.total_war_rome.frames.campaign import Meeting
from engine.games.total_war_rome.frames.rounds import InitiativePhase
from engine.games.total_war_rome.state import Army, RomeState
from engine.games.total_war_rome.tables import SETUP, SHIPS, TROOPS
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.machine import Machine
from engine.kernel.state import Side
from engine.kernel.zones import PUBLIC, seat_mask

EXCHANGES = 12  # tries to exchange a card of an unknown army for another


def sides_of(state: RomeState, seat: str | None) -> tuple[Side, ...]:
    """Return the factions that a seat plays."""
    return tuple(side for side, player in state.players.items() if player == seat)


def knows_army(army: Army, own: Sequence[Side]) -> bool:
    """Return whether one of the factions `own` knows all cards of an army."""
    return army.owner in own or any(side in own for side, _ in army.seen)


def dealt_anew(machine: Machine[RomeState], state: RomeState, seat: str | None, lots: UnverifiedRandom) -> RomeState:
    """Return a state that looks the same to `seat`."""
    new, own = state.copy(), sides_of(state, seat)
    new.cards.determinize(PUBLIC if seat is None else seat_mask(state.seats, seat), lots)
    deal_initiative_anew(new, own, lots)
    fighting = armies_in_battle(new)
    subjects = {str(getattr(frame, name)) for frame in new.frames for name in frame.__struct_fields__}
    for army_id, army in list(new.armies.items()):
        if not knows_army(army, own) and army_id not in fighting:
            kept = army_cards_offered_to(new, army_id, own)
            _army(new, army_id, lots, strict=army_id in subjects, kept=kept)
            if not kept:
                _offer_anew(new, army_id, lots)
    for navy_id, navy in list(new.navies.items()):
        if navy.owner not in own and not any(side in own for side, _ in navy.seen):
            _navy(new, navy_id, lots)
    for side in new.players:
        if side not in own:
            _generals(new, side, lots)
    determinize_battle(new, own, lots)
    machine.replace_secret_answers(new, seat, lots)
    return new


def army_cards_offered_to(state: RomeState, army_id: str, own: Sequence[Side]) -> tuple[str, ...]:
    """Return the cards of an ally's army that have been offered to one of the factions `own` for a battle to come."""
    for frame in state.frames:
        if isinstance(frame, Meeting) and army_id in dict(frame.offers):
            helper = state.armies[army_id].owner
            commanders = [state.armies[a].owner for a in (frame.active, frame.passive) if a in state.armies]
            if any(side in own and state.are_allied(side, helper) for side in commanders):
                return dict(frame.offers)[army_id]
    return ()


def _offer_anew(state: RomeState, army_id: str, lots: UnverifiedRandom) -> None:
    """Let an army have offered any of its cards, as many as it has."""
    for frame in state.frames:
        if isinstance(frame, Meeting) and army_id in dict(frame.offers):
            some = lots.shuffled(state.armies[army_id].cards)[: len(dict(frame.offers)[army_id])]
            frame.offers = tuple((a, tuple(sorted(some)) if a == army_id else kinds) for a, kinds in frame.offers)


def deal_initiative_anew(state: RomeState, own: Sequence[Side], lots: UnverifiedRandom) -> None:
    """Before the reveal the initiative cards of others may be any of the cards that one does not hold."""
    phase = next((f for f in state.frames if isinstance(f, InitiativePhase)), None)
    if phase is None or phase.bids:
        return
    mine = [state.factions[side].initiative for side in own]
    cards = lots.shuffled(n for n in SETUP["initiative_cards"] if n not in mine)
    for side in state.players:
        if side not in own:
            set_board(state, side, initiative=cards.pop())


def _army(state: RomeState, army_id: str, lots: UnverifiedRandom, *, strict: bool, kept: Sequence[str] = ()) -> None:
    """Exchange cards of an army for cards of the reserve stack or of other unknown armies off the board, so that it
    remains as legal, as fast and as large as it was; mercenaries stay: their number is public and packs are open.
    kept: cards of it that are known."""
    army = state.armies[army_id]
    owner = army.owner
    pool = _cards_in(state.factions[owner].reserve)
    for _ in range(min(EXCHANGES, 2 * len(army.cards))):
        army = state.armies[army_id]
        mine, other = lots.choose(army.cards), lots.choose(pool)
        known = Counter(kept)[mine] >= Counter(army.cards)[mine]
        if other not in TROOPS or TROOPS[mine].is_mercenary or other == mine or known:
            continue
        cards = list(army.cards)
        cards[cards.index(mine)] = other
        if not _alike(army.cards, tuple(cards), mine, other, strict):
            continue
        left = Counter(state.factions[owner].reserve)
        left[other] -= 1
        left[mine] += 1
        set_board(state, owner, reserve={kind: n for kind, n in sorted(left.items()) if n})
        set_army(state, army_id, cards=tuple(sorted(cards)))
        pool = _cards_in(state.factions[owner].reserve)


def _cards_in(reserve: Mapping[str, int]) -> list[str]:
    return [kind for kind, n in reserve.items() for _ in range(n)]


def _alike(before: tuple[str, ...], after: tuple[str, ...], gone: str, come: str, strict: bool) -> bool:
    """Return whether nobody could tell the two armies apart; where the groups are the same, the limits are too."""
    if TROOPS[gone].group != TROOPS[come].group and (strict or not is_legal_army(before) or not is_legal_army(after)):
        return False
    return (not has_mixed_tribes(after) or has_mixed_tribes(before)) and _swift(before) == _swift(after)


def _swift(cards: tuple[str, ...]) -> bool:
    return SWIFT.issuperset(cards)


def _navy(state: RomeState, navy_id: str, lots: UnverifiedRandom) -> None:
    navy = state.navies[navy_id]
    for kind in navy.ships:
        reserve = Counter(state.factions[navy.owner].reserve)
        others = [k for k in reserve if k in SHIPS and SHIPS[k].faction == SHIPS[kind].faction]
        if not others or not lots.integer_below(2):
            continue
        other = lots.choose(others)
        reserve[other] -= 1
        reserve[kind] += 1
        set_board(state, navy.owner, reserve={k: c for k, c in sorted(reserve.items()) if c})
        ships = list(state.navies[navy_id].ships)
        ships[ships.index(kind)] = other
        set_navy(state, navy_id, ships=tuple(sorted(ships)))


def _generals(state: RomeState, side: Side, lots: UnverifiedRandom) -> None:
    """Generals off the board may be any that are not seen on it (ruling 101)."""
    holding = state.factions[side]
    waiting = [a for a, army in state.armies.items() if army.owner == side and army.general and not army.is_placed]
    pool = lots.shuffled((*holding.generals, *holding.spare, *(state.armies[a].general for a in waiting)))
    for army_id in waiting:
        set_army(state, army_id, general=pool.pop())
    spare = tuple(pool.pop() for _ in holding.spare)
    set_board(state, side, spare=spare, generals=tuple(sorted(pool)))
