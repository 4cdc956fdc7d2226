"""Setting up: factions to seats, starting armies and navies on the faction boards, two agents in each capital."""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations

from engine.games.total_war_rome.action_cards import ACTION_CARDS
from engine.games.total_war_rome.board.regions import set_land
from engine.games.total_war_rome.board.starting import IMPROVEMENTS, STARTS, starting_holder, starting_status
from engine.games.total_war_rome.frames.rounds import Rounds
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import (
    DECK,
    DISCARD,
    NEUTRAL,
    Agent,
    Army,
    Holding,
    Land,
    Navy,
    RomeState,
    hand_zone,
)
from engine.games.total_war_rome.tables import (
    CARDS,
    FACTIONS,
    GENERALS,
    PACKS,
    REGIONS,
    SETUP,
    SHIPS,
    SPECIALS,
    TROOPS,
    faction_pair_id,
)
from engine.games.total_war_rome.traces import SHOWN, Trace
from engine.kernel.dice import Dice
from engine.kernel.play import Play
from engine.kernel.roles import Role, Roles, roles_by_lobby_options
from engine.kernel.rulebook import Goto, Next
from engine.kernel.state import Side
from engine.kernel.zones import NOBODY, Cards

ROLES: Roles = {count: tuple(Role(id=faction) for faction in played) for count, played in SETUP["players"].items()}
ROLE_OPTION = "factions"


def starting_state(options: dict[str, str], seats: tuple[str, ...], prompt_key: bytes, dice: Dice) -> RomeState:
    """Return the table before the first round; with fewer than four players the other factions are absent and their
    home regions independent, but garrisoned (ruling 99)."""
    factions: list[Side] = list(SETUP["players"][len(seats)])
    roles = roles_by_lobby_options(ROLES, ROLE_OPTION, options, seats, dice, "factions")
    seat_of = {role.id: seat for seat, role in roles.items()}
    players = {side: seat_of[side] for side in factions}
    zones: dict[str, list[str]] = {DECK: list(CARDS), DISCARD: [], **{hand_zone(side): [] for side in players}}
    state = RomeState(
        prompt_key=prompt_key,
        seats=seats,
        options=options,
        players=players,
        factions={},
        regions={r: Land(owner=_holder(r, players)) for r in REGIONS},
        roads={},
        armies={},
        navies={},
        agents={},
        relations=_relations(options["diplomacy"], factions),
        packs={**{kind: n for pack in PACKS.values() for kind, n in pack.items()}, **SPECIALS},
        cards=Cards(zones, dict.fromkeys(CARDS, NOBODY)),
        plans={},
    )
    for side in players:
        _faction(state, side)
    return state


def _holder(region: str, players: Mapping[Side, str]) -> Side:
    holder = starting_holder(region)
    return holder if holder in players else ""


def _relations(variant: str, factions: list[Side]) -> dict[str, str]:
    by_pair = starting_status(variant)
    return {faction_pair_id(a, b): by_pair.get(faction_pair_id(a, b), NEUTRAL) for a, b in combinations(factions, 2)}


def _faction(state: RomeState, side: Side) -> None:
    start = STARTS[side]
    reserve = Counter({kind: TROOPS[kind].count for kind in FACTIONS[side].troops})
    reserve += Counter({kind: SHIPS[kind].count for kind in FACTIONS[side].ships})
    generals = list(FACTIONS[side].generals)
    for n, army in enumerate(start.armies, 1):
        printed = (Trace(SHOWN, kinds=army.cards),)  # nobody has seen them, but all can read the rules
        state.armies[f"{side}_{n}"] = Army(
            owner=side, at=army.at, general=army.general, cards=army.cards, record=printed
        )
        reserve.subtract(army.cards)
        if army.general:
            generals.remove(army.general)
    for n, navy in enumerate(start.navies, 1):
        state.navies[f"{side}_fleet_{n}"] = Navy(owner=side, port=navy.port, ships=navy.ships)
        reserve.subtract(navy.ships)
    for n, region in enumerate(start.agents, 1):
        state.agents[f"{side}_agent_{n}"] = Agent(owner=side, at=region)
    for region, what in IMPROVEMENTS:
        if state.regions[region].owner == side:
            set_land(state, region, **{what: True})
    state.factions[side] = Holding(
        gold=start.gold,
        reserve={kind: n for kind, n in sorted(reserve.items()) if n},
        generals=tuple(sorted(generals, key=lambda g: (GENERALS[g].stars, g))),
    )


@rules.step(Rounds)
def shuffle_action_cards(play: Play[RomeState], frame: Rounds) -> Next:
    """Shuffle the action cards."""
    ACTION_CARDS.make(play, CARDS)
    return Goto("round")
