"""SET-UP (section 3): sides and seats, spaces as printed, forces, leaders, decks."""

from collections.abc import Mapping

from engine.games.sword_of_rome.board.stacks import leaders_commander_first
from engine.games.sword_of_rome.cards.hands import DESPERATE, deck_of
from engine.games.sword_of_rome.figures import Scenario
from engine.games.sword_of_rome.frames.turn import Turns
from engine.games.sword_of_rome.powers import POWERS_OF
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import (
    DISPLACED,
    GONE,
    POOL,
    REMOVED,
    RESERVE,
    UNENTERED,
    Place,
    Stack,
    SwordState,
    desperate_times_zone,
    discard_zone,
    draw_pile_zone,
    hand_zone,
)
from engine.games.sword_of_rome.tables import CARDS, LEADERS, SCENARIOS, SPACES, cards_of, scenario_for_player_count
from engine.kernel.events import Seat
from engine.kernel.roles import Role
from engine.kernel.rulebook import Goto
from engine.kernel.state import Side
from engine.kernel.zones import EVERYBODY, NOBODY, Cards

INDEPENDENT = "independent"
LEAST, MOST = 2, 5  # seats
BOXES = {"pool": POOL, "reserve": RESERVE, "setup": DISPLACED}


def roles_of(played: Scenario) -> tuple[Role, ...]:
    """Return what each person plays in a scenario: one side, or the sides that go together."""
    if played.persons:
        return tuple([Role(id="_".join(sides), sides=sides) for sides in played.persons])
    return tuple([Role(id=side) for side in played.players])


ROLES = {
    len(played.persons or played.players): roles_of(played)
    for played in SCENARIOS.values()
    if LEAST <= len(played.persons or played.players) <= MOST
}


def empty_table(
    options: Mapping[str, str], seats: tuple[Seat, ...], prompt_key: bytes, played: Mapping[Seat, Role]
) -> SwordState:
    """Return the table before the first shuffle: everything where the scenario has it, hands empty.

    played: by seat, the role that it plays.
    """
    scenario = scenario_for_player_count(len(seats))
    seat_of = {side: seat for seat, role in played.items() for side in role.plays()}
    return SwordState(
        prompt_key=prompt_key,
        seats=seats,
        options=dict(options),
        players={side: seat_of[side] for side in scenario.players},
        vp=dict.fromkeys(scenario.players, scenario.vp_start),
        places={space: _place(scenario, space) for space in SPACES},
        stacks=_stacks(scenario),
        off_map=_off_map(scenario),
        cards=_cards(scenario),
        plans={},
        announced={},
    )


def _place(scenario: Scenario, space: str) -> Place:
    known = SPACES[space]
    if space in scenario.out_of_play or known.kind == "box":
        return Place()
    owner = "" if known.home == INDEPENDENT else known.home
    return Place(owner=owner, loyalty=scenario.loyalty.get(space, known.loyalty))


def _stacks(scenario: Scenario) -> dict[str, Stack]:
    stacks: dict[str, Stack] = {}
    for force in scenario.forces:
        key = f"{force.power}@{force.space}"
        old = stacks.get(key) or Stack(force.power, force.space)
        leaders = (*old.leaders, force.leader) if force.leader else old.leaders
        stacks[key] = Stack(
            force.power,
            force.space,
            old.cu + force.cu,
            leaders_commander_first(leaders),
            mercenaries=old.mercenaries + (force.cu if force.unit == "mercenary" else 0),
            militia=old.militia + (force.cu if force.unit == "citizen_militia" else 0),
        )
    return stacks


def _off_map(scenario: Scenario) -> dict[str, str]:
    """Return the box of each leader that does not start on the map. One whose power is not in the game is gone."""
    powers = {power for side in scenario.players for power in POWERS_OF[side]} | set(scenario.non_players)
    placed = {force.leader for force in scenario.forces}
    boxes = {}
    for name, leader in LEADERS.items():
        if name not in placed and leader.kind != "virtual":
            here = leader.power in powers and leader.editions in ("all", scenario.edition)
            boxes[name] = BOXES.get(leader.entry, UNENTERED) if here else GONE
    return boxes


def _cards(scenario: Scenario) -> Cards:
    zones: dict[str, list[str]] = {REMOVED: []}
    knows: dict[str, int] = {}
    for side in scenario.players:
        own = [card.id for card in cards_of(scenario.edition, side)]
        open_ones = [card for card in own if CARDS[card].kind == DESPERATE]
        zones |= {hand_zone(side): [], discard_zone(side): [], desperate_times_zone(side): open_ones}
        zones[draw_pile_zone(side)] = [card for card in own if card not in open_ones]
        knows |= {card: EVERYBODY if card in open_ones else NOBODY for card in own}
    return Cards(zones, knows)


@RULES.step(Turns)
def set_up(play: SwordPlay, frame: Turns) -> Goto:
    """Shuffle the decks; the first hands are drawn in the first Draw Phase."""
    for side in play.state.players:
        make_deck(play, side)
    return Goto("turn")


def make_deck(play: SwordPlay, side: Side) -> None:
    """Shuffle a side's deck."""
    deck_of(side).make(play, play.state.cards.zones[draw_pile_zone(side)])
